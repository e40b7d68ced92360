# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Short, soft sounds, computed when they are first needed and played in a thread of their own.

Nothing is opened before a sound is wanted. Without a sound card, or without the library that plays,
the program is silent: that is noted in the log and nowhere else.
"""

from __future__ import annotations

import logging
import sys
from array import array
from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from math import exp, pi, sin
from queue import Empty, Full, Queue
from random import Random
from threading import Thread
from typing import Any, Protocol

RATE = 22_050
"""Samples per second."""
LOUDEST = 0.25
"""The largest amplitude, as a share of full scale."""
ATTACK = 0.004
"""The time in seconds in which a note reaches its amplitude, so that it does not click."""
BUFFER_MS = 60
WAITING = 4
"""The number of sounds that may wait; later ones are dropped."""
IDLE_SECONDS = 2.0
"""The time without a sound after which the device is let go."""
APP_NAME = "Minimax Fair"

log = logging.getLogger("minimax_fair.sound")


class Sound(StrEnum):
    """The sounds of the program."""

    PLACE = "place"
    CAPTURE = "capture"
    WIN = "win"
    LOSE = "lose"
    DRAW = "draw"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Note:
    """One part of a sound.

    Attributes:
        pitch: the frequency in hertz; 0 for a short noise, as of wood on wood.
        begins: when it begins, in seconds.
        lasts: the time in seconds in which it fades to a twentieth.
        loud: its amplitude, as a share of `LOUDEST`.
    """

    pitch: float
    begins: float
    lasts: float
    loud: float


NOTES: dict[Sound, tuple[Note, ...]] = {
    Sound.PLACE: (Note(0, 0, 0.03, 0.5), Note(220, 0, 0.09, 0.5)),
    Sound.CAPTURE: (
        Note(0, 0, 0.03, 0.5),
        Note(330, 0, 0.08, 0.4),
        Note(0, 0.07, 0.04, 0.5),
        Note(165, 0.07, 0.14, 0.6),
    ),
    Sound.WIN: (
        Note(523.25, 0, 0.25, 0.5),
        Note(659.25, 0.12, 0.25, 0.5),
        Note(783.99, 0.24, 0.5, 0.6),
    ),
    Sound.LOSE: (Note(392, 0, 0.3, 0.5), Note(311.13, 0.16, 0.5, 0.5)),
    Sound.DRAW: (Note(440, 0, 0.25, 0.5), Note(440, 0.18, 0.4, 0.4)),
    Sound.WRONG: (Note(147, 0, 0.12, 0.6), Note(139, 0, 0.12, 0.4)),
}


@cache
def samples(sound: Sound) -> array[int]:
    """Return a sound as 16-bit samples in one channel, always the same."""
    notes = NOTES[sound]
    length = max(note.begins + 1.5 * note.lasts for note in notes)
    mixed = [0.0] * round(length * RATE)
    noise = Random(sound.value)
    for note in notes:
        begins = round(note.begins * RATE)
        low = 0.0
        for number in range(begins, len(mixed)):
            time = (number - begins) / RATE
            if note.pitch:
                turn = 2 * pi * note.pitch * time
                wave = 0.8 * sin(turn) + 0.2 * sin(2 * turn)
            else:
                low += 0.3 * (noise.uniform(-1, 1) - low)  # a low-pass filter
                wave = low
            mixed[number] += note.loud * wave * exp(-3 * time / note.lasts) * min(time / ATTACK, 1)
    end = RATE // 100
    for number in range(end):  # it ends in silence, without a click
        mixed[-1 - number] *= number / end
    most = max(1.0, *map(abs, mixed))
    return array("h", (round(32_767 * LOUDEST * each / most) for each in mixed))


class Output(Protocol):
    """An open sound device."""

    def play(self, sound: array[int], /) -> None:
        """Begin to play; a sound that is still playing ends."""
        ...

    def close(self) -> None:
        """Let the device go."""
        ...


class MiniaudioOutput:
    """The sound card, played by miniaudio."""

    def __init__(self) -> None:
        """Open the sound card.

        Raises:
            Exception: the library is missing, or there is no sound card.
        """
        miniaudio: Any = import_module("miniaudio")  # packed or installed, or not there
        _silence_alsa()
        self._device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BUFFER_MS,
            app_name=APP_NAME,
        )

    def play(self, sound: array[int], /) -> None:
        """Begin to play; a sound that is still playing ends."""
        self._device.stop()
        source = frames_of(sound)
        next(source)
        self._device.start(source)

    def close(self) -> None:
        """Let the sound card go."""
        self._device.close()


def frames_of(sound: array[int]) -> Generator[array[int], int, None]:
    """Yield as many samples as are asked for, and silence after the end."""
    wanted, at = (yield array("h")), 0
    while True:
        part = sound[at : at + wanted]
        at += wanted
        part.extend([0] * (wanted - len(part)))
        wanted = yield part


_handlers: list[object] = []
"""What C code may call for as long as the program runs."""


def _silence_alsa() -> None:
    """Keep ALSA from writing to the terminal about sound cards that are not there."""
    if _handlers or not sys.platform.startswith("linux"):
        return
    import ctypes

    text, number = ctypes.c_char_p, ctypes.c_int
    kind = ctypes.CFUNCTYPE(None, text, number, text, number, text)

    def ignore(*_told: object) -> None:
        pass

    handler = kind(ignore)
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    except (OSError, AttributeError):  # no ALSA: it writes nothing either
        return
    _handlers.append(handler)


class SoundPlayer:
    """Plays sounds in a thread that begins with the first of them; nobody waits for it."""

    def __init__(self, open_output: Callable[[], Output] = MiniaudioOutput) -> None:
        """Open nothing yet.

        Args:
            open_output: opens the sound device, in the thread.
        """
        self._open = open_output
        self._wanted: Queue[Sound | None] = Queue(WAITING)
        self._thread: Thread | None = None

    @property
    def thread(self) -> Thread | None:
        """The thread that plays; None before the first sound, and after `close`."""
        return self._thread

    def play(self, sound: Sound) -> None:
        """Play a sound soon; if several wait already, this one is dropped."""
        if self._thread is None:
            self._wanted = Queue(WAITING)
            work = (self._wanted, self._open)
            self._thread = Thread(target=_play_all, args=work, name="sound", daemon=True)
            self._thread.start()
        try:
            self._wanted.put_nowait(sound)
        except Full:
            log.debug("%s is dropped: the sound device is slow", sound)

    def close(self) -> None:
        """Let the sound device go once what waits has begun; the next sound opens it again."""
        if self._thread is None:
            return
        self._thread = None
        while True:
            try:
                self._wanted.put_nowait(None)
            except Full:
                try:
                    self._wanted.get_nowait()
                except Empty:
                    continue
            else:
                return


def _play_all(wanted: Queue[Sound | None], open_output: Callable[[], Output]) -> None:
    """Play what comes in until None comes; drop everything after a failure."""
    output: Output | None = None
    while True:
        try:
            sound = wanted.get(timeout=None if output is None else IDLE_SECONDS)
        except Empty:  # nothing for a while
            output = _close_output(output)
            continue
        if sound is None:
            _close_output(output)
            return
        try:
            output = output or open_output()
            output.play(samples(sound))
        except Exception as error:  # no sound is no reason to disturb a game
            log.info("there is no sound: %s", error)
            _close_output(output)
            while wanted.get() is not None:
                pass
            return


def _close_output(output: Output | None) -> None:
    if output is not None:
        try:
            output.close()
        except Exception as error:
            log.info("the sound device did not close: %s", error)
