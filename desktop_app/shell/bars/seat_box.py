# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The box in which a player is chosen: face, name and stars, and a list of the same."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
)

from desktop_app.core.frozen import frozen
from desktop_app.guard import guarded
from desktop_app.kit.faces import BOT_FACE, paint_face, paint_stars, stars_width
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.scale import APART, CAPTION, HAIR, NEAR, TIGHT, WIDE
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.touch.sizes import FINGER, TouchRowDelegate
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.players.characters import MOST_STARS

SHOWN = Qt.ItemDataRole.UserRole + 2
"""The role of what is shown of a player: a `ShownPlayer`."""
FACE, ROW_FACE = 32, 44
"""The side of a face in the closed box and in the list, in pixels, if the type needs no more."""
STAR = 0.62
"""The height of a star in lines of text."""
LEAST_STAR = 8
"""The side in pixels below which stars are left out."""
LEAST_NOTE = 11
"""The smallest type in pixels of what is said below a name."""
LEAST_LETTERS = 3
"""The letters of a name that must have room beside its face."""
SEPARATOR = 9
"""The height of a line between two groups of the list, in pixels."""
ARROW = 40
"""The room in pixels that the closed box needs for its arrow and its edges."""
OPENING_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@frozen
class ShownPlayer:
    """What the box and its list show of a player.

    Attributes:
        face: the name of its face.
        stars: its stars, from 1 to 5; None if they are not shown.
        stars_text: the stars in words.
        sentence: what it does, in a sentence; empty for a row of one line.
        remark: a second sentence, for the tooltip and for screen readers.
        note: what the closed box says instead of the stars.
        short_note: the same where there is little room.
        is_more: whether it is listed only under "More players".
    """

    face: str = BOT_FACE
    stars: int | None = None
    stars_text: str = ""
    sentence: str = ""
    remark: str = ""
    note: str = ""
    short_note: str = ""
    is_more: bool = False


@guarded
class SeatBox(WheelProofBox):
    """A box that shows the face, the name and the stars of the player that was chosen.

    Its list has two pages: the characters, and with "More players" all others. The current player
    is on both.
    """

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._keeps_face = LIGHT, True
        self.currentIndexChanged.connect(self._describe)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        self._theme = theme
        self.update()

    def keep_face(self, kept: bool) -> None:
        """Set whether a narrow box keeps room for the face beside the name."""
        if kept != self._keeps_face:
            self._keeps_face = kept
            self.updateGeometry()

    @property
    def theme(self) -> Theme:
        """The colours of the list."""
        return self._theme

    def add_player(
        self, name: str, value: object, shown: ShownPlayer, *, widens: bool = True
    ) -> None:
        """Add a player; its tooltip is its sentence until another one is set."""
        self.add_choice(name, value, shown.sentence, widens=widens)
        row = self.count() - 1
        if not shown.is_more:
            self.setItemData(row, None, Qt.ItemDataRole.SizeHintRole)
        self._show(row, shown)

    def show_again(self, value: object, shown: ShownPlayer) -> None:
        """Show something else of a player, if it is in the list."""
        for row in range(self.count()):
            if self.itemData(row) == value and self.shown(row) != shown:
                self._show(row, shown)
                self.update()
                self._describe()

    def _show(self, row: int, shown: ShownPlayer) -> None:
        self.setItemData(row, shown, SHOWN)
        tip = _joined("\n", shown.sentence, shown.remark)
        if tip:
            self.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        stars = shown.stars_text and f"{shown.stars_text}."
        told = _joined(" ", stars, shown.sentence, shown.remark)
        self.setItemData(row, told, Qt.ItemDataRole.AccessibleDescriptionRole)

    def shown(self, row: int) -> ShownPlayer:
        """Return what is shown of a row's player."""
        found = self.itemData(row, SHOWN)
        return found if isinstance(found, ShownPlayer) else ShownPlayer(is_more=True)

    @Slot()
    def _describe(self) -> None:
        """Tell screen readers the stars and the sentence of the player that was chosen."""
        told = self.itemData(self.currentIndex(), Qt.ItemDataRole.AccessibleDescriptionRole)
        self.setAccessibleDescription(str(told or ""))

    @property
    def tip(self) -> str:
        """The tooltip, with the sentence of the player that was chosen."""
        shown = self.shown(self.currentIndex())
        return _joined("\n", super().tip, shown.sentence, shown.remark)

    # The list

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with the arrow keys, which would otherwise change the players unseen."""
        if event.key() in OPENING_KEYS:
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def showPopup(self) -> None:
        """Open the list at the page of the characters."""
        self._open(shows_more=False)

    @Slot()
    def open_more(self) -> None:
        """Open the list at the page with all other players."""
        self._open(shows_more=True)

    def _open(self, *, shows_more: bool) -> None:
        from PySide6.QtWidgets import QListView

        view = self.view()  # built by Qt only now
        assert isinstance(view, QListView)
        if not isinstance(view.itemDelegate(), PlayerRowDelegate):
            view.setItemDelegate(PlayerRowDelegate(self))
        for row in range(self.count()):
            is_here = self.shown(row).is_more is shows_more or row == self.currentIndex()
            view.setRowHidden(row, not is_here)
        super().showPopup()

    # The closed box

    def sizeHint(self) -> QSize:
        return self._with_face(super().sizeHint())

    def whole_size(self) -> QSize:
        """Return the least size of a box that is not narrow, with a face."""
        return self._with_face(super().whole_size())

    def chosen_size(self) -> QSize:
        """Return the size that fits the name that was chosen."""
        wide = QFontMetrics(_bold(self.font())).horizontalAdvance(self.currentText()) + ARROW
        size = QSize(wide, self.whole_size().height())
        return self._with_face(size) if self._keeps_face else size

    def _with_face(self, size: QSize) -> QSize:
        """Return a size with room for a face beside the name, and stars below it."""
        least = ARROW + stars_width(star_side(self.font()), MOST_STARS)
        side = face_side(self.font(), FACE)
        wide = max(size.width(), ceil(least)) + side + NEAR
        return QSize(wide, max(size.height(), side + 2 * TIGHT, FINGER))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the box, and the player in it."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = ""
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        painter.drawComplexControl(kind, option)
        field = self.style().subControlRect(kind, option, part, self)
        room = QRect(field.left(), 0, field.width(), self.height())
        ink = self._theme.text if self.isEnabled() else self._theme.faint
        self._paint_player(
            RowPainter(painter, room, self.layoutDirection(), self.font()), QColor(ink)
        )
        painter.end()

    def _paint_player(self, line: RowPainter, ink: QColor) -> None:
        shown, side = self.shown(self.currentIndex()), face_side(self.font(), FACE)
        name = self.currentText()
        wide, needed = line.left, line.width_of(name)
        if wide >= side + NEAR + needed or wide < needed:  # a face says more than half a name
            line.face(shown.face, side)
        if line.left < line.width_of("n" * LEAST_LETTERS):
            return
        high = line.height
        star = min(star_side(self.font()), line.left / stars_width(1, MOST_STARS))
        is_starred = shown.stars is not None and star >= LEAST_STAR
        second = star if is_starred else star_side(self.font()) if shown.note else 0
        top = round((self.height() - high - second) / 2)
        line.text(name, top, ink, is_bold=True)
        if is_starred:
            line.stars(shown.stars or 0, star, top + high, ink)
        elif shown.note:
            low, faint = star_side(self.font()) + TIGHT, QColor(self._theme.faint)
            font = line.note_font(shown.note)
            note = shown.note if font else shown.short_note
            line.text(note, top + high - HAIR, faint, high=low, font=font)


@guarded
class PlayerRowDelegate(TouchRowDelegate):
    """Paints the rows of the list: face, name and stars, and the sentence below them."""

    def __init__(self, box: SeatBox) -> None:
        super().__init__(box)
        self._box = box

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of two lines beside a face, of a name alone, or of a line."""
        shown = index.data(SHOWN)
        if not isinstance(shown, ShownPlayer):
            return QSize(0, SEPARATOR)
        font = self._box.font()
        first = QFontMetrics(_bold(font)).horizontalAdvance(str(index.data()))
        if shown.is_more:
            return super().sizeHint(option, index).expandedTo(QSize(first + 2 * APART, 0))
        side = face_side(font, ROW_FACE)
        if shown.stars is not None:
            first += WIDE + ceil(stars_width(star_side(font), MOST_STARS))
        second = QFontMetrics(font).horizontalAdvance(shown.sentence)
        high = max(side, 2 * QFontMetrics(_bold(font)).height())
        return QSize(max(first, second) + side + 4 * NEAR, high + 2 * TIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row; one of the other players has only its name."""
        # PySide's stubs lack the attributes of style options
        rect: QRect = getattr(option, "rect")  # noqa: B009
        state: QStyle.StateFlag = getattr(option, "state")  # noqa: B009
        theme, shown = self._box.theme, index.data(SHOWN)
        painter.save()
        if isinstance(shown, ShownPlayer):
            is_chosen = bool(state & QStyle.StateFlag.State_Selected)
            if is_chosen:
                painter.fillRect(rect, QColor(theme.chosen))
            ink = theme.on_chosen if is_chosen else theme.text
            faint = theme.on_chosen if is_chosen else theme.faint
            self._paint_player(painter, rect, str(index.data()), shown, (ink, faint))
        else:
            middle = rect.center().y()
            painter.setPen(QColor(theme.line))
            painter.drawLine(rect.left() + NEAR, middle, rect.right() - NEAR, middle)
        painter.restore()

    def _paint_player(
        self, painter: QPainter, rect: QRect, name: str, shown: ShownPlayer, inks: tuple[str, str]
    ) -> None:
        font, room = self._box.font(), rect.adjusted(NEAR, 0, -NEAR, 0)
        ink, faint = map(QColor, inks)
        line = RowPainter(painter, room, self._box.layoutDirection(), font)
        lines = 2 if shown.sentence and not shown.is_more else 1
        top = rect.top() + (rect.height() - lines * line.height) // 2
        if shown.is_more:
            line.text(name, top, ink)
            return
        line.face(shown.face, face_side(font, ROW_FACE))
        line.text(name, top, ink, is_bold=True)
        if shown.stars is not None:
            star = star_side(font)
            line.stars_at_end(shown.stars, star, round(top + (line.height - star) / 2), ink)
        line.text(shown.sentence, top + line.height, faint)


class RowPainter:
    """Paints into a row from its beginning to its end, which is the right or the left one."""

    def __init__(
        self, painter: QPainter, room: QRect, direction: Qt.LayoutDirection, font: QFont
    ) -> None:
        self._painter, self._whole, self._direction, self._font = painter, room, direction, font
        self.room = QRect(room)
        self._metrics = QFontMetrics(_bold(font))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    @property
    def height(self) -> int:
        """The height of a line of text."""
        return self._metrics.height()

    @property
    def left(self) -> int:
        """The width that is left."""
        return self.room.width()

    def width_of(self, text: str) -> int:
        """Return the width of a name."""
        return self._metrics.horizontalAdvance(text)

    def note_font(self, text: str) -> QFont | None:
        """Return the largest type of a lower line in which a text fits; None if none does."""
        font = _small(self._font)
        for pixels in range(QFontInfo(font).pixelSize(), LEAST_NOTE - 1, -1):
            font.setPixelSize(pixels)
            if QFontMetrics(font).horizontalAdvance(text) <= self.left:
                return font
        return None

    def face(self, name: str, side: int) -> None:
        """Paint a face at the beginning; what follows is beside it."""
        top = self.room.top() + (self.room.height() - side) // 2
        paint_face(self._painter, self._seen(self.room.left(), top, side, side), name)
        self.room.setLeft(self.room.left() + side + NEAR)

    def text(
        self,
        text: str,
        top: int,
        color: QColor,
        *,
        is_bold: bool = False,
        high: float = 0,
        font: QFont | None = None,
    ) -> None:
        """Paint a line of text, elided if it does not fit; a lower line takes smaller type."""
        if font is None:
            font = _bold(self._font) if is_bold else QFont(self._font)
            font = _small(font) if high else font
        self._painter.setFont(font)
        self._painter.setPen(color)
        cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, self.left)
        room = self._seen(self.room.left(), top, self.left, high or self.height)
        side = Qt.AlignmentFlag.AlignLeft
        if self._direction is Qt.LayoutDirection.RightToLeft:
            side = Qt.AlignmentFlag.AlignRight
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        self._painter.drawText(room, int(flags), cut)

    def stars(self, count: int, star: float, top: float, color: QColor) -> None:
        """Paint stars at the beginning of what is left."""
        self._stars(self.room.left(), count, star, top, color)

    def stars_at_end(self, count: int, star: float, top: float, color: QColor) -> None:
        """Paint stars at the end of the row."""
        wide = stars_width(star, MOST_STARS)
        self._stars(self.room.left() + self.left - wide, count, star, top, color)

    def _stars(self, left: float, count: int, star: float, top: float, color: QColor) -> None:
        room = self._seen(left, top, stars_width(star, MOST_STARS), star)
        is_mirrored = self._direction is Qt.LayoutDirection.RightToLeft
        paint_stars(self._painter, room, count, MOST_STARS, color, is_mirrored=is_mirrored)

    def _seen(self, left: float, top: float, wide: float, high: float) -> QRectF:
        """Return a rectangle as it is seen, mirrored where one reads from the right."""
        if self._direction is Qt.LayoutDirection.RightToLeft:
            left = self._whole.left() + self._whole.left() + self._whole.width() - left - wide
        return QRectF(left, top, wide, high)


def face_side(font: QFont, least: int) -> int:
    """Return the side of a face beside two lines of text."""
    return max(least, round(QFontMetrics(font).height() * 1.7))


def star_side(font: QFont) -> float:
    """Return the side of a star beside text."""
    return round(QFontMetrics(font).height() * STAR)


def _joined(between: str, *texts: str) -> str:
    return between.join(filter(None, texts))


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(small.pointSizeF() * CAPTION)
    return small


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
