# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds: off at first, chosen by what happens, played by a thread that nobody waits for."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as threads

import pytest
from PySide6.QtCore import QObject

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game
from desktop_app.kit.sound import LOUDEST, RATE, WAITING, Sound, SoundPlayer, frames_of, samples
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.sounds import GameSounds
from desktop_app.players.registry import StrategyId
from desktop_app.settings import SOUND, Settings
from tests.driver import SHIFT, Driver
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

PERFECT = StrategyId("perfect")
PATIENCE = PATIENCE_MS / 1_000


class FakeOutput:
    """A sound device that notes what it plays."""

    def __init__(self) -> None:
        self.played: list[array[int]] = []
        self.heard, self.closed = Event(), Event()
        self.opened = 0

    def open(self) -> FakeOutput:
        self.opened += 1
        return self

    def play(self, sound: array[int], /) -> None:
        self.played.append(sound)
        self.heard.set()

    def close(self) -> None:
        self.closed.set()


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


# The sounds themselves


@pytest.mark.parametrize("sound", list(Sound))
def test_each_sound_is_short_soft_and_always_the_same(sound: Sound) -> None:
    made = samples(sound)
    assert 0.03 < len(made) / RATE < 1.1
    assert max(map(abs, made)) <= 32_767 * LOUDEST + 1
    assert max(map(abs, made)) > 32_767 * LOUDEST / 10
    assert abs(made[0]) < 1_000
    assert abs(made[-1]) < 100
    samples.cache_clear()
    assert samples(sound) == made


def test_no_two_sounds_are_the_same() -> None:
    assert len({samples(sound).tobytes() for sound in Sound}) == len(Sound)


def test_the_card_gets_as_many_samples_as_it_asks_for_and_then_silence() -> None:
    sound = samples(Sound.PLACE)
    source = frames_of(sound)
    next(source)
    parts = [source.send(wanted) for wanted in (100, 1, len(sound), 50)]
    assert [len(part) for part in parts] == [100, 1, len(sound), 50]
    assert array("h", [each for part in parts for each in part])[: len(sound)] == sound
    assert not any(parts[2][-101:])
    assert not any(parts[3])


# The thread


def join(thread: Thread | None) -> None:
    assert thread is not None
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_nothing_is_opened_before_the_first_sound() -> None:
    output = FakeOutput()
    player = SoundPlayer(output.open)
    assert player.thread is None
    player.play(Sound.PLACE)
    thread = player.thread
    assert output.heard.wait(PATIENCE)
    player.close()
    join(thread)
    assert output.opened == 1
    assert output.played == [samples(Sound.PLACE)]
    assert output.closed.is_set()


def test_after_closing_the_next_sound_opens_the_device_again() -> None:
    output = FakeOutput()
    player = SoundPlayer(output.open)
    for _ in range(2):
        player.play(Sound.WIN)
        thread = player.thread
        player.close()
        join(thread)
    assert output.opened == 2
    player.close()


def test_without_a_sound_card_there_is_silence_and_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail() -> FakeOutput:
        raise OSError("no sound card")

    player = SoundPlayer(fail)
    with caplog.at_level(logging.INFO, "minimax_fair.sound"):
        for _ in range(3 * WAITING):
            player.play(Sound.PLACE)
        thread = player.thread
        player.close()
        join(thread)
    lines = [each for each in caplog.records if "no sound card" in each.getMessage()]
    assert len(lines) == 1
    assert lines[0].levelno == logging.INFO


def test_a_device_that_fails_later_is_let_go() -> None:
    class Failing(FakeOutput):
        def play(self, sound: array[int], /) -> None:
            raise RuntimeError("unplugged")

        def close(self) -> None:
            super().close()
            raise RuntimeError("still unplugged")

    output = Failing()
    player = SoundPlayer(output.open)
    player.play(Sound.PLACE)
    thread = player.thread
    player.close()
    join(thread)
    assert output.closed.is_set()


def test_nobody_waits_for_a_slow_device() -> None:
    go_on, output = Event(), FakeOutput()

    def open_slowly() -> FakeOutput:
        assert go_on.wait(PATIENCE)
        return output

    player = SoundPlayer(open_slowly)
    for _ in range(10 * WAITING):
        player.play(Sound.PLACE)
    thread = player.thread
    player.close()
    assert thread is not None
    assert thread.is_alive()
    go_on.set()
    join(thread)
    assert len(output.played) <= WAITING + 1


def test_the_usual_device_is_silent_without_a_sound_card(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """On a machine with a sound card it plays, on any other it says so in the log."""
    player = SoundPlayer()
    with caplog.at_level(logging.INFO, "minimax_fair.sound"):
        player.play(Sound.PLACE)
        thread = player.thread
        player.close()
        join(thread)
    assert capfd.readouterr() == ("", "")
    assert len([each for each in caplog.records if each.levelno >= logging.INFO]) <= 1


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
    sounds.refuse()
    assert heard.sounds == []
    sounds.switch(True)
    play(session, "b1")
    sounds.refuse()
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
    sounds.refuse()
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
            join(thread)


def test_a_place_that_is_taken_sounds_wrong(driver: Driver) -> None:
    heard = Heard()
    sounds = GameSounds(driver.window.session, driver.window, heard)
    driver.window.board.placeRefused.connect(sounds.refuse)
    sounds.switch(True)
    driver.click("b2")
    driver.click("b2")
    assert heard.sounds == [Sound.PLACE, Sound.WRONG]


def test_the_setting_is_off_at_first(tmp_path: Path) -> None:
    assert not Settings(folder=tmp_path).get(SOUND)
