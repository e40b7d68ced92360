# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess moves are seen with figurines, and heard in words: all that a screen reader can find."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from desktop_app.games.chess.examples import chess_examples
from desktop_app.games.chess.notation import FIGURINES
from desktop_app.kit.screen_reader import spoken
from tests.driver import Driver

KINDS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
MOST_CHILDREN = 400


def heard(found: QAccessibleInterface | None) -> Iterator[str]:
    """Every text that a screen reader can read in a widget and in all that is inside."""
    if found is None or not found.isValid():
        return
    yield from filter(None, map(found.text, KINDS))
    for number in range(min(found.childCount(), MOST_CHILDREN)):
        yield from heard(found.child(number))


def check() -> str:
    """No figurine is heard in any window; all that is."""
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    found = [text for each in windows for text in heard(QAccessible.queryAccessibleInterface(each))]
    assert [text for text in found if set(text) & set(FIGURINES)] == []
    return "\n".join(found)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("♘f3", "knight f3"),
        ("♘bxd5+", "knight b takes d5+"),
        ("♖1e2", "rook 1 e2"),
        ("With ♔xe8, White wins.", "With king takes e8, White wins."),
        ("exd8=♕#", "exd8 queen#"),
        ("O-O, e4", "O-O, e4"),
        ("♔", "king"),
    ],
)
def test_a_move_is_said_in_words(move: str, said: str) -> None:
    assert spoken(move).strip() == said


def test_moves_of_chess_are_heard_by_the_names_of_the_pieces(driver: Driver) -> None:
    driver.begin("chess", "e4 e5 Nf3 Nc6 Bb5 a6")
    driver.analyse()
    driver.wait_guesses(2)
    assert "knight f3" in check()
    driver.window.pages.toggle()
    page = driver.window.pages.explain_page
    assert page is not None
    driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
    run = page.tree_run
    assert run is not None
    for share in range(7):
        run.go(run.last * share // 6)
        driver.settle()
        check()
    driver.window.pages.toggle()


def test_why_is_heard_by_the_names_of_the_pieces(driver: Driver) -> None:
    why = driver.window.why
    driver.begin("chess", "e4 e5 Bc4 Nc6 Qf3 Nd4 Qxf7")
    driver.settle()
    check()
    why.ask()
    driver.wait(lambda: why.finding)
    while why.step < why.steps:
        why.forward()
        driver.settle()
        check()
    assert "knight" in check()
    why.close()
    driver.settle()
    check()


def test_examples_of_chess_are_heard_by_the_names_of_the_pieces(driver: Driver) -> None:
    driver.window.pages.toggle()
    page = driver.window.pages.explain_page
    assert page is not None
    told = list[str]()
    for example in chess_examples():
        page.show_example(example)
        driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
        told.append(check())
    assert any("After knight takes d5, what" in text for text in told)
    driver.window.pages.toggle()


def test_a_hint_and_a_finished_game_are_heard_by_the_names_of_the_pieces(driver: Driver) -> None:
    driver.analyse()
    driver.begin("chess", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#")
    driver.settle()
    check()
    driver.begin("chess", "e4 e5 Bc4 Nc6 Qh5 Nf6")
    driver.press("h")
    driver.wait(lambda: driver.window.flow.hint is not None)
    driver.settle()
    check()
