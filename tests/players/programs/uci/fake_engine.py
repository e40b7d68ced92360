# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that speaks UCI, well or badly; run as a program by tests.

Its first argument says how it behaves, the second names a file to which it notes its process and
what it hears. It moves its knights, and knows no other rule.
"""

import os
import signal
import subprocess
import sys

BEHAVIOUR, LOG = sys.argv[1:3]
JUMPS = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
OPTIONS = (
    "option name Hash type spin default 16 min 1 max 64",
    "option name UCI_LimitStrength type check default false",
    "option name UCI_Elo type spin default 1400 min 1400 max 2000",
    "option name Skill Level type spin default 9 min 0 max 9",
)
ODD_OPTIONS = (
    "option name About type String default x",
    "option Name Loud Type CHECK Default True",
    "option name Odd type spin default x min y max z",
    "option name No Default type spin min 1 max 9",
    "option name Over type spin default 99 min 1 max 9",
    "option name Bare type combo",
    "option name Slide type slider default 1",
    "option name Typeless",
    "option",
    "option name MultiPV type spin",
    "option name Ponder type string",
    "option name UCI_Variant type combo default atomic var atomic",
    "option name UCI_AnalyseMode type check",
    "option name   UCI_LimitStrength   type Check   default false",
    "option name UCI_Elo type Spin default 1400.0 min 1400.0 max 2000.5",
    "option name Skill Level type spin min 0 max 9",
    "id name",
    "id",
)
"""What an honest engine may say that no rule foresees; none of it makes it hard to play with."""
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def note(text: str) -> None:
    with open(LOG, "a", encoding="utf-8") as log:  # noqa: PTH123 - starts quicker
        log.write(text + "\n")


def say(text: str, end: str = "\n") -> None:
    if BEHAVIOUR == "loud":
        text = text.upper()
    if BEHAVIOUR == "spaced":
        text = "  " + text.replace(" ", " \t ") + " "
    if BEHAVIOUR == "breathless" and text in ("uciok", "readyok"):
        end = ""  # it waits for the next command
    end = {"cr": "\r", "crlf": "\r\n"}.get(BEHAVIOUR, end)
    sys.stdout.buffer.write((text + end).encode("latin-1"))
    sys.stdout.buffer.flush()


def introduce() -> None:
    if BEHAVIOUR == "silent-start":
        signal.pause()
    if BEHAVIOUR == "crash-start":
        os._exit(3)
    if BEHAVIOUR == "start-signal-4":
        os.kill(os.getpid(), signal.SIGILL)
    if BEHAVIOUR == "banner":
        say("Fake engine, version 1")
        say("id")
    for option in ODD_OPTIONS if BEHAVIOUR == "odd-options" else ():
        say(option)
    if BEHAVIOUR == "mumbles":
        say("Fake engine, ready when you are: uciok")
        return
    if BEHAVIOUR == "child":
        subprocess.Popen(["sleep", "600"])  # it inherits the pipes
    say("id name Fake 1")
    say("id author J\xf6rg")
    if BEHAVIOUR not in ("plain", "odd-options"):
        for option in OPTIONS:
            say(option)
    say("uciok")


def knight_move(words: list[str]) -> str:
    """The first move of a knight of the side to move, by `position`'s words."""
    fen = START.split() if words[0] == "startpos" else words[1:7]
    moves = words[words.index("moves") + 1 :] if "moves" in words else []
    board: dict[tuple[int, int], str] = {}
    for row, text in enumerate(fen[0].split("/")):
        column = 0
        for sign in text:
            if sign.isdigit():
                column += int(sign)
            else:
                board[column, 7 - row] = sign
                column += 1
    for move in moves:
        start, end = square(move[:2]), square(move[2:4])
        board[end] = board.pop(start)
    white = (fen[1] == "w") == (len(moves) % 2 == 0)
    for (x, y), sign in sorted(board.items()):
        if sign == ("N" if white else "n"):
            for dx, dy in JUMPS:
                to = x + dx, y + dy
                there = board.get(to)
                is_own = there is not None and there.isupper() == white
                if all(0 <= n < 8 for n in to) and not is_own:
                    return f"{'abcdefgh'[x]}{y + 1}{'abcdefgh'[to[0]]}{to[1] + 1}"
    return "0000"


def square(text: str) -> tuple[int, int]:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


def misbehave() -> bool:
    """Whether no move comes, or another one."""
    if BEHAVIOUR == "crash":
        os._exit(7)
    if BEHAVIOUR in ("silent", "child"):
        signal.pause()
    while BEHAVIOUR == "flood":
        say("x" * 300)
    while BEHAVIOUR == "endless-line":
        say("x" * 100_000, end="")
    said = {
        "garbage": "I would rather play Gomoku",
        "no-move": "bestmove",
        "none": "bestmove (none)",
        "words": "bestmove castles",
        "illegal": "bestmove e2e5",
        "null": "bestmove 0000",
    }
    if BEHAVIOUR.startswith("signal-"):
        os.kill(os.getpid(), int(BEHAVIOUR.removeprefix("signal-")))
    if BEHAVIOUR.startswith("status-"):
        os._exit(int(BEHAVIOUR.removeprefix("status-")))
    if BEHAVIOUR in said:
        say(said[BEHAVIOUR])
    return BEHAVIOUR in said


def answer(move: str) -> None:
    """Send a move, as the behaviour has it."""
    if BEHAVIOUR == "fractions":
        say("info depth 3.9 nodes 42.5 score cp 1.5 nps 1e3 time")
    elif BEHAVIOUR == "long-line":
        say("info depth 3 nodes 42 score cp 1 pv" + " e2e4" * 100_000)
    else:
        say("info depth 3 nodes 42 score cp 1 pv e2e4")
    if BEHAVIOUR == "gossip":
        say("info string bestmove e2e4\ninfo\ninfo depth\ninfo depth nodes x depth\n")
        say("I wonder what the bestmove may be")
        move += " ponder (none) because I like it"
    if BEHAVIOUR == "dashed":
        move = f"{move[:2]}-{move[2:]}."
    if BEHAVIOUR == "notes":
        move = f"N{move[2:]}"
    say(f"bestmove {move}")
    if BEHAVIOUR in ("twice", "loud"):
        say(f"bestmove {move}")


def main() -> None:  # noqa: PLR0912
    note(f"process {os.getpid()}")
    if BEHAVIOUR == "early":
        say("readyok\nuciok\nbestmove e2e4")
    if BEHAVIOUR == "deaf":
        signal.pause()
    here, last = ["startpos"], ""
    count = 0
    for line in sys.stdin:
        words = line.split()
        note(" ".join(words))
        if words[0] == "uci":
            introduce()
        elif words[0] == "isready":
            say("readyok")
            if BEHAVIOUR == "early":
                say("readyok")
        elif words[0] == "position":
            if BEHAVIOUR == "echo" and count:
                say(f"bestmove {knight_move(here)}")
            here = words[1:]
        elif words[0] == "go":
            count += 1
            if BEHAVIOUR == "crash-later" and count > 1:
                os._exit(7)
            if BEHAVIOUR == "echo" and count > 1:
                say(f"bestmove {last}")
            if not misbehave() and BEHAVIOUR != "thinks":
                last = knight_move(here)
                answer(last)
        elif words[0] == "stop" and BEHAVIOUR == "thinks":
            say(f"bestmove {knight_move(here)}")
        elif words[0] == "quit" and BEHAVIOUR != "clings":
            return
    if BEHAVIOUR == "clings":
        signal.pause()


main()
