# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel beside the tree: pseudocode, explanation, alpha and beta, and counters."""

from __future__ import annotations

from math import inf, isinf
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.score import counts_numbers
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.strip import StepSentence
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.pseudocode import pseudocode, pseudocode_line
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.words.steps import StepWords
from desktop_app.explain.words.tree import UNKNOWN
from desktop_app.games.registry import move_name, player_name
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HAIR, NEAR, TIGHT, TypeFollower, enlarge
from desktop_app.kit.look.theme import LIGHT, Theme, mixed
from desktop_app.kit.screen_reader import set_accessible_title, set_spoken_text
from desktop_app.kit.terms import TermNotes, explain_label
from desktop_app.numerals import grouped, short
from desktop_app.search.trace_steps import Step
from desktop_app.words.scales import scale_text
from desktop_app.words.terms import GlossaryTerm, definition, definitions

POINTER = "\N{BLACK RIGHT-POINTING TRIANGLE}"
POINTER_WIDTH = 16
LIT = 0.2
"""The share of the current node's colour in the background of the line that is running."""
AROUND = 16
"""Pixels beside a line for margins, the frame and the gap to the pointer."""

MARGIN = 34
INDENT, LEVEL = 4, 1.5
"""The spaces of a level in the pseudocode, and how many letters wide it is on the screen."""
FIELD_LETTERS = 11
"""The least width of a fact beside its title, in letters; else it is below a long title."""
MAY_BREAK = "(\N{ZERO WIDTH SPACE}"
"""An opening bracket after which a line may be broken where the panel is narrow."""


@guarded
class CodeRow(QWidget):
    """A line of code; the one that is running has a bar at its start and a tinted background."""

    def __init__(self) -> None:
        super().__init__()
        self._theme: Theme | None = None

    def light(self, theme: Theme | None) -> None:
        """Highlight the line in the colours of a theme; without one it looks like the others."""
        self._theme = theme
        self.update()

    @property
    def is_lit(self) -> bool:
        """Whether the line is highlighted."""
        return self._theme is not None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background and the bar of the line that is running."""
        theme = self._theme
        if theme is None:
            return
        painter, bar = QPainter(self), QRect(0, 0, TIGHT, self.height())
        painter.fillRect(self.rect(), QColor(mixed(theme.base, theme.accent, LIT)))
        painter.fillRect(bar, QColor(theme.accent))


@guarded
class CodePanel(QFrame):
    """Pseudocode with the line that is running highlighted, in the colour of the current node, and
    marked by a pointer.

    Lines that are too long are broken, and go on below their first letter.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in every language
        self.setFrameShape(QFrame.Shape.StyledPanel)
        #: Name of the panel with the pseudocode, for screen readers
        self.setAccessibleName(self.tr("Algorithm"))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(HAIR, HAIR, HAIR, HAIR)
        self._layout.setSpacing(0)
        self._rows: list[tuple[CodeRow, QLabel, QLabel]] = []
        self._theme = LIGHT
        self._spaces: list[int] = []
        self._line = -1
        TypeFollower(self, self._fit)

    def width_of(self, lines: list[str]) -> int:
        """Return the width in pixels that unbroken `lines` need; call `set_lines` first."""
        metrics = self._rows[0][2].fontMetrics()
        wide = (
            metrics.horizontalAdvance(code) + self._indent(line) for line, code in _parted(lines)
        )
        return max(wide) + POINTER_WIDTH + AROUND

    def _indent(self, spaces: int) -> int:
        metrics = self._rows[0][2].fontMetrics()
        return round(spaces // INDENT * LEVEL * metrics.horizontalAdvance(" "))

    def _fit(self) -> None:
        """Indent the lines by widths of a letter."""
        for (_, _, code), spaces in zip(self._rows, self._spaces, strict=True):
            code.setContentsMargins(self._indent(spaces), 0, 0, 0)

    def set_lines(self, lines: list[str]) -> None:
        """Replace the code."""
        for row, _, _ in self._rows:
            self._layout.removeWidget(row)
            row.deleteLater()
        self._rows = []
        self._line = -1
        self._spaces = [spaces for spaces, _ in _parted(lines)]
        for _, line in _parted(lines):
            row = CodeRow()
            pointer, code = QLabel(), QLabel(line.replace("(", MAY_BREAK))
            pointer.setFixedWidth(POINTER_WIDTH)
            pointer.setAlignment(Qt.AlignmentFlag.AlignTop)
            enlarge(code, fixed=True)
            code.setWordWrap(True)
            code.setAccessibleName(line)
            layout = QHBoxLayout(row)
            layout.setContentsMargins(TIGHT, 0, HAIR, 0)
            layout.setSpacing(0)
            layout.addWidget(pointer)
            layout.addWidget(code, 1)
            self._layout.addWidget(row)
            self._rows.append((row, pointer, code))
        self._fit()

    def lit_row(self) -> QWidget | None:
        """Return the row of the line that is running; None if there is none."""
        return self._rows[self._line][0] if self._line >= 0 else None

    def light(self, line: int) -> None:
        """Highlight a line."""
        if line == self._line:
            return
        before, self._line = self._line, line
        for number in {before, line} - {-1}:
            self._paint_row(number)
        self.setAccessibleDescription(self._rows[line][2].accessibleName())

    def set_theme(self, theme: Theme) -> None:
        """Paint the rows in the colours of a theme."""
        self._theme = theme
        for number in range(len(self._rows)):
            self._paint_row(number)

    def _paint_row(self, number: int) -> None:
        """Highlight a line, or show it as the others."""
        row, pointer, _ = self._rows[number]
        is_lit = number == self._line
        pointer.setText(POINTER if is_lit else "")
        colors = pointer.palette()
        colors.setColor(QPalette.ColorRole.WindowText, QColor(self._theme.accent))
        pointer.setPalette(colors)
        row.light(self._theme if is_lit else None)


def _parted(lines: list[str]) -> list[tuple[int, str]]:
    """Return the leading spaces of each line, and the rest of it."""
    return [(len(line) - len(line.lstrip()), line.strip()) for line in lines]


class WindowBound(NamedTuple):
    """Alpha or beta: its place from 0 (smallest value) to 1 (largest), and its text.

    An infinite place means that the end of the window is still open.
    """

    share: float
    text: str


@guarded
class WindowNumberLine(QWidget):
    """A number line from the worst to the best value, with the alpha-beta window on it."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in every language
        self._alpha, self._beta = WindowBound(-inf, ""), WindowBound(inf, "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        #: Name of a number line, for screen readers
        self.setAccessibleName(self.tr("Alpha-beta window"))
        self.setToolTip(
            self.tr(
                "MAX is already sure of alpha, and MIN is sure of beta. "
                "Only a value between them can change the result."
            )
        )
        TermNotes(self, self._note)

    def _note(self, point: QPoint | None) -> str:
        """Return what is tapped: alpha above the line, beta below it, or the window itself."""
        if point is None:
            return definitions(GlossaryTerm.ALPHA, GlossaryTerm.BETA, GlossaryTerm.WINDOW)
        above = point.y() - self.height() / 2
        if abs(above) <= NEAR:
            return definition(GlossaryTerm.WINDOW)
        return definition(GlossaryTerm.ALPHA if above < 0 else GlossaryTerm.BETA)

    def sizeHint(self) -> QSize:
        """Return a size for one line of numbers with a text above and below."""
        return QSize(220, 4 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Return the preferred height, so that the widget never gets lower."""
        return QSize(160, self.sizeHint().height())

    #: The number line in words, for screen readers. {alpha}, {beta}: values
    def set_window(self, alpha: WindowBound, beta: WindowBound) -> None:
        """Show another window."""
        if (alpha, beta) == (self._alpha, self._beta):
            return
        self._alpha, self._beta = alpha, beta
        text = self.tr("alpha {alpha}, beta {beta}")
        self.setAccessibleDescription(text.format(alpha=alpha.text, beta=beta.text))
        self.update()

    def _x(self, end: WindowBound) -> float:
        if isinf(end.share):
            return MARGIN / 2 if end.share < 0 else self.width() - MARGIN / 2
        return MARGIN + end.share * (self.width() - 2 * MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the window as a thick part of it, and the names of both ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = self.palette()
        middle = self.height() / 2
        left, right = self._x(self._alpha), self._x(self._beta)
        painter.setPen(QPen(colors.color(QPalette.ColorRole.Mid), 2))
        painter.drawLine(QPointF(4, middle), QPointF(self.width() - 4, middle))
        if left <= right:
            pen = QPen(colors.color(QPalette.ColorRole.Highlight), 7)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        else:
            painter.setPen(QPen(colors.color(QPalette.ColorRole.WindowText), 2))
            # above the line at the end where alpha's text is not
            name = self._room(left, self._names()[0], above=True)
            room = QRectF(4, name.top(), name.left() - 8, name.height())
            if left <= self.width() / 2:
                room = QRectF(name.right() + 4, name.top(), self.width(), name.height())
                room.setRight(self.width() - 4)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.tr("nothing in between"))
        alpha, beta = self._names()
        self._mark(painter, left, alpha, above=True)
        self._mark(painter, right, beta, above=False)

    #: Below the ends of a number line
    def _names(self) -> tuple[str, str]:
        alpha = self.tr("α = {value}")
        beta = self.tr("β = {value}")
        return alpha.format(value=self._alpha.text), beta.format(value=self._beta.text)

    def _room(self, x: float, name: str, *, above: bool) -> QRectF:
        """Return the rectangle for the name of one end of the window."""
        height, width = self.fontMetrics().height(), self.fontMetrics().horizontalAdvance(name) + 4
        start = min(max(x - width / 2, 0), self.width() - width)
        middle = self.height() / 2
        return QRectF(start, middle - 14 - height if above else middle + 14, width, height)

    def _mark(self, painter: QPainter, x: float, name: str, *, above: bool) -> None:
        middle, sign = self.height() / 2, -1 if above else 1
        color = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(color, 1.5))
        painter.setBrush(color)
        tip = QPointF(x, middle + sign * 5)
        painter.drawPolygon(
            QPolygonF([tip, tip + QPointF(-5, sign * 8), tip + QPointF(5, sign * 8)])
        )
        room = self._room(x, name, above=above)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


class ExplainPanel(QWidget):
    """Describe the current step of a run.

    Attributes:
        reason: the explanation; it is laid out outside this panel, so that it stays in place when
            the panel is scrolled.
        code: the pseudocode.
        window_line: alpha and beta.
        scale: the meaning of the numbers.
        has_steps: whether there are buttons to step, so that the first sentence may name one.
    """

    has_steps = True

    def __init__(self) -> None:
        super().__init__()
        self._run: TreeRun | None = None
        self._words: StepWords | None = None
        self._values: RunValues | None = None
        self._plain_nodes: int | None = None
        self._is_guessing = self._is_watched = False
        self.reason = StepSentence()
        #: Name of the sentence about the step, for screen readers
        set_accessible_title(self.reason, self.tr("What happens"))
        self.code = CodePanel()
        self.window_line = WindowNumberLine()
        self._counts = {name: QLabel() for name in ("nodes", "leaves", "cuts", "deepest", "share")}
        self._state = {name: QLabel() for name in ("mover", "best", "ply")}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        layout.setSpacing(NEAR)
        layout.addWidget(self.code)
        self._details = QWidget()
        details = QVBoxLayout(self._details)
        details.setContentsMargins(0, 0, 0, 0)
        details.setSpacing(NEAR)
        details.addWidget(self.window_line)
        details.addLayout(self._form(self._state, self._state_titles()))
        details.addLayout(self._form(self._counts, self._count_titles()))
        layout.addWidget(self._details)
        self.scale = QLabel()
        self.scale.setWordWrap(True)
        set_accessible_title(self.scale, self.tr("What the numbers mean"))
        layout.addWidget(self.scale)
        layout.addStretch(1)
        TypeFollower(self, self._fit_type)

    def _fit_type(self) -> None:
        """Leave words of the facts unbroken where titles are long."""
        for label in (*self._state.values(), *self._counts.values()):
            label.setMinimumWidth(FIELD_LETTERS * label.fontMetrics().averageCharWidth())

    def height_of_code(self, width: int) -> int:
        """Return the height in pixels of the code with margins in a panel of this width."""
        around = 2 * NEAR
        return self.code.heightForWidth(width - around) + around

    def set_theme(self, theme: Theme) -> None:
        """Set the colours of the code."""
        self.code.set_theme(theme)

    def show_set(self, chosen: ControlSet) -> None:
        """Show what belongs to a set of controls below the code.

        To watch, the code is enough. The window of alpha-beta and the counters are for studying.
        """
        self._details.setVisible(chosen is ControlSet.STUDY)
        self._is_watched = chosen is ControlSet.WATCH
        self._show_scale()

    def _show_scale(self) -> None:
        """Say what the numbers mean, except to watch and where they are just numbers."""
        run = self._run
        has_scale = run is not None and not counts_numbers(run.trace.position.game)
        self.scale.setVisible(has_scale and not self._is_watched)

    #: Label beside the tree
    def _state_titles(self) -> dict[str, str]:
        return {
            "mover": self.tr("Whose turn?"),
            "best": self.tr("Best so far"),
            "ply": self.tr("Moves below the top"),
        }

    #: Labels beside the tree: what the search has counted so far
    def _count_titles(self) -> dict[str, str]:
        return {
            "nodes": self.tr("Positions"),
            "leaves": self.tr("Leaves"),
            "cuts": self.tr("Cuts"),
            "deepest": self.tr("Deepest look"),
            "share": self.tr("Compared with minimax"),
        }

    def _form(self, labels: dict[str, QLabel], titles: dict[str, str]) -> QFormLayout:
        notes = {
            "mover": definitions(GlossaryTerm.MAX, GlossaryTerm.MIN),
            "best": definition(GlossaryTerm.PRINCIPAL_VARIATION),
            "nodes": definition(GlossaryTerm.NODE),
            "leaves": definition(GlossaryTerm.LEAF),
            "cuts": definition(GlossaryTerm.CUT),
            "deepest": definition(GlossaryTerm.DEPTH),
            "share": definition(GlossaryTerm.MINIMAX),
        }
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setHorizontalSpacing(NEAR)
        form.setVerticalSpacing(HAIR)
        for name, label in labels.items():
            set_accessible_title(label, titles[name])
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setWordWrap(True)
            title = QLabel(titles[name])
            if name in notes:
                explain_label(title, notes[name])
            form.addRow(title, label)
        return form

    def set_run(self, run: TreeRun, plain_nodes: int | None) -> None:
        """Describe another run.

        Args:
            run: the run.
            plain_nodes: the positions that plain minimax visits in the same tree; None if unknown.
        """
        self._run, self._plain_nodes = run, plain_nodes
        self._words = StepWords(run.trace)
        self._values = RunValues(run.trace, run.value_range())
        prunes = run.trace.algorithm.prunes
        self.code.set_lines(pseudocode(prunes=prunes))
        self.window_line.setVisible(prunes)
        self._show_scale()
        self.scale.setText(scale_text(run.trace))
        run.moved.connect(self.refresh)
        self.reason.begin()
        self.refresh()

    def set_plain_nodes(self, nodes: int) -> None:
        """Set the number of positions that plain minimax visits in the same tree."""
        self._plain_nodes = nodes
        self.refresh()

    def set_guessing(self, guessing: bool) -> None:
        """Set whether values are being guessed and must stay hidden until then."""
        self._is_guessing = guessing
        self.refresh()

    def _hides(self, step: Step) -> bool:
        """Return whether the node's best value so far, one end of the window, must stay hidden."""
        return self._is_guessing and step.summary is None and bool(step.node.moves)

    def refresh(self) -> None:
        """Show the current step of the run."""
        run, words, values = self._run, self._words, self._values
        if run is None or words is None or values is None:
            return
        step = run.step
        self._say(run, words)
        is_max = values.takes_largest(step.node.position.turn)
        self.code.light(
            pseudocode_line(step, prunes=run.trace.algorithm.prunes, takes_largest=is_max)
        )
        alpha, beta = values.window(step.node.alpha, step.node.beta)
        ends = [WindowBound(values.share(end), values.text(end)) for end in (alpha, beta)]
        if self._hides(step):
            ends[not is_max] = WindowBound(-inf if is_max else inf, UNKNOWN)
        self.window_line.set_window(*ends)
        self._show_state(step, values)
        self._show_counts(step)

    def _say(self, run: TreeRun, words: StepWords) -> None:
        """Explain the step; at the first one, also say how to go on, if the run may go on."""
        sentence, short = words.sentence(run.step), words.short(run.step)
        if self.has_steps and not run.index and run.last and run.marks is None:
            #: {sentence}: one or two whole sentences, such as "It is X's turn."
            text = self.tr("{sentence} Press “Step” to look ahead.")
            sentence, short = text.format(sentence=sentence), sentence
        self.reason.say(sentence, short)

    #: Beside the tree, at “Whose turn” and “Best so far”; “nobody”: the game is over
    def _show_state(self, step: Step, values: RunValues) -> None:
        node = step.node
        game = node.position.game
        role = self.tr("{player}: MIN")
        if values.takes_largest(node.position.turn):
            role = self.tr("{player}: MAX")
        over = node.position.outcome is not None
        mover = self.tr("nobody") if over else player_name(game, node.position.turn)
        bare = over or game.is_numeric  # in a number tree the players have no names but MAX and MIN
        self._state["mover"].setText(mover if bare else role.format(player=mover))
        best = node.best
        text = self.tr("{move}: {value}")
        set_spoken_text(
            self._state["best"],
            UNKNOWN
            if self._hides(step)
            else "\N{EN DASH}"
            if best is None
            else text.format(
                move=move_name(node.position, best.move),
                value=values.marked(best.value, best.summary.bound),
            ),
        )
        self._state["ply"].setText(str(len(step.path) - 1))

    #: Beside the tree: how much of its positions minimax would visit. {nodes}: a number
    def _show_counts(self, step: Step) -> None:
        counters = step.counters
        for name in ("nodes", "leaves", "cuts", "deepest"):
            self._counts[name].setText(grouped(getattr(counters, name)))
        if self._plain_nodes:
            share = self.tr("{percent}% of {nodes} positions", "", self._plain_nodes)
            part = 100 * counters.nodes / self._plain_nodes
            percent = (
                grouped(part, 1)
                if part >= 1
                else short(part, 2)
                if part >= 0.001
                else f"< {grouped(0.001, 3)}"
            )
            nodes = grouped(self._plain_nodes)
            self._counts["share"].setText(share.format(percent=percent, nodes=nodes))
        else:
            self._counts["share"].setText("\N{EN DASH}")
