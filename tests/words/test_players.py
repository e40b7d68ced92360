# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pytest

from desktop_app.players.errors import PlayerError, PlayerFault, error_from_text
from desktop_app.words.players import brain_name, player_fault_text


@pytest.mark.parametrize("fault", PlayerFault)
def test_every_failure_has_one_sentence(fault: PlayerFault) -> None:
    details = {"text": "x{y}", "seconds": 4.0, "status": 1, "prefix": "pbrain-"}
    text = player_fault_text(PlayerError(fault, path="/games/pbrain-embryo.exe", **details))
    assert "embryo" in text
    assert text.endswith(".")
    assert "\n" not in text


def test_a_program_that_broke_off_without_a_status() -> None:
    error = PlayerError(PlayerFault.ENDED, path="pbrain-x", status=None)
    assert player_fault_text(error) == "x left the game."


@pytest.mark.parametrize(
    ("status", "says"),
    [
        (0xC000001D, "processor doesn't know one of its instructions (code 0xC000001D)"),
        (-0x3FFFFFE3, "processor doesn't know one of its instructions (code 0xC000001D)"),
        (0xC0000005, "memory that it must not use (code 0xC0000005)"),
        (0xC00000FD, "memory that it must not use"),
        (0xC0000094, "arithmetic (code 0xC0000094)"),
        (0xC0000409, "an error in itself and gave up"),
        (0xC000007B, "built for another kind of processor"),
        (0xC0000135, "a file that it needs is missing (code 0xC0000135)"),
        (0xC0000017, "ran out of memory"),
        (0xC000013A, "Something else stopped x"),
        (0xC0001234, "crashed: it found an error in itself and gave up (code 0xC0001234)"),
        (-64, "Something else stopped x (signal 64)"),
        (1, "crashed or left the game (exit status 1)"),
        (255, "crashed or left the game (exit status 255)"),
        (0, "x left the game."),
    ],
)
def test_how_a_program_ended_is_told_in_words(status: int, says: str) -> None:
    assert says in player_fault_text(PlayerError(PlayerFault.ENDED, path="pbrain-x", status=status))


@pytest.mark.parametrize("fault", PlayerFault)
def test_an_error_is_told_the_same_after_a_way_through_a_text(fault: PlayerFault) -> None:
    details = {"text": "x{y}", "seconds": 4.5, "status": -4, "prefix": "pbrain-"}
    error = PlayerError(fault, path="/games/pbrain-embryo", **details)
    again = error_from_text(error.as_text(300))
    assert again is not None
    assert player_fault_text(again) == player_fault_text(error)
    long = PlayerError(fault, path="/a" * 400, **details).as_text(300)
    assert len(long) <= 300
    assert error_from_text(long) is not None


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"fault": 3}', "ended: {'path': 'x'}", "[" * 9_999]
)
def test_other_texts_are_no_error(text: str) -> None:
    assert error_from_text(text) is None


def test_odd_details_of_a_kept_error_are_left_out() -> None:
    error = error_from_text('{"fault": "ended", "path": 3, "status": "x", "more": [1]}')
    assert error is not None
    assert player_fault_text(error).endswith("left the game.")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/a/b/pbrain-embryo64", "embryo64"),
        ("C:\\games\\pbrain-Yixin.exe", "Yixin"),
        ("pbrain-.exe", "pbrain-.exe"),
        ("/x/other", "other"),
        ("/x/pbrain-" + "n" * 80, "n" * 23 + "…"),
    ],
)
def test_the_names_of_external_programs(path: str, name: str) -> None:
    assert brain_name(path) == name
