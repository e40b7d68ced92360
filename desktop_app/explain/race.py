# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The race of two searches over the same tree, counted in positions visited."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.explain.tree_run import TreeRun
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, HAIR, NEAR, SMALL_RADIUS, TIGHT, enlarge
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.numerals import grouped, percent_of


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
    return _compared(minimax, alphabeta), _compared(alphabeta, minimax)


def _compared(lane: Lane, other: Lane) -> Lane:
    is_done = lane.visited >= lane.whole
    return replace(lane, saved=max(other.visited - lane.whole, 0) if is_done else 0)


@guarded
class RaceTrack(QWidget):
    """Two bars on one scale: filled as far as the search has come, hatched where one has saved."""

    def __init__(self) -> None:
        super().__init__()
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
        if not self.lanes:
            return
        painter, metrics = QPainter(self), self.fontMetrics()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # or 11 / 15 becomes 15 / 11
        counts = [_count_text(lane.whole, lane.whole) for lane in self.lanes]
        names = max(metrics.horizontalAdvance(lane.name) for lane in self.lanes)
        room = max(map(metrics.horizontalAdvance, counts))
        bars = QRectF(names + NEAR, 0, self.width() - names - room - 2 * NEAR, self.height())
        scale = bars.width() / max(lane.whole for lane in self.lanes)
        bars.setHeight(self.height() / len(self.lanes))
        for lane in self.lanes:
            self._paint_lane(painter, lane, bars, scale)
            bars.translate(0, bars.height())
        painter.end()

    def _paint_lane(self, painter: QPainter, lane: Lane, bar: QRectF, scale: float) -> None:
        """Paint a search.

        Args:
            painter: the painter.
            lane: the search.
            bar: the place of the longest bar, between the name and the count.
            scale: the pixels of a position.
        """
        colors, role, center = (
            self.palette(),
            QPalette.ColorRole,
            Qt.AlignmentFlag.AlignCenter.value,
        )
        ink = colors.color(role.WindowText)
        name, count = QRectF(bar), QRectF(bar)
        name.setLeft(0)
        name.setRight(bar.left() - NEAR)
        count.setLeft(bar.right() + NEAR)
        count.setRight(self.width())
        painter.setPen(ink)
        painter.drawText(self._placed(name), center, lane.name)
        painter.drawText(self._placed(count), center, _count_text(lane.visited, lane.whole))
        line, nothing = QPen(colors.color(role.Mid), 1), QPen(Qt.PenStyle.NoPen)
        for start, positions, pen, brush in (
            (0, lane.whole, line, QBrush(colors.color(role.Base))),
            (0, lane.visited, nothing, QBrush(colors.color(role.Highlight))),
            (lane.whole, lane.saved, QPen(ink, 1), QBrush(ink, Qt.BrushStyle.BDiagPattern)),
        ):
            part = bar.adjusted(start * scale, HAIR, 0, -HAIR)
            part.setWidth(positions * scale)
            painter.setPen(pen)
            painter.setBrush(brush)
            if positions:
                painter.drawRoundedRect(self._placed(part), SMALL_RADIUS, SMALL_RADIUS)

    def _placed(self, place: QRectF) -> QRectF:
        """Return a place, mirrored where texts run from right to left."""
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            return QRectF(self.width() - place.right(), place.top(), place.width(), place.height())
        return place


def _count_text(visited: int, whole: int) -> str:
    return f"{grouped(visited)} / {grouped(whole)}"


class RaceBars(QWidget):
    """The race between minimax and alpha-beta, with a sentence about what is saved.

    Attributes:
        track: the two bars.
        saving: the sentence.
    """

    def __init__(self) -> None:
        super().__init__()
        self._runs: tuple[TreeRun, TreeRun] | None = None
        self.track = RaceTrack()
        self.track.setAccessibleName(self.tr("Race between the two searches"))
        self.saving = QLabel()
        enlarge(self.saving, bold=True)
        set_accessible_title(self.saving, self.tr("What alpha-beta saves"))
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

    #: Labels of the two bars
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
        told = self._sentence(*lanes)
        self.saving.setText(told)
        self.track.setAccessibleDescription(told)

    def _lane(self, name: str, run: TreeRun) -> Lane:
        return Lane(name, run.step.counters.nodes, run.summary.nodes)

    #: Below two bars, one for minimax and one for alpha-beta
    def _sentence(self, minimax: Lane, alphabeta: Lane) -> str:
        if alphabeta.saved:
            text = self.tr(
                "Alpha-beta has finished. So far it has skipped {count} positions ({percent}%).",
                "",
                alphabeta.saved,
            )
            share = percent_of(alphabeta.saved / minimax.whole)
            return text.format(count=grouped(alphabeta.saved), percent=share)
        if minimax.visited >= minimax.whole and alphabeta.visited >= alphabeta.whole:
            return self.tr("Both have visited the same number of positions.")
        text = self.tr("Both have visited {count} positions.", "", alphabeta.visited)
        return text.format(count=grouped(alphabeta.visited))
