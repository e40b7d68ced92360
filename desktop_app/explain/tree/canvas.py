# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The view that shows a tree: zoom, scrolling, layers, and following the search."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QDeadlineTimer, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop_app.explain.drawn_tree import DrawnNode, Path
from desktop_app.explain.tree.card import DetailLevel
from desktop_app.explain.tree.layers import LayerBand, LayerStrip, band_color
from desktop_app.explain.tree.plan import NONE, Spot
from desktop_app.explain.tree.scene import TreeScene
from desktop_app.explain.words.tree import TreeTexts
from desktop_app.guard import guarded
from desktop_app.kit.look.motion import motion
from desktop_app.kit.look.scale import USUAL_PIXELS
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce
from desktop_app.numerals import percent_of

LEAST_ZOOM, MOST_ZOOM = 0.06, 4.0
MOST_FIT = 2.5
"""The largest zoom that is chosen automatically, for a tree of a few nodes."""
READABLE = 8.6 / USUAL_PIXELS
"""The least zoom that is chosen automatically for boards, so that their texts have 9 pixels where
type has its usual size, and more where it is larger."""
SMALL_WINDOW = 768
"""The height in pixels of a window up to which `READABLE` is enough; larger ones are seen from
farther away, and have room for larger boards."""
LAYERS = 3.8
"""How many layers of a large tree the window has room for, bars included."""
STEP = 1.25
SHARPEN_MS = 90
"""The time after the last change of zoom before the view is repainted for it."""
AHEAD = 60
"""Pixels around the view that are painted ahead."""
GLIDE_MS = 16
GLIDE_SHARE = 0.22
"""The share of the way to the current node that is scrolled each frame."""
MOST_GLIDE_MS = 350
"""The most milliseconds until the current node is in view, however long each frame takes."""
MOST_GLIDES = 100
INSET = 0.18
"""The share of the view at each edge where the current node is not left."""
EDGE = 12
"""The least distance in pixels between the current node and the edge of the view."""


@guarded
class TreeCanvas(QGraphicsView):
    """A zoomable tree that keeps the current node in view until the reader looks elsewhere.

    Signals:
        zoomChanged: the new zoom, 1 for 100 %.
        followChanged: whether the current node is kept in view.
        zoomedByHand: the reader has chosen a zoom.
        resized: the view has another size.
    """

    zoomChanged = Signal(float)
    followChanged = Signal(bool)
    zoomedByHand = Signal()
    resized = Signal()

    _is_made = False  # Qt calls overrides while the view is being made and destroyed

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in every language
        self._surface = QWidget()  # of our own: see BoardView
        self._surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._surface)
        self._tree = TreeScene()
        self._tree.setParent(self)  # or it is destroyed first, while the view still uses it
        self.setScene(self._tree)
        self._theme = LIGHT
        self._strip = LayerStrip(self.bands, self)
        self._was_shown = False
        self._size = QSize()
        self._follows = False
        self._glide = QTimer(self)
        self._glide.setInterval(GLIDE_MS)
        self._glide.timeout.connect(self._on_glide)
        self._glide_end = QDeadlineTimer()
        self._is_bare = False  # whether nodes in view may still have no picture
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_MS)
        self._sharpen.timeout.connect(self._paint_sharp)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        # no anchor: scroll bars come and go, and the view must not shift by half of one
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._is_made = True

    @property
    def root(self) -> DrawnNode | None:
        """The root of the tree on screen, if any."""
        return self._tree.root

    @property
    def zoom(self) -> float:
        """The zoom, 1 for 100 %."""
        return self.transform().m11()

    @property
    def is_sharp(self) -> bool:
        """Whether everything in view is painted for the current zoom."""
        return self._tree.painted_zoom == self.zoom and not self._is_bare

    def sizeHint(self) -> QSize:
        """Return a size for a small tree."""
        return QSize(720, 480)

    @property
    def texts(self) -> TreeTexts:
        """The texts of the tree on screen."""
        return self._tree.texts

    @property
    def theme(self) -> Theme:
        """The theme that the tree is drawn in."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Set the theme and redraw."""
        self._theme = theme
        self._strip.set_theme(theme)
        self._restyle()

    def _restyle(self) -> None:
        """Redraw everything in the current theme and font."""
        self._tree.set_look(self._theme, self.font())
        self._place_strip()
        self._refresh()
        self._surface.update()

    def _show_tree(self, root: DrawnNode, texts: TreeTexts, anchor: Path | None) -> bool:
        """Show a tree and keep one node in place; return whether the layout has changed."""
        first = self._tree.root is None
        if first:
            self._tree.set_look(self._theme, self.font())
        before, current = self._place(anchor), self._tree.current
        is_retold = texts is not self._tree.texts
        moved = self._tree.set_tree(root, texts)
        if moved and first:
            self._show_root()
        elif moved and before is not None and (place := self._place(anchor)) is not None:
            self._scroll_by(place - before)
        self._refresh()
        if moved or is_retold:
            self._surface.update()
        if moved or self._tree.current != current or not self._sees_current():
            self._keep_in_sight()
        return moved

    def _show_root(self) -> None:
        self.centerOn(0, 0)
        self.verticalScrollBar().setValue(self.verticalScrollBar().minimum())

    # zoom

    def fit(self) -> None:
        """Zoom and scroll so that the whole tree is visible, but not larger than reads well.

        If the tree is too wide for that, show the part around the current node, or the root.
        """
        room, bounds = self.maximumViewportSize(), self.sceneRect()
        if bounds.isEmpty():
            return
        wide, high = room.width() - self._strip.width() - 2, room.height() - 2
        self.set_zoom(min(wide / bounds.width(), high / bounds.height(), MOST_FIT))
        plan, current = self._tree.plan, max(self._tree.current, 0)
        is_whole = bounds.width() * self.zoom <= wide + 2
        if plan is not None and not is_whole:
            self.centerOn(plan.spots[current].x, bounds.center().y())
        else:
            self.centerOn(bounds.center())
        self._paint_sharp()

    @property
    def is_readable(self) -> bool:
        """Whether the texts are large enough to be read at the current zoom."""
        return self.zoom >= (READABLE if self._tree.has_boards else self._tree.least_zoom)

    @property
    def is_legible(self) -> bool:
        """Whether boards are also large enough for the size of the window."""
        return self.is_readable and self.zoom >= self._legible

    @property
    def _legible(self) -> float:
        if not self._tree.has_boards:
            return 0.0
        return READABLE * max(1.0, self.window().height() / SMALL_WINDOW)

    def show_legibly(self) -> None:
        """Show the part of a tree around the current node, or the root, in legible size."""
        self.set_zoom(max(self.zoom, self._legible))
        self._show_current()

    def _show_current(self) -> None:
        plan = self._tree.plan
        if plan is not None:
            spot = plan.spots[max(self._tree.current, 0)]
            self.centerOn(spot.x, spot.top)
            if self._tree.current <= 0:
                self.verticalScrollBar().setValue(self.verticalScrollBar().minimum())
            self._paint_sharp()

    def show_layers(self) -> None:
        """Show some layers of a tree that is too large for the view, in readable size.

        The size depends on the window alone, so that nodes stay in place when bars come and go.
        """
        plan = self._tree.plan
        if plan is None:
            return
        pitch = plan.layers[-1].bottom - plan.layers[-1].top
        zoom = self.window().height() / (LAYERS * pitch)
        self.set_zoom(min(max(zoom, READABLE), MOST_FIT if self._tree.has_boards else 1))

    def zoom_in(self) -> None:
        """Zoom in by one step about the centre of the view."""
        self.set_zoom(self.zoom * STEP)
        self.zoomedByHand.emit()
        self._tell_zoom()

    def _tell_zoom(self) -> None:
        percent = percent_of(self.zoom)
        #: Read aloud by screen readers
        announce(self, self.tr("Zoom: {percent}%").format(percent=percent), interrupts=True)

    def zoom_out(self) -> None:
        """Zoom out by one step about the centre of the view."""
        self.set_zoom(self.zoom / STEP)
        self.zoomedByHand.emit()
        self._tell_zoom()

    def set_zoom(self, zoom: float, about: QPointF | None = None) -> None:
        """Set the zoom and keep a point of the viewport, its centre by default, in place."""
        zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        point = QPointF(self._surface.rect().center()) if about is None else about
        fixed = self._on_tree(point)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._scroll_by(self.viewportTransform().map(fixed) - point)
        if self._tree.detail is not self._tree.detail_at(zoom):
            self._paint_sharp()
        else:
            self._refresh()
            self._sharpen.start()
        self._keep_in_sight()
        self.zoomChanged.emit(zoom)

    @Slot()
    def _paint_sharp(self) -> None:
        """Repaint the nodes in view for the current zoom."""
        self._sharpen.stop()
        self._tree.set_zoom(self.zoom, self.devicePixelRatioF())
        is_near = self._tree.detail is DetailLevel.FULL
        # thin lines are drawn ten times faster without, and look the same from far off
        self.setRenderHint(QPainter.RenderHint.Antialiasing, is_near)
        self._refresh()

    # coordinates

    def _on_tree(self, point: QPointF) -> QPointF:
        shift, zoom = self.viewportTransform(), self.zoom
        return QPointF((point.x() - shift.m31()) / zoom, (point.y() - shift.m32()) / zoom)

    def _scroll_by(self, way: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(way.x()))
        down.setValue(down.value() + round(way.y()))

    def _spot(self, path: Path | None) -> Spot | None:
        plan = self._tree.plan
        if plan is None or path is None or path not in plan.index_of:
            return None
        return plan.spots[plan.index_of[path]]

    def _place(self, path: Path | None) -> QPointF | None:
        """Return the centre of a node in the viewport; None if it is not shown."""
        spot = self._spot(path)
        return None if spot is None else self.viewportTransform().map(QPointF(spot.x, spot.top))

    def place_of(self, path: Path) -> QRect:
        """Return the rectangle of a node in the drawing, even out of view; empty if not shown."""
        spot = self._spot(path)
        if spot is None:
            return QRect()
        place = QRectF(spot.x - spot.width / 2, spot.top, spot.width, spot.height)
        seen = self.viewportTransform().mapRect(place).toRect()
        return seen.translated(self._surface.pos())

    def bands(self) -> list[LayerBand]:
        """Return the layers in the coordinates of the viewport."""
        plan = self._tree.plan
        zoom, shift, role = self.zoom, self.viewportTransform().m32(), self._tree.texts.role
        return [
            LayerBand(layer.top * zoom + shift, layer.bottom * zoom + shift, role(layer.player))
            for layer in (() if plan is None else plan.layers)
        ]

    def _refresh(self) -> None:
        """Paint what has come into view.

        The nodes are painted only once the current event is done: fitting a tree scrolls and zooms
        several times, and what is painted in between would never be seen.
        """
        if not self._is_bare:
            self._is_bare = True
            QTimer.singleShot(0, self, self._dress_if_visible)
        self._strip.update()

    @Slot()
    def _dress_if_visible(self) -> None:
        if self.isVisible():
            self._dress()

    def _dress(self) -> None:
        """Paint the nodes that have come into view."""
        self._is_bare = False
        rect = QRectF(self._surface.rect()).adjusted(-AHEAD, -AHEAD, AHEAD, AHEAD)
        self._tree.dress(QRectF(self._on_tree(rect.topLeft()), self._on_tree(rect.bottomRight())))

    def _place_strip(self) -> None:
        wide = self._strip.sizeHint().width()
        self.setViewportMargins(wide, 0, 0, 0)
        self._strip.setGeometry(0, 0, wide, self.maximumViewportSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the strip of layer names."""
        super().resizeEvent(event)
        if not self._is_made:
            return
        self._place_strip()
        self._refresh()
        if not self._sees_current():  # else a bar that takes space would move the tree
            self._keep_in_sight()
        if self.size() != self._size:  # scroll bars that come and go change the viewport only
            self._size = self.size()
            self.resized.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the root if the tree was set before the view had a size."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self._show_root()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint what scrolls into view."""
        super().scrollContentsBy(dx, dy)
        if self._is_made:
            self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Repaint the nodes first if some have no picture or the device pixel ratio has changed."""
        if self._tree.ratio != self.devicePixelRatioF():
            self._paint_sharp()
        if self._is_bare:
            self._dress()
        super().paintEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Paint the bands of the layers."""
        assert isinstance(rect, QRectF)
        plan = self._tree.plan
        painter.fillRect(rect, band_color(None, self._theme))
        for layer in () if plan is None else plan.layers:
            band = QRectF(rect.left(), layer.top, rect.width(), layer.bottom - layer.top)
            if band.intersects(rect):
                role = self._tree.texts.role(layer.player)
                painter.fillRect(band & rect, band_color(role, self._theme))

    def _sees_current(self) -> bool:
        """Return whether the centre of the current node is in view; true if there is none."""
        plan, current = self._tree.plan, self._tree.current
        if plan is None or current == NONE:
            return True
        spot = plan.spots[current]
        middle = QPointF(spot.x, spot.top + spot.height / 2)
        return QRectF(self._surface.rect()).contains(self.viewportTransform().map(middle))

    # following

    def set_follow(self, follow: bool) -> None:
        """Set whether the view scrolls to keep the current node in view."""
        if follow != self._follows:
            self._follows = follow
            self.followChanged.emit(follow)
        if follow:
            self._start_glide()
        else:
            self._glide.stop()

    def _keep_in_sight(self) -> None:
        """Start to scroll to the current node if it is followed."""
        if self._follows:
            self._start_glide()

    def _start_glide(self) -> None:
        self._glide_end.setRemainingTime(MOST_GLIDE_MS)
        self._glide.start()

    def arrive(self) -> None:
        """Scroll to the current node immediately."""
        self._glide.start()
        for _ in range(MOST_GLIDES):
            if not self._glide.isActive():
                break
            self._glide_on()
        self._glide.stop()

    def _way_into(self, room: QRectF, spot: Spot) -> QPointF:
        """Return how far to scroll to bring the whole node well into view."""
        upper = self.viewportTransform().map(QPointF(spot.x, spot.top))
        lower = upper.y() + spot.height * self.zoom
        middle = (upper.y() + lower) / 2
        half = spot.width * self.zoom / 2
        wide = min(max(room.width() * INSET, half + EDGE), room.width() / 2)
        high = room.height() * INSET
        across = upper.x() - min(max(upper.x(), room.left() + wide), room.right() - wide)
        down = middle - min(max(middle, room.top() + high), room.bottom() - high)
        down = min(down, upper.y() - room.top() - EDGE)
        return QPointF(across, max(down, lower - room.bottom() + EDGE))  # for the value

    @Slot()
    def _on_glide(self) -> None:
        """Scroll one frame of the animation, or all the way if animations are off or time is up."""
        if motion.is_wanted and not self._glide_end.hasExpired():
            self._glide_on()
        else:
            self.arrive()

    def _glide_on(self) -> None:
        """Scroll part of the way to the current node; stop once it is well in view."""
        plan, current = self._tree.plan, self._tree.current
        if plan is None or current == NONE:
            self._glide.stop()
            return
        room = QRectF(self._surface.rect())
        way = self._way_into(room, plan.spots[current])
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        before = across.value(), down.value()
        length = hypot(way.x(), way.y())
        far = max(room.width(), room.height())
        if length > far:  # costly to paint, and unreadable
            self._scroll_by(way * (1 - far / 2 / length))
        elif length >= 1:
            self._scroll_by(way * max(GLIDE_SHARE, min(1.0, 2 / length)))
        if (across.value(), down.value()) == before:
            self._glide.stop()
