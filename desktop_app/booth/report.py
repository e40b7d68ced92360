# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The day's figures as a table for spreadsheets and as a page to print."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from PySide6.QtCore import QDate, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop_app.booth.day import DayFigures
from desktop_app.booth.riddles import record_of_moves
from desktop_app.core.errors import GameError
from desktop_app.core.record import GameRecord
from desktop_app.files.disk import write_whole
from desktop_app.games.registry import board_of, game_title
from desktop_app.games.wording import PluralTexts
from desktop_app.kit.look.theme import LIGHT
from desktop_app.languages import date_locale, translate
from desktop_app.numerals import grouped

RESOLUTION = 150
"""Dots per inch of the page."""
LINE = 0.34
"""The height of a line of figures, in inches."""
FIGURE = 13.0
"""The size of a figure in points."""
BOARD_UNIT = 5.0
"""The size of a board, as a multiple of the one beside text."""


def save_report(folder: Path, day: str, figures: DayFigures) -> Path:
    """Write `DAY.csv` and `DAY.pdf`, and return the path of the page.

    Args:
        folder: the folder to write to.
        day: the date, as `2026-11-26`.
        figures: the figures.

    Raises:
        FileError, OSError: a file can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / f"{day}.csv", csv_text(day, figures))
    page = folder / f"{day}.pdf"
    paint_page(page, day, figures)
    return page


def csv_text(day: str, figures: DayFigures) -> str:
    """Return the figures as a table with the columns `day`, `figure` and `number`."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["day", "figure", "number"])
    for name, _, number in _numbers_of(figures):
        table.writerow([day, name, number])
    for riddle, answers in sorted(figures.riddles.items()):
        table.writerow([day, f"riddle {riddle}: asked", answers.asked])
        table.writerow([day, f"riddle {riddle}: right", answers.right])
    for mistake, times in figures.mistakes.most_common():
        name = f"mistake {mistake.game} {mistake.moves}: {mistake.move}"
        table.writerow([day, name, times])
    return text.getvalue()


def _numbers_of(figures: DayFigures) -> list[tuple[str, str, int]]:
    """Return the figures, each with its name in the table and the one on the page."""
    answered = sum(each.asked for each in figures.riddles.values())
    bot, visitors = figures.won_by_bot, figures.won_by_visitors
    return [
        ("visitors", translate("BoothReport", "Visitors"), figures.visitors),
        ("games", translate("BoothReport", "Finished games"), figures.games),
        ("won by the bot", translate("BoothReport", "Games won by the bot"), bot),
        ("won by visitors", translate("BoothReport", "Games won by visitors"), visitors),
        ("draws", translate("BoothReport", "Draws"), figures.drawn),
        (
            "unfinished games",
            translate("BoothReport", "Games left unfinished"),
            figures.unfinished,
        ),
        ("riddles answered", translate("BoothReport", "Riddles answered"), answered),
        ("riddles solved", translate("BoothReport", "Riddles solved"), figures.riddles_solved),
    ]


def paint_page(file: Path, day: str, figures: DayFigures) -> None:
    """Paint the page."""
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(RESOLUTION)
    writer.setPageMargins(QMarginsF(20, 20, 20, 20), QPageLayout.Unit.Millimeter)
    writer.setTitle(translate("BoothReport", "A day at the booth"))
    painter = QPainter(writer)
    if not painter.isActive():
        raise OSError(file)
    try:
        _Page(painter, writer.width()).paint(day, figures)
    finally:
        painter.end()


class _Counted(PluralTexts):
    """Sentences with a count."""

    def lost(self, count: int, move: str) -> str:
        """Say how many games a move has lost."""
        text = self.tr("Playing {move} here lost {count} games.", "", count)
        return text.format(move=move, count=grouped(count))


COUNTED = _Counted()


class _Page:
    """Paints from top to bottom."""

    def __init__(self, painter: QPainter, width: int) -> None:
        self._painter, self._width, self._y = painter, width, 0.0
        self._font = QFont(QGuiApplication.font())

    def paint(self, day: str, figures: DayFigures) -> None:
        """Paint everything."""
        self._line(translate("BoothReport", "A day at the booth"), 22, bold=True)
        date = date_locale().toString(QDate.fromString(day, Qt.DateFormat.ISODate))
        self._line(date, 13)
        self._y += LINE * RESOLUTION
        for _, name, number in _numbers_of(figures):
            self._figure(name, grouped(number))
        riddle = figures.hardest_riddle
        if riddle is not None:
            answers = figures.riddles[riddle]
            self._line(translate("BoothReport", "The hardest riddle"), 15, bold=True)
            text = translate("BoothReport", "Right answers: {right} of {count}")
            told = text.format(right=grouped(answers.right), count=grouped(answers.asked))
            self._line(told, 12)
            game, _, moves = riddle.partition(" ")
            self._board(game, moves)
        mistake = figures.commonest_mistake
        if mistake is not None:
            self._line(translate("BoothReport", "The most common mistake"), 15, bold=True)
            self._line(COUNTED.lost(figures.mistakes[mistake], mistake.move), 12)
            self._board(mistake.game, mistake.moves)

    def _line(self, text: str, points: float, *, bold: bool = False) -> None:
        self._use(points, bold=bold)
        high = points / 72 * RESOLUTION * 1.8
        room = QRectF(0, self._y, self._width, high)
        self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        self._y += high

    def _use(self, points: float, *, bold: bool) -> None:
        self._font.setPointSizeF(points)
        self._font.setBold(bold)
        self._painter.setFont(self._font)

    def _figure(self, name: str, number: str) -> None:
        self._use(FIGURE, bold=False)
        high = LINE * RESOLUTION
        room = QRectF(0, self._y, self._width, high)
        self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        self._painter.drawText(
            room.adjusted(0, 0, -self._width * 0.3, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            number,
        )
        self._y += high

    def _board(self, game: str, moves: str) -> None:
        """Paint the board after some moves; nothing if they can't be read."""
        try:
            record: GameRecord = record_of_moves(game, moves)
        except GameError:
            return
        position, painter = record.position, self._painter
        self._line(game_title(position.game), 11)
        kind = board_of(position.game)
        painter.save()
        painter.translate(0, self._y)
        kind.paint_miniature(
            painter, position, record.current.move, unit=BOARD_UNIT, theme=LIGHT, font=self._font
        )
        painter.restore()
        self._y += kind.miniature_size(BOARD_UNIT).height() + LINE * RESOLUTION
