# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game of the list in the window: board, values, announcements, Explain, both themes."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.position import Game
from desktop_app.games.registry import PRESETS, family_of, find_game, has_board
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.play import search_client
from desktop_app.search.limits import Limits
from desktop_app.search.why import comparison
from desktop_app.shell.bars.seats_strip import PlayerSign
from tests.driver import Driver

SHOWN = [game for game in PRESETS.values() if has_board(game)]
OTHERS = ("drop:4x3x3", "nim:4,2:max2:misere", "nim:20,20", "nim:99:max3", "kalah:3x2")
GAMES = [*SHOWN, *map(find_game, OTHERS)]
FIRST_OF_EACH = {game.family: game for game in reversed(SHOWN)}
ONE_OF_EACH = [*FIRST_OF_EACH.values(), find_game("drop:4x3x3")]
one_game_of_each_family = pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
"""One game of each family, and one with gravity: for slow tests of what a family does alike."""
FURTHER = ("morris:straight", "morris:anywhere", "hexapawn:5x5", "dots:5x4")
every_family = pytest.mark.parametrize("family", FIRST_OF_EACH)
"""The games of a family share a window: opening one takes longer than trying a game."""
STEPS, BY_KEYS = 12, 5
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def begin(driver: Driver, game: Game) -> None:
    session = driver.window.session
    session.new_game(game.start())


def games_of(family: str, further: Iterable[str] = ()) -> list[Game]:
    return [game for game in (*GAMES, *map(find_game, further)) if game.family == family]


def said(driver: Driver) -> list[str]:
    """Return the accessible text of each place of the board."""
    model, role = driver.window.board.model(), Qt.ItemDataRole.AccessibleTextRole
    columns = range(model.columnCount())
    return [
        str(model.index(row, column).data(role))
        for row in range(model.rowCount())
        for column in columns
    ]


@every_family
def test_it_is_played_with_values_in_both_themes(driver: Driver, family: str) -> None:
    driver.analyse()
    for number, game in enumerate(games_of(family)):
        play_with_values(driver, game, restyles=number == 0)


def play_with_values(driver: Driver, game: Game, *, restyles: bool) -> None:
    """All of the window in both themes with the first values, then all that is painted for a game.

    To restyle the controls takes longer than all the rest, and is the same for all games of a
    family.
    """
    window, themes = driver.window, (DARK, LIGHT)
    begin(driver, game)
    for turn in range(3):
        position = window.session.position
        driver.wait(lambda: window.flow.analysis is not None)
        driver.wait(lambda: any(c.score for c in window.candidates.top_candidates()))
        assert len(window.candidates.top_rows) == len(position.legal_moves())
        names = said(driver)
        assert all(names), game.id
        assert len(set(names)) == len(names), game.id
        assert not any("{" in name for name in names), game.id
        window.engine.analyse(None)  # there are values
        parts = (window.area, window.strip, window.turn_bar, window.candidate_panel)
        for theme in themes:
            for part in (window,) if restyles and turn == 0 else parts:
                part.set_theme(theme)
            assert not window.grab().isNull()
        themes = themes[::-1]  # the one that is shown comes first
        move = window.candidates.top_candidates()[0].move
        place = window.board.kind.place_of(position, move)
        point = window.board.place_center(place).toPoint()
        assert window.board.viewport().rect().contains(point), game.id
        window.session.play(move)
        if window.session.position.outcome is not None:
            break
    assert driver.moves == game.moves_text(window.session.record.moves())
    assert window.turn_bar.text


@every_family
def test_a_click_on_a_move_makes_it(driver: Driver, family: str) -> None:
    window = driver.window
    for game in games_of(family):
        begin(driver, game)
        position = window.session.position
        move = position.legal_moves()[-1]
        for place in window.board.kind.places_to_pick(position, move):
            point = window.board.place_center(place).toPoint()
            QTest.mouseClick(window.board.viewport(), Qt.MouseButton.LeftButton, pos=point)
        assert window.session.position == position.after(move), game.id


def walk(driver: Driver, there: int) -> None:
    """Move the keyboard's cursor to a place with the arrow keys, by the shortest way."""
    board = driver.window.board
    ways, waiting = {board.pointer.cursor: list[Qt.Key]()}, [board.pointer.cursor]
    while there not in ways:
        here = waiting.pop(0)
        for key, step in ARROWS.items():
            beside = board.kind.walk(board.picture.position, here, *step)
            if beside not in ways:
                ways[beside] = [*ways[here], key]
                waiting.append(beside)
    driver.press(*ways[there])
    assert board.pointer.cursor == there


@every_family
def test_every_game_is_played_by_arrow_keys_and_enter(driver: Driver, family: str) -> None:
    window, random = driver.window, Random(7)
    for game in games_of(family, FURTHER):
        begin(driver, game)
        window.board.setFocus()
        driver.press(Qt.Key.Key_Down)  # the keyboard comes to the board
        for _ in range(BY_KEYS):
            position = window.session.position
            if position.outcome is not None:
                break
            move = random.choice(position.legal_moves())
            for place in window.board.kind.places_to_pick(position, move):
                walk(driver, place)
                driver.press(Qt.Key.Key_Return)
            assert window.session.position == position.after(move), game.id


@pytest.fixture
def quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search a tenth of the time for the answer to "Why?" where nothing can be proven."""
    patient = comparison.engine_analyser

    def hasty(*about: Any) -> comparison.Analyser:
        look = patient(*about)
        return lambda position, seconds: look(position, seconds / 10)

    monkeypatch.setattr(comparison, "engine_analyser", hasty)


@pytest.mark.usefixtures("quick_answers")
@one_game_of_each_family
def test_a_lost_game_is_explained_in_the_window(
    driver: Driver, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no proof is found at once, the reason is one of those for a guess."""
    monkeypatch.setattr(search_client, "REASON_LIMITS", Limits(nodes=5_000))
    window, moves = driver.window, family_of(game).sample(game)
    begin(driver, game)
    window.session.play_line(moves)
    driver.press("y")
    driver.wait(lambda: window.why.finding)
    assert window.guide.sentence.text
    for number in range(min(window.why.steps, STEPS)):
        window.why.go(number)
        assert "{" not in window.guide.sentence.text + window.guide.steps.text
        assert all(said(driver))
        assert not window.grab().isNull()
    driver.press(Qt.Key.Key_Escape)
    assert driver.moves == game.moves_text(moves)


def test_all_are_explained(driver: Driver) -> None:
    """One after the other in the same window, as they are chosen on the board page."""
    for game in ONE_OF_EACH:
        begin(driver, game)
        driver.press("e")
        explain(driver, game)
        driver.press("e")


def explain(driver: Driver, game: Game) -> None:
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None and page.tree_run.trace.position.game == game)
    run = page.tree_run
    assert run is not None
    for index in range(min(run.last, STEPS)):
        run.go(index)
        assert page.panel.reason.text(), game.id
        assert "{" not in page.panel.reason.text(), game.id
    run.go(run.last)
    assert page.panel.reason.text().startswith("Done!"), game.id
    for theme in (DARK, LIGHT):
        page.set_theme(theme)
        assert not page.grab().isNull()


@pytest.mark.parametrize("game", ["chess", "hexapawn:3x3"])
def test_the_seats_show_the_pieces_of_the_game(driver: Driver, game: str) -> None:
    """First White's, then Black's."""
    begin(driver, find_game(game))
    signs = driver.window.findChildren(PlayerSign)
    dark = [
        sum(
            image.pixelColor(x, y).lightness() < 60
            for x in range(image.width())
            for y in range(30)  # above the bar of the player to move
        )
        for image in (sign.grab().toImage() for sign in signs)
    ]
    assert dark[1] > 2 * dark[0] > 0
