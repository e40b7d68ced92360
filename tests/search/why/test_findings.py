# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found out of moves and games where a look sees just what these tests let it see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from desktop_app.core.position import Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import find_game
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.comparison import GLANCE, Analyser, MoveComparer
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.search.why.ranges import LOSS, WIN, OutcomeRange
from tests.analysing import analyse

BOARD = LineGame(5, 5, 4)
START = BOARD.start()
AHEAD = 6
"""So deep was looked in each position, unless something else is said."""

Told = Mapping[Position, Mapping[Move, Score]]


def won(plies: int | None, bound: Bound = Bound.EXACT) -> Score:
    return Score(Outcome.WIN, plies, 0, bound, AHEAD)


def lost(plies: int | None, bound: Bound = Bound.EXACT) -> Score:
    return Score(Outcome.LOSS, plies, 0, bound, AHEAD)


def drawn(plies: int | None = None, bound: Bound = Bound.EXACT, number: float = 0) -> Score:
    return Score(Outcome.DRAW, plies, number, bound, AHEAD)


def guess(number: float, depth: int = AHEAD) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, depth)


def analysis(
    position: Position, told: Mapping[Move, Score], usual: Score | None = None, depth: int = AHEAD
) -> Analysis:
    """What is told of some moves, for who makes them, and of the others; lines of one move."""
    listed = [(move, told.get(move, usual)) for move in position.legal_moves()]
    candidates = [
        Candidate(move, score and replace(score, player=position.turn), (move,))
        for move, score in listed
    ]
    return ranked(position, candidates, depth, 100, 0.1)


def looking(told: Told, asked: list[Position] | None = None) -> Analyser:
    """Sees what is told of some moves, and nothing else."""

    def look(position: Position, _seconds: float) -> Analysis:
        if asked is not None:
            asked.append(position)
        return analysis(position, told.get(position, {}))

    return look


def why_not(move: Move, told: Mapping[Move, Score]) -> Finding:
    """What is found out of a first move."""
    return answer(WhyQuestion(START, (), move), looking({START: told}))


# moves


@pytest.mark.parametrize(
    ("best", "got", "kind", "is_proven"),
    [
        (won(3), won(5), FindingKind.WINS_LATER, True),
        (won(3), won(5, Bound.LOWER), FindingKind.WINS_LATER, False),
        (won(3, Bound.LOWER), won(5), FindingKind.WINS_LATER, True),
        (won(3, Bound.LOWER), won(3), FindingKind.AS_GOOD, False),
        (won(3), won(3), FindingKind.AS_GOOD, True),
        (lost(6), lost(4), FindingKind.LOSES_SOONER, True),
        (lost(6), lost(4, Bound.UPPER), FindingKind.LOSES_SOONER, True),
        (lost(6, Bound.UPPER), lost(4), FindingKind.LOSES_SOONER, False),
    ],
)
def test_that_an_end_comes_sooner_must_be_proven_of_the_later_one_alone(
    best: Score, got: Score, kind: FindingKind, is_proven: bool
) -> None:
    told = dict.fromkeys(START.legal_moves(), lost(2)) | {7: best, 3: got}
    found = why_not(3, told)
    assert (found.kind, found.ahead) == (kind, None if is_proven else AHEAD)


def test_looked_ahead_is_the_lesser_depth_of_two_evaluations() -> None:
    told = {7: guess(60), 3: guess(20, depth=4), 1: guess(30, depth=2)}
    found = why_not(3, told)
    assert (found.kind, found.better, found.ahead) == (FindingKind.SEEMS_WEAKER, (7,), 4)


def test_a_move_that_holds_for_sure_does_not_seem_weaker_than_one_that_does_too() -> None:
    told = {7: drawn(bound=Bound.LOWER, number=60), 3: drawn()}
    assert why_not(3, told).kind is FindingKind.AS_GOOD


@pytest.mark.parametrize(
    ("got", "other", "may_have_better_move"),
    [
        (won(3), won(3), False),
        (won(5, Bound.LOWER), won(5, Bound.LOWER), False),
        (won(None), won(None), True),
        (lost(4), lost(4), False),
        (lost(4), lost(None), True),
        (drawn(), drawn(), False),
        (guess(5), guess(5), False),
    ],
)
def test_only_ends_of_unknown_distance_may_have_a_better_move(
    got: Score, other: Score, may_have_better_move: bool
) -> None:
    found = why_not(3, {3: got, 7: other})
    assert found.may_have_better_move is may_have_better_move


@pytest.mark.parametrize("got", [won(3), drawn(), guess(5)])
def test_all_others_fail_beside_a_mistake_alone(got: Score) -> None:
    told = dict.fromkeys(START.legal_moves(), lost(4))
    mistaken = why_not(3, told | {7: got})
    assert (mistaken.kind, mistaken.all_others_fail) == (FindingKind.LETS_WIN, True)
    good = why_not(7, told | {7: got})
    assert (good.kind, good.all_others_fail) == (FindingKind.AS_GOOD, False)


@pytest.mark.parametrize("score", [drawn(), drawn(25), won(None), lost(1)])
def test_a_fully_known_move_is_not_searched_again(score: Score) -> None:
    asked: list[Position] = []
    told: Told = {START: dict.fromkeys(START.legal_moves(), score)}
    assert MoveComparer(looking(told, asked)).compare(START, 3).got_score == score
    assert asked == [START]


def test_a_move_with_an_incomplete_line_is_searched_again_when_closely() -> None:
    told: Told = {START: dict.fromkeys(START.legal_moves(), lost(4))}
    for closely in (False, True):
        asked: list[Position] = []
        MoveComparer(looking(told, asked)).compare(START, 3, closely=closely)
        assert asked == ([START, START.after(3)] if closely else [START])


# what a move gives away


def loss_of(best: Score, got: Score | None) -> tuple[int, float, int]:
    told = {7: best} if got is None else {7: best, 3: got}
    return MoveComparer(looking({START: told})).compare(START, 3).loss


def test_a_loss_gives_away_the_more_the_sooner_it_comes() -> None:
    assert loss_of(drawn(), lost(4)) > loss_of(drawn(), lost(8)) > loss_of(drawn(), lost(None))


@pytest.mark.parametrize("got", [None, guess(900), drawn(bound=Bound.LOWER)])
def test_any_unproven_move_beside_a_sure_win_loses_an_outcome(got: Score | None) -> None:
    assert loss_of(won(5), got)[0] == 1


def test_with_unknown_distances_no_losing_move_is_called_faster() -> None:
    start = find_game("hex:5").parse_position(".X.../.X.../.OX.O/O..../.....")
    told = dict.fromkeys(start.legal_moves(), lost(None))
    found = answer(WhyQuestion(start, (), start.legal_moves()[0]), looking({start: told}))
    assert (found.kind, found.better) == (FindingKind.AS_GOOD, ())


@pytest.mark.parametrize(
    ("after", "proven"),
    [
        (OutcomeRange(WIN, WIN), lost(8, Bound.UPPER)),
        (OutcomeRange(LOSS, LOSS), won(7, Bound.LOWER)),
    ],
)
def test_proofs_of_later_positions_give_a_bound_on_the_distance(
    after: OutcomeRange, proven: Score
) -> None:
    """O has the odd plies of the eight that are left, and X the even ones."""
    position = find_game("tic-tac-toe").start().after(4)
    comparer = MoveComparer(looking({}))
    comparer.note(position.after(0), after)
    score = comparer.compare(position, 0).got_score
    assert score == replace(proven, depth=8, player=position.turn)


# lines


def cut_short(position: Position, _seconds: float) -> Analysis:
    """All that there is to know, but of each line only the first move."""
    *_, found = analyse(position)
    candidates = [replace(c, line=c.line[:1]) for c in found.candidates]
    return replace(found, candidates=tuple(candidates))


@pytest.mark.parametrize(
    ("moves", "move", "kind", "end", "plies"),
    [
        ("a1c3", "b1", FindingKind.LETS_WIN, -1, 6),
        ("a1", "b1", FindingKind.LETS_WIN, -1, 6),
        ("a1b1", "c3", FindingKind.MISSES_WIN, 1, 5),
        ("a1b1a3", "b3", FindingKind.LOSES_SOONER, -1, 2),
        ("a2c2c1c3", "b3", FindingKind.WINS_LATER, 1, 3),
    ],
)
def test_a_win_is_shown_to_its_end_though_each_look_tells_one_move_of_it(
    moves: str, move: str, kind: FindingKind, end: int, plies: int
) -> None:
    start = find_game("tic-tac-toe").start()
    *before, last = parse_moves(start, moves + move)
    found = answer(WhyQuestion(start, tuple(before), last), cut_short)
    assert (found.kind, found.end, len(found.line)) == (kind, end, plies)


def test_a_draw_is_shown_no_further_than_it_was_seen() -> None:
    start = find_game("tic-tac-toe").start()
    found = answer(WhyQuestion(start, (), 4), cut_short)
    assert (found.kind, found.end) == (FindingKind.AS_GOOD, None)


def test_a_line_stops_where_there_are_guesses_alone() -> None:
    def look(position: Position, _seconds: float) -> Analysis:
        told = {3: lost(6)} if position == START else {}
        return analysis(position, told, usual=guess(5))

    found = answer(WhyQuestion(START, (), 3), look)
    assert (found.kind, found.moves) == (FindingKind.LETS_WIN, (3,))


def test_a_win_of_unknown_length_is_followed_to_a_limit() -> None:
    """X is said to win wherever X moves, on a board on which nobody hurries."""
    start = find_game("hex:11").start()

    def look(position: Position, _seconds: float) -> Analysis:
        return analysis(position, {}, usual=won(None) if position.turn > 0 else lost(None))

    found = answer(WhyQuestion(start, (), 0), look)
    assert found.end is None
    assert 2 < len(found.line) < 60


# games


def asked_of(game: str, moves: str) -> WhyQuestion:
    start = find_game(game).start()
    return WhyQuestion(start, tuple(parse_moves(start, moves)))


def engines(position: Position, seconds: float) -> Analysis:
    assert seconds >= GLANCE
    *_, found = analyse(position)
    return found


def test_a_player_lost_from_the_start_made_no_mistake() -> None:
    found = answer(asked_of("nim:4:max3", "a1a3"), engines)
    assert (found.kind, found.position.ply, found.better) == (FindingKind.START_LOST, 0, ())


@pytest.mark.parametrize("moves", ["b2a1c3a3a2c2b3b1c1", "b2a1", ""])
def test_without_a_mistake_the_finding_is_about_the_start(moves: str) -> None:
    inquiry = asked_of("tic-tac-toe", moves)
    found = answer(inquiry, engines)
    assert (found.kind, found.position, found.ahead) == (
        FindingKind.NOBODY_ERRED,
        inquiry.start,
        None,
    )
    assert found.best is not None
    assert found.best.outcome is Outcome.DRAW


@pytest.mark.parametrize("depths", [(6, 4, 8), (4, 6, 8), (8, 6, 4)])
def test_looked_ahead_for_a_game_is_the_least_depth(
    depths: Sequence[int],
) -> None:
    def look(position: Position, _seconds: float) -> Analysis:
        depth = depths[position.ply] if position.ply < len(depths) else 9
        return analysis(position, {}, usual=guess(0), depth=depth)

    found = answer(WhyQuestion(START, (0, 1, 2)), look)
    assert (found.kind, found.ahead) == (FindingKind.NOBODY_ERRED, 4)


def test_a_game_that_was_lost_sooner_than_it_need_have_been_is_played_itself() -> None:
    found = answer(asked_of("tic-tac-toe", "a1c3b1c1a3c2"), engines)
    assert found.kind is FindingKind.LETS_WIN
    assert len(found.played) == 4 < len(found.line)
    assert found.shown == found.played
    assert [play.move for play in found.played] == parse_moves(found.position, "b1c1a3c2")
