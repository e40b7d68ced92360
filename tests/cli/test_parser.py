# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import count, pairwise
from pathlib import Path
from typing import cast
from urllib.parse import quote

import pytest

from desktop_app import __version__
from desktop_app.cli import argument
from desktop_app.cli.parser import main, make_parser
from desktop_app.core.position import Position
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.search import limits
from desktop_app.search.compiled import are_compiled
from desktop_app.search.minimax import minimax
from desktop_app.shell import application
from tests.games.reached import reached

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]
Json = dict[str, object]

KEYS = ["game", "moves", "turn", "complete", "depth", "nodes", "seconds", "candidates"]
CANDIDATE_KEYS = ["move", "outcome", "plies", "score", "bound", "line"]
OUTCOMES = ("win", "draw", "loss", "unknown")
BOUNDS = ("exact", "lower", "upper", "heuristic")


@dataclass
class Result:
    status: int
    out: str
    err: str


def run(capsys: Capture, *arguments: str) -> Result:
    """Run the command line in this process."""
    try:
        status = main(arguments)
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else 1
    out, err = capsys.readouterr()
    return Result(status, out, err)


def answer(capsys: Capture, *arguments: str) -> Json:
    """Return the JSON that an analysis prints on one line, after checking its form."""
    result = run(capsys, "analyse", *arguments, "--json")
    assert result.status == 0, result.err
    assert result.err == ""
    assert result.out.count("\n") == 1
    found = cast("Json", json.loads(result.out))
    check(found)
    return found


def candidates(found: Json) -> list[Json]:
    return cast("list[Json]", found["candidates"])


def check(found: Json) -> None:
    """Check that keys and values are as documented, lines are legal, and the best comes first."""
    assert list(found) == KEYS
    game = find_game(str(found["game"]))
    position = reached(game.start(), str(found["moves"]))
    assert found["turn"] == game.player_text(position.turn)
    assert isinstance(found["complete"], bool)
    assert isinstance(found["depth"], int)
    assert isinstance(found["nodes"], int)
    assert isinstance(found["seconds"], float)
    assert found["nodes"] >= 0
    assert found["seconds"] >= 0
    rows = candidates(found)
    moves = [parse_moves(position, str(row["move"]))[0] for row in rows]
    assert sorted(moves) == sorted(position.legal_moves())
    for row in rows:
        check_candidate(row, position)
    assert found["complete"] == all(row["bound"] == "exact" for row in rows)
    if not game.is_numeric:
        ranks = [rank(row) for row in rows if row["bound"]]
        assert all(a >= b for a, b in pairwise(ranks)), ranks
    else:
        scores = [cast("float", row["score"]) * position.turn for row in rows]
        assert scores == sorted(scores, reverse=True)


def check_candidate(row: Json, position: Position) -> None:
    assert list(row) == CANDIDATE_KEYS
    assert row["outcome"] in OUTCOMES
    assert row["bound"] in BOUNDS
    score = row["score"]
    assert isinstance(score, int | float)
    line = cast("list[str]", row["line"])
    assert line[0] == row["move"]
    plies = row["plies"]
    if plies is not None:
        assert isinstance(plies, int)
        assert 1 <= plies <= position.remaining
    for text in line:
        assert position.outcome is None
        position = position.after(position.game.parse_move(position, text))
    if position.game.is_numeric:
        return
    if row["bound"] == "exact":
        assert plies is not None
        assert len(line) == plies  # and it can be checked by playing it
        assert position.outcome is not None
    if row["bound"] == "heuristic":
        assert row["outcome"] == "unknown"
        assert plies is None
        assert -10 < score < 10
    if row["outcome"] == "draw":
        assert score == 0
    if row["outcome"] in ("win", "loss"):
        assert abs(score) >= 10
        assert (score > 0) == (row["outcome"] == "win")


def rank(row: Json) -> tuple[int, float]:
    """Return a sort key: quick wins, slow wins, the rest, slow losses, quick losses."""
    plies = cast("int", row["plies"] or 0)
    if row["outcome"] == "win":
        return 1, -plies
    if row["outcome"] == "loss":
        return -1, plies
    return 0, cast("float", row["score"])


# Values


def test_all_first_moves_of_tic_tac_toe_are_draws(capsys: Capture) -> None:
    found = answer(capsys, "tic-tac-toe")
    assert found["game"] == "tic-tac-toe"
    assert found["moves"] == ""
    assert found["turn"] == "X"
    assert found["complete"] is True
    assert found["depth"] == 9
    rows = candidates(found)
    assert len(rows) == 9
    assert {(r["outcome"], r["plies"], r["score"], r["bound"]) for r in rows} == {
        ("draw", 9, 0, "exact")
    }
    assert rows[0]["move"] == "a3"  # the top left cell, the first of equals


@pytest.mark.parametrize("moves", ["b2", "a3b3", "b2a3c1c3", "a3b2c1b3b1", "a3b3b2a1c1"])
def test_outcomes_are_those_of_textbook_minimax(capsys: Capture, moves: str) -> None:
    game = find_game("tic-tac-toe")
    position = reached(game.start(), moves)
    for row in candidates(answer(capsys, "tic-tac-toe", moves)):
        child = position.after(parse_moves(position, str(row["move"]))[0])
        value = minimax(child) * position.turn
        expected = "draw" if value == 0 else "win" if value > 0 else "loss"
        assert row["outcome"] == expected


def test_the_quick_win_comes_first_and_counts_its_own_move(capsys: Capture) -> None:
    found = answer(capsys, "tic-tac-toe", "a3b3a2b2")  # X wins at a1
    best = candidates(found)[0]
    assert (best["move"], best["outcome"], best["plies"], best["line"]) == ("a1", "win", 1, ["a1"])
    assert best["score"] == 10 + 4  # four squares stay open


def test_outcome_and_score_are_for_the_player_to_move(capsys: Capture) -> None:
    found = answer(capsys, "tic-tac-toe", "a3b3a2")  # O must stop a1
    assert found["turn"] == "O"
    rows = {row["move"]: row for row in candidates(found)}
    assert rows["c1"]["outcome"] == "loss"
    assert rows["c1"]["plies"] == 2
    assert rows["c1"]["score"] == -(10 + 4)


def test_moves_may_be_given_in_pieces_and_from_a_board(capsys: Capture) -> None:
    whole = answer(capsys, "tic-tac-toe", "b2a3c1")
    pieces = answer(capsys, "tic-tac-toe", "b2", "a3 c1")
    assert whole["moves"] == pieces["moves"] == "b2a3c1"
    assert candidates(whole) == candidates(pieces)
    result = run(capsys, "analyse", "tic-tac-toe", "c1", "--position", "O../.X./... X", "--json")
    board = cast("Json", json.loads(result.out))
    assert board["moves"] == "c1"
    assert board["turn"] == "O"
    assert board["candidates"] == whole["candidates"]


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time pass only when the search looks at the clock, so that all machines agree."""
    looks = count()
    monkeypatch.setattr(limits, "perf_counter", lambda: next(looks) / 1000)


def test_connect_four_to_a_depth(capsys: Capture) -> None:
    found = answer(capsys, "connect-four", "4455", "--depth", "3")
    assert found["depth"] == 3
    rows = candidates(found)
    assert {row["move"] for row in rows[:2]} == {"3", "6"}  # an open three
    assert [row["outcome"] for row in rows] == ["win"] * 2 + ["unknown"] * 5
    assert all(row["plies"] == 3 for row in rows[:2])


@pytest.mark.usefixtures("ticking")
def test_gomoku_within_a_time(capsys: Capture) -> None:
    found = answer(capsys, "gomoku", "h8h12h9a2h10a3h11", "--seconds", "0.5")
    rows = candidates(found)
    assert len(rows) == 225 - 7
    assert found["turn"] == "O"
    assert rows[0]["move"] == "h7"  # the only way to stop the four


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("seconds", ["0.2", "0.4"])
def test_guesses_of_different_depths_are_not_compared(capsys: Capture, seconds: str) -> None:
    """An odd depth flatters the player to move, an even depth the other player."""
    found = answer(capsys, "mnk:12x12x7", "f6g7", "--seconds", seconds)
    guesses = [row for row in candidates(found) if row["bound"] == "heuristic"]
    lengths = {len(cast("list[str]", row["line"])) for row in guesses}
    assert lengths == {found["depth"]}


def test_gomoku_wins_with_more_than_five_too(capsys: Capture) -> None:
    # X has f8 g8 h8 and j8 k8 l8: i8 makes seven
    found = answer(capsys, "gomoku", "f8a1g8a2h8a4j8a5k8b1l8b2", "--depth", "1")
    best = candidates(found)[0]
    assert (best["move"], best["outcome"], best["plies"]) == ("i8", "win", 1)


def test_five_in_a_row_on_twenty_by_twenty(capsys: Capture) -> None:
    found = answer(capsys, "five-in-a-row", "--depth", "1")
    assert len(candidates(found)) == 400
    assert found["complete"] is False
    assert {row["bound"] for row in candidates(found)} == {"heuristic", "upper"}


def test_any_board(capsys: Capture) -> None:
    assert candidates(answer(capsys, "mnk:3x3x2"))[0]["outcome"] == "win"
    single = candidates(answer(capsys, "mnk:1x1x1"))
    assert [row["outcome"] for row in single] == ["win"]
    drop = answer(capsys, "drop:3x3x3", "22")
    assert [row["move"] for row in sorted(candidates(drop), key=lambda r: str(r["move"]))] == [
        "1",
        "2",
        "3",
    ]
    assert answer(capsys, "mnk:3x3x3")["game"] == "tic-tac-toe"


def test_columns_past_nine_can_be_typed(capsys: Capture) -> None:
    found = answer(capsys, "drop:12x4x4", "10 1 11", "--depth", "2")
    assert found["moves"] == "10 1 11"
    assert {row["move"] for row in candidates(found)} == {str(n) for n in range(1, 13)}


def test_a_tree_of_numbers(capsys: Capture) -> None:
    found = answer(capsys, "numbers:3,5,2,9,12,5,23,23")
    assert found["turn"] == "Max"
    assert [(row["move"], row["score"]) for row in candidates(found)] == [("2", 12), ("1", 5)]
    assert candidates(found)[0]["line"] == ["2", "1", "1"]
    inner = answer(capsys, "numbers:3,5,2,9,12,5,23,23", "2")
    assert inner["turn"] == "Min"
    assert [(row["move"], row["score"]) for row in candidates(inner)] == [("1", 12), ("2", 23)]
    nested = answer(capsys, "numbers:[[3,5,1],[2]]")
    assert [(row["move"], row["score"]) for row in candidates(nested)] == [("2", 2), ("1", 1)]
    negative = answer(capsys, "numbers:-3.5,5")
    assert [row["score"] for row in candidates(negative)] == [5, -3.5]


def test_a_finished_game_has_no_candidates(capsys: Capture) -> None:
    found = answer(capsys, "tic-tac-toe", "a3b3a2b2a1")
    assert candidates(found) == []
    assert found["complete"] is True


def test_a_deeper_depth_never_says_less_than_the_search_was_asked_for(capsys: Capture) -> None:
    for depth in (1, 2, 3):
        found = answer(capsys, "connect-four", "--depth", str(depth))
        assert found["depth"] == depth


# Many positions, one process


def lines_of(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, text: str, *arguments: str
) -> tuple[Result, list[Json]]:
    monkeypatch.setattr(sys, "stdin", StringIO(text))
    result = run(capsys, "analyse", *arguments, "--stdin")
    return result, [cast("Json", json.loads(line)) for line in result.out.splitlines()]


def test_each_line_of_input_gets_one_line_of_output(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    result, answers = lines_of(capsys, monkeypatch, "\nb2\n b2 a3 \nb2a3c1", "tic-tac-toe")
    assert result.status == 0
    assert result.err == ""
    assert [found["moves"] for found in answers] == ["", "b2", "b2a3", "b2a3c1"]
    for found in answers:
        check(found)
    assert answers[1]["nodes"] == 0  # all of it was known from the line before


def test_a_bad_line_is_reported_and_the_rest_answered(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    result, answers = lines_of(
        capsys, monkeypatch, "b2\nb2b2\nwhat?\nb2a3\n", "tic-tac-toe", "--depth", "1"
    )
    assert result.status == 2
    assert [("error" in found) for found in answers] == [False, True, True, False]
    assert list(answers[1]) == ["game", "moves", "error"]
    assert answers[1]["moves"] == "b2b2"
    assert "taken" in str(answers[1]["error"])
    errors = result.err.splitlines()
    assert len(errors) == 2
    assert errors[0].startswith("minimax-fair: line 2: Move 2: ")
    assert errors[1].startswith("minimax-fair: line 3: ")


def test_no_input_is_no_error(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    result, answers = lines_of(capsys, monkeypatch, "", "tic-tac-toe")
    assert (result.status, answers) == (0, [])


def test_lines_go_on_from_a_given_position(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, answers = lines_of(capsys, monkeypatch, "c1\n", "tic-tac-toe", "b2a3")
    assert len(candidates(answers[0])) == 6
    _, answers = lines_of(capsys, monkeypatch, "c1\n", "tic-tac-toe", "--position", "O../.X./...")
    assert len(candidates(answers[0])) == 6


# A table for people


def test_the_table_is_aligned(capsys: Capture) -> None:
    result = run(capsys, "analyse", "tic-tac-toe", "a3b3a2")
    assert result.status == 0
    head, _, titles, *rows, _, foot = result.out.splitlines()
    assert head.startswith("Tic-tac-toe")
    assert head.endswith("O's turn")
    assert len(rows) == 6
    assert "depth 6" in foot
    starts = [match.start() for match in re.finditer(r"\S+(?: \S+)*", titles)]
    for row in rows:
        for start in starts:
            assert row[start - 1 : start].strip() == ""
            assert row[start] != " "
    assert "X wins on its next move" in rows[-1]
    assert "\N{MINUS SIGN}14" in rows[-1]
    assert "exact" in rows[0]


def test_the_table_marks_guesses(capsys: Capture) -> None:
    result = run(capsys, "analyse", "connect-four", "--depth", "2")
    rows = result.out.splitlines()[3:10]
    assert all("guess, depth 2" in row for row in rows)
    assert all("\N{ALMOST EQUAL TO}" in row for row in rows)
    assert "exact" not in result.out


def test_the_table_of_a_finished_game_says_how_it_ended(capsys: Capture) -> None:
    assert "X wins" in run(capsys, "analyse", "tic-tac-toe", "a3b3a2b2a1").out
    assert "Draw" in run(capsys, "analyse", "tic-tac-toe", "--position", "XOX/XOO/OXX").out
    assert "12" in run(capsys, "analyse", "numbers:3,12", "2").out


def test_the_table_of_a_tree_of_numbers(capsys: Capture) -> None:
    result = run(capsys, "analyse", "numbers:3,5,2,9")
    rows = result.out.splitlines()
    assert rows[0].endswith("MAX's turn")
    assert rows[3].split()[:2] == ["1", "3"]


# Bad input is reported in one line


BAD: Sequence[tuple[str, ...]] = (
    ("frobnicate",),
    ("--frobnicate",),
    ("analyse",),
    ("analyse", "--json"),
    ("analyse", "checkers"),
    ("analyse", ""),
    ("analyse", "tic\ntac\ntoe"),
    ("analyse", "tic-tac-toe\r\n\u2028x"),
    ("analyse", "\N{PILE OF POO}" * 1000),
    ("analyse", "mnk:"),
    ("analyse", "mnk:0x3x3"),
    ("analyse", "mnk:3x3"),
    ("analyse", "mnk:3x3x4"),
    ("analyse", "mnk:21x21x5"),
    ("analyse", "mnk:-3x3x3"),
    ("analyse", "mnk:99999999999x3x3"),
    ("analyse", "drop:7x6x8"),
    ("analyse", "drop:axbxc"),
    ("analyse", "numbers:"),
    ("analyse", "numbers:3,5,2"),
    ("analyse", "numbers:a,b"),
    ("analyse", "numbers:[[3,5],[]]"),
    ("analyse", "numbers:[[3,5],[2,9]"),
    ("analyse", "numbers:nan,inf"),
    ("analyse", "numbers:" + "[" * 5000),
    ("analyse", "numbers:3,5", "--position", "X.O"),
    ("analyse", "numbers:3,5", "3"),
    ("analyse", "numbers:3,5", "1 1"),
    ("analyse", "tic-tac-toe", "b2b2"),
    ("analyse", "tic-tac-toe", "d4"),
    ("analyse", "tic-tac-toe", "b4"),
    ("analyse", "tic-tac-toe", "b0"),
    ("analyse", "tic-tac-toe", "b" + "9" * 5000),
    ("analyse", "tic-tac-toe", "2b"),
    ("analyse", "tic-tac-toe", "b2\nz9"),
    ("analyse", "tic-tac-toe", "a3b3a2b2a1c1"),
    ("analyse", "connect-four", "8"),
    ("analyse", "connect-four", "4444444"),
    ("analyse", "connect-four", "a1"),
    ("analyse", "tic-tac-toe", "--position", ""),
    ("analyse", "tic-tac-toe", "--position", " "),
    ("analyse", "tic-tac-toe", "--position", "X.O"),
    ("analyse", "tic-tac-toe", "--position", "X.O/.X./..Z"),
    ("analyse", "tic-tac-toe", "--position", "X.O/.X./..O O"),
    ("analyse", "tic-tac-toe", "--position", "X.O/.X./..O Q"),
    ("analyse", "tic-tac-toe", "--position", "XXX/.../..."),
    ("analyse", "tic-tac-toe", "--position", "XXX/OOO/..."),
    ("analyse", "tic-tac-toe", "--position", "XXX/OO./O.."),
    ("analyse", "tic-tac-toe", "--position", "X.O/.X./..O\nX\nO"),
    ("analyse", "connect-four", "--position", "/".join(["X......"] + ["......."] * 5)),
    ("analyse", "tic-tac-toe", "--depth", "0"),
    ("analyse", "tic-tac-toe", "--depth", "-1"),
    ("analyse", "tic-tac-toe", "--depth", "1.5"),
    ("analyse", "tic-tac-toe", "--depth", "\N{SUPERSCRIPT TWO}"),
    ("analyse", "tic-tac-toe", "--depth", "9" * 5000),
    ("analyse", "tic-tac-toe", "--depth", "1\n2"),
    ("analyse", "tic-tac-toe", "--depth"),
    ("analyse", "tic-tac-toe", "--memory", "16"),
    ("analyse", "tic-tac-toe", "--memory", "64.5"),
    ("analyse", "tic-tac-toe", "--memory", "999999999"),
    ("play", "tic-tac-toe", "--x", "random", "--o", "random", "--memory", "-64"),
    ("analyse", "tic-tac-toe", "--seconds", "0"),
    ("analyse", "tic-tac-toe", "--seconds", "-1"),
    ("analyse", "tic-tac-toe", "--seconds", "nan"),
    ("analyse", "tic-tac-toe", "--seconds", "inf"),
    ("analyse", "tic-tac-toe", "--seconds", "soon"),
    ("analyse", "tic-tac-toe", "--bogus", "a\nb"),
    ("analyse", "tic-tac-toe", "--screenshot", "x.png"),
    ("--screenshot", "x.png"),
)


@pytest.mark.parametrize("arguments", BAD, ids=lambda words: repr(" ".join(words))[:60])
def test_bad_input_is_reported_in_one_line(capsys: Capture, arguments: tuple[str, ...]) -> None:
    result = run(capsys, *arguments)
    assert result.status == 2
    assert result.out == ""
    assert result.err.startswith("minimax-fair: ")
    assert len(result.err.splitlines()) == 1
    assert "Traceback" not in result.err
    assert "{" not in result.err  # each place in the sentence was filled


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        (("tic-tac-toe", "b2a3b2"), "Move 3"),
        (("tic-tac-toe", "b2a3d4"), "Move 3"),
        (("tic-tac-toe", "b2 a3 !"), "Move 3"),
        (("connect-four", "44444443"), "Move 7"),
        (("tic-tac-toe", "--position", "X.O/.Y./..O"), "row 2, column 2"),
        (("tic-tac-toe", "--position", "X.O/.X/..O"), "Row 2"),
        (("numbers:3,x,2,9",), "Entry 2"),
        (("mnk:3x30x3",), "30"),
    ],
)
def test_an_error_line_says_where_the_error_is(
    capsys: Capture, arguments: tuple[str, ...], where: str
) -> None:
    assert where in run(capsys, "analyse", *arguments).err


def test_help_and_version_are_no_errors(capsys: Capture) -> None:
    assert run(capsys, "--help").status == 0
    helped = run(capsys, "analyse", "--help")
    assert helped.status == 0
    for word in ("GAME", "MOVES", "--position", "--depth", "--seconds", "--stdin", "--json"):
        assert word in helped.out
    version = run(capsys, "--version")
    assert version.status == 0
    how = "compiled" if are_compiled() else "interpreted"
    assert version.out == f"Minimax Fair {__version__} ({how} kernels)\n"


@pytest.mark.parametrize("name", PRESETS)
def test_help_after_the_name_of_a_game_has_examples_of_that_game(
    capsys: Capture, name: str
) -> None:
    helped, game = run(capsys, "analyse", name, "--help").out, find_game(name)
    (moves,) = re.findall(r"MOVES +moves from the start, such as (.+)", helped)
    assert len(parse_moves(game.start(), moves)) == 2
    (position,) = re.findall(r"position to start from, for example:\n +'(.+)'\n", helped)
    assert game.parse_position(position).game == game


def test_help_without_a_game_says_how_to_get_an_example(capsys: Capture) -> None:
    helped = " ".join(run(capsys, "explain", "--help").out.split())
    assert "--help after the name of a game shows how to write one" in helped
    assert "'X" not in helped


# The same as a program


def program(
    *arguments: str, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "desktop_app", *arguments],
        input=given,
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | environment,
        timeout=120,
    )


def test_the_program_answers_and_leaves_qts_windows_out() -> None:
    script = (
        "import sys; from desktop_app.cli.parser import main; "
        "main(['analyse', 'tic-tac-toe', '--json']); "
        "assert 'PySide6.QtWidgets' not in sys.modules and 'PySide6.QtGui' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=False, cwd=ROOT, timeout=120
    )
    assert done.returncode == 0, done.stderr
    check(cast("Json", json.loads(done.stdout)))


def test_the_program_leaves_with_status_2_and_one_line() -> None:
    done = program("analyse", "tic-tac-toe", "b2b2")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_input_that_is_no_text_is_a_bad_line_and_no_crash() -> None:
    done = program(
        "analyse", "tic-tac-toe", "--stdin", given=b"b2\n\xff\xfe\nb2a3\n",
        PYTHONIOENCODING="utf-8:strict", PYTHONUTF8="0",
    )  # fmt: skip
    assert done.returncode == 2
    answers = [cast("Json", json.loads(line)) for line in done.stdout.splitlines()]
    assert [("error" in found) for found in answers] == [False, True, False]
    assert b"Traceback" not in done.stderr


def test_a_plain_terminal_still_gets_its_signs() -> None:
    done = program("analyse", "tic-tac-toe", "a3b3a2", LC_ALL="C", PYTHONUTF8="0",
                   PYTHONIOENCODING="ascii")  # fmt: skip
    assert done.returncode == 0
    assert "\N{MINUS SIGN}14" in done.stdout.decode()


def test_an_unknown_word_is_reported_in_one_line(capsys: Capture) -> None:
    result = run(capsys, "anlyse", "tic-tac-toe")
    assert (result.status, result.out) == (2, "")
    known = "The commands are analyse, why, show, play, arena, ladder, explain, worksheet."
    assert result.err == f"minimax-fair: “anlyse” isn't a file or a command. {known}\n"


@pytest.mark.parametrize(
    "name", ["mine.mmfair", "a b.json", "ça 50% été#1?.txt", "Spiel ♞", "x%41"]
)
@pytest.mark.parametrize("begin", ["file://", "file://localhost", "file:", "FILE://"])
def test_a_file_is_named_by_its_address_as_desktops_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, begin: str
) -> None:
    file, opened = tmp_path / name, list[Path]()
    file.touch()

    def note(_log: object, path: Path, _language: str) -> int:
        opened.append(path)
        return 0

    monkeypatch.setattr(application, "run_application", note)
    monkeypatch.setenv("DISPLAY", ":0")
    assert main([str(file)]) == main([begin + quote(str(file))]) == 0
    assert opened == [file, file]


def test_a_name_that_is_no_utf_8_has_an_address_too(tmp_path: Path) -> None:
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.mmfair"))
    assert argument.path(f"file://{quote(os.fsencode(file))}") == file


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("file:///none.mmfair", "isn't a file or a command"),
        ("file://", "isn't a file or a command"),
        ("file:///a%00b", "isn't a file or a command"),
        ("file://fileserver/a.mmfair", "is on another computer. Copy the file to this one first."),
    ],
)
def test_an_address_without_a_file_is_refused_in_one_line(
    capsys: Capture, text: str, said: str
) -> None:
    result = run(capsys, text)
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert said in result.err


def test_a_file_takes_no_more_words(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.mmfair").write_text("", "utf-8")
    result = run(capsys, str(tmp_path / "a.mmfair"), "--depth")
    assert (result.status, result.out) == (2, "")
    assert result.err == "minimax-fair: I don't know what to do with “--depth” here. See --help.\n"


def test_the_why_command_explains_a_lost_game(capsys: Capture) -> None:
    assert main(["why", "tic-tac-toe", "a1b1c3b3b2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Playing b3 doesn't block b2, and X wins there. Only one move would have kept the draw: "
        "b2.",
        "  4. O plays b3, but X still threatens b2.",
        "  5. X plays b2 and wins.",
    ]


def test_the_why_command_explains_a_bad_move(capsys: Capture) -> None:
    assert main(["why", "tic-tac-toe", "a1b1", "c3", "--not", "b3"]) == 0
    assert capsys.readouterr().out.startswith(
        "Playing b3 doesn't block b2, and X wins there. Only one move keeps"
    )


def test_the_why_command_shows_the_first_mistake_on_request(capsys: Capture) -> None:
    assert main(["why", "tic-tac-toe", "c3b3b2a3b1c1c2a1a2", "--first"]) == 0
    first, *line = capsys.readouterr().out.splitlines()
    assert first.startswith("That was O's first mistake. After b3, X can make one threat")
    assert line[0].startswith("  2. O plays b3")
    assert main(["why", "tic-tac-toe", "a1b2c3a3c1c2b1", "--first"]) == 0
    assert capsys.readouterr().out.startswith("After a3, X can make two threats at once with c1")


def test_the_why_command_without_a_game_is_refused(capsys: Capture) -> None:
    assert main(["why", "tic-tac-toe", "zz"]) == 2
    assert "isn't a move in this game" in capsys.readouterr().err


def test_every_analysis_in_the_readme_begins_with_legal_moves() -> None:
    rows = re.findall(
        r"^minimax-fair ((?:analyse|why) .*)", (ROOT / "README.md").read_text("utf-8"), re.M
    )
    assert len(rows) > 10
    for row in rows:
        options = make_parser().parse_args(shlex.split(row, comments=True))
        if options.file is not None:  # which is the reader's
            continue
        start = find_game(options.game).start()
        moves = parse_moves(start, " ".join(options.moves))
        assert bool(moves) is bool(options.moves), row
