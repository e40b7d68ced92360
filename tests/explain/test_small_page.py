# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything is twice as large the tree keeps most of the page that explains."""

import pytest
from PySide6.QtWidgets import QWidget

from desktop_app.explain.examples import examples
from desktop_app.kit.look.scale import TIMES
from tests.driver import CONTROL, Driver

DOUBLED = 683, 384
"""Points of 1366×768 pixels at 200 %."""


@pytest.mark.parametrize(("size", "larger"), [(DOUBLED, 0), ((1366, 730), len(TIMES) - 1)])
def test_the_tree_has_half_of_a_small_page(
    driver: Driver, size: tuple[int, int], larger: int
) -> None:
    driver.window.resize(*size)
    driver.press("e")
    page = driver.window.pages.explain_page
    page.show_example(examples()[2])
    driver.wait(lambda: page.tree_run is not None and page.tree_run.is_small)
    page.drawing.setFocus()
    for _ in range(larger):
        driver.press("+", modifier=CONTROL)
    driver.wait(lambda: 2 * area(page.drawing) >= area(page))
    options = page.controls.options
    assert options.isVisible()
    options.click()
    driver.wait(page.sources.isVisible)
    assert page.choices.isVisible()
    assert page.panel.reason.isVisible()
    options.click()
    driver.wait(lambda: 2 * area(page.drawing) >= area(page))


def test_a_page_with_room_folds_nothing(driver: Driver) -> None:
    driver.window.resize(800, 500)
    driver.press("e")
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None)
    assert page.sources.isVisible()
    assert not page.controls.options.isVisible()


def area(part: QWidget) -> int:
    """Square pixels of a part."""
    return part.width() * part.height()
