# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the values of an explained run mean: nothing is named that a game does not have."""

import pytest

from desktop_app.core.position import Game
from desktop_app.games.registry import PRESETS
from desktop_app.search.algorithm import UtilityScale, algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.words.scales import scale_text


@pytest.mark.parametrize("worth", UtilityScale)
@pytest.mark.parametrize("game", PRESETS.values(), ids=lambda game: game.id)
def test_draws_are_mentioned_only_in_games_with_draws(game: Game, worth: UtilityScale) -> None:
    trace = Trace(game.start(), algorithm_for(game.start(), 1, worth=worth, prunes=False))
    told = scale_text(trace)
    assert ("0: a draw." in told) is game.traits.has_draws
    assert not {"{", "}"} & set(told)
    assert "  " not in told
