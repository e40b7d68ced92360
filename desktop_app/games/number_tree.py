# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bare tree of numbers as a game: positions are nodes, moves are branches, Max moves first."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final, cast

from desktop_app.games.errors import Fault, GameError
from desktop_app.games.position import MAX, MIN, Move, Player, Position

MOST_LEAVES = 10_000
DEEPEST = 40
LARGEST_NUMBER = 100_000

_BRANCH = re.compile(r"[0-9]{1,9}")
_TOKENS = re.compile(r"[\[\]]|[^\[\],;\s]+")

Node = float | tuple["Node", ...]
"""A leaf's number, or the branches of an inner node."""


@dataclass(frozen=True)
class NumberTree:
    """The whole tree."""

    root: Node

    is_numeric = True

    @property
    def id(self) -> str:
        """`numbers:` and the tree as it can be typed."""
        leaves = list(_leaves(self.root))
        paired = len(leaves) > 1 and not len(leaves) & (len(leaves) - 1)
        flat = paired and _pair_up(leaves) == self.root
        text = ",".join(map(number_text, leaves)) if flat else _node_text(self.root)
        return f"numbers:{text}"

    @cached_property
    def sizes(self) -> dict[int, tuple[int, int]]:
        """By `id()` of an inner node: its nodes, and the plies to its deepest leaf."""
        sizes: dict[int, tuple[int, int]] = {}

        def measure(node: Node) -> tuple[int, int]:
            if not isinstance(node, tuple):
                return 1, 0
            parts = [measure(child) for child in node]
            sizes[id(node)] = 1 + sum(n for n, _ in parts), 1 + max(d for _, d in parts)
            return sizes[id(node)]

        measure(self.root)
        return sizes

    def start(self) -> NumberPosition:
        """The root."""
        return NumberPosition(self, self.root, ())

    def player_text(self, player: Player) -> str:
        """`Max` or `Min`."""
        return "Max" if player is MAX else "Min"

    def move_text(self, move: Move) -> str:
        """The branch's number, from 1."""
        return str(move + 1)

    def moves_text(self, moves: Sequence[Move]) -> str:
        """Branch numbers with spaces between."""
        return " ".join(map(self.move_text, moves))

    def split_moves(self, text: str) -> list[str]:
        """Numbers, separated by anything that is neither letter nor digit."""
        words = [word for word in re.split(r"[\s,_;-]+", text) if word]
        for number, word in enumerate(words, 1):
            if not (word.isascii() and word.isdecimal()):
                raise GameError(Fault.MOVE_SYNTAX, text=word[:12], number=number, example="1 2")
        return words

    def parse_move(self, position: Position, text: str) -> Move:
        """See `Game.parse_move`."""
        branches = len(position.legal_moves())
        if not branches:
            raise GameError(Fault.GAME_OVER, text=text)
        if not (_BRANCH.fullmatch(text) and 1 <= int(text) <= branches):
            raise GameError(Fault.NO_BRANCH, text=text[:12], branches=branches)
        return int(text) - 1

    def parse_position(self, text: str) -> Position:
        """Refused: a node is named by the moves that lead to it."""
        raise GameError(Fault.NO_POSITION_TEXT, text=text)


class NumberPosition:
    """A node of a tree of numbers, with the path of branches that leads to it."""

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
        """Max at the root, then in turn."""
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
        """Plies to the deepest leaf below."""
        return self.game.sizes[id(self.node)][1] if isinstance(self.node, tuple) else 0

    @property
    def open_squares(self) -> int:
        """None: a bare tree has no squares."""
        return 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, NumberPosition):
            return NotImplemented
        return self.key == other.key and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.game.id} at {self.game.moves_text(self.key) or 'root'}>"

    def legal_moves(self) -> Sequence[Move]:
        """The branches from the left, counted from 0."""
        return range(len(self.node)) if isinstance(self.node, tuple) else ()

    def after(self, move: Move) -> NumberPosition:
        """The node at the end of a branch."""
        branches = cast("tuple[Node, ...]", self.node)
        return NumberPosition(self.game, branches[move], (*self.key, move))

    def size_bound(self) -> int:
        """The nodes of the subtree."""
        return self.game.sizes[id(self.node)][0] if isinstance(self.node, tuple) else 1


def mirrored_text(text: str) -> str:
    """The same tree as `parse_numbers` reads it, seen in a mirror."""
    turned = {"[": "]", "]": "["}
    tokens = [turned.get(token, token) for token in _tokens(text)]
    between = ", " if "[" in text else " "
    mirrored: str = ""
    for token in reversed(tokens):
        mirrored += between if mirrored and mirrored[-1] != "[" and token != "]" else ""
        mirrored += token
    return mirrored


def shuffled_text(text: str, random: Random) -> str:
    """A tree of the same shape with its numbers in another order."""
    numbers = [token for token in _tokens(text) if token not in "[]"]
    random.shuffle(numbers)
    return _TOKENS.sub(lambda found: _next(found.group(), numbers), text)


def _tokens(text: str) -> list[str]:
    return [found.group() for found in _TOKENS.finditer(text)]


def _next(token: str, numbers: list[str]) -> str:
    return token if token in "[]" else numbers.pop()


def parse_numbers(text: str) -> NumberTree:
    """Read `3,5,2,9` (two branches at each node) or `[[3,5],[2,9]]` (any shape).

    Raises:
        GameError: what is typed is no number, has a branch without leaves, or does not make
            a tree of two branches each.
    """
    if "[" in text or "]" in text:
        return NumberTree(_parse_nested(text))
    words = [word for word in re.split(r"[\s,;]+", text.strip()) if word]
    leaves = [_parse_leaf(word, place) for place, word in enumerate(words, 1)]
    if len(leaves) > MOST_LEAVES:
        raise GameError(Fault.NUMBER_SIZE, leaves=MOST_LEAVES, depth=DEEPEST)
    count = len(leaves)
    if count == 0 or count & (count - 1):
        low = 1 << max(count.bit_length() - 1, 0)
        raise GameError(
            Fault.NUMBER_COUNT, count=count, fewer=low if count else 2, more=low * 2 if count else 4
        )
    return NumberTree(_pair_up(leaves))


def _parse_leaf(word: str, place: int) -> float:
    try:
        value = float(word.replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        value = math.nan
    if not math.isfinite(value) or abs(value) > LARGEST_NUMBER:
        raise GameError(Fault.NUMBER_SYNTAX, text=word[:20], place=place)
    return int(value) if value.is_integer() else value


def _pair_up(leaves: Sequence[float]) -> Node:
    level: list[Node] = list(leaves)
    while len(level) > 1:
        level = [(level[i], level[i + 1]) for i in range(0, len(level), 2)]
    return level[0]


def _parse_nested(text: str) -> Node:
    import json  # late: the window does not need it

    def refuse(word: str) -> float:
        raise GameError(Fault.NUMBER_SYNTAX, text=word, place=text.find(word) + 1)

    try:
        # parse_int: a number of thousands of digits is infinite, not an error of its own
        parsed: object = json.loads(
            text.replace("\N{MINUS SIGN}", "-"), parse_int=float, parse_constant=refuse
        )
    except json.JSONDecodeError as error:
        raise GameError(
            Fault.NUMBER_SYNTAX, text=text[error.pos :][:12], place=error.pos + 1
        ) from None
    except RecursionError:
        raise GameError(Fault.NUMBER_SIZE, leaves=MOST_LEAVES, depth=DEEPEST) from None
    leaves = 0

    def build(item: object, depth: int) -> Node:
        nonlocal leaves
        if depth > DEEPEST or leaves > MOST_LEAVES:
            raise GameError(Fault.NUMBER_SIZE, leaves=MOST_LEAVES, depth=DEEPEST)
        if isinstance(item, list):
            if not item:
                raise GameError(Fault.EMPTY_BRANCH, place=text.replace(" ", "").find("[]") + 1)
            return tuple(build(child, depth + 1) for child in cast("list[object]", item))
        leaves += 1
        if isinstance(item, bool) or not isinstance(item, int | float):
            raise GameError(Fault.NUMBER_SYNTAX, text=str(item)[:20], place=leaves)
        return _parse_leaf(str(item), leaves)

    return build(parsed, 0)


def _leaves(node: Node) -> Iterator[float]:
    if isinstance(node, tuple):
        for child in node:
            yield from _leaves(child)
    else:
        yield node


def number_text(number: float) -> str:
    """A number as one types it: no point behind a whole one."""
    return str(int(number)) if float(number).is_integer() else str(number)


def _node_text(node: Node) -> str:
    if isinstance(node, tuple):
        return f"[{','.join(map(_node_text, node))}]"
    return number_text(node)
