# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of misère and wild tic-tac-toe and of Notakto, by the textbook's search.

Sources: T. Plambeck, G. Whitehead, "The Secrets of Notakto: Winning at X-only Tic-Tac-Toe", 2013
(Notakto, and what is said here of misère play); S. Golomb, A. Hales, "Hypercube Tic-Tac-Toe", 2002
(misère: the centre and point reflection); wild: E. Mendelson, "Introducing Game Theory and
its Applications", 2004.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.score import terminal_value
from desktop_app.games.registry import find_game
from desktop_app.games.tic_tac_toe_variants.game import MarkGame, MarkPosition
from desktop_app.games.tic_tac_toe_variants.rules import Rule
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.minimax import minimax

MISERE, WILD = MarkGame(Rule.MISERE), MarkGame(Rule.WILD)
NOTAKTO = [MarkGame(Rule.NOTAKTO, boards=boards) for boards in (1, 2, 3)]
CENTRE = 4


def plain_winner(position: Position, known: dict[Hashable, int]) -> int:
    """The outcome with best play, by nothing but the rules; no symmetry is used."""
    if position.outcome is not None:
        return int(position.outcome)
    value = known.get(position.key)
    if value is None:
        found = (plain_winner(position.after(move), known) for move in position.legal_moves())
        value = known[position.key] = max(found) if position.turn is MAX else min(found)
    return value


def winners(game: MarkGame) -> dict[str, int]:
    """The outcome after each first move."""
    start, known = game.start(), dict[Hashable, int]()
    moves = start.legal_moves()
    return {game.move_text(move): plain_winner(start.after(move), known) for move in moves}


def test_misere_is_a_draw_and_all_but_the_centre_lose() -> None:
    found = winners(MISERE)
    assert found.pop("b2") == 0
    assert set(found.values()) == {-1}


@pytest.mark.slow
def test_wild_is_won_by_the_centre_with_either_mark_and_by_no_other_move() -> None:
    assert {move for move, outcome in winners(WILD).items() if outcome == 1} == {"Xb2", "Ob2"}
    assert set(winners(WILD).values()) == {0, 1}


def test_notakto_is_won_on_one_board_by_the_centre_alone_and_lost_on_two() -> None:
    assert {move for move, outcome in winners(NOTAKTO[0]).items() if outcome == 1} == {"b2"}
    tree = MemoizedMinimax()
    assert tree.value(NOTAKTO[0].start()) > 0
    assert tree.value(NOTAKTO[1].start()) < 0


def test_notakto_has_102_boards_that_are_no_images_of_one_another() -> None:
    tables = NOTAKTO[0].tables
    assert len({min(table[mask] for table in tables) for mask in range(512)}) == 102
    assert max(mask.bit_count() for mask in range(512) if NOTAKTO[0].classes[mask] >= 0) == 6


def follow(
    position: MarkPosition, player: Player, answer: Callable[[MarkPosition, int], int]
) -> set[int]:
    """All outcomes where a player answers each move by a rule, and the other plays anything."""
    if position.outcome is not None:
        return {int(position.outcome)}
    assert position.turn is not player
    found = set[int]()
    for move in position.legal_moves():
        child = position.after(move)
        if child.outcome is None:
            reply = answer(child, move)
            assert reply in child.legal_moves()
            child = child.after(reply)
        found |= follow(child, player, answer)
    return found


def test_in_misere_the_centre_and_then_the_opposite_cell_never_lose() -> None:
    assert follow(MISERE.start().after(CENTRE), MAX, lambda _, move: 8 - move) == {0, 1}


def test_in_notakto_the_centre_and_then_a_knights_move_wins() -> None:
    """From the cell that the other has just taken: one of the two that a knight would reach."""

    def knight(position: MarkPosition, move: int) -> int:
        row, column = divmod(move, 3)
        jumps = [
            cell
            for cell in position.legal_moves()
            if sorted((abs(cell // 3 - row), abs(cell % 3 - column))) == [1, 2]
        ]
        safe = [cell for cell in jumps if position.after(cell).outcome is None]
        return (safe or jumps)[0]

    assert follow(NOTAKTO[0].start().after(CENTRE), MAX, knight) == {1}


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (MISERE, ".../.X./... O"),
        (WILD, "X../.../..O A"),
        (NOTAKTO[0], ".../.../... A"),
        (NOTAKTO[1], "X.X/.../.X.+.X./X../... B"),
    ],
)
def test_positions_with_equal_canonical_keys_have_equal_values(game: MarkGame, text: str) -> None:
    """Each position that is met has the outcome of all that share its canonical key."""
    known, by_class = dict[Hashable, int](), dict[Hashable, int]()
    waiting = [game.parse_position(text)]
    plain_winner(waiting[0], known)
    seen = set[Hashable]()
    while waiting:
        position = waiting.pop()
        if position.key in seen:
            continue
        seen.add(position.key)
        value = plain_winner(position, known)
        assert by_class.setdefault(position.canonical_key, value) == value
        waiting += [position.after(move) for move in position.legal_moves()]
    assert len(by_class) < len(seen) / 2


@pytest.mark.parametrize(
    ("game", "text", "good"),
    [
        ("tic-tac-toe:misere", "OOX/.X./.X. O", {"a2", "c2", "c1"}),
        ("notakto:2", "XX./X.X/.XX+XX./X.X/..X B", {"f3", "e2", "d1"}),
    ],
)
def test_the_texts_of_the_examples_are_true(game: str, text: str, good: set[str]) -> None:
    position = find_game(game).parse_position(text)
    assert position.turn is MIN
    values = {
        position.game.move_text(move): minimax(position.after(move), terminal_value)
        for move in position.legal_moves()
    }
    assert {move for move, value in values.items() if value < 0} == good


def test_in_the_example_of_wild_one_move_of_six_draws() -> None:
    position = find_game("wild").parse_position("OX./O../XOX A")
    values = [minimax(position.after(move), terminal_value) for move in position.legal_moves()]
    assert sorted(value < 0 for value in values) == [False] + [True] * 5
    assert values[position.legal_moves().index(WILD.parse_move(position, "Oc3"))] == 0
