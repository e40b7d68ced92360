# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who wins with which move: true of every line that is played out."""

from random import Random

import pytest

from desktop_app.core.position import MAX, Game, Player, Position
from desktop_app.core.score import WIN, Bound, Outcome, Score
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.words.distance import short_distances
from desktop_app.words.values import score_meaning
from tests.analysing import analyse
from tests.games.reached import reached
from tests.games.small_games import Truce

GAMES = (
    "tic-tac-toe",
    "mnk:4x3x3",
    "drop:4x3x3",
    "nim:3,2,1",
    "nim:3,2,1:misere",
    "nim:9:max3",
    "tic-tac-toe:misere",
    "chomp:3x2",
    "wild",
    "notakto",
)


def played(game: Game, moves: str) -> Position:
    return reached(game.start(), moves)


def in_one_form(text: str) -> str:
    """A text about one move in the singular, whether or not the English forms are loaded."""
    return text.replace(" 1 moves", " 1 move")


def expected(winner: Player, position: Position, line: tuple[int, ...]) -> str:
    """By playing the line and counting who moves."""
    made: list[Player] = []
    for move in line:
        made.append(position.turn)
        position = position.after(move)
    assert position.outcome is not None
    assert position.outcome * winner > 0
    name, number = position.game.player_text(winner), made.count(winner)
    if len(made) == 1:
        return f"{name} wins now"
    if number == 1:
        return f"{name} wins in 1 move" if made[0] is winner else f"{name} wins on its next move"
    return f"{name} wins in {number} moves"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_stated_distances_come_true_when_the_line_is_played(game: str) -> None:
    told, dice, knowledge = set[str](), Random(1), new_engine_cache()
    for _ in range(6):
        position = find_game(game).start()
        while position.outcome is None:
            *_, found = analyse(position, knowledge=knowledge)
            for candidate in found.candidates:
                score = candidate.score
                if score is None or score.outcome not in (Outcome.WIN, Outcome.LOSS):
                    continue
                won = score.outcome is Outcome.WIN
                winner = position.turn if won else position.turn.opponent
                assert found.complete
                said = in_one_form(score_meaning(score, position))
                assert said == expected(winner, position, candidate.line)
                told.add(score_meaning(score, position))
            position = position.after(dice.choice(position.legal_moves()))
    assert len(told) >= 4


def test_a_bound_says_so() -> None:
    position = played(find_game("tic-tac-toe"), "a3b3")
    win = Score(Outcome.WIN, 5, 0, Bound.LOWER, 5, MAX)
    assert score_meaning(win, position) == "X wins in at most 3 moves"
    short = "in \N{LESS-THAN OR EQUAL TO} 3"
    assert short_distances(win, position) == ("X wins in at most 3", short)


def test_the_short_text_names_the_winner_whoever_moves_last() -> None:
    short = {"nim:2": ("B wins next", "next"), "nim:2:misere": ("A wins in 1", "in 1")}
    for game, told in short.items():
        position = played(find_game(game), "")
        *_, found = analyse(position)
        score = next(c.score for c in found.candidates if position.game.move_text(c.move) == "a1")
        assert score is not None
        assert (score.plies, short_distances(score, position)) == (2, told)


@pytest.mark.parametrize(
    ("left", "told"),
    [
        ("1 B", ("A wins now", "now", "A wins now")),
        ("2 A", ("A wins in 1 move", "A wins in 1", "A wins, 2 moves")),
        ("2,1 A", ("B wins on its next move", "B wins next", "B wins, 3 moves")),
    ],
)
def test_in_chomp_the_winner_is_named_and_the_winners_moves_are_counted(
    left: str, told: tuple[str, str, str]
) -> None:
    position = find_game("chomp:3x2").parse_position(left)
    *_, found = analyse(position)
    score = found.candidates[0].score
    assert score is not None
    assert score.plies is not None
    values = RunValues(Trace(position, algorithm_for(position, None, prunes=True)))
    winner = 1 if score.seen_by(MAX).outcome is Outcome.WIN else -1
    spelled = values.spelled(winner * (WIN - score.plies))
    assert in_one_form(score_meaning(score, position)) == told[0]
    assert short_distances(score, position)[0] == told[1]
    assert spelled.removesuffix(" below the top (both players' moves)") == told[2]


def test_where_players_need_not_take_turns_all_moves_are_counted() -> None:
    position = Truce(5).start()
    for plies, text in ((1, "wins now"), (4, "wins 4 moves from now (both players' moves)")):
        score = Score(Outcome.WIN, plies, 0, Bound.EXACT, 9, MAX)
        assert score_meaning(score, position).endswith(text)
    assert short_distances(score, position) == ("in 4", "in 4")
