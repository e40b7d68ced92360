# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree has most of the page that explains, whatever the size of the window and of the type."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.drawn_tree import walk
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.tree.card import BRANCH_TEXT, NUMBER_TEXT
from desktop_app.games.registry import PRESETS
from desktop_app.kit.look.scale import TIMES, set_type_size
from desktop_app.search.example import Example
from tests.driver import CONTROL, Driver, Key

DOUBLED = 683, 384
"""Points of 1366×768 pixels at 200 %."""

LEAST_SHARES = {
    (1280, 720): (0.7, 0.7, 0.65, 0.7),
    (1366, 768): (0.7, 0.7, 0.67, 0.62),
    (1920, 1080): (0.7, 0.7, 0.7, 0.7),
    (1024, 600): (0.5, 0.5, 0.7, 0.7),
}
"""For each window, the least share of the page that the tree has, for each size of type. In some
sizes the facts beside the tree would be cut if it had more, and in the largest they are folded."""


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


@pytest.mark.parametrize(("size", "larger"), [(DOUBLED, 0), ((1366, 730), len(TIMES) - 1)])
def test_the_tree_has_half_of_a_small_page(
    driver: Driver, size: tuple[int, int], larger: int
) -> None:
    driver.window.resize(*size)
    page = explained(driver)
    for _ in range(larger):
        driver.press("+", modifier=CONTROL)
    driver.wait(lambda: share(page) >= 0.5)
    assert page.options.isVisible()
    page.options.click()
    driver.wait(page.aside.isVisible)
    assert page.strip.sets.isVisible()
    assert page.panel.reason.isVisible()
    page.options.click()
    driver.wait(lambda: share(page) >= 0.5)


def test_a_page_with_room_folds_nothing(driver: Driver) -> None:
    driver.window.resize(800, 500)
    page = explained(driver)
    assert page.aside.isVisible()
    assert page.strip.sets.isVisible()
    assert not page.options.isVisible()


@pytest.mark.parametrize("larger", range(len(TIMES)))
def test_the_tree_has_most_of_the_page(driver: Driver, larger: int) -> None:
    page = explained(driver)
    set_type_size(larger)
    for size, leasts in LEAST_SHARES.items():
        for chosen in ControlSet:
            driver.window.resize(*size)
            page.choose_set(chosen)
            driver.wait(lambda at=size: driver.window.size().toTuple() == at)
            least = leasts[larger]
            driver.wait(lambda least=least: share(page) >= least)
            driver.settle()
            assert share(page) >= least, (size, chosen)
            if page.aside.isVisible():
                assert page.node.board.height() >= 0.2 * page.height(), (size, chosen)
            if not larger:
                assert page.aside.isVisible(), (size, chosen)
                assert whole(page), (size, chosen)
    set_type_size(0)


@pytest.mark.parametrize("number", [0, 2, 7, 14], ids=["few numbers", "boards", "numbers", "game"])
def test_letters_at_the_nodes_grow_with_the_type(driver: Driver, number: int) -> None:
    """They are at least as large in the larger type, and larger in the largest, in any window."""
    page = explained(driver, examples()[number])
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        driver.window.resize(*size)
        driver.wait(lambda at=size: driver.window.size().toTuple() == at)
        letters = list[float]()
        for larger in range(len(TIMES)):
            set_type_size(larger)
            for _ in range(3):  # fonts, widths and the tree follow one after the other
                driver.settle()
            letters.append(QFontInfo(page.drawing.font()).pixelSize() * page.drawing.zoom)
        assert letters == sorted(letters), size
        assert letters[-1] >= 1.04 * letters[0], size
        set_type_size(0)
        driver.settle()


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1024, 600)])
def test_no_text_beside_the_tree_is_below_the_scroll_bar(
    driver: Driver, size: tuple[int, int]
) -> None:
    driver.window.resize(*size)
    page = explained(driver)
    page.choose_set(ControlSet.STUDY)
    page.settings.click()
    places = set[tuple[int, int]]()
    for number in (2, 7):  # boards and numbers: more and less to say about a node
        shown = replace(examples()[number], prunes=True)
        page.show_example(shown)
        driver.wait(
            lambda shown=shown: page.tree_run and page.tree_run.trace.position == shown.make()
        )
        driver.settle()
        assert page.drawer.isVisible()
        scroll = next(iter(page.aside.findChildren(QScrollArea)))
        assert scroll.verticalScrollBar().isVisible()
        texts = [each for each in scroll.findChildren(QLabel) if each.isVisible()]
        assert len(texts) > 20
        for label in texts:
            left = label.mapTo(scroll.viewport(), QPoint()).x()
            assert 0 <= left <= scroll.viewport().width() - label.width(), label.text()
            assert label.width() >= label.minimumSizeHint().width(), label.text()
        places.add((page.aside.x(), page.aside.width()))
    assert len(places) == 1  # the panel is as wide whatever is shown


@pytest.mark.parametrize(
    ("size", "chosen"),
    [
        *product(((1280, 720), (1366, 768), (1920, 1080)), (ControlSet.WATCH, ControlSet.TRY)),
        ((1366, 768), ControlSet.STUDY),
        ((1920, 1080), ControlSet.STUDY),
    ],
)
def test_all_of_the_code_is_seen_where_no_text_is_above_it(
    driver: Driver, size: tuple[int, int], chosen: ControlSet
) -> None:
    driver.window.resize(*size)
    page = explained(driver)
    page.choose_set(chosen)
    page.choices.choose(prunes=True)
    start = PRESETS["tic-tac-toe"].start()
    page.explain(start)
    driver.wait(lambda: page.tree_run and page.tree_run.trace.algorithm.prunes)
    driver.wait(lambda: page.tree_run and page.tree_run.trace.position == start)
    driver.settle()
    code, run = page.panel.code, page.tree_run
    assert run is not None
    assert code.visibleRegion().boundingRect() == code.rect()
    assert share(page) >= 0.7
    before = page.node.board.geometry()
    run.go(9)
    driver.settle()
    assert page.node.board.geometry() == before  # it does not jump from node to node
    assert code.visibleRegion().boundingRect() == code.rect()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_all_of_the_code_of_minimax_is_seen_with_the_settings_open(
    driver: Driver, size: tuple[int, int]
) -> None:
    """They take height from the panel, but its width stays the same."""
    driver.window.resize(*size)
    page = explained(driver)
    page.choose_set(ControlSet.STUDY)
    start = PRESETS["tic-tac-toe"].start()
    page.explain(start)
    driver.wait(lambda: page.tree_run and page.tree_run.trace.position == start)
    driver.settle()
    before, code = page.aside.width(), page.panel.code
    page.settings.click()
    driver.wait(page.drawer.isVisible)
    driver.settle()
    assert page.aside.width() == before
    assert code.visibleRegion().boundingRect() == code.rect()
    assert page.node.board.height() >= 80
    page.settings.click()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("number", [2, 7, 14], ids=["boards", "numbers", "whole game"])
def test_the_presenters_tree_has_even_more_at_every_step(
    driver: Driver, number: int, size: tuple[int, int]
) -> None:
    page = explained(driver, replace(examples()[number], prunes=True))
    driver.press(Key.Key_F12)
    driver.window.showNormal()
    driver.window.resize(*size)
    driver.wait(lambda: driver.window.size() == QSize(*size))
    run, sentence = page.tree_run, page.panel.reason
    assert run is not None
    assert run.summary.cuts
    driver.wait(lambda: share(page) >= 0.8)
    # of a whole game, the part around the current node is shown in legible size
    driver.wait(lambda: page.drawing.is_legible if run.is_whole else whole(page))
    driver.window.setUpdatesEnabled(False)  # only places matter, and painting takes long
    is_long = run.is_whole and size[0] > 1280  # its sentences are all read in the smaller window
    for step in [*range(0, run.last, 5 if is_long else 1), run.last]:
        run.go(step)
        driver.settle()
        assert share(page) >= 0.8
        assert sentence.heightForWidth(sentence.width()) <= sentence.height()
        assert sentence.fontMetrics().tightBoundingRect("H").height() >= 24
    assert page.drawing.is_legible if run.is_whole else whole(page)
    driver.window.setUpdatesEnabled(True)
    driver.press(Key.Key_F12)


@pytest.mark.parametrize("larger", [0, len(TIMES) - 1])
def test_the_presenters_tree_has_as_much_of_a_small_projector(driver: Driver, larger: int) -> None:
    page = explained(driver, replace(examples()[2], prunes=True))
    set_type_size(larger)
    driver.press(Key.Key_F12)
    driver.window.showNormal()
    driver.window.resize(1024, 600)
    driver.wait(lambda: driver.window.size() == QSize(1024, 600))
    run, sentence = page.tree_run, page.panel.reason
    assert run is not None
    driver.wait(lambda: share(page) >= 0.8)
    capitals = set[int]()
    for step in range(run.last + 1):
        run.go(step)
        driver.settle()
        assert share(page) >= 0.8
        assert sentence.heightForWidth(sentence.width()) <= sentence.height()
        capitals.add(sentence.fontMetrics().tightBoundingRect("H").height())
    assert min(capitals) >= 17
    assert max(capitals) >= 24
    driver.press(Key.Key_F12)
    set_type_size(0)


def test_a_long_sentence_gives_way_to_a_short_one_where_type_is_large(driver: Driver) -> None:
    driver.window.resize(1280, 720)
    page = explained(driver, examples()[7])
    run, sentence = page.tree_run, page.panel.reason
    assert run is not None
    run.next_cut()
    driver.settle()
    full = sentence.text()
    assert full.startswith("Cut after")
    assert sentence.whole == full
    driver.press(Key.Key_F12)
    driver.wait(lambda: sentence.text().startswith("Cut!"))
    assert sentence.whole == full
    driver.press(Key.Key_F12)
    driver.wait(lambda: sentence.text() == full)


def test_the_tree_fits_itself_whenever_anything_changes(driver: Driver) -> None:
    driver.window.resize(1280, 720)
    page = explained(driver)
    before = page.drawing.zoom
    driver.window.resize(1000, 620)
    driver.wait(lambda: page.drawing.zoom < before and whole(page))
    driver.window.resize(1280, 720)
    driver.wait(lambda: page.drawing.zoom == pytest.approx(before))
    driver.press("o")
    assert page.drawer.isVisible()
    driver.wait(lambda: page.drawing.zoom < before and whole(page))
    driver.press("o")
    driver.wait(lambda: page.drawing.zoom == pytest.approx(before))
    page.show_example(examples()[7])
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position.game.is_numeric)
    driver.wait(lambda: whole(page))
    page.show_example(examples()[2])
    driver.wait(lambda: page.drawing.zoom == pytest.approx(before) and whole(page))


def test_a_small_tree_that_would_be_too_small_to_read_is_opened_step_by_step(
    driver: Driver,
) -> None:
    driver.window.resize(1280, 720)
    page = explained(driver)
    page.explain(PRESETS["tic-tac-toe"].parse_position("XOX/.O./.X. O"))
    run, drawing = page.tree_run, page.drawing
    assert run is not None
    assert run.is_small
    driver.wait(lambda: not is_expanded(page))
    assert len(list(walk(run.drawn()))) == 5
    assert QFontInfo(drawing.font()).pixelSize() * drawing.zoom >= 13
    for step in range(0, run.last, 20):
        run.go(step)
        drawing.arrive()
        assert drawing.viewport().geometry().contains(drawing.place_of(run.step.moves))
    page.tree.whole.click()
    assert is_expanded(page)
    driver.wait(lambda: whole(page))
    page.explain(PRESETS["tic-tac-toe"].parse_position("XOX/.O./.X. O"))
    driver.wait(lambda: not is_expanded(page))
    driver.press("x")  # marking needs the whole tree
    driver.wait(lambda: page.tree_run is not None and page.tree_run.marks is not None)
    driver.settle()
    assert page.tree_run is not None
    assert len(list(walk(page.tree_run.drawn()))) == 61


def test_boards_of_a_large_tree_grow_with_the_window(driver: Driver) -> None:
    driver.window.resize(1280, 720)
    page = explained(driver, examples()[3])
    assert page.tree_run is not None
    assert not page.tree_run.is_small
    before = page.drawing.zoom
    driver.window.resize(1900, 1050)
    driver.wait(lambda: page.drawing.zoom >= 1.4 * before)


@pytest.mark.parametrize("leaves", [32, 40])
def test_a_large_tree_of_numbers_is_readable(driver: Driver, leaves: int) -> None:
    driver.window.resize(1280, 720)
    page = explained(driver)
    numbers = [str(7 * leaf % 20) for leaf in range(leaves)]
    text = " ".join(numbers)
    if leaves == 40:  # eight branches of five
        text = " ".join(f"[{' '.join(numbers[at : at + 5])}]" for at in range(0, leaves, 5))
    page.numbers.line.setText(text)
    page.numbers.line.returnPressed.emit()
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.summary.leaves == leaves)
    driver.settle()
    run, drawing = page.tree_run, page.drawing
    assert run is not None
    letters = QFontInfo(drawing.font()).pixelSize() * drawing.zoom
    assert letters * BRANCH_TEXT >= 8
    assert letters * NUMBER_TEXT >= 13
    if leaves == 32:
        assert whole(page)
    for step in range(0, run.last, 9):
        run.go(step)
        drawing.arrive()
        assert drawing.viewport().geometry().contains(drawing.place_of(run.step.moves))


def test_a_zoom_that_the_reader_has_chosen_stays(driver: Driver) -> None:
    driver.window.resize(1280, 720)
    page = explained(driver)
    page.tree.larger.click()
    chosen = page.drawing.zoom
    driver.window.resize(1000, 620)
    driver.settle()
    assert page.drawing.zoom == chosen == page.tree.held_zoom
    page.tree.whole.click()
    assert not page.tree.held_zoom
    driver.window.resize(1280, 720)
    driver.wait(lambda: page.drawing.zoom < chosen and whole(page))


def explained(driver: Driver, example: Example | None = None) -> ExplainPage:
    """The page with an example, by default a small tree of boards."""
    driver.press("e")
    page, shown = driver.window.pages.explain_page, example or examples()[2]
    page.show_example(shown)
    driver.wait(lambda: page.tree_run and page.tree_run.trace.position == shown.make())
    driver.settle()
    page.drawing.setFocus()
    return page


def is_expanded(page: ExplainPage) -> bool:
    """Whether the whole tree is drawn."""
    return page.tree_run is not None and page.tree_run.shows_all


def share(page: ExplainPage) -> float:
    """How much of the page the tree has."""
    return area(page.drawing) / area(page)


def area(part: QWidget) -> int:
    """Square pixels of a part."""
    return part.width() * part.height()


def whole(page: ExplainPage) -> bool:
    """Whether all of the tree is in sight."""
    assert page.tree_run is not None
    sight = page.drawing.viewport().geometry()
    return all(sight.contains(page.drawing.place_of(n.path)) for n in walk(page.tree_run.drawn()))
