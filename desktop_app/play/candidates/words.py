# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the rows in the tree of candidate moves, and the heights of their value curves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from desktop_app.boards.kind import FEW
from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position
from desktop_app.core.scales import Scale, is_reversed, least_advantage, on_scale, plies_to_spare
from desktop_app.core.score import Bound, Score
from desktop_app.games.registry import board_of, family_of, move_name, player_name
from desktop_app.kit.value_signs import Tag, ValueKind, value_kind_of
from desktop_app.languages import translate
from desktop_app.numerals import listed
from desktop_app.play.candidates.model import CandidateNode
from desktop_app.play.display import DisplayChoice, PointOfView, ShownValues
from desktop_app.words import values as words
from desktop_app.words.address import addressed, capitalized

if TYPE_CHECKING:
    from desktop_app.search.candidates import Analysis

SIGNS = {
    ValueKind.WIN: "▲",
    ValueKind.DRAW: "=",
    ValueKind.LOSS: "▼",
    ValueKind.AHEAD: "△",
    ValueKind.UNCLEAR: "≈",
    ValueKind.BEHIND: "▽",
}
"""The characters that stand in a text for the signs of these kinds of values."""
MAX_CACHED_TEXTS = 5_000
"""The most texts of values by depth in the cache."""


class Basis(NamedTuple):
    """The line above the list of moves: for whom the values are, and how sure they are.

    Attributes:
        text: all in words.
        signs: the signs that `text` names, each with its meaning; empty in full details.
        note: the last words of `text`; may be empty.
    """

    text: str = ""
    signs: Sequence[Tag] = ()
    note: str = ""


class CandidateTexts:
    """Makes texts for the reader's choice of scale and point of view.

    The model must rewrite its texts when that choice changes.
    """

    def __init__(self, choice: DisplayChoice) -> None:
        self._choice = choice
        self._point_texts: dict[tuple[object, ...], str] = {}

    #: A row in the table of moves, as screen readers tell it. {known}: “exact”, “guess”, “at
    #: least”; {meaning}: “X wins in 2 moves”; {row}: all of a row that was told before
    def row(self, node: CandidateNode) -> tuple[str, ...]:
        """Return the texts of a row's columns, followed by its accessible text."""
        position, candidate = node.before, node.candidate
        game, mover = position.game, position.turn
        move = move_name(position, candidate.move)
        viewer = self._choice.viewer(node.root_mover)
        takes_largest = mover is MAX  # a tree's numbers are always for Max
        if not game.is_numeric:
            takes_largest = (viewer is mover) is not is_reversed(self._choice.scale)
        level = f"{player_name(game, mover)} {words.level_word(takes_largest=takes_largest)}"
        score = candidate.score
        if score is None and candidate.skipped:
            known = translate("CandidateTexts", "not searched yet")
            accessible_text = translate("CandidateTexts", "{move}: {known}").format(
                move=move, known=known
            )
            return (move, "", "", "", level, known, "", "", "", "", accessible_text)
        if score is None:
            return (move, "\N{HORIZONTAL ELLIPSIS}", "", "", level, "", "", "", "", "", move)
        seen = score.seen_by(viewer)
        value = self.value(node)
        meaning = capitalized(words.score_meaning(score, position, self._choice.person))
        known = words.known(seen, self._choice.display.scale, game)
        reply = _reply(position, candidate.line)
        worst, odds, games = words.random_texts(position, candidate.endings)
        pattern = translate("CandidateTexts", "{move}: {meaning}")
        if self._choice.display.is_full:
            pattern = translate("CandidateTexts", "{move}: {value}, {meaning}, {known}")
        accessible_text = pattern.format(move=move, value=value, meaning=meaning, known=known)
        if score.is_mere_bound and not self._choice.display.is_full:
            #: Read by screen readers and shown beside a row; {row} is such as “h4: No better”
            gloss = translate("CandidateTexts", "{row}. Another move is at least as good")
            accessible_text = gloss.format(row=accessible_text)
        if node.best:
            accessible_text = translate("CandidateTexts", "{row}, best move").format(
                row=accessible_text
            )
        by_depth = self._by_depth_text(node, viewer)
        return (
            move,
            value,
            meaning,
            reply,
            level,
            known,
            by_depth,
            worst,
            odds,
            games,
            accessible_text,
        )

    def basis(self, found: Analysis) -> Basis:
        """Say for whom the values are and, on a large board, that it shows only the best."""
        mover, note = found.position.turn, self._note(found)
        choice = self._choice
        is_movers = choice.display.point_of_view is PointOfView.MOVER and choice.bot_side is None
        viewer = None if is_movers else choice.viewer(mover)
        text, signs, _ = self._basis(found.position.game, viewer, mover, complete=found.complete)
        #: Above the list of moves; {text} is such as “For you.”, {note} what the board shows
        pattern = translate("CandidateTexts", "{text}   {note}")
        return Basis(pattern.format(text=text, note=note) if note else text, signs, note)

    def possible_bases(self, game: Game) -> Sequence[Basis]:
        """Return all lines that may appear in a game with these players, without notes.

        Which one appears depends on the move, on what the search has found, and on the point of
        view.
        """
        viewers = (MAX, None) if self._choice.bot_side is None else (MAX, MIN)
        return [
            self._basis(game, viewer, MAX, complete=complete)
            for viewer in viewers
            for complete in (True, False)
        ]

    def _basis(self, game: Game, viewer: Player | None, mover: Player, *, complete: bool) -> Basis:
        """Return what is said without a note.

        Args:
            game: the game.
            viewer: the player for whom the values are; None for the player to move.
            mover: the player to move.
            complete: whether no value is a guess.
        """
        if self._choice.display.is_full:
            return Basis(self._viewer_text(game, viewer, complete=complete))
        signs = self._signs(game, mover if viewer is None else viewer, complete=complete)
        text = "   ".join(f"{SIGNS[tag.value_kind]} {tag.text}" for tag in signs)
        return Basis(text, signs)

    def _note(self, found: Analysis) -> str:
        """Say what "in" counts, or that a large board shows only the best moves; may be empty."""
        display, scores = self._choice.display, (each.score for each in found.candidates)
        counts_plies = family_of(found.position.game).unit is not None and self.tags_have_texts
        if display.is_full and counts_plies and any(score and score.winner for score in scores):
            #: Above the list of moves of chess, where a value may be "+1 in 3"
            return translate("CandidateTexts", "In “wins in 3”, the moves of both players count.")
        if not board_of(found.position.game).is_large or display.overlay is not ShownValues.ALL:
            return ""
        #: Above the list of moves, on a large board
        return translate("CandidateTexts", "On the board: the best {count}").format(count=FEW)

    #: Above the table of moves: whose values these are
    def _viewer_text(self, game: Game, viewer: Player | None, *, complete: bool) -> str:
        """Say for whom the values of a position are, and whether some are guesses."""
        if viewer is None:
            if complete:
                return translate("CandidateTexts", "For whoever's turn it is, with perfect play.")
            return translate("CandidateTexts", "For whoever's turn it is. ≈ marks a guess.")
        exact = addressed(
            viewer,
            self._choice.person,
            named=translate("CandidateTexts", "For {player}, with perfect play."),
            you=translate("CandidateTexts", "For you, with perfect play."),
            bot=translate("CandidateTexts", "For the bot, with perfect play."),
        )
        guessed = addressed(
            viewer,
            self._choice.person,
            named=translate("CandidateTexts", "For {player}. ≈ marks a guess."),
            you=translate("CandidateTexts", "For you. ≈ marks a guess."),
            bot=translate("CandidateTexts", "For the bot. ≈ marks a guess."),
        )
        return (exact if complete else guessed).format(player=player_name(game, viewer))

    def _signs(self, game: Game, viewer: Player, *, complete: bool) -> tuple[Tag, ...]:
        """Return the signs of values, each with its meaning."""
        person = self._choice.person
        if complete:
            #: In the legend of the list of moves: the sign of a draw
            even = translate("CandidateTexts", "Draw") if game.traits.has_draws else ""
            kinds, name = (ValueKind.WIN, ValueKind.DRAW, ValueKind.LOSS), words.winner_word
        else:
            #: In the legend of the list of moves: the sign of a guess in between
            even = translate("CandidateTexts", "Even?")
            kinds, name = (ValueKind.AHEAD, ValueKind.UNCLEAR, ValueKind.BEHIND), words.leader_word
        meanings = name(viewer, game, person), even, name(viewer.opponent, game, person)
        named = zip(kinds, meanings, strict=True)
        return tuple(Tag(kind, meaning) for kind, meaning in named if meaning)

    def best_sign(self, rows: Sequence[CandidateNode]) -> Tag | None:
        """Return the sign of the best rows with its meaning; None if none is better than others."""
        kind = next((self.value_kind(row) for row in rows if row.best), None)
        if kind is None or self._choice.display.is_full:
            return None
        #: What a filled sign means, in the legend of the list of moves
        return Tag(kind, translate("CandidateTexts", "Best"), filled=True)

    def are_of_bot(self, position: Position) -> bool:
        """Return whether the moves are the bot's, to a person who plays against it."""
        return self._choice.person is position.turn.opponent

    @property
    def tags_have_texts(self) -> bool:
        """Whether there are texts beside the signs of values; the result says the same in words."""
        return self._choice.display.scale is not Scale.WORDS

    def tag(self, node: CandidateNode) -> str:
        """Return the text beside the sign of a row's value; may be empty."""
        return self.value(node) if self.tags_have_texts else ""

    def value(self, node: CandidateNode) -> str:
        """Return the text of a row's value column."""
        score = node.candidate.score
        if score is None:
            return ""
        seen = score.seen_by(self._choice.viewer(node.root_mover))
        choice = self._choice
        return words.value_text(seen, choice.display.scale, node.before, choice.person)

    def value_kind(self, node: CandidateNode) -> ValueKind | None:
        """Return the kind of value from the reader's point of view; None without a value."""
        score = node.candidate.score
        if score is None:
            return None
        seen = score.seen_by(self._choice.viewer(node.root_mover))
        return value_kind_of(seen, least_advantage(node.before.game))

    def _by_depth_text(self, node: CandidateNode, viewer: Player) -> str:
        """Return the values by depth, "depth 2: +3, depth 4: +5"; empty for a single one."""
        if len(node.by_depth) < 2:
            return ""
        parts = [self._point_text(score, viewer, node.before) for score in node.by_depth]
        known = node.candidate.score
        if known is not None and known.is_mere_bound:
            value = words.value_text(known.seen_by(viewer), self._choice.display.scale, node.before)
            #: Newest value in the list of values by depth: “depth 2: +3, depth 4: +5, now +4”
            parts.append(translate("CandidateTexts", "now {value}").format(value=value))
        return listed(parts)

    #: One value in the list of values by depth: “depth 2: +3”. {known}: “at least”, {meaning}: “X
    #: wins in 2 moves”
    def _point_text(self, score: Score, viewer: Player, before: Position) -> str:
        """Return the text of one value by depth; cached, since each depth adds one."""
        scale, game = self._choice.display.scale, before.game
        key = (score, viewer, scale, plies_to_spare(before), game.id)
        text = self._point_texts.get(key)
        if text is not None:
            return text
        seen = score.seen_by(viewer)
        if score.bound is Bound.HEURISTIC:
            pattern = translate("CandidateTexts", "depth {depth}: {value}")
            text = pattern.format(depth=score.depth, value=words.bare_value(seen, scale, before))
        else:
            pattern = translate("CandidateTexts", "{known}: {meaning}")
            meaning = words.score_meaning(score, before)
            text = pattern.format(known=words.known(seen, scale, before.game), meaning=meaning)
        if len(self._point_texts) >= MAX_CACHED_TEXTS:
            self._point_texts.clear()
        self._point_texts[key] = text
        return text

    def heights(self, node: CandidateNode) -> list[float]:
        """Return the values by depth as numbers for a curve: larger where the shown value is.

        On the school scale a quick win ranks above a slow one, and everything else lies in between.
        """
        viewer, empty = self._choice.viewer(node.root_mover), plies_to_spare(node.before)
        sign = -1 if is_reversed(self._choice.display.scale) else 1
        seen = [score.seen_by(viewer) for score in node.by_depth]
        return [sign * on_scale(score, Scale.SCHOOL, empty) for score in seen]


def _reply(position: Position, line: Sequence[Move]) -> str:
    """Return the opponent's first move in a line, in which the mover may move several times."""
    mover = position.turn
    for move in line:
        if position.turn is not mover:
            return move_name(position, move)
        position = position.after(move)
    return ""
