# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""MENACE at the board: it learns from each finished game once, and keeps what it has learned."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QToolButton, QTreeView, QWidget

from desktop_app.arena.charts import SharesChart
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.registry import find_game
from desktop_app.menace import learned_games
from desktop_app.menace.flow import NAME, Matchboxes
from desktop_app.menace.learned_games import ASIDE
from desktop_app.menace.panel import MatchboxPanel
from desktop_app.play.session import PERSON
from desktop_app.players.menace import Menace
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.players.strategy import Strategy
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.tournaments.conditions import GameConditions, GameTask
from desktop_app.tournaments.referee import Referee
from desktop_app.words.counted import COUNTED
from tests.driver import SEATS, Driver, Key
from tests.window import OpenWindow

START = find_game("tic-tac-toe").start()
BOXES = parse_strategy("menace")


def all_beads(menace: Menace) -> dict[object, object]:
    return {key: dict(box.beads) for key, box in menace.boxes.items() if any(box.beads.values())}


def beads(driver: Driver, position: Position) -> dict[Move, int]:
    """What the window draws from."""
    return dict(driver.window.boxes.beads_of(BOXES, position))


def play(driver: Driver, person: Player = MIN) -> list[Move]:
    """A whole game by clicks: the person takes the first cell that is free; its moves."""
    session = driver.window.session
    session.new_game()
    while driver.position.outcome is None:
        driver.wait_turn()
        if driver.position.outcome is None:
            assert driver.position.turn is person
            before = driver.position.ply
            driver.click(driver.position.legal_moves()[0])
            driver.wait(lambda before=before: driver.position.ply > before)
    return session.record.moves()


def assert_same_beads(driver: Driver, games: Sequence[Sequence[Move]], side: Player) -> None:
    """In every box that was opened, and in those beside it."""
    menace = Menace()
    for moves in games:
        menace.learn(START, moves, side)
    for moves in games:
        position = START
        for move in moves:
            if position.turn is side:
                assert beads(driver, position) == menace.beads(position)
            position = position.after(move)


def with_boxes(open_window: OpenWindow, side: Player = MAX) -> Driver:
    driver = open_window()
    driver.begin("tic-tac-toe")
    driver.seat(side.opponent, PERSON)
    driver.choose(driver.seat_box(side), "Matchboxes")
    return driver


def test_a_visitor_finds_it_among_the_players(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    assert driver.window.session.seat(MAX) == BOXES
    driver.begin("connect-four")
    assert driver.seat_box(MAX).findText("Matchboxes") < 0
    assert driver.window.session.seat(MAX) == parse_strategy("one-ahead")
    driver.begin("tic-tac-toe")
    assert driver.seat_box(MAX).currentText() == "Matchboxes"
    assert driver.seat_box(MAX).accessibleName() == SEATS[MAX]


def test_beads_are_those_that_follow_from_the_games(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    games = [play(driver) for _ in range(6)]
    assert [game.moves for game in driver.window.boxes.games] == [*map(tuple, games)]
    assert_same_beads(driver, games, MAX)
    driver.window.close()
    again = open_window()
    again.settle()
    assert_same_beads(again, games, MAX)


def test_as_second_player_it_has_boxes_of_its_own(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window, MIN)
    games = [play(driver, MAX) for _ in range(4)]
    assert_same_beads(driver, games, MIN)
    assert set(beads(driver, START).values()) == {4}


def test_a_persons_game_teaches_as_much_as_an_arena_game(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    games = [play(driver) for _ in range(3)]
    menace = Menace()

    def make(name: StrategyId) -> Strategy:
        assert name
        return menace

    referee = Referee(GameConditions("tic-tac-toe"), make=make)
    for number, moves in enumerate(games):
        task = GameTask(0, number, BOXES, parse_strategy("random"), a_begins=True)
        referee.replay(task, START.game.moves_text(moves))
    assert all_beads(menace)
    for position in (START, START.after(games[0][0]).after(games[0][1])):
        assert beads(driver, position) == menace.beads(position)


def test_a_move_taken_back_is_not_learned_twice(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    session, boxes = driver.window.session, driver.window.boxes
    play(driver)
    assert len(boxes.games) == 1
    for _ in range(2):  # back, and once more to an end
        session.undo()
        driver.settle()
        while driver.position.outcome is None:
            if session.bot_waits:
                session.resume()
            driver.wait_turn()
            if driver.position.outcome is None:
                driver.click(driver.position.legal_moves()[-1])
                driver.settle()
        driver.settle()
    assert len(boxes.games) == 1
    session.go_to_start()
    session.go_to_end()
    play(driver)
    assert len(boxes.games) == 2
    session.previous_game()
    session.back()
    session.forward()
    assert len(boxes.games) == 2


def test_moves_taken_back_before_the_end_are_as_if_never_made(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    session = driver.window.session
    session.new_game()
    driver.wait_turn()
    driver.click(driver.position.legal_moves()[0])
    driver.wait(lambda: driver.position.ply == 3)
    session.undo()
    driver.settle()
    while driver.position.outcome is None:
        driver.wait_turn()
        if driver.position.outcome is None:
            before = driver.position.ply
            driver.click(driver.position.legal_moves()[-1])
            driver.wait(lambda before=before: driver.position.ply > before)
    assert_same_beads(driver, [session.record.moves()], MAX)


def test_it_learns_only_from_moves_it_drew_itself(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    session, boxes = driver.window.session, driver.window.boxes
    session.set_seat(MAX, PERSON)
    driver.begin("tic-tac-toe", "b2a1")
    session.set_seat(MAX, BOXES)  # its first move was a person's
    while driver.position.outcome is None:
        driver.wait_turn()
        if driver.position.outcome is None:
            before = driver.position.ply
            driver.click(driver.position.legal_moves()[0])
            driver.wait(lambda before=before: driver.position.ply > before)
    (game,) = boxes.games
    assert game.start == START.after(4).after(6)
    assert beads(driver, START)[4] == 4
    driver.begin("tic-tac-toe", "a3b3a2b2a1")  # entered by hand, with its end
    assert len(boxes.games) == 1


def test_forgotten_games_can_be_restored(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    boxes, game = driver.window.boxes, play(driver)
    boxes.reset()
    assert set(beads(driver, START).values()) == {4}
    assert boxes.forgotten == 1
    boxes.restore()
    assert_same_beads(driver, [game], MAX)
    assert boxes.forgotten == 0


def test_two_windows_teach_one_machine(open_window: OpenWindow) -> None:
    one = with_boxes(open_window)
    game = play(one)
    other = with_boxes(open_window)
    assert_same_beads(other, [game], MAX)
    games = [game, play(other)]
    assert_same_beads(one, games, MAX)
    games.append(play(one))
    assert_same_beads(one, games, MAX)
    assert_same_beads(other, games, MAX)


def rows(driver: Driver) -> list[list[str]]:
    """What stands in the list of beads."""
    model = driver.named(QTreeView, "Beads in the open box").model()
    columns = range(model.columnCount())
    return [[str(model.index(r, c).data()) for c in columns] for r in range(model.rowCount())]


def panel_is_there(driver: Driver) -> bool:
    return any(panel.isVisible() for panel in driver.window.findChildren(MatchboxPanel))


def test_the_open_box_is_compared_with_minimax(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.begin("tic-tac-toe")
    driver.seat(MIN, PERSON)
    assert not panel_is_there(driver)
    driver.window.session.hold()
    driver.choose(driver.seat_box(MAX), "Matchboxes")
    assert panel_is_there(driver)
    assert rows(driver) == [
        ["a3 = c3 = a1 = c1", "4", "33%", "Draw"],
        ["b3 = a2 = c2 = b1", "4", "33%", "Draw"],
        ["b2", "4", "33%", "Draw"],
    ]
    assert f"This box is for {COUNTED.positions(1)}." in driver.about("The open box").text()
    driver.begin("tic-tac-toe", "a3b3")
    driver.seat(MIN, "menace")
    assert "This box is for 8 positions." in driver.about("The open box").text()
    told = {row[0]: row[3] for row in rows(driver)}
    tree, here = MemoizedMinimax(), driver.position
    for move in here.legal_moves():
        value = tree.value(here.after(move))
        word = "X wins" if value > 0 else "O wins" if value < 0 else "Draw"
        assert told[here.game.move_text(move)] == word


def test_the_drawn_bead_and_the_lesson_are_shown(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    play(driver)
    lesson = driver.about("What MENACE learns").text()
    outcome = driver.position.outcome
    assert outcome is not None
    assert {1: "won", 0: "draw", -1: "lost"}[int(outcome)] in lesson
    assert sum("picked" in row[0] for row in rows(driver)) == 1
    box = driver.window.boxes.box()
    assert box is not None
    assert {row[1] for row in rows(driver)} == {str(kind.beads) for kind in box.kinds}
    assert "first" in driver.about("Which games the curves show").text()
    share = driver.named(SharesChart, "Results of the last 50 games").accessibleDescription()
    assert share.startswith(COUNTED.games(1))


def test_the_lesson_of_a_restored_game_is_true(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    play(driver)
    driver.window.close()
    again = open_window()
    again.settle()
    assert again.position.outcome is not None
    assert again.about("What MENACE learns").text() == "MENACE won't learn any more from this game."
    assert len(again.window.boxes.games) == 1


def test_the_panel_is_walked_through_by_keys_and_each_part_has_its_name(
    open_window: OpenWindow,
) -> None:
    driver = with_boxes(open_window)
    play(driver)
    driver.window.boxes.reset()
    play(driver)
    panel = driver.named(MatchboxPanel, "Matchboxes")
    wanted: set[QWidget] = {*panel.findChildren(QAbstractButton), panel.view}
    wanted = {each for each in wanted if each.isVisible()}
    assert len(wanted) == 4
    for part in wanted:
        assert part.toolTip()
        assert part.accessibleName() or (isinstance(part, QAbstractButton) and part.text())
    driver.window.board.setFocus()
    met: set[QWidget | None] = set()
    for _ in range(60):
        driver.press(Key.Key_Tab)
        met.add(driver.window.focusWidget())
    assert wanted <= met


def test_the_panel_comes_and_goes_by_key(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    action = driver.window.actions_list["matchboxes"]
    driver.window.resize(1600, 800)  # with room for the panel beside the board
    driver.settle()
    driver.window.board.setFocus()
    place = driver.place(4)
    driver.press("T")
    assert not panel_is_there(driver)
    assert driver.place(4) == place  # what is under the pointer stays
    driver.window.close()
    again = open_window()
    assert not panel_is_there(again)
    again.press("T")
    assert panel_is_there(again)
    again.click_widget(again.named(QToolButton, "Close the matchboxes"))
    assert not panel_is_there(again)
    again.begin("connect-four")
    assert not again.window.actions_list["matchboxes"].isEnabled()
    assert action is not None


def test_beads_are_forgotten_and_brought_back_by_click(open_window: OpenWindow) -> None:
    driver = with_boxes(open_window)
    games = [play(driver), play(driver)]
    panel = driver.named(MatchboxPanel, "Matchboxes")
    assert panel.forget.text() == f"Forget {COUNTED.games(2)}"
    panel.forget.click()
    assert not panel.forget.isVisible()
    assert panel.restore.text() == "Bring back 2 games"
    assert set(beads(driver, START).values()) == {4}
    panel.restore.click()
    assert_same_beads(driver, games, MAX)


def test_a_game_that_cannot_be_written_is_learned_and_reported(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned_games, "MOST_BYTES", 10)
    driver = with_boxes(open_window)
    game = play(driver)
    assert driver.message.startswith("MENACE can't save what it is learning: ")
    assert_same_beads(driver, [game], MAX)


def test_it_says_that_it_learns_no_more(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned_games, "MOST_GAMES", 1)
    driver = with_boxes(open_window)
    games = [play(driver)]
    assert driver.message == ""
    play(driver)
    assert driver.message == (
        "MENACE has learned from 1 games and can't remember any more. "
        "To go on, make it forget them."
    )
    assert_same_beads(driver, games, MAX)


def test_a_hostile_file_is_reported_and_kept(open_window: OpenWindow, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{}" * 9)
    driver = with_boxes(open_window)
    driver.wait(lambda: "The old file is now called" in driver.message)
    assert (tmp_path / (NAME + ASIDE)).read_text() == "{}" * 9
    game = play(driver)
    assert_same_beads(driver, [game], MAX)
    assert isinstance(driver.window.boxes, Matchboxes)
