# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Golden numbers of tic-tac-toe's rules, counted by walking through all of its positions."""

from collections import Counter

from desktop_app.games.k_in_a_row.entry import PRESETS
from tests.games.positions import reachable


def test_tic_tac_toe_has_5478_positions_of_which_958_are_final() -> None:
    positions = reachable(PRESETS["tic-tac-toe"].start()).values()
    assert len(positions) == 5_478
    outcomes = Counter(p.outcome for p in positions if p.outcome is not None)
    assert outcomes == {1: 626, -1: 316, 0: 16}
    assert outcomes.total() == 958
    assert len({p.canonical_key for p in positions}) == 765
    assert len({p.canonical_key for p in positions if p.outcome is not None}) == 138
