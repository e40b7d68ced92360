# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving results in the background: of any size, with progress, stopped, or refused."""

import csv
import errno
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QWidget

from desktop_app.arena import saving
from desktop_app.arena.saving import csv_export, csv_pieces
from desktop_app.files import disk
from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.tournament import Tournament
from tests.arena.test_arena_page import answer_with, button, click, opened, played
from tests.calm import tick
from tests.driver import Driver

NAMES = tuple(map(parse_strategy, ("perfect", "random")))
MANY = Tournament(GameConditions("tic-tac-toe"), NAMES, 120_000)
GAME = FinishedGame(0, 0, True, "a1a2b1b2c1", 5, 1)


def games(count: int) -> tuple[FinishedGame, ...]:
    """Games in the order of arrival, which is not the order of their numbers."""
    return tuple(GAME._replace(number=number) for number in reversed(range(count)))


def test_a_table_of_any_size_is_written_and_in_order(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    export = csv_export(file, MANY, games(MANY.games))
    assert export.write()
    assert file.stat().st_size > disk.MOST_BYTES
    assert export.share == pytest.approx(1, abs=0.01)
    with file.open(newline="") as lines:
        numbers = [int(line["number"]) for line in csv.DictReader(lines)]
    assert numbers == list(range(1, MANY.games + 1))


def test_games_that_are_missing_are_left_out(tmp_path: Path) -> None:
    some = tuple(game for game in games(500) if game.number % 7 == 0)
    text = "".join(csv_pieces(MANY, some))
    assert len(text.splitlines()) == 1 + len(some)


def test_a_stopped_export_leaves_the_old_file_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("old")
    export = csv_export(file, MANY, games(3))
    export.stop()
    assert not export.write()
    assert [each.name for each in tmp_path.iterdir()] == ["games.csv"]
    assert file.read_text() == "old"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Event:
    """A disk that writes nothing until this event is set."""
    may_go_on, pieces = Event(), saving.csv_pieces

    def dragging(*arguments: object) -> Iterator[str]:
        for number, piece in enumerate(pieces(*arguments)):  # pyright: ignore[reportArgumentType]
            if number == 1:
                may_go_on.wait()
            yield piece

    monkeypatch.setattr(saving, "csv_pieces", dragging)
    return may_go_on


def test_the_progress_of_a_long_export_is_shown(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: Event
) -> None:
    page = played(driver, games=400)
    answer_with(monkeypatch, tmp_path / "games.csv")
    click(driver, page, "Save CSV")
    assert not button(page, "Save CSV").isEnabled()

    def told() -> bool:
        tick(page)
        return page.message.text == "Saving “games.csv”: 33%."

    driver.wait(told)
    assert button(page, "Stop saving").isVisible()
    slow.set()
    driver.wait(lambda: button(page, "Save CSV").isEnabled())
    assert page.message.text == "The results are saved as “games.csv”."
    assert not button(page, "Stop saving").isVisible()
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 401


def test_a_long_table_is_stopped(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: Event
) -> None:
    page = played(driver)
    answer_with(monkeypatch, tmp_path / "games.csv")
    click(driver, page, "Save CSV")
    click(driver, page, "Stop saving")
    slow.set()
    driver.wait(lambda: button(page, "Save CSV").isEnabled())
    assert page.message.text == "“games.csv” wasn't saved: you stopped it."
    assert list(tmp_path.glob("games*")) == []


def test_a_window_that_is_closed_meanwhile_leaves_no_half_of_a_table(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: Event
) -> None:
    page = played(driver)
    answer_with(monkeypatch, tmp_path / "games.csv")
    click(driver, page, "Save CSV")
    page.saver.stop.click()
    slow.set()
    driver.window.close()
    assert list(tmp_path.glob("games*")) == []


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "“games.csv” wasn't saved: the disk is full. Free up some space."),
        (
            errno.EACCES,
            "“games.csv” wasn't saved: you don't have permission to use this file or "
            "folder. Try another folder.",
        ),
    ],
)
def test_a_disk_error_is_reported_in_one_sentence(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    page = played(driver)
    answer_with(monkeypatch, tmp_path / "games.csv")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(disk.os, "fsync", refuse)
    click(driver, page, "Save CSV")
    driver.wait(lambda: page.message.text)
    assert page.message.text == sentence
    assert list(tmp_path.glob("games*")) == []
    assert button(page, "Save CSV").isEnabled()


def test_a_missing_folder_is_reported(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = played(driver)
    answer_with(monkeypatch, tmp_path / "gone" / "run.json")
    click(driver, page, "Save JSON")
    driver.wait(lambda: page.message.text)
    assert (
        page.message.text
        == "“run.json” wasn't saved: there is no such file or folder. Check the name."
    )


def test_nothing_is_offered_before_there_are_games(driver: Driver) -> None:
    page = opened(driver)
    for text in ("Save CSV", "Save JSON"):
        assert not button(page, text).isEnabled()
    assert not any(
        each.isVisible() and each.accessibleName() == "The game you are watching"
        for each in page.findChildren(QWidget)
    )
