# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Converts games to and from other programs' file formats, which the games define."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from desktop_app.core.file_formats import (
    FileFormat,
    FormatError,
    GameText,
    ImportedEvaluation,
    ImportedGame,
    LeftOut,
    ReportShare,
)
from desktop_app.core.position import MAX, Game
from desktop_app.core.score import DISTANCE_BOUND, Bound, Outcome, Score
from desktop_app.files.disk import MOST_BYTES, MOST_STREAMED_BYTES
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import GameFileContents
from desktop_app.files.json_reader import ignore_progress
from desktop_app.games.registry import FAMILIES, family_of
from desktop_app.players.registry import StrategyId, parse_strategy

MOST_GAMES = 500_000
"""The most games of a file; there are twice as few in 64 MB, unless they have hardly any moves."""


def all_formats() -> Iterator[FileFormat]:
    """Yield all file formats of other programs."""
    return (form for family in FAMILIES for form in family.forms)


def format_of_text(text: str) -> FileFormat | None:
    """Detect the format of a text by its contents; None if it is none of these."""
    return next((form for form in all_formats() if form.seems(text)), None)


def format_of_name(path: Path) -> FileFormat | None:
    """Detect the format of a file by its name; None if it is none of these."""
    return next((form for form in all_formats() if form.suffix == path.suffix.lower()), None)


def most_bytes(form: FileFormat) -> int:
    """Return the size limit of a file in that format."""
    return MOST_BYTES if form.summary is None else MOST_STREAMED_BYTES


def format_to_write(game: Game, path: Path) -> FileFormat | None:
    """Return the format for saving a game under that name; None: the program's own."""
    form = format_of_name(path)
    if form is None or not form.is_written or form not in family_of(game).forms:
        return None
    return form


def foreign_game_text(form: FileFormat, kept: GameFileContents) -> str:
    """Return the text of a file with this game."""
    first, second = ("" if seat is None else str(seat) for seat in kept.players)
    worth = {position: _worth(score) for position, score in kept.values.items()}
    known = {position: each for position, each in worth.items() if each is not None}
    return form.write(ImportedGame(kept.record, (first, second), known))


def read_foreign_game(
    form: FileFormat,
    game: GameText,
    most: int | None = None,
    tell: ReportShare = ignore_progress,
) -> tuple[GameFileContents, Sequence[LeftOut]]:
    """Return a game, and what was left out of it.

    Raises:
        FileError: no game can be read; the error says where.
    """
    try:
        told = form.read(game, most, tell)
    except FormatError as error:
        raise FileError(FileFault.REFUSED, error.line, error.cause) from error
    first, second = map(_player, told.names)
    values = {position: _score(worth) for position, worth in told.worth.items()}
    return GameFileContents(told.record, (first, second), values), told.left_out


def _player(name: str) -> StrategyId | None:
    """Return the strategy of that name; None, a person, for any other."""
    try:
        return parse_strategy(name)
    except ValueError:
        return None


def _worth(score: Score) -> ImportedEvaluation | None:
    """Return what the format can express of a value; None for a mere bound."""
    seen, is_exact = score.seen_by(MAX), score.is_exact
    if seen.winner is not None:
        is_unproven = seen.bound is DISTANCE_BOUND[seen.outcome].opposite
        if seen.plies is None or is_unproven:
            return None
        return ImportedEvaluation(0, seen.winner, seen.plies, seen.depth, is_exact)
    if seen.is_mere_bound or seen.bound in (Bound.LOWER, Bound.UPPER):
        return None
    return ImportedEvaluation(seen.number, depth=seen.depth, is_exact=is_exact)


def _score(worth: ImportedEvaluation) -> Score:
    """Return the score for an imported value; unless marked exact, a quicker win may exist."""
    if worth.winner is None:
        if worth.is_exact:
            return Score(Outcome.DRAW, None, 0, Bound.EXACT, worth.depth)
        return Score(Outcome.UNKNOWN, None, worth.number, Bound.HEURISTIC, worth.depth)
    outcome = Outcome.WIN if worth.winner is MAX else Outcome.LOSS
    bound = Bound.EXACT if worth.is_exact else DISTANCE_BOUND[outcome]
    return Score(outcome, worth.plies, 0, bound, worth.depth)
