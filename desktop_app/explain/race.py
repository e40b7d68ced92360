# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The race of two searches over the same tree, counted in positions visited."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.explain.tree_run import TreeRun
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, HAIR, NEAR, TIGHT, enlarge
from desktop_app.kit.screen_reader import entitle
from desktop_app.numerals import grouped, percent_of

ROUND = 4


@dataclass(frozen=True, slots=True)
class Lane:
    """One search in the race.

    Attributes:
        name: what the search is called.
        visited, whole: the positions that it has visited so far, and will visit in all.
        saved: the positions that the other search has visited after this one was finished.
    """

    name: str
    visited: int
    whole: int
    saved: int = 0


def race(minimax: Lane, alphabeta: Lane) -> tuple[Lane, Lane]:
    """Return both lanes with what a search that has finished saves compared with the other."""

    def beside(own: Lane, other: Lane) -> Lane:
        is_done = own.visited >= own.whole
        return Lane(
            own.name, own.visited, own.whole, max(other.visited - own.whole, 0) if is_done else 0
        )

    return beside(minimax, alphabeta), beside(alphabeta, minimax)


@guarded
class RaceTrack(QWidget):
    """Two bars on one scale: filled as far as the search has come, hatched where one has saved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lanes: tuple[Lane, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size for two lines of text."""
        return QSize(320, 2 * (self.fontMetrics().height() + TIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the height of two lines."""
        return QSize(160, self.sizeHint().height())

    def show_lanes(self, lanes: tuple[Lane, ...]) -> None:
        """Show how far both searches have come."""
        if lanes != self.lanes:
            self.lanes = lanes
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a name, a bar and a count for each search."""
        painter, colors, role = QPainter(self), self.palette(), QPalette.ColorRole
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # or 11 / 15 becomes 15 / 11
        metrics, is_mirrored = self.fontMetrics(), self.layoutDirection()
        names = max((metrics.horizontalAdvance(lane.name) for lane in self.lanes), default=0)
        counts = [f"{grouped(lane.visited)} / {grouped(lane.whole)}" for lane in self.lanes]
        room = max(
            (metrics.horizontalAdvance(f"{grouped(w)} / {grouped(w)}") for w in self._wholes()),
            default=0,
        )
        high = self.height() / max(len(self.lanes), 1)
        most = max((lane.whole for lane in self.lanes), default=1)
        mirrored = is_mirrored is Qt.LayoutDirection.RightToLeft
        wide = self.width() - names - room - 2 * NEAR

        def placed(left: float, top: float, width: float, height: float) -> QRectF:
            return QRectF(self.width() - left - width if mirrored else left, top, width, height)

        for number, (lane, count) in enumerate(zip(self.lanes, counts, strict=True)):
            top, start = number * high, names + NEAR
            painter.setPen(colors.color(role.WindowText))
            painter.drawText(
                placed(0, top, names, high), Qt.AlignmentFlag.AlignCenter.value, lane.name
            )
            painter.drawText(
                placed(start + wide + NEAR, top, room, high),
                Qt.AlignmentFlag.AlignCenter.value,
                count,
            )
            bar = top + HAIR, high - 2 * HAIR
            painter.setBrush(colors.color(role.Base))
            painter.setPen(QPen(colors.color(role.Mid), 1))
            painter.drawRoundedRect(
                placed(start, bar[0], wide * lane.whole / most, bar[1]), ROUND, ROUND
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color(role.Highlight))
            painter.drawRoundedRect(
                placed(start, bar[0], wide * lane.visited / most, bar[1]), ROUND, ROUND
            )
            if lane.saved:
                ink = colors.color(role.WindowText)
                painter.setPen(QPen(ink, 1))
                painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
                left = start + wide * lane.whole / most
                painter.drawRoundedRect(
                    placed(left, bar[0], wide * lane.saved / most, bar[1]), ROUND, ROUND
                )
        painter.end()

    def _wholes(self) -> list[int]:
        return [lane.whole for lane in self.lanes]


class RaceBars(QWidget):
    """The race between minimax and alpha-beta, with a sentence about what is saved.

    Attributes:
        track: the two bars.
        saving: the sentence.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runs: tuple[TreeRun, TreeRun] | None = None
        self.track = RaceTrack()
        self.track.setAccessibleName(self.tr("Race between the two searches"))
        self.saving = QLabel()
        enlarge(self.saving, bold=True)
        entitle(self.saving, self.tr("What alpha-beta saves"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(APART, TIGHT, APART, TIGHT)
        layout.setSpacing(HAIR)
        layout.addWidget(self.track)
        layout.addWidget(self.saving)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_runs(self, one: TreeRun | None, other: TreeRun | None) -> None:
        """Show the race of two runs on one tree; nothing while one of them is missing."""
        for run in self._runs or ():
            run.moved.disconnect(self.refresh)
        self._runs = None
        if one is not None and other is not None:
            minimax, alphabeta = (one, other) if other.trace.algorithm.prunes else (other, one)
            self._runs = minimax, alphabeta
            for run in self._runs:
                run.moved.connect(self.refresh)
        self.setVisible(self._runs is not None)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show how far both runs have come."""
        if self._runs is None:
            return
        minimax, alphabeta = self._runs
        lanes = race(
            self._lane(self.tr("Minimax"), minimax), self._lane(self.tr("Alpha-beta"), alphabeta)
        )
        self.track.show_lanes(lanes)
        told = self._told(*lanes)
        self.saving.setText(told)
        self.track.setAccessibleDescription(told)

    def _lane(self, name: str, run: TreeRun) -> Lane:
        return Lane(name, run.step.counters.nodes, run.summary.nodes)

    def _told(self, minimax: Lane, alphabeta: Lane) -> str:
        if alphabeta.saved:
            text = self.tr(
                "Alpha-beta has finished. So far it has saved {count} positions ({percent} %).",
                "",
                alphabeta.saved,
            )
            share = percent_of(alphabeta.saved / minimax.whole)
            return text.format(count=grouped(alphabeta.saved), percent=share)
        if minimax.visited >= minimax.whole and alphabeta.visited >= alphabeta.whole:
            return self.tr("Both have visited the same number of positions.")
        text = self.tr("Both have visited {count} positions.", "", alphabeta.visited)
        return text.format(count=grouped(alphabeta.visited))
