# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dots and Boxes: rules, notation, symmetry, what chains promise, and the published values."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.dots.entry import symmetries
from desktop_app.games.dots.evaluation import chain_margin, gains, margin_to_come, safe_moves
from desktop_app.games.dots.rules import DotsFault, DotsGame, DotsPosition
from desktop_app.games.registry import find_game
from desktop_app.play.why.steps import play_text
from desktop_app.play.why.words import why_text
from desktop_app.search.candidates import Analysis
from desktop_app.search.compiled import are_compiled
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from tests.analysing import analyse
from tests.games.reached import reached

SMALL = DotsGame(2, 2)
VALUES = [("1x1", -1), ("2x2", 2), ("3x2", -2)]
"""D. Wilson, "Dots-and-Boxes analysis"; J. Barker, R. Korf, "Solving Dots-and-Boxes", 2012."""
if are_compiled("desktop_app.games.dots.kernel.search"):  # it takes some seconds then
    VALUES.append(("3x3", -3))


def played(game: DotsGame, text: str) -> DotsPosition:
    return reached(game.start(), text)


def random_position(game: DotsGame, dice: Random) -> DotsPosition:
    position = game.start()
    for _ in range(dice.randrange(game.longest)):
        position = position.after(dice.choice(position.legal_moves()))
    return position


def test_closing_a_box_scores_and_gives_another_turn() -> None:
    position = played(SMALL, "a1-b1 a1-a2 a2-b2")
    assert (position.turn, position.margin) == (MIN, 0)
    closed = position.after(SMALL.parse_move(position, "b1-b2"))
    assert (closed.turn, closed.margin, closed.min_boxes.bit_count()) == (MIN, -1, 1)
    assert closed.after(closed.legal_moves()[0]).turn is MAX


def test_one_line_may_close_two_boxes() -> None:
    row = DotsGame(2, 1)
    position = played(row, "a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 c1-c2")
    assert position.turn is MAX
    end = position.after(row.parse_move(position, "b1-b2"))
    assert (end.outcome, end.remaining, end.turn) == (2, 0, MAX)


@pytest.mark.parametrize("text", ["a1-b1", "b1-a1", "a1b1", "B1A1", "A1-B1"])
def test_a_line_is_read_in_either_direction_with_or_without_its_dash(text: str) -> None:
    assert SMALL.move_text(SMALL.parse_move(SMALL.start(), text)) == "a1-b1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a1-c1", DotsFault.NO_LINE),
        ("a1-b2", DotsFault.NO_LINE),
        ("f6-f5", DotsFault.NO_LINE),
        ("a1-b1 b1-a1", DotsFault.DRAWN),
        ("a1-z1", GameFault.MOVE_SYNTAX),
    ],
)
def test_a_move_that_is_no_open_line_is_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_moves(SMALL.start(), text)
    assert caught.value.fault == fault


@pytest.mark.parametrize("size", ["0x3", "6x1", "3", "x", "3x", "3x3x3"])
def test_only_sizes_up_to_five_are_games(size: str) -> None:
    with pytest.raises(GameError) as caught:
        find_game(f"dots:{size}")
    assert caught.value.fault == DotsFault.BAD_SIZE


def test_boards_are_written_and_read() -> None:
    position = played(SMALL, "a1-b1 a1-a2 a2-b2 b1-b2")
    assert position.text == "../...../_./|O|../_. O"
    assert SMALL.parse_position(position.text) == position
    assert find_game("dots:1x1").parse_position("_/|X|/_").outcome == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("../...../-./|O|../-", DotsFault.BAD_DIAGRAM),
        ("../...../_./|O|../_. Q", DotsFault.BAD_DIAGRAM),
        ("../...../_./|Z|../_.", DotsFault.BAD_DIAGRAM),
        ("../...../_./|.|../_.", DotsFault.BAD_OWNERS),
        ("../...../../|O|../_.", DotsFault.BAD_OWNERS),
    ],
)
def test_impossible_boards_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as caught:
        SMALL.parse_position(text)
    assert caught.value.fault == fault


@pytest.mark.parametrize("size", ["3x3", "3x2"])
def test_symmetric_boards_have_one_key_and_one_promise(size: str) -> None:
    game, dice = find_game(f"dots:{size}"), Random(size)
    assert isinstance(game, DotsGame)
    images = game.lattice.images
    assert len(images) == (7 if size == "3x3" else 3)
    for _ in range(30):
        position = random_position(game, dice)
        for image in images:
            lines = sum(1 << image[m] for m in range(game.longest) if position.lines >> m & 1)
            other = DotsPosition(game, lines, position.max_boxes, position.min_boxes, position.turn)
            assert other.canonical_key == position.canonical_key
            assert margin_to_come(game.lattice, lines) == margin_to_come(
                game.lattice, position.lines
            )
    assert len(symmetries(game.start())) == len(images)


def test_boxes_to_take_and_safe_moves() -> None:
    position = played(SMALL, "a1-b1 a1-a2 a2-b2")
    (closing,) = gains(position)
    assert SMALL.move_text(closing) == "b1-b2"
    for move in safe_moves(position):
        assert not gains(position.after(move))
    assert len(safe_moves(position)) < len(position.legal_moves())


def test_opening_two_long_chains_loses_all_but_two_boxes() -> None:
    """Two rows of four boxes each, nothing else: the first is taken but for its last two boxes."""
    game = DotsGame(4, 2)
    walls = "a1-b1 b1-c1 c1-d1 d1-e1 a2-b2 b2-c2 c2-d2 d2-e2 a3-b3 b3-c3 c3-d3 d3-e3"
    position = played(game, walls)
    assert position.turn is MAX
    assert chain_margin(position, MAX) == -4 == -chain_margin(position, MIN)
    *_, found = analyse(position, Limits())
    assert found.best is not None
    assert found.best.score is not None
    assert found.best.score.number == -4


@pytest.mark.slow
@pytest.mark.parametrize(("size", "margin"), VALUES)
def test_with_best_play_the_first_player_has_so_many_boxes_more(size: str, margin: int) -> None:
    *_, found = analyse(find_game(f"dots:{size}").start(), Limits())
    assert found.complete
    assert found.best is not None
    assert found.best.score is not None
    assert found.best.score.seen_by(MAX).number == margin
    assert len(found.best.line) == found.position.remaining


def test_a_lost_game_is_explained_with_its_margin_and_extra_turns() -> None:
    line = "a1-b1 a1-a2 a2-b2 b1-b2 c1-c2 b1-c1 b2-c2 b2-b3 a2-a3 c2-c3 a3-b3 b3-c3"

    def values(position: Position, _seconds: float) -> Analysis:
        *_, analysis = analyse(position, Limits())
        return analysis

    found = answer(WhyQuestion(SMALL.start(), tuple(parse_moves(SMALL.start(), line))), values)
    assert "After b1-c1, O can win by 2." in why_text(found)
    told = [play_text(play) for play in found.line]
    assert told[1] == "O plays b2-c2 and moves again."
    assert told[-1].endswith(": O wins by 2.")
