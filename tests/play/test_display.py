# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pytest

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.scales import Scale
from desktop_app.play.display import Display, DisplayChoice, PointOfView


@pytest.mark.parametrize("mover", [MAX, MIN])
@pytest.mark.parametrize("bot", [MAX, MIN, None])
def test_x_sees_the_same_whoever_moves(mover: Player, bot: Player | None) -> None:
    assert Display(point_of_view=PointOfView.FIRST).viewer(mover, bot) is MAX


@pytest.mark.parametrize("mover", [MAX, MIN])
@pytest.mark.parametrize("bot", [MAX, MIN, None])
def test_the_player_to_move_sees_by_turns(mover: Player, bot: Player | None) -> None:
    assert Display(point_of_view=PointOfView.MOVER).viewer(mover, bot) is mover


@pytest.mark.parametrize("mover", [MAX, MIN])
def test_the_bot_sees_its_own_side_and_x_where_there_is_none(mover: Player) -> None:
    display = Display(point_of_view=PointOfView.BOT)
    assert display.viewer(mover, MAX) is MAX
    assert display.viewer(mover, MIN) is MIN
    assert display.viewer(mover, None) is MAX


def test_each_scale_is_stepped_to_in_turn(display_choice: DisplayChoice) -> None:
    before, seen = display_choice.display.scale, list[Scale]()
    for _ in Scale:
        display_choice.next_scale()
        seen.append(display_choice.display.scale)
    assert seen == [Scale.SCHOOL, Scale.MAX_LOSS, Scale.WORDS, Scale.OUTCOME]
    assert before is Scale.OUTCOME
