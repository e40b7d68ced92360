# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard of a game: off at first, chosen by what happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import enumerate as threads

import pytest
from PySide6.QtCore import QObject, QSettings

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game
from desktop_app.kit.sound import Sound, SoundPlayer
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.sounds import GameSounds
from desktop_app.players.registry import StrategyId
from desktop_app.settings import SOUND, Settings
from tests.driver import SHIFT, Driver
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

PERFECT = StrategyId("perfect")


class Heard(SoundPlayer):
    """A player without a thread that notes the names of its sounds."""

    def __init__(self) -> None:
        super().__init__()
        self.sounds: list[Sound] = []
        self.is_closed = False

    def play(self, sound: Sound) -> None:
        self.sounds.append(sound)

    def close(self) -> None:
        self.is_closed = True


# What is heard of a game


@pytest.fixture
def session(qapp: QObject) -> GameSession:
    return GameSession(find_game("tic-tac-toe"))


def play(session: GameSession, moves: str) -> None:
    for move in parse_moves(session.position, moves):
        session.play(move)


def test_nothing_is_heard_until_sound_is_switched_on(session: GameSession) -> None:
    heard = Heard()
    sounds = GameSounds(session, player=heard)
    play(session, "a1")
    sounds.play_refusal()
    assert heard.sounds == []
    sounds.switch(True)
    play(session, "b1")
    sounds.play_refusal()
    assert heard.sounds == [Sound.PLACE, Sound.WRONG]
    sounds.switch(False)
    assert heard.is_closed
    play(session, "c1")
    assert heard.sounds == [Sound.PLACE, Sound.WRONG]


@pytest.mark.parametrize(
    ("bot", "moves", "end"),
    [
        (None, "a1b1a2b2a3", Sound.WIN),
        (MIN, "a1b1a2b2a3", Sound.WIN),
        (MAX, "a1b1a2b2a3", Sound.LOSE),
        (None, "b2a1b1b3a2c2a3c1c3", Sound.DRAW),
    ],
)
def test_the_end_sounds_as_it_is_for_the_person(
    session: GameSession, bot: object, moves: str, end: Sound
) -> None:
    for player in (MAX, MIN):
        session.set_seat(player, PERFECT if player is bot else PERSON)
    heard = Heard()
    sounds = GameSounds(session, player=heard)
    sounds.switch(True)
    play(session, moves)
    assert heard.sounds == [Sound.PLACE] * (len(moves) // 2 - 1) + [end]


def test_walking_and_new_games_are_silent_but_for_one_step_forward(session: GameSession) -> None:
    play(session, "a1b1a2")
    heard = Heard()
    sounds = GameSounds(session, player=heard)
    sounds.switch(True)
    session.back()
    session.go_to_start()
    session.go_to_end()
    session.new_game()
    assert heard.sounds == []
    session.previous_game()
    session.back()
    session.forward()
    assert heard.sounds == [Sound.PLACE]


def test_a_capture_has_a_sound_of_its_own(session: GameSession) -> None:
    heard = Heard()
    sounds = GameSounds(session, player=heard)
    sounds.switch(True)
    session.new_game(find_game("chess").start())
    play(session, "e4 d5 exd5")
    assert heard.sounds == [Sound.PLACE, Sound.PLACE, Sound.CAPTURE]


def test_a_refused_click_is_silent_while_bots_play(session: GameSession) -> None:
    for player in (MAX, MIN):
        session.set_seat(player, PERFECT)
    heard = Heard()
    sounds = GameSounds(session, player=heard)
    sounds.switch(True)
    sounds.play_refusal()
    assert heard.sounds == []


# In the window


def test_one_key_switches_sound_on_and_the_choice_is_kept(
    driver: Driver, open_window: OpenWindow, settings_file: Path
) -> None:
    sounds, action = driver.window.sounds, driver.window.actions_list["sound"]
    assert not sounds.is_on
    assert not any(thread.name == "sound" for thread in threads())
    driver.press("m", modifier=SHIFT)
    assert sounds.is_on
    assert action.isChecked()
    driver.window.close()
    assert not sounds.is_on
    again = open_window()
    assert again.window.sounds.is_on
    again.press("m", modifier=SHIFT)
    assert not again.window.sounds.is_on


@pytest.fixture(autouse=True)
def end_threads() -> Iterator[None]:
    yield
    for thread in threads():
        if thread.name == "sound":
            thread.join(PATIENCE_MS / 1_000)
            assert not thread.is_alive()


def test_a_place_that_is_taken_sounds_wrong(driver: Driver) -> None:
    heard = Heard()
    sounds = GameSounds(driver.window.session, driver.window, heard)
    driver.window.board.placeRefused.connect(sounds.play_refusal)
    sounds.switch(True)
    driver.click("b2")
    driver.click("b2")
    assert heard.sounds == [Sound.PLACE, Sound.WRONG]


def test_the_setting_is_off_at_first(settings_file: Path) -> None:
    assert not Settings(QSettings(str(settings_file), QSettings.Format.IniFormat)).get(SOUND)
