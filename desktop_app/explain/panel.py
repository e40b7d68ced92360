# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Beside the tree: the code that runs, why, the window, and what was counted."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QFormLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.core.score import counts_numbers
from desktop_app.explain.code_panel import CodePanel
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.window_line import WindowEnd, WindowLine
from desktop_app.explain.words.code import line_of, pseudocode
from desktop_app.explain.words.run_values import RunValues
from desktop_app.explain.words.steps import StepWords
from desktop_app.explain.words.tree import UNKNOWN
from desktop_app.games.registry import move_name, player_name
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, CAPTION, HAIR, NEAR, READ, TypeFollower
from desktop_app.kit.screen_reader import entitle
from desktop_app.search.trace_steps import Step
from desktop_app.words.scales import scale_text

LINES_OF_REASON = 5
SIZES = (READ, 1.0, CAPTION)
"""Of the sentence, beside other type: smaller where it is long."""


@guarded
class _Reason(QLabel):
    """The sentence; it has one height, so that nothing below moves from step to step."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setContentsMargins(NEAR, NEAR, NEAR, 0)
        TypeFollower(self, self._follow)

    def say(self, text: str) -> None:
        """Say another sentence."""
        if text != self.text():
            self.setText(text)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As large as there is room for it."""
        super().resizeEvent(event)
        self._fit()

    def _follow(self) -> None:
        line = QFontMetrics(_sized(READ)).lineSpacing()
        self.setFixedHeight(LINES_OF_REASON * line + 8)
        self._fit()

    def _fit(self) -> None:
        fonts = [_sized(times) for times in SIZES]
        font = next(filter(self._has_room, fonts), fonts[-1])
        if font != self.font():
            self.setFont(font)

    def _has_room(self, font: QFont) -> bool:
        room, flags = self.contentsRect(), Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return room.contains(QFontMetrics(font).boundingRect(room, flags, self.text()))


def _sized(times: float) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * times)
    return font


class ExplainPanel(QWidget):
    """What happens in the step at which a run stands.

    Attributes:
        reason: the sentence; it is no part of this panel's own column, for it stays where it is
            when that is scrolled.
        code: the algorithm.
        window_line: alpha and beta.
        scale: what the numbers mean.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: TreeRun | None = None
        self._words: StepWords | None = None
        self._values: RunValues | None = None
        self._plain_nodes: int | None = None
        self._is_guessing = False
        self.reason = _Reason()
        entitle(self.reason, self.tr("What happens"))
        self.code = CodePanel()
        self.window_line = WindowLine()
        self._counts = {name: QLabel() for name in ("nodes", "leaves", "cuts", "deepest", "share")}
        self._state = {name: QLabel() for name in ("mover", "best", "ply")}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        layout.setSpacing(NEAR)
        layout.addWidget(self.window_line)
        layout.addWidget(self.code)
        layout.addLayout(self._form(self._state, self._state_titles()))
        layout.addLayout(self._form(self._counts, self._count_titles()))
        self.scale = QLabel()
        self.scale.setWordWrap(True)
        entitle(self.scale, self.tr("What the numbers mean"))
        layout.addWidget(self.scale)
        layout.addStretch(1)

    def _state_titles(self) -> dict[str, str]:
        return {
            "mover": self.tr("To move"),
            "best": self.tr("Best so far"),
            "ply": self.tr("Moves looked ahead"),
        }

    def _count_titles(self) -> dict[str, str]:
        return {
            "nodes": self.tr("Positions"),
            "leaves": self.tr("Leaves"),
            "cuts": self.tr("Cuts"),
            "deepest": self.tr("Deepest"),
            "share": self.tr("Of plain minimax"),
        }

    def _form(self, labels: dict[str, QLabel], titles: dict[str, str]) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(APART)
        form.setVerticalSpacing(HAIR)
        for name, label in labels.items():
            entitle(label, titles[name])
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setWordWrap(True)
            form.addRow(titles[name], label)
        return form

    def set_run(self, run: TreeRun, plain_nodes: int | None) -> None:
        """Tell of another run.

        Args:
            run: it.
            plain_nodes: the positions that plain minimax visits in the same tree, if counted.
        """
        self._run, self._plain_nodes = run, plain_nodes
        self._words = StepWords(run.trace)
        self._values = RunValues(run.trace, run.value_range())
        prunes = run.trace.algorithm.prunes
        self.code.set_lines(pseudocode(prunes=prunes))
        self.window_line.setVisible(prunes)
        self.scale.setVisible(not counts_numbers(run.trace.position.game))
        self.scale.setText(scale_text(run.trace))
        run.moved.connect(self.refresh)
        self.refresh()

    def set_plain_nodes(self, nodes: int) -> None:
        """The positions that plain minimax visits in the same tree are known now."""
        self._plain_nodes = nodes
        self.refresh()

    def set_guessing(self, guessing: bool) -> None:
        """Whether values are to be guessed, and so not told before."""
        self._is_guessing = guessing
        self.refresh()

    def _hides(self, step: Step) -> bool:
        """Whether the node's own side of the window, its best so far, is to be guessed."""
        return self._is_guessing and step.summary is None and bool(step.node.moves)

    def refresh(self) -> None:
        """Tell of the step at which the run stands."""
        run, words, values = self._run, self._words, self._values
        if run is None or words is None or values is None:
            return
        step = run.step
        self.reason.say(words.sentence(step))
        is_max = values.takes_largest(step.node.position.turn)
        self.code.light(line_of(step, prunes=run.trace.algorithm.prunes, takes_largest=is_max))
        alpha, beta = values.window(step.node.alpha, step.node.beta)
        ends = [WindowEnd(values.share(end), values.text(end)) for end in (alpha, beta)]
        if self._hides(step):
            ends[not is_max] = WindowEnd(-inf if is_max else inf, UNKNOWN)
        self.window_line.set_window(*ends)
        self._show_state(step, values)
        self._show_counts(step)

    def _show_state(self, step: Step, values: RunValues) -> None:
        node = step.node
        game = node.position.game
        role = self.tr("{player}: MIN")
        if values.takes_largest(node.position.turn):
            role = self.tr("{player}: MAX")
        over = node.position.outcome is not None
        mover = self.tr("nobody") if over else player_name(game, node.position.turn)
        bare = over or game.is_numeric  # on a bare tree the players have no other names
        self._state["mover"].setText(mover if bare else role.format(player=mover))
        best = node.best
        text = self.tr("{move}: {value}")
        self._state["best"].setText(
            UNKNOWN
            if self._hides(step)
            else "\N{EN DASH}"
            if best is None
            else text.format(
                move=move_name(node.position, best.move),
                value=values.marked(best.value, best.summary.bound),
            )
        )
        self._state["ply"].setText(str(len(step.path) - 1))

    def _show_counts(self, step: Step) -> None:
        counters = step.counters
        for name in ("nodes", "leaves", "cuts", "deepest"):
            self._counts[name].setText(f"{getattr(counters, name):,}")
        if self._plain_nodes:
            share = self.tr("{percent} % of its {nodes} positions", "", self._plain_nodes)
            part = 100 * counters.nodes / self._plain_nodes
            percent = f"{part:.1f}" if part >= 1 else f"{part:.2g}" if part >= 0.001 else "< 0.001"
            nodes = f"{self._plain_nodes:,}"
            self._counts["share"].setText(share.format(percent=percent, nodes=nodes))
        else:
            self._counts["share"].setText("\N{EN DASH}")
