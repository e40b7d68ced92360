# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bare tree of numbers as a game: positions are nodes, moves are branches, Max moves first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from random import Random
from typing import Final, cast

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.notation import number_text
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import PositionBase

_BRANCH = re.compile(r"[0-9]{1,9}")

Node = float | tuple["Node", ...]
"""A leaf's number, or the branches of an inner node."""


class NumberFault(StrEnum):
    """The errors in a number tree or a branch that a user types."""

    NO_BRANCH = "no-branch"
    NO_POSITION_TEXT = "no-position-text"
    NUMBER_SYNTAX = "number-syntax"
    NO_NUMBERS = "no-numbers"
    NUMBER_BRACKET = "number-bracket"
    NUMBER_COUNT = "number-count"
    NUMBER_SIZE = "number-size"
    EMPTY_BRANCH = "empty-branch"


@dataclass(frozen=True)
class NumberTree:
    """A whole tree."""

    root: Node

    family = "numbers"
    is_numeric = True
    traits = Traits(takes_turns=True)

    @property
    def longest(self) -> int:
        return self.start().remaining

    @property
    def id(self) -> str:
        """Return `numbers:` and the text of the tree."""
        numbers = list(leaves(self.root))
        paired = len(numbers) > 1 and not len(numbers) & (len(numbers) - 1)
        flat = paired and pair_up(numbers) == self.root
        text = ",".join(map(number_text, numbers)) if flat else _node_text(self.root)
        return f"numbers:{text}"

    @cached_property
    def sizes(self) -> dict[int, tuple[int, int]]:
        """The size and the depth of each inner node's subtree, by `id()`."""
        sizes: dict[int, tuple[int, int]] = {}

        def measure(node: Node) -> tuple[int, int]:
            if not isinstance(node, tuple):
                return 1, 0
            parts = [measure(child) for child in node]
            sizes[id(node)] = 1 + sum(n for n, _ in parts), 1 + max(d for _, d in parts)
            return sizes[id(node)]

        measure(self.root)
        return sizes

    def with_number(self, path: Sequence[Move], number: float) -> NumberTree:
        """Return a copy of the tree with another number at one leaf.

        Raises:
            ValueError: there is no leaf at the end of the path.
        """
        return NumberTree(_with_number(self.root, path, number))

    def start(self) -> NumberPosition:
        """Return the root."""
        return NumberPosition(self, self.root, ())

    def player_text(self, player: Player) -> str:
        """`Max` or `Min`."""
        return "Max" if player is MAX else "Min"

    def move_text(self, move: Move) -> str:
        """Return the branch's number, from 1."""
        return str(move + 1)

    def moves_text(self, moves: Sequence[Move]) -> str:
        """Return the branch numbers separated by spaces."""
        return " ".join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """Split branch numbers at anything that is neither letter nor digit."""
        words = [word for word in re.split(r"[\s,_;-]+", text) if word]
        for number, word in enumerate(words, 1):
            if not (word.isascii() and word.isdecimal()):
                raise GameError(GameFault.MOVE_SYNTAX, text=word[:12], number=number, example="1")
        return words

    def parse_move(self, position: Position, text: str) -> Move:
        branches = len(position.legal_moves())
        if not branches:
            raise GameError(GameFault.GAME_OVER, text=text)
        if not (_BRANCH.fullmatch(text) and 1 <= int(text) <= branches):
            raise GameError(NumberFault.NO_BRANCH, text=text[:12], branches=branches)
        return int(text) - 1

    def moves_for(self, position: Position, text: str) -> Sequence[Move]:
        return (self.parse_move(position, text),)

    def is_position_text(self, _text: str, /) -> bool:
        """Return False: nodes are named by moves only."""
        return False

    def parse_position(self, text: str) -> Position:
        """Raise an error: a node is named by the moves that lead to it."""
        raise GameError(NumberFault.NO_POSITION_TEXT, text=text)


class NumberPosition(PositionBase):
    """A node of a number tree, with the path of branches that leads to it."""

    __slots__ = ("game", "key", "node")

    def __init__(self, game: NumberTree, node: Node, path: tuple[Move, ...]) -> None:
        self.game: Final = game
        self.node: Final = node
        self.key: Final = path

    @property
    def ply(self) -> int:
        """The node's depth below the root."""
        return len(self.key)

    @property
    def turn(self) -> Player:
        """Return Max at even depths, Min at odd ones."""
        return MIN if len(self.key) & 1 else MAX

    @property
    def outcome(self) -> float | None:
        """A leaf's number."""
        return None if isinstance(self.node, tuple) else self.node

    @property
    def canonical_key(self) -> tuple[Move, ...]:
        """The key: a bare tree has no symmetry."""
        return self.key

    @property
    def remaining(self) -> int:
        """The number of plies to the deepest leaf below."""
        return self.game.sizes[id(self.node)][1] if isinstance(self.node, tuple) else 0

    @property
    def text(self) -> str:
        """None: a node is named by the moves that lead to it."""
        return ""

    def __repr__(self) -> str:
        return f"<{self.game.id} at {self.game.moves_text(self.key) or 'root'}>"

    def legal_moves(self) -> Sequence[Move]:
        """Return the branches from the left, counted from 0."""
        return range(len(self.node)) if isinstance(self.node, tuple) else ()

    def after(self, move: Move) -> NumberPosition:
        """The node at the end of a branch."""
        branches = cast("tuple[Node, ...]", self.node)
        return NumberPosition(self.game, branches[move], (*self.key, move))

    def size_bound(self) -> int:
        """The nodes of the subtree."""
        return self.game.sizes[id(self.node)][0] if isinstance(self.node, tuple) else 1


def pair_up(nodes: Sequence[Node]) -> Node:
    """Build a binary tree over the nodes, whose number must be a power of two."""
    level: list[Node] = list(nodes)
    while len(level) > 1:
        level = [(level[i], level[i + 1]) for i in range(0, len(level), 2)]
    return level[0]


def is_same_shape(one: Position, other: Position) -> bool:
    """Return whether two positions are tree nodes of the same shape, whatever their numbers."""
    if not (isinstance(one, NumberPosition) and isinstance(other, NumberPosition)):
        return False
    return _shape(one.node) == _shape(other.node)


def _with_number(node: Node, path: Sequence[Move], number: float) -> Node:
    if isinstance(node, tuple) != bool(path):
        raise ValueError("no leaf")
    if not isinstance(node, tuple):
        return number
    first = path[0]
    if not 0 <= first < len(node):
        raise ValueError("no leaf")
    return (*node[:first], _with_number(node[first], path[1:], number), *node[first + 1 :])


def _shape(node: Node) -> Node:
    """Return the node with all numbers replaced by 0."""
    return tuple(map(_shape, node)) if isinstance(node, tuple) else 0


def leaves(node: Node) -> Iterator[float]:
    """Yield the numbers below a node, from the left."""
    if isinstance(node, tuple):
        for child in node:
            yield from leaves(child)
    else:
        yield node


def _node_text(node: Node) -> str:
    if isinstance(node, tuple):
        return f"[{','.join(map(_node_text, node))}]"
    return number_text(node)


def random_tree(random: Random, depth: int, branching: int, numbers: tuple[int, int]) -> NumberTree:
    """Return a random tree of the given depth and branching.

    Args:
        random: the source of randomness; equal seeds make equal trees.
        depth: plies from the root to each leaf, at least 1.
        branching: branches of each inner node, at least 2.
        numbers: the least and the largest number of a leaf.
    """
    level: list[Node] = [random.randint(*numbers) for _ in range(branching**depth)]
    while len(level) > 1:
        level = [tuple(level[i : i + branching]) for i in range(0, len(level), branching)]
    return NumberTree(level[0])
