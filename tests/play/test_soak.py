# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Anything, at any time, while the bots think: nothing wrong is shown, nothing breaks."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import pytest
from PySide6.QtWidgets import QLabel

from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.scales import plies_to_spare
from desktop_app.core.score import Bound, Outcome, Score, winner_of
from desktop_app.games.registry import PRESETS, board_of, find_game, wording_of
from desktop_app.play import search_client
from desktop_app.play.candidates.model import AT_ONCE, LEVEL, VALUE
from desktop_app.play.session import PERSON
from desktop_app.players.registry import parse_strategy
from desktop_app.search.memoized import MemoizedMinimax
from tests.calm import stay
from tests.driver import NO_KEYS, SHIFT, Driver, Key, cell_text
from tests.window import OpenWindow

EVENTS = int(os.environ.get("MINIMAX_FAIR_WALK", "200"))
LINES = ("tic-tac-toe", "tic-tac-toe", "mnk:4x4x4", "connect-four", "gomoku", "drop:5x4x3")
FIRST_SECONDS = 1.0
"""As in the program: most of the time something is being searched for, and may be disturbed."""
OTHERS = tuple(game.id for game in PRESETS.values() if game.family != "lines")
SEATS = ("person", "person", "random", "one-ahead", "alpha-beta:4", "perfect", "best-odds")
SETUPS = (
    "b2a3", "X.O/.X./..O", "a1a1", "4455", "h8i9j10", "XXX/OOO/...", "", "b2", "?", "./.",
    "e4 e5 Ke2", "1. d4 d5 (1... f5) 2. c4 {?} *", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/8 w - - 0 1", "a1-b1 b1-c1", "pass", "b2b3 a3xb2", "0/1 A", "Xb2 Oa1",
)  # fmt: skip
KEYS = "nnuruusmmhhhhhbbaavcpb123459"
WALKS = (Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Backspace)


class Visitor:
    """Presses anything, and looks closely after each thing."""

    def __init__(self, driver: Driver, random: Random, games: Sequence[str] = LINES) -> None:
        self.driver = driver
        self.games = games
        self.random = random
        self.window = driver.window

    def does_something(self) -> str:
        """Do one thing, and return what it was."""
        things: list[Callable[[], str]] = [
            self.clicks, self.clicks, self.clicks, self.clicks, self.taps,
            self.presses, self.presses, self.presses, self.walks,
            self.changes_a_player, self.changes_the_game, self.types_a_position,
            self.opens_a_row, self.points_at_a_row, self.points_at_a_cell,
            self.plays_a_row, self.goes_somewhere, self.takes_the_game_back,
        ]  # fmt: skip
        return self.random.choice(things)()

    @property
    def places(self) -> int:
        """How many the board has."""
        model = self.window.board.model()
        return model.rowCount() * model.columnCount()

    def clicks(self) -> str:
        cell = self.random.randrange(self.places)
        self.driver.click(cell)
        return f"clicks on {cell}"

    def taps(self) -> str:
        cell = self.random.randrange(self.places)
        self.driver.tap(cell)
        return f"taps on {cell}"

    def presses(self) -> str:
        key = self.random.choice(KEYS)
        self.driver.press(key)
        return f"presses {key}"

    def walks(self) -> str:
        key = self.random.choice(WALKS)
        self.driver.press(key)
        return f"presses {key}"

    def changes_a_player(self) -> str:
        player, text = self.random.choice((MAX, MIN)), self.random.choice(SEATS)
        seat = PERSON if text == "person" else parse_strategy(text)
        self.window.strip.seatChosen.emit(player, seat)
        return f"lets {text} play {player}"

    def changes_the_game(self) -> str:
        name = self.random.choice(self.games)
        self.window.strip.gameChosen.emit(find_game(name))
        return f"begins {name}"

    def types_a_position(self) -> str:
        text = self.random.choice(SETUPS)
        self.window.position_bar.open_bar()
        self.window.position_bar.line.setText(text)
        self.driver.press(Key.Key_Return)
        self.window.position_bar.hide()
        self.window.board.setFocus()
        return f"types {text}"

    def random_row(self) -> tuple[int, ...]:
        rows = self.window.candidates.rowCount()
        return (self.random.randrange(rows),) if rows else ()

    def opens_a_row(self) -> str:
        for row in self.random_row():
            self.driver.tree.expand(self.window.candidates.index(row, 0))
        return "opens a row"

    def points_at_a_row(self) -> str:
        for row in self.random_row():
            self.driver.tree.entered.emit(self.window.candidates.index(row, 0))
        return "points at a row"

    def points_at_a_cell(self) -> str:
        cell = self.random.randrange(self.places)
        self.driver.move_mouse(self.driver.place(cell))
        return f"points at {cell}"

    def plays_a_row(self) -> str:
        for row in self.random_row():
            self.driver.tree.activated.emit(self.window.candidates.index(row, 0))
        return "plays a row"

    def goes_somewhere(self) -> str:
        node = self.random.choice(list(self.window.session.record.nodes()))
        self.window.history_panel.nodeChosen.emit(node)
        return "goes somewhere in the game"

    def takes_the_game_back(self) -> str:
        self.window.actions_list["previous"].trigger()
        return "takes the last game back"

    # What must hold after each thing

    def looks(self) -> None:
        """See whether everything that is shown is true of the position on the board."""
        position = self.window.session.position
        self.sees_a_possible_position(position)
        self.sees_the_board(position)
        self.sees_the_candidates(position)
        self.sees_the_history()
        assert self.driver.message == "" or self.driver.message.endswith(".")

    def sees_a_possible_position(self, position: Position) -> None:
        assert position.game.parse_position(position.text) == position or not position.text
        replayed: Position = self.window.session.record.root.position
        for move in self.window.session.record.moves():
            assert move in replayed.legal_moves()
            replayed = replayed.after(move)
        assert replayed == position

    def sees_the_board(self, position: Position) -> None:
        board = self.window.board
        picture, legal = board.picture, set(position.legal_moves())
        assert picture.position == position
        assert set(picture.badges) <= legal
        assert picture.hint is None or picture.hint in legal
        assert picture.last_move == self.window.session.record.current.move
        assert set(board.targets.values()) <= legal
        thinking = self.window.flow.thinking
        session = self.window.session
        is_persons = session.told_to_wait or session.chosen_seat(position.turn) is None
        is_open = position.outcome is None and is_persons
        assert picture.accepts_moves == (not thinking and is_open)
        line = position
        for move in picture.preview:
            assert move in line.legal_moves()
            line = line.after(move)
        model = board.model()
        kind = board_of(position.game)
        assert (model.rowCount(), model.columnCount()) == (kind.rows, kind.columns)

    def sees_the_candidates(self, position: Position) -> None:
        model, flow = self.window.candidates, self.window.flow
        assert model.position == position
        candidates, legal = model.top_candidates(), list(position.legal_moves())
        listed = [c.move for c in candidates]
        if len(listed) < len(legal):  # of many moves the first are there at once, the others soon
            assert listed == legal[: max(len(listed), AT_ONCE)]
        else:
            assert sorted(listed) == sorted(legal)
        assert flow.analysis is None or flow.analysis.position == position
        for row, candidate in enumerate(candidates):
            index = model.index(row, 0)
            assert index.data() == wording_of(position.game).move(position, candidate.move)
            level = str(index.siblingAtColumn(LEVEL).data())
            assert level.startswith(position.game.player_text(position.turn))
            if candidate.score is not None:
                self.believes(candidate.score, position.after(candidate.move), position)
            if not model.at_rest:  # of many rows the texts come one after the other
                continue
            value = cell_text(index.siblingAtColumn(VALUE))
            if candidate.score is None:
                assert value == ("" if candidate.skipped else "\N{HORIZONTAL ELLIPSIS}")
                continue
            assert "-" not in value
            badge = self.window.board.picture.badges.get(candidate.move)
            if badge is not None:
                number = "0" if badge.text == "Draw" and value != "Draw" else badge.text
                assert number.lstrip(".+\N{MINUS SIGN}")[-1:] == value[-1:]

    def believes(self, score: Score, after: Position, before: Position) -> None:
        """A value may be vague, but it is not wrong."""
        if score.bound is Bound.HEURISTIC or score.is_mere_bound:
            assert score.outcome is Outcome.UNKNOWN
            return
        if score.outcome is Outcome.DRAW and score.bound is not Bound.EXACT:
            assert score.plies is None  # at least, or at most a draw: the end is not known
            return
        if score.plies is None:  # a proof that tells no distance, or play that goes round
            is_small_and_cyclic = before.game.traits.may_cycle and score.outcome is Outcome.DRAW
            assert is_small_and_cyclic or before.game.family == "hex"
            return
        assert 1 <= score.plies <= before.remaining
        if before.game.id == "tic-tac-toe":
            value = truth(after) * before.turn
            assert score.outcome is (
                Outcome.WIN if value > 0 else Outcome.LOSS if value < 0 else Outcome.DRAW
            )

    def sees_the_history(self) -> None:
        history, record = self.window.history, self.window.session.record
        assert [point.node for point in history.points] == record.line()
        assert history.rowCount() == len(record.line()) - 1
        for point in history.points:
            assert point.is_current == (point.node is record.current)
            score, at = point.score, point.node.position
            ends = plies_to_spare(at) <= 9 and not at.game.traits.may_cycle
            if score is not None and score.bound is Bound.EXACT and ends:
                value = truth(at)
                assert score.seen_by(MAX).outcome is (
                    Outcome.WIN if value > 0 else Outcome.LOSS if value < 0 else Outcome.DRAW
                )


@cache
def _tree(game: str) -> MemoizedMinimax:
    return MemoizedMinimax()


def truth(position: Position) -> float:
    """What a position is worth to X, counted out to the end."""
    return _tree(position.game.id).value(position)


@pytest.mark.parametrize(("seed", "games"), [(0, LINES), (1, LINES), (2, LINES), (3, OTHERS)])
def test_random_actions_never_show_anything_false(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, seed: int, games: Sequence[str]
) -> None:
    monkeypatch.setattr(search_client, "FIRST_SECONDS", FIRST_SECONDS)
    random = Random(seed)
    driver = open_window(seed)
    driver.window.flow.move_seconds = random.choice((0.05, 0.5, 3600))
    driver.window.flow.set_pause(random.choice((0, 0, 30)))
    visitor = Visitor(driver, random, games)
    done: list[str] = []
    busy = 0
    for _ in range(EVENTS):
        done.append(visitor.does_something())
        try:
            visitor.looks()
            stay(random.choice((0, 0, 0, 1, 5, 40)))
            visitor.looks()
        except AssertionError as error:
            error.add_note("after: " + ", ".join(done[-12:]))
            raise
        busy += driver.window.engine.busy
    assert busy > EVENTS / 4  # there was much to disturb
    driver.window.close()
    assert driver.window.engine.has_ended
    driver.settle()
    visitor.looks()


class Asker(Visitor):
    """Plays small games to their ends, asks about them, and looks for better moves."""

    def does_something(self) -> str:
        things: list[Callable[[], str]] = [
            self.clicks, self.clicks, self.clicks, self.presses, self.walks, self.goes_somewhere,
            self.plays_to_the_end, self.plays_to_the_end, self.asks, self.asks, self.asks,
            self.asks, self.changes_a_player, self.rests,
        ]  # fmt: skip
        return self.random.choice(things)()

    def asks(self) -> str:
        key, modifier = self.random.choice(ASKING)
        self.driver.press(key, modifier=modifier)
        return f"presses {modifier.name} {key}"

    def plays_to_the_end(self) -> str:
        session = self.window.session
        while session.position.outcome is None:
            session.play(self.random.choice(list(session.position.legal_moves())))
        return "plays to the end"

    def rests(self) -> str:
        stay(self.random.choice((50, 150)))
        return "rests"

    def looks(self) -> None:
        window, position = self.window, self.window.session.position
        self.sees_a_possible_position(position)
        assert window.candidates.position == position
        is_over, asks, find = position.outcome is not None, window.why.is_open, window.find_flow
        assert window.result.is_shown == (is_over and not asks)
        assert window.find_card.is_shown == (find.is_open and not asks)
        is_told = window.result.is_shown or window.find_card.is_shown
        assert window.turn_bar.findChildren(QLabel)[0].isHidden() == is_told
        picture, legal = window.board.picture, set(position.legal_moves())
        if window.why.play is None:
            assert picture.position == position
            assert set(picture.badges) <= legal
            assert picture.hint is None or picture.hint in legal
        assert not (find.is_searching and window.candidate_panel.isVisible())
        if find.challenge is not None and find.is_searching and not asks:
            assert find.challenge.position == position
            assert picture.badges.keys() <= {*find.challenge.valued}
            assert picture.hint is None
        if window.result.is_shown:
            self.sees_who_has_won(position)

    def sees_who_has_won(self, position: Position) -> None:
        winner, bot = winner_of(position), self.window.session.bot_side
        frame = self.window.result.frame
        if winner is not None and bot is not None:
            assert frame.result == ("The bot wins" if winner is bot else "You win!")
        if bot is None:
            assert "You" not in frame.reason
            assert "bot" not in frame.reason


ASKING = (
    ("y", NO_KEYS), ("y", NO_KEYS), ("f", SHIFT), ("f", SHIFT), ("f", SHIFT), ("h", SHIFT),
    ("y", SHIFT), ("s", NO_KEYS), (Key.Key_Escape, NO_KEYS), (Key.Key_Return, NO_KEYS),
    (Key.Key_Right, NO_KEYS), (Key.Key_Left, NO_KEYS), (Key.Key_Space, NO_KEYS),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_questions_and_challenges_never_show_anything_false(
    open_window: OpenWindow, seed: int
) -> None:
    random = Random(seed)
    driver = open_window(seed)
    driver.analyse()
    driver.seat(MIN, random.choice((PERSON, parse_strategy("one-ahead"))))
    asker = Asker(driver, random)
    done: list[str] = []
    for number in range(EVENTS * 5 // 8):
        if number % 40 == 0:
            driver.begin(random.choice(("tic-tac-toe", "hexapawn", "nim")))
        done.append(asker.does_something())
        try:
            asker.looks()
            stay(random.choice((0, 1, 20)))
            asker.looks()
        except AssertionError as error:
            error.add_note("after: " + ", ".join(done[-12:]))
            raise


@pytest.mark.parametrize("seed", range(8))
def test_the_window_may_be_closed_at_any_time(open_window: OpenWindow, seed: int) -> None:
    random = Random(100 + seed)
    driver = open_window(seed)
    driver.window.flow.move_seconds = 3600
    driver.analyse()
    visitor = Visitor(driver, random)
    visitor.changes_the_game()
    visitor.changes_a_player()
    for _ in range(random.randrange(12)):
        visitor.does_something()
    stay(random.choice((0, 1, 20, 150)))
    before = driver.position
    driver.window.close()
    assert driver.window.engine.has_ended
    driver.settle()
    assert driver.position == before
