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
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def note(text: str) -> None:
    with open(LOG, "a", encoding="utf-8") as log:  # noqa: PTH123 - starts quicker
        log.write(text + "\n")


def say(text: str, end: str = "\n") -> None:
    sys.stdout.write(text + end)
    sys.stdout.flush()


def introduce() -> None:
    if BEHAVIOUR == "silent-start":
        signal.pause()
    if BEHAVIOUR == "crash-start":
        os._exit(3)
    if BEHAVIOUR == "banner":
        say("Fake engine, version 1")
        say("id")
    if BEHAVIOUR == "odd-option":
        say("option name Odd type spin default x min y max z")
    if BEHAVIOUR == "child":
        subprocess.Popen(["sleep", "600"])  # it inherits the pipes
    say("id name Fake 1")
    if BEHAVIOUR != "plain":
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
    if BEHAVIOUR in said:
        say(said[BEHAVIOUR])
    return BEHAVIOUR in said


def main() -> None:
    note(f"process {os.getpid()}")
    if BEHAVIOUR == "deaf":
        signal.pause()
    here = ["startpos"]
    count = 0
    for line in sys.stdin:
        words = line.split()
        note(" ".join(words))
        if words[0] == "uci":
            introduce()
        elif words[0] == "isready":
            say("readyok")
        elif words[0] == "position":
            here = words[1:]
        elif words[0] == "go":
            count += 1
            if BEHAVIOUR == "crash-later" and count > 1:
                os._exit(7)
            if not misbehave() and BEHAVIOUR != "thinks":
                say("info depth 3 nodes 42 score cp 1 pv e2e4")
                say(f"bestmove {knight_move(here)}")
        elif words[0] == "stop" and BEHAVIOUR == "thinks":
            say(f"bestmove {knight_move(here)}")
        elif words[0] == "quit" and BEHAVIOUR != "clings":
            return
    if BEHAVIOUR == "clings":
        signal.pause()


main()
