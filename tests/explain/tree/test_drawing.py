# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawn tree as a person meets it: mouse, fingers, keyboard, words, pictures."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path as File
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.notation import number_text
from desktop_app.core.position import Position
from desktop_app.core.score import Bound
from desktop_app.explain.drawn_tree import DrawnNode, NodeState, Path, walk
from desktop_app.explain.tree import canvas
from desktop_app.explain.tree.canvas import MOST_FIT
from desktop_app.explain.tree.card import DetailLevel
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.explain.tree.scene import TreeScene
from desktop_app.explain.words.tree import TreeTexts, layer_name
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.kit.look.motion import MotionChoice, motion
from desktop_app.kit.look.theme import DARK, LIGHT
from tests.driver import named
from tests.waiting import PATIENCE_MS

MARKS = {Bound.LOWER: "≥", Bound.UPPER: "≤"}
LEFT = Qt.MouseButton.LeftButton


def value_text(node: DrawnNode) -> str:
    return "" if node.value is None else MARKS.get(node.bound, "") + number_text(node.value)


def move_text(node: DrawnNode) -> str:
    return node.position.game.move_text(node.path[-1])


def drawn(position: Position, path: Path = (), depth: int = 9) -> DrawnNode:
    moves = position.legal_moves()
    if not depth and moves:
        return DrawnNode(
            path, position, NodeState.WAITING, hidden=len(moves), hidden_positions=1053
        )
    kids = tuple(drawn(position.after(m), (*path, m), depth - 1) for m in moves)
    state = NodeState.CUT if path == (8,) else NodeState.DONE
    return DrawnNode(path, position, state, 1.0, Bound.LOWER, children=kids)


TEXTS = TreeTexts(value_text, move_text)
BOARDS = drawn(find_game("tic-tac-toe").parse_position("XOX/XOO/..."))
NUMBERS = drawn(parse_numbers("3 5 2 9 12 5 23 23").start())
WIDE = drawn(find_game("mnk:4x4x4").start(), depth=1)
LARGE = drawn(find_game("tic-tac-toe").start(), depth=3)

Show = Callable[[DrawnNode], TreeDrawing]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    made: list[TreeDrawing] = []

    def one(root: DrawnNode) -> TreeDrawing:
        drawing = TreeDrawing()
        drawing.set_theme(LIGHT)
        drawing.resize(900, 700)
        drawing.show()
        drawing.activateWindow()
        qtbot.waitUntil(drawing.isActiveWindow, timeout=PATIENCE_MS)
        drawing.setFocus()
        drawing.set_tree(root, TEXTS)
        made.append(drawing)
        return drawing

    yield one
    for drawing in made:
        drawing.close()
        drawing.deleteLater()


def seen_at(drawing: TreeDrawing, path: Path) -> QRect:
    """Where a node is in the viewport."""
    found = drawing.place_of(path)
    assert found.isValid()
    return found.translated(-drawing.viewport().pos())


def place(drawing: TreeDrawing, path: Path, *, foot: bool = False) -> QPoint:
    found = seen_at(drawing, path)
    y = found.top() + (found.height() if foot else found.height() // 3)
    return QPoint(found.center().x(), y)


def scene(drawing: TreeDrawing) -> TreeScene:
    found = drawing.scene()
    assert isinstance(found, TreeScene)
    return found


def pictures(drawing: TreeDrawing) -> dict[tuple[float, float], QGraphicsPixmapItem]:
    """The items with pictures, by their places in the tree."""
    items = drawing.scene().items()
    return {(item.x(), item.y()): item for item in items if isinstance(item, QGraphicsPixmapItem)}


def picture(drawing: TreeDrawing, path: Path) -> QGraphicsPixmapItem:
    plan = scene(drawing).plan
    assert plan is not None
    spot = plan.spots[plan.index_of[path]]
    return pictures(drawing)[spot.x, spot.top]


def is_gliding(drawing: TreeDrawing) -> bool:
    """Whether it is on its way to the current node."""
    return any(t.isActive() for t in drawing.findChildren(QTimer) if not t.isSingleShot())


def test_a_click_chooses_a_node_and_its_handle_toggles_it(show: Show, qtbot: QtBot) -> None:
    drawing = show(BOARDS)
    with qtbot.waitSignal(drawing.nodeActivated) as chosen:
        qtbot.mouseClick(drawing.viewport(), LEFT, pos=place(drawing, (7,)))
    assert chosen.args == [(7,)]
    assert drawing.focus_path == (7,)
    with qtbot.assertNotEmitted(drawing.nodeActivated), qtbot.waitSignal(drawing.nodeToggled) as at:
        qtbot.mouseClick(drawing.viewport(), LEFT, pos=place(drawing, (7,), foot=True))
    assert at.args == [(7,)]


def test_a_double_click_toggles_the_node_of_the_first_click(show: Show, qtbot: QtBot) -> None:
    drawing = show(BOARDS)
    where = place(drawing, (8,))
    qtbot.mouseClick(drawing.viewport(), LEFT, pos=where)
    with qtbot.waitSignal(drawing.nodeToggled) as at:
        qtbot.mouseDClick(drawing.viewport(), LEFT, pos=where)
    assert at.args == [(8,)]
    qtbot.mouseClick(drawing.viewport(), LEFT, pos=place(drawing, (6,)))
    with qtbot.assertNotEmitted(drawing.nodeToggled):  # a finished game has nothing to open
        qtbot.mouseDClick(drawing.viewport(), LEFT, pos=place(drawing, (6,)))


def test_a_click_expands_a_collapsed_node(show: Show, qtbot: QtBot) -> None:
    drawing = show(drawn(BOARDS.position, depth=0))
    plan = scene(drawing).plan
    assert plan is not None
    spot = plan.spots[1]
    where = drawing.viewportTransform().map(QPointF(spot.x, spot.top + 10)).toPoint()
    with qtbot.waitSignal(drawing.nodeToggled) as at:
        qtbot.mouseClick(drawing.viewport(), LEFT, pos=where)
    assert at.args == [()]
    assert scene(drawing).texts.hidden_line(spot.node) == "3 more, 1,053 positions"


def test_dragging_moves_the_drawing_and_chooses_nothing(show: Show, qtbot: QtBot) -> None:
    drawing = show(LARGE)
    drawing.set_follow(True)
    viewport, start = drawing.viewport(), QPoint(400, 300)
    before = drawing.horizontalScrollBar().value()
    with (
        qtbot.assertNotEmitted(drawing.nodeActivated),
        qtbot.waitSignal(drawing.followChanged) as follows,
    ):
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start - QPoint(60, 0))
        QTest.mouseMove(viewport, start - QPoint(120, 0))
        QTest.mouseRelease(viewport, LEFT, pos=start - QPoint(120, 0))
    assert drawing.horizontalScrollBar().value() == before + 120
    assert follows.args == [False]


def test_keys_walk_choose_and_zoom(show: Show, qtbot: QtBot) -> None:
    drawing = show(BOARDS)
    for key, path in (
        (Qt.Key.Key_Down, (6,)),
        (Qt.Key.Key_Right, (7,)),
        (Qt.Key.Key_Down, (7, 6)),
        (Qt.Key.Key_Left, (7, 6)),
        (Qt.Key.Key_Up, (7,)),
        (Qt.Key.Key_Home, ()),
        (Qt.Key.Key_End, ()),
    ):
        qtbot.keyClick(drawing, key)
        assert drawing.focus_path == path
    qtbot.keyClick(drawing, Qt.Key.Key_Down)
    with qtbot.waitSignal(drawing.nodeActivated) as chosen:
        qtbot.keyClick(drawing, Qt.Key.Key_Return)
    assert chosen.args == [(6,)]
    with qtbot.assertNotEmitted(drawing.nodeToggled):
        qtbot.keyClick(drawing, Qt.Key.Key_Space)
    qtbot.keyClick(drawing, Qt.Key.Key_Right)
    with qtbot.waitSignal(drawing.nodeToggled) as at:
        qtbot.keyClick(drawing, Qt.Key.Key_Space)
    assert at.args == [(7,)]
    qtbot.keyClick(drawing, Qt.Key.Key_Plus)
    assert drawing.zoom == pytest.approx(1.25)
    qtbot.keyClick(drawing, Qt.Key.Key_Minus)
    qtbot.keyClick(drawing, Qt.Key.Key_Minus)
    assert drawing.zoom == pytest.approx(0.8)
    qtbot.keyClick(drawing, Qt.Key.Key_0)
    assert drawing.zoom == 1


def test_the_focused_node_is_read_out(show: Show, qtbot: QtBot) -> None:
    drawing = show(BOARDS)
    assert drawing.accessibleName() == "Game tree"
    qtbot.keyClick(drawing, Qt.Key.Key_Down)
    assert drawing.accessibleDescription() == "a1: X wins, done, value ≥1"
    drawing.set_focus_path((8,))
    assert "skipped, never visited" in drawing.accessibleDescription()
    root = replace(BOARDS, window=(float("-inf"), 0), state=NodeState.CURRENT, is_chosen=True)
    drawing.set_tree(root, TEXTS)
    drawing.set_focus_path(())
    said = drawing.accessibleDescription()
    assert said == "Top, MAX, the search is here, value ≥1, α −∞  β 0, on the best line"


def test_collapsing_moves_the_focus_mark_to_the_parent(show: Show) -> None:
    drawing = show(BOARDS)
    drawing.set_focus_path((7, 6, 8))
    drawing.set_tree(replace(BOARDS, children=(), hidden=3), TEXTS)
    assert drawing.focus_path == ()


def test_one_finger_taps_and_drags(show: Show, qtbot: QtBot) -> None:
    drawing = show(LARGE)
    device = QTest.createTouchDevice()
    viewport = drawing.viewport()
    where = place(drawing, (4,))
    with qtbot.waitSignal(drawing.nodeActivated) as chosen:
        QTest.touchEvent(viewport, device).press(0, where, viewport).commit()
        QTest.touchEvent(viewport, device).release(0, where, viewport).commit()
    assert chosen.args == [(4,)]
    before = drawing.horizontalScrollBar().value()
    with qtbot.assertNotEmitted(drawing.nodeActivated):
        QTest.touchEvent(viewport, device).press(0, where, viewport).commit()
        for step in (20, 40, 80):
            QTest.touchEvent(viewport, device).move(0, where - QPoint(step, 0), viewport).commit()
        QTest.touchEvent(viewport, device).release(0, where - QPoint(80, 0), viewport).commit()
    assert drawing.horizontalScrollBar().value() == before + 80


def test_two_fingers_zoom(show: Show, qtbot: QtBot) -> None:
    drawing = show(LARGE)
    device: QPointingDevice = QTest.createTouchDevice()
    viewport = drawing.viewport()
    a, b = QPoint(300, 300), QPoint(400, 300)
    fixed = drawing.mapToScene(QPoint(350, 300))
    with qtbot.assertNotEmitted(drawing.nodeActivated):
        QTest.touchEvent(viewport, device).press(0, a, viewport).commit()
        for wide in (0, 25, 50):
            touch = QTest.touchEvent(viewport, device).move(0, a - QPoint(wide, 0), viewport)
            b_now = b + QPoint(wide, 0)
            (touch.move if wide else touch.press)(1, b_now, viewport).commit()
        QTest.touchEvent(viewport, device).release(0, a, viewport).release(1, b, viewport).commit()
    assert drawing.zoom == pytest.approx(2, rel=0.01)
    assert fixed.x() == pytest.approx(drawing.mapToScene(QPoint(350, 300)).x(), abs=2)


def test_the_wheel_zooms_about_the_pointer(show: Show) -> None:
    drawing = show(LARGE)
    where = place(drawing, (4, 0))
    before = drawing.mapToScene(where)
    event = QWheelEvent(
        QPointF(where),
        QPointF(drawing.viewport().mapToGlobal(where)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(drawing.viewport(), event)
    assert drawing.zoom == pytest.approx(1.25)
    after = drawing.mapToScene(where)
    assert abs(after.x() - before.x()) < 2


def test_items_are_kept_from_step_to_step(show: Show) -> None:
    drawing = show(BOARDS)
    items = pictures(drawing)
    first = BOARDS.children[0]
    step = replace(BOARDS, children=(replace(first, value=0.0), *BOARDS.children[1:]))
    drawing.viewport().repaint()
    looks = {place: item.pixmap().cacheKey() for place, item in items.items()}
    drawing.set_tree(step, TEXTS)
    drawing.viewport().repaint()
    assert pictures(drawing) == items
    changed = [item for place, item in items.items() if item.pixmap().cacheKey() != looks[place]]
    kept = picture(drawing, (6,))
    assert changed == [kept]
    shut = replace(step, children=step.children[:1], hidden=2)
    drawing.set_tree(shut, TEXTS)
    assert picture(drawing, (6,)) is kept
    assert picture(drawing, ()) in items.values()
    assert len(pictures(drawing)) == 3  # and what is hidden
    drawing.set_tree(NUMBERS, TEXTS)
    assert len(pictures(drawing)) == 15


def test_the_clicked_node_stays_in_place_when_others_move(show: Show) -> None:
    drawing = show(LARGE)
    drawing.set_focus_path((4,))
    before = place(drawing, (4,))
    kids = tuple(
        kid if kid.path != (2,) else replace(kid, children=(), hidden=8) for kid in LARGE.children
    )
    drawing.set_tree(replace(LARGE, children=kids), TEXTS)
    after = place(drawing, (4,))
    assert abs(after.x() - before.x()) <= 1.5


def test_following_takes_no_longer_on_a_slow_computer(
    show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once its time is up, the view scrolls the rest of the way in one frame."""
    monkeypatch.setattr(motion, "choice", MotionChoice.FULL)
    monkeypatch.setattr(canvas, "MOST_GLIDE_MS", 0)
    drawing = show(LARGE)
    drawing.set_zoom(1.5)
    last = LARGE.children[-1]
    current = replace(last, state=NodeState.CURRENT)
    drawing.set_follow(True)
    with qtbot.waitSignal(drawing.horizontalScrollBar().valueChanged, timeout=PATIENCE_MS):
        drawing.set_tree(replace(LARGE, children=(*LARGE.children[:-1], current)), TEXTS)
    where = seen_at(drawing, last.path)
    assert 0 < where.left() < where.right() < drawing.viewport().width()
    assert not is_gliding(drawing)


@pytest.mark.parametrize("choice", [MotionChoice.FULL, MotionChoice.LESS])
def test_following_brings_the_current_node_into_sight(
    show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, choice: MotionChoice
) -> None:
    monkeypatch.setattr(motion, "choice", choice)
    drawing = show(LARGE)
    last = LARGE.children[-1]
    current = replace(last, state=NodeState.CURRENT)
    drawing.set_follow(True)
    drawing.set_tree(replace(LARGE, children=(*LARGE.children[:-1], current)), TEXTS)
    qtbot.waitUntil(lambda: not is_gliding(drawing), timeout=PATIENCE_MS)
    where = seen_at(drawing, last.path)
    assert drawing.viewport().rect().contains(QPoint(where.center().x(), where.top()))
    # and whole, whatever happens to the view
    for change in (
        lambda: drawing.set_zoom(1.5),
        lambda: drawing.resize(420, 230),
        lambda: drawing.resize(250, 230),
    ):
        change()
        qtbot.waitUntil(lambda: not is_gliding(drawing), timeout=PATIENCE_MS)
        where = seen_at(drawing, last.path)
        assert where.top() > 0
        assert where.top() + where.height() < drawing.viewport().height()
        assert where.left() > 0
        assert where.right() < drawing.viewport().width()


def test_detail_follows_the_zoom(show: Show) -> None:
    drawing = show(LARGE)
    for zoom, detail in (
        (1.0, DetailLevel.FULL),
        (0.45, DetailLevel.VALUE),
        (0.1, DetailLevel.BLOCK),
    ):
        drawing.set_zoom(zoom)
        assert scene(drawing).detail is detail
    drawing.set_zoom(1)
    drawing.set_tree(NUMBERS, TEXTS)
    drawing.fit()
    assert 0.5 < drawing.zoom <= MOST_FIT
    assert all(drawing.viewport().rect().contains(place(drawing, n.path)) for n in walk(NUMBERS))


def test_states_differ_without_colour(show: Show) -> None:
    """Painted in grey, no two states of one node look alike, at any zoom."""
    drawing = show(BOARDS)
    for zoom in (1.0, 0.45, 0.15):
        drawing.set_zoom(zoom)
        pictures: dict[bytes, NodeState] = {}
        for state in NodeState:
            node = replace(BOARDS.children[1], state=state, value=None)
            drawing.set_tree(replace(BOARDS, children=(node, *BOARDS.children[2:])), TEXTS)
            drawing.viewport().repaint()
            image = picture(drawing, node.path).pixmap().toImage()
            grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
            bits = bytes(grey.constBits())
            assert bits not in pictures, (state, pictures[bits], zoom)
            pictures[bits] = state


@pytest.mark.parametrize("root", [BOARDS, NUMBERS, WIDE])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_pictures_are_saved(show: Show, tmp_path: File, root: DrawnNode, theme: object) -> None:
    drawing = show(root)
    drawing.set_theme(DARK if theme is DARK else LIGHT)
    png, svg = tmp_path / "tree.png", tmp_path / "tree.svg"
    assert drawing.save_png(str(png), 2.0) == 2.0
    drawing.save_svg(str(svg))
    image = QImage(str(png))
    assert image.width() >= 2 * int(drawing.sceneRect().width())
    assert image.height() == int(2 * drawing.sceneRect().height())
    tree = ElementTree.parse(svg)
    said = "".join(tree.getroot().itertext())
    assert "MAX" in said
    assert "≥1" in said
    # the handles, which stand for shut and open, are not on paper: one reads a minus there
    rings = [part for part in tree.iter() if part.tag.endswith(("circle", "ellipse"))]
    assert root is not NUMBERS or not rings  # boards have rings and dots of their own
    if root is WIDE:
        assert "15 more" in said
        assert "1,053 positions" in said


def test_a_huge_picture_is_reduced_and_a_failed_save_reported(show: Show, tmp_path: File) -> None:
    drawing = show(drawn(find_game("tic-tac-toe").start(), depth=3))
    assert drawing.save_png(str(tmp_path / "tree.png"), 4.0) < 1
    for save in (drawing.save_png, drawing.save_svg):
        with pytest.raises(OSError, match="nowhere"):
            save(str(tmp_path / "nowhere" / "tree"))


def test_layers_have_names_and_tooltips(show: Show) -> None:
    drawing = show(BOARDS)
    names = [layer_name(band.player) for band in drawing.bands()]
    assert names == ["MAX", "MIN", "MAX", "END"]
    before = drawing.bands()[0].top
    drawing.set_zoom(3)
    drawing.verticalScrollBar().setValue(200)
    assert drawing.bands()[0].top != before
    strip = named(drawing, QWidget, "Layers")
    assert strip.width() >= strip.sizeHint().width()
