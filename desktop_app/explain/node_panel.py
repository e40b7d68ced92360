# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One node close up, beside the tree or over it: its board, and what is known about it so far."""

from __future__ import annotations

from math import isinf

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import MAX, MIN, Move, Position, position_after
from desktop_app.explain.drawn_tree import DrawnNode, NodeState, Path
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.words.tree import UNKNOWN, TreeTexts
from desktop_app.games.registry import (
    board_of,
    family_of,
    has_board,
    move_name,
    player_name,
    wording_of,
)
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.controls import make_card
from desktop_app.kit.look.scale import APART, HAIR, HEADING, NEAR, TypeFollower, enlarge
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.numerals import grouped, listed
from desktop_app.search.algorithm import guess_parts
from desktop_app.search.trace_steps import NodeFrame
from desktop_app.words.values import level_word, outcome_text, signed

PALE = 0.55
"""The opacity of the pieces that stood there before the node's move."""
LEAST_SIDE = 6
"""The least side in pixels of a place on the board."""
MOST_MOVES = 4
"""Of a longer way to the node, only the last moves are named."""
DASHES = (2.4, 2.0)
VALUE_SHARE = 0.7
"""The largest share of a line that a long value may take from its title."""
COUNTED_LINES = 2
"""The lines that always have room for what the evaluation counts."""

GLANCE_WIDTH, GLANCE_HEIGHT = 0.3, 0.5
"""The largest shares of the tree that the board of a node may cover."""


@guarded
class NodeBoard(QWidget):
    """The board at a node: the new piece strong, the others pale, and the reply that is known."""

    def __init__(self) -> None:
        super().__init__()
        self._theme: Theme = LIGHT
        self._kind: BoardKind | None = None
        self._picture: BoardPicture | None = None
        self._reply: Move | None = None
        self._high = 0
        # a low window may take height away again
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Return the height that the board was given."""
        return QSize(0, self._high)

    def minimumSizeHint(self) -> QSize:
        """Return an empty size, so that the board never keeps the window from getting smaller."""
        return QSize(0, 0)

    @property
    def position(self) -> Position | None:
        """The position on the board; None for none."""
        return None if self._picture is None else self._picture.position

    @property
    def reply(self) -> Move | None:
        """The move that is marked as the best reply known so far; None for none."""
        return self._reply

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of a theme."""
        self._theme = theme
        self.update()

    def show_position(self, position: Position, last: Move | None, reply: Move | None) -> None:
        """Show a position.

        Args:
            position: the position.
            last: the move that led to it; None at the top.
            reply: the best reply known so far, which is marked; None for none.
        """
        picture = BoardPicture(position, last_move=last)
        if (picture, reply) == (self._picture, self._reply):
            return
        if self._picture is None or self._picture.position.game != position.game:
            self._kind = board_of(position.game) if has_board(position.game) else None
        self._picture, self._reply = picture, reply
        self.update()

    def set_room(self, width: int, height: int) -> None:
        """Take as much of a room as the board needs."""
        kind, high = self._kind, 0
        if kind is not None:
            across, down = kind.extent
            side = max(min(int((width - 2) / across), int((height - 2) / down)), LEAST_SIDE)
            high = round(side * down) + 2
        if high != self._high:
            self._high = high
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, then the pieces."""
        kind, picture = self._kind, self._picture
        if kind is None or picture is None:
            return
        across, down = kind.extent
        side = int(min((self.width() - 2) / across, (self.height() - 2) / down))
        if side < LEAST_SIDE:
            return
        wide, high = round(side * across), round(side * down)
        painter = QPainter(self)
        painter.translate((self.width() - wide) // 2, (self.height() - high) // 2)
        canvas = Canvas(painter, side, self._theme, self.font())
        kind.paint_ground(canvas)
        pieces = self._pieces(kind, picture, side, QSize(wide, high))
        place = None
        if picture.last_move is not None:
            place = kind.visible_place(picture, picture.last_move)
        if place is None:
            painter.drawPixmap(0, 0, pieces)
        else:
            painter.setOpacity(PALE)
            painter.drawPixmap(0, 0, pieces)
            painter.setOpacity(1)
            painter.save()
            painter.setClipRect(kind.rect(place, side))
            painter.drawPixmap(0, 0, pieces)
            painter.restore()
        kind.paint_end(canvas, picture)
        if self._reply is not None:
            self._ring(canvas, kind.rect(kind.place_of(picture.position, self._reply), side))
        painter.end()

    def _pieces(self, kind: BoardKind, picture: BoardPicture, side: int, size: QSize) -> QPixmap:
        """Return the pieces on a clear ground; kinds may set the painter's opacity themselves."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        kind.paint_pieces(Canvas(painter, side, self._theme, self.font()), picture)
        painter.end()
        return pixmap

    def _ring(self, canvas: Canvas, place: QRectF) -> None:
        """Draw a dashed ring around the place of the reply."""
        pen = QPen(QColor(self._theme.loss), max(2.0, canvas.side * 0.06))
        pen.setDashPattern(DASHES)
        canvas.painter.setPen(pen)
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        reach = min(place.width(), place.height()) * 0.38
        canvas.painter.drawEllipse(QPointF(place.center()), reach, reach)


@guarded
class GlanceBoard(QFrame):
    """The board of a node that the reader points at, large over a tree with no panel beside it."""

    def __init__(self, tree: QWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        make_card(self)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.board = NodeBoard()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        layout.addWidget(self.board)
        self.hide()

    def show_node(self, node: DrawnNode, place: QPoint) -> None:
        """Show the board of a node at a place, in the lower corner away from it.

        A tree of numbers has no boards.
        """
        if not has_board(node.position.game):
            self.hide()
            return
        room = self._tree.size()
        self.board.show_position(node.position, node.path[-1] if node.path else None, None)
        self.board.set_room(int(GLANCE_WIDTH * room.width()), int(GLANCE_HEIGHT * room.height()))
        across, down = board_of(node.position.game).extent
        high = self.board.sizeHint().height()
        self.resize(round(high * across / down) + 2 * NEAR, high + 2 * NEAR)
        is_left = place.x() < room.width() / 2
        left = room.width() - self.width() - NEAR if is_left else NEAR
        self.move(left, room.height() - self.height() - NEAR)
        self.show()
        self.raise_()


class _Fact:
    """A line with a title and a value at its end, which may take most of the line."""

    def __init__(self) -> None:
        self.title, self.value = ElidedLabel(), ElidedLabel()
        enlarge(self.value, bold=True)
        self.value.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.value.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.line = QHBoxLayout()
        self.line.setSpacing(APART)
        self.line.addWidget(self.title, 1)
        self.line.addWidget(self.value)

    def say(self, title: str, value: str) -> None:
        """Show a title and its value."""
        self.title.show_whole(title)
        self.value.show_whole(value)
        set_accessible_title(self.value, title)

    def fit(self, width: int) -> None:
        """Leave the title its share of a width in pixels."""
        needed = self.value.fontMetrics().horizontalAdvance(self.value.whole) + HAIR
        room = min(needed, round(VALUE_SHARE * width))
        if room != self.value.minimumWidth():
            self.value.setFixedWidth(room)

    def show(self, shown: bool) -> None:
        """Show or hide the line."""
        for label in (self.title, self.value):
            label.setVisible(shown)


@guarded
class NodePanel(QWidget):
    """The board and the facts of a node: the current one, or one that the reader points at.

    Attributes:
        board: the board.
        title: the moves that lead to the node.
        mover: who moves there, or how the game ended.
    """

    def __init__(self) -> None:
        super().__init__()
        self._run: TreeRun | None = None
        self._values: RunValues | None = None
        self.title, self.mover, self._counted = ElidedLabel(), ElidedLabel(), QLabel()
        enlarge(self.title, HEADING, bold=True)
        #: Name of the panel that shows one node of the tree, for screen readers
        set_accessible_title(self.title, self.tr("Node"))
        set_accessible_title(self.mover, self.tr("Whose turn here?"))
        set_accessible_title(self._counted, self.tr("How this position is judged"))
        self._counted.setWordWrap(True)
        self.board = NodeBoard()
        self._worth, self._best, self._sure_of = _Fact(), _Fact(), _Fact()
        self._visited, self._sides_of = _Fact(), _Fact()
        self._facts = (self._worth, self._best, self._sure_of, self._visited, self._sides_of)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, NEAR, NEAR, HAIR)
        layout.setSpacing(HAIR)
        for widget in (self.title, self.mover, self.board):
            layout.addWidget(widget)
        for fact in self._facts:
            layout.addLayout(fact.line)
        layout.addWidget(self._counted)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        TypeFollower(self, self._fit)

    def set_theme(self, theme: Theme) -> None:
        """Paint the board in the colours of a theme."""
        self.board.set_theme(theme)

    def set_run(self, run: TreeRun) -> None:
        """Describe the nodes of another run."""
        self._run, self._values = run, RunValues(run.trace)
        algorithm = run.trace.algorithm
        self._sure_of.show(algorithm.prunes)
        position = run.trace.position
        evaluates = algorithm.depth is not None  # else no evaluation is asked for
        self._sides_of.show(evaluates and family_of(position.game).sides(position) is not None)
        has_terms = evaluates and has_board(position.game)
        is_counted = has_terms and guess_parts(algorithm.evaluation, position) is not None
        self._counted.setVisible(is_counted)

    def height_without_board(self) -> int:
        """Return the height in pixels of everything but the board, the same at every node."""
        high = self.sizeHint().height() - self.board.sizeHint().height()
        if not self._counted.isHidden():
            usual = COUNTED_LINES * self._counted.fontMetrics().lineSpacing()
            high += usual - self._counted.height()
        return high

    def set_room(self, width: int, height: int) -> None:
        """Fit the board into a width and a height in pixels."""
        self.board.set_room(width - 2 * NEAR, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the lines between titles and values again."""
        super().resizeEvent(event)
        self._fit()

    def fact(self, title: str) -> str:
        """Return the value of the fact with a title; empty if it is not shown."""
        lines = (fact for fact in self._facts if fact.title.whole == title)
        return next((fact.value.whole for fact in lines), "")

    @property
    def counted(self) -> str:
        """How the evaluation judges the node, term by term; empty if it says nothing."""
        return self._counted.text()

    def show_node(self, node: DrawnNode, texts: TreeTexts) -> None:
        """Show a node of the run; `texts` hides what is still being guessed."""
        run, values = self._run, self._values
        if run is None or values is None:
            return
        frame = run.trace.frame(node.path, run.index)
        value = texts.value(node)
        is_hidden = value == UNKNOWN
        best = None if frame is None or frame.best is None or is_hidden else frame.best.move
        is_reply = node.state is not NodeState.WAITING and run.marks is None
        last = node.path[-1] if node.path else None
        self.board.show_position(node.position, last, best if is_reply else None)
        self.title.show_whole(self._title(node.path, run.trace.position))
        self.mover.show_whole(self._mover(node.position, values))
        self._show_counted(node, values)
        self._show_facts(node, value, frame, best)

    #: Above a node of the tree: the moves that lead to it
    def _title(self, path: Path, root: Position) -> str:
        if not path:
            return self.tr("At the top")
        names = [move_name(position_after(root, path[:ply]), move) for ply, move in enumerate(path)]
        if len(names) > MOST_MOVES:
            names = ["\N{HORIZONTAL ELLIPSIS}", *names[1 - MOST_MOVES :]]
        return self.tr("After {moves}").format(moves=listed(names))

    #: Beside a node of the tree. {role}: “MAX” or “MIN”, or a player with it
    def _mover(self, position: Position, values: RunValues) -> str:
        if position.outcome is not None:
            return outcome_text(position) or self.tr("The end of this branch")
        takes_largest = values.takes_largest(position.turn)
        if position.game.is_numeric:
            role = self.tr("{role} chooses here")
            return role.format(role=level_word(takes_largest=takes_largest))
        #: {role}: MAX or MIN
        text = self.tr("{player}'s turn: {role}")
        player = player_name(position.game, position.turn)
        return text.format(player=player, role=level_word(takes_largest=takes_largest))

    def _show_counted(self, node: DrawnNode, values: RunValues) -> None:
        """Show the terms of the evaluation of an unfinished position, if the search has one."""
        assert self._run is not None
        position, algorithm = node.position, self._run.trace.algorithm
        terms = None
        if position.outcome is None and algorithm.depth is not None:
            terms = guess_parts(algorithm.evaluation, position)
        words = wording_of(position.game)
        told = (f"{words.term(term)} {signed(values.shown(term.number))}" for term in terms or ())
        self._counted.setText(listed(told))
        self._fit_counted()

    def _fit_counted(self) -> None:
        """Give the terms the height that they need in this type and width."""
        line = self._counted.fontMetrics().lineSpacing()
        self._counted.setMinimumHeight(0)  # else Qt returns no less than the former height
        needed = self._counted.heightForWidth(self.width() - 2 * NEAR)
        self._counted.setFixedHeight(max(COUNTED_LINES * line, needed))

    #: Labels beside a node of the tree: what it is worth, and how much of what lies below it was
    #: visited. {nodes}, {all}: numbers
    def _show_facts(
        self, node: DrawnNode, value: str, frame: NodeFrame | None, best: Move | None
    ) -> None:
        run, values = self._run, self._values
        assert run is not None
        assert values is not None
        dash = "\N{EN DASH}"
        is_over = node.position.outcome is not None
        if is_over or node.is_settled:
            title = self.tr("Value")
        elif values.takes_largest(node.position.turn):
            title = self.tr("Largest so far")
        else:
            title = self.tr("Smallest so far")
        self._worth.say(title, value or dash)
        named = "" if best is None or frame is None else move_name(node.position, best)
        self._best.say(self.tr("Best move so far"), named or dash)
        self._sure_of.say(*self._sure(node, values))
        counters, whole = run.step.counters, run.summary
        visited = self.tr("{nodes} of {all}")
        self._visited.say(
            self.tr("Visited"),
            visited.format(nodes=grouped(counters.nodes), all=grouped(whole.nodes)),
        )
        self._sides_of.say(*self._sides(node.position))
        self._fit()

    def _fit(self) -> None:
        for fact in self._facts:
            fact.fit(self.width() - 2 * NEAR)
        self._fit_counted()

    def _sides(self, position: Position) -> tuple[str, str]:
        """Return what the game's evaluation counts, and how much of it each side has."""
        family = family_of(position.game)
        counts = family.sides(position)
        if counts is None:
            return "", ""
        #: what an evaluation counts for each of two players, such as open lines: "X 3, O 4"
        #: {first}, {second}: the names of the players
        text = self.tr("{first} {count}, {second} {other}")
        (one, other), names = counts, [player_name(position.game, each) for each in (MAX, MIN)]
        title = wording_of(position.game).evaluation(next(iter(family.evaluations)))
        return title, text.format(first=names[0], count=one, second=names[1], other=other)

    #: Beside a node of the tree: the best value that the other player can get elsewhere; “nothing”
    #: stands for no value yet
    def _sure(self, node: DrawnNode, values: RunValues) -> tuple[str, str]:
        """Return who does not move here, and what this side is already sure of elsewhere."""
        run = self._run
        assert run is not None
        position, root = node.position, run.trace.position
        text = "\N{EN DASH}"
        if node.window is not None:
            alpha, beta = node.window
            limit = beta if position.turn is MAX else alpha
            text = self.tr("nothing") if isinf(limit) else values.text(limit)
        other = position.turn.opponent
        if other is root.turn and not position.game.is_numeric:
            return self.tr("You already have"), text
        title = self.tr("{player} already has")
        return title.format(player=player_name(position.game, other)), text
