# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The area of the board: as large as fits, centred, with coordinates around it.

The row of captured pieces is on the upper edge of its frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardEvent, BoardKind
from desktop_app.boards.picture import BoardPicture, OffBoard
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, HAIR, NEAR, TIGHT
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.play.board.value_bar import WIDEST, ValueBar
from desktop_app.play.board.view import BoardView

STEP, NEXT_STEP = 0.42, 0.85
"""The steps to the next piece of a kind and to the next kind, in sides of a piece."""
LEAST_SHARE = 0.5
"""The least share of these steps with many pieces; each can still be counted."""
LEAST_PIECE = 14
"""The least side of a piece in pixels; pieces are as high as the row where they have room."""
RIM = 0.14
"""The margin around a piece in its square, which is left out here, as a share of the square."""


@guarded
class OffBoardRow(QWidget):
    """The first player's captures on the left and the second player's on the right."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._kind: BoardKind | None = None
        self._shown: OffBoard | None = None
        self.setObjectName("off-board")
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def show_picture(self, kind: BoardKind, picture: BoardPicture) -> None:
        """Show the captured pieces of a picture, if its kind of board has any."""
        shown = kind.off_board(picture.position)
        if (kind, shown) == (self._kind, self._shown):
            return
        self._kind, self._shown = kind, shown
        if shown is not None:
            self.setAccessibleName(shown.accessible_text)
            self.setToolTip(shown.accessible_text)
        self.setVisible(shown is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint two rows, each half a board wide; a side without space shows only its number."""
        kind, shown = self._kind, self._shown
        if kind is None or shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.height(), self._theme, self.font())
        self._paint_side(canvas, kind, shown.first, max(shown.ahead, 0))
        self._paint_side(canvas, kind, shown.second, max(-shown.ahead, 0), is_right=True)
        painter.end()

    def _paint_side(
        self, canvas: Canvas, kind: BoardKind, pieces: str, more: int, *, is_right: bool = False
    ) -> None:
        text, room = f"+{more}" if more else "", (self.width() - APART) // 2
        number = self.fontMetrics().horizontalAdvance(text) + TIGHT if text else 0
        side, places = canvas.side, list[float]()
        for smaller in range(canvas.side, LEAST_PIECE - 1, -1):
            found = _places(pieces, smaller, room - number)
            if found:
                side, places = smaller, found
                break
        top = (canvas.side - side) / 2
        rim = side * RIM
        wide = places[-1] + side if places else 0
        x = self.width() - wide - number if is_right else 0
        for piece, place in zip(pieces, places, strict=False):
            square = QRectF(x + place, top, side, side).adjusted(-rim, -rim, rim, rim)
            kind.paint_taken(canvas, square, piece)
        canvas.painter.setPen(QColor(kind.label_color(self._theme)))
        room_of_text = QRectF(x + wide + TIGHT, 0, number, canvas.side)
        canvas.painter.drawText(room_of_text, Qt.AlignmentFlag.AlignVCenter, text)


def _places(pieces: str, side: int, room: float) -> list[float]:
    """Return the left edges of pieces of this side; nothing if too little of each would be seen."""
    places = [side * offset for offset in _offsets(pieces)]
    longest = places[-1] if places else 0
    share = min(1.0, (room - side) / longest) if longest else 1.0
    has_room = share >= LEAST_SHARE and side <= room
    return [share * place for place in places] if has_room else []


def _offsets(pieces: str) -> list[float]:
    """Return the left edge of each piece, in widths of a piece; pieces of a kind overlap."""
    steps = (STEP if one == other else NEXT_STEP for one, other in pairwise(pieces))
    return list(accumulate(steps, initial=0.0)) if pieces else []


MARGIN, NARROW_MARGIN = 1.4, 1.1
"""The margin around the board, in lines of text."""
LEAST_LABEL, LABEL_GAP = 12, 3
"""The least type size of a coordinate, and the least gap between two of them, in pixels."""
ROOMY = 480
"""The least height in pixels of an area that can spare a larger gap above the board's frame."""


class SidePanel(QFrame):
    """A panel that can be shown beside the board."""

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""


@guarded
class BoardArea(QWidget):
    """The board, centred and as large as fits, with its coordinates around it."""

    _beside: SidePanel | None = None  # Qt also calls during destruction

    def __init__(self, board: BoardView, bar: ValueBar | None = None) -> None:
        """Show a board, and a value bar in the margin to its right, where it takes no space."""
        super().__init__()
        self._board, self._bar = board, bar
        if bar is not None:
            bar.setParent(self)
        self._off_board = OffBoardRow()
        self._off_board.setParent(self)
        self._theme = LIGHT
        self._side = 1
        self._covered = (0, 0)
        self._is_compact = False
        board.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self._board.set_theme(theme)
        self._off_board.set_theme(theme)
        for part in (self._bar, self._beside):
            if part is not None:
                part.set_theme(theme)
        self.update()

    def set_picture(self, picture: BoardPicture) -> None:
        """Show another picture, with places as large as the area allows."""
        before = self._board.kind
        self._board.set_picture(picture)
        self._off_board.show_picture(self._board.kind, self._board.picture)
        if self._bar is not None:
            self._bar.set_position(picture.position, is_turned=self._board.kind.is_turned)
            self._bar.set_kind(self._board.kind)
        if self._board.kind != before:
            self._lay_out()

    def put_beside(self, panel: SidePanel) -> None:
        """Put a panel to the right: in the margin, or in place of it if it is too narrow."""
        self._beside = panel
        panel.setParent(self)
        panel.set_theme(self._theme)
        panel.installEventFilter(self)
        self._lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out again when the panel appears, disappears or changes its font."""
        kinds = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.FontChange)
        if watched is self._beside and event.type() in kinds:
            self._lay_out()
        return False

    def _width_beside(self) -> int:
        panel = self._beside
        if panel is None or panel.isHidden():
            return 0
        wide = min(panel.sizeHint().width(), self.width() // 2)
        panel.setGeometry(self.width() - wide, 0, wide, self.height())
        return wide

    def keep_clear(self, above: int, below: int = 0) -> None:
        """Lay the board out between what covers the edges of the area, if it would be covered, too.

        Args:
            above: the height in pixels that is covered at the top; 0 for nothing.
            below: the same at the bottom.
        """
        if (above, below) != self._covered:
            self._covered = above, below
            self._lay_out()

    def set_compact(self, compact: bool) -> None:
        """Set whether the margin around the board is as narrow as its coordinates allow."""
        if compact != self._is_compact:
            self._is_compact = compact
            self._lay_out()

    def show_moment(self, moment: BoardEvent | None) -> None:
        """Animate a moment on the board."""
        self._board.moments.begin(moment)

    def show_move(self) -> bool:
        """Animate the last move, if it can be seen on the way; return whether it can."""
        moves = self._board.kind.shows_motion(self._board.picture)
        if moves:
            self._board.moments.begin(BoardEvent.MOVE)
        return moves

    def follow_moment(self, moment: BoardEvent | None) -> None:
        """Animate a moment after what is being animated."""
        self._board.moments.follow(moment)

    def conceal_value(self, concealed: bool) -> None:
        """Hide the value bar, or show it again."""
        if self._bar is not None:
            self._bar.conceal(concealed)

    def focus_board(self) -> None:
        """Give the keyboard to the board."""
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def paint_now(self) -> None:
        """Bring the picture to the screen before anything else runs."""
        self._board.viewport().repaint()

    def minimumSizeHint(self) -> QSize:
        """Return a size at which the places of the largest board can still be hit."""
        return QSize(200, 180)

    def sizeHint(self) -> QSize:
        """Return the least height: the area gets all that the bars leave, and they come first."""
        return QSize(560, self.minimumSizeHint().height())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the places square and whole pixels wide."""
        self._lay_out()

    def margin(self) -> int:
        """Return the width of the margin around the board in pixels."""
        lines = NARROW_MARGIN if self._is_compact else MARGIN
        return round(self.fontMetrics().height() * lines)

    def gap_above(self) -> int:
        """Return the pixels between the frame of the board and what is above it."""
        return NEAR if self.height() >= ROOMY else TIGHT

    def _lay_out(self) -> None:
        wide, high = self._board.kind.extent
        margin = self.margin()
        beside = self._width_beside()
        frame = self._board.kind.frame(margin)
        bar = min(margin, WIDEST)
        if frame.isNull() and not self._board.kind.labels(margin, margin):
            margin = NEAR  # the kind paints its coordinates itself
        edge, right = (max(margin, each + NEAR) for each in (frame.left(), frame.right()))
        if self._bar is not None:  # it takes what a frame leaves
            right = max(margin, frame.right() + APART + bar + HAIR)
        width = self.width() - beside - edge - right

        def laid(above: int, below: int) -> tuple[QSize, int]:
            """Return the size of the board, and its top, between these heights."""
            height = self.height() - above - below
            self._side = max(4, int(min(width // wide, (height - 2 * margin) // high)))
            size = QSize(ceil(self._side * wide), ceil(self._side * high))
            return size, above + (height - size.height()) // 2

        gap = self.gap_above()
        size, top = laid(gap, 0)
        above, below = self._covered
        bottom = top + size.height() + frame.bottom()
        if top - frame.top() < above + gap or bottom > self.height() - below:
            size, top = laid(above + gap, below)
        side = self._side
        middle = (self.width() - size.width()) // 2  # it stays there as long as it fits
        left = min(middle, self.width() - beside - right - size.width())
        self._board.setGeometry(left, top, size.width(), size.height())
        self._board.set_side(side)
        # captured pieces are on the frame, or above a board that has none
        above = frame.top() - 2 * HAIR if frame.top() else min(top, 2 * margin) - HAIR
        self._off_board.setGeometry(left, top - HAIR - above, size.width(), above)
        if self._bar is not None:
            beyond = left + size.width() + frame.right() + APART
            self._bar.setGeometry(beyond, top, bar, size.height())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame or a line around the board, and the coordinates."""
        painter = QPainter(self)
        area, side, kind = self._board.geometry(), self._side, self._board.kind
        painter.translate(area.topLeft())
        kind.paint_frame(Canvas(painter, side, self._theme, self.font()), self.margin())
        painter.resetTransform()
        painter.setPen(QColor(kind.label_color(self._theme)))
        font = painter.font()
        high = QFontInfo(font).pixelSize() if self._is_compact else self.fontMetrics().height()
        font.setPixelSize(max(LEAST_LABEL, min(high, int(side * 0.55))))
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
        for line in _lines(kind.labels(side, self.margin())):
            for room, text in _with_room(line, painter.fontMetrics()):
                painter.drawText(room.translated(area.topLeft()), flags, text)
        if kind.is_framed:
            painter.setPen(self._theme.line)
            painter.drawRect(area.adjusted(-1, -1, 0, 0))
        painter.end()


Label = tuple[QRect, str]
"""A coordinate with its room."""


def _lines(labels: Sequence[Label]) -> list[list[Label]]:
    """Return the labels of each edge, those next to each other one after the other."""
    lines = list[list[Label]]()
    for room, text in labels:
        beside = lines[-1][-1][0] if lines else QRect()
        if lines and (room.x() == beside.x() or room.y() == beside.y()):
            lines[-1].append((room, text))
        else:
            lines.append([(room, text)])
    return lines


def _with_room(line: Sequence[Label], metrics: QFontMetrics) -> Sequence[Label]:
    """Return all labels of an edge or, without room for them, every second or third one."""
    taken = list[QRect]()
    for room, text in line:
        rect = metrics.tightBoundingRect(text)
        rect.moveCenter(room.center())
        taken.append(rect.adjusted(0, 0, LABEL_GAP, LABEL_GAP))
    for step in range(1, len(line)):
        shown = taken[::step]
        if not any(one.intersects(other) for one, other in pairwise(shown)):
            return line[::step]
    return line[:1]


def page_of(
    board: QWidget, *, above: Sequence[QWidget | QLayout] = (), below: Sequence[QWidget]
) -> QWidget:
    """Return a page on which the board takes all the height that the other parts leave."""
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for each in above:
        if isinstance(each, QLayout):
            layout.addLayout(each)
        else:
            layout.addWidget(each)
    layout.addWidget(board, 1)
    for each in below:
        layout.addWidget(each)
    return page
