# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a game was lost, in words: each is a function of facts that are held elsewhere by playing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.position import Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.why.words import play_text, why_text
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import Inquiry, answer
from desktop_app.search.why.finding import FindingKind
from tests.analysing import analyse


def values(position: Position, _seconds: float) -> Analysis:
    *_, found = analyse(position, Limits(nodes=20_000))
    return found


def asked(game: str, moves: str, why_not: str = "") -> Inquiry:
    start = find_game(game).start()
    inquiry = Inquiry(start, tuple(parse_moves(start, moves)))
    if not why_not:
        return inquiry
    position = inquiry.positions[-1]
    return Inquiry(start, inquiry.moves, position.game.parse_move(position, why_not))


GAMES = [
    ("notakto", "a1b2", "b2 loses: B must lose with its 3rd move. Only c3 would have won."),
    (
        "tic-tac-toe:misere",
        "b2b3a1a2c3",
        "a1 loses: X must lose with its 4th move. Only b1 would have drawn.",
    ),
    (
        "wild",
        "Xb2Oa1Oa2Oa3",
        "Oa2 lets B win at once with Oa3. Only Oc3 would have won.",
    ),
    (
        "tic-tac-toe",
        "a1b1c3b3b2",
        "X threatens b2, and b3 does not stop that. Only b2 would have drawn.",
    ),
    ("tic-tac-toe", "b2a1c3a3a2c2b3b1c1", "Nobody made a mistake: with right play it is a draw."),
    (
        "nim:3,4,5",
        "a1b1c1c3b1c1a1b1a1b1",
        "c1 lets B win with its 4th move. After c1, sum without carry: 5; after c3, sum without "
        "carry: 0. Only c4 would have won.",
    ),
    (
        "tic-tac-toe",
        "a1c3b1c1a3c2",
        "b1 lets O make one threat after another, until a3 makes two threats at once: b3 or b2 "
        "wins. a3 or c1 would have won. The end came sooner: O threatened c2, and X did not stop "
        "that.",
    ),
    (
        "connect-four",
        "455531245311616277747673",
        "Column 7 lets O win with its 10th move. Only column 6 would have won. The end came "
        "sooner: O threatened column 3, and X did not stop that.",
    ),
    ("numbers:3,5,2,9", "1 1", "Nobody made a mistake: no move was better than those."),
]
MOVES = [
    (
        "tic-tac-toe",
        "a1c3",
        "b1",
        "b1 lets O make one threat after another, until a3 makes two threats at once: b3 or b2 "
        "wins. a3 or c1 wins.",
    ),
    ("tic-tac-toe", "a1b2", "c3", "No move is better than c3. With right play it is a draw."),
    (
        "tic-tac-toe",
        "a1b1a3c1",
        "c3",
        "a2 is quicker: X wins now. With c3 X wins with its 2nd move.",
    ),
    ("tic-tac-toe", "a1b1b2c3a2", "c1", "No move is better than c1. X wins with its next move."),
    (
        "numbers:3,5,2,9",
        "",
        "2",
        "With the right branch: leads to 2. With the left branch: leads to 3.",
    ),
    (
        "nim:21:max3",
        "",
        "a2",
        "a2 lets B win with its 5th move. After a2, left over, mod 4: 3; after a3, left over, mod "
        "4: 0. Only a1 wins.",
    ),
    (
        "drop:4x4x3",
        "1223",
        "3",
        "O threatens column 4, and column 3 does not stop that. Only column 4 wins.",
    ),
    (
        "gomoku",
        "h8h9i8i9g8",
        "j9",
        "j9 lets X make two threats with f8: e8 or j8 wins. As far as 7 moves ahead, j8 holds.",
    ),
    (
        "tic-tac-toe:misere",
        "b3c1b1a2a3",
        "c3",
        "a1 wins: X must lose with its 2nd move. c3 only draws.",
    ),
    ("gomoku", "h8h9", "i8", "As far as 5 moves ahead, no move is better than i8."),
]


@pytest.mark.parametrize(("game", "moves", "told"), GAMES)
def test_why_text_explains_a_game(game: str, moves: str, told: str) -> None:
    assert why_text(answer(asked(game, moves), values)) == told


@pytest.mark.parametrize(("game", "moves", "move", "told"), MOVES)
def test_why_text_explains_a_considered_move(game: str, moves: str, move: str, told: str) -> None:
    assert why_text(answer(asked(game, moves, move), values), played=False) == told


@pytest.mark.parametrize(
    ("game", "moves", "weakest"),
    [
        ("chess", "e4 e5 Qh5 Nc6 Qxf7 Kxf7", ["Qxf7+"]),
        ("gomoku", "h8a1h9a2h10", ["a1", "a2"]),
        ("hex:7", "d4a1c5a2", ["a1", "a2"]),
    ],
)
def test_the_largest_unproven_drop_is_called_a_guess(
    game: str, moves: str, weakest: list[str]
) -> None:
    found = answer(asked(game, moves), values)
    told = why_text(found)
    assert found.kind is FindingKind.GUESSED_WORST
    assert told.endswith(" seems better.")
    head = f"My guess, looking {found.ahead} moves ahead: "
    assert any(told.startswith(f"{head}{name} was the weakest move. ") for name in weakest), told


def test_a_game_of_good_moves_has_no_mistake() -> None:
    told = why_text(answer(asked("chess", "e4 e5 Nf3 Nc6"), values))
    assert told.endswith("there was no mistake.")


def test_in_a_game_without_draws_no_move_holds_that_is_not_proven_to_win() -> None:
    """Beside the proven loss there are guesses alone, as on 11 by 11 after two bridges."""
    inquiry = asked("hex:11", "")
    position, lost = inquiry.start, inquiry.start.legal_moves()[0]

    def see(seen: Position, _seconds: float) -> Analysis:
        told: list[Candidate] = []
        for move in seen.legal_moves():
            score = Score(Outcome.UNKNOWN, None, 5, Bound.HEURISTIC, 2, seen.turn)
            if seen == position and move == lost:
                score = Score(Outcome.LOSS, 6, 0, Bound.EXACT, 6, seen.turn)
            told.append(Candidate(move, score, (move,)))
        return ranked(seen, told, 2, 100, 0.1)

    found = answer(Inquiry(position, (), lost), see)
    assert (found.kind, found.better) == (FindingKind.LETS_WIN, ())
    assert why_text(found) == (
        "a11 lets X win. I don't know if another move would have been better."
        if position.game.move_text(lost) == "a11"
        else "a1 lets O win. I don't know if another move would have been better."
    )
    assert "holds" not in why_text(found, played=False)


def test_a_move_that_a_closer_look_refutes_does_not_hold() -> None:
    """Its guess says nothing against it; the look at the position after it proves it lost."""
    start = find_game("gomoku").start()
    lost, also, held = start.legal_moves()[:3]

    def see(seen: Position, _seconds: float) -> Analysis:
        told: list[Candidate] = []
        for move in seen.legal_moves():
            score = Score(Outcome.UNKNOWN, None, 0, Bound.HEURISTIC, 4, seen.turn)
            if seen == start and move == lost:
                score = Score(Outcome.LOSS, 6, 0, Bound.EXACT, 6, seen.turn)
            if seen == start.after(also):
                score = Score(Outcome.WIN, 9, 0, Bound.EXACT, 9, seen.turn)
            told.append(Candidate(move, score, (move,)))
        return ranked(seen, told, 4, 100, 0.1)

    found = answer(Inquiry(start, (), lost), see)
    assert (found.kind, found.better) == (FindingKind.LETS_WIN, (held,))


def test_of_a_game_that_was_lost_too_soon_its_own_moves_are_shown() -> None:
    found = answer(asked("connect-four", "455531245311616277747673"), values)
    assert len(found.line) == 20
    assert [play_text(play) for play in found.shown] == [
        "X plays column 7 and threatens column 6.",
        "O must stop column 6, and threatens column 3.",
        "X plays column 7 and does not stop column 3.",
        "O plays column 3 and wins.",
    ]


def test_each_step_of_a_line_has_a_sentence() -> None:
    found = answer(asked("tic-tac-toe", "a1c3", "b1"), values)
    assert [play_text(play) for play in found.line] == [
        "X plays b1 and threatens c1.",
        "O must stop c1, and threatens c2.",
        "X must stop c2.",
        "O plays a3 and makes two threats: b3 or b2.",
        "X plays b2, but can't stop b3 as well.",
        "O plays b3 and wins.",
    ]


@pytest.mark.parametrize("bound", list(Bound))
def test_an_unproven_distance_is_given_as_at_the_latest(bound: Bound) -> None:
    found = answer(asked("nim:3,4,5", "a1b1c1c3b1c1a1b1a1b1"), values)
    assert found.got is not None
    told = why_text(replace(found, got=replace(found.got, bound=bound)))
    at_the_latest = "" if bound is Bound.EXACT else " at the latest"
    assert told.startswith(f"c1 lets B win with its 4th move{at_the_latest}. ")


@pytest.mark.parametrize("bound", list(Bound))
def test_the_way_of_winning_is_explained_with_or_without_a_proof(bound: Bound) -> None:
    found = answer(asked("tic-tac-toe", "a1c3", "b1"), values)
    assert found.got is not None
    told = why_text(replace(found, got=replace(found.got, bound=bound)), played=False)
    assert (
        told == "b1 lets O make one threat after another, until a3 makes two threats at once: "
        "b3 or b2 wins. a3 or c1 wins."
    )


def test_a_move_not_proven_better_is_said_to_seem_better() -> None:
    found = answer(asked("tic-tac-toe", "a1b1a3c1", "c3"), values)
    seems = "As far as 4 moves ahead, a2 seems better than c3."
    for kind, told in (
        (FindingKind.SEEMS_WEAKER, seems),
        (FindingKind.WINS_LATER, f"With c3 X wins with its 2nd move. {seems}"),
        (FindingKind.LOSES_SOONER, f"O wins, whatever X plays. {seems}"),
    ):
        assert why_text(replace(found, kind=kind, ahead=4), played=False) == told
