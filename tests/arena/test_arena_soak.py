# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Anything, at any time, on the page of the arena, while it plays: nothing fails, nothing is lost.

As long as the walk over the page that explains: see `test_explain_soak.py`.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QHeaderView,
    QSpinBox,
)

from desktop_app.arena.page import ArenaPage
from desktop_app.kit.look.scale import TIMES, set_type_size
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT
from tests.calm import settle
from tests.driver import LEFT, NO_KEYS, Driver, Fingers, Key
from tests.explain.test_explain_soak import (
    EVENTS,
    FIRST_SEED,
    SECONDS_FOR_EACH,
    errors,
)
from tests.shell.test_window_soak import Fiddler
from tests.window import OpenWindow

__all__ = ["errors"]

SIZES = ((1366, 768), (1024, 600), (792, 470), (1500, 950))
KEYS = (
    Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Space, Key.Key_Up, Key.Key_Down,
    Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End, Key.Key_PageDown, Key.Key_Escape,
)  # fmt: skip
MOST_GAMES = 3_000
"""A walk plays many runs, and none of them is to be the only one."""


class Gambler(Fiddler):
    """Starts runs, and touches all that there is meanwhile."""

    def __init__(self, driver: Driver, random: Random, folder: Path) -> None:
        super().__init__(driver, random, folder)
        driver.press("e")  # the page that explains, where the walk over that begins

    @property
    def arena(self) -> ArenaPage:
        return self.window.pages.arena_page

    def does_something(self) -> str:
        """Do one thing, and return what it was."""
        if not self.arena.isVisible():
            self.window.actions_list["arena"].trigger()
            return "comes to the arena"
        things: list[tuple[int, Callable[[], str]]] = [
            (10, self.clicks_a_button_here), (6, self.chooses_here), (5, self.changes_a_number),
            (6, self.clicks_in_a_list_here), (3, self.pulls_with_a_finger), (6, self.presses_here),
            (3, self.turns_over_anything), (3, self.clicks_anywhere), (2, self.saves_here),
            (1, self.is_seen_otherwise), (1, self.leaves), (2, self.starts_something),
        ]  # fmt: skip
        return self.does_one_of(things)

    def clicks_a_button_here(self) -> str:
        button = self.random.choice(self.usable(QAbstractButton, self.arena))
        if button.text().startswith("Save"):
            return self.saves_here()
        QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())
        return f"clicks {button.text() or button.accessibleName()!r}"

    def starts_something(self) -> str:
        button = self.random.choice([*self.arena.experiments.cards, self.arena.choices.start])
        button.click()
        return f"starts {button.text()!r}"

    def chooses_here(self) -> str:
        boxes = [box for box in self.usable(QComboBox, self.arena) if box.count()]
        if not boxes:
            return "finds no choice"
        box = self.random.choice(boxes)
        box.setCurrentIndex(self.random.randrange(box.count()))
        return f"chooses {box.currentText()!r}"

    def changes_a_number(self) -> str:
        boxes = self.usable(QAbstractSpinBox, self.arena)
        if not boxes:
            return "finds no number"
        box, share = self.random.choice(boxes), self.random.random() ** 4
        if isinstance(box, QSpinBox):
            most = min(box.maximum(), MOST_GAMES)
            box.setValue(box.minimum() + round(share * (most - box.minimum())))
        elif isinstance(box, QDoubleSpinBox):
            most = min(box.maximum(), MOST_GAMES) if box.decimals() == 0 else 0.1
            box.setValue(box.minimum() + share * (most - box.minimum()))
        return f"changes {box.accessibleName()!r} to {box.text()}"

    def clicks_in_a_list_here(self) -> str:
        lists = self.usable(QAbstractItemView, self.arena)
        views = [view for view in lists if not isinstance(view, QHeaderView)]
        if not views:
            return "finds no list"
        surface = self.random.choice(views).viewport()
        way = QTest.mouseDClick if self.random.random() < 0.2 else QTest.mouseClick
        way(surface, LEFT, NO_KEYS, self.place(surface))
        return "clicks in a list"

    def pulls_with_a_finger(self) -> str:
        areas = self.usable(QAbstractScrollArea, self.arena)
        if not areas:
            return "finds nothing that scrolls"
        surface = self.random.choice(areas).viewport()
        finger, start = Fingers(surface), self.place(surface)
        finger.press(start)
        for step in range(4):
            finger.move(start + QPoint(0, self.random.choice((-15, 15)) * step))
        if self.random.random() < 0.9:
            finger.lift(start)
        else:
            finger.lose()
        return "pulls with a finger"

    def presses_here(self) -> str:
        focus, key = self.window.focusWidget() or self.arena, self.random.choice(KEYS)
        QTest.keyClick(focus, key)
        return f"presses {key.name}"

    def clicks_anywhere(self) -> str:
        place = self.place(self.arena)
        widget = self.arena.childAt(place) or self.arena
        if isinstance(widget, QAbstractButton) and widget.text().startswith("Save"):
            return self.saves_here()
        QTest.mouseClick(widget, LEFT, NO_KEYS, widget.mapFrom(self.arena, place))
        return f"clicks on {type(widget).__name__}"

    def saves_here(self) -> str:
        saver = self.arena.saver
        button = self.random.choice((saver.csv, saver.json, saver.stop))
        button.click()
        return f"presses {button.text()!r}"

    def is_seen_otherwise(self) -> str:
        way = self.random.randrange(3)
        if way == 0:
            self.window.set_theme(self.random.choice((LIGHT, DARK, CONTRAST_DARK, CONTRAST_LIGHT)))
        elif way == 1:
            set_type_size(self.random.randrange(len(TIMES)))
        else:
            self.window.resize(*self.random.choice(SIZES))
        return "looks otherwise"

    def leaves(self) -> str:
        self.window.actions_list["arena"].trigger()
        return "leaves the arena"

    def looks(self) -> None:
        """What is shown is what was played; no game is there twice, and none has gone."""
        results, page = self.arena.results, self.arena
        if results.tournament is None:
            return
        names = {(game.pair, game.number) for game in results.games}
        assert len(names) == len(results.games) <= results.tournament.total
        assert sum(each.games for each in results.standings) == len(results.games)
        watched = page.watched
        if watched.game is not None and watched.position is not None:
            assert watched.position.game == results.tournament.game
            assert watched.ply <= len(watched.game.moves)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # offscreen
@pytest.mark.timeout(300 + int(EVENTS * SECONDS_FOR_EACH))
@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + 2))
def test_whatever_is_done_nothing_fails_and_no_game_is_lost(
    open_window: OpenWindow,
    errors: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
) -> None:
    random = Random(seed)

    def answer(*_: object) -> tuple[str, str]:
        return random.choice(("", str(tmp_path / "a"), str(tmp_path / "no" / "b"))), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    driver: Driver = open_window(seed)
    gambler = Gambler(driver, random, tmp_path)
    gambler.does_much(seed, errors, 30)
    page = driver.window.pages.arena_page
    page.run.cancel()
    driver.wait(lambda: not page.run.is_busy)
    driver.window.close()
    set_type_size(0)
    settle()
    assert errors == []
