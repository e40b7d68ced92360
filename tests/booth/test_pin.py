# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The presenter's PIN."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE, S_ISREG

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.booth import pin as pins
from desktop_app.booth.pin import FILE, FREE_TRIES, LONGEST_WAIT, ROUNDS, Pin, is_pin


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many rounds do nothing but take long."""
    monkeypatch.setattr(pins, "ROUNDS", 10)


def test_to_try_all_pins_takes_long() -> None:
    assert ROUNDS >= 100_000


def test_only_the_right_digits_are_right(tmp_path: Path, clock: Clock) -> None:
    pin = Pin(tmp_path, clock)
    assert not pin.is_set
    assert not pin.check("1234")
    pin.set("1234")
    assert not pin.check("1235")
    assert pin.check("1234")
    assert Pin(tmp_path, clock).check("1234")


def test_the_file_does_not_hold_the_digits(tmp_path: Path) -> None:
    Pin(tmp_path).set("90817263")
    assert b"90817263" not in (tmp_path / FILE).read_bytes()


def test_two_equal_pins_have_different_hashes(tmp_path: Path) -> None:
    for name in "ab":
        Pin(tmp_path / name).set("1234")
    assert (tmp_path / "a" / FILE).read_bytes() != (tmp_path / "b" / FILE).read_bytes()


def test_after_three_wrong_tries_even_the_right_one_must_wait(tmp_path: Path, clock: Clock) -> None:
    pin = Pin(tmp_path, clock)
    pin.set("1234")
    for number in range(FREE_TRIES):
        assert not pin.seconds_to_wait, number
        assert not pin.check("0000")
    assert pin.seconds_to_wait == 30
    assert not pin.check("1234")
    clock.now += 29
    assert not Pin(tmp_path, clock).check("1234"), "a restart does not shorten the wait"
    clock.now += 1
    assert not pin.check("0000")
    assert pin.seconds_to_wait == 60, "the wait doubles"
    clock.now += 60
    assert pin.check("1234")
    assert not pin.seconds_to_wait
    assert not pin.check("0000")
    assert not pin.seconds_to_wait, "a right try begins the count anew"


def test_the_wait_has_an_end_whatever_the_clock_does(tmp_path: Path, clock: Clock) -> None:
    pin = Pin(tmp_path, clock)
    pin.set("1234")
    for _ in range(30):
        pin.check("0000")
        clock.now += pin.seconds_to_wait
    pin.check("0000")
    assert pin.seconds_to_wait == LONGEST_WAIT
    clock.now -= 100_000
    pin = Pin(tmp_path, clock)
    assert pin.seconds_to_wait == LONGEST_WAIT
    clock.now += LONGEST_WAIT
    assert pin.check("1234")


@given(st.text())
def test_only_four_to_eight_digits_can_be_a_pin(text: str) -> None:
    fits = 4 <= len(text) <= 8 and all(letter in "0123456789" for letter in text)
    assert is_pin(text) is fits


def test_what_is_no_pin_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="12"):
        Pin(tmp_path).set("12")


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[1]", b"\xff", b'{"salt": "x", "hash": "y", "wrong": 0, "until": 0}',
     b'{"salt": "aa", "hash": "bb", "wrong": 0, "until": 1e999999}', b"[" * 100_000],
)  # fmt: skip
def test_a_damaged_file_is_no_pin(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    pin = Pin(tmp_path)
    assert not pin.check("1234")
    pin.set("1234")
    assert pin.check("1234")


def modes(folder: Path) -> tuple[int, int]:
    """The permissions of the folder and of the file in it."""
    return S_IMODE(folder.stat().st_mode), S_IMODE((folder / FILE).stat().st_mode)


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """Files are readable by everybody unless it is said otherwise."""
    former = os.umask(0)
    yield
    os.umask(former)


needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="files have no modes")


@needs_modes
@pytest.mark.usefixtures("open_to_all")
def test_only_the_owner_can_read_the_file_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while it is written, which ends with `fsync`; four digits are soon found in a hash."""
    seen, sync = set[int](), os.fsync

    def look(handle: int) -> None:
        about = os.fstat(handle)
        if S_ISREG(about.st_mode):
            seen.add(S_IMODE(about.st_mode))
        sync(handle)

    monkeypatch.setattr(os, "fsync", look)
    folder = tmp_path / "data" / "booth"
    Pin(folder).set("1234")
    assert modes(folder) == (0o700, 0o600)
    pin = Pin(folder)
    assert not pin.check("0000")
    assert modes(folder) == (0o700, 0o600)
    assert seen == {0o600}


@needs_modes
@pytest.mark.usefixtures("open_to_all")
def test_what_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    """The file and its folder may be those of an earlier version."""
    folder = tmp_path / "booth"
    Pin(folder).set("1234")
    for mode in (0o777, 0o755, 0o710):
        folder.chmod(mode)
        (folder / FILE).chmod(mode & 0o666)
        assert Pin(folder).check("1234")
        assert modes(folder) == (0o700, 0o600)
    folder.chmod(0o755)
    (folder / FILE).chmod(0o644)
    Pin(folder)
    assert modes(folder) == (0o700, 0o600), "before anything is written"
