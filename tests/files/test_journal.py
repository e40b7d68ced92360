# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A journal tells all that was written into it, and of a damaged one all that is whole."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import GameFileContents, game_head, game_text, move_lines
from desktop_app.files.journal import entry, game_entry, journal_of, read_journal
from tests.files.former_window import former_text
from tests.files.games import random_game, shape

NAMES = ("person", "alpha-beta:4")
PLACE = {"step": 7, "example": "“3”"}


def line_of(number: int, kept: GameFileContents) -> bytes:
    return game_entry(number, "2026-11-23T21:04:05", game_head(kept), move_lines(kept))


def journal(*seeds: int) -> bytes:
    """Games made at random; the first is on the board."""
    lines = [entry("open", version=1, pid=1, started=2, host="a")]
    lines += [line_of(number, random_game(seed)) for number, seed in enumerate(seeds, 1)]
    lines.append(entry("table", game=1, before=range_of(seeds)))
    lines.append(entry("players", game=1, players=NAMES))
    lines.append(entry("page", page="explain", place=PLACE))
    return b"".join(lines)


def range_of(seeds: tuple[int, ...]) -> list[int]:
    return list(range(2, len(seeds) + 1))


@pytest.mark.parametrize("seed", range(0, 30, 3))
def test_everything_in_a_journal_is_read_back(seed: int) -> None:
    seeds = (seed, seed + 1, seed + 2)
    found = read_journal(journal(*seeds))
    assert found.faults == []
    for number, each in enumerate(seeds, 1):
        kept = found.games[number].read().kept
        assert kept is not None
        assert shape(kept.record) == shape(random_game(each).record)
        assert kept.values == random_game(each).values
    assert found.shown == [1, 2, 3]
    assert tuple("person" if seat is None else str(seat) for seat in found.players or ()) == NAMES
    assert (found.page, found.place) == ("explain", PLACE)


def test_a_step_takes_the_place_of_the_one_before() -> None:
    found = read_journal(journal(0) + entry("step", step=9) + entry("step", step=12))
    assert found.place == {**PLACE, "step": 12}


def test_a_damaged_line_does_not_affect_the_others() -> None:
    whole = journal(3, 0, 2)
    dice = Random(7)
    lines = whole.split(b"\n")
    for _ in range(200):
        at = dice.randrange(len(lines) - 1)
        changed = bytearray(lines[at])
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
        if bytes(changed) == lines[at] or b"\n" in changed:
            continue
        found = read_journal(b"\n".join([*lines[:at], bytes(changed), *lines[at + 1 :]]))
        games = {n: game.read() for n, game in found.games.items()}
        faults = [*found.faults, *(fault for game in games.values() for fault in game.faults)]
        assert [fault.line for fault in faults] == [at + 1]
        for number, seed in enumerate((3, 0, 2), 1):
            if at != number:
                record = games[number].record
                assert record is not None
                assert shape(record) == shape(random_game(seed).record)


def test_a_truncated_journal_gives_its_undamaged_lines() -> None:
    whole, found = journal(0, 1), read_journal(b"")
    for length in range(0, len(whole), 5):
        found = read_journal(whole[:length])
        cut_line = whole[:length].count(b"\n") + 1
        told = [fault.line for fault in found.faults]
        # the last line may be whole but for its end
        assert told in ([], [cut_line])
        for number in (1, 2):
            assert (number in found.games) is (cut_line > number + 1 or number in found.games)
    assert sorted(found.games) == [1, 2]


def test_without_the_table_line_the_newest_game_is_on_the_board() -> None:
    lines = [line for line in journal(0, 1, 2).splitlines(keepends=True) if b'"table"' not in line]
    assert read_journal(b"".join(lines)).shown == [3, 1, 2]


def test_if_the_game_on_the_board_is_lost_the_newest_replaces_it() -> None:
    lines = [
        line for line in journal(0, 1, 2).splitlines(keepends=True) if b'"game": 1' not in line
    ]
    table = entry("table", game=1, before=[2])
    assert read_journal(b"".join([*lines, table])).shown == [3, 2]


def test_each_game_keeps_its_own_players() -> None:
    players = entry("players", game=2, players=["random", "person"])
    found = read_journal(journal(3, 0, 6) + players)
    told = [found.games[number].read().players for number in (1, 2)]
    names = [tuple("person" if seat is None else str(seat) for seat in each) for each in told]
    assert names == [NAMES, ("random", "person")]


def test_moves_after_one_that_is_lost_are_left_out() -> None:
    start = line_of(1, GameFileContents(random_game(0).record))
    found = read_journal(start + entry("move", game=1, node=99, after=98, move="b2"))
    game = found.games[1].read()
    assert [fault.fault for fault in game.faults] == [FileFault.BAD_FIELD]
    assert game.record is not None
    assert shape(game.record) == shape(random_game(0).record)


def test_a_journal_of_a_newer_version_is_reported() -> None:
    found = read_journal(entry("open", version=2) + entry("dance", game=1))
    assert [fault.fault for fault in found.faults] == [FileFault.NEWER, FileFault.DAMAGED]


def former(*seeds: int) -> str:
    games = [game_text(random_game(seed)) for seed in seeds]
    return former_text(games, NAMES, "explain", PLACE)


def test_a_window_file_of_an_earlier_version_is_converted() -> None:
    found, same = journal_of(former(3, 1, 2)), read_journal(journal(3, 1, 2))
    assert (found.faults, found.shown) == ([], [1, 2, 3])
    assert (found.table, found.before) == (same.table, same.before)
    assert (found.players, found.page, found.place) == (same.players, same.page, same.place)
    for number in (1, 2, 3):
        record, other = found.games[number].read().record, same.games[number].read().record
        assert record is not None
        assert other is not None
        assert shape(record) == shape(other)


def test_a_window_file_of_a_newer_version_is_reported() -> None:
    text = former(3).replace('"version": 1', '"version": 2', 1)
    with pytest.raises(FileError) as raised:
        journal_of(text)
    assert raised.value.fault is FileFault.NEWER


def test_a_bad_game_in_a_window_file_costs_no_other() -> None:
    text = former(3, 0, 2).replace('"game": "tic-tac-toe"', '"game": "tic-tac-two"')
    assert text != former(3, 0, 2)
    games = [game.read() for game in journal_of(text).games.values()]
    assert [game.record is None for game in games] == [False, True, False]
    assert [[fault.fault for fault in game.faults] for game in games] == [
        [],
        [FileFault.REFUSED],
        [],
    ]


def test_a_truncated_window_file_is_refused() -> None:
    text = former(0).rstrip()
    for length in range(0, len(text), 3):
        with pytest.raises(FileError):
            journal_of(text[:length])
