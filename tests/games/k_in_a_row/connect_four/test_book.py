# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The opening book: which positions it holds, and what its file says."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app import resources
from desktop_app.core.score import Outcome
from desktop_app.games.k_in_a_row.connect_four.analysis import as_words
from desktop_app.games.k_in_a_row.connect_four.book import (
    after_forced,
    book_name,
    book_of,
    is_decided,
    pack_book,
    position_of,
    positions_with_choice,
    replies,
    unpack_book,
    word_of,
)
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import new_engine_cache
from desktop_app.resources import read_book
from desktop_app.search.compiled import are_compiled
from desktop_app.search.engine import no_book
from tests.analysing import analyse

CONNECT_FOUR = LineGame(7, 6, 4, gravity=True)
SOLVER = ConnectFourSolver(7, 6, 4, 1)


@given(st.lists(st.integers(0, 6), max_size=30))
def test_a_key_tells_its_position(columns: list[int]) -> None:
    position = CONNECT_FOUR.start()
    for column in columns:
        moves = [move for move in position.legal_moves() if move % 7 == column]
        if moves and position.after(moves[0]).outcome is None:
            position = position.after(moves[0])
    words = as_words(position)
    key = SOLVER.key(*words)
    assert (
        position_of(CONNECT_FOUR, key) == words
        or SOLVER.key(*position_of(CONNECT_FOUR, key)) == key
    )


def test_how_many_positions_come_up_in_the_first_plies() -> None:
    """From 1 to 5 plies there are 7, 49, 238, 1120, 4263; of mirror images one is kept."""
    counts = [len(positions_with_choice(SOLVER, plies)) for plies in range(5)]
    assert counts == [1, 4, 25, 121, 568]
    # of the 2,144 after 5 plies some leave no choice, or the game is decided
    assert 1_900 < len(positions_with_choice(SOLVER, 5)) < 2_144


def test_forced_moves_are_followed_to_a_choice() -> None:
    # three in a column: the other must answer on top of them, and then there is a choice
    own, mask = 0, 0
    for column in (0, 1, 0, 1, 0):
        move = SOLVER.playable(mask) & 0b1111111 << 7 * column
        own, mask = own ^ mask, mask | move
    choice = after_forced(SOLVER, own, mask)
    assert choice == (own ^ mask, mask | 1 << 3)
    assert not is_decided(SOLVER, *choice)
    # and where the player to move has three in a column the game is decided
    assert after_forced(SOLVER, own ^ mask, mask) == (own ^ mask, mask)
    assert is_decided(SOLVER, own ^ mask, mask)


def test_the_file_holds_the_words_in_order() -> None:
    words = [word_of(key, score) for key, score in ((9, -21), (3, 0), (1 << 48, 18))]
    assert list(unpack_book(pack_book(words))) == sorted(words)


def test_a_game_without_a_book_has_no_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = LineGame(5, 5, 4, gravity=True)
    assert not book_of(game, no_book)
    assert not book_of(game, read_book)
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / book_name(game)).write_bytes(pack_book([3 << 8, 2 << 8]))
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    assert list(book_of(game, read_book)) == [2 << 8, 3 << 8]


@pytest.mark.slow
def test_the_book_holds_all_positions_after_nine_plies_and_after_ten() -> None:
    """Each once; of those after ten every fiftieth position of nine is asked for its replies."""
    words = book_of(CONNECT_FOUR, read_book)
    keys = {word >> 8 for word in words}
    assert sorted(words) == list(words)
    assert len(keys) == len(words)
    nine = positions_with_choice(SOLVER, 9)
    assert keys >= {SOLVER.key(*position) for position in nine}
    free = [(own, mask) for own, mask in nine if mask.bit_count() == 9]  # no move was forced
    ten = {after_forced(SOLVER, *reply) for n in free[::50] for reply in replies(SOLVER, *n)}
    to_choose = [end for end in ten if not is_decided(SOLVER, *end)]
    assert len(to_choose) > 10_000
    assert all(SOLVER.key(*end) in keys for end in to_choose)


@pytest.mark.slow
def test_scores_of_the_book_agree_with_each_other() -> None:
    """After nine plies a score is that of the best reply, where none of them ends the game."""
    held = {word >> 8: (word & 255) - 64 for word in book_of(CONNECT_FOUR, read_book)}
    compared = 0
    for key in list(held)[::97]:
        own, mask = position_of(CONNECT_FOUR, key)
        after = [after_forced(SOLVER, *reply) for reply in replies(SOLVER, own, mask)]
        if mask.bit_count() != 9 or SOLVER.winning_cells(own, mask) & SOLVER.playable(mask):
            continue
        # an even number of plies later it is the same player's turn
        scores = [
            held[SOLVER.key(*end)] * (-1) ** (end[1].bit_count() - 9)
            for end in after
            if SOLVER.key(*end) in held
        ]
        if len(scores) == len(after):
            assert max(scores) == held[key]
            compared += 1
        else:
            assert max(scores, default=-64) <= held[key]
    assert compared > 100


def test_the_first_moves_are_exact_at_once() -> None:
    """The middle wins with the last stone but one; beside it a draw, at the edges a loss."""
    knowledge = new_engine_cache(read_book=read_book)
    found = next(f for f in analyse(CONNECT_FOUR.start(), knowledge=knowledge) if f.complete)
    scores = {c.move % 7: c.score for c in found.candidates if c.score}
    outcomes = [scores[column].outcome for column in range(7)]
    loss, draw, win = Outcome.LOSS, Outcome.DRAW, Outcome.WIN
    assert outcomes == [loss, loss, draw, win, draw, loss, loss]
    assert [scores[column].plies for column in (0, 1, 3, 5, 6)] == [40, 42, 41, 42, 40]
    assert found.nodes < 200_000  # it would be a billion without the book


@pytest.mark.skipif(not are_compiled(), reason="the lines' searches would take minutes")
def test_lines_of_the_first_moves_lead_to_the_end() -> None:
    """Their end is far behind the book's; the quick answer does not cut them short."""
    position = CONNECT_FOUR.start()
    for move in (3, 3, 3, 3, 3):
        position = position.after(next(m for m in position.legal_moves() if m % 7 == move))
    *_, found = analyse(position, knowledge=new_engine_cache(read_book=read_book))
    assert found.complete
    for candidate in found.candidates:
        assert candidate.score is not None
        assert len(candidate.line) == candidate.score.plies


@pytest.mark.parametrize("order", ["little", "big"])
def test_a_book_is_written_alike_on_every_machine(
    order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one whose bytes stand in the other order they are put right, to write and to read."""
    words = [word_of(5, -3), word_of(1 << 40, 7)]
    monkeypatch.setattr("sys.byteorder", order)
    assert list(unpack_book(pack_book(words))) == words
