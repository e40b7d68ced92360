# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that speaks the Gomocup protocol, well or badly; run as a program by tests.

Its first argument says how it behaves, the second names a file to which it notes its process and
what it hears. It puts its stones on the first open cell of a row in the middle.
"""

import os
import signal
import subprocess
import sys
import time

BEHAVIOUR, LOG = sys.argv[1:3]
stones: set[tuple[int, int]] = set()
size = [0, 0]


def note(text: str) -> None:
    with open(LOG, "a", encoding="utf-8") as log:  # noqa: PTH123 - starts quicker
        log.write(text + "\n")


WRITTEN = {
    "spaced": "  {x} , {y}  ",
    "blank": "{x} {y}",
    "semicolon": "{x};{y}",
    "fractions": "{x}.0,{y}.9",
    "brackets": "({x}, {y})",
    "explains": "{x},{y} because I like it, 9,9 is worse",
}
"""How a move is written, by the behaviour; other ones write `x,y`."""


def say(text: str, end: str = "\n") -> None:
    if BEHAVIOUR == "breathless" and text == "OK":
        end = ""  # it waits for the next command
    sys.stdout.buffer.write((text + end).encode("latin-1"))
    sys.stdout.buffer.flush()


def misbehave_at_start() -> None:
    if BEHAVIOUR == "silent-start":
        signal.pause()
    if BEHAVIOUR == "crash-start":
        os._exit(3)
    if BEHAVIOUR == "refuse":
        say("ERROR boards as large as this are too much")
    if BEHAVIOUR == "banner":
        say("Fake brain, version 1, by J\xf6rg\nMESSAGE: hello\nDebug\nmessage")
    if BEHAVIOUR == "child":
        subprocess.Popen(["sleep", "600"])  # it inherits the pipes


def move() -> None:  # noqa: PLR0912
    """Answer a command that asks for a move, as the behaviour has it."""
    x, y = next(
        (x, y)
        for row in range(size[1])
        for x in range(size[0])
        if (y := (row + size[1] // 2) % size[1], (x, y) not in stones)[1]
    )
    point = WRITTEN.get(BEHAVIOUR, "{x},{y}").format(x=x, y=y)
    if BEHAVIOUR == "slow":
        time.sleep(0.2)
    while BEHAVIOUR == "waits" and not os.path.exists(f"{LOG}.go"):  # noqa: PTH110 - quicker
        time.sleep(0.003)
    if BEHAVIOUR == "crash" or (BEHAVIOUR == "crash-later" and len(stones) > 1):
        os._exit(7)
    if BEHAVIOUR.startswith("signal-"):
        os.kill(os.getpid(), int(BEHAVIOUR.removeprefix("signal-")))
    if BEHAVIOUR in ("silent", "child"):
        signal.pause()
    if BEHAVIOUR == "garbage":
        return say("I would rather play chess, 1,2,3")
    if BEHAVIOUR == "flood":
        while True:
            say("x" * 300)
    if BEHAVIOUR == "endless-line":
        while True:
            say("x" * 100_000, end="")
    if BEHAVIOUR == "complain":
        return say("ERROR I have lost my mind")
    if BEHAVIOUR == "illegal":
        point = "{},{}".format(*next(iter(stones), (0, 99)))
    if BEHAVIOUR == "off-board":
        point = f"{size[0]},0"
    if BEHAVIOUR == "suggest":
        return say(f"SUGGEST {point}")
    if BEHAVIOUR == "chatty":
        say("DEBUG looks at 1,2\n\nMESSAGE 3,4 is not what I play\r\nmessage nor is this")
    stones.add((x, y))
    say(point, {"cr": "\r", "crlf": "\r\n"}.get(BEHAVIOUR, "\n"))
    if BEHAVIOUR == "twice":
        say(point)
    return None


def pairs(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:  # noqa: PLR0912
    note(f"process {os.getpid()}")
    if BEHAVIOUR == "deaf":
        signal.pause()
    on_board = False
    for line in sys.stdin:
        words = line.split()
        note(" ".join(words))
        if on_board:
            on_board = words != ["DONE"]
            if on_board:
                stones.add((pairs(words[0])[0], pairs(words[0])[1]))
            else:
                move()
        elif words[0] in ("START", "RECTSTART"):
            size[:] = (pairs(words[1]) * 2)[:2]
            misbehave_at_start()
            if BEHAVIOUR == "unknowing":
                say("UNKNOWN command")
            say({"sure": "ok - everything is fine", "glad": "OK!"}.get(BEHAVIOUR, "OK"))
        elif words[0] == "INFO" and BEHAVIOUR == "plain":
            say(f"UNKNOWN INFO {words[1]}")
        elif words[0] == "INFO" and BEHAVIOUR == "strict":
            say("ERROR unknown command")
            say(f"ERROR {words[1]} is not for me")
        elif words[0] == "BOARD":
            on_board = True
        elif words[0] == "BEGIN":
            move()
        elif words[0] in ("TURN", "PLAY"):
            stones.add((pairs(words[1])[0], pairs(words[1])[1]))
            if words[0] == "PLAY":
                say(words[1])
            else:
                move()
        elif words[0] == "END" and BEHAVIOUR != "clings":
            return
    if BEHAVIOUR == "clings":
        signal.pause()


main()
