# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal, Slot
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play import search_client as engine_module
from desktop_app.play import search_worker
from desktop_app.play.requests import Answer, Failure, Job
from desktop_app.play.search_client import SearchClient
from desktop_app.players import roster
from desktop_app.players.registry import StrategyId
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from desktop_app.players.ties import TieRule
from desktop_app.search import analysis
from desktop_app.search.candidates import Analysis
from desktop_app.search.why.answer import WhyQuestion
from tests.games.reached import reached
from tests.listening import Listener
from tests.players.programs.fakes import heard, let_go, lives, make_brain, posix_only, processes
from tests.searches import Searches, searches
from tests.waiting import PATIENCE_MS

__all__ = ["searches"]

PERFECT = StrategyId("perfect")
LONG = 3600.0
SEEDS = "1", "2"
"""Of a move's choice, and of its game."""
"""Seconds that no test waits for: whatever ends, was ended."""


def position(text: str = "", game: str = "tic-tac-toe") -> Position:
    return reached(find_game(game).start(), text)


EMPTY = position()
LARGE = position("h8i9j10h9", "gomoku")
DEEP = position("44", "connect-four")
"""Not to be solved here, but one depth follows the other quickly."""


def analyses(listener: Listener, of: Position) -> list[Analysis]:
    found = [cast("Analysis", what) for what in listener.all("analysed")]
    return [analysis for analysis in found if analysis.position == of]


def answers(listener: Listener, name: str) -> list[Answer]:
    return [cast("Answer", what) for what in listener.all(name)]


def pondering(engine: SearchClient) -> bool:
    """Whether a position is looked at for as long as nothing else is to be done."""
    return engine.running is not None and engine.running.job is Job.PONDER


@pytest.fixture(autouse=True)
def frequent_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hear fifty times a second what a search has found."""
    monkeypatch.setattr(search_worker, "REPORT_SECONDS", 0.02)


@pytest.fixture
def short_first_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ponder soon: the look that comes before takes a tenth of its time."""
    monkeypatch.setattr(engine_module, "FIRST_SECONDS", 0.1)


def settle(listener: Listener) -> None:
    """Let everything arrive that may still be on its way: that a search has ended comes last."""
    listener.wait_idle()
    QCoreApplication.processEvents()


class Barrier(QObject):
    """Is in the searches' thread, and tells when that has done all that it was asked to do."""

    asked = Signal()

    def __init__(self, thread: QThread) -> None:
        super().__init__()
        self._reached = Event()
        self.asked.connect(self.reach)
        self.moveToThread(thread)

    @Slot()
    def reach(self) -> None:
        self._reached.set()

    def wait(self) -> None:
        """Let no events come in meanwhile."""
        self._reached.clear()
        self.asked.emit()
        assert self._reached.wait(PATIENCE_MS / 1000)


def test_a_choice_is_answered(engine: SearchClient, listener: Listener) -> None:
    engine.choose(EMPTY, PERFECT, SEEDS, LONG)
    assert engine.choosing
    assert engine.busy
    listener.wait_for("chosen")
    (answer,) = answers(listener, "chosen")
    assert answer.request.position == EMPTY
    assert answer.choice is not None
    assert answer.choice.move in EMPTY.legal_moves()
    assert not engine.choosing
    listener.wait_idle()
    assert listener.all("busy") == [True, False]


def test_all_moves_are_valued(engine: SearchClient, listener: Listener) -> None:
    engine.analyse(EMPTY, LONG)
    listener.wait(lambda: any(found.complete for found in analyses(listener, EMPTY)))
    last = analyses(listener, EMPTY)[-1]
    assert {c.score.outcome for c in last.candidates if c.score} == {Outcome.DRAW}
    listener.wait_idle()
    assert not listener.all("failed")


def test_a_row_that_is_opened_is_valued(engine: SearchClient, listener: Listener) -> None:
    engine.expand(EMPTY.after(4))
    engine.expand(EMPTY.after(0))
    listener.wait_idle()
    found = [cast("Analysis", what) for what in listener.all("expanded")]
    assert {analysis.position for analysis in found} == {EMPTY.after(4), EMPTY.after(0)}
    assert found[0].position == EMPTY.after(4)  # what was asked first


def test_positions_are_valued_in_the_order_asked(engine: SearchClient, listener: Listener) -> None:
    wanted = [position(text) for text in ("b2a3", "b2", "")]
    engine.value(wanted)
    listener.wait_for("valued", 3)
    valued = [cast("tuple[Position, Score]", what) for what in listener.all("valued")]
    assert [at for at, _ in valued] == wanted
    for at, score in valued:
        assert score.player is at.turn
        assert score.outcome is Outcome.DRAW
        assert score.bound is Bound.EXACT


def test_doubtful_values_are_searched_again_last(engine: SearchClient, listener: Listener) -> None:
    engine.value_again(EMPTY)
    engine.analyse(EMPTY.after(4), LONG)
    engine.value([EMPTY.after(0)])
    listener.wait_for("valued", 2)
    valued = [cast("tuple[Position, Score]", what)[0] for what in listener.all("valued")]
    assert valued == [EMPTY.after(0), EMPTY]
    listener.wait_idle()
    listener.heard.clear()
    engine.value_again(EMPTY)
    engine.value_again(None)
    listener.wait_idle()
    settle(listener)
    assert listener.all("valued") == []


def test_a_value_that_is_not_found_in_time_is_told_as_well(
    engine: SearchClient, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(*_args: object, **_options: object) -> Iterator[Analysis]:
        return iter(())

    monkeypatch.setattr(analysis, "analyse", nothing)
    engine.value_again(EMPTY)
    listener.wait_for("valued", 1)
    assert listener.all("valued") == [(EMPTY, None)]


def test_later_value_requests_replace_earlier_ones(
    engine: SearchClient, listener: Listener
) -> None:
    engine.value([LARGE, LARGE.after(0), LARGE.after(1)])
    engine.value([EMPTY])
    listener.wait_idle()
    valued = [cast("tuple[Position, Score]", what)[0] for what in listener.all("valued")]
    assert valued == [EMPTY]


def test_a_hint_is_a_best_move(engine: SearchClient, listener: Listener) -> None:
    forced = position("a3b2b3")  # O must block at c3
    engine.hint(forced, LONG)
    listener.wait_for("hinted")
    (answer,) = answers(listener, "hinted")
    assert answer.choice is not None
    assert forced.game.move_text(answer.choice.move) == "c3"
    assert listener.names() == ["hinted"]


def test_of_moves_that_are_known_to_be_best_the_rule_alone_chooses_a_hint(
    engine: SearchClient, listener: Listener
) -> None:
    for ties, moves in ((TieRule.BEST_ODDS, {0}), (TieRule.RANDOM, {0, 1, 4})):
        for seed in range(12):
            engine.hint(EMPTY, LONG, str(seed), ties, (0, 1, 4))
            listener.wait_for("hinted", len(listener.all("hinted")) + 1)
        found = answers(listener, "hinted")[-12:]
        assert {answer.choice.move for answer in found if answer.choice} == moves
        assert {answer.choice.equals for answer in found if answer.choice} == {3}


def test_the_same_seed_chooses_the_same_move(engine: SearchClient, listener: Listener) -> None:
    for number in range(6):
        engine.choose(EMPTY, PERFECT, (f"seed {number % 3}", "1"), LONG)
        listener.wait_for("chosen", number + 1)
    moves = [answer.choice.move for answer in answers(listener, "chosen") if answer.choice]
    assert moves[:3] == moves[3:]
    assert len(set(moves)) > 1


def test_all_signals_arrive_in_the_main_thread(
    engine: SearchClient, listener: Listener, searches: Searches
) -> None:
    engine.analyse(LARGE, LONG)
    listener.wait_for("analysed")
    engine.expand(EMPTY)
    engine.value([EMPTY])
    engine.hint(EMPTY, LONG)
    engine.choose(EMPTY, PERFECT, SEEDS, LONG)
    for name in ("expanded", "hinted", "chosen"):
        listener.wait_for(name)
    assert listener.threads == {QThread.currentThread()}
    assert searches.threads
    assert QThread.currentThread() not in searches.threads


def test_a_choice_interrupts_an_analysis_which_is_taken_up_again(
    engine: SearchClient, listener: Listener
) -> None:
    engine.analyse(LARGE, LONG)
    listener.wait_for("analysed")
    engine.choose(EMPTY, PERFECT, SEEDS, LONG)
    listener.wait_for("chosen")
    count = len(listener.all("analysed"))
    listener.wait_for("analysed", count + 1)
    assert engine.busy
    assert {found.position for found in analyses(listener, LARGE)} == {LARGE}


@pytest.mark.usefixtures("short_first_look")
def test_a_long_analysis_yields_to_every_other_request(
    engine: SearchClient, listener: Listener, qtbot: QtBot
) -> None:
    engine.analyse(LARGE, LONG)
    listener.wait(lambda: pondering(engine))
    engine.value([EMPTY])
    engine.expand(EMPTY.after(4))
    engine.hint(EMPTY, LONG)
    for name in ("valued", "expanded", "hinted"):
        listener.wait_for(name)
    listener.wait(lambda: pondering(engine))
    count = len(listener.all("analysed"))
    listener.wait_for("analysed", count + 1)


def test_the_most_urgent_goes_first(engine: SearchClient, listener: Listener) -> None:
    engine.value([EMPTY])  # runs
    engine.analyse(EMPTY.after(0), LONG)
    engine.expand(EMPTY.after(1))
    engine.hint(EMPTY.after(2), LONG)
    engine.choose(EMPTY.after(3), PERFECT, SEEDS, LONG)
    listener.wait_idle()
    order = [name for name in listener.names() if name != "intended"]
    firsts = sorted({order.index(name): name for name in order}.items())
    assert [name for _, name in firsts][-4:] == ["hinted", "expanded", "analysed", "valued"]
    assert "chosen" in order[:2]


def test_only_the_newest_analysis_is_signalled(
    engine: SearchClient, listener: Listener, qtbot: QtBot
) -> None:
    here = LARGE
    for _ in range(10):
        here = here.after(here.legal_moves()[0])
        engine.analyse(here, LONG)
        listener.heard.clear()
        QCoreApplication.processEvents()
        assert {cast("Analysis", a).position for a in listener.all("analysed")} <= {here}
    listener.wait_for("analysed", 3)
    assert {cast("Analysis", a).position for a in listener.all("analysed")} == {here}


def test_answers_to_dropped_requests_are_not_signalled(
    engine: SearchClient, listener: Listener, searches: Searches
) -> None:
    """The worker queues its answers while nobody takes them."""
    engine.analyse(EMPTY, LONG)
    settle(listener)
    (thread,) = searches.threads
    barrier = Barrier(thread)
    listener.heard.clear()
    for drop in (
        engine.cancel_choice,
        engine.cancel_hint,
        lambda: engine.analyse(None),
        lambda: engine.value([]),
    ):
        engine.choose(EMPTY, PERFECT, SEEDS, LONG)
        engine.hint(EMPTY, LONG)
        engine.analyse(EMPTY, LONG)
        engine.value([EMPTY])
        barrier.wait()
        drop()
        engine.cancel_choice()
        engine.cancel_hint()
        engine.analyse(None)
        engine.value([])
        settle(listener)
    assert listener.names() == []
    assert not engine.busy


def test_a_cancelled_choice_gives_no_answer(
    engine: SearchClient, listener: Listener, qtbot: QtBot
) -> None:
    engine.choose(DEEP, PERFECT, SEEDS, LONG)
    listener.wait_for("intended")
    engine.cancel_choice()
    assert not engine.choosing
    listener.wait_idle()
    settle(listener)
    assert listener.all("chosen") == []


def test_a_newer_choice_replaces_the_older(engine: SearchClient, listener: Listener) -> None:
    engine.choose(DEEP, PERFECT, SEEDS, LONG)
    listener.wait_for("intended")
    engine.choose(EMPTY, PERFECT, SEEDS, LONG)
    listener.wait_idle()
    assert [answer.request.position for answer in answers(listener, "chosen")] == [EMPTY]


def test_move_now_chooses_the_best_move_found_so_far(
    engine: SearchClient, listener: Listener
) -> None:
    engine.choose(DEEP, PERFECT, SEEDS, LONG)
    listener.wait_for("intended")
    engine.move_now()
    listener.wait_for("chosen")
    (answer,) = answers(listener, "chosen")
    assert answer.choice is not None
    assert answer.choice.move in DEEP.legal_moves()
    assert answer.choice.depth >= 1
    listener.wait_idle()


def test_move_now_before_the_search_starts_gives_a_move_soon(
    engine: SearchClient, listener: Listener
) -> None:
    engine.analyse(LARGE, LONG)
    listener.wait_for("analysed")
    engine.choose(LARGE, PERFECT, SEEDS, LONG)  # waits until the analysis has made room
    engine.move_now()
    listener.wait_for("chosen")
    (answer,) = answers(listener, "chosen")
    assert answer.choice is not None
    assert answer.choice.move in LARGE.legal_moves()


def test_move_now_without_a_choice_does_nothing(engine: SearchClient, listener: Listener) -> None:
    engine.analyse(LARGE, LONG)
    listener.wait_for("analysed")
    engine.move_now()
    listener.wait_for("analysed", 2)
    assert listener.all("chosen") == []


class Broken:
    """A strategy with an error in it."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        raise RuntimeError("no idea")


def test_an_error_is_signalled_and_the_engine_goes_on(
    engine: SearchClient,
    listener: Listener,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = roster.make_strategy

    def make(name: StrategyId) -> Strategy:
        return Broken() if name.kind == "broken" else real(name)

    monkeypatch.setattr(roster, "make_strategy", make)
    with qtbot.captureExceptions() as errors:
        engine.choose(EMPTY, StrategyId("broken"), SEEDS, LONG)
        listener.wait_for("failed")
    (failure,) = listener.all("failed")
    assert isinstance(failure, Failure)
    assert failure.text == "RuntimeError: no idea"
    assert [str(error[1]) for error in errors] == ["no idea"]  # noted, wherever it happened
    assert failure.request.position == EMPTY
    assert listener.threads == {QThread.currentThread()}
    assert not engine.choosing
    engine.choose(EMPTY, PERFECT, SEEDS, LONG)
    listener.wait_for("chosen")
    assert len(listener.all("failed")) == 1


def test_a_failed_analysis_is_signalled_once_and_not_repeated(
    engine: SearchClient,
    listener: Listener,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def analyse(*_: object, **__: object) -> None:
        raise ZeroDivisionError("analysis")

    monkeypatch.setattr("desktop_app.search.analysis.analyse", analyse)
    with qtbot.captureExceptions() as errors:
        engine.expand(EMPTY)
        listener.wait_idle()
        settle(listener)
    assert listener.names() == ["failed"]
    assert [error[0] for error in errors] == [ZeroDivisionError]


def test_a_failure_of_a_dropped_request_is_not_signalled(
    engine: SearchClient,
    listener: Listener,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def make(name: StrategyId) -> Strategy:
        return Broken()

    monkeypatch.setattr(roster, "make_strategy", make)
    with qtbot.captureExceptions() as errors:
        engine.choose(EMPTY, StrategyId("broken"), SEEDS, LONG)
        engine.cancel_choice()
        listener.wait_idle()
        settle(listener)
    assert listener.names() == []
    assert [str(error[1]) for error in errors] == ["no idea"]  # noted all the same


@pytest.mark.parametrize("busy_with", ["nothing", "choice", "analysis", "all"])
def test_the_thread_ends_in_the_middle_of_anything(
    engine: SearchClient, listener: Listener, busy_with: str
) -> None:
    if busy_with in ("analysis", "all"):
        engine.analyse(LARGE, LONG)
        listener.wait_for("analysed")
    if busy_with in ("choice", "all"):
        engine.choose(DEEP, PERFECT, SEEDS, LONG)
        listener.wait_for("intended")
    if busy_with == "all":
        engine.value([LARGE, LARGE.after(0)])
        engine.expand(LARGE.after(1))
        engine.hint(LARGE, LONG)
    listener.heard.clear()
    engine.shutdown()
    assert engine.has_ended
    QCoreApplication.processEvents()
    assert listener.names() == []


def test_shutting_down_twice_does_no_harm(engine: SearchClient) -> None:
    engine.shutdown()
    engine.shutdown()


def test_no_search_begins_after_the_end(engine: SearchClient) -> None:
    """Even if there was none before: a window may be closed as soon as it is there."""
    engine.shutdown()
    engine.analyse(LARGE, LONG)
    assert engine.has_ended


@pytest.mark.parametrize("kind", ["random", "top-left", "one-ahead", "worst-case", "best-odds"])
@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "gomoku"])
def test_every_strategy_obeys_move_now(
    engine: SearchClient, listener: Listener, kind: str, game: str
) -> None:
    start = position("", game)
    engine.choose(start, StrategyId(kind), SEEDS, LONG)
    engine.move_now()
    listener.wait_for("chosen")
    (answer,) = answers(listener, "chosen")
    assert answer.choice is not None
    assert answer.choice.move in start.legal_moves()
    assert start.turn is MAX


@pytest.mark.usefixtures("short_first_look")
def test_a_resumed_analysis_reports_its_total_cost(
    engine: SearchClient, listener: Listener
) -> None:
    for start in (DEEP, LARGE):
        engine.analyse(start, LONG)
        listener.wait(lambda: pondering(engine))
        count = len(analyses(listener, start))
        listener.wait(lambda at=start, n=count: len(analyses(listener, at)) > n + 2)
        engine.analyse(None)
        listener.wait_idle()
        nodes = [found.nodes for found in analyses(listener, start)]
        assert nodes == sorted(nodes)
        seconds = [found.seconds for found in analyses(listener, start)]
        assert seconds == sorted(seconds)


def test_a_position_that_took_long_gets_its_lines_too(
    engine: SearchClient, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_module, "FIRST_SECONDS", 0.0)  # all is left to pondering
    start = position("225257625", "connect-four")
    engine.analyse(start, LONG)
    listener.wait_idle()
    found = analyses(listener, start)[-1]
    assert found.complete
    assert found.is_whole


# Memory


def test_other_memory_ends_the_search_that_runs_and_it_begins_anew(
    engine: SearchClient, listener: Listener, searches: Searches
) -> None:
    engine.analyse(LARGE, LONG)
    listener.wait_for("analysed")
    before = engine.running
    assert before is not None
    engine.set_memory(32 << 20)
    assert before.stop.is_set()
    listener.wait(lambda: engine.running is not None and engine.running.id > before.id)
    count = len(listener.all("analysed"))
    listener.wait_for("analysed", count + 1)
    assert searches.table_bytes[-1] == 32 << 20
    assert not listener.all("failed")


def test_a_bot_whose_memory_is_changed_thinks_on_and_chooses_once(
    engine: SearchClient, listener: Listener
) -> None:
    engine.choose(LARGE, PERFECT, SEEDS, 0.4)
    for size in (32, 64, 32):
        engine.set_memory(size << 20)
    assert engine.choosing
    listener.wait_for("chosen")
    listener.wait_idle()
    (answer,) = answers(listener, "chosen")
    assert answer.choice is not None
    assert answer.choice.depth >= 1
    assert not answer.request.stop.is_set()


def test_a_bot_told_to_move_now_does_so_after_a_change_of_memory(
    engine: SearchClient, listener: Listener
) -> None:
    engine.choose(LARGE, PERFECT, SEEDS, LONG)
    listener.wait_for("intended")
    engine.set_memory(32 << 20)
    engine.move_now()
    listener.wait_for("chosen")
    assert len(answers(listener, "chosen")) == 1


def test_memory_that_is_set_before_any_search_holds_for_the_first(
    engine: SearchClient, listener: Listener, searches: Searches
) -> None:
    engine.set_memory(32 << 20)
    engine.analyse(EMPTY, LONG)
    listener.wait_idle()
    assert searches.table_bytes[-1] == 32 << 20


def test_one_search_runs_at_a_time(
    engine: SearchClient, listener: Listener, searches: Searches
) -> None:
    for number in range(12):
        engine.analyse(LARGE.after(LARGE.legal_moves()[number]), LONG)
        engine.expand(EMPTY.after(number % 9))
        engine.set_memory((32 if number % 2 else 64) << 20)
        QCoreApplication.processEvents()
    listener.wait_for("analysed")
    engine.analyse(None)
    listener.wait_idle()
    assert searches.most_at_once == 1


# Why


LOST = WhyQuestion(EMPTY, tuple(parse_moves(EMPTY, "a1b1c3b3b2")))


def test_why_a_game_was_lost_is_found_out(engine: SearchClient, listener: Listener) -> None:
    engine.ask_why(LOST)
    listener.wait(lambda: bool(answers(listener, "explained")))
    (answer,) = answers(listener, "explained")
    assert answer.request.inquiry == LOST
    assert answer.finding is not None
    assert answer.finding.number == 3


def test_what_is_more_urgent_goes_first_and_why_is_answered_after_it(
    engine: SearchClient, listener: Listener
) -> None:
    engine.ask_why(LOST)
    asked = engine.running
    assert asked is not None
    engine.choose(EMPTY, PERFECT, SEEDS, 1)
    assert asked.stop.is_set()
    listener.wait(lambda: bool(answers(listener, "explained")))
    names = [name for name, _ in listener.heard if name in ("chosen", "explained")]
    assert names == ["chosen", "explained"]
    (answer,) = answers(listener, "explained")
    assert answer.finding is not None


def test_a_cancelled_inquiry_gives_no_answer(engine: SearchClient, listener: Listener) -> None:
    engine.ask_why(LOST)
    engine.cancel_why()
    settle(listener)
    assert answers(listener, "explained") == []


# Who else thinks


def test_a_request_of_the_same_job_waits_for_the_running_one(engine: SearchClient) -> None:
    """Else that would begin anew with each row that is opened."""
    engine.expand(LARGE)
    running = engine.running
    engine.expand(LARGE.after(LARGE.legal_moves()[0]))
    assert running is not None
    assert not running.stop.is_set()
    assert engine.running is running


@posix_only
@pytest.mark.parametrize("how", ["left", "ended"])
def test_a_program_that_plays_no_more_has_ended(
    engine: SearchClient, listener: Listener, tmp_path: Path, how: str
) -> None:
    file = make_brain(tmp_path)
    engine.choose(LARGE, StrategyId("brain", path=str(file)), SEEDS, 1)
    listener.wait_for("chosen")
    listener.wait_idle()
    (process,) = processes(file)
    assert lives(process)
    if how == "left":
        engine.keep_players([PERFECT, None])
        listener.wait(lambda: not lives(process))
    else:
        engine.shutdown()
        assert not lives(process)


@posix_only
def test_a_program_whose_turn_it_is_is_not_asked_again_when_memory_changes(
    engine: SearchClient, listener: Listener, tmp_path: Path
) -> None:
    """It has its own memory, and would lose what it has thought of."""
    file = make_brain(tmp_path, "waits")
    engine.choose(LARGE, StrategyId("brain", path=str(file)), SEEDS, LONG)
    listener.wait(lambda: bool(processes(file)) and "DONE" in heard(file))
    engine.set_memory(32 << 20)
    let_go(file)
    listener.wait_for("chosen")
    assert len(processes(file)) == 1
    assert heard(file).count("DONE") == 1
    assert not listener.all("failed")
