# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine's side of the Gomocup protocol, line by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.cli.gomocup_brain import NOTHING, TURN_MS, GomocupBrain, MoveTask, Reply
from desktop_app.games.k_in_a_row.gomocup import UNLIMITED

OPENING = ["START", "RECTSTART", "RESTART", "BEGIN", "TURN", "BOARD", "DONE", "TAKEBACK"]
WORDS = [*OPENING, "INFO", "ABOUT", "PLAY"]
SIZES = ["", " x", " 4", " 21", " -15", " 99999", " 4 15", " 15 x", " \N{SUPERSCRIPT TWO}"]
RECTANGLES = ["", " 15", " 4,15", " 15,21"]
SQUARE = ["START 15", "start 15 15", "START 15,15", "Start\t15 ", "START 15.9", "rectstart 15 15",
          "RECTSTART  15 , 15", "RectStart 15.2,15.8"]  # fmt: skip


def told(*lines: str) -> tuple[GomocupBrain, Reply]:
    """Return a brain after these lines, and its reply to the last one."""
    brain, reply = GomocupBrain(), NOTHING
    for line in lines:
        reply = brain.handle_line(line)
    return brain, reply


def task(*lines: str) -> MoveTask:
    found = told(*lines)[1]
    assert found.lines == ()
    assert found.task is not None
    return found.task


def error(*lines: str) -> str:
    found = told(*lines)[1]
    assert found.task is None
    (line,) = found.lines
    word, _, text = line.partition(" ")
    assert word == "ERROR"
    return text


def stones(*lines: str) -> str:
    return task("START 5", *lines).position.text


@pytest.mark.parametrize("line", ["START 15", "start 20", "START 5", "RECTSTART 20,15"])
def test_boards_that_are_taken(line: str) -> None:
    brain, reply = told(line)
    assert reply == Reply(("OK",))
    assert brain.game is not None
    assert (brain.game.k, brain.game.gravity) == (5, False)


@pytest.mark.parametrize("line", SQUARE)
def test_a_square_board_may_be_asked_for_in_many_ways(line: str) -> None:
    brain, reply = told(line)
    assert reply == Reply(("OK",))
    assert brain.game is not None
    assert (brain.game.columns, brain.game.rows) == (15, 15)


@pytest.mark.parametrize("line", ["RECTSTART 20,15", "START 20 15"])
def test_the_width_of_an_oblong_board_comes_first(line: str) -> None:
    game = told(line)[0].game
    assert game is not None
    assert (game.columns, game.rows) == (20, 15)


@pytest.mark.parametrize(
    "line", [f"START{text}" for text in SIZES] + [f"RECTSTART{text}" for text in RECTANGLES]
)
def test_boards_that_are_refused(line: str) -> None:
    assert len(error(line)) > 20
    assert told(line)[0].game is None


def test_without_a_board_nothing_is_played() -> None:
    for line in ("BEGIN", "TURN 1,1", "RESTART", "TAKEBACK 1,1"):
        assert "START" in error(line)
    assert "START" in error("BOARD", "DONE")


def test_it_begins_and_takes_turns() -> None:
    brain = told("START 5")[0]
    assert brain.handle_line("BEGIN").task is not None
    assert brain.play(7) == "2,1"
    reply = brain.handle_line("TURN 4,4")
    assert reply.task is not None
    assert reply.task.position.text == "...../..X../...../...../....O X"


def test_it_comes_second() -> None:
    assert stones("TURN 4,0") == "....X/...../...../...../..... O"


def test_a_board_is_set_in_any_order() -> None:
    board = ["BOARD", "0,0,2", "1,0,2", "2,2,1", "DONE"]
    assert stones(*board) == "XX.../...../..O../...../..... O"
    assert stones("TURN 4,4", *board) == "XX.../...../..O../...../..... O"
    assert stones("BOARD", "0,0,2", "2,2,1", "done") == "O..../...../..X../...../..... X"
    assert stones("BOARD", "DONE").replace("/", "") == "." * 25 + " X"


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (("TURN 5,0",), "off the board"),
        (("TURN 1",), "TURN 7,7"),
        (("TURN a,b",), "TURN 7,7"),
        (("TURN",), "TURN 7,7"),
        (("BOARD", "1,1,1", "DONE"), "turn"),
        (("BOARD", "1,1,2", "1,2,2", "DONE"), "turn"),
        (("BOARD", "1,1,2", "1,1,1", "DONE"), "taken"),
        (("BOARD", "1,1,3", "DONE"), "not a stone"),
        (("BOARD", "9,1,2", "DONE"), "not a stone"),
        (("BOARD", "hello", "1,1,2", "DONE"), "not a stone"),
        (("TAKEBACK 1,1",), "no stone"),
        (("TAKEBACK 9,9",), "off the board"),
        (("INFO rule 1",), "exactly five"),
        (("INFO rule 2",), "continuous game"),
        (("INFO rule 4",), "renju"),
        (("INFO rule 1", "BEGIN"), "exactly five"),
        (("INFO rule 6", "BEGIN"), "continuous game, renju"),
        (("INFO rule 64", "BEGIN"), "unknown"),
        (("INFO max_memory 1000",), "max_memory"),
        ((f"INFO rule {'9' * 5_000}",), "not supported"),
        ((f"INFO rule -{'9' * 5_000}",), "not supported"),
        ((f"TURN {'9' * 5_000},1",), "TURN 7,7"),
        (("TURN -1,1",), "TURN 7,7"),
        (("INFO max_memory 1000", "BEGIN"), "max_memory"),
    ],
)
def test_errors_are_answered_with_a_message(lines: tuple[str, ...], says: str) -> None:
    assert says in error("START 5", *lines)


@pytest.mark.parametrize("turn", ["4,0", "4 0", "4, 0", "4.0,0.0", "4;0", " 4,0 now", "(4,0)"])
def test_a_turn_is_read_as_managers_write_it(turn: str) -> None:
    assert stones(f"TURN {turn}") == stones(f"turn\t{turn}") == "....X/...../...../...../..... O"


def test_a_board_of_yixin_is_a_board_and_its_stones_may_have_blanks() -> None:
    assert stones("yxboard", "0 0 2", "2, 2, 1", "Done") == stones(
        "BOARD", "0,0,2", "2,2,1", "DONE"
    )


YIXIN = [
    "YXSHOWINFO",
    "yxnbest 3",
    "YXSTOP",
    "yxshowforbid",
    "yxquerydatabaseall",
    "yx",
    "YXHASHCLEAR",
]


@pytest.mark.parametrize("line", YIXIN)
def test_other_commands_of_yixin_are_unknown_and_the_game_goes_on(line: str) -> None:
    """Wherever they come, also between the lines of a board."""
    brain, reply = told("START 5", line)
    (answer,) = reply.lines
    assert answer.startswith("UNKNOWN")
    for each in ("BOARD", "0,0,2", line, "2,2,1", line):
        reply = brain.handle_line(each)
        assert all(answer.startswith("UNKNOWN") for answer in reply.lines)
    reply = brain.handle_line("DONE")
    assert reply.task is not None
    assert reply.task.position.text == "O..../...../..X../...../..... X"


def test_a_game_that_is_over_is_not_played_on() -> None:
    row = [f"{x},0,2" for x in range(5)]
    mine = [f"{x},2,1" for x in (0, 1, 3, 4)]
    assert error("START 5", "BOARD", *row, *mine, "DONE") == "the game is over"


def test_a_bad_turn_changes_nothing() -> None:
    brain = told("START 5", "TURN 1,1", "TURN 1,1", "TURN 9,9")[0]
    brain.play(0)
    reply = brain.handle_line("TURN 2,2")
    assert reply.task is not None
    assert reply.task.position.text == "O..../.X.../..X../...../..... O"


def test_moves_are_taken_back_and_the_board_is_cleared() -> None:
    brain = told("START 5", "TURN 1,1")[0]
    brain.play(0)
    assert brain.handle_line("TAKEBACK 0,0") == brain.handle_line("TAKEBACK 1,1") == Reply(("OK",))
    reply = brain.handle_line("TURN 3,3")
    assert reply.task is not None
    assert reply.task.position.ply == 1
    assert brain.handle_line("RESTART") == Reply(("OK",))
    reply = brain.handle_line("BEGIN")
    assert reply.task is not None
    assert reply.task.position.ply == 0


def test_a_rule_is_refused_before_there_is_a_board() -> None:
    assert "exactly five" in error("INFO rule 1")
    assert told("INFO rule 0")[1] == NOTHING


def test_the_rule_can_be_put_right() -> None:
    assert task("START 15", "INFO rule 1", "INFO rule 0", "BEGIN")
    assert task("INFO rule 1", "START 15", "INFO rule 0", "INFO max_memory 367001600", "BEGIN")


@pytest.mark.parametrize(
    ("info", "milliseconds"),
    [
        ((), TURN_MS),
        (("timeout_turn 300",), 300),
        (("timeout_turn 0",), 0),
        (("timeout_turn -5",), 0),
        (("timeout_turn 30000", "time_left 20000"), 1000),
        (("timeout_turn 300", "time_left 20000"), 300),
        (("timeout_turn 300", f"time_left {UNLIMITED}"), 300),
        (("timeout_turn 300", "time_left -1"), 0),
        (("timeout_turn 300", "time_left 0"), 0),
        (("timeout_match 0", "timeout_turn 300"), 300),
        (("timeout_turn 30000", "timeout_match 100000"), 5000),
        (("timeout_turn 300", "timeout_match 100", f"time_left {UNLIMITED}"), 300),
        ((f"timeout_turn {'9' * 400}",), UNLIMITED),
        ((f"timeout_turn {'9' * 5_000}",), UNLIMITED),
        ((f"timeout_turn -{'9' * 5_000}",), 0),
        (("timeout_turn 300", f"timeout_match {'9' * 400}"), 300),
        (("timeout_turn 300", f"timeout_match -{'9' * 400}"), 300),
        (("timeout_turn 300", f"time_left {'9' * 5_000}"), 300),
        (("timeout_turn 300", f"time_left -{'9' * 400}"), 0),
        (("timeout_turn   +300", "timeout_turn 1_000"), 300),
        (("timeout_turn 200.5",), 200),
        (("Timeout_Turn\t200,9 ms",), 200),
        (("timeout_turn 0.9",), 0),
        (("timeout_turn 300", "time_left 20.0"), 1),
        (("timeout_turn x", "timeout_turn", "time_left 1e3", "", "unheard of", "folder /tmp"),
         TURN_MS),
    ],
)  # fmt: skip
def test_time_is_kept(info: tuple[str, ...], milliseconds: float) -> None:
    lines = [f"INFO {text}" for text in info]
    assert told(*lines)[1] == NOTHING
    assert task("START 15", *lines, "BEGIN").milliseconds == milliseconds


def test_the_time_of_a_match_runs_down_also_where_the_manager_says_nothing() -> None:
    brain = told("START 15", "INFO timeout_turn 5000", "INFO timeout_match 40000")[0]
    assert brain.allowance() == 2000
    brain.spend(20_000)
    assert brain.allowance() == 1000
    brain.spend(30_000)
    assert brain.allowance() == 0


def test_it_answers_about_and_unknown_commands() -> None:
    (about,) = told("ABOUT")[1].lines
    assert about.startswith('name="Minimax Fair", version="')
    for line in ("SWAP2BOARD", "PLAY 1,1", "DONE", "hello, who are you", "\x00"):
        (answer,) = told(line)[1].lines
        assert answer.startswith("UNKNOWN ")


@given(
    st.lists(
        st.builds(
            "{} {}".format,
            st.sampled_from(WORDS) | st.text(max_size=6),
            st.sampled_from(["", "5", "6,5", "1,1", "2,3", "2,3,1", "rule 1", "rule 0"])
            | st.text(max_size=6),
        ),
        max_size=30,
    )
)
def test_it_answers_any_command_as_the_protocol_requires(lines: list[str]) -> None:
    brain = GomocupBrain()
    for line in lines:
        reply = brain.handle_line(line)
        assert all(line.split()[0] in ("OK", "ERROR", "UNKNOWN") or line.startswith("name=")
                   for line in reply.lines)  # fmt: skip
        assert not any("\n" in line or "\r" in line for line in reply.lines)
        if reply.task is not None:
            position = reply.task.position
            assert position.outcome is None
            brain.play(position.legal_moves()[0])
