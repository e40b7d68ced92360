# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of moves in a game's own notation, such as `F5D6C3` or `1. d3 c5`, as files.

Lines such as `[Black "Ada"]`, as in PGN, may come before the moves.

Such a text doesn't say which game it is of. It is the one whose rules allow the moves; if they are
legal in several games, it is the one with the strictest rules, if that can't be chance: of the 60
empty squares of Othello only about nine are legal, so no game of Gomoku is a long one of Othello.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import log
from typing import NamedTuple

from desktop_app.core.entry import Family
from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import (
    LONGEST_QUOTED,
    LONGEST_TAG,
    MOST_TAGS,
    FileFormat,
    FormatError,
    FormatFault,
    GameSummary,
    GameText,
    ImportedGame,
    LeftOut,
    Omission,
    ReportShare,
    one_game,
)
from desktop_app.core.position import MAX, MIN, Game, Position, position_after
from desktop_app.core.record import GameRecord
from desktop_app.files.json_reader import ignore_progress
from desktop_app.games.registry import FAMILIES, family_of

SUFFIX = ".txt"
MOST_LOOKED_AT = 4_000
"""The most characters of a text that are read to see which game it is of."""
CERTAIN = log(1e9)
"""A game is certain if the text is this much more likely in it than in any other (logarithm)."""
_SLIP = log(1e4)
"""How unlikely an illegal move is (logarithm)."""
_MOST_CHOICES = 60
"""As many moves count as any number: games are played in the middle of a large board."""
_FEWEST = 4
"""The fewest moves of a text that is only read in part, if nobody has said which game it is of."""
_TAG = re.compile(r'\s*\[\s*(\w+)\s+"(.*)"\s*\]\s*')
_UNKNOWN = re.compile(r"[?.\s]*|\*")
_NUMBERS = re.compile(r"[0-9]{1,3}(?:\.+|[):])|[0-9]{1,2}[-:][0-9]{1,2}$", re.ASCII)


class Word(NamedTuple):
    """A word of a text.

    Attributes:
        line: its line, from 1.
        text: a move in the game's notation, or text that can't be one.
        is_move: whether it can be a move.
    """

    line: int
    text: str
    is_move: bool


class Followed(NamedTuple):
    """A text as a line of moves in a game.

    Attributes:
        game: the game.
        record: the moves that are legal.
        left_out: what isn't in the record.
        moves: the number of moves in the text that are in the record.
        cost: how unlikely the text is in this game (logarithm).
    """

    game: Game
    record: GameRecord
    left_out: Sequence[LeftOut]
    moves: int
    cost: float

    @property
    def is_whole(self) -> bool:
        """Whether all of the text is in the record."""
        return not self.left_out


def games_of(text: str) -> Sequence[Game]:
    """Return the games that a text may be of: none, one, or several that it fits as well."""
    beginning = text[:MOST_LOOKED_AT]
    if len(beginning) < len(text):  # without what may be part of a move
        beginning = beginning.rpartition("\n")[0] or beginning.rpartition(" ")[0] or beginning
    found = [best for family in FAMILIES for best in _of_family(family, beginning)]
    if not found:
        return ()
    least = min(each.cost for each in found)
    likely = [each for each in found if each.cost < least + CERTAIN]
    return [each.game for each in likely if each.is_whole or not any(e.is_whole for e in likely)]


def _of_family(family: Family, text: str) -> Iterable[Followed]:
    """Return the games of a family that a text may be of, the smallest of each kind."""
    kinds: dict[object, Followed] = {}
    for game in family.presets:
        followed = _sum(game, text)
        if followed is None:
            continue
        other = kinds.get(kind := family.kind_of(game))
        if other is None or (followed.is_whole and not other.is_whole):
            kinds[kind] = followed
    return kinds.values()


def _sum(game: Game, text: str) -> Followed | None:
    """Return what is read of a text with one game, or with one in each line; None if it is none."""
    words = list(_words(game, GameText(1, text)))
    if 2 * sum(len(each.text) for each in words if each.is_move) < _length(text):
        return None
    games = list(_split(game, text.splitlines(keepends=True)))
    found = [follow(game, each) for each in games]
    moves, cost = sum(each.moves for each in found), sum(each.cost for each in found)
    left_out = [part for each in found for part in each.left_out]
    if not moves or (left_out and moves < _FEWEST):
        return None
    return Followed(game, found[0].record, left_out, moves, cost)


def _length(text: str) -> int:
    """Return how much of a text might be moves."""
    lines = (line for line in text.split("\n") if not _TAG.fullmatch(line))
    return sum(len(word) for line in lines for word in _NUMBERS.sub(" ", line).split())


def follow(
    game: Game,
    text: GameText,
    most: int | None = None,
    tell: ReportShare = ignore_progress,
) -> Followed:
    """Return the moves of a text from the start of the game that allows most of them.

    Args:
        game: the game.
        text: the text.
        most: the most moves to read.
        tell: called with the share that has been read.
    """
    words = list(_words(game, text))
    best: Followed | None = None
    for start in family_of(game).starts(game):
        found = _follow(start, words, most, tell)
        if best is None or found.moves > best.moves:
            best = found
        if best.is_whole:
            break
    assert best is not None
    return best


def _follow(
    start: Position, words: Sequence[Word], most: int | None, tell: ReportShare
) -> Followed:
    game, record = start.game, GameRecord(start)
    left_out, number, cost = list[LeftOut](), 0, 0.0
    for at, word in enumerate(words):
        if not at % 100:
            tell(at / len(words))
        quoted = word.text[:LONGEST_QUOTED]
        if not word.is_move:
            left_out.append(LeftOut(Omission.TEXT, word.line, number, quoted))
            cost += _SLIP
            continue
        position = record.position
        try:
            moves = game.moves_for(position, word.text)
            if most is not None and position.ply - start.ply >= most:
                raise GameError(FormatFault.TOO_MANY)
        except GameError as error:
            what = _ENDS.get(error.fault, Omission.MOVES)
            left_out.append(LeftOut(what, word.line, number + 1, quoted))
            return Followed(
                game,
                record,
                left_out,
                number,
                cost + _SLIP + log(_MOST_CHOICES) * (len(words) - at),
            )
        number += 1
        if moves:
            before = position_after(position, moves[:-1])
            cost += log(min(len(before.legal_moves()), _MOST_CHOICES))
        record.play_all(moves)
    return Followed(game, record, left_out, number, cost)


_ENDS: dict[str, Omission] = {
    GameFault.GAME_OVER: Omission.AFTER_END,
    FormatFault.TOO_MANY: Omission.LONG,
}


def _words(game: Game, text: GameText) -> Iterator[Word]:
    """Yield the moves in a text, and what can't be one."""
    for line, written in enumerate(text.text.split("\n"), text.line):
        if _TAG.fullmatch(written):
            continue
        try:
            words = game.split_moves(written)
        except GameError:  # part of it can't be a move
            for part in _NUMBERS.sub(" ", written).split():
                try:
                    yield from (Word(line, word, True) for word in game.split_moves(part))
                except GameError:
                    yield Word(line, part, False)
        else:
            yield from (Word(line, word, True) for word in words)


def _split(game: Game, lines: Iterable[str]) -> Iterator[GameText]:
    """Yield the games of a text: divided by tags, or the only one, or else one in each line."""
    for whole in one_game(lines):
        parts = list(_by_tags(whole))
        if len(parts) > 1 or follow(game, whole).is_whole:
            yield from parts
            return
        each = [
            GameText(number, line)
            for number, line in enumerate(whole.text.split("\n"), whole.line)
            if line.strip()
        ]
        singly = (follow(game, line) for line in each)
        if all(found.is_whole and found.moves >= _FEWEST for found in singly):
            yield from each
        else:
            yield whole


def _by_tags(text: GameText) -> Iterator[GameText]:
    """Divide a text where tags follow moves."""
    begun, first, has_moves = list[str](), text.line, False
    for number, line in enumerate(text.text.split("\n"), text.line):
        if _TAG.fullmatch(line):
            if has_moves:
                yield GameText(first, "\n".join(begun))
                begun, first, has_moves = [], number, False
        elif line.strip():
            has_moves = True
        begun.append(line)
    yield GameText(first, "\n".join(begun), text.is_cut)


def _tags(text: GameText) -> dict[str, str]:
    found = (_TAG.fullmatch(line) for line in text.text.split("\n"))
    tags = ((tag[1], tag[2].strip()[:LONGEST_TAG]) for tag in found if tag is not None)
    return {name: value for name, value in islice(tags, MOST_TAGS) if not _UNKNOWN.fullmatch(value)}


def _players(game: Game, tags: Mapping[str, str]) -> tuple[str, str]:
    """Return the names in tags that are called after the players of the game."""
    return tags.get(game.player_text(MAX), ""), tags.get(game.player_text(MIN), "")


def _read(game: Game, text: GameText, most: int | None, tell: ReportShare) -> ImportedGame:
    found, tags = follow(game, text, most, tell), _tags(text)
    if not found.moves:
        raise FormatError(text.line, GameError(FormatFault.NO_GAME))
    found.record.tags = tags
    return ImportedGame(found.record, _players(game, tags), left_out=found.left_out)


def _summary(game: Game, text: GameText) -> GameSummary:
    tags, moves = _tags(text), sum(word.is_move for word in _words(game, text))
    date, result = tags.get("Date", ""), tags.get("Result", "")
    return GameSummary(_players(game, tags), date, result, moves, text.line)


def transcript_of(game: Game) -> FileFormat:
    """Return the format of lines of moves in a game."""
    return FileFormat(
        name="",
        suffix=SUFFIX,
        seems=lambda text: game in games_of(text),
        read=partial(_read, game),
        former_encoding="latin-1",
        split=partial(_split, game),
        summary=partial(_summary, game),
    )
