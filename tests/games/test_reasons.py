# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reasons that games give for mistakes are true: each is checked by other means.

Any move, any reply and any better move may be asked about, whether or not a search would choose
them: the claims follow from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from desktop_app.core.entry import MistakeLine, Reason, family_of
from desktop_app.core.record import parse_moves
from desktop_app.games.chess.reasons import ChessReason
from desktop_app.games.chomp.reasons import ChompReason
from desktop_app.games.dots.reasons import DotsReason
from desktop_app.games.hex.reasons import HexReason
from desktop_app.games.hexapawn.reasons import HexapawnReason
from desktop_app.games.k_in_a_row.reasons import LineReason
from desktop_app.games.kalah.reasons import KalahReason
from desktop_app.games.morris.reasons import MorrisReason
from desktop_app.games.nim.reasons import NimReason
from desktop_app.games.othello.reasons import OthelloReason
from desktop_app.games.registry import find_game
from desktop_app.games.tic_tac_toe_variants.reasons import MarkReason
from desktop_app.play.why.steps import play_text
from desktop_app.play.why.words import why_text
from tests.benchmarks.bench_reasons import decisive
from tests.benchmarks.bench_why import looking
from tests.games.reached import positions_of
from tests.games.true_reasons import (
    Checked,
    chess_games,
    chomp,
    dots,
    explains,
    hexapawn,
    hexes,
    holds,
    kalah,
    lines,
    marks,
    morris,
    nim,
    othello,
    plays_as_said,
    runs_out,
)

COUNT = 100
"""So many reasons of each game are checked."""


def mistakes(name: str) -> Iterator[tuple[MistakeLine, Reason]]:
    """Moves with a reply and another move that is called better, where there is a reason."""
    dice = Random(f"reasons {name}")
    for position in positions_of(find_game(name), 20_000):
        moves = list(position.legal_moves())
        move, better = dice.choice(moves), dice.choice(moves)
        line, after = [move], position.after(move)
        while after.outcome is None and len(line) < 4:
            line.append(dice.choice(after.legal_moves()))
            after = after.after(line[-1])
        mistake = MistakeLine(position, tuple(line), (better,) if better != move else ())
        reason = family_of(position.game).reason(mistake)
        if reason is not None:
            yield mistake, reason


ROWS: set[str] = {LineReason.OPEN_ROW, LineReason.NOT_BLOCKED}
THREATS: set[str] = {LineReason.MUST_BLOCK, LineReason.FORK, LineReason.MISSED_FORK}
GAMES: tuple[tuple[str, Checked, set[str]], ...] = (
    ("dots:3x2", dots, set(DotsReason)),
    ("nim:3,4,5", nim, {NimReason.EQUAL, NimReason.EVEN}),
    ("nim:1,3,5,7:misere", nim, {NimReason.EQUAL, NimReason.ODD}),
    ("nim:21:max3", nim, {NimReason.MULTIPLE}),
    ("kalah", kalah, set(KalahReason)),
    ("othello:6x6", othello, set(OthelloReason)),
    ("hexapawn:5x5", hexapawn, set(HexapawnReason)),
    ("hex:4", hexes, set(HexReason)),
    ("mnk:9x9x5", lines, {*ROWS, *THREATS}),
    ("connect-four", lines, set[str](LineReason) - ROWS - {LineReason.RUNS_OUT}),
    ("tic-tac-toe", lines, THREATS),
    ("chomp:4x3", chomp, set(ChompReason)),
    ("three-mens-morris", morris, set(MorrisReason)),
    ("morris:diagonals", morris, set(MorrisReason)),
    (
        "tic-tac-toe:misere",
        marks,
        {MarkReason.NO_SAFE_SQUARE, MarkReason.RUNS_OUT, MarkReason.COPY},
    ),
    ("wild", marks, {MarkReason.SETS_UP, MarkReason.NO_SAFE}),
    ("notakto", marks, {MarkReason.NO_SAFE_SQUARE, MarkReason.EVEN_SAFE}),
    ("notakto:2", marks, {MarkReason.NO_SAFE_SQUARE, MarkReason.EVEN_SAFE}),
    ("chess", chess_games, set(ChessReason)),
)


@pytest.mark.parametrize(("name", "is_true", "codes"), GAMES, ids=[name for name, *_ in GAMES])
def test_reasons_follow_from_the_rules(name: str, is_true: Checked, codes: set[str]) -> None:
    asked = mistakes(name)
    found = list(islice(asked, COUNT))
    rare = codes.difference(reason.code for _, reason in found)
    found += islice((each for each in asked if each[1].code in rare), len(rare))
    assert [each for each in found if not is_true(*each)] == []
    assert {reason.code for _, reason in found} == codes


def test_a_square_that_wins_when_the_safe_columns_have_run_out() -> None:
    position = find_game("connect-four").parse_position(
        "...X.../.X.O.../.O.XO../.X.XX../OX.OO../XO.XO.O X"
    )
    mistake = MistakeLine(
        position, tuple(parse_moves(position, "375633")), tuple(parse_moves(position, "7"))
    )
    found = family_of(position.game).reason(mistake)
    assert found is not None
    assert (found.code, found.names) == (LineReason.RUNS_OUT, ("c3",))
    assert runs_out(mistake, found)
    assert not runs_out(MistakeLine(position, mistake.line[:4]), found)


ASKED = (
    *(("dots:3x2", 3), ("nim:1,3,5,7:misere", 12), ("nim:21:max3", 12), ("kalah:4x3", 12)),
    *(("kalah", 6), ("othello:6x6", 4), ("hexapawn:4x4", 12), ("hex:4", 2), ("connect-four", 4)),
    *(("tic-tac-toe", 12), ("tic-tac-toe:misere", 12), ("wild", 6), ("notakto:2", 8)),
    *(("three-mens-morris", 6), ("chomp:4x3", 12), ("chess", 4)),
)
"""Games, and how many seeded ones of each are asked about; `benchmarks/bench_reasons.py` asks more.
"""
NODES = 500


@pytest.mark.parametrize(("name", "count"), ASKED)
def test_what_why_says_of_lost_games_is_true_and_no_equal_move_lacks_it(
    name: str, count: int
) -> None:
    found = list(decisive(name, count, looking(NODES)))
    assert found
    told = [each for each in found if each.reason is not None]
    assert [why_text(each) for each in told if not holds(each)] == []
    assert [why_text(each) for each in told if not explains(each)] == []
    plays = [play for each in found for play in each.shown]
    assert [play_text(play) for play in plays if not plays_as_said(play)] == []
