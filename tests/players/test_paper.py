# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The piece of paper: its list of rules, held against every game that can be played with it."""

import pytest

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.games.registry import family_of, find_game
from desktop_app.players.levels import teaching_players_for
from desktop_app.players.registry import PAPER, TEACHING_PLAYERS, make_strategy
from desktop_app.players.strategy import MoveContext
from tests.search.truth import TIC_TAC_TOE, truth


def met(me: Player) -> list[Position]:
    """All positions of games in which one side goes by the rules, whichever way it is free to."""
    found, waiting = dict[object, Position](), [TIC_TAC_TOE.start()]
    while waiting:
        position = waiting.pop()
        if position.key in found:
            continue
        found[position.key] = position
        if position.outcome is None:
            moves = rules(position) if position.turn is me else position.legal_moves()
            waiting.extend(map(position.after, moves))
    return list(found.values())


def rules(position: Position) -> list[int]:
    found = family_of(position.game).rule_moves(position)
    assert found
    assert set(found) <= set(position.legal_moves())
    return list(found)


@pytest.mark.parametrize("me", [MAX, MIN], ids=["first", "second"])
def test_it_never_loses(me: Player) -> None:
    ends = [position.outcome for position in met(me) if position.outcome is not None]
    assert min(outcome * me for outcome in ends) == 0
    assert max(outcome * me for outcome in ends) == 1


def test_it_misses_wins() -> None:
    """No rule of it looks for two threats at once, so it gives a won position away."""
    ours = [p for p in met(MAX) if p.turn is MAX and p.outcome is None and truth(p) > 0]
    missed = [p for p in ours if any(truth(p.after(move)) <= 0 for move in rules(p))]
    assert missed
    assert len(missed) < len(ours)


def test_it_goes_by_the_first_rule_that_says_anything() -> None:
    start = TIC_TAC_TOE.start()
    assert rules(start) == [0, 2, 6, 8]
    assert rules(start.after(0).after(4)) == [8]
    assert rules(start.after(2).after(0)) == [6]
    assert rules(start.after(0).after(8)) == [2, 6]
    assert rules(TIC_TAC_TOE.parse_position("X.X/OO./... X")) == [1]
    assert rules(TIC_TAC_TOE.parse_position("X../.O./..X O")) == [1, 3, 5, 7]


def test_only_tic_tac_toe_has_the_list_of_rules() -> None:
    assert PAPER in teaching_players_for(find_game("tic-tac-toe"))
    for other in ("connect-four", "mnk:4x4x4", "nim:3,4,5"):
        assert teaching_players_for(find_game(other)) == tuple(
            n for n in TEACHING_PLAYERS if n != PAPER
        )
        position = find_game(other).start()
        move = make_strategy(PAPER).choose(position, MoveContext()).move
        assert move in position.legal_moves()
