# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two searches are compared as a race, counted in positions visited."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPalette

from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.race import Lane, RaceTrack, race
from tests.driver import Driver


@pytest.mark.parametrize(
    ("minimax", "alphabeta", "saved"),
    [
        ((4, 15), (4, 11), 0),
        ((11, 15), (11, 11), 0),
        ((13, 15), (11, 11), 2),
        ((15, 15), (7, 7), 8),
    ],
)
def test_what_is_saved_grows_once_a_search_has_finished(
    minimax: tuple[int, int], alphabeta: tuple[int, int], saved: int
) -> None:
    slow, quick = race(Lane("minimax", *minimax), Lane("alpha-beta", *alphabeta))
    assert (slow.saved, quick.saved) == (0, saved)


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


@pytest.fixture
def page(driver: Driver) -> ExplainPage:
    driver.window.resize(1280, 720)
    driver.press("e")
    made = driver.window.pages.explain_page
    made.show_example(examples()[7])
    driver.wait(lambda: made.tree_run is not None and made.tree_run.trace.position.game.is_numeric)
    return made


def test_two_bars_count_positions(driver: Driver, page: ExplainPage) -> None:
    assert not page.race.isVisible()
    driver.press("m")
    driver.wait(page.race.isVisible)
    saved: list[int] = []
    for number in range(page.controls.last + 1):
        page.controls.slider.setValue(number)
        minimax, alphabeta = page.race.track.lanes
        assert (minimax.whole, alphabeta.whole) == (15, 11)
        assert minimax.visited == max(alphabeta.visited, minimax.visited)
        assert minimax.visited - alphabeta.visited == alphabeta.saved
        saved.append(alphabeta.saved)
    assert saved == sorted(saved)
    assert saved[-1] == 4
    assert page.race.saving.text() == (
        "Alpha-beta has finished. So far it has skipped 4 positions (27%)."
    )
    page.controls.slider.setValue(0)
    assert page.race.saving.text() == "Both have visited 1 position."
    driver.press("m")
    driver.wait(lambda: not page.race.isVisible())


@pytest.mark.parametrize("chosen", ControlSet)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768)])
def test_both_trees_stand_at_the_same_height(
    driver: Driver, page: ExplainPage, size: tuple[int, int], chosen: ControlSet
) -> None:
    driver.window.resize(*size)
    page.choose_set(chosen)
    driver.press("m")
    driver.wait(page.race.isVisible)
    driver.settle()
    trees = [tree.drawing for tree in (page.tree, page.compared)]
    one, other = (tree.mapTo(page, QPoint()).y() for tree in trees)
    assert one == other
    assert trees[0].height() == trees[1].height()
    assert trees[0].zoom == pytest.approx(trees[1].zoom)


def test_the_bar_of_what_is_saved_is_seen_to_grow(driver: Driver, page: ExplainPage) -> None:
    driver.press("m")
    driver.wait(page.race.isVisible)
    ink: list[int] = []
    for number in range(page.controls.last + 1):
        page.controls.slider.setValue(number)
        if page.race.track.lanes[1].saved == len(ink):
            ink.append(hatched(page.race.track))
    assert len(ink) == 5
    assert ink[0] == 0
    assert ink == sorted(set(ink))


def hatched(track: RaceTrack) -> int:
    """How many pixels of the lower bar, right of what is filled, are hatched."""
    image, filled = track.grab().toImage(), track.palette().color(QPalette.ColorRole.Highlight)
    row = [image.pixelColor(x, 3 * image.height() // 4) for x in range(image.width())]
    end = max((x for x, color in enumerate(row) if color == filled), default=0)
    count = track.fontMetrics().horizontalAdvance("15 / 15") + 20
    ink = track.palette().color(QPalette.ColorRole.WindowText)
    return sum(color == ink for color in row[end + 2 : track.width() - count])


def test_another_example_begins_another_race(driver: Driver, page: ExplainPage) -> None:
    driver.press("m")
    driver.wait(page.race.isVisible)
    page.show_example(examples()[2])
    driver.wait(lambda: [lane.whole for lane in page.race.track.lanes][:1] == [14])
    assert page.race.track.lanes[1].whole < 14
