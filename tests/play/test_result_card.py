# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a game in the window: the card, its reason, its buttons, and the board that stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.kit.look.scale import NEAR, TIGHT, TIMES
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme
from desktop_app.play import game_flow, search_client
from desktop_app.play.result_card import BUTTON, ResultCard, ResultFrame, Tone
from desktop_app.play.session import PERSON
from desktop_app.play.why.words import best_play_text, ending_reason
from desktop_app.search.analysis import analyse
from desktop_app.search.limits import Limits
from desktop_app.search.why.finding import Finding, FindingKind, plays_of
from tests.calm import pass_time
from tests.driver import CONTROL, PERFECT, SHIFT, Driver, Key
from tests.window import OpenWindow

X_WINS = "a1b1c3b3b2"
DRAWN = "b2a1b1b3a2c2a3c1c3"
LOST_BY_MARGIN = "a2-b2 a1-a2 b1-b2 a1-b1"


def card(driver: Driver) -> ResultCard:
    return driver.window.result


def end(driver: Driver, moves: str = X_WINS) -> ResultFrame:
    """Play a game, its last move by itself; the bots wait."""
    session = driver.window.session
    *before, last = parse_moves(session.position, moves)
    for line in filter(None, (before, [last])):
        session.play_line(line, held=True)
    driver.settle()
    return card(driver).frame


def in_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def sit(driver: Driver, person: Player | None) -> None:
    """Let a person play a side, or two persons play."""
    for player in Player:
        driver.seat(player, PERSON if person in (None, player) else PERFECT)


@pytest.mark.parametrize(
    ("person", "moves", "said", "question"),
    [
        (MAX, X_WINS, "You win!", "Why?"),
        (MIN, X_WINS, "The bot wins", "Why did I lose?"),
        (None, X_WINS, "X wins", "Why?"),
        (MAX, DRAWN, "It's a draw", "Why?"),
    ],
)
def test_the_end_says_who_has_won_and_offers_ways_on(
    driver: Driver, person: Player | None, moves: str, said: str, question: str
) -> None:
    driver.begin("tic-tac-toe")
    driver.window.session.hold()
    sit(driver, person)
    assert not card(driver).is_shown
    frame = end(driver, moves)
    assert frame.isVisible()
    assert frame.result == said
    find, *others = card(driver).buttons.buttons
    assert find.accessibleName() == "Find it yourself"  # `find/test_find.py` tells when
    names = [button.accessibleName() for button in others]
    assert names == [question, "Play again", "Show me the best play"]
    for button in others:
        assert button.isVisible()
        assert min(button.width(), button.height()) >= BUTTON
        assert "(" in button.toolTip()  # the key


@pytest.mark.parametrize(
    ("person", "moves", "reason"),
    [
        (MIN, X_WINS, "You could still have drawn at move 4."),
        (MAX, X_WINS, "The bot could still have drawn at move 4."),
        (None, X_WINS, "O could still have drawn at move 4."),
        (MIN, "b2a2a1c3c1a3b1", "You could still have drawn at move 2."),
        (MAX, DRAWN, "Nobody made a mistake."),
        (MAX, "b2b1a1c3c2a2b3a3c1", "You could still have won at move 5."),
    ],
)
def test_the_reason_appears_when_it_is_found(
    driver: Driver, person: Player | None, moves: str, reason: str
) -> None:
    driver.begin("tic-tac-toe")
    driver.window.session.hold()
    sit(driver, person)
    frame = end(driver, moves)
    driver.wait(lambda: frame.reason)
    assert frame.reason == reason


def test_the_reason_follows_players_who_change_sides(driver: Driver) -> None:
    driver.begin("tic-tac-toe")
    driver.window.session.hold()
    sit(driver, MIN)
    frame = end(driver, X_WINS)
    driver.wait(lambda: frame.reason)
    driver.press("s")
    assert frame.result == "You win!"
    assert frame.reason == "The bot could still have drawn at move 4."


def test_the_rule_that_ended_the_game_comes_first(driver: Driver) -> None:
    driver.begin("chess")
    frame = end(driver, "f3 e5 g4 Qh4#")
    assert frame.result == "Black wins"
    assert frame.reason == "Checkmate."


def test_a_game_of_bots_invites_to_play(driver: Driver) -> None:
    driver.begin("tic-tac-toe")
    driver.window.session.hold()
    for player in Player:
        driver.seat(player, PERFECT)
    assert end(driver, X_WINS).reason.startswith("Tap the board to play.")


def test_a_margin_belongs_to_the_result(driver: Driver) -> None:
    driver.begin("dots:1x1")
    assert end(driver, LOST_BY_MARGIN).result == "O wins by 1"


def test_the_reason_that_comes_too_late_is_not_shown(driver: Driver) -> None:
    frame = end(driver)
    driver.press("n")
    driver.wait_idle()
    assert not frame.isVisible()
    end(driver, DRAWN)
    driver.wait(lambda: frame.reason)
    assert frame.reason == "Nobody made a mistake."


def test_the_card_comes_and_goes_with_the_end(driver: Driver) -> None:
    frame = end(driver)
    for leave, back in (
        (Key.Key_PageUp, Key.Key_PageDown),
        (Key.Key_Home, Key.Key_End),
        ("u", "r"),
    ):
        driver.press(leave)
        assert not frame.isVisible()
        assert not card(driver).buttons.isVisible()
        driver.press(back)
        assert frame.isVisible()
        assert card(driver).buttons.isVisible()
    driver.press("y")
    driver.wait(lambda: driver.window.why.finding)
    assert not frame.isVisible()
    driver.press(Key.Key_Escape)
    assert frame.isVisible()
    driver.press("n")
    assert not frame.isVisible()


def test_a_question_without_a_move_hides_the_card_too(driver: Driver) -> None:
    frame = end(driver, DRAWN)
    driver.press("y")
    driver.wait(lambda: driver.window.why.finding)
    assert driver.position.outcome is not None
    assert not frame.isVisible()
    driver.press(Key.Key_Escape)
    assert frame.isVisible()


def test_the_buttons_ask_and_begin_again(driver: Driver) -> None:
    end(driver)
    driver.click_widget(driver.end_button("why"))
    driver.wait(lambda: driver.window.why.finding)
    driver.press(Key.Key_Escape)
    driver.click_widget(driver.end_button("new"))
    assert driver.moves == ""


def test_a_double_click_that_ends_the_game_presses_no_button(driver: Driver) -> None:
    end(driver)
    buttons = card(driver).buttons
    assert buttons.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    again = next(each for each in buttons.buttons if each.accessibleName() == "Play again")
    driver.click_widget(again)
    assert driver.moves == X_WINS
    driver.click_widget(driver.end_button("new"))
    assert driver.moves == ""


def test_the_board_keeps_the_keys_and_the_buttons_are_reached_by_tab(driver: Driver) -> None:
    window = driver.window
    window.board.setFocus()
    end(driver)
    assert window.focusWidget() is window.board
    buttons = card(driver).buttons.buttons
    driver.wait(window.actions_list["find"].isEnabled)
    reached = set[object]()
    for _ in range(60):
        driver.press(Key.Key_Tab)
        reached.add(window.focusWidget())
    assert {*buttons} <= reached
    again = driver.end_button("new")
    again.setFocus(Qt.FocusReason.TabFocusReason)
    driver.press(Key.Key_Return)
    assert driver.moves == ""
    assert window.focusWidget() is window.board


# The best play


def test_the_best_play_begins_where_the_game_was_decided(driver: Driver) -> None:
    end(driver)
    driver.click_widget(driver.end_button("best"))
    why, guide = driver.window.why, driver.window.guide
    driver.wait(lambda: why.finding)
    assert guide.sentence.text == "This is the best play for both sides. It is a draw."
    assert driver.moves == "a1b1c3"
    assert not card(driver).is_shown
    driver.press(Key.Key_Right)
    assert guide.steps.text.startswith("1 of 6: O ")
    why.go(why.steps)
    assert why.position.outcome == 0
    driver.press(Key.Key_Escape)
    assert driver.moves == X_WINS
    assert card(driver).is_shown


def test_the_best_play_is_played_to_its_end_by_itself(driver: Driver) -> None:
    end(driver)
    driver.press("h", modifier=SHIFT)
    why = driver.window.why
    driver.wait(lambda: why.finding)
    while why.is_playing:
        pass_time()
    assert why.step == why.steps == 6


def test_the_best_play_of_a_game_without_a_mistake_begins_at_its_start(driver: Driver) -> None:
    end(driver, DRAWN)
    driver.press("h", modifier=SHIFT)
    why = driver.window.why
    driver.wait(lambda: why.finding)
    assert driver.moves == ""
    assert why.steps == 9
    assert not why.can_try_again
    driver.press(Key.Key_Escape)
    assert driver.moves == DRAWN


def test_a_best_play_that_is_not_proven_is_a_guess() -> None:
    start = find_game("connect-four").start()
    *_, found = analyse(start, Limits(depth=2), knowledge=new_engine_cache())
    best = found.best
    assert best is not None
    line = tuple(plays_of(start, best.line))
    told = best_play_text(Finding(FindingKind.AS_GOOD, found, 0, line=line))
    assert told == "This is the best play I can find."
    unknown = Finding(FindingKind.AS_GOOD, found, 0)
    assert best_play_text(unknown) == "I don't know the best play from here."


def test_what_is_not_proven_is_no_reason() -> None:
    start = find_game("connect-four").start()
    *_, found = analyse(start, Limits(depth=2), knowledge=new_engine_cache())
    for kind in FindingKind:
        assert ending_reason(Finding(kind, found, 0, ahead=2)) == ""


def test_try_again_from_the_best_play_keeps_the_game(driver: Driver) -> None:
    end(driver)
    driver.press("h", modifier=SHIFT)
    driver.wait(lambda: driver.window.why.finding)
    driver.press(Key.Key_Return)
    assert not driver.window.why.is_open
    assert driver.moves == "a1b1c3"
    driver.click("b2")
    assert driver.moves == "a1b1c3b2"


def test_there_is_no_best_play_before_the_end(driver: Driver) -> None:
    best = driver.window.actions_list["best"]
    driver.click("b2")
    assert not best.isEnabled()
    driver.press("n")
    end(driver)
    assert best.isEnabled()


# The series


def test_the_score_is_between_the_players_and_in_the_card(driver: Driver) -> None:
    driver.window.resize(1366, 730)
    (strip,) = [each for each in driver.window.strip.findChildren(QLabel) if is_score(each)]
    assert strip.text() == ""
    frame = end(driver)
    assert (frame.score, strip.text()) == ("X 1, O 0", "1 – 0")
    driver.press("n")
    sit(driver, MAX)
    driver.window.session.hold()
    assert strip.text() == ""
    end(driver)
    assert (frame.score, strip.text()) == ("You 1, Zeno 0", "1 – 0")
    driver.press("s")
    assert (frame.score, strip.text()) == ("You 1, Zeno 0", "0 – 1")


def is_score(label: QLabel) -> bool:
    return label.accessibleDescription() == "Games won so far"


def test_the_score_is_there_again_in_the_next_window(open_window: OpenWindow) -> None:
    first = open_window()
    first.seat(MIN, PERSON)
    end(first)
    first.window.close()
    again = open_window()
    assert again.window.series.won_by(MAX) == 1
    assert card(again).frame.score == "X 1, O 0"


# Nothing moves, and the board is not covered

PLACES = [
    ((1366, 730), 0),
    ((1024, 600), 0),
    ((1024, 600), 3),
    ((792, 470), 0),
    ((800, 500), 3),
]
GAMES = [
    ("tic-tac-toe", X_WINS),
    ("connect-four", "1213141"),
    ("gomoku", "h8 a1 h9 b1 h10 c1 h11 d1 h12"),
    ("chess", "f3 e5 g4 Qh4#"),
    ("nim:1", "a1"),
]
NOT_EXPLAINED = "connect-four", "gomoku", "chess"
"""Games whose ends are not explained so soon that a test could wait for it."""
UNLIMITED = Limits()
"""A reason that can be found is found soon."""


@pytest.mark.parametrize(("size", "type_step"), PLACES)
@pytest.mark.parametrize("analyses", [True, False])
def test_the_board_stays_and_is_not_covered(
    monkeypatch: pytest.MonkeyPatch,
    driver: Driver,
    size: tuple[int, int],
    type_step: int,
    analyses: bool,
) -> None:
    # a card has the same room whatever the values of the moves before are
    monkeypatch.setattr(search_client, "VALUE_SECONDS", 0.01)
    monkeypatch.setattr(search_client, "AGAIN_LIMITS", Limits(nodes=1))
    monkeypatch.setattr(game_flow, "ANALYSIS_SECONDS", 0.01)
    window = driver.window
    usual = QApplication.font().pointSizeF()
    for step in range(type_step):
        driver.press("+", modifier=CONTROL)
        larger = pytest.approx(usual * TIMES[step + 1])
        driver.wait(lambda larger=larger: window.turn_bar.font().pointSizeF() == larger)
    if analyses:
        driver.analyse()
    window.resize(*size)
    for game, moves in GAMES:
        if game in NOT_EXPLAINED:
            monkeypatch.setattr(search_client, "REASON_LIMITS", Limits(nodes=0))
        check_board(driver, game, moves)
        assert card(driver).frame.reason or game in NOT_EXPLAINED
        monkeypatch.setattr(search_client, "REASON_LIMITS", UNLIMITED)


def check_board(driver: Driver, game: str, moves: str) -> None:
    """Nothing moves when a game ends, and the card lies below the board with all of its texts."""
    window = driver.window
    driver.begin(game)
    driver.settle()
    before = in_window(window.board)
    frame = end(driver, moves)
    buttons = card(driver).buttons
    assert frame.isVisible(), game
    assert in_window(window.board) == before
    page = QRect(QPoint(), window.pages.size()).translated(in_window(window.pages).topLeft())
    for part in (frame, *buttons.placed()):
        assert not in_window(part).intersects(before), game
        assert page.contains(in_window(part)), game
    walk = [driver.button(name) for name in ("start", "back", "forward", "end")]
    for button in buttons.placed():
        assert button.height() >= BUTTON
        assert button.width() >= min(BUTTON, button.sizeHint().width())
        assert not any(
            in_window(button).intersects(in_window(each)) for each in walk if each.isVisible()
        )
    driver.wait_idle()
    assert is_whole(frame.findChildren(QLabel)[0])


def is_whole(label: QLabel) -> bool:
    """Whether a text of one line has room."""
    needed = label.fontMetrics().boundingRect(label.text())
    return needed.width() <= label.width() and needed.height() <= label.height() + 2


def test_the_result_is_large(driver: Driver) -> None:
    for size in ((1366, 730), (1024, 600)):
        driver.window.resize(*size)
        driver.press("n")
        frame = end(driver)
        pixels = frame.findChildren(QLabel)[0].fontInfo().pixelSize()
        assert pixels >= 26
        assert pixels >= 1.8 * driver.window.fontInfo().pixelSize()
        assert frame.findChildren(QLabel)[0].font().bold()


def test_the_card_alone_tells_the_end(driver: Driver) -> None:
    text = driver.about("Game status")
    end(driver)
    assert driver.about("Game result").isVisible()
    assert not text.isVisible()
    place = text.geometry()
    driver.press("u")
    driver.settle()
    assert text.isVisible()
    assert text.height() == place.height()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_card_does_not_touch_the_frame_of_the_board(
    driver: Driver, size: tuple[int, int]
) -> None:
    driver.window.resize(*size)
    frame = end(driver)
    driver.settle()
    area = in_window(driver.window.area)
    assert in_window(frame).top() - area.bottom() > 2


@pytest.mark.parametrize(("size", "gap"), [((1366, 768), NEAR), ((1024, 600), TIGHT)])
def test_the_buttons_are_as_far_from_the_card_as_from_the_lower_edge(
    driver: Driver, size: tuple[int, int], gap: int
) -> None:
    """A low window needs the height for the board."""
    driver.window.resize(*size)
    frame = in_window(end(driver))
    driver.settle()
    button = in_window(card(driver).buttons.buttons[0])
    bar = in_window(driver.window.turn_bar)
    assert button.top() - frame.bottom() - 1 == gap
    assert bar.bottom() - button.bottom() == gap


@pytest.mark.parametrize("size", [(1366, 730), (1024, 600), (683, 384)])
def test_no_words_of_the_line_stand_beside_the_buttons(
    driver: Driver, size: tuple[int, int]
) -> None:
    window = driver.window
    window.resize(*size)
    driver.analyse()
    driver.settle()
    line = window.invitation_line
    room = line.geometry()
    end(driver)
    assert line.text() == ""
    assert window.invitation.text
    assert line.geometry() == room
    driver.press("u")
    driver.settle()
    assert line.isVisible()
    assert line.text() == window.invitation.text != ""
    assert line.geometry() == room


def test_the_card_is_there_in_the_presenters_view(driver: Driver) -> None:
    driver.press(Key.Key_F12)
    driver.settle()
    check_board(driver, "tic-tac-toe", X_WINS)


def test_the_card_is_mirrored_where_texts_are_read_from_the_right(
    driver: Driver, qapp: QApplication
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        frame = end(driver)
        driver.settle()
        buttons = card(driver).buttons.buttons
        places = [in_window(button).x() for button in buttons]
        assert places == sorted(places, reverse=True)
        result = frame.findChildren(QLabel)[0]
        assert result.geometry().right() > frame.width() * 3 // 4
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
def test_results_are_told_by_sign_and_ground_and_can_be_read(driver: Driver, theme: Theme) -> None:
    driver.window.set_theme(theme)
    frame = end(driver)
    seen = list[bytes]()
    for tone in Tone:
        frame.show_texts("X", "", "", tone)
        picture = frame.grab().toImage()
        ground = picture.pixelColor(picture.width() // 2, 6)
        for label in frame.findChildren(QLabel):
            assert contrast(ground, label.palette().windowText().color()) >= 4.5
        assert contrast(ground, QColor(theme.window)) >= 3
        side = picture.height()
        sign = picture.copy(0, 0, side + 12, side)
        inks = {sign.pixel(x, y) for x in range(0, side, 2) for y in range(0, side, 2)}
        assert max(contrast(ground, QColor(ink)) for ink in inks) >= 4.5
        grey = picture.convertToFormat(picture.Format.Format_Mono)
        seen.append(bytes(grey.copy(0, 0, picture.height() + 12, picture.height()).constBits()))
    assert len({*seen}) == len(Tone)  # without any colour, too


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours by WCAG 2."""

    def light(color: QColor) -> float:
        parts = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (color.redF(), color.greenF(), color.blueF())
        )
        return sum(
            part * share for part, share in zip(parts, (0.2126, 0.7152, 0.0722), strict=True)
        )

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
