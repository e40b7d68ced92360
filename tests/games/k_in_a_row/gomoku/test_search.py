# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of line games: its state, its proofs, and that compiling changes nothing."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from desktop_app.core.grid import bits
from desktop_app.core.score import DECISIVE, WIN, terminal_value, to_parent
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernel import search as lines
from desktop_app.games.k_in_a_row.gomoku.kernel.search import LineSearch
from desktop_app.games.k_in_a_row.gomoku.variation import LongestDefence
from desktop_app.search.minimax import minimax
from tests.games.k_in_a_row.four_puzzles import GOMOKU, LENGTHS, puzzles, shortest_win
from tests.games.k_in_a_row.line_positions import order_of, played_position, random_position
from tests.games.reached import reached
from tests.search.loading import LARGE, compared, interpreted, tell_compared
from tests.search.truth import play

INFINITE = 2 * WIN
FIVE_FOURS = "k10d14n10i14j9m14m9f13h7g12k7k12o5o11h4g10n4l10i3i9m3g6f2i6i2j5f1c1h1e1"
"""A puzzle as `puzzles` makes them: four fours that are answered, and one more that makes two."""
LONG_FOURS = {
    "d14a15f14e15g14e14l13h14k12o14n12j13j11g12c10f11n10b10c9i10f9l10g9a9b8b9n8c8e7f8f7k8c5n7"
    "e4b6k4g6l4b5n4g5a3o5i3j4k3e3m3j3d2n3e2c2g2n1": 13,
    "b15e15g13n15b12j14g12l13b11a12k11i12g10j12k10f11n10n11f9b10l9g9e8h8f8i7e7a6o7c6n6d6m5f6"
    "b4i6g4b5h4g5m4c4o4j4f3h3i3k3b1j2d1k2f1g1k1o1": 15,
}
"""More of them, which take a second to be made, and the plies that they take."""
SIZES = ((15, 15, 5), (20, 20, 5), (6, 6, 4), (7, 9, 5), (5, 5, 3), (9, 8, 6))


def kernel(size: tuple[int, int, int] = (15, 15, 5), made: ModuleType = lines) -> LineSearch:
    return made.LineSearch(*size, 1 << 16, _never)


def _never(_nodes: int) -> bool:
    return False


def searched(made: LineSearch, position: LinePosition, depth: int, nodes: int) -> object:
    """All that a search says."""
    made.start(order_of(position))
    made.limit_nodes(made.visited + nodes)
    win = made.threat_win(True, 3, nodes // 4)
    value = made.value(depth, -INFINITE, INFINITE)
    told: list[object] = []
    made.start(order_of(position))
    while (known := made.known()) and len(told) < 8:
        told.append(known)
        if made.makes_five(known[0][0]):
            break
        made.play(known[0][0])
    return win, value, made.visited, told, made.evaluate()


@pytest.mark.slow
def test_compiled_and_interpreted_are_one() -> None:
    """Values, positions visited, lines, and all that is kept."""
    random = Random(3)
    made = interpreted("desktop_app.games.k_in_a_row.gomoku.kernel", "search", *LARGE)
    for size in SIZES:
        game = LineGame(*size)
        one, other = kernel(size), kernel(size, made)
        for number in range(compared(30)):
            most = random.randint(2, min(60, game.board.cells - 1))
            if number % 5:
                position = played_position(game, random, most, one)
            else:
                position = random_position(game, random, most)
            found = searched(one, position, 5, 500)
            assert found == searched(other, position, 5, 500)
            assert one.state() == other.state()
        tell_compared(f"lines {size}", compared(30), one.visited)


@pytest.mark.parametrize("size", SIZES)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_state_after_moves_and_undoing_is_the_state_from_scratch(
    size: tuple[int, int, int], seed: int
) -> None:
    random, game = Random(seed), LineGame(*size)
    made = kernel(size)
    empty = made.state()
    position = played_position(game, random, random.randint(0, game.board.cells), made)
    made.set_moves(order_of(position))
    kept = made.state()
    undone = random.randint(0, position.ply)
    for _ in range(undone):
        made.take_back()
    for cell in order_of(position)[position.ply - undone :]:
        made.play(cell)
    assert made.state() == kept
    other = kernel(size)
    shuffled = [list(bits(position.x_stones)), list(bits(position.o_stones))]
    for side in shuffled:
        random.shuffle(side)
    other.set_moves([shuffled[i % 2][i // 2] for i in range(position.ply)])
    assert other.state() == kept
    made.set_moves([])
    assert made.state() == empty


def counted_from_the_start(position: LinePosition) -> float:
    """What a position is worth, as the kernel counts: from the empty board."""
    return to_parent(minimax(position, terminal_value), position.ply)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_proven_outcomes_are_those_of_minimax(seed: int) -> None:
    random, game = Random(seed), LineGame(5, 5, 5 - seed % 2)
    position = random_position(game, random, 19)
    assume(position.remaining <= 7)
    made = kernel((5, 5, game.k))
    made.start(order_of(position))
    value = made.value(6, -INFINITE, INFINITE)
    assert value is not None
    truth = counted_from_the_start(position) * position.turn
    if abs(value) >= DECISIVE:
        assert truth * value > 0  # a win is at least this quick, a loss at most this slow
        assert value <= truth if value > 0 else value >= truth
    won = made.threat_win(True, 6, 10_000)
    if won is not None:
        assert truth >= won[0]
        after = counted_from_the_start(position.after(won[1])) * position.turn
        assert after >= won[0]  # the move is the one that wins so


@pytest.mark.slow
def test_wins_by_continuous_fours_are_found() -> None:
    """Of 5 to 15 plies; `bench_gomoku.py fours` tries more of them and says how long it takes."""
    tried = [*puzzles(1, LENGTHS[-3])]
    for moves, length in LONG_FOURS.items():
        position = reached(GOMOKU.start(), moves)
        assert shortest_win(position) == length
        tried.append((position, length))
    assert [plies for _, plies in tried] == list(LENGTHS)
    for position, plies in tried:
        made = kernel()
        made.start(order_of(position))
        won = made.threat_win(False, 24, 100_000)
        assert won
        assert WIN - won[0] - position.ply >= plies
        value = made.value(2, -INFINITE, INFINITE)
        assert value is not None
        assert value >= DECISIVE


def test_threats_of_five_are_stopped() -> None:
    position = GOMOKU.start()
    for text in ("h8", "h9", "i8", "g9", "j8", "i9", "k8"):
        position = position.after(GOMOKU.parse_move(position, text))
    made = kernel()
    made.start(order_of(position))
    assert made.is_forced()
    assert made.value(4, -INFINITE, INFINITE) == position.ply + 2 - WIN
    assert shortest_win(position, 7) is None


def test_a_search_that_is_stopped_leaves_the_board_as_it_was() -> None:
    asked: list[int] = []

    def check(nodes: int) -> bool:
        asked.append(nodes)
        return len(asked) > 2

    made = LineSearch(15, 15, 5, 1 << 16, check, 64)
    made.start(order_of(random_position(GOMOKU, Random(1), 12)))
    before = made.state()
    assert made.value(30, -INFINITE, INFINITE) is None
    assert made.visited <= 64 * 3 + 1
    assert made.state() == before


@pytest.mark.parametrize("size", [(21, 5, 5), (15, 15, 7), (15, 15, 2), (4, 4, 5)])
def test_other_sizes_are_refused(size: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="kernel"):
        kernel(size)


def test_a_lost_game_shows_the_longest_defence() -> None:
    """An open four can't be stopped: one answer, and then the fifth stone."""
    position = GOMOKU.start()
    for text in ("h8", "a1", "i8", "a15", "j8", "o1"):
        position = position.after(GOMOKU.parse_move(position, text))
    made, four = kernel(), GOMOKU.parse_move(position, "k8")
    made.start(order_of(position))
    line = LongestDefence(made).after(four, loses=False)
    assert line is not None
    assert (line[0], len(line)) == (four, 3)
    end = play(position, line)
    assert isinstance(end, LinePosition)
    assert end.outcome == 1


def test_an_attacker_makes_as_many_moves_as_allowed() -> None:
    """Where two fours come at once the win is seen on the board."""
    position = reached(GOMOKU.start(), FIVE_FOURS)
    for attacks, wins in ((3, False), (4, True)):
        made = kernel()
        made.start(order_of(position))
        assert (made.threat_win(False, attacks, 100_000) is not None) is wins
