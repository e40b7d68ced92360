# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The day's figures as a table for spreadsheets and as a page to print."""

from __future__ import annotations

import csv
import io
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDate, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from desktop_app.booth.day import DayFigures
from desktop_app.booth.riddles import record_of_moves
from desktop_app.core.errors import GameError
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.disk import write_whole
from desktop_app.games.registry import board_of, game_title
from desktop_app.games.wording import PluralTexts
from desktop_app.kit.look.theme import LIGHT
from desktop_app.languages import date_locale, translate
from desktop_app.numerals import grouped

RESOLUTION = 150
"""Dots per inch of the page."""
LINE, GAP = 0.34, 0.4
"""The height of a line of figures, and the gap between two columns, in inches."""
TITLE, HEADING, FIGURE, CAPTION = 26.0, 15.0, 13.0, 11.0
"""The sizes of type in points."""
BOARD_UNIT, BOARD_HEIGHT = 12.0, 2.8
"""The largest size of a board, as a multiple of the one beside text, and its height in inches."""
WRAPPED = int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
"""The alignment of texts that may take several lines."""


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


#: Booth: a figure in the report of a day, before its number
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
        paint_report(painter, writer.width(), day, figures)
    finally:
        painter.end()


def paint_report(painter: QPainter, width: int, day: str, figures: DayFigures) -> None:
    """Paint what is on the page, `width` pixels wide, with a resolution of `RESOLUTION`."""
    _Page(painter, width).paint(day, figures)


#: Booth: below a board in the report of a day
class _Counted(PluralTexts):
    """Sentences with a count."""

    def lost(self, count: int, move: str) -> str:
        """Say how many games a move has lost."""
        text = self.tr("Playing {move} here lost {count} games.", "", count)
        return text.format(move=move, count=grouped(count))


COUNTED = _Counted()


class _Page:
    """Paints from top to bottom, and from right to left where the language is written so."""

    def __init__(self, painter: QPainter, width: int) -> None:
        self._painter, self._width, self._y = painter, width, 0.0
        self._direction = QGuiApplication.layoutDirection()
        painter.setLayoutDirection(self._direction)
        self._font = QFont(QGuiApplication.font())

    def paint(self, day: str, figures: DayFigures) -> None:
        """Paint everything."""
        whole = QRectF(0, 0, self._width, 0)
        self._paint_text(whole, translate("BoothReport", "A day at the booth"), TITLE, bold=True)
        date = date_locale().toString(QDate.fromString(day, Qt.DateFormat.ISODate))
        self._paint_text(whole, date, FIGURE)
        self._y += LINE * RESOLUTION
        for _, name, number in _numbers_of(figures):
            self._paint_figure(name, grouped(number))
        self._y += 2 * LINE * RESOLUTION
        self._paint_boards(figures)

    #: Booth: below a board in the report of a day. {right}: a number
    def _paint_boards(self, figures: DayFigures) -> None:
        """Paint the hardest riddle and, beside it, the most common mistake."""
        top, wide = self._y, (self._width - GAP * RESOLUTION) / 2
        column = QRectF(0, 0, wide, 0)
        riddle = figures.hardest_riddle
        if riddle is not None:
            answers = figures.riddles[riddle]
            text = translate("BoothReport", "Right answers: {right} of {count}")
            text = text.format(right=grouped(answers.right), count=grouped(answers.asked))
            game, _, moves = riddle.partition(" ")
            title = translate("BoothReport", "The hardest riddle")
            self._paint_board(column, title, text, _record(game, moves))
            column.translate(self._width - wide, 0)
        mistake = figures.commonest_mistake
        if mistake is not None:
            self._y = top
            text = COUNTED.lost(figures.mistakes[mistake], mistake.move)
            title = translate("BoothReport", "The most common mistake")
            record = _record(mistake.game, mistake.moves)
            if record is not None:
                with suppress(GameError):  # the move itself is marked on the board
                    record.play_all(parse_moves(record.position, mistake.move))
            self._paint_board(column, title, text, record)

    def _paint_text(self, column: QRectF, text: str, points: float, *, bold: bool = False) -> None:
        """Paint a text, in as many lines as it needs."""
        self._set_font(points, bold=bold)
        column = self._mirrored(QRectF(column.x(), self._y, column.width(), self._width))
        found = self._painter.boundingRect(column, WRAPPED, text)
        self._painter.drawText(column, WRAPPED, text)
        self._y += found.height() + points / 72 * RESOLUTION * 0.4

    def _mirrored(self, place: QRectF) -> QRectF:
        """Mirror a place if the language is written from right to left, and return it."""
        if self._direction is Qt.LayoutDirection.RightToLeft:
            place.moveLeft(self._width - place.right())
        return place

    def _set_font(self, points: float, *, bold: bool) -> None:
        self._font.setPointSizeF(points)
        self._font.setBold(bold)
        self._painter.setFont(self._font)

    def _paint_figure(self, name: str, number: str) -> None:
        """Paint a name and its number, with a thin line below."""
        high, painter = LINE * RESOLUTION, self._painter
        room = QRectF(0, self._y, self._width, high)
        middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
        self._set_font(FIGURE, bold=False)
        painter.drawText(room, middle, name)
        self._set_font(FIGURE, bold=True)
        painter.drawText(room, middle | right, number)
        self._y += high
        painter.fillRect(QRectF(0, self._y, self._width, 1), QColor(LIGHT.line))

    def _paint_board(
        self, column: QRectF, title: str, text: str, record: GameRecord | None
    ) -> None:
        """Paint a title, a board as wide as the column, and a text; no board without a record."""
        self._paint_text(column, title, HEADING, bold=True)
        if record is not None:
            self._paint_text(column, game_title(record.position.game), CAPTION)
            self._paint_miniature(column, record)
        self._paint_text(column, text, FIGURE)

    def _paint_miniature(self, column: QRectF, record: GameRecord) -> None:
        position, painter = record.position, self._painter
        kind, unit = board_of(position.game), BOARD_UNIT
        size = kind.miniature_size(unit)
        most = min(column.width() / size.width(), BOARD_HEIGHT * RESOLUTION / size.height())
        unit *= min(most, 1.0)
        size, between = kind.miniature_size(unit), LINE * RESOLUTION / 2
        top = self._y + between
        place = self._mirrored(QRectF(column.x(), top, size.width(), size.height()))
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # boards are never mirrored
        painter.translate(place.topLeft())
        kind.paint_miniature(
            painter, position, record.current.move, unit=unit, theme=LIGHT, font=self._font
        )
        painter.restore()
        self._y = top + size.height() + between


def _record(game: str, moves: str) -> GameRecord | None:
    """Return the game with these moves; None if they can't be read, as in a damaged line."""
    try:
        return record_of_moves(game, moves)
    except GameError:
        return None
