# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A value that is called exact comes with a line that can be played to just that end."""

from random import Random

import pytest

from desktop_app.core.score import Bound, Outcome
from desktop_app.games.k_in_a_row.connect_four import analysis as connect_four_analysis
from desktop_app.games.k_in_a_row.connect_four.analysis import ConnectFourAnalysis, make_solver
from desktop_app.games.k_in_a_row.connect_four.book import book_of
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.registry import new_engine_cache
from desktop_app.resources import read_book
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Budget, Limits
from tests.analysing import analyse
from tests.search.truth import play

CONNECT_FOUR = LineGame(7, 6, 4, gravity=True)


def check_lines(found: Analysis) -> int:
    """Play the line of every exact row; how many there were."""
    exact = [c for c in found.candidates if c.score and c.score.bound is Bound.EXACT]
    for candidate in exact:
        assert candidate.score is not None
        assert candidate.line[0] == candidate.move
        end = play(found.position, candidate.line)
        assert end.outcome is not None
        assert len(candidate.line) == candidate.score.plies
        outcome = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}
        assert candidate.score.outcome is outcome[int(end.outcome) * found.position.turn]
    return len(exact)


def random_positions(game: LineGame, left: int, count: int) -> list[LinePosition]:
    """Positions that random moves lead to, with so many cells open."""
    random, found = Random(game.id), list[LinePosition]()
    while len(found) < count:
        position: LinePosition = game.start()
        while position.outcome is None and position.remaining > left:
            position = position.after(random.choice(position.legal_moves()))
        if position.outcome is None:
            found.append(position)
    return found


@pytest.mark.parametrize(
    ("game", "left"),
    [
        (LineGame(3, 3, 3), 9),  # the labelled tree
        (LineGame(4, 4, 4), 14),  # the kernel of small boards
        (LineGame(6, 6, 4), 14),
        (CONNECT_FOUR, 26),  # the kernel of drop games
        (LineGame(5, 5, 4, gravity=True), 25),
    ],
    ids=lambda value: value.id if isinstance(value, LineGame) else str(value),
)
def test_exact_rows_have_their_line_to_the_end(game: LineGame, left: int) -> None:
    knowledge, exact = new_engine_cache(), 0
    for position in random_positions(game, left, 12):
        *_, found = analyse(position, Limits(nodes=300_000), knowledge=knowledge)
        exact += check_lines(found)
    assert exact >= 12


def test_book_values_have_lines_to_the_end() -> None:
    *_, found = analyse(CONNECT_FOUR.start(), knowledge=new_engine_cache(read_book=read_book))
    assert found.is_whole
    assert check_lines(found) == 7


def test_lines_are_complete_even_if_the_limit_is_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Time stands still: else the solver's first moments end where it is busy, and cost nodes."""
    monkeypatch.setattr(connect_four_analysis, "perf_counter", lambda: 0.0)
    for position in random_positions(CONNECT_FOUR, 24, 5):
        enough = next(found.nodes for found in drop_snapshots(position) if found.complete)
        *_, found = drop_snapshots(position, Limits(nodes=enough + 1))
        assert found.nodes > enough + 1  # the lines took more
        assert found.is_whole
        assert check_lines(found) == len(found.candidates)


def drop_snapshots(position: LinePosition, limits: Limits | None = None) -> list[Analysis]:
    """An analysis in one thread, without guesses."""
    solver = make_solver(CONNECT_FOUR, 1 << 20)
    budget = Budget(limits or Limits())
    return list(ConnectFourAnalysis(position, solver, budget).run(lambda _enough, _most: iter(())))


def test_a_stop_ends_extending_lines() -> None:
    position = CONNECT_FOUR.start()
    solver = make_solver(CONNECT_FOUR, 1 << 26)
    solver.learn(book_of(CONNECT_FOUR, read_book))
    is_solved = False
    budget = Budget(Limits(), lambda: is_solved)
    snapshots = list[Analysis]()
    for found in ConnectFourAnalysis(position, solver, budget).run(lambda _enough, _most: iter(())):
        snapshots.append(found)
        is_solved = found.complete
    assert snapshots[-1].complete
    assert not snapshots[-1].is_whole
