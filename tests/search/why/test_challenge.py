# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A challenge: what is right, warmer and colder in several games, and how tries are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from desktop_app.core.position import Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.challenge import (
    TRIES,
    Challenge,
    ChallengeStage,
    TryVerdict,
    is_challenge,
)
from desktop_app.search.why.finding import Finding, FindingKind
from tests.analysing import analyse

LOST = "tic-tac-toe", "a1b1c3b3b2"
"""O has not seen the diagonal: b3 lost, only b2 would have held."""
SLOWLY = "tic-tac-toe", "c1b3a2c2a3b2a1"
"""c2 loses in 2 moves, and a3 in 3; only b2 holds."""


def values(position: Position, _seconds: float) -> Analysis:
    *_, found = analyse(position, Limits(nodes=20_000))
    return found


def finding(game: str, moves: str) -> Finding:
    start = find_game(game).start()
    return answer(WhyQuestion(start, tuple(parse_moves(start, moves))), values)


def challenge(game: str, moves: str) -> Challenge:
    found = finding(game, moves)
    assert is_challenge(found)
    return Challenge(found)


def named(challenge: Challenge, text: str) -> Move:
    position = challenge.position
    return position.game.parse_move(position, text)


def judged(challenge: Challenge, text: str) -> TryVerdict:
    """Try a move."""
    found = challenge.take(named(challenge, text))
    assert found is not None
    return found.verdict


def texts(challenge: Challenge, moves: Sequence[Move]) -> list[str]:
    return [challenge.position.game.move_text(move) for move in moves]


@pytest.mark.parametrize(
    ("game", "moves", "number", "answers", "wins"),
    [
        (*LOST, 3, ["b2"], False),
        ("tic-tac-toe", "c2c3b2c1a3b3b1a2a1", 6, ["a2"], True),  # drawn, and X missed a win
        ("tic-tac-toe", "b1b3a2a1c1c3a3b2", 4, ["a3", "b2", "c2", "c3"], False),
        ("nim", "c3b3a1b1c2a2", 0, ["a2"], True),  # the first move of the game
        ("tic-tac-toe:misere", "a3b3b1c3a2b2c2c1a1", 0, ["b2"], False),
        ("notakto", "a2c3b2b1a1", 4, ["a3", "c1"], True),
        ("hexapawn", "b1b2 a3a2 b2xc3", 1, ["a3xb2", "c3xb2"], True),
        ("chomp", "c1b1a3a1", 3, ["a2"], True),
        ("morris", "c2 c3 b2 c1 a3 b3 a3-a2", 5, ["a2"], False),
        (
            "dots:2x2",
            "a3-b3 a2-a3 b1-b2 c1-c2 b2-b3 c2-c3 b3-c3 b1-c1 a1-b1 a2-b2 b2-c2 a1-a2",
            8,
            ["a2-b2", "b2-c2"],
            True,
        ),
        ("kalah:3x3", "bBaAaCaBbCaAc", 4, ["b"], True),
        ("othello:4x4", "c4d2b1a2d3b4a4c1d1a3a1passd4", 5, ["d4"], True),
        ("hex:4", "c1d2a3b1b2d1c4a4a1d4d3a2b3b4c2c3", 14, ["c3"], True),
        ("connect-four", "324611751351521155232652724373", 20, ["4"], False),
    ],
)
def test_all_moves_that_keep_what_was_given_away_are_right(
    game: str, moves: str, number: int, answers: list[str], wins: bool
) -> None:
    played = challenge(game, moves)
    assert played.finding.number == number
    assert sorted(texts(played, played.answers)) == answers
    assert played.can_win is wins
    for text in answers:
        played.restart()
        assert judged(played, text) is TryVerdict.RIGHT
        assert played.stage is ChallengeStage.FOUND
        assert played.found == played.shown == named(played, text)


@pytest.mark.parametrize(
    ("game", "moves", "warmer", "as_good", "colder"),
    [
        (*LOST, [], ["a2", "a3", "c1", "c2"], []),  # all lose as soon
        (*SLOWLY, ["a3"], ["a1", "b1", "c3"], []),  # a slow loss is better than a quick one
        ("tic-tac-toe", "a2c3b2b1a1a3c1b3", ["b3"], [], []),  # a draw, where a win was given away
        ("tic-tac-toe:misere", "b2a3b3c3c1a2c2b1a1", [], ["b1"], []),  # it was a draw already
        ("chomp", "a4e1a3d1b1a2a1", ["b2", "c1"], ["a2"], ["a1"]),  # a1 loses even sooner
        (
            "dots:2x2",
            "b1-b2 c1-c2 a1-a2 b2-c2 a2-a3 b3-c3 b1-c1 b2-b3 a1-b1 a2-b2 a3-b3 c2-c3",
            ["b2-b3"],  # it loses by less
            ["a1-b1", "a2-b2", "a3-b3", "c2-c3"],
            [],
        ),
        ("kalah:3x3", "bBaAaCbBAca", [], ["c"], []),  # later, but by as much
    ],
)
def test_better_moves_are_warmer_and_worse_ones_colder(
    game: str, moves: str, warmer: list[str], as_good: list[str], colder: list[str]
) -> None:
    played = challenge(game, moves)
    found: dict[TryVerdict, list[str]] = {}
    for move in played.position.legal_moves():
        played.restart()
        taken = played.take(move)
        assert taken is not None
        found.setdefault(taken.verdict, []).extend(texts(played, [move]))
    assert sorted(found.get(TryVerdict.WARMER, [])) == warmer
    assert sorted(found.get(TryVerdict.AS_BAD, [])) == as_good
    assert sorted(found.get(TryVerdict.COLDER, [])) == colder
    assert found[TryVerdict.PLAYED] == texts(played, [played.played])


def test_three_wrong_tries_tell_the_answer() -> None:
    played = challenge(*LOST)
    assert (played.stage, played.left, played.last) == (ChallengeStage.SEARCHING, TRIES, None)
    for left, text in ((2, "a2"), (1, "a3"), (0, "c1")):
        assert played.is_searching
        assert judged(played, text) is TryVerdict.AS_BAD
        assert played.left == left
    assert played.stage is ChallengeStage.TOLD
    assert played.found is None
    assert texts(played, [played.shown]) == ["b2"]


def test_the_move_of_the_game_and_a_repeated_one_cost_no_try() -> None:
    played = challenge(*LOST)
    assert judged(played, "b3") is TryVerdict.PLAYED
    assert played.left == TRIES
    assert texts(played, played.valued) == ["b3"]
    judged(played, "a2")
    assert judged(played, "a2") is TryVerdict.REPEATED
    assert played.left == TRIES - 1
    assert texts(played, played.valued) == ["b3", "a2"]


def test_only_legal_moves_can_be_tried_and_only_before_the_answer() -> None:
    played = challenge(*LOST)
    taken = next(c for c in range(9) if c not in played.position.legal_moves())
    assert played.take(taken) is None
    assert played.last is None
    played.give_up()
    assert played.stage is ChallengeStage.TOLD
    assert played.take(named(played, "b2")) is None


def test_it_can_begin_again() -> None:
    played = challenge(*LOST)
    judged(played, "a2")
    played.give_up()
    played.restart()
    assert (played.stage, played.left, played.tries, played.last) == (
        ChallengeStage.SEARCHING,
        TRIES,
        [],
        None,
    )
    assert judged(played, "b2") is TryVerdict.RIGHT
    played.give_up()  # too late
    assert played.stage is ChallengeStage.FOUND


def test_a_game_without_a_mistake_or_lost_from_the_start_is_no_challenge() -> None:
    assert finding("tic-tac-toe", "b2a1b1b3a2c2a3c1c3").kind is FindingKind.NOBODY_ERRED
    assert not is_challenge(finding("tic-tac-toe", "b2a1b1b3a2c2a3c1c3"))
    lost = finding("tic-tac-toe", "a1b1c3b3b2")
    for kind in FindingKind:
        is_one = kind in (FindingKind.LETS_WIN, FindingKind.MISSES_WIN)
        assert is_challenge(replace(lost, kind=kind)) is is_one


def test_what_is_not_proven_is_no_challenge() -> None:
    lost = finding(*LOST)
    assert not is_challenge(replace(lost, ahead=4))
    assert not is_challenge(replace(lost, better=()))
    *others, last = lost.analysis.candidates
    guess = Score(Outcome.UNKNOWN, None, -0.5, Bound.HEURISTIC, 4, lost.position.turn)
    at_least = Score(Outcome.DRAW, None, 0, Bound.LOWER, 4, lost.position.turn)
    for score in (None, guess, at_least):
        candidates = [*others, Candidate(last.move, score)]
        unsure = ranked(lost.position, candidates, 4, 0, 0)
        assert not is_challenge(replace(lost, analysis=unsure))


def test_bounded_distances_are_not_compared() -> None:
    """The loser may hold out longer than the bound of either move says."""
    lost = finding(*SLOWLY)
    candidates = [
        replace(c, score=replace(c.score, bound=Bound.UPPER))
        if c.score and c.score.outcome is Outcome.LOSS
        else c
        for c in lost.analysis.candidates
    ]
    bounded = ranked(lost.position, candidates, 4, 0, 0)
    played = Challenge(replace(lost, analysis=bounded))
    assert is_challenge(played.finding)
    assert judged(played, "a3") is TryVerdict.AS_BAD
