# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game is put into words by its own wording: titles, players, moves, places, refusals."""

import string

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN, Game
from desktop_app.core.record import GameRecord, parse_setup
from desktop_app.core.scales import Scale
from desktop_app.games.k_in_a_row.entry import LINES
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.k_in_a_row.rules import LineFault
from desktop_app.games.numbers.entry import NUMBERS
from desktop_app.games.numbers.tree import NumberFault
from desktop_app.games.registry import (
    FAMILIES,
    PRESETS,
    UNLISTED,
    family_of,
    find_game,
    game_title,
    move_name,
    named_formats,
    player_name,
    preset_names,
    wording_of,
    wording_of_family,
)
from desktop_app.games.wording import UnlistedWording
from desktop_app.words.faults import FAULTS, fault_text
from desktop_app.words.values import known, score_meaning
from tests.analysing import analyse
from tests.games.small_games import Truce


def test_every_family_has_a_wording() -> None:
    kinds = [type(wording_of_family(family)) for family in FAMILIES]
    assert UnlistedWording not in kinds
    assert len(set(kinds)) == len(kinds)


def test_every_code_has_a_sentence() -> None:
    assert set(FAULTS) == set(GameFault)
    assert set(wording_of_family(LINES).faults) == set(LineFault)
    assert set(wording_of_family(NUMBERS).faults) == set(NumberFault)


def test_titles_of_presets_differ() -> None:
    titles = [game_title(game) for game in PRESETS.values()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("game", "title"),
    [
        (LineGame(3, 3, 3, name="tic-tac-toe"), "Tic-tac-toe 3×3"),
        (LineGame(6, 6, 4, name="six-by-six"), "4 in a row 6×6"),
        (LineGame(6, 5, 4, gravity=True, name="fall"), "4 in a row 6×5, discs fall"),
        (LineGame(5, 4, 3), "3 in a row 5×4"),
        (find_game("numbers:3,5,2,9"), "A tree of numbers"),
    ],
)
def test_a_game_without_a_title_of_its_own_is_called_by_its_size(game: Game, title: str) -> None:
    assert game_title(game) == title


def test_an_unlisted_game_has_its_own_words() -> None:
    """As its entry says nothing of it (`family_of`), so nothing is missing that is asked of it."""
    game = Truce(3)
    assert family_of(game) is UNLISTED
    assert game_title(game) == game.id
    assert [player_name(game, player) for player in (MAX, MIN)] == ["A", "B"]
    assert move_name(game.start(), 2) == "2"
    wording = wording_of(game)
    assert wording.mark(game, MAX) == "A"
    assert wording.move_in_sentence(game.start(), 1) == "1"
    assert wording.how_to_type(game) == "Moves such as 0"
    assert not wording.rule(game.start())
    position = game.start().after(1)
    found = next(analyse(position))
    assert found.best is not None
    assert found.best.score is not None
    assert score_meaning(found.best.score, position) == "B wins now"
    assert known(found.best.score, Scale.SCHOOL, game) == "exact"


def test_players_and_moves_are_named_by_the_game() -> None:
    board, tree = find_game("tic-tac-toe"), find_game("numbers:3,5,2,9")
    assert [player_name(board, player) for player in (MAX, MIN)] == ["X", "O"]
    assert [player_name(tree, player) for player in (MAX, MIN)] == ["MAX", "MIN"]
    assert move_name(board.start(), 4) == "b2"
    assert [move_name(tree.start(), move) for move in (0, 1)] == ["left", "right"]
    assert move_name(find_game("numbers:[1],[2],[3]").start(), 2) == "3"


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("tic-tac-toe", "b2b2", "Move 2: square b2 is already taken. Choose an empty one."),
        ("connect-four", "4444444", "Move 7: column 4 is full. Choose another one."),
        (
            "tic-tac-toe",
            "x",
            "Move 1: “x” isn't a move in this game. Write one move like b3, or several one "
            "after another.",
        ),
        (
            "tic-tac-toe",
            "X",
            "Move 1: “X” isn't a move in this game. Write one move like b3, or several one "
            "after another.",
        ),
        ("tic-tac-toe", "X..", "The number of rows must be 3, not 1. Write the rows from the top "),
        (
            "numbers:1,2",
            "3",
            "Move 1: “3” isn't a branch of this node. Write a number from 1 to 2.",
        ),
        (
            "numbers:1,2",
            "1 1",
            "Move 2: “1” comes after the game has ended. Leave out this move and all ",
        ),
    ],
)
def test_errors_use_the_words_of_the_game(game: str, text: str, sentence: str) -> None:
    with pytest.raises(GameError) as error:
        parse_setup(find_game(game), text)
    assert fault_text(error.value).startswith(sentence)


def test_an_unknown_name_lists_all_known_ones() -> None:
    with pytest.raises(GameError) as error:
        find_game("checkers")
    *names, last = [*preset_names(), *named_formats()]
    assert {"tic-tac-toe", "connect-four", "mnk:COLSxROWSxK", "drop:COLSxROWSxK"} <= set(names)
    assert fault_text(error.value) == (
        f"There is no game called “checkers”. Choose {', '.join(names)} or {last}."
    )


def test_a_move_that_the_notation_cannot_tell_from_a_legal_one_is_refused_too() -> None:
    """With gravity the cells of a column are written alike, and one of them is legal."""
    record = GameRecord(find_game("connect-four").start())
    with pytest.raises(GameError) as error:
        record.play(3)
    assert error.value.fault is GameFault.NOT_LEGAL
    assert fault_text(error.value) == "“4” isn't a legal move here. Choose another move."
    assert record.moves() == []


def test_measures_of_a_size_have_names() -> None:
    for family in FAMILIES:
        measures = family.sizes.measures if family.sizes else ()
        names = [wording_of_family(family).measure(measure.name) for measure in measures]
        assert len(set(names)) == len(names)
        assert all(name[0] in string.ascii_uppercase for name in names)
