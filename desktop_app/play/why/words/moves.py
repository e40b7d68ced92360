# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as parts of a sentence: one, one of several, all of several."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.position import Move, Position
from desktop_app.games.registry import wording_of
from desktop_app.languages import translate
from desktop_app.search.why.finding import Finding
from desktop_app.words.counted import COUNTED

NAMED = 3
"""So many moves are named; of more the others are counted."""
TWO = 2


def begun(text: str) -> str:
    """A sentence; where it begins with a word rather than with the name of a cell, a large one."""
    word = text.partition(" ")[0]
    return text[0].upper() + text[1:] if word.isalpha() and len(word) > 1 else text


def said(position: Position, move: Move) -> str:
    """A move in a sentence."""
    return wording_of(position.game).told_move(position, move)


def name_of(found: Finding, move: Move | None) -> str:
    """A move of the position that a finding is about; empty for none."""
    return "" if move is None else said(found.position, move)


def either(position: Position, moves: Sequence[Move]) -> str:
    """One of several moves; of many the first ones are named."""
    names = [said(position, move) for move in moves]
    if len(names) > NAMED + 1:
        named = ", ".join(names[:NAMED])
        return COUNTED.or_others(len(names) - NAMED, named)
    if len(names) < 2:
        return "".join(names)
    text = translate("Why", "{moves} or {last}")
    return text.format(moves=", ".join(names[:-1]), last=names[-1])


def all_of(position: Position, moves: Sequence[Move]) -> str:
    """All of several moves."""
    names = [said(position, move) for move in moves]
    if len(names) < 2:
        return "".join(names)
    text = translate("Why", "{moves} and {last}")
    return text.format(moves=", ".join(names[:-1]), last=names[-1])


def threats_text(count: int) -> str:
    """How many threats there are."""
    return translate("Why", "two threats") if count == TWO else COUNTED.threats(count)
