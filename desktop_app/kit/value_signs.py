# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours and signs of values and of mistakes, on the board and in the list of moves."""

from __future__ import annotations

from enum import Enum, auto
from math import ceil
from typing import NamedTuple
from unicodedata import bidirectional

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from desktop_app.core.mistake import MistakeSize
from desktop_app.core.score import Outcome, Score
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.look.typefaces import with_tabular_figures

DRAW_SIGN = "="
"""The text of a draw in places too small for the word; in a tag it is painted as a sign."""
WIDE = 2.2
"""The width of a wave, in radii of the other signs."""


CUT_CORNER, SQUARE_CORNER = 0.29, 0.2
"""The sides of a loss's cut corners and the radius of a draw's corners, in heights of a tag."""


class ValueKind(Enum):
    """The kind of a value for the reader; a known number is none of the other kinds."""

    WIN = auto()
    DRAW = auto()
    LOSS = auto()
    AHEAD = auto()
    UNCLEAR = auto()
    BEHIND = auto()
    NO_BETTER = auto()
    """At most as good as a better-known value."""
    NUMBER = auto()


GUESSES = (ValueKind.AHEAD, ValueKind.UNCLEAR, ValueKind.BEHIND, ValueKind.NO_BETTER)
"""The kinds of values that are not proven."""


def value_kind_of(score: Score, least: float) -> ValueKind:
    """Return the kind of a score, from its player's point of view.

    Args:
        score: the score.
        least: the smallest evaluation that counts as an advantage.
    """
    if score.outcome is not Outcome.UNKNOWN:
        return {
            Outcome.WIN: ValueKind.WIN,
            Outcome.DRAW: ValueKind.DRAW,
            Outcome.LOSS: ValueKind.LOSS,
        }[score.outcome]
    if score.is_exact:
        return ValueKind.NUMBER
    if score.is_mere_bound:
        return ValueKind.NO_BETTER
    if abs(score.number) < least:
        return ValueKind.UNCLEAR
    return ValueKind.AHEAD if score.number > 0 else ValueKind.BEHIND


def value_color(value_kind: ValueKind, theme: Theme) -> str:
    """Return the colour of a kind of value."""
    return _colors(value_kind, theme)[0]


def value_ground(value_kind: ValueKind, theme: Theme) -> str:
    """Return the pale ground of the tag of a kind of value."""
    return _colors(value_kind, theme)[1]


def _colors(value_kind: ValueKind, theme: Theme) -> tuple[str, str]:
    """Return the strong and the pale colour of a kind of value."""
    if value_kind in GUESSES:
        return theme.unclear, theme.unclear_pale
    return {
        ValueKind.WIN: (theme.win, theme.win_pale),
        ValueKind.LOSS: (theme.loss, theme.loss_pale),
    }.get(value_kind, (theme.draw, theme.draw_pale))


LIMITS = ("\N{ALMOST EQUAL TO}", "\N{LESS-THAN OR EQUAL TO}", "\N{GREATER-THAN OR EQUAL TO}")
"""What the text of a guess or bound may begin with; no sign is painted before it."""
TAG_LINE = 1.7
"""The height of a tag beside texts, as a multiple of their type size."""
TAG_TEXT, NOTE_TEXT = 0.58, 0.44
"""The type size of a tag's value and of its note, as shares of the height of its first line."""
TAG_AROUND, BARE_AROUND, TAG_GAP, TAG_SIGN = 0.34, 0.12, 0.2, 0.19
"""Shares of that height: beside sign and text, beside a text in little room, between sign and
text, and half the width of a sign."""
NOTE_LINE = 0.5
"""The height that a note adds, as a share of that height."""
LEAST_WORD, LEAST_NUMBER, LEAST_NOTE = 14, 12, 12
"""The smallest type sizes in pixels: of a word, a number or a label, and a note."""
LEAST_DRAWN = 8
"""The smallest type size of a tag that no room limits: drawings may be seen enlarged."""
STRONG = 1.4
"""How much wider an edge is in a theme of high contrast."""
FROM_RIGHT = "\N{RIGHT-TO-LEFT ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"
"""Has a text read from right to left as a whole, whatever it begins with."""
TAG_RIM = 18
"""The height of a tag in widths of the line around it, on grounds that are like its colours."""
LABEL_SHARE = 0.75
"""The largest type size of a label without a text, as a share of the tag's height."""
LEAST_SIGN = 12
"""The smallest height of a tag with only a sign, in pixels."""


class Tag(NamedTuple):
    """A value as it is shown everywhere: a pill with a sign and a number or a word.

    Attributes:
        value_kind: the kind of the value, for its sign and colours.
        text: the number or word; empty for the sign alone.
        filled: whether it belongs to one of the best moves, or is final: a strong ground.
        dashed: whether the value is not known: a dashed edge on an empty ground.
        note: a second line below the value; may be empty.
        bare: whether there is little room: no sign, and less space beside the text.
        pixels: the type size of the text; 0 for the usual share of the height.
        label: what is before the sign where one place has several tags; may be empty.
    """

    value_kind: ValueKind
    text: str
    filled: bool = False
    dashed: bool = False
    note: str = ""
    bare: bool = False
    pixels: int = 0
    label: str = ""

    @property
    def has_sign(self) -> bool:
        """Whether a sign is painted; a bare number has none, and a guess may bring its own."""
        if self.bare or self.dashed or self.value_kind is ValueKind.NUMBER:
            return False
        return self.value_kind not in GUESSES or not self.text.startswith(LIMITS)

    @property
    def written(self) -> str:
        """The text without the sign of a draw, which is painted."""
        return "" if self.text == DRAW_SIGN and self.has_sign else self.text


class TagType(NamedTuple):
    """The form of all tags on one board: words only if each has room for its own.

    Attributes:
        pixels: the type size of their texts; 0 for signs alone.
        noted: whether they have their notes.
        is_short: whether they have their short texts, which are numbers.
        line: the height of their first lines; 0 for that of the texts.
    """

    pixels: int
    noted: bool
    is_short: bool = False
    line: float = 0


NOTED = 0.75
"""How large the type must be with all notes, as a share of its size without them."""


class TagMeter:
    """Collects the tags of a board with the room of each, to find one form and size for all."""

    def __init__(self) -> None:
        self._plain: list[int] = []
        self._noted: list[int] = []
        self._short: list[int] = []
        self._lines: list[float] = []

    def add(self, plain: int, noted: int, short: int, line: float) -> None:
        """Add the largest type sizes in which a tag has room; 0 if it has none.

        Args:
            plain: the size of its text.
            noted: that of its text if its note is below it.
            short: that of its text as a number.
            line: the height of its sign alone.
        """
        self._plain.append(plain)
        self._noted.append(noted)
        self._short.append(short)
        self._lines.append(line)

    def found(self) -> TagType | None:
        """Return the longest form of text that fits into every tag; None if there are no texts."""
        if not self._plain:
            return None
        if plain := min(self._plain):
            noted = min(self._noted)
            has_notes = noted >= NOTED * plain
            return TagType(noted if has_notes else plain, has_notes)
        if short := min(self._short):
            return TagType(short, noted=False, is_short=True)
        return TagType(0, noted=False, line=min(self._lines))


def tag_font(font: QFont, high: float, *, note: bool = False, pixels: int = 0) -> QFont:
    """Return the font of a tag whose first line has this height: bold, with even figures."""
    sized = with_tabular_figures(QFont(font))
    usual = max(round(high * (NOTE_TEXT if note else TAG_TEXT)), LEAST_DRAWN)
    sized.setPixelSize(pixels or usual)
    sized.setBold(not note)
    return sized


def tag_height(font: QFont) -> int:
    """Return the height in pixels of a tag beside texts in a font."""
    return round(TAG_LINE * QFontInfo(font).pixelSize())


def tag_size(tag: Tag, high: float, font: QFont) -> QSizeF:
    """Return the size of a tag whose first line has this height."""
    around = BARE_AROUND if tag.bare else TAG_AROUND
    wide, whole = _content_width(tag, high, font), high
    if tag.note:
        note = _advance(tag.note, tag_font(font, high, note=True))
        wide, whole = max(wide, note), high * (1 + NOTE_LINE)
    has_words = tag.written or tag.note or tag.label
    wide = max(wide + 2 * around * high, high) if has_words else high
    return QSizeF(ceil(wide), round(whole))


_advances: dict[tuple[str, str], float] = {}
MOST_ADVANCES = 4096
"""The most widths of texts that are remembered."""


def _advance(text: str, font: QFont) -> float:
    """Return the width of a text, which is measured once: the same few are painted again."""
    key = text, font.key()
    found = _advances.get(key)
    if found is None:
        if len(_advances) >= MOST_ADVANCES:
            _advances.clear()
        found = _advances[key] = QFontMetricsF(font).horizontalAdvance(text)
    return found


def _content_width(tag: Tag, high: float, font: QFont) -> float:
    """Return the width of label, sign and text."""
    parts = [2 * TAG_SIGN * high] if tag.has_sign else []
    for text, letters in ((tag.label, _label_font), (tag.written, _text_font)):
        if text:
            parts.append(_advance(text, letters(tag, high, font)))
    return sum(parts) + TAG_GAP * high * max(len(parts) - 1, 0)


def _text_font(tag: Tag, high: float, font: QFont) -> QFont:
    return tag_font(font, high, pixels=tag.pixels)


def _label_font(tag: Tag, high: float, font: QFont) -> QFont:
    """Return the font of a label, which is readable beside a small sign, too."""
    least = min(LEAST_NUMBER, round(LABEL_SHARE * high))
    return tag_font(font, high, pixels=max(tag.pixels or round(high * TAG_TEXT), least))


def fitting_tag(
    tag: Tag,
    short_text: str,
    room: QSizeF,
    high: float,
    font: QFont,
    *,
    short_note: str = "",
    common: TagMeter | TagType | None = None,
) -> tuple[Tag, float] | None:
    """Return the tag as it fits into a room, with the height of its first line; None if it can't.

    First its note is left out, then its long text, then the sign of a number, which has a sign of
    its own. A word is never smaller than `LEAST_WORD`: without room for it the sign stands alone.

    Args:
        tag: the tag as it should be.
        short_text: a shorter form of its text; may be empty.
        room: the largest size.
        high: the wanted height of the first line.
        font: the font of all texts.
        short_note: a shorter form of its note; may be empty.
        common: the form of all tags on the board, or what finds it; None for a tag by itself.
    """
    high = min(high, room.height())
    notes = [note for note in dict.fromkeys((tag.note, short_note)) if note]
    texts = [text for text in dict.fromkeys((tag.text, short_text)) if text]
    line, found = min(high, room.width()), None
    if isinstance(common, TagType):
        if common.pixels:
            high = min(high, common.pixels / TAG_TEXT)
            sizes = range(common.pixels, common.pixels - 1, -1)
            noted = _noted(tag, notes, sizes, room, font) if common.noted else None
            chosen = texts[-1:] if common.is_short else texts[:1]
            found = noted or _worded(tag, chosen, high, room, font, only=common.pixels)
        line = min(line, common.line or high)
    else:
        most = round(high * TAG_TEXT)
        noted = _noted(tag, notes, range(most, most - 1, -1), room, font)
        plain = _worded(tag, texts, high, room, font)
        if common is not None and texts:
            smaller = _noted(tag, notes, range(most, LEAST_WORD - 1, -1), room, font)
            long = _pixels(_worded(tag, texts[:1], high, room, font))
            with_note = _pixels(smaller) if notes else long
            is_number = _is_number(texts[-1]) or texts[-1] == DRAW_SIGN
            short = _pixels(_worded(tag, texts[-1:], high, room, font)) if is_number else 0
            common.add(long, with_note, short, line)
        found = noted or plain
    if found is not None:
        return found
    alone = tag._replace(text="", note="")
    least = ceil(LEAST_NUMBER / LABEL_SHARE) if tag.label else LEAST_SIGN
    while tag.label and line >= least and not _has_room(alone, line, room, font):
        line -= 1
    return (alone, line) if alone.has_sign and line >= least else None


def _pixels(found: tuple[Tag, float] | None) -> int:
    """Return the type size of a tag with a text; 0 for none."""
    return 0 if found is None else found[0].pixels


def _noted(
    tag: Tag, notes: list[str], sizes: range, room: QSizeF, font: QFont
) -> tuple[Tag, float] | None:
    """Return a tag with the first of its notes that fits, in the first size in which one does."""
    for pixels in sizes if tag.text else ():
        line = pixels / TAG_TEXT
        for note in notes if round(line * NOTE_TEXT) >= LEAST_NOTE else ():
            form = tag._replace(note=note, pixels=pixels)
            if _has_room(form, line, room, font):
                return form, line
    return None


def _worded(
    tag: Tag, texts: list[str], high: float, room: QSizeF, font: QFont, *, only: int = 0
) -> tuple[Tag, float] | None:
    """Return a tag of one line with its text, in the largest type that fits, or in `only` one."""
    forms = [tag._replace(text=text, note="") for text in texts]
    forms += [form._replace(bare=True) for form in forms if _is_number(form.text)]
    for form in forms:
        least = LEAST_NUMBER if _is_number(form.text) else LEAST_WORD
        most = only or max(round(high * TAG_TEXT), least)
        for pixels in range(most, max(least, only) - 1, -1):
            line = min(high, pixels / TAG_TEXT)
            sized = form._replace(pixels=pixels)
            if pixels <= line and _has_room(sized, line, room, font):
                return sized, line
    return None


def _is_number(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


def _has_room(tag: Tag, high: float, room: QSizeF, font: QFont) -> bool:
    size = tag_size(tag, high, font)
    return size.width() <= room.width() and size.height() <= ceil(room.height())


class TagPainter:
    """Paints tags in one font and one theme."""

    def __init__(self, painter: QPainter, theme: Theme, font: QFont, rim: str = "") -> None:
        """Paint with a painter; `rim` is the colour of a line around each tag, empty for none."""
        self._p, self._theme, self._font, self._rim = painter, theme, font, rim

    def paint(self, rect: QRectF, tag: Tag, high: float) -> None:
        """Paint a tag into a rectangle, on whole pixels; `high` is the height of its first line."""
        p, theme = self._p, self._theme
        color = QColor(theme.faint if tag.dashed else value_color(tag.value_kind, theme))
        ground = QColor(theme.base if tag.dashed else value_ground(tag.value_kind, theme))
        is_filled = tag.filled and not tag.dashed
        ink = QColor(theme.base) if is_filled else color
        width = max(1.0, high / 20) * (STRONG if theme.strong else 1)
        pen = QPen(color, width)
        if tag.dashed:
            pen.setDashPattern([3, 2])
        whole = QRectF(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))
        around = 0.0
        if self._rim:
            around = max(1.0, high / TAG_RIM)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(self._rim))
            p.drawPath(tag_outline(whole, high, tag.value_kind))
        p.setPen(pen)
        p.setBrush(color if is_filled else ground)
        gap = around + width / 2
        p.drawPath(tag_outline(_inside(whole, gap), high - 2 * gap, tag.value_kind))
        p.setBrush(Qt.BrushStyle.NoBrush)
        if not tag.note:
            self._line(whole.center(), tag, high, ink)
            return
        above = NOTE_LINE * high
        self._line(whole.center() - QPointF(0, above * 0.35), tag, high, ink)
        p.setFont(tag_font(self._font, high, note=True))
        p.setPen(ink)
        below = QRectF(whole.left(), whole.bottom() - above * 1.4, whole.width(), above)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
        p.drawText(below, flags, tag.note)

    def _line(self, middle: QPointF, tag: Tag, high: float, ink: QColor) -> None:
        """Paint label, sign and text side by side; a text in Arabic or Hebrew comes first."""
        p, wide = self._p, _content_width(tag, high, self._font)
        left, gap, reach = middle.x() - wide / 2, TAG_GAP * high, TAG_SIGN * high

        def write(text: str, letters: QFont) -> None:
            nonlocal left
            p.setFont(letters)
            p.setPen(ink)
            # figures and capitals in the middle, not the letters' whole height
            foot = middle.y() + QFontMetricsF(letters).capHeight() / 2
            p.drawText(QPointF(left, foot), text)
            left += _advance(text, letters) + gap

        def sign() -> None:
            nonlocal left
            if tag.has_sign:
                paint_sign(p, QPointF(left + reach, middle.y()), reach, tag.value_kind, ink)
                left += 2 * reach + gap

        is_mirrored = any(bidirectional(each) in {"R", "AL"} for each in tag.written)
        if tag.label:
            write(tag.label, _label_font(tag, high, self._font))
        if not is_mirrored:
            sign()
        if tag.written:
            # "+1 in 3" begins with a number, which has no direction of its own
            written = FROM_RIGHT.format(tag.written) if is_mirrored else tag.written
            write(written, _text_font(tag, high, self._font))
        if is_mirrored:
            sign()


def tag_outline(rect: QRectF, high: float, value_kind: ValueKind) -> QPainterPath:
    """Return the outline of a tag, which tells the value without colour and from afar.

    A win and an advantage have round ends, a loss and a disadvantage cut corners, and a draw and
    an open position nearly square ones. Numbers have round ends.

    Args:
        rect: the place of the tag.
        high: the height of its first line.
        value_kind: the kind of its value.
    """
    path = QPainterPath()
    high = min(high, rect.height(), rect.width())
    if value_kind in (ValueKind.LOSS, ValueKind.BEHIND):
        left, top, right, foot = rect.left(), rect.top(), rect.right(), rect.bottom()
        cut = CUT_CORNER * high
        corners = (
            *((left + cut, top), (right - cut, top), (right, top + cut), (right, foot - cut)),
            *((right - cut, foot), (left + cut, foot), (left, foot - cut), (left, top + cut)),
        )
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        path.closeSubpath()
        return path
    is_square = value_kind in (ValueKind.DRAW, ValueKind.UNCLEAR, ValueKind.NO_BETTER)
    corner = high * (SQUARE_CORNER if is_square else 0.5)
    path.addRoundedRect(rect, corner, corner)
    return path


def _inside(rect: QRectF, gap: float) -> QRectF:
    return rect.adjusted(gap, gap, -gap, -gap)


def paint_sign(
    painter: QPainter, center: QPointF, radius: float, value_kind: ValueKind, ink: QColor
) -> None:
    """Paint a sign: up for a win, down for a loss, level for a draw.

    The signs of guesses are outlines, or a wave where neither player is ahead. A move that is no
    better than others has "less than or equal to".
    """
    x, y = center.x(), center.y()
    if value_kind is ValueKind.NUMBER:
        return
    if value_kind is ValueKind.UNCLEAR:
        _paint_wave(painter, center, radius, ink)
        return
    if value_kind is ValueKind.NO_BETTER:
        _paint_no_better(painter, center, radius, ink)
        return
    is_guess = value_kind in GUESSES
    line = QPen(ink, max(1.2, radius * 0.3))
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(line if is_guess else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if is_guess else ink)
    if value_kind is ValueKind.DRAW:
        painter.drawRect(QRectF(x - radius, y - radius * 0.55, 2 * radius, radius * 0.4))
        painter.drawRect(QRectF(x - radius, y + radius * 0.25, 2 * radius, radius * 0.4))
    else:
        up = value_kind in (ValueKind.WIN, ValueKind.AHEAD)
        middle = QPointF(x, y + radius * (0.15 if up else -0.15))  # as far from tip as from foot
        paint_triangle(painter, middle, radius * (0.85 if is_guess else 1), up=up)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_triangle(painter: QPainter, center: QPointF, radius: float, *, up: bool) -> None:
    """Paint a triangle with the painter's brush."""
    x, y, tip = center.x(), center.y(), -radius if up else radius
    foot = y - tip * 0.7
    painter.drawPolygon(
        QPolygonF([QPointF(x, y + tip), QPointF(x - radius, foot), QPointF(x + radius, foot)])
    )


def _paint_wave(painter: QPainter, center: QPointF, radius: float, ink: QColor) -> None:
    """Paint two waves, as in the sign for "about"."""
    pen = QPen(ink, max(1.0, radius * 0.4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    half, high = radius * WIDE / 2, radius * 0.55
    for y in (center.y() - radius * 0.45, center.y() + radius * 0.45):
        path = QPainterPath(QPointF(center.x() - half, y))
        path.cubicTo(
            QPointF(center.x() - half * 0.3, y - 2 * high),
            QPointF(center.x() + half * 0.3, y + 2 * high),
            QPointF(center.x() + half, y),
        )
        painter.drawPath(path)


def _paint_no_better(painter: QPainter, center: QPointF, radius: float, ink: QColor) -> None:
    """Paint the sign for "less than or equal to"."""
    pen = QPen(ink, max(1.2, radius * 0.32))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    left, right, y = center.x() - 0.8 * radius, center.x() + 0.8 * radius, center.y()
    tips = ((right, y - 1.1 * radius), (left, y - 0.3 * radius), (right, y + 0.5 * radius))
    painter.drawPolyline(QPolygonF([QPointF(*tip) for tip in tips]))
    painter.drawLine(QPointF(left, y + 1.1 * radius), QPointF(right, y + 1.1 * radius))


SIZES = {MistakeSize.SMALL: 0.8, MistakeSize.MEDIUM: 0.9, MistakeSize.LARGE: 1.0}
"""The size of the sign of each mistake, as a share of the given radius."""
DISC, RIM = 0.92, 0.2
"""The radius of the disc, as a share of the given one; and the width of the rim around it, as a
share of its own."""
STROKE, SPREAD = 0.36, 0.3
"""The width of an exclamation mark, and how far two are from the middle, in radii."""
STROKE_TOP, STROKE_FOOT, POINT = -0.62, 0.18, 0.52
"""The ends of its stroke and the middle of its point, below the middle of the sign, in radii."""


def paint_mistake(
    painter: QPainter, center: QPointF, radius: float, mistake: MistakeSize, theme: Theme
) -> None:
    """Paint a disc with "!" for a mistake, with "!!" for a large one; a small one is an outline.

    No value has this sign: a move can be a mistake and still lead to a draw.
    """
    reach = DISC * radius * SIZES[mistake]
    ink, ground = QColor(theme.loss), QColor(theme.base)
    rim = max(0.8, RIM * reach)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(center, reach + rim, reach + rim)
    painter.setBrush(ink)
    painter.drawEllipse(center, reach, reach)
    marks = ink if mistake is MistakeSize.SMALL else ground
    if mistake is MistakeSize.SMALL:
        inner = reach - max(1.2, radius * 0.2)
        painter.setBrush(ground)
        painter.drawEllipse(center, inner, inner)
    painter.setBrush(marks)
    for shift in (-SPREAD, SPREAD) if mistake is MistakeSize.LARGE else (0.0,):
        _paint_exclamation(painter, center + QPointF(shift * reach, 0), reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_exclamation(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Paint an exclamation mark with the painter's brush, inside a disc of this radius."""
    wide = max(STROKE * reach, 1.5)
    stroke = QRectF(-wide / 2, STROKE_TOP * reach, wide, (STROKE_FOOT - STROKE_TOP) * reach)
    painter.drawRoundedRect(stroke.translated(middle), wide / 3, wide / 3)
    painter.drawEllipse(middle + QPointF(0, POINT * reach), wide / 2, wide / 2)
