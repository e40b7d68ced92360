# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pytest

from desktop_app.players.errors import PlayerError, PlayerFault
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
