# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a game was lost, in words: each is a function of facts that are held elsewhere by playing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from desktop_app.core.position import MAX, MIN, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.chess.examples import MATE_IN_TWO, ROOK_MATE_IN_TWO
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.play.find.words import challenge_text
from desktop_app.play.why.phrases import result_phrase
from desktop_app.play.why.words import why_text
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.challenge import Challenge, is_challenge
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.words.address import capitalized
from desktop_app.words.values import score_meaning
from tests.analysing import analyse


def values(position: Position, _seconds: float) -> Analysis:
    *_, found = analyse(position, Limits(nodes=20_000))
    return found


def asked(game: str, moves: str, why_not: str = "") -> WhyQuestion:
    start = find_game(game).start()
    inquiry = WhyQuestion(start, tuple(parse_moves(start, moves)))
    if not why_not:
        return inquiry
    position = inquiry.positions[-1]
    return WhyQuestion(start, inquiry.moves, position.game.parse_move(position, why_not))


GAMES = [
    (
        "notakto",
        "a1b2",
        "After a3, 2 safe moves are left. A makes the last one, and then B loses. After b2, A "
        "can win in 2 moves. Only one move would have won: c3.",
    ),
    (
        "tic-tac-toe:misere",
        "b2b3a1a2c3",
        "With b1, X could copy each move on the opposite side of the centre. Then X couldn't "
        "lose. After a1, O can win in 3 moves. Only one move would have kept the draw: b1.",
    ),
    (
        "wild",
        "Xb2Oa1Oa2Oa3",
        "Playing Oa2 makes a row longer, and B completes it with Oa3. Only one move would have "
        "won: Oc3.",
    ),
    (
        "tic-tac-toe",
        "a1b1c3b3b2",
        "Playing b3 doesn't block b2, and X wins there. Only one move would have kept the draw: "
        "b2.",
    ),
    (
        "tic-tac-toe",
        "b2a1c3a3a2c2b3b1c1",
        "Nobody made a mistake. If both sides play well, it is a draw.",
    ),
    (
        "nim:3,4,5",
        "a1b1c1c3b1c1a1b1a1b1",
        "After c1, B can win in 4 moves. After c1: nim-sum (added without carrying) "
        "= 5. After the reply c3: nim-sum (added without carrying) = 0. Only "
        "one move would have won: c4.",
    ),
    (
        "tic-tac-toe",
        "a1c3b1c1a3c2",
        "After b1, O can make one threat after another. In the end, O plays a3 and makes two "
        "threats at once: b3 and b2. X can't stop both. With a3 or c1, X would have won. In this "
        "game, X didn't even stop c2.",
    ),
    (
        "connect-four",
        "455531245311616277747673",
        "With column 6, X would make two threats at once: column 6 and column 7. O could block "
        "only one. After column 7, O can win in 10 moves. Only one move would have won: column 6. "
        "In this game, X didn't even stop column 3.",
    ),
    ("numbers:3,5,2,9", "1 1", "Nobody made a mistake."),
]
MOVES = [
    (
        "tic-tac-toe",
        "a1c3",
        "b1",
        "After b1, O can make one threat after another. In the end, O plays a3 and makes two "
        "threats at once: b3 and b2. X can't stop both. With a3 or c1, X wins.",
    ),
    (
        "tic-tac-toe",
        "a1b2",
        "c3",
        "No move is better than c3. If both sides play well, it is a draw.",
    ),
    (
        "tic-tac-toe",
        "a1b1a3c1",
        "c3",
        "Playing a2 is quicker: X wins now. With c3, X wins in 2 moves.",
    ),
    ("tic-tac-toe", "a1b1b2c3a2", "c1", "No move is better than c1. X wins on its next move."),
    (
        "numbers:3,5,2,9",
        "",
        "2",
        "The right branch leads to 2. The left branch leads to 3.",
    ),
    (
        "nim:21:max3",
        "",
        "a2",
        "A needs to leave a multiple of 4. Each time B takes some coins, A takes enough that the "
        "two turns add up to 4. After a2, B can win in 5 moves. Only one move wins: a1.",
    ),
    (
        "nim:5,7:max3",
        "",
        "a1",
        "After a1, B can win in 3 moves. After a1: remainders after dividing by 4, added without "
        "carrying = 3. After the reply b3: remainders after dividing by 4, added without "
        "carrying = 0. With b2 or a2, A wins.",
    ),
    (
        "nim:2,2,3:misere",
        "",
        "c2",
        "A needs to leave two heaps of the same size. Then A copies each move, until B leaves 1 "
        "coin or none in a heap. Then A leaves just 1 coin in all. After c2, B can win in 2 moves. "
        "With c3, a1 or b1, A wins.",
    ),
    (
        "drop:4x4x3",
        "1223",
        "3",
        "Playing column 3 doesn't block column 4, and O wins there. Only one move wins: column 4.",
    ),
    (
        "gomoku",
        "h8h9i8i9g8",
        "j9",
        "X has 3 in a row with both ends open. Playing j9 doesn't block it. After j9, X can make "
        "two threats with f8: e8 and j8. O can't stop both. Looking 7 moves ahead, I see no loss "
        "after j8.",
    ),
    (
        "tic-tac-toe:misere",
        "a3b3c3c1b1",
        "b2",
        "With c2, only 3 squares would be safe for X, and in the end X would have to make a row. "
        "With c2, O wins in 2 moves. With b2, it is only a draw.",
    ),
    ("gomoku", "h8h9", "i8", "Looking 5 moves ahead, I found nothing better than i8."),
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
        ("chess", "e4 e5 Qh5 Nc6 Qxf7 Kxf7", ["♕xf7+"]),
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
    assert told.split(". ")[-1].startswith("I would have played ")
    head = f"Looking {found.ahead} moves ahead, I think "
    assert any(f"{head}{name} was the weakest move. " in told for name in weakest), told
    assert told.startswith(head) is (found.reason is None)


def test_a_game_of_good_moves_has_no_mistake() -> None:
    told = why_text(answer(asked("chess", "e4 e5 Nf3 Nc6"), values))
    assert told.endswith("I found no mistake.")


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

    found = answer(WhyQuestion(position, (), lost), see)
    assert (found.kind, found.better) == (FindingKind.LETS_WIN, ())
    assert why_text(found) == (
        "After a11, X can win. I don't know if another move would have been better."
        if position.game.move_text(lost) == "a11"
        else "After a1, O can win. I don't know if another move would have been better."
    )
    assert "don't lose" not in why_text(found, played=False)


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

    found = answer(WhyQuestion(start, (), lost), see)
    assert (found.kind, found.better) == (FindingKind.LETS_WIN, (held,))


@pytest.mark.parametrize("bound", list(Bound))
def test_an_unproven_distance_is_told_as_the_most_there_can_be(bound: Bound) -> None:
    found = answer(asked("nim:3,4,5", "a1b1c1c3b1c1a1b1a1b1"), values)
    assert found.got is not None
    told = why_text(replace(found, got=replace(found.got, bound=bound)))
    at_most = "" if bound is Bound.EXACT else "at most "
    assert told.startswith(f"After c1, B can win in {at_most}4 moves. ")


@pytest.mark.parametrize("bound", list(Bound))
def test_the_way_of_winning_is_explained_with_or_without_a_proof(bound: Bound) -> None:
    found = answer(asked("tic-tac-toe", "a1c3", "b1"), values)
    assert found.got is not None
    told = why_text(replace(found, got=replace(found.got, bound=bound)), played=False)
    assert (
        told
        == "After b1, O can make one threat after another. In the end, O plays a3 and makes two "
        "threats at once: b3 and b2. X can't stop both. With a3 or c1, X wins."
    )


def test_a_move_not_proven_better_is_said_to_seem_better() -> None:
    found = answer(asked("tic-tac-toe", "a1b1a3c1", "c3"), values)
    seems = "Looking 4 moves ahead, I like a2 better than c3."
    for kind, told in (
        (FindingKind.SEEMS_WEAKER, seems),
        (FindingKind.WINS_LATER, f"With c3, X wins in 2 moves. {seems}"),
        (FindingKind.LOSES_SOONER, f"O can win, whatever X plays. {seems}"),
    ):
        assert why_text(replace(found, kind=kind, ahead=4), played=False) == told


PERSONAL = [
    (
        "tic-tac-toe",
        "a1b1c3b3b2",
        "Playing b3 doesn't block b2, and you win there. Only one move would have kept the "
        "draw: b2.",
        "Playing b3 doesn't block b2, and the bot wins there. Only one move would have kept the "
        "draw: b2.",
    ),
    (
        "wild",
        "Xb2Oa1Oa2Oa3",
        "Playing Oa2 makes a row longer, and the bot completes it with Oa3. Only one move would "
        "have won: Oc3.",
        "Playing Oa2 makes a row longer, and you complete it with Oa3. Only one move would have "
        "won: Oc3.",
    ),
    (
        "connect-four",
        "455531245311616277747673",
        "With column 6, you would make two threats at once: column 6 and column 7. The bot "
        "could block only one. After column 7, the bot can win in 10 moves. Only one move would "
        "have won: column 6. In this game, you didn't even stop column 3.",
        "With column 6, the bot would make two threats at once: column 6 and column 7. You could "
        "block only one. After column 7, you can win in 10 moves. Only one move would have won: "
        "column 6. In this game, the bot didn't even stop column 3.",
    ),
    (
        "notakto",
        "a1b2",
        "After a3, 2 safe moves are left. You make the last one, and then the bot loses. After "
        "b2, you can win in 2 moves. Only one move would have won: c3.",
        "After a3, 2 safe moves are left. The bot makes the last one, and then you lose. After "
        "b2, the bot can win in 2 moves. Only one move would have won: c3.",
    ),
]


@pytest.mark.parametrize(("game", "moves", "first", "second"), PERSONAL)
def test_the_only_person_is_you_and_the_other_side_the_bot(
    game: str, moves: str, first: str, second: str
) -> None:
    found = answer(asked(game, moves), values)
    assert why_text(found, person=MAX) == first
    assert why_text(found, person=MIN) == second


def test_what_nobody_could_change_is_said_to_you_too() -> None:
    found = answer(asked("tic-tac-toe", "a1b1a3c1", "c3"), values)
    lost = replace(found, kind=FindingKind.START_LOST, best=replace(score(found), player=MAX))
    assert why_text(lost, person=MAX) == (
        "The bot made no mistake. You can win from the start, whatever the bot plays."
    )
    assert why_text(lost, person=MIN) == (
        "You made no mistake. The bot can win from the start, whatever you play."
    )
    later = "Playing a2 is quicker: you win now. With c3, you win in 2 moves."
    assert why_text(found, played=False, person=MAX) == later
    sooner = replace(found, kind=FindingKind.LOSES_SOONER, ahead=4)
    assert why_text(sooner, person=MAX).startswith("The bot can win, whatever you play. ")
    assert why_text(sooner, person=MIN).startswith("You can win, whatever the bot plays. ")


def score(found: Finding) -> Score:
    assert found.best is not None
    return found.best


def test_a_result_is_told_to_you() -> None:
    position = find_game("othello:6x6").start()
    drawn = Score(Outcome.DRAW, None, 0, Bound.LOWER, 4, MAX)
    better = Score(Outcome.UNKNOWN, None, 9, Bound.HEURISTIC, 4, MAX)
    won = Score(Outcome.WIN, 4, 6, Bound.EXACT, 4, MIN)
    told = {
        drawn: ("it is a draw, or you win", "it is a draw, or the bot wins"),
        better: ("you may win", "the bot may win"),
        won: ("the bot wins by 6", "you win by 6"),
    }
    for each, texts in told.items():
        assert tuple(result_phrase(each, position, person) for person in (MAX, MIN)) == texts


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("column 3 wins.", "Column 3 wins."),
        ("b2 wins.", "b2 wins."),
        ("e wins.", "e wins."),
        ("c\u2019est un match nul.", "C\u2019est un match nul."),
        ("l'attaque gagne.", "L'attaque gagne."),
    ],
)
def test_a_sentence_begins_with_a_capital_unless_it_begins_with_a_move(
    text: str, wanted: str
) -> None:
    assert capitalized(text) == wanted


DISTANCE = re.compile(r"in (?:at most )?\d+ moves?|on its next move")
"""What a sentence says about when a game is won."""
SMALL: dict[str, dict[str, list[str]]] = {
    "chess": {"chess": [ROOK_MATE_IN_TWO, MATE_IN_TWO]},
    "chomp": {"chomp:2x2": [""], "chomp:3x2": [""], "chomp:3x3": ["", ""]},
    "hex": {"hex:3": ["", "b2", "a1b2"]},
    "hexapawn": {"hexapawn": ["", ""]},
    "lines": {"tic-tac-toe": ["", ""], "drop:4x3x3": [""], "gomoku": ["h8a1h9a2h10"]},
    "misere": {"tic-tac-toe:misere": ["", ""]},
    "morris": {"morris": ["", ""]},
    "nim": {"nim:3,2,1": [""], "nim:3,2:misere": [""], "nim:7:max3": [""]},
    "notakto": {"notakto": ["", "b2"]},
    "wild": {"wild": ["", ""]},
}
"""Small games of families without margins, with their first moves or, in chess, positions."""
OTHERS = {
    game.family: {game.id: ["", "", ""]}
    for game in PRESETS.values()
    if not (game.is_numeric or game.traits.has_margin or game.family in SMALL)
}
"""The same of families that are new: random games from the start may do."""


def asked_at_random(game: str, first: str, seed: int) -> Iterator[Finding]:
    """What is found about some moves of a random game."""
    start, dice, moves = find_game(game).start(), Random(seed), list[Move]()
    if game == "chess":
        start = start.game.parse_position(first)
    else:
        moves += parse_moves(start, first)
    for _ in range(2 if game == "gomoku" else 7):
        position = WhyQuestion(start, tuple(moves)).positions[-1]
        if position.outcome is not None:
            return
        legal = position.legal_moves()
        for move in dice.sample(legal, min(3, len(legal))):
            yield answer(WhyQuestion(start, tuple(moves), move), values)
        moves.append(dice.choice(legal))


def distances(*texts: str) -> list[str]:
    """What texts say about when a game is won, whether or not the English forms are loaded."""
    return [
        each.replace(" 1 moves", " 1 move") for text in texts for each in DISTANCE.findall(text)
    ]


@pytest.mark.parametrize("family", [*SMALL, *OTHERS])
def test_why_and_find_count_the_moves_to_a_win_as_the_list_of_moves_does(family: str) -> None:
    compared = 0
    for game, beginnings in (SMALL | OTHERS)[family].items():
        for seed, first in enumerate(beginnings):
            for found in asked_at_random(game, first, seed):
                listed = [
                    score_meaning(score, found.position)
                    for score in (found.got, found.best)
                    if score is not None
                ]
                told = distances(why_text(found), why_text(found, played=False))
                assert set(told) <= set(distances(*listed)), (why_text(found), listed)
                compared += len(told)
                if is_challenge(found):
                    compared += _compare_tries(found)
    assert compared > 3, f"add {family} to SMALL, with first moves after which somebody wins soon"


def _compare_tries(found: Finding) -> int:
    """Compare what the tries at a better move say; return how many say it."""
    compared = 0
    for candidate in found.analysis.candidates:
        challenge = Challenge(found)
        challenge.take(candidate.move)
        if challenge.is_searching and candidate.move != found.move and candidate.score:
            told = distances(challenge_text(challenge).text)
            assert told == distances(score_meaning(candidate.score, found.position))
            compared += len(told)
    return compared


def test_no_family_without_margins_is_left_out() -> None:
    games = [game for game in PRESETS.values() if not game.is_numeric]
    without = {game.family for game in games if not game.traits.has_margin}
    assert without == {*SMALL, *OTHERS}


def test_of_many_good_moves_any_wins() -> None:
    """All moves are named if they are few; if there are more, some are counted."""
    found = answer(asked("hex:3", "b2", "a1"), values)
    many = found.position.legal_moves()[:7]
    best = Score(Outcome.WIN, None, 0, Bound.EXACT, 9, found.mover)
    kind = FindingKind.LETS_WIN
    for count, told in ((2, "a1 or b1"), (7, "any of 7 moves, such as a1")):
        some = replace(found, kind=kind, best=best, better=tuple(many[:count]), reason=None)
        assert f" With {told}, O wins." in why_text(some, played=False)


def test_in_chomp_a_win_on_the_next_move_is_told_as_in_the_list_of_moves() -> None:
    """The winner's move leaves the poisoned square, and the loser makes the last move."""
    found = answer(asked("chomp:2x2", "", "a2"), values)
    assert found.got is not None
    assert score_meaning(found.got, found.position) == "B wins on its next move"
    for person, told in (
        (None, "After a2, B can win on its next move."),
        (MAX, "After a2, the bot can win on its next move."),
        (MIN, "After a2, you can win on your next move."),
    ):
        assert told in why_text(replace(found, reason=None), person=person)
