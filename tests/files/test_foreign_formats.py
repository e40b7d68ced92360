# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Forms of other programs: values and players go through; any game may have such a form."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import (
    FileFormat,
    FormatError,
    GameText,
    ImportedEvaluation,
    ImportedGame,
    ReportShare,
)
from desktop_app.core.position import MIN
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.foreign_formats import (
    all_formats,
    foreign_game_text,
    format_of_name,
    format_of_text,
    format_to_write,
    read_foreign_game,
)
from desktop_app.files.game_file import GameFileContents, game_text, read_game
from desktop_app.games.registry import find_game
from desktop_app.players.registry import parse_strategy
from tests.files.games import shape

PGN = next(form for form in all_formats() if form.name == "PGN")
NIM = find_game("nim:3,4,5")


def heaps(told: ImportedGame) -> str:
    """A form for Nim: moves, then the value of the last position, then who plays."""
    record = told.record
    last = told.worth.get(record.position, ImportedEvaluation()).number
    return " ".join([NIM.moves_text(record.moves()), f"={last:g}", *told.names])


def read_heaps(game: GameText, most: int | None, tell: ReportShare) -> ImportedGame:
    moves, value, *names = game.text.split()
    tell(0.5)
    record = GameRecord(NIM.start())
    try:
        record.play_all(parse_moves(record.position, moves)[:most])
    except GameError as error:
        raise FormatError(1, error) from error
    worth = {record.position: ImportedEvaluation(float(value[1:]))}
    return ImportedGame(record, (names[0], names[1]), worth)


HEAPS = FileFormat("Heaps", ".heaps", lambda text: text.startswith("a"), read_heaps, heaps)


def test_any_game_may_have_a_form() -> None:
    record, shares = GameRecord(NIM.start()), list[float]()
    record.play_all(parse_moves(record.position, "a3b1"))
    seats = parse_strategy("random"), parse_strategy("perfect")
    values = {record.position: Score(Outcome.UNKNOWN, None, 4, Bound.HEURISTIC, 2, MIN)}
    text = foreign_game_text(HEAPS, GameFileContents(record, seats, values))
    back, left_out = read_foreign_game(HEAPS, GameText(1, text), tell=shares.append)
    assert shape(back.record) == shape(record)
    assert (back.players, left_out, shares) == (seats, (), [0.5])
    assert back.values == {record.position: Score(Outcome.UNKNOWN, None, -4, Bound.HEURISTIC, 0)}
    with pytest.raises(FileError) as raised:
        read_foreign_game(HEAPS, GameText(1, "a9 =0 x y"))
    assert (raised.value.fault, raised.value.line) == (FileFault.REFUSED, 1)
    assert isinstance(raised.value.cause, GameError)
    assert raised.value.cause.fault != GameFault.UNKNOWN_GAME


def test_a_win_is_written_without_a_number() -> None:
    record = GameRecord(NIM.start())
    values = {record.position: Score(Outcome.WIN, 3, 0, Bound.EXACT, 9)}
    assert " =0 " in foreign_game_text(HEAPS, GameFileContents(record, values=values))


def test_names_of_files_and_looks_of_texts_tell_the_form() -> None:
    assert format_of_name(Path("a.PGN")) is PGN
    assert format_of_name(Path("a.pgn.mmfair")) is None
    assert format_of_text('[Event "x"]') is PGN
    assert format_of_text("b2a3") is None
    assert format_to_write(find_game("chess"), Path("a.pgn")) is PGN
    assert format_to_write(NIM, Path("a.pgn")) is None


@pytest.mark.parametrize(
    ("score", "back"),
    [
        (
            Score(Outcome.UNKNOWN, None, 35, Bound.HEURISTIC, 8),
            Score(Outcome.UNKNOWN, None, 35, Bound.HEURISTIC, 8),
        ),
        (
            Score(Outcome.UNKNOWN, None, 35, Bound.HEURISTIC, 8, MIN),
            Score(Outcome.UNKNOWN, None, -35, Bound.HEURISTIC, 8),
        ),
        (Score(Outcome.WIN, 5, 0, Bound.EXACT, 9), Score(Outcome.WIN, 5, 0, Bound.EXACT, 9)),
        (Score(Outcome.LOSS, 4, 0, Bound.EXACT, 9), Score(Outcome.LOSS, 4, 0, Bound.EXACT, 9)),
        (Score(Outcome.WIN, 4, 0, Bound.EXACT, 9, MIN), Score(Outcome.LOSS, 4, 0, Bound.EXACT, 9)),
        (Score(Outcome.WIN, 5, 0, Bound.LOWER, 9), Score(Outcome.WIN, 5, 0, Bound.LOWER, 9)),
        (Score(Outcome.LOSS, 4, 0, Bound.UPPER, 9), Score(Outcome.LOSS, 4, 0, Bound.UPPER, 9)),
        (
            Score(Outcome.DRAW, None, 0, Bound.EXACT, 9),
            Score(Outcome.DRAW, None, 0, Bound.EXACT, 9),
        ),
        (
            Score(Outcome.UNKNOWN, None, 0, Bound.HEURISTIC, 9),
            Score(Outcome.UNKNOWN, None, 0, Bound.HEURISTIC, 9),
        ),
        (Score(Outcome.DRAW, None, 7, Bound.LOWER, 9), None),
        (Score(Outcome.WIN, 5, 0, Bound.UPPER, 9), None),
        (Score(Outcome.LOSS, 4, 0, Bound.LOWER, 9), None),
        (Score(Outcome.UNKNOWN, None, 35, Bound.LOWER, 8), None),
    ],
)
def test_values_go_through_and_a_bound_is_no_value(score: Score, back: Score | None) -> None:
    record = GameRecord(find_game("chess").start())
    text = foreign_game_text(PGN, GameFileContents(record, values={record.position: score}))
    kept, _ = read_foreign_game(PGN, GameText(1, text))
    assert dict(kept.values) == ({} if back is None else {record.position: back})
    assert read_game(game_text(kept)).values == kept.values


def test_tags_of_other_forms_are_kept_in_our_own_form() -> None:
    kept, _ = read_foreign_game(
        PGN, GameText(1, '[Event "The “cup”"] [White "A"] [Black "random"] 1. e4 1/2-1/2')
    )
    tags = {"Event": "The “cup”", "White": "A", "Black": "random", "Result": "1/2-1/2"}
    text = game_text(kept)
    assert read_game(text).record.tags == kept.record.tags == tags
    assert kept.players == (None, parse_strategy("random"))
    with pytest.raises(FileError):
        read_game(text.replace('"White": "A"', '"White": 5'))
