# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for three men's morris: stones on points, and where they may move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game, Position
from desktop_app.games.morris.reasons import MorrisReason
from desktop_app.games.morris.rules import POINTS, MorrisFault, MovementRule, point_text
from desktop_app.games.wording import TextChooser, Texts, Wording, no_safe_text, not_blocked_text
from desktop_app.languages import translate
from desktop_app.numerals import listed

if TYPE_CHECKING:
    from desktop_app.games.morris.rules import MorrisGame, MorrisPosition
    from desktop_app.search.why.finding import Finding

TITLES: dict[MovementRule, object] = {
    MovementRule.STRAIGHT: QT_TRANSLATE_NOOP("Words", "Three men's morris, straight only"),
    MovementRule.CENTRE: QT_TRANSLATE_NOOP("Words", "Three men's morris"),
    MovementRule.DIAGONALS: QT_TRANSLATE_NOOP("Words", "Three men's morris, all diagonals"),
    MovementRule.ANYWHERE: QT_TRANSLATE_NOOP("Words", "Three men's morris, anywhere"),
}
MOVES: dict[MovementRule, object] = {
    MovementRule.STRAIGHT: QT_TRANSLATE_NOOP(
        "Words",
        "Then take turns to move a stone to an empty point right next to it, across or down.",
    ),
    MovementRule.CENTRE: QT_TRANSLATE_NOOP(
        "Words", "Then take turns to move a stone along a line to an empty point right next to it."
    ),
    MovementRule.DIAGONALS: QT_TRANSLATE_NOOP(
        "Words",
        "Then take turns to move a stone, in any direction. It goes to an empty point right "
        "next to it.",
    ),
    MovementRule.ANYWHERE: QT_TRANSLATE_NOOP(
        "Words", "Then take turns to move a stone to any empty point."
    ),
}
FAULTS: Texts = {
    #: What is wrong with something that was typed. {x}, {o}: how many there are; {turn}: X or O
    MorrisFault.UNKNOWN_WAYS: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a kind of three men's morris. Write morris:straight, morris:centre, "
        "morris:diagonals or morris:anywhere.",
    ),
    MorrisFault.BAD_BOARD: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a board of nine points. Write its rows from the top with X, O and dots, "
        "then whose turn it is, for example XO./.X./..O X.",
    ),
    MorrisFault.BAD_COUNTS: QT_TRANSLATE_NOOP(
        "Words",
        "There can't be {x} X and {o} O. Each player has at most {most} stones, and X places the "
        "first one.",
    ),
    MorrisFault.WRONG_TURN: QT_TRANSLATE_NOOP(
        "Words", "With these stones on the board, {turn} must move next."
    ),
    MorrisFault.BOTH_WON: QT_TRANSLATE_NOOP(
        "Words",
        "It is {player}'s turn, but {player} already has three in a row. The game would have "
        "ended before this move.",
    ),
    #: {where} is “Move 3: ”, or nothing
    MorrisFault.PLACE_FIRST: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” isn't a legal move yet. Place all your stones first: type one point, "
        "for example b2.",
    ),
    #: {where} is “Move 3: ”, or nothing
    MorrisFault.ALL_PLACED: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” isn't a legal move: all stones are on the board. Write from where to "
        "where, for example b2-b3.",
    ),
    #: {where} is “Move 3: ”, or nothing
    #: {point}: a point of the board, such as b2
    MorrisFault.TAKEN: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't a legal move: point {point} is taken."
    ),
    #: {where} is “Move 3: ”, or nothing
    #: {point}: a point of the board, such as b2
    MorrisFault.NO_STONE: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't a legal move: this player has no stone on {point}."
    ),
    #: {where} is “Move 3: ”, or nothing
    MorrisFault.NO_LINE: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't a legal move: a stone can't move that way in this game."
    ),
}


def _ways(game: Game) -> MovementRule:
    return cast("MorrisGame", game).ways


class MorrisWording(Wording):
    """The texts for all variants."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Three men's morris")

    def title(self, game: Game, /) -> str:
        return translate("Words", str(TITLES[_ways(game)]))

    def aim(self, game: Game, /) -> str:
        if _ways(game) is MovementRule.ANYWHERE:
            #: How the game goes, on its card.
            return translate("Words", "Place three, then jump")
        return translate("Words", "Place three, then move")

    def rules(self, game: Game, /) -> Sequence[str]:
        return (
            translate(
                "Words",
                "X goes first. Take turns to place a stone on any empty point. Each of you has "
                "three stones.",
            ),
            translate("Words", str(MOVES[_ways(game)])),
            translate("Words", "You win with three in a row: across, down or diagonally."),
            translate("Words", "It is a draw if the same position comes up three times."),
        )

    def ended(self, position: Position, /) -> str:
        """See `Wording.ended`: rows of three are seen."""
        if position.outcome != 0:
            return ""
        #: Why the game is a draw.
        return translate("Words", "The same position came up three times")

    def announced_end(self, position: Position, /) -> str:
        """See `Wording.announced_end`: the points of the winning row."""
        row = cast("MorrisPosition", position).winning_row
        if not row:
            return super().announced_end(position)
        points = listed(point_text(point) for point in range(POINTS) if row >> point & 1)
        #: Read aloud at the end; {cells} is a list of points: a1, b2, c3.
        return translate("Words", "The winning row: {cells}").format(cells=points)

    def how_to_type(self, game: Game, /) -> str:  # noqa: ARG002
        #: In the empty line for a position: what you can type there.
        return translate("Words", "Moves such as b2 a1, then b2-b3, or a board such as XO./.X./..O")

    def measure(self, name: str, /) -> str:  # noqa: ARG002
        return translate(
            "Words",
            "How stones move\n1: across and down\n2: also to and from the centre\n3: in every "
            "direction\n4: to any empty point",
        )

    #: “Why?”: what is wrong with a move
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        code = found.reason.code
        if code == MorrisReason.LEAVES:
            text = about(
                found.mover.opponent,
                named=translate(
                    "Words", "Playing {move} leaves {place} open, and {other} makes a row there."
                ),
                you=translate(
                    "Words", "Playing {move} leaves {place} open, and you make a row there."
                ),
                bot=translate(
                    "Words", "Playing {move} leaves {place} open, and the bot makes a row there."
                ),
            )
        elif code == MorrisReason.MUST_BLOCK:
            text = not_blocked_text(about, found)
        elif code == MorrisReason.NO_SAFE:
            text = no_safe_text(about, found)
        elif code == MorrisReason.TWO_ROWS:
            text = about(
                found.mover.opponent,
                named=translate(
                    "Words",
                    "After {move}, {other} can play {reply} and then complete a row at {place} "
                    "or {other_place}. {player} can't stop both.",
                ),
                you=translate(
                    "Words",
                    "After {move}, you can play {reply} and then complete a row at {place} or "
                    "{other_place}. The bot can't stop both.",
                ),
                bot=translate(
                    "Words",
                    "After {move}, the bot can play {reply} and then complete a row at {place} "
                    "or {other_place}. You can't stop both.",
                ),
            )
        else:
            text = about(
                found.mover,
                named=translate(
                    "Words",
                    "With {better}, {player} could complete a row at {place} or {other_place}. "
                    "{other} couldn't stop both.",
                ),
                you=translate(
                    "Words",
                    "With {better}, you could complete a row at {place} or {other_place}. The "
                    "bot couldn't stop both.",
                ),
                bot=translate(
                    "Words",
                    "With {better}, the bot could complete a row at {place} or {other_place}. "
                    "You couldn't stop both.",
                ),
            )
        return text

    def reason_names(self, found: Finding, /) -> dict[str, object]:
        """See `Wording.reason_names`: also the points `{place}` and `{other_place}`."""
        assert found.reason is not None
        points = zip(("place", "other_place"), found.reason.names, strict=False)
        return super().reason_names(found) | dict(points)
