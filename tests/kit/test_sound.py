# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds are short and soft, and are played by a thread that nobody waits for."""

from __future__ import annotations

import logging
from array import array
from threading import Event, Thread

import pytest

from desktop_app.kit.sound import LOUDEST, RATE, WAITING, Sound, SoundPlayer, frames_of, samples
from tests.waiting import PATIENCE_MS

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
