# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees of numbers: their positions, their notation, and every way to get it wrong."""

import math
from enum import StrEnum
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.numbers.notation import (
    DEEPEST,
    MOST_LEAVES,
    mirrored_text,
    parse_numbers,
    shuffled_text,
)
from desktop_app.games.numbers.tree import Node, NumberFault, NumberPosition, NumberTree
from desktop_app.games.registry import find_game
from tests.games.positions import number_trees, walk


def positions(tree: NumberTree) -> list[NumberPosition]:
    """All positions of a tree, each after its parent."""
    found = [tree.start()]
    for position in found:
        found.extend(position.after(move) for move in position.legal_moves())
    return found


@given(number_trees)
def test_positions_are_the_nodes(tree: NumberTree) -> None:
    found = positions(tree)
    assert (
        len(found) == len({p.key for p in found}) == len(set(found)) == len(list(walk(tree.root)))
    )
    for position in found:
        below = [p for p in found if p.key[: position.ply] == position.key]
        assert position.ply == len(position.key)
        assert position.turn is (MIN if position.ply % 2 else MAX)
        assert position.remaining == max(p.ply for p in below) - position.ply
        assert position.size_bound() == len(below)
        assert (position.outcome is None) == bool(position.legal_moves())
        assert position.canonical_key == position.key


@pytest.mark.slow
@given(number_trees)
def test_a_tree_is_found_again_by_its_id(tree: NumberTree) -> None:
    assert find_game(tree.id) == tree
    assert find_game(tree.id).start() == tree.start()


@given(number_trees, st.data())
def test_moves_round_trip(tree: NumberTree, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(positions(tree)))
    assert parse_moves(tree.start(), tree.moves_text(position.key)) == list(position.key)


@pytest.mark.parametrize(
    ("text", "root", "name"),
    [
        ("3,5,2,9", ((3, 5), (2, 9)), "numbers:3,5,2,9"),
        ("3 5\t2;9", ((3, 5), (2, 9)), "numbers:3,5,2,9"),
        ("[[3,5],[2,9]]", ((3, 5), (2, 9)), "numbers:3,5,2,9"),
        ("7", 7, "numbers:7"),
        ("[7]", (7,), "numbers:[7]"),
        ("\N{MINUS SIGN}1.5,2.0", (-1.5, 2), "numbers:-1.5,2"),
        ("[[\N{MINUS SIGN}1, 2.5], [3]]", ((-1, 2.5), (3,)), "numbers:[[-1,2.5],[3]]"),
        ("[1,2,3]", (1, 2, 3), "numbers:[1,2,3]"),
        ("(3 5 2) (9; 12)", ((3, 5, 2), (9, 12)), "numbers:[[3,5,2],[9,12]]"),
        ("{1}(2)", ((1,), (2,)), "numbers:[[1],[2]]"),
        ("\N{EN DASH}3 +5", (-3, 5), "numbers:-3,5"),
        ("3, (5 2)", (3, (5, 2)), "numbers:[3,[5,2]]"),
        ("[[1,2],3]", ((1, 2), 3), "numbers:[[1,2],3]"),
        ("100000,-1e5", (100_000, -100_000), "numbers:100000,-100000"),
    ],
)
def test_known_trees(text: str, root: object, name: str) -> None:
    tree = parse_numbers(text)
    assert (tree.root, tree.id) == (root, name)


def test_players_are_max_and_min() -> None:
    assert [parse_numbers("1,2").player_text(player) for player in (MAX, MIN)] == ["Max", "Min"]


SIZE = {"leaves": MOST_LEAVES, "depth": DEEPEST}
ANY = object()


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        ("1,2,3", NumberFault.NUMBER_COUNT, {"count": 3, "fewer": 2, "more": 4}),
        ("1,2,3,4,5,6,7", NumberFault.NUMBER_COUNT, {"count": 7, "fewer": 4, "more": 8}),
        ("1,two", NumberFault.NUMBER_SYNTAX, {"text": "two", "place": 2}),
        ("1,1_0", NumberFault.NUMBER_SYNTAX, {"text": "1_0", "place": 2}),
        ("\N{FULLWIDTH DIGIT ONE} 2", NumberFault.NUMBER_SYNTAX, ANY),
        (" ", NumberFault.NO_NUMBERS, {}),
        ("1,nan", NumberFault.NUMBER_SYNTAX, {"text": "nan", "place": 2}),
        ("inf,1", NumberFault.NUMBER_SYNTAX, {"text": "inf", "place": 1}),
        ("1e999,1", NumberFault.NUMBER_SYNTAX, {"text": "1e999", "place": 1}),
        ("1,100001", NumberFault.NUMBER_SYNTAX, {"text": "100001", "place": 2}),
        ("1,-100000.5", NumberFault.NUMBER_SYNTAX, {"text": "-100000.5", "place": 2}),
        ("[1,[2,x]]", NumberFault.NUMBER_SYNTAX, {"text": "x", "place": 3}),
        ("[[1,2]", NumberFault.NUMBER_BRACKET, {"place": 1}),
        ("1,2]", NumberFault.NUMBER_BRACKET, {"place": 4}),
        ("(3 5) (2 9", NumberFault.NUMBER_BRACKET, {"place": 7}),
        ("[1,NaN]", NumberFault.NUMBER_SYNTAX, {"text": "NaN", "place": 2}),
        ("[1,-Infinity]", NumberFault.NUMBER_SYNTAX, {"text": "-Infinity", "place": 2}),
        ("[1,1e999]", NumberFault.NUMBER_SYNTAX, {"text": "1e999", "place": 2}),
        ("[1,true]", NumberFault.NUMBER_SYNTAX, {"text": "true", "place": 2}),
        ('[1,"2"]', NumberFault.NUMBER_SYNTAX, {"text": '"2"', "place": 2}),
        ('{"a":[1]}', NumberFault.NUMBER_SYNTAX, {"text": '"a":', "place": 1}),
        (f"[1,{'9' * 5_000}]", NumberFault.NUMBER_SYNTAX, ANY),
        ("[[1,2],[]]", NumberFault.EMPTY_BRANCH, {"place": 8}),
        ("[]", NumberFault.EMPTY_BRANCH, {"place": 1}),
        (",".join(["1"] * 16_384), NumberFault.NUMBER_SIZE, SIZE),
        (str([1] * (MOST_LEAVES + 2)), NumberFault.NUMBER_SIZE, SIZE),
        ("[" * 41 + "1" + "]" * 41, NumberFault.NUMBER_SIZE, SIZE),
        ("[" * 100_000 + "1" + "]" * 100_000, NumberFault.NUMBER_SIZE, SIZE),
    ],
)
def test_trees_that_are_refused(text: str, fault: StrEnum, details: object) -> None:
    with pytest.raises(GameError) as error:
        parse_numbers(text)
    assert error.value.fault is fault
    assert details is ANY or error.value.details == details


def test_the_largest_trees_that_are_accepted() -> None:
    deepest = parse_numbers("[" * DEEPEST + "1" + "]" * DEEPEST).start()
    assert deepest.remaining == DEEPEST
    assert parse_numbers(str([1] * MOST_LEAVES)).start().size_bound() == MOST_LEAVES + 1


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        ("1 x", GameFault.MOVE_SYNTAX, {"text": "x", "number": 2}),
        ("3", NumberFault.NO_BRANCH, {"text": "3", "branches": 2, "number": 1}),
        ("1 0", NumberFault.NO_BRANCH, {"text": "0", "branches": 2, "number": 2}),
        ("9" * 5_000, NumberFault.NO_BRANCH, {"text": "9" * 12, "branches": 2, "number": 1}),
        ("1 2 1", GameFault.GAME_OVER, {"text": "1", "number": 3}),
    ],
)
def test_moves_that_are_refused(text: str, fault: StrEnum, details: dict[str, object]) -> None:
    with pytest.raises(GameError) as error:
        parse_moves(parse_numbers("3,5,2,9").start(), text)
    assert error.value.fault is fault
    assert details.items() <= error.value.details.items()


def test_a_tree_has_no_position_text() -> None:
    with pytest.raises(GameError) as error:
        parse_numbers("1,2").parse_position("1")
    assert error.value.fault is NumberFault.NO_POSITION_TEXT


@pytest.mark.slow
@given(
    st.text(max_size=30)
    | st.text("0123456789,; -+.eE[]\N{MINUS SIGN}_", max_size=30)
    | st.text('[]{}",:truefalsnNaIity0123', max_size=40)
    | st.lists(st.floats(), max_size=8).map(str)
    | st.lists(st.floats(), max_size=8).map(lambda numbers: ",".join(map(str, numbers)))
)
@example("[" + "9" * 5_000 + "]")
def test_any_text_gives_a_tree_or_a_game_error(text: str) -> None:
    try:
        tree = parse_numbers(text)
    except GameError:
        return
    for node in walk(tree.root):
        assert isinstance(node, tuple) or math.isfinite(node)
    assert find_game(tree.id) == tree


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=3), st.integers(1, 3))
def test_a_mirrored_text_is_the_mirrored_tree(leaves: list[int], deep: int) -> None:
    text = "[" * deep + ", ".join(map(str, leaves)) + ", [7, 1]" + "]" * deep
    assert parse_numbers(mirrored_text(text)).root == mirrored(parse_numbers(text).root)
    assert parse_numbers(mirrored_text(mirrored_text(text))) == parse_numbers(text)


def mirrored(node: Node) -> Node:
    if not isinstance(node, tuple):
        return node
    return tuple(mirrored(branch) for branch in reversed(node))


def test_plain_numbers_are_mirrored_and_shuffled_too() -> None:
    assert mirrored_text("3, 5 2;9") == "9 2 5 3"
    shuffled = shuffled_text("[[3, 5], [2, 9]]", Random(1))
    assert shuffled != "[[3, 5], [2, 9]]"
    assert sorted(leaf for leaf in shuffled if leaf.isdigit()) == ["2", "3", "5", "9"]
    assert [c for c in shuffled if not c.isdigit()] == [
        c for c in "[[3, 5], [2, 9]]" if not c.isdigit()
    ]
