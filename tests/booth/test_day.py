# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of a day, and the games of its visitors."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.booth.day import DayFigures, DayLog, NotedMistake, read_day
from desktop_app.booth.report import RESOLUTION, csv_text, paint_report, save_report
from desktop_app.booth.riddles import record_of_moves
from desktop_app.files.archive import games_kept
from desktop_app.kit.look.theme import LIGHT
from desktop_app.players.levels import FIRST_OPPONENT

LOST = "a2b2c2a3b1c1"
PLAYERS = (None, FIRST_OPPONENT)


class Time:
    """The local time, set by hand."""

    def __init__(self) -> None:
        self.day = 26

    def __call__(self) -> datetime:
        return datetime(2026, 11, self.day, 10, 0, tzinfo=UTC)


@pytest.fixture
def time() -> Time:
    return Time()


def book(folder: Path, time: Time) -> DayLog:
    return DayLog(folder / "booth", folder, time)


def test_the_figures_come_back_after_a_restart(tmp_path: Path, time: Time) -> None:
    day = book(tmp_path, time)
    lost = record_of_moves("tic-tac-toe", LOST)
    day.count_visitor()
    day.count_result(lost, "bot")
    day.count_result(record_of_moves("tic-tac-toe", "a1b1a2b2a3"), "visitor")
    day.count_unfinished(record_of_moves("nim:3,4,5", "a1"))
    day.count_riddle("nim:3,4,5 c4", is_right=False)
    day.count_riddle("nim:3,4,5 c4", is_right=True)
    day.count_mistake(lost, lost.moves()[:2], lost.moves()[2])
    figures = day.figures
    assert (figures.visitors, figures.games, figures.won_by_bot) == (1, 2, 1)
    assert (figures.won_by_visitors, figures.drawn, figures.unfinished) == (1, 0, 1)
    assert figures.mistakes == {NotedMistake("tic-tac-toe", "a2b2", "c2"): 1}
    assert list(figures.lost) == [("tic-tac-toe", LOST)]
    assert day.close()
    again = book(tmp_path, time)
    assert again.figures == figures
    assert again.close()


def test_the_most_instructive_lost_game_comes_first(tmp_path: Path, time: Time) -> None:
    """Its mistake is known, was made more often than others, or came later in the game."""
    day, name = book(tmp_path, time), "tic-tac-toe"
    early, late, common, unknown = "a2b2c2a3b1c1", "a1b2c3a3b3c1", "b1a1c2b2a3c3", "c1a1c2a2b3a3"
    for moves in (early, late, common, unknown):
        day.count_result(record_of_moves(name, moves), "bot")
    assert [moves for _, moves in day.figures.lost_games()] == [unknown, common, late, early]
    for moves, number in ((early, 2), (late, 4), (common, 2), (common, 2)):
        record = record_of_moves(name, moves)
        day.count_mistake(record, record.moves()[:number], record.moves()[number])
    assert [moves for _, moves in day.figures.lost_games()] == [common, late, early, unknown]
    assert day.close()


def test_another_day_begins_at_midnight(tmp_path: Path, time: Time) -> None:
    day = book(tmp_path, time)
    day.count_visitor()
    time.day = 27
    day.count_visitor()
    assert day.figures.visitors == 1
    assert day.day == "2026-11-27"
    assert day.close()
    assert sorted(file.name for file in (tmp_path / "booth" / "days").iterdir()) == [
        "2026-11-26.jsonl",
        "2026-11-27.jsonl",
    ]


def test_a_damaged_line_costs_only_itself(tmp_path: Path, time: Time) -> None:
    day = book(tmp_path, time)
    for _ in range(3):
        day.count_visitor()
    assert day.close()
    lines = day.file.read_bytes().split(b"\n")
    lines[1] = lines[1].replace(b"visitor", b"visited")
    day.file.write_bytes(b"\n".join(lines))
    again = book(tmp_path, time)
    assert again.figures.visitors == 2
    assert again.close()


def test_half_a_line_does_not_spoil_the_next(tmp_path: Path, time: Time) -> None:
    day = book(tmp_path, time)
    day.count_visitor()
    assert day.close()
    day.file.write_bytes(day.file.read_bytes() + b'0123abcd {"do": "vis')
    again = book(tmp_path, time)
    again.count_visitor()
    assert again.close()
    assert read_day(day.file.read_bytes()).visitors == 2


@given(st.binary())
def test_any_file_is_read(data: bytes) -> None:
    assert read_day(data).visitors == 0


def test_the_game_on_the_board_is_kept_until_it_is_put_away(tmp_path: Path, time: Time) -> None:
    day = book(tmp_path, time)
    assert day.saved_board() is None
    record = record_of_moves("tic-tac-toe", "a1b2")
    day.save_board(record, PLAYERS, "de")
    assert day.flush()
    kept = day.saved_board()
    assert day.saved_language() == "de"
    assert kept is not None
    assert kept.record.moves() == record.moves()
    assert kept.players == PLAYERS
    day.archive_board(record, PLAYERS)
    assert day.close()
    assert day.saved_board() is None


def test_the_presenter_finds_all_games_in_the_archive(tmp_path: Path, time: Time) -> None:
    """Games of the booth are listed with all others, those after a restart included."""
    told = list[str]()
    for moves in ("a1b2", "b2", "", LOST):
        day = book(tmp_path, time)
        day.archive_board(record_of_moves("tic-tac-toe", moves), PLAYERS)
        assert day.close()
    for game in games_kept(tmp_path / "windows", lambda _share: None):
        assert game.record is not None
        told.append(game.record.position.game.moves_text(game.record.moves()))
    assert sorted(told) == sorted(["a1b2", "b2", LOST])


def test_hardest_riddle_and_commonest_mistake() -> None:
    figures = DayFigures()
    assert figures.hardest_riddle is None
    for name, right in (("a", "yes"), ("b", "no"), ("b", "yes"), ("c", "no"), ("c", "no")):
        figures.count("riddle", {"riddle": name, "right": right})
    assert figures.hardest_riddle == "c"
    mistake = {"game": "tic-tac-toe", "moves": "a2b2", "move": "c2"}
    figures.count("mistake", mistake)
    assert figures.commonest_mistake is None, "once is not common"
    figures.count("mistake", mistake)
    assert figures.commonest_mistake == NotedMistake("tic-tac-toe", "a2b2", "c2")


@pytest.mark.usefixtures("qapp")
def test_the_report_is_a_table_and_a_page(tmp_path: Path) -> None:
    figures = DayFigures(visitors=61)
    figures.count("riddle", {"riddle": "tic-tac-toe a1b2c2a3", "right": "no"})
    figures.count("riddle", {"riddle": "damaged", "right": "no"})
    for _ in range(2):
        figures.count("mistake", {"game": "tic-tac-toe", "moves": "a2b2", "move": "c2"})
    page = save_report(tmp_path / "days", "2026-11-26", figures)
    assert page.read_bytes().startswith(b"%PDF")
    rows = (tmp_path / "days" / "2026-11-26.csv").read_text().splitlines()
    assert rows[:2] == ["day,figure,number", "2026-11-26,visitors,61"]
    assert "2026-11-26,mistake tic-tac-toe a2b2: c2,2" in rows
    assert rows == csv_text("2026-11-26", figures).splitlines()


def _painted_report(figures: DayFigures) -> QImage:
    image = QImage(1000, 1500, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(RESOLUTION / 0.0254))
    image.setDotsPerMeterY(round(RESOLUTION / 0.0254))
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_report(painter, image.width(), "2026-11-26", figures)
    painter.end()
    return image


def _ink(image: QImage, part: QRect) -> int:
    """Count the dark pixels in a part of an image."""
    rows, columns = range(part.top(), part.bottom()), range(part.left(), part.right())
    return sum(image.pixelColor(x, y).lightness() < 128 for y in rows for x in columns)


@pytest.mark.parametrize(
    ("direction", "begins_left"),
    [(Qt.LayoutDirection.LeftToRight, True), (Qt.LayoutDirection.RightToLeft, False)],
)
def test_the_page_begins_where_the_language_does(
    qapp: QApplication, direction: Qt.LayoutDirection, begins_left: bool
) -> None:
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(direction)
    try:
        image = _painted_report(DayFigures())
    finally:
        qapp.setLayoutDirection(before)
    titles = QRect(0, 0, image.width(), 100)
    left, right = QRect(titles), QRect(titles)
    left.setWidth(titles.width() // 3)
    right.setLeft(2 * titles.width() // 3)
    assert (_ink(image, left) > 0, _ink(image, right) > 0) == (begins_left, not begins_left)


@pytest.mark.usefixtures("qapp")
def test_the_most_common_mistake_is_on_its_board() -> None:
    def crosses(move: str) -> int:
        figures = DayFigures()
        for _ in range(2):
            figures.count("mistake", {"game": "tic-tac-toe", "moves": "", "move": move})
        image = _painted_report(figures)
        part = image.rect().adjusted(0, image.height() // 2, 0, 0)
        blue = QColor(LIGHT.x).rgb()
        rows, columns = range(part.top(), part.bottom()), range(part.left(), part.right())
        return sum(image.pixel(x, y) == blue for y in rows for x in columns)

    assert crosses("b2") > 100
    assert crosses("z9") == 0, "a damaged line"
