# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar beside the board: each player's share of the position, and its words."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import PALER
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import board_of, find_game, wording_of
from desktop_app.kit.look.scale import APART, HAIR, NEAR
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme, mixed
from desktop_app.play.board.value_bar import PARTS, ValueBar
from desktop_app.play.display import DisplayChoice, ShownValues
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.session import PERSON
from tests.calm import pass_time
from tests.driver import Driver


def bar_of(driver: Driver) -> ValueBar:
    found = driver.window.area.findChild(ValueBar)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("moves", "share", "said"),
    [
        ("b2a3", 0.5, "Value: 0, Draw"),
        ("a1b1", 1.0, "Value: +1, X wins in 3 moves"),
        ("b2a3c1a1c3", 0.0, "Value: \N{MINUS SIGN}1, O wins now"),
        ("a1b1a2b2a3", 1.0, "Value: X wins"),
    ],
)
def test_the_bar_says_what_the_position_is_worth(
    driver: Driver, moves: str, share: float, said: str
) -> None:
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("tic-tac-toe", moves)
    bar = bar_of(driver)
    driver.wait(lambda: bar.isVisible() and bar.accessibleName() == said)
    assert bar.share == pytest.approx(share)
    assert said.removeprefix("Value: ") in bar.toolTip()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (792, 470)])
def test_the_bar_takes_no_room_of_the_board(driver: Driver, size: tuple[int, int]) -> None:
    driver.analyse()
    driver.window.resize(*size)
    for game in ("tic-tac-toe", "connect-four", "mnk:20x20x5", "nim:3,4,5"):
        takes_no_room_of_the_board(driver, game)


def takes_no_room_of_the_board(driver: Driver, game: str) -> None:
    driver.begin(game)
    bar, board, area = bar_of(driver), driver.window.board, driver.window.area
    driver.wait(bar.isVisible)
    driver.settle()
    assert not bar.geometry().intersects(board.geometry())
    assert area.rect().contains(bar.geometry())
    assert bar.height() == board.height()
    # as large as the places can be beside their letters and numbers, or beside their frame, the bar
    # and the gap between them; the frame keeps away from the window's edge
    margin = area.margin()
    frame, (wide, high) = board.kind.frame(margin).right(), board.kind.extent
    left = max(margin, board.kind.frame(margin).left() + NEAR)
    right = max(margin, frame + APART + bar.width() + HAIR)
    gap = bar.geometry().left() - board.geometry().right() - 1 - frame
    assert gap == APART, "it belongs to the board, but does not touch its frame"
    room = area.height() - area.gap_above() - 2 * margin
    side = int(min((area.width() - left - right) // wide, room // high))
    assert board.width() >= int(side * wide)


def test_no_bar_spoils_a_game_without_values(driver: Driver) -> None:
    driver.seat(MIN, PERSON)
    bar = bar_of(driver)
    driver.click("b2")
    driver.settle()
    assert not bar.isVisible()
    driver.analyse()
    driver.wait(bar.isVisible)
    assert driver.window.display.display.overlay is not ShownValues.OFF
    driver.press("a")
    driver.wait(lambda: not bar.isVisible())


def test_the_bar_hides_while_another_position_is_previewed(driver: Driver) -> None:
    """What comes of a bad move is played out on the board; the game's own value would be untrue."""
    driver.seat(MIN, PERSON)
    driver.analyse()
    driver.begin("tic-tac-toe", "a1b1a2b2a3")
    bar = bar_of(driver)
    driver.wait(bar.isVisible)
    driver.press("y")
    why = driver.window.why
    driver.wait(lambda: why.play is not None)
    driver.wait(lambda: not bar.isVisible())


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_each_player_s_share_has_a_colour_of_its_own(
    qtbot: QtBot, display_choice: DisplayChoice, theme: Theme
) -> None:
    """The second player's is pale and hatched, with an edge that is seen on any background."""
    bar = ValueBar(HistoryModel(lambda _: ("",) * 6), display_choice)
    qtbot.addWidget(bar)
    bar.set_theme(theme)
    bar.resize(18, 400)
    image = bar.grab().toImage()
    assert bar.share == 0.5
    pale = QColor(mixed(theme.o, theme.base, PALER))
    assert pale in [image.pixelColor(9, y) for y in range(70, 80)]
    assert image.pixelColor(9, 325) == QColor(theme.x)
    assert image.pixelColor(1, 75) == QColor(theme.o)
    assert image.pixelColor(9, 200) == QColor(theme.text)
    for part in range(1, PARTS):
        line = part * 400 // PARTS
        assert image.pixel(4, line) != image.pixel(4, line + (9 if part > PARTS // 2 else -9))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_bar_of_a_game_of_pieces_has_their_colours(
    qtbot: QtBot, display_choice: DisplayChoice, theme: Theme
) -> None:
    """White goes first and fills the bar from below; a line around both is seen on any page."""
    bar = ValueBar(HistoryModel(lambda _: ("",) * 6), display_choice)
    qtbot.addWidget(bar)
    bar.set_theme(theme)
    bar.set_kind(board_of(find_game("chess")))
    bar.resize(20, 400)
    image = bar.grab().toImage()
    lightness = [image.pixelColor(10, y).lightness() for y in (75, 325)]
    assert lightness[0] < 40
    assert lightness[1] > 240
    assert [image.pixelColor(4, y) for y in (75, 325)] == 2 * [QColor(theme.faint)]


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
@pytest.mark.parametrize("game", ["tic-tac-toe", "nim:3,4,5", "wild", "hex"])
def test_both_ends_of_the_bar_are_filled_and_differ_without_colour(
    qtbot: QtBot, display_choice: DisplayChoice, game: str, theme: Theme
) -> None:
    """A bar that the bot fills must not look empty."""
    bar = ValueBar(HistoryModel(lambda _: ("",) * 6), display_choice)
    qtbot.addWidget(bar)
    bar.set_theme(theme)
    bar.set_kind(board_of(find_game(game)))
    bar.resize(22, 400)
    image = bar.grab().toImage()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)

    def around(picture: QImage, y: int) -> list[QColor]:
        return [picture.pixelColor(x, y + down) for x in range(9, 14) for down in range(16)]

    for y in (110, 290):
        assert QColor(theme.window) not in around(image, y)
    lower = {color.name() for color in around(grey, 290)}
    upper = {color.name() for color in around(grey, 110)}
    assert len(lower) == 1, "the first player's part is plain"
    assert len(upper) > 1, "the second player's part is hatched"
    assert not lower >= upper


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "chess", "nim:3,4,5"])
@pytest.mark.parametrize("is_turned", [False, True])
def test_the_players_pieces_label_the_ends_of_the_bar(
    qtbot: QtBot, display_choice: DisplayChoice, game: str, *, is_turned: bool
) -> None:
    """The end that the bar fills towards when a player wins has that player's piece."""
    bar = ValueBar(HistoryModel(lambda _: ("",) * 6), display_choice)
    qtbot.addWidget(bar)
    start = find_game(game).start()
    kind = board_of(start.game)
    bar.set_kind(kind)
    bar.set_position(start, is_turned=is_turned)
    bar.resize(22, 400)
    image = bar.grab().toImage()
    for player in (MAX, MIN):
        expected = QImage(22, 22, image.format())
        expected.fill(image.pixelColor(0, 200))
        painter = QPainter(expected)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, 22, LIGHT, bar.font())
        mark = wording_of(start.game).mark(start.game, player)
        kind.paint_player(canvas, QRectF(0, 0, 22, 22), player, mark)
        painter.end()
        top = 0 if (player is MIN) is not is_turned else 378
        assert image.copy(0, top, 22, 22) == expected


def test_the_bar_goes_with_its_values_and_stays_but_for_a_moment_without_one(
    qtbot: QtBot, display_choice: DisplayChoice
) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    history = HistoryModel(lambda _: ("",) * 6)
    bar = ValueBar(history, display_choice)
    bar.setParent(around)
    around.show()
    record = GameRecord(find_game("tic-tac-toe").start())
    history.show_record(record)
    start = record.position
    bar.set_position(start)
    draw = Score(Outcome.DRAW, 9, 0, Bound.EXACT, 9, start.turn)
    history.set_score(start, draw)
    assert bar.isVisible()
    bar.set_position(start.after(0))
    assert bar.isVisible()  # its value may come at once
    pass_time()
    assert not bar.isVisible()
    bar.set_position(start)
    assert bar.isVisible()
    display_choice.set_panels(False)
    assert not bar.isVisible()


def test_before_any_value_is_known_there_is_no_bar(
    qtbot: QtBot, display_choice: DisplayChoice
) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    bar = ValueBar(HistoryModel(lambda _: ("",) * 6), display_choice)
    bar.setParent(around)
    around.show()
    assert not bar.isVisible()
