# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver of small boards: equal to the textbook, compiled and interpreted alike."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.grid import symmetries
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.small_boards.kernel import table as placement_table
from desktop_app.games.k_in_a_row.small_boards.kernel.solver import SmallBoardSolver
from desktop_app.games.registry import find_game
from tests.games.k_in_a_row.line_positions import held_position
from tests.games.positions import line_games, positions_of
from tests.search.loading import compared, interpreted, tell_compared
from tests.search.truth import play, truth

WON = 64
SMALLEST_TABLE = 20
SIZES = {  # the fewest stones with which the textbook still comes to an end soon
    "mnk:3x3x3": 0,
    "mnk:4x3x3": 0,
    "mnk:4x3x4": 0,
    "mnk:4x3x2": 0,
    "mnk:3x3x1": 0,
    "mnk:12x1x3": 0,
    "mnk:4x4x3": 5,
    "mnk:4x4x4": 5,
    "mnk:5x4x4": 10,
    "mnk:5x5x3": 14,
    "mnk:5x5x4": 14,
    "mnk:5x5x5": 14,
    "mnk:6x5x4": 20,
    "mnk:8x4x4": 22,
    "mnk:7x5x4": 25,
    "mnk:6x6x4": 26,
    "mnk:6x6x5": 26,
    "mnk:6x6x6": 26,
}
GAMES = {name: find_game(name) for name in SIZES}


def never(_nodes: int) -> bool:
    return False


def line_game(name: str) -> LineGame:
    game = GAMES[name]
    assert isinstance(game, LineGame)
    return game


def solver_of(
    game: LineGame, kind: Callable[..., SmallBoardSolver] = SmallBoardSolver
) -> SmallBoardSolver:
    return kind(game.columns, game.rows, game.k, SMALLEST_TABLE)


def exact(solver: SmallBoardSolver, position: LinePosition) -> int:
    """The value of a position, by questions that halve the range, the outcome first."""
    lower, upper, alpha = -WON, WON, 0
    while lower < upper:
        found = solver.search(position.own, position.other, alpha, never)
        assert found is not None
        if found > alpha:
            assert found <= upper
            lower = found
        else:
            assert found >= lower
            upper = found
        alpha = -1 if lower < 0 <= upper else (lower + upper) // 2
    return lower


def line(solver: SmallBoardSolver, position: LinePosition, value: int) -> tuple[int, ...]:
    """Best play to the end."""
    moves: list[int] = []
    while position.outcome is None:
        move = solver.reply(position.own, position.other, value, never)
        assert move is not None
        moves.append(move)
        position, value = position.after(move), -value
    return tuple(moves)


def true_value(position: LinePosition) -> int:
    value = position.turn * truth(position)
    ends = position.ply + 1_000_000 - abs(value)
    return int(WON - ends if value > 0 else ends - WON if value < 0 else 0)


def unfinished(game: LineGame, least: int, count: int) -> Iterator[LinePosition]:
    """Positions of random games with at least so many stones, always the same ones."""
    random = Random(f"{game.id} {count}")
    while count:
        position, stones = game.start(), random.randint(least, game.board.cells - 1)
        while position.outcome is None and position.ply < stones:
            position = position.after(random.choice(position.legal_moves()))
        if position.outcome is None:
            count -= 1
            yield position


@pytest.mark.slow
@pytest.mark.parametrize("name", SIZES)
def test_values_are_those_of_the_textbook(name: str) -> None:
    game = line_game(name)
    solver = solver_of(game)
    for number, position in enumerate(unfinished(game, SIZES[name], 40)):
        value = exact(solver, position)
        assert value == true_value(position), position
        if number % 4 == 0:  # whatever the table holds; a new one takes long to be made
            assert exact(solver_of(game), position) == value


@pytest.mark.slow
@pytest.mark.parametrize("name", SIZES)
def test_compiled_and_interpreted_are_one(name: str) -> None:
    """Values, nodes and lines."""
    game = line_game(name)
    below = ("board", "table", "pairs")
    solver, twin = (
        solver_of(game),
        solver_of(
            game,
            interpreted(
                "desktop_app.games.k_in_a_row.small_boards.kernel", "solver", *below
            ).SmallBoardSolver,
        ),
    )
    random, least = Random(name), SIZES[name]
    for _ in range(compared(15)):
        position = held_position(game, random, random.randint(least * 3 // 4, least + 4))
        if position.outcome is not None:
            continue
        value = exact(solver, position)
        assert exact(twin, position) == value
        assert line(solver, position, value) == line(twin, position, value)
        assert solver.nodes == twin.nodes
    tell_compared(name, compared(15), solver.nodes)


@pytest.mark.parametrize("name", ["mnk:4x3x3", "mnk:4x4x3", "mnk:4x4x4"])
def test_a_line_leads_to_the_end_that_the_value_says(name: str) -> None:
    game = line_game(name)
    solver = solver_of(game)
    for position in unfinished(game, 0, 40):
        value, sign = exact(solver, position), position.turn
        ends = WON - abs(value) if value else game.board.cells
        end = play(position, line(solver, position, value))
        assert (end.outcome, end.ply) == (sign * ((value > 0) - (value < 0)), ends)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mnk:3x3x3", 0),
        ("mnk:4x3x3", WON - 7),
        ("mnk:4x4x4", 0),
        ("mnk:5x5x4", 0),
        ("mnk:5x5x5", 0),
        ("mnk:6x5x4", WON - 11),
        ("mnk:6x6x5", 0),
        ("mnk:6x6x6", 0),
    ],
)
def test_known_facts(name: str, value: int) -> None:
    game = line_game(name)
    assert exact(solver_of(game), game.start()) == value


@pytest.mark.slow
@given(st.data())
def test_any_small_board(data: st.DataObject) -> None:
    game = data.draw(line_games())
    game = LineGame(game.columns, game.rows, game.k)
    position = data.draw(positions_of(game, most_left=7))
    assume(position.outcome is None)
    assert exact(solver_of(game), position) == true_value(position)


@pytest.mark.slow
@given(st.data())
def test_any_stones_end_in_an_answer(data: st.DataObject) -> None:
    """Positions of no game too: unequal numbers of stones, full boards, a spent budget."""
    game = data.draw(line_games())
    board = game.board
    own = data.draw(st.integers(0, board.full))
    other = data.draw(st.integers(0, board.full)) & ~own
    assume(not board.has_line(own) and not board.has_line(other))
    solver, asked = solver_of(LineGame(game.columns, game.rows, game.k)), solver_answers(20_000)
    alpha = data.draw(st.integers(-WON, WON - 1))
    found = solver.search(own, other, alpha, asked)
    if found is not None:
        assert -WON <= found <= WON
        assert solver.search(own, other, alpha, never) is not None


def solver_answers(most: int) -> Callable[[int], bool]:
    return lambda nodes: nodes >= most


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mnk:4x4x4", "mnk:5x4x4", "mnk:5x5x4", "mnk:6x5x4", "mnk:6x6x5"])
def test_images_are_worth_the_same(name: str) -> None:
    game = line_game(name)
    solver = solver_of(game)
    for position in unfinished(game, game.board.cells // 3, 10):
        value = exact(solver, position)
        for image in symmetries(game.columns, game.rows, gravity=False):
            own, other = turned(position.own, image), turned(position.other, image)
            assert exact(solver_of(game), LinePosition(game, own, other, position.ply, None)) == (
                value
            )


def turned(stones: int, image: list[int]) -> int:
    return sum(1 << to for cell, to in enumerate(image) if stones >> cell & 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "least"), [("mnk:3x3x3", 1), ("mnk:4x3x4", 5), ("mnk:4x4x4", 9), ("mnk:5x5x4", 16)]
)
def test_a_proof_without_search_is_never_wrong(name: str, least: int) -> None:
    """What comes at the first node comes from pairs, weights or counts: the side can't win."""
    game = line_game(name)
    proofs = 0
    for position in unfinished(game, least, 150):
        for alpha in (0, -1):
            solver = solver_of(game)
            found = solver.search(position.own, position.other, alpha, never)
            if found == 0 and solver.nodes == 1:
                proofs += 1
                outcome = position.turn * truth(position)
                assert outcome <= 0 if alpha == 0 else outcome >= 0
    assert proofs > 15


def test_a_search_that_is_ended_leaves_nothing_false() -> None:
    game = line_game("mnk:6x5x4")
    solver = solver_of(game)
    start = game.start()
    for most in (1, 9_000, 40_000, 90_000):
        assert solver.search(0, 0, WON - 10, solver_answers(most)) in (None, WON - 11)
    assert exact(solver, start) == WON - 11
    assert exact(solver, start.after(14)) == 11 - WON


@pytest.mark.parametrize("arguments", [(7, 6, 4), (20, 20, 5), (3, 3, 3, 19), (3, 3, 3, 27)])
def test_boards_that_are_too_large_are_refused(arguments: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="out of range"):
        SmallBoardSolver(*arguments)


def test_a_table_that_grows_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """From sixteen buckets to four thousand: what was solved is known when it is asked again."""
    game = LineGame(6, 4, 4)
    monkeypatch.setattr(placement_table, "LEAST_BITS", 4)
    monkeypatch.setattr(placement_table, "FIRST_BITS", 4)
    growing, fixed = SmallBoardSolver(6, 4, 4, 12), solver_of(game)
    positions = list(unfinished(game, 4, 60))
    values = [exact(growing, position) for position in positions]
    assert values == [exact(fixed, position) for position in positions]
    assert growing.table_use() > 0.1  # at first it had one bucket in 256
    before = growing.nodes
    assert values == [exact(growing, position) for position in positions]
    assert growing.nodes - before < before / 40  # with half of them lost it is a sixth


def test_what_is_not_lost_is_known_not_to_be() -> None:
    """Asked again, at any ply, nothing has to be searched."""
    game, known = line_game("mnk:6x5x4"), 0
    for position in unfinished(game, 3, 60):
        solver = solver_of(game)
        found = solver.search(position.own, position.other, -1, never)
        visited = solver.nodes
        if found == 0 and visited > 100:
            assert solver.search(position.own, position.other, -1, never) == 0
            assert solver.nodes == visited + 1
            known += 1
            if known == 2:
                break
    assert known == 2


@pytest.mark.parametrize(
    "board",
    [
        "....X./.X..O./..O.X./..OO.X/....X./...X.O O",
        ".....X/.O..../X..OXX/X...../...O../.O...O X",
        ".O..../OO.X.O/X.O.X./.....X/..O.X./X.X..O X",
    ],
)
def test_who_is_answered_in_pairs_can_not_win(board: str) -> None:
    """Which is seen at once: there are too many lines for their weights to tell."""
    game = line_game("mnk:6x6x5")
    position, solver = game.parse_position(board), solver_of(game)
    assert solver.search(position.own, position.other, 0, never) == 0
    assert solver.nodes == 1
