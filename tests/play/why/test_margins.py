# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why, where one wins by so much or nobody knows how soon: no more is said than is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.position import Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.why.words import why_text
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.comparison import Analyser
from desktop_app.search.why.finding import Finding, FindingKind
from tests.analysing import analyse

LATE_OTHELLO = "othello:4x4", "WWW./WWWB/WBB./.B.. W"
BOXES = "dots:2x2", "__/..|.|/../...../__ X"
CORNER = "Playing f6 would take a corner. Nobody can turn a disc there."
OPENING = "othello:6x6", "..WB../.WW.../BBWB../BBBB../....B./...... W"
WON_AT_ONCE = "hex:5", "X.X../O.O.O/.X.XO/XXO../X..OO"
WON = "hex:5", ".X.../.X.../.OX.O/O..../....."


def values(position: Position, _seconds: float) -> Analysis:
    *_, found = analyse(position, Limits(nodes=3_000))
    return found


def why(game: str, text: str, move: str, look: Analyser = values) -> Finding:
    position = find_game(game).parse_position(text)
    return answer(WhyQuestion(position, (), position.game.parse_move(position, move)), look)


@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        (
            LATE_OTHELLO,
            "d4",
            "After d1, White has only two moves. With d4, White wins by 12. "
            "With a4, White wins by 14.",
        ),
        (LATE_OTHELLO, "a4", "No move is better than a4. White wins by 14."),
        (
            LATE_OTHELLO,
            "c4",
            "After c4, Black can take the corner d4. Nobody can turn a disc there. With c4, "
            "White wins by 8. With a4, White wins by 14.",
        ),
        (
            BOXES,
            "a2-a3",
            "After a2-a3, 2 boxes are left for O. With b2-c2, X wins by 4. With a2-a3, it is "
            "only a draw.",
        ),
        (OPENING, "e1", f"{CORNER} Looking 5 moves ahead, I like f6 better than e1."),
    ],
)
def test_margins_count_and_distances_do_not(game: tuple[str, str], move: str, told: str) -> None:
    assert why_text(why(*game, move), played=False) == told


@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        (WON_AT_ONCE, "b2", "No move is better than b2. X wins now."),
        (WON_AT_ONCE, "d2", "Playing b2 is quicker: X wins now. With d2, X wins."),
        (WON, "a1", "I found nothing better than a1. X wins."),
    ],
)
def test_no_win_is_called_the_quickest_that_may_be_none(
    game: tuple[str, str], move: str, told: str
) -> None:
    assert why_text(why(*game, move), played=False) == told


def looking(**known: float) -> Analyser:
    """What is known of some moves: by how much the mover loses (whole), or a guess of it."""

    def values(position: Position, _seconds: float) -> Analysis:
        told: list[Candidate] = []
        for move in position.legal_moves():
            number = known.get(position.game.move_text(move), -30.5)
            score = Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 5, position.turn)
            if number == int(number):
                outcome = Outcome.LOSS if number < 0 else Outcome.WIN
                score = replace(score, outcome=outcome, bound=Bound.EXACT, plies=9)
            told.append(Candidate(move, score, (move,)))
        return ranked(position, told, 5, 100, 0.1)

    def look(position: Position, seconds: float) -> Analysis:
        return values(position, seconds) if position.ply == START.ply else unknown(position)

    def unknown(position: Position) -> Analysis:
        return ranked(position, [Candidate(m) for m in position.legal_moves()], 5, 100, 0.1)

    return look


START = find_game(OPENING[0]).parse_position(OPENING[1])
AHEAD, SEEN = "Looking 5 moves ahead", "I looked 5 moves ahead."


@pytest.mark.parametrize(
    ("known", "move", "kind", "told"),
    [
        (
            {"e3": -20, "f6": -22.5},
            "e3",
            FindingKind.AS_GOOD,
            f"{AHEAD}, I found nothing better than e3. Black wins by 20.",
        ),
        (
            {"e3": -20, "f6": -12.5},
            "e3",
            FindingKind.GETS_LESS,
            f"{CORNER} {SEEN} With e3, Black wins by 20. With f6, Black may win.",
        ),
        (
            {"e3": -20, "f6": 0.5},
            "e3",
            FindingKind.LETS_WIN,
            f"{CORNER} After e3, Black can win by 20. {AHEAD}, I see no loss after f6.",
        ),
        (
            {"e3": 2, "f6": 6.5},
            "f6",
            FindingKind.AS_GOOD,
            f"{AHEAD}, I found nothing better than f6.",
        ),
        (
            {"e3": 2, "f6": 6.5},
            "e3",
            FindingKind.GETS_LESS,
            f"{CORNER} {SEEN} With e3, White wins by 2. With f6, White may win.",
        ),
        (
            {"e3": 2, "f6": -6.5},
            "f6",
            FindingKind.MISSES_WIN,
            f"With e3, White wins by 2. {AHEAD}, I see no win after f6.",
        ),
        (
            {"e3": 2, "f6": 1.5},
            "e3",
            FindingKind.AS_GOOD,
            f"{AHEAD}, I found nothing better than e3. White wins by 2.",
        ),
    ],
)
def test_a_loss_that_is_proven_may_still_be_better_than_what_is_guessed(
    known: dict[str, float], move: str, kind: FindingKind, told: str
) -> None:
    found = why(*OPENING, move, look=looking(**known))
    assert found.kind is kind
    assert why_text(found, played=False) == told
