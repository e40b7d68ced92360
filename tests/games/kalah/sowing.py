# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kalah played by hand: sowing one seed at a time, and trying every game to its end."""

from __future__ import annotations

from desktop_app.games.kalah.rules import Sowing

Row = tuple[int, ...]


def one_by_one(own: Row, other: Row, pit: int, *, empty_captures: bool) -> Sowing:
    """Sow the seeds of a pit as a person does it."""
    places, pits = [*own, 0, *other], len(own)
    hand, place = places[pit], pit
    places[pit] = 0
    while hand:
        place = (place + 1) % len(places)
        places[place] += 1
        hand -= 1
    captured = 0
    if place < pits and places[place] == 1:
        opposite = pits + 1 + (pits - 1 - place)
        if places[opposite] or empty_captures:
            captured = 1 + places[opposite]
            places[place] = places[opposite] = 0
    gained = places[pits] + captured
    return Sowing(tuple(places[:pits]), tuple(places[pits + 1 :]), gained, captured, place)


def brute_force(own: Row, other: Row, *, empty_captures: bool) -> int:
    """Return how many more of the seeds in the pits the player to move gets than the opponent."""
    if not any(own) or not any(other):
        return sum(own) - sum(other)
    values: list[int] = []
    for pit, count in enumerate(own):
        if count:
            sown = one_by_one(own, other, pit, empty_captures=empty_captures)
            if sown.last == len(own):
                rest = brute_force(sown.own, sown.other, empty_captures=empty_captures)
            else:
                rest = -brute_force(sown.other, sown.own, empty_captures=empty_captures)
            values.append(sown.gained + rest)
    return max(values)
