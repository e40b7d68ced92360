# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words of the field explain themselves where they stand: by mouse, finger, keyboard and list."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QScrollArea, QWidget

from desktop_app.arena.run_thread import RunState
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.page import ExplainPage
from desktop_app.kit.terms import TermHeader, TermNote, TermNotes
from desktop_app.play.candidates.panel import CandidatePanel
from desktop_app.shell.dialogs.help import TermsDialog
from desktop_app.words.terms import GlossaryTerm, definition, term_name
from tests.driver import SHIFT, Driver, Fingers, Key
from tests.explain.opened_page import explain_board

PLAY = {
    GlossaryTerm.BOUND,
    GlossaryTerm.CERTAIN,
    GlossaryTerm.DEPTH,
    GlossaryTerm.EXACT,
    GlossaryTerm.GUESS,
    GlossaryTerm.MAX,
    GlossaryTerm.MIN,
    GlossaryTerm.PRINCIPAL_VARIATION,
    GlossaryTerm.VALUE,
}
EXPLAIN = {
    GlossaryTerm.ALPHA,
    GlossaryTerm.ALPHA_BETA,
    GlossaryTerm.BETA,
    GlossaryTerm.CUT,
    GlossaryTerm.DEPTH,
    GlossaryTerm.LEAF,
    GlossaryTerm.MAX,
    GlossaryTerm.MIN,
    GlossaryTerm.MINIMAX,
    GlossaryTerm.NODE,
    GlossaryTerm.PRINCIPAL_VARIATION,
    GlossaryTerm.VALUE,
    GlossaryTerm.WINDOW,
}
ARENA = {GlossaryTerm.CONFIDENCE, GlossaryTerm.ELO, GlossaryTerm.SEED}
ACROSS, DOWN = 12, 6
"""Pixels between two places that are tapped."""


def note() -> TermNote | None:
    """The note in sight."""
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, TermNote) else None


def told() -> str:
    """What the note in sight says; it is closed."""
    there = note()
    if there is None:
        return ""
    text = there.label.text()
    assert there.screen().availableGeometry().contains(there.frameGeometry())
    QTest.keyClick(there, Key.Key_Escape)
    assert note() is None
    return text


def reach(widget: QWidget) -> None:
    """Scroll to a widget, as a person does before tapping on it."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def tapped(widget: QWidget, place: QPoint) -> str:
    """What a tap on a widget shows."""
    reach(widget)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
    return told()


def places(widget: QWidget) -> list[QPoint]:
    """Where a person may tap: somewhere on a text, and all over anything else."""
    if isinstance(widget, QLabel):
        return [QPoint(4, widget.height() // 2)]
    return [
        QPoint(x, y)
        for x in range(ACROSS // 2, widget.width(), ACROSS)
        for y in range(DOWN // 2, widget.height(), DOWN)
    ]


def explained(root: QWidget) -> set[GlossaryTerm]:
    """The words that taps in a part of the window explain."""
    found = set[str]()
    for each in root.findChildren(TermNotes):
        widget = each.parent()
        if isinstance(widget, QWidget) and widget.isVisible():
            for place in places(widget):
                found.update(tapped(widget, place).split("\n"))
    return {term for term in GlossaryTerm if definition(term) in found}


def title(root: QWidget, text: str) -> QLabel:
    (found,) = (each for each in root.findChildren(QLabel) if each.text() == text)
    return found


def study(driver: Driver) -> ExplainPage:
    """Explain the position on the board with all details and settings in sight."""
    page = explain_board(driver)
    page.choose_set(ControlSet.STUDY)
    page.settings.click()
    driver.settle()
    return page


def test_every_word_is_on_a_page() -> None:
    assert PLAY | EXPLAIN | ARENA | {GlossaryTerm.EVALUATION, GlossaryTerm.NIM_SUM} == set(
        GlossaryTerm
    )


def test_taps_on_the_board_page_explain_its_words(driver: Driver) -> None:
    driver.analyse()
    driver.wait_values()
    driver.press("d")
    driver.settle()
    panel = driver.window.findChild(CandidatePanel)
    assert panel is not None
    found = explained(panel)
    driver.press("w")
    driver.settle()
    assert driver.search_state().startswith("All values are certain.")
    found |= explained(panel)
    driver.press("w")
    driver.begin("connect-four")
    driver.wait_guesses(2)
    found |= explained(panel)
    across = driver.tree.horizontalScrollBar()
    across.setValue(across.maximum())
    found |= explained(panel)
    assert found == PLAY


def test_taps_in_explain_explain_its_words(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "a3b3a2b2")
    page = study(driver)
    found = explained(page)
    driver.choose(driver.named(QComboBox, "Algorithm"), "Alpha-beta")
    driver.wait(page.panel.window_line.isVisible)
    driver.settle()
    assert explained(page) | found == EXPLAIN


def test_where_positions_are_guessed_a_tap_explains_how(driver: Driver) -> None:
    driver.begin("chess")
    page = study(driver)
    assert tapped(title(page, "Guess by counting"), QPoint(4, 4)) == definition(
        GlossaryTerm.EVALUATION
    )


def test_taps_in_the_arena_explain_its_words(driver: Driver) -> None:
    driver.window.pages.toggle_arena()
    page = driver.window.pages.arena_page
    page.experiments.cards[0].click()
    driver.wait(lambda: page.run.state is RunState.OVER)
    driver.settle()
    assert explained(page) == ARENA


def test_a_finger_opens_and_closes_a_note(driver: Driver) -> None:
    page = study(driver)
    label = title(page, "Leaves")
    reach(label)
    Fingers(label).tap(QPoint(4, 4))
    there = note()
    assert there is not None
    assert there.label.text() == definition(GlossaryTerm.LEAF)
    QTest.mousePress(there, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert note() is None


def test_a_drag_over_a_word_opens_no_note(driver: Driver) -> None:
    page = study(driver)
    label = title(page, "Compared with minimax")
    QTest.mousePress(label, Qt.MouseButton.LeftButton, pos=QPoint(2, 4))
    QTest.mouseRelease(label, Qt.MouseButton.LeftButton, pos=QPoint(label.width() - 2, 4))
    assert note() is None


def test_keys_open_notes(driver: Driver) -> None:
    driver.analyse()
    driver.wait_values()
    driver.press("d")
    driver.tree.setFocus()
    driver.press(Key.Key_F1, modifier=SHIFT)
    lines = told().split("\n")
    for term in (
        GlossaryTerm.VALUE,
        GlossaryTerm.EXACT,
        GlossaryTerm.GUESS,
        GlossaryTerm.PRINCIPAL_VARIATION,
    ):
        assert lines.count(definition(term)) == 1
    page = study(driver)
    box = driver.named(QComboBox, "Moves to look ahead")
    box.setFocus()
    driver.press(Key.Key_F1, modifier=SHIFT)
    assert told() == definition(GlossaryTerm.DEPTH)
    label = title(page, "Leaves")
    label.setFocus(Qt.FocusReason.TabFocusReason)
    step = page.tree_run.index if page.tree_run is not None else -1
    for key in (Key.Key_Return, Key.Key_Space):
        driver.press(key)
        assert told() == definition(GlossaryTerm.LEAF)
    assert page.tree_run is not None
    assert page.tree_run.index == step  # these keys do something else elsewhere
    assert label.accessibleDescription() == definition(GlossaryTerm.LEAF)


def test_edges_of_columns_still_move(driver: Driver) -> None:
    driver.analyse()
    driver.wait_values()
    (header,) = (h for h in driver.window.findChildren(TermHeader) if h.isVisible())
    edge = header.sectionViewportPosition(1) + header.sectionSize(1)
    before = header.sectionSize(1)
    view = header.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(edge - 2, 5))
    assert note() is None
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(edge - 1, 5))
    QTest.mouseMove(view, QPoint(edge + 20, 5))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(edge + 20, 5))
    assert note() is None
    assert header.sectionSize(1) > before


def test_the_list_in_the_help_menu_has_every_word(driver: Driver) -> None:
    driver.window.actions_list["terms"].trigger()
    dialog = driver.window.findChild(TermsDialog)
    assert dialog is not None
    text = dialog.list.toPlainText()
    entries = [f"{term_name(term)}\n{definition(term)}" for term in GlossaryTerm]
    assert [entry for entry in entries if entry not in text] == []
    dialog.close()
