# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of the drawn nodes: sizes, fonts and pens; and the texts of each node."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPen

from desktop_app.core.notation import number_text
from desktop_app.core.position import Position
from desktop_app.explain.drawn_tree import DrawnNode, NodeState
from desktop_app.explain.tree.plan import NONE, LayoutMetrics, Plan, Spot
from desktop_app.explain.words.tree import TreeTexts
from desktop_app.games.registry import board_of, has_board
from desktop_app.kit.look.scale import TIMES, USUAL_PIXELS
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.value_signs import ValueKind, value_color

BASE_TEXT = 13.0
"""The height of a text in pixels to which the lengths below refer."""
FULL_FROM = 0.62
"""From this zoom on everything is drawn; below it the text would be smaller than 8 pixels."""
VALUE_FROM = 0.3
"""From this zoom on the value is drawn, as large as the node; below it only a block."""
NUMBER_TEXT = 2.3
"""The size of a bare number relative to other texts, large enough for a class to read."""
BRANCH_TEXT, MOVE_TEXT = 1.45, 0.95
"""The size of a branch's name in a tree of numbers, and of a move above a board."""
WIDE_ABOVE, WIDE_BELOW = 46.0, 40.0
"""The space above and below a node, where type has its usual size."""
BOARD_ABOVE, NUMBER_ABOVE, CLOSE_BELOW, ROOT_ABOVE = 36.0, 43.0, 32.0, 24.0
"""The least space above a node for its move and the strokes of a cut, below it for alpha and beta,
and above the root. The largest type has no more, so that its letters can be larger."""
WIDEST_NUMBERS = 400
"""The most positions searched for the longest number."""


class DetailLevel(IntEnum):
    """How much of a node is drawn; text too small to read is left out."""

    BLOCK = 0
    VALUE = 1
    FULL = 2


def detail_at(zoom: float) -> DetailLevel:
    """Return the detail for a zoom, relative to a font 13 pixels high."""
    if zoom >= FULL_FROM:
        return DetailLevel.FULL
    return DetailLevel.VALUE if zoom >= VALUE_FROM else DetailLevel.BLOCK


@dataclass(frozen=True, slots=True)
class CardTexts:
    """The texts of a node or a note; empty ones are not drawn.

    Attributes:
        value, move, window, handle: the texts of a node.
        more, positions: the two lines of a note.
        is_cut_here: whether the edge to the node is where the search was cut.
    """

    value: str = ""
    move: str = ""
    window: str = ""
    handle: str = ""
    more: str = ""
    positions: str = ""
    is_cut_here: bool = False


class CardStyle:
    """Sizes, fonts and pens for one game, font and theme.

    Attributes:
        theme: the colours.
        font: the font of all texts.
        unit: the factor for lengths given for a text of 13 pixels.
        board: the kind of board at the nodes; None for circles with numbers.
        board_size: the size of the boards in pixels.
        longest: the longest number in a tree of numbers.
        move_text: the size of the move above a node, relative to other texts.
        sizes: the sizes for the layout.
    """

    def __init__(self, position: Position, theme: Theme, font: QFont) -> None:
        self.theme = theme
        self.font = QFont(font)
        self.text = max(BASE_TEXT, float(QFontInfo(font).pixelSize()))
        self.unit = unit = self.text / BASE_TEXT
        game = position.game
        self.board = board_of(game) if has_board(game) else None
        self.board_size = QSize()
        self.longest = ""
        self._note_widths: dict[tuple[str, str], float] = {}
        self.move_text = MOVE_TEXT if self.board else BRANCH_TEXT
        if self.board is None:
            self.longest = _longest_number(position)
            card = self._circle()
        else:
            self.board_size = size = self.board.miniature_size(unit)
            card = (max(size.width(), 64 * unit) + 12 * unit, size.height() + 34 * unit)
        large = min(max(self.text / USUAL_PIXELS - 1, 0) / (TIMES[-1] - 1), 1)
        least_above = BOARD_ABOVE if self.board else NUMBER_ABOVE
        above = WIDE_ABOVE + large * (least_above - WIDE_ABOVE)
        self.sizes = LayoutMetrics(
            card=card,
            note_height=46 * unit,
            above=above * unit,
            below=(WIDE_BELOW + large * (CLOSE_BELOW - WIDE_BELOW)) * unit,
            above_root=(WIDE_ABOVE + large * (ROOT_ABOVE - WIDE_ABOVE)) * unit,
            sibling_gap=(20 if self.board else 14) * unit,
            cousin_gap=(34 if self.board else 20) * unit,
            margin=(32 if self.board else 24) * unit,
        )

    def _circle(self) -> tuple[float, float]:
        """Return the size of a number node, wide enough for the longest number."""
        room = self.metrics(NUMBER_TEXT, bold=True).horizontalAdvance(self.longest)
        side = max(46 * self.unit, room + 12 * self.unit)
        return side, min(side, 64 * self.unit)  # circular, unless the numbers are long

    def note_width(self, lines: tuple[str, str]) -> float:
        """Return the width of the note about hidden children."""
        width = self._note_widths.get(lines)
        if width is None:
            wide = self.metrics(1).horizontalAdvance(lines[0])
            wide = max(wide, self.metrics(0.9).horizontalAdvance(lines[1]))
            width = self._note_widths[lines] = wide + 16 * self.unit
        return width

    def metrics(self, size: float, *, bold: bool = False) -> QFontMetricsF:
        """Return the metrics of the font at `size` times the text size."""
        return QFontMetricsF(self.sized(size, bold=bold))

    def sized(self, size: float, *, bold: bool = False) -> QFont:
        """Return the font at `size` times the text size."""
        font = QFont(self.font)
        font.setPixelSize(max(8, round(self.text * size)))
        font.setBold(bold)
        return font

    def pen(self, color: str | QColor, width: float) -> QPen:
        """Return a pen with round caps; `width` is given for a text of 13 pixels."""
        pen = QPen(QColor(color), width * self.unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def value_kind(self, node: DrawnNode) -> ValueKind:
        """Return the kind of a value from Max's point of view; in number trees it has none.

        A guess gets the kind that it leans to: its text says that it is a guess.
        """
        if node.position.game.is_numeric or node.value is None:
            return ValueKind.NUMBER
        if not node.value:
            return ValueKind.DRAW
        return ValueKind.WIN if node.value > 0 else ValueKind.LOSS

    def ink(self, node: DrawnNode) -> str:
        """Return the colour of a node's value; plain for bare numbers."""
        kind = self.value_kind(node)
        is_bare = node.position.game.is_numeric
        return self.theme.text if is_bare else value_color(kind, self.theme)


def _longest_number(position: Position) -> str:
    longest = ""
    waiting = [position]
    for _ in range(WIDEST_NUMBERS):
        if not waiting:
            break
        node = waiting.pop()
        if node.outcome is None:
            waiting.extend(map(node.after, node.legal_moves()))
        else:
            longest = max(longest, number_text(node.outcome), key=len)
    return longest


def card_texts(plan: Plan, spot: Spot, texts: TreeTexts) -> CardTexts:
    """Return the texts of a spot; a cut is marked on its uppermost edge only."""
    node = spot.node
    if spot.is_note:
        more, positions = texts.hidden(node)
        return CardTexts(more=more, positions=positions)
    handle = "" if not node.has_handle else "+" if node.hidden else "\N{MINUS SIGN}"
    cut_here = (
        node.state is NodeState.CUT
        and spot.parent != NONE
        and plan.spots[spot.parent].node.state is not NodeState.CUT
    )
    return CardTexts(
        texts.value(node), texts.move(node), texts.window(node), handle, is_cut_here=cut_here
    )


def card_key(spot: Spot, texts: CardTexts, detail: DetailLevel) -> Hashable:
    """Return a key that is equal for spots that look alike."""
    node = spot.node
    if spot.is_note:
        state = node.state if node.state is NodeState.CUT else NodeState.WAITING
        return detail, state, texts.more, texts.positions
    sign = node.value is not None and (node.value > 0) - (node.value < 0)
    marks = node.is_chosen, node.is_limit, node.mark
    if detail is DetailLevel.BLOCK:
        return detail, node.state, marks, sign, node.position.outcome is None
    ground: Hashable = node.position.outcome is None
    if has_board(node.position.game):
        ground = node.position, node.path[-1:]
    return detail, ground, node.state, marks, sign, texts
