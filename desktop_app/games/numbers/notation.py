# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Number trees as text: reading, mirroring and shuffling."""

from __future__ import annotations

import re
from random import Random

from desktop_app.core.errors import GameError
from desktop_app.games.numbers.tree import Node, NumberFault, NumberTree, pair_up

MOST_LEAVES = 10_000
DEEPEST = 40
LARGEST_NUMBER = 100_000

_TOKENS = re.compile(r"[\[\]]|[^\[\],;\s]+")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?", re.ASCII | re.IGNORECASE)
_ALIKE = str.maketrans("(){}\N{MINUS SIGN}\N{EN DASH}", "[][]--")


def parse_numbers(text: str) -> NumberTree:
    """Read `3 5 2 9` (two branches at each node) or `[3 5] [2 9]` (any shape).

    Spaces, commas or semicolons separate numbers. Brackets may be of any kind, and the outermost
    ones may be left out.

    Raises:
        GameError: a text is not a number, a branch has no leaves, a bracket has no partner, or the
            numbers do not fill a binary tree.
    """
    level, is_nested = _parse_level(text.translate(_ALIKE))
    if is_nested:
        return NumberTree(level[0] if len(level) == 1 else tuple(level))
    count = len(level)
    if count == 0:
        raise GameError(NumberFault.NO_NUMBERS)
    if count & (count - 1):
        low = 1 << count.bit_length() - 1
        raise GameError(NumberFault.NUMBER_COUNT, count=count, fewer=low, more=low * 2)
    return NumberTree(pair_up(level))


def _parse_level(text: str) -> tuple[list[Node], bool]:
    """Return the outermost nodes, and whether there are brackets."""
    level: list[Node] = []
    outside: list[tuple[int, list[Node]]] = []
    leaves = deepest = 0
    for found in _TOKENS.finditer(text):
        token, place = found.group(), found.start() + 1
        if token == "[":
            outside.append((place, level))
            level = []
            deepest = max(deepest, len(outside))
        elif token == "]":
            if not outside:
                raise GameError(NumberFault.NUMBER_BRACKET, place=place)
            opened, outer = outside.pop()
            if not level:
                raise GameError(NumberFault.EMPTY_BRANCH, place=opened)
            outer.append(tuple(level))
            level = outer
        else:
            leaves += 1
            level.append(_parse_leaf(token, leaves))
        if leaves > MOST_LEAVES or deepest > DEEPEST:
            raise GameError(NumberFault.NUMBER_SIZE, leaves=MOST_LEAVES, depth=DEEPEST)
    if outside:
        raise GameError(NumberFault.NUMBER_BRACKET, place=outside[-1][0])
    if deepest == DEEPEST and len(level) > 1:
        raise GameError(NumberFault.NUMBER_SIZE, leaves=MOST_LEAVES, depth=DEEPEST)
    return level, deepest > 0


def _parse_leaf(word: str, place: int) -> float:
    if not _NUMBER.fullmatch(word) or abs(value := float(word)) > LARGEST_NUMBER:
        raise GameError(NumberFault.NUMBER_SYNTAX, text=word[:20], place=place)
    return int(value) if value.is_integer() else value


def mirrored_text(text: str) -> str:
    """Return the text of the mirror image of a tree."""
    turned = {"[": "]", "]": "["}
    tokens = [turned.get(token, token) for token in _tokens(text)]
    between = ", " if "[" in tokens else " "
    mirrored: str = ""
    for token in reversed(tokens):
        mirrored += between if mirrored and mirrored[-1] != "[" and token != "]" else ""
        mirrored += token
    return mirrored


def shuffled_text(text: str, random: Random) -> str:
    """Return the text of a tree of the same shape with its numbers shuffled."""
    numbers = [token for token in _tokens(text) if token not in "[]"]
    random.shuffle(numbers)
    return _TOKENS.sub(lambda found: _next(found.group(), numbers), text.translate(_ALIKE))


def _tokens(text: str) -> list[str]:
    return [found.group() for found in _TOKENS.finditer(text.translate(_ALIKE))]


def _next(token: str, numbers: list[str]) -> str:
    return token if token in "[]" else numbers.pop()
