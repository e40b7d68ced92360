# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair --uci`, run as a chess program runs it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from random import Random

import chess
import chess.engine
import pytest

from desktop_app.cli.uci import UciEngine
from desktop_app.cli.uci_protocol import COMMANDS, FLAGS, NUMBERS, parse_go
from desktop_app.search.limits import Limits

ROOT = Path(__file__).parents[2]
PATIENCE = 60


@pytest.fixture
def engine() -> Iterator[chess.engine.SimpleEngine]:
    command = [sys.executable, "-m", "desktop_app", "--uci"]
    running = chess.engine.SimpleEngine.popen_uci(command, timeout=PATIENCE, cwd=ROOT)
    yield running
    running.quit()


def heard(*lines: str) -> list[str]:
    """Return all answers to some lines, once the search has ended."""
    said: list[str] = []
    engine = UciEngine(said.append)
    for line in lines:
        engine.handle_line(line)
    engine.end()
    return said


class Talk:
    """A conversation that waits for a search, however long it takes."""

    def __init__(self, *lines: str) -> None:
        self.said: list[str] = []
        self._come = SimpleQueue[str]()
        self._engine = UciEngine(self._note)
        self.tell(*lines)

    def _note(self, line: str) -> None:
        self.said.append(line)
        self._come.put(line)

    def tell(self, *lines: str) -> None:
        for line in lines:
            self._engine.handle_line(line)

    def heard(self, word: str) -> str:
        """Return the next line that begins with a word."""
        while not (line := self._come.get(timeout=PATIENCE)).startswith(word):
            pass
        return line

    def forget(self) -> None:
        """Ignore everything that was said before now."""
        self._come = SimpleQueue[str]()

    def best(self, line: str = "isready") -> str:
        """Return the best move that the engine answers to a line."""
        self.tell(line)
        return self.heard("bestmove").split()[1]

    @property
    def moved(self) -> bool:
        """Return whether there has been a best move."""
        self.tell("isready")
        self.heard("readyok")
        return any(line.startswith("bestmove") for line in self.said)


def moves_of(board: chess.Board, *moves: str) -> set[str]:
    """Return the legal moves after some moves."""
    for move in moves:
        board.push_uci(move)
    return {move.uci() for move in board.legal_moves}


def test_it_plays_a_whole_game_against_itself(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1")
    while not board.is_game_over(claim_draw=True):
        played = engine.play(board, chess.engine.Limit(nodes=3_000), game="one")
        assert played.move is not None
        assert played.move in board.legal_moves
        board.push(played.move)
    assert board.result(claim_draw=True) == "1-0"


def test_it_reports_a_mate_with_its_line(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1")
    found = engine.analyse(board, chess.engine.Limit(depth=4))
    score, line = found.get("score"), found.get("pv")
    assert score is not None
    assert line is not None
    assert score.white() == chess.engine.Mate(2)
    assert (board.san(line[0]), len(line)) == ("Qh6+", 3)


def test_an_infinite_search_ends_on_stop(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board()
    with engine.analysis(board) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 4:
                break
        analysis.stop()
        best = analysis.wait().move
    assert best is not None
    assert best in board.legal_moves
    assert engine.ping() is None


def test_it_answers_uci_and_isready() -> None:
    said = heard("uci", "isready")
    assert said[0].startswith("id name Minimax Fair")
    assert said[-2:] == ["uciok", "readyok"]


@pytest.mark.parametrize(
    "line",
    [
        "position startpos moves e2e5",
        "position fen x/y",
        "position fen",
        "position",
        "position e2e4",
        "position startpos moves e2e4 zz",
    ],
)
def test_after_an_invalid_position_no_move_is_made(line: str) -> None:
    talk = Talk("position startpos moves e2e4", line)
    assert talk.said[0].startswith("info string not understood")
    assert talk.best("go depth 1") == "0000"
    talk.tell("position startpos moves d2d4")
    assert talk.best("go depth 1") in moves_of(chess.Board(), "d2d4")


def test_each_position_is_the_one_that_was_named_last() -> None:
    """It may follow the previous position, go back, or start somewhere else."""
    other = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    named = [
        (chess.STARTING_FEN, "e2e4 e7e5"),
        (chess.STARTING_FEN, "e2e4 e7e5 g1f3 b8c6 f1b5"),
        (chess.STARTING_FEN, "e2e4 e7e5 g1f3 b8c6 f1b5"),
        (chess.STARTING_FEN, "e2e4 e7e5 g1f3"),
        (chess.STARTING_FEN, "d2d4 e7e5 g1f3 b8c6"),
        (other, "e2e4 e8d8"),
        (chess.STARTING_FEN, "e2e4"),
        (chess.STARTING_FEN, ""),
        (other, "e2e4"),
        (other, "e2e4 e8d8 e4e5"),
    ]
    talk = Talk()
    for fen, moves in named:
        start = "startpos" if fen == chess.STARTING_FEN else f"fen {fen}"
        talk.tell(f"position {start} moves {moves}")
        assert talk.best("go depth 1") in moves_of(chess.Board(fen), *moves.split())


def test_where_the_game_is_over_there_is_no_move() -> None:
    assert heard("position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3")[-1] == "bestmove 0000"


@pytest.mark.parametrize("line", ["", "xyzzy", "go", "setoption name Hash value many", "debug on"])
def test_unknown_input_is_ignored(line: str) -> None:
    assert all(not each.startswith("info string") for each in heard(line))


ROUND = "g1f3 g8f6 f3g1 f6g8"
"""After two of them the first position is there for the third time."""
ONLY_MOVE = "7k/8/8/8/8/8/4q3/7K w - - 0 1", "8/8/8/8/8/6k1/4r3/7K w - - 0 1"


@pytest.mark.parametrize("rounds", [2, 3, 4, 300])
@pytest.mark.parametrize("more", [(), ("e2e4",), ("e2e4", "e7e5", "f1c4")])
def test_a_draw_that_can_be_claimed_does_not_end_the_game(
    rounds: int, more: tuple[str, ...]
) -> None:
    talk = Talk(f"position startpos moves {' '.join([ROUND] * rounds + [*more])}")
    assert talk.best("go depth 2") in moves_of(chess.Board(), *more)


@pytest.mark.parametrize(
    "fen",
    [
        "4k3/8/8/8/8/8/4P3/3QK3 w - - 100 90",
        "4k3/8/8/8/8/8/4P3/3QK3 b - - 150 90",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",  # nobody can mate
        "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",  # rights that the board contradicts
        "4k3/8/8/8/4P3/8/8/4K2R b - d3 0 1",  # no pawn has passed
        "4k3/8/8/8/8/8/4P3/3QK3 w - - 151 90",
        f"4k3/8/8/8/8/8/4P3/3QK3 b - - {'9' * 5_000} -{'9' * 5_000}",
        f"4k3/8/8/8/8/8/4P3/3QK3 w - - -7 {'9' * 4_300}",
    ],
)
def test_as_long_as_there_is_a_legal_move_it_moves(fen: str) -> None:
    board = chess.Board(" ".join([*fen.split()[:2], "- - 0 1"]))
    assert Talk(f"position fen {fen}").best("go depth 2") in moves_of(board)


def test_a_win_is_taken_while_the_other_side_could_claim_a_draw() -> None:
    talk = Talk("position fen 8/8/5k2/8/7p/8/8/K3Q3 w - - 120 130")
    assert talk.best("go depth 3") == "e1h4"  # a pawn was captured, so the count starts again


def test_unknown_words_before_and_between_the_known_ones_are_skipped() -> None:
    talk = Talk("joho isready", "\t joho  \tposition  what startpos  ever moves \t e2e4  ")
    assert talk.said == ["readyok"]
    assert talk.best("\N{PILE OF POO} go joho depth 1") in moves_of(chess.Board(), "e2e4")


def test_commands_are_read_in_any_case() -> None:
    talk = Talk("ISREADY", "Position StartPos Moves E2E4", "SetOption Name multipv Value 3.9")
    assert talk.said == ["readyok"]
    assert talk.best("GO Depth 1") in moves_of(chess.Board(), "e2e4")
    assert sum(" multipv " in line for line in talk.said) == 3
    talk.tell("POSITION FEN 4k3/4P3/8/8/8/8/8/3QK2R w - - 0 1 moves d1d8")
    talk.forget()
    assert talk.best("go depth 1 SearchMoves E8F7") == "e8f7"


def test_a_time_with_a_fraction_is_a_time() -> None:
    assert Talk("position startpos").best("go movetime 20.5") in moves_of(chess.Board())


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_any_line_end_will_do(end: bytes) -> None:
    """As each line is answered before the next is sent, none may wait for what follows it."""
    command = [sys.executable, "-m", "desktop_app", "--uci"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line, answer in ((b"  UCI ", b"uciok"), (b"isready", b"readyok")):
            process.stdin.write(line + end)
            process.stdin.flush()
            while process.stdout.readline().strip() != answer:
                pass
        process.stdin.write(b"quit")  # the end of the input ends the line
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_it_lists_its_options() -> None:
    options = [line for line in heard("uci") if line.startswith("option name ")]
    assert [line.split()[2] for line in options] == ["Hash", "MultiPV", "Ponder"]


def test_multipv_gives_the_requested_number_of_lines(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board()
    found = engine.analyse(board, chess.engine.Limit(depth=4), multipv=7)
    scores = [info["score"].white().score() for info in found if "score" in info]
    firsts = {info["pv"][0] for info in found if "pv" in info}
    assert len(scores) == len(firsts) == 7
    assert scores == sorted(scores, key=lambda score: score or 0, reverse=True)
    assert len(engine.analyse(board, chess.engine.Limit(depth=2), multipv=1)) == 1


def test_it_ponders_on_the_move_that_it_expects(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board()
    # the depth ends each search, the clock only starts when the expected move is played
    clock = chess.engine.Limit(depth=4, white_clock=600, black_clock=600)
    for _ in range(3):
        played = engine.play(board, clock, ponder=True, game="one")
        assert played.move is not None
        assert played.move in board.legal_moves
        board.push(played.move)
        assert played.ponder is not None
        assert played.ponder in board.legal_moves
        board.push(played.ponder)


@pytest.mark.parametrize("limit", ["depth 2", "wtime 100 btime 100", "movetime 20", "nodes 500"])
def test_a_pondering_engine_answers_after_ponderhit_only(limit: str) -> None:
    talk = Talk("position startpos moves e2e4", f"go ponder {limit}")
    talk.heard("info depth 2")
    assert not talk.moved
    assert talk.best("ponderhit") in moves_of(chess.Board(), "e2e4")
    talk.tell(f"go {limit} ponder")
    assert talk.best("stop") in moves_of(chess.Board(), "e2e4")


def test_ponderhit_does_not_end_a_search_without_limits() -> None:
    talk = Talk("go infinite", "ponderhit")
    talk.heard("info depth 2")
    assert not talk.moved
    assert talk.best("stop") in moves_of(chess.Board())


@pytest.mark.parametrize("rest", ["depth 3", "depth 3 searchmoves a2a3 h2h4", "nodes 2000"])
def test_searchmoves_restricts_the_search(rest: str) -> None:
    for _ in range(2):  # the second time with what was learned before
        talk = Talk(f"go searchmoves h2h4 e2e5 joho {rest}")
        assert talk.best() in ("h2h4", "a2a3")
        firsts = {line.split(" pv ")[1].split()[0] for line in talk.said if " pv " in line}
        assert firsts <= {"h2h4", "a2a3"}


def test_searchmoves_without_a_legal_move_is_ignored() -> None:
    assert Talk("go depth 2 searchmoves e2e5").best() in moves_of(chess.Board())


@pytest.mark.parametrize(
    "words",
    ["depth 0", "depth -3", "winc 100", "binc 100", "btime 500", "nodes 0", "movetime -1",
     "wtime -100 btime -100", "wtime 0 winc 0", "depth 1" + "0" * 5_000 + " nodes 10"],
)  # fmt: skip
def test_an_answer_comes_by_itself_where_any_limit_is_given(words: str) -> None:
    assert Talk().best(f"go {words}") in moves_of(chess.Board())


MATES = {
    "2k1r3/n4p2/P1p1N1p1/2P5/P4B1p/1B3N1P/5RP1/4QKR1 w - - 0 1": 3,
    "r3k2r/3b3p/p6R/2p3B1/8/P1QP4/1P2PPB1/2R2K2 w - - 0 1": 2,
    "r2qk3/5p2/2p1p3/p2nb1Pr/3P4/1Pp3p1/P1b2RP1/6K1 b - - 0 1": 3,
}


@pytest.mark.parametrize("limit", ["nodes 60000", "mate 5", "depth 6"])
@pytest.mark.parametrize("fen", MATES)
def test_the_shortest_mate_is_reported_with_its_line(fen: str, limit: str) -> None:
    talk = Talk(f"position fen {fen}")
    talk.best(f"go {limit}")
    told = [line for line in talk.said if " pv " in line][-1]
    assert f" score mate {MATES[fen]} " in told
    board = chess.Board(fen)
    line = told.split(" pv ")[1].split()
    assert len(line) == 2 * MATES[fen] - 1
    for move in line:
        board.push_uci(move)
    assert board.is_checkmate()


def test_a_mate_search_obeys_searchmoves() -> None:
    talk = Talk("position fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1")
    assert talk.best("go mate 3 searchmoves a1b1 a1c1") in ("a1b1", "a1c1")
    assert " score mate 2 " in talk.said[-2]


def test_a_mate_search_without_a_mate_ends() -> None:
    talk = Talk("position fen 7k/8/8/3K4/8/8/Q7/8 w - - 0 1")
    assert talk.best("go mate 2") != "0000"
    assert not any(" mate " in line for line in talk.said)


@pytest.mark.parametrize("fen", ONLY_MOVE)
@pytest.mark.parametrize("words", ["movetime 3600000", "wtime 90000000 btime 90000000"])
def test_the_only_legal_move_is_made_at_once_and_has_a_score(fen: str, words: str) -> None:
    (only,) = moves_of(chess.Board(fen))
    talk = Talk(f"position fen {fen}")
    assert talk.best(f"go {words}") == only
    assert any(" score " in line for line in talk.said)


def test_a_search_that_is_stopped_at_once_has_looked_a_ply_ahead() -> None:
    """It does not simply play the first legal move."""
    talk = Talk("position fen 7k/8/8/3q4/8/8/8/K2Q4 w - - 0 1")
    for _ in range(20):
        talk.tell("go infinite", "stop")
    assert {line.split()[1] for line in talk.said if line.startswith("bestmove")} == {"d1d5"}


@pytest.mark.parametrize(
    ("words", "limits"),
    [
        ("depth 7", Limits(depth=7)),
        ("depth -7", Limits(depth=1)),
        ("mate 3", Limits(depth=5)),
        ("nodes 5000", Limits(nodes=5000)),
        ("movetime 1030", Limits(seconds=1.0)),
        ("movetime 20", Limits(seconds=0.018)),
        ("wtime 60100 btime 1000", Limits(seconds=2)),
        ("wtime 1000 btime 60000 winc 100", Limits(seconds=(900 / 30 + 80) / 1000)),
        ("wtime 1000 winc 10 btime 1 binc 500", Limits(seconds=(900 / 30 + 8) / 1000)),
        ("wtime 1000 btime 1 binc 500", Limits(seconds=900 / 30 / 1000)),
        ("wtime 20 btime 20", Limits(seconds=0.005)),
        ("wtime 8 btime 20", Limits(seconds=0.002)),
        ("wtime -8 btime 20", Limits(seconds=0)),
        ("btime 60100", Limits(seconds=2)),
        ("winc 200", Limits(seconds=0.05)),
        ("wtime 10100 movestogo 1", Limits(seconds=5)),
        ("wtime 10100 movestogo -1", Limits(seconds=1 / 3)),
        ("movetime 200.5", Limits(seconds=0.18)),
        ("MoveTime 200,5", Limits(seconds=0.18)),
        ("Depth 7.9 NODES 5000.0", Limits(depth=7, nodes=5000)),
        ("WTIME 60100.7 Btime 1000", Limits(seconds=2)),
        ("infinite", Limits()),
        ("joho depth joho 7", Limits()),
    ],
)
def test_limits_of_a_uci_search_come_from_go_or_the_clock(words: str, limits: Limits) -> None:
    found = parse_go(words.split(), white_moves=True).limits
    assert (found.depth, found.nodes) == (limits.depth, limits.nodes)
    assert found.seconds == pytest.approx(limits.seconds)


def test_a_second_with_an_increment_lasts_and_leaves_time_to_think() -> None:
    """Communication costs three milliseconds of each move."""
    left = 1000.0
    for _ in range(300):
        seconds = parse_go(f"wtime {int(left)} winc 10".split(), white_moves=True).limits.seconds
        assert seconds is not None
        assert seconds >= 0.006
        left -= 1000 * seconds + 3
        assert left > 20
        left += 10


WORDS = [
    *sorted(COMMANDS - {"quit"}), *sorted(NUMBERS), *sorted(FLAGS),
    "on", "off", "name", "value", "Hash", "MultiPV", "Ponder",
    "startpos", "startpos", "fen", "moves", "moves", "e2e4", "e7e5", "g1f3", "e1g1", "a7a8q", "Nf3",
    "0000", "later", "1", "2", "100", "0", "-1", "-", "w", "b", "KQkq", "e3", "joho", "8/8",
    "4k3/8/8/8/8/8/4P3/4K2R", "k7/8/1K6/8/8/8/8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
]  # fmt: skip


LINES = (
    "position startpos moves e2e4 e7e5",
    "position fen 4k3/8/8/8/8/8/4P3/4K2R b KQkq e3 0 1 moves e8d8",
    "go depth 2 searchmoves e1g1 g1f3",
    "go wtime 100 btime 100 winc 10 binc 10 movestogo 3",
    "go ponder nodes 100 mate 2",
    "setoption name MultiPV value 3",
)


def random_word(dice: Random) -> str:
    """Return a word of the protocol, a number of any length, or any characters."""
    kind = dice.random()
    if kind < 0.8:
        return dice.choice(WORDS)
    if kind < 0.9:
        return dice.choice(("-", "+", "")) + dice.choice("0139") * dice.choice((1, 5, 20, 5_000))
    return "".join(chr(dice.randrange(0x110000)) for _ in range(dice.randrange(8)))


def random_line(dice: Random) -> str:
    """Return random words, or a valid line with some words changed or missing."""
    words = [random_word(dice) for _ in range(dice.choice((1, 2, 3, 5, 8, 13)))]
    if dice.random() < 0.5:
        words = list[str](dice.choice(LINES).split())
        for _ in range(dice.randrange(3)):
            place = dice.randrange(len(words))
            words[place : place + dice.randrange(2)] = [random_word(dice)] * dice.randrange(2)
    return dice.choice((" ", "  ", "\t")).join(words)


@pytest.mark.parametrize("seed", range(4))
def test_it_survives_any_input_and_stays_ready(
    seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    dice, talk = Random(f"uci {seed}"), Talk()
    for number in range(250):
        line = random_line(dice)
        talk.tell(line)
        before = len(talk.said)
        talk.tell("isready")
        assert "readyok" in talk.said[before:], (number, line)
    talk.tell("position startpos moves e2e4")
    talk.forget()
    assert talk.best("go depth 1") in moves_of(chess.Board(), "e2e4")
    answers = [line for line in talk.said if line.startswith("bestmove")]
    assert sum(line != "bestmove 0000" for line in answers) > 10
    assert not any("\n" in line for line in talk.said)
    assert capsys.readouterr().err == ""  # no search had an error


def test_bytes_that_are_no_text_do_not_end_the_process() -> None:
    lines = [
        b"\xff\xfe isready",
        b"position fen \xf0\x28\x8c",
        b"go depth 1",
        b"\x00 \xed\xa0\x80 isready",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app", "--uci"],
        cwd=ROOT,
        input=b"\n".join([*lines, b"quit", b""]),
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode("ascii").split("\n")
    assert said.count("readyok") == 2
    assert "bestmove 0000" in said
