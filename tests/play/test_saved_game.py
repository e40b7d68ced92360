# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game of an earlier version comes back as it was; from a bad one comes one clear sentence."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings

from desktop_app.core.position import Position
from desktop_app.core.record import GameRecord
from desktop_app.games.registry import FIRST_GAME, PRESETS, find_game
from desktop_app.play.saved_game import load_game
from desktop_app.play.session import GameSession
from desktop_app.settings import Settings, TextSetting


def settings_at(path: Path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def played(record: GameRecord, moves: int, seed: int) -> GameRecord:
    random = Random(seed)
    for _ in range(moves):
        if record.position.outcome is None:
            record.play(random.choice(record.position.legal_moves()))
    return record


def former_file(file: Path, game: str, start: str = "", moves: str = "") -> Settings:
    """Settings as earlier versions of the program have written them."""
    settings = settings_at(file)
    for key, value in (("game/id", game), ("game/start", start), ("game/moves", moves)):
        settings.set(TextSetting(key, ""), value)
    settings.sync()
    return settings_at(file)


def brought_back(record: GameRecord, file: Path) -> GameRecord:
    """What the program finds where an earlier one has kept a game, as its session's record."""
    root, game = record.root.position, record.position.game
    start = root.text if root != game.start() else ""
    saved = load_game(former_file(file, game.id, start, game.moves_text(record.moves())))
    assert saved.trouble == ""
    session = GameSession(saved.game)
    saved.restore_into(session)
    return session.record


@pytest.mark.parametrize("name", [*PRESETS, "mnk:5x4x4", "drop:12x3x4"])
def test_any_game_comes_back_as_it_was(name: str, tmp_path: Path) -> None:
    for moves in (0, 1, 4):
        record = played(GameRecord(find_game(name).start()), moves, seed=moves)
        back = brought_back(record, tmp_path / f"{moves}.ini")
        assert back.position.game is record.position.game or ":" in name
        assert (back.position, back.moves()) == (record.position, record.moves())


def middle(name: str) -> Position:
    return played(GameRecord(find_game(name).start()), 3, seed=3).position


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_from_a_typed_position_comes_back_with_its_start(name: str, tmp_path: Path) -> None:
    record = played(GameRecord(middle(name)), 2, seed=5)
    back = brought_back(record, tmp_path / "game.ini")
    assert (back.root.position, back.moves()) == (record.root.position, record.moves())


def test_the_first_start_shows_no_message(tmp_path: Path) -> None:
    saved = load_game(settings_at(tmp_path / "none.ini"))
    assert (saved.record.position, saved.record.moves()) == (FIRST_GAME.start(), [])
    assert saved.trouble == ""


@pytest.mark.parametrize(
    ("written", "game", "reason"),
    [
        ({"game/id": "checkers"}, "tic-tac-toe", "There is no game called “checkers”. Choose "),
        ({"game/id": "mnk:99x3x3"}, "tic-tac-toe", "99 is too small or too large. "),
        ({"game/id": "numbers:1,2"}, "tic-tac-toe", "“A tree of numbers” has no board"),
        (
            {"game/id": "gomoku", "game/moves": "h8h8"},
            "gomoku",
            "Move 2: square h8 is already taken. ",
        ),
        ({"game/id": "gomoku", "game/moves": "h8??"}, "gomoku", "Move 2: “??” isn't a move in "),
        ({"game/start": "XXX/.../... O"}, "tic-tac-toe", "There can't be 3 X and 0 O. "),
        ({"game/start": "X/O"}, "tic-tac-toe", "The number of rows must be 3, not 2. "),
    ],
)
def test_a_bad_file_gives_one_sentence_and_an_empty_board(
    written: dict[str, str], game: str, reason: str, tmp_path: Path
) -> None:
    settings = settings_at(tmp_path / "bad.ini")
    for key, value in written.items():
        settings.set(TextSetting(key, ""), value)
    saved = load_game(settings)
    assert (saved.game.id, saved.record.position) == (game, find_game(game).start())
    assert saved.trouble.startswith(f"Your last game couldn't be restored. {reason}")
    session = GameSession(saved.game)
    saved.restore_into(session)
    assert (session.position, session.held) == (find_game(game).start(), False)
