# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is believed at each depth is found as the run is beside which it is told."""

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from desktop_app.explain.dialogs.depths import DepthsDialog
from desktop_app.explain.examples import examples
from desktop_app.explain.words.run_values import RunValues
from tests.driver import Driver
from tests.explain.opened_page import OpenPage

PENDING = "\N{HORIZONTAL ELLIPSIS}"


def test_each_depth_is_evaluated_and_counted_as_in_the_run(
    open_page: OpenPage, qtbot: QtBot
) -> None:
    """Material alone sees what is won or lost as the usual evaluation would not count it."""
    chosen = [example for example in examples() if example.horizon.evaluation]
    assert {example.horizon.is_quiet for example in chosen} == {True, False}
    window = open_page(lambda page: page.show_example(chosen[0]))
    for example in chosen:
        window.show_example(example)
        qtbot.waitUntil(window.choices.depths.isEnabled, timeout=60_000)
        run, depth = window.tree_run, window.choices.plies
        assert run is not None
        assert depth is not None
        window.choices.depths.click()
        dialog = window.findChild(DepthsDialog)
        assert dialog is not None
        row = dialog.table.topLevelItem(depth - 1)
        assert row is not None
        summary, column = run.trace.summary, 4 if run.trace.algorithm.prunes else 3
        qtbot.waitUntil(lambda row=row: PENDING not in (row.text(3), row.text(4)), timeout=60_000)
        assert row.text(2) == RunValues(run.trace).text(summary.value)
        assert row.text(column) == f"{summary.nodes:,}"
        (note,) = (
            text for each in dialog.findChildren(QLabel) if "to guess" in (text := each.text())
        )
        assert "the search uses “Pieces only” to guess" in note
        assert ("captures" in note) is example.horizon.is_quiet
        dialog.close()
        qtbot.waitUntil(lambda: window.findChild(DepthsDialog) is None, timeout=60_000)


@pytest.mark.parametrize("name", ["depths", "ways", "work"])
def test_tables_close_with_the_explain_page(driver: Driver, name: str) -> None:
    driver.begin("tic-tac-toe", "b2a3c1c3")
    driver.window.pages.toggle()
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
    button = {
        "depths": page.choices.depths,
        "ways": page.choices.ways,
        "work": page.choices.work,
    }[name]
    driver.wait(button.isEnabled)
    button.click()

    def dialogs() -> list[QDialog]:
        return [dialog for dialog in page.findChildren(QDialog) if dialog.isVisible()]

    driver.wait(dialogs)
    driver.window.pages.show_board()
    assert dialogs() == []
