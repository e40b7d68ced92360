# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tree and the board say a move is worth, against textbook minimax."""

import re
from collections.abc import Iterator

import pytest

from desktop_app.boards.picture import ValueKind
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.kit.value_signs import GUESSES
from desktop_app.play.candidates.model import (
    GAMES,
    KNOWN,
    LEVEL,
    MEANING,
    ODDS,
    REPLY,
    VALUE,
    WORST,
)
from desktop_app.play.display import PointOfView, ShownValues
from desktop_app.play.requests import Failure, Job, Request
from desktop_app.search.minimax import minimax
from tests.driver import PERFECT, Driver, cell_text
from tests.searches import few_positions

__all__ = ["few_positions"]

MINUS = "\N{MINUS SIGN}"
GUESS = "\N{ALMOST EQUAL TO}"
POSITIONS = ["a3b3", "a3b3a2", "b2b3", "b2b3a3", "a3c3b1", "a3b3c3b1"]


@pytest.fixture
def analysing(driver: Driver) -> Driver:
    driver.analyse()
    assert driver.window.display.display.overlay is ShownValues.ALL
    return driver


def truth(position: LinePosition) -> dict[str, int]:
    """The outcome for X of each move."""
    text = position.game.move_text
    return {text(m): int(minimax(position.after(m))) for m in position.legal_moves()}


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


@pytest.mark.parametrize("moves", POSITIONS)
def test_values_are_the_outcomes_of_minimax_seen_by_x(analysing: Driver, moves: str) -> None:
    analysing.begin("tic-tac-toe", moves)
    analysing.wait_values()
    expected = {move: signed(value) for move, value in truth(analysing.position).items()}
    assert analysing.values() == expected
    assert analysing.badges == analysing.values_on_board()
    assert set(analysing.column(KNOWN).values()) == {"exact"}


def all_settings(driver: Driver) -> Iterator[tuple[Scale, PointOfView, ShownValues]]:
    """Press keys until every scale, point of view and choice of values was there."""
    for _ in Scale:
        for _ in PointOfView:
            for _ in ShownValues:
                display = driver.window.display.display
                yield display.scale, display.point_of_view, display.overlay
                driver.press("v")
            driver.press("p")
        driver.press("c")


def test_tree_and_board_say_the_same_whatever_is_chosen(analysing: Driver) -> None:
    analysing.seat(MIN, PERFECT)
    analysing.begin("tic-tac-toe", "a3b3a2b2c1c3")  # X to move: one wins, others do not
    analysing.wait_values()
    seen: set[tuple[Scale, PointOfView, ShownValues]] = set()
    texts: set[tuple[str, ...]] = set()
    for setting in all_settings(analysing):
        seen.add(setting)
        values, badges, overlay = analysing.values_on_board(), analysing.badges, setting[2]
        texts.add(tuple(values.values()))
        assert all(values[move] == text for move, text in badges.items()), setting
        best = {c.move for c in analysing.window.candidates.top_candidates()[:1]}
        shown = set(analysing.window.board.picture.badges)
        if overlay is ShownValues.OFF:
            assert shown == set()
        elif overlay is ShownValues.ALL:
            assert shown == set(analysing.position.legal_moves())
        else:
            assert best <= shown < set(analysing.position.legal_moves())
        for text in values.values():
            assert "-" not in text  # only the minus sign that can't be missed
    assert len(seen) == len(Scale) * len(PointOfView) * len(ShownValues)
    assert len(texts) > 3


@pytest.mark.parametrize(("turn", "moves"), [(MAX, "a3b3a2b2"), (MIN, "a3b3a2")])
def test_points_of_view_turn_the_sign(analysing: Driver, turn: Player, moves: str) -> None:
    analysing.begin("tic-tac-toe", moves)
    analysing.wait_values()
    outcomes = truth(analysing.position)
    assert analysing.values() == {move: signed(v) for move, v in outcomes.items()}
    analysing.press("p")
    assert analysing.window.display.display.point_of_view is PointOfView.MOVER
    mover = {move: signed(v * turn) for move, v in outcomes.items()}
    assert analysing.values() == mover
    assert analysing.badges == analysing.values_on_board()
    analysing.press("p")  # two persons: there is no bot's view
    assert analysing.window.display.display.point_of_view is PointOfView.FIRST
    analysing.window.session.hold()
    analysing.seat(MAX, "random")
    analysing.window.session.hold()
    analysing.press("p", "p")
    assert analysing.window.display.display.point_of_view is PointOfView.BOT
    assert analysing.values() == {move: signed(v) for move, v in outcomes.items()}


def test_the_bots_view_goes_with_the_bot_to_the_other_side(analysing: Driver) -> None:
    analysing.window.session.hold()
    analysing.begin("tic-tac-toe", "b2b3a3")  # X wins
    analysing.seat(MIN, PERFECT)
    analysing.window.session.hold()
    analysing.press("p", "p")
    assert analysing.window.display.display.point_of_view is PointOfView.BOT
    analysing.wait_values()
    outcomes = truth(analysing.position)
    assert analysing.values() == {move: signed(-v) for move, v in outcomes.items()}
    analysing.press("s")
    assert analysing.window.session.bot_side is MAX
    analysing.wait_values()
    assert analysing.values() == {move: signed(v) for move, v in outcomes.items()}
    assert analysing.badges == analysing.values_on_board()
    history = analysing.window.history
    analysing.wait(lambda: not history.unvalued())
    assert str(history.index(2, 3).data()) == "+1"


def test_a_point_of_view_is_kept_from_move_to_move(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe", "a3b3a2b2")  # X wins at once at a1
    analysing.wait_values()
    assert analysing.values()["a1"] == "+1"
    analysing.click("c1")
    analysing.wait_values()
    outcomes = truth(analysing.position)  # now O wins at once at b1
    assert outcomes["b1"] == -1
    assert analysing.values()["b1"] == f"{MINUS}1"
    assert analysing.badges["b1"] == f"{MINUS}1"


def test_the_school_scale_counts_open_squares(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe", "a3b3a2b2")
    analysing.press("c")
    assert analysing.window.display.display.scale is Scale.SCHOOL
    analysing.wait_values()
    values = analysing.values()
    assert values["a1"] == "+14"  # 10, and four squares are open then
    assert values["c1"] == f"{MINUS}13"  # O wins at b1 with three open
    assert analysing.badges == analysing.values_on_board()


def test_the_loss_scale_is_turned_and_no_worse_than_plus_one(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe", "a3b3a2b2")
    analysing.press("c", "c")
    assert analysing.window.display.display.scale is Scale.MAX_LOSS
    analysing.wait_values()
    assert analysing.values()["a1"] == f"{MINUS}1"
    assert analysing.values()["c1"] == "+1"


def test_words_say_who_wins_and_when(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe", "a3b3a2b2")
    analysing.press("c", "c", "c")
    assert analysing.window.display.display.scale is Scale.WORDS
    analysing.wait_values()
    assert analysing.column(MEANING)["a1"] == "X wins now"
    assert analysing.column(MEANING)["c1"] == "O wins on its next move"
    assert analysing.values()["a1"] == "X wins"
    assert analysing.values()["c1"] == "O wins"


def test_no_distance_is_longer_than_the_open_cells(analysing: Driver) -> None:
    for moves in ("", "a3", "b2b3", "b2b3a3", "a3b3a2b2"):
        analysing.begin("tic-tac-toe", moves)
        analysing.wait_values()
        left = analysing.position.remaining
        for text in analysing.column(MEANING).values():
            for number in re.findall(r"\d+", text):
                assert int(number) <= left
        for candidate in analysing.window.candidates.top_candidates():
            assert candidate.score is not None
            assert candidate.score.plies == len(candidate.line) <= left


def test_levels_and_replies(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe", "a3b3a2")
    analysing.wait_values()
    assert set(analysing.column(LEVEL).values()) == {"O MIN"}
    replies = analysing.column(REPLY)
    assert replies["c1"] == "a1"
    assert all(reply != move for move, reply in replies.items())


def number(text: str) -> float:
    return float(text.replace(MINUS, "-"))


def test_max_takes_the_largest_value_and_min_the_smallest_as_they_are_shown(
    analysing: Driver,
) -> None:
    analysing.begin("tic-tac-toe", "a3b3a2")
    analysing.wait_values()
    model = analysing.window.candidates
    for row in range(3):
        analysing.tree.expand(model.index(row, 0))
        analysing.wait_filled(model.index(row, 0))
    levels: set[str] = set()
    for scale, _, _ in all_settings(analysing):
        if scale is Scale.WORDS:
            continue
        for row in range(3):
            above = model.index(row, 0)
            below = analysing.column(VALUE, above)
            (level,) = set(analysing.column(LEVEL, above).values())
            best = max if level.endswith("MAX") else min
            levels.add(level)
            shown = number(cell_text(above.siblingAtColumn(VALUE)))
            assert shown == best(map(number, below.values()))
    assert levels == {"X MAX", "X MIN"}


def test_the_other_ways_to_value_a_move(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe")
    analysing.wait(lambda: analysing.column(GAMES)["b2"])
    assert analysing.column(WORST)["b2"] == "O wins"
    counts = [int(n.replace(",", "")) for n in analysing.column(GAMES)["b2"].split(" / ")]
    assert counts == [15_648, 4_608, 5_616]
    shares = re.findall(r"[\d.]+", analysing.column(ODDS)["b2"])
    assert sum(map(float, shares)) == pytest.approx(100, abs=0.2)
    total = [
        int(n.replace(",", ""))
        for text in analysing.column(GAMES).values()
        for n in text.split(" / ")
    ]
    assert sum(total) == 255_168


def test_endings_are_counted_even_if_a_new_game_begins_at_the_same_position(
    analysing: Driver,
) -> None:
    flow, again = analysing.window.flow, list[bool]()

    def begin_again() -> None:
        """As soon as there are values, and before the endings are counted."""
        if flow.analysis is not None and flow.analysis.complete and not again:
            again.append(any(c.endings for c in flow.analysis.candidates))
            analysing.window.session.new_game()

    flow.analysisChanged.connect(begin_again)
    analysing.begin("drop:3x4x3")
    analysing.wait(lambda: again)
    assert again == [False]
    analysing.wait(lambda: all(analysing.column(GAMES).values()))


def test_no_values_stand_on_the_board_before_they_are_wanted(driver: Driver) -> None:
    driver.click("b2")
    driver.wait_idle()
    assert driver.badges == {}
    assert driver.window.flow.analysis is None  # and none are looked for
    driver.press("a")
    driver.wait_values()
    assert len(driver.badges) == 8 - driver.position.ply + 1  # all of them, at once
    driver.press("a")
    assert driver.badges == {}
    driver.press("a")
    driver.wait(lambda: driver.badges)
    driver.press("v", "v")
    assert driver.badges == {}
    driver.press("v")
    driver.wait(lambda: driver.badges)


def test_values_on_the_board_alone_are_there_until_the_panels_come(driver: Driver) -> None:
    """A presenter has a large board with values and nothing else; a visitor gets none unasked."""
    driver.begin("tic-tac-toe", "a3b3a2b2")
    driver.press("v")
    driver.wait(lambda: len(driver.badges) == 5)
    assert not driver.window.candidate_dock.isVisible()
    assert driver.badges["a1"] == "+1"
    driver.press("v")
    assert set(driver.badges) == {"a1"}
    driver.press("v")
    assert driver.badges == {}
    driver.press("v", "p", "c")
    driver.wait(lambda: driver.badges == driver.values_on_board())
    driver.press("n")
    driver.wait(lambda: len(driver.badges) == 9)
    driver.press("a")
    assert driver.badges == {}
    driver.press("a")
    assert driver.window.candidate_dock.isVisible()
    driver.wait(lambda: len(driver.badges) == 9)


def test_badges_go_with_the_position_they_were_for(analysing: Driver) -> None:
    analysing.wait_values()
    assert len(analysing.badges) == 9
    analysing.click("b2")
    assert "b2" not in analysing.badges
    analysing.wait_values()
    assert len(analysing.badges) == 8


# Where the end is not in sight


@pytest.mark.usefixtures("few_positions")
@pytest.mark.parametrize(("game", "moves"), [("connect-four", "4455"), ("gomoku", "h8i9j10")])
def test_a_guess_is_never_shown_as_exact(analysing: Driver, game: str, moves: str) -> None:
    analysing.begin(game, moves)
    analysing.wait_guesses()
    analysing.wait_idle()  # on and on searched, the moves would be solved while we look
    for _ in Scale:
        values, known = analysing.values(), analysing.column(KNOWN)
        guesses = 0
        for candidate in analysing.window.candidates.top_candidates():
            score = candidate.score
            move = analysing.position.game.move_text(candidate.move)
            if candidate.skipped and score is None:
                assert (known[move], values[move]) == ("not searched yet", "")
                continue
            assert score is not None
            if score.is_mere_bound:
                assert known[move] == f"bound, depth {score.depth}"
                assert values[move][0] in "\N{LESS-THAN OR EQUAL TO}\N{GREATER-THAN OR EQUAL TO}"
            guesses += score.bound is Bound.HEURISTIC
            if score.bound is Bound.HEURISTIC:
                assert score.outcome is Outcome.UNKNOWN
                assert known[move] == f"guess, depth {score.depth}"
                assert values[move].startswith(GUESS)
                assert score.plies is None
            else:
                assert "guess" not in known[move]
            assert (known[move] == "exact") == (score.bound is Bound.EXACT)
            assert "-" not in values[move]
        assert guesses
        analysing.press("c")
    picture = analysing.window.board.picture
    for cell, badge in picture.badges.items():
        candidate = next(c for c in analysing.window.candidates.top_candidates() if c.move == cell)
        assert candidate.score is not None
        guess = candidate.score.outcome is Outcome.UNKNOWN
        assert (badge.value_kind in GUESSES) == guess
    assert "exact" not in analysing.search_state()


@pytest.mark.parametrize("game", ["gomoku", "five-in-a-row"])
def test_a_large_board_shows_the_best_few_and_always_the_best(analysing: Driver, game: str) -> None:
    analysing.begin(game, "h8i9j10")
    analysing.wait_guesses()
    shown = analysing.window.board.picture.badges
    assert 1 <= len(shown) <= 8
    best = analysing.window.candidates.top_candidates()[0]
    assert best.move in shown
    assert shown[best.move].best


def test_a_forced_win_on_a_large_board_is_found_and_said(analysing: Driver) -> None:
    analysing.begin("gomoku", "h8a1h9a2h10a3h11a4")
    analysing.wait_guesses()
    assert analysing.column(MEANING)["h12"] == "X wins now"
    assert analysing.column(KNOWN)["h12"] == "exact"
    picture = analysing.window.board.picture
    assert picture.badges[analysing.cell("h12")].value_kind is ValueKind.WIN
    assert picture.badges[analysing.cell("h12")].best


def test_the_history_values_each_position_of_the_line(analysing: Driver) -> None:
    analysing.begin("tic-tac-toe", "b2b3a3")  # O's second move gave the draw away
    history = analysing.window.history
    analysing.wait(lambda: not history.unvalued())
    values = [str(history.index(row, 3).data()) for row in range(3)]
    assert values == ["0", "+1", "+1"]
    assert [point.dropped for point in history.points] == [False, False, True, False]


def test_a_guess_beside_proven_values_is_searched_again(driver: Driver) -> None:
    """A busy computer may find only a guess in the short time that each value has at first."""
    driver.begin("tic-tac-toe", "b2b3a3")
    history, session = driver.window.history, driver.window.session
    guessed = session.record.root.position.after(driver.cell("b2"))
    guess = Score(Outcome.UNKNOWN, None, 1.1, Bound.HEURISTIC, 1, guessed.turn)
    history.set_score(guessed, guess)
    driver.analyse()
    driver.wait(lambda: history.values(session.record)[guessed].is_exact)
    assert [point.dropped for point in history.points] == [False, False, True, False]


def test_a_search_that_finds_nothing_leaves_the_other_guesses_to_be_searched_again(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin("tic-tac-toe", "b2b3a3c1")
    window, asked = driver.window, list[Position]()

    def value_again(position: Position | None) -> None:
        if position is not None:
            asked.append(position)

    monkeypatch.setattr(window.engine, "value_again", value_again)
    first = window.session.record.root.position.after(driver.cell("b2"))
    line = [point.node.position for point in window.history.points]
    for position in (first, line[3]):
        guess = Score(Outcome.UNKNOWN, None, 1.1, Bound.HEURISTIC, 1, position.turn)
        window.history.set_score(position, guess)
    driver.analyse()
    driver.wait(lambda: asked)
    window.engine.valued.emit(asked[0], None)
    driver.wait(lambda: len(asked) == 2)
    window.engine.failed.emit(Failure(Request(1, Job.VALUE_AGAIN, asked[1]), "broken"))
    driver.wait(lambda: not window.history.unvalued())
    assert len(asked) == 2
    assert set(asked) == {first, line[3]}, "each is searched once"


@pytest.mark.usefixtures("open_window")  # a window of its own, which has searched nothing yet
def test_hovering_leaves_the_rows_where_they_were(analysing: Driver) -> None:
    """The pointer is always somewhere over a large board; the best moves stay in sight."""
    analysing.begin("gomoku", "h8i9j10")
    analysing.wait_guesses()
    bar = analysing.tree.verticalScrollBar()
    rows = analysing.window.candidates.top_candidates()
    assert bar.value() == 0 < bar.maximum()
    searched = [candidate.move for candidate in rows if not candidate.skipped]
    skipped = [candidate.move for candidate in rows if candidate.skipped]
    for move in (searched[-1], skipped[-1], searched[0]):
        analysing.move_mouse(analysing.place(move))
        index = analysing.tree.currentIndex()
        assert analysing.window.candidates.row_of(move) == index
        assert bar.value() == 0


def test_after_a_move_the_best_rows_are_in_sight(analysing: Driver) -> None:
    """Wherever the list was scrolled to, and wherever the pointer rests."""
    analysing.begin("gomoku", "h8i9j10")
    analysing.wait_guesses()
    bar = analysing.tree.verticalScrollBar()
    bar.setValue(bar.maximum())
    place = analysing.cell("a1")
    analysing.move_mouse(analysing.place(place))
    analysing.click(place)
    assert analysing.moves.endswith("a1")
    analysing.wait_guesses()
    assert bar.value() == 0


def test_moves_that_lose_anyway_are_not_picked_out_on_a_large_board(analysing: Driver) -> None:
    """Against an open three two hundred moves lose alike."""
    analysing.begin("gomoku", "h8a1i8a15j8")

    def many_lose() -> bool:
        means = analysing.column(MEANING).values()
        return sum(text.startswith("X wins") for text in means) > 100

    analysing.wait(many_lose)
    assert analysing.badges
    assert all(MINUS not in text and "+1" not in text for text in analysing.badges.values())
