# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The vocabulary of UCI: reading a manager's commands and writing a search's results.

Only texts and values: input, output, waiting and searching are in `uci`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from desktop_app.core.notation import whole_number
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits

COMMANDS = frozenset({
    "uci", "debug", "isready", "setoption", "register", "ucinewgame", "position", "go", "stop",
    "ponderhit", "quit",
})  # fmt: skip
NUMBERS = frozenset({
    "wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime",
})  # fmt: skip
"""The words of a `go` command that are followed by a number."""
FLAGS = frozenset({"ponder", "infinite", "searchmoves"})
LARGEST = 10**15
"""Larger limits are reduced to this."""

MOVES_LEFT = 30
"""The number of moves to go, if the manager does not say."""
RESERVE_MS = 100
"""The reserve on the clock for communication, once for the game."""
MARGIN_MS, MARGIN_SHARE = 30, 0.1
"""The reserve within a fixed time for one move: a share, up to a maximum."""
LEAST_MS = 5
CLOCK_SHARE = 0.25
"""The largest share of a nearly empty clock that a move may use."""

_MOVE = re.compile(r"(?:[a-h][1-8]){2}[nbrq]?", re.IGNORECASE)

MoveText = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class GoCommand:
    """The request in a `go` command.

    Attributes:
        limits: the limits of the search; a clock is converted to seconds for this move.
        moves: the moves after `searchmoves`, as they were written.
        mate: the longest mate to look for, in moves.
        ponder: whether the clock starts, and the answer may be sent, only at `ponderhit`.
        infinite: whether the answer has to wait for `stop`.
    """

    limits: Limits
    moves: tuple[str, ...] = ()
    mate: int | None = None
    ponder: bool = False
    infinite: bool = False


def parse_command(line: str) -> tuple[str, list[str]]:
    """Return the first command in a line and the words after it; empty if there is none.

    Commands and keywords may be written in any case.
    """
    words = line.split()
    for number, word in enumerate(words):
        if word.lower() in COMMANDS:
            return word.lower(), words[number + 1 :]
    return "", []


def parse_option(words: Sequence[str]) -> tuple[str, str]:
    """Return the name, in lower case, and the value of a `setoption` command; empty if missing."""
    lower = [word.lower() for word in words]
    start = 1 if lower[:1] == ["name"] else 0
    cut = lower.index("value") if "value" in lower else len(words)
    return " ".join(lower[start:cut]), " ".join(words[cut + 1 :])


def position_of(words: Sequence[str]) -> tuple[str | None, list[str]] | None:
    """Read a `position` command.

    Returns:
        The position in Forsyth-Edwards notation (None for the usual start) and the moves from
        there; None if the command names no position.
    """
    lower = [word.lower() for word in words]
    kind = next((word for word in lower if word in ("startpos", "fen")), None)
    if kind is None:
        return None
    start = lower.index(kind) + 1
    cut = lower.index("moves", start) if "moves" in lower[start:] else len(words)
    moves = [_move(word) for word in words[cut + 1 :]]
    return (" ".join(words[start:cut]) if kind == "fen" else None), moves


def _move(word: str) -> str:
    """Return a move as UCI writes it, in lower case; other words as they are."""
    return word.lower() if _MOVE.fullmatch(word) else word


def parse_go(words: Sequence[str], *, white_moves: bool) -> GoCommand:
    """Read a `go` command; unknown words are ignored, and numbers are rounded down."""
    said, moves, flags = dict[str, int](), list[str](), set[str]()
    before = ""
    for word in words:
        if word.lower() in FLAGS or word.lower() in NUMBERS:
            before = word.lower()
            flags.add(before)
            continue
        number = whole_number(word, -LARGEST, LARGEST)
        if before in NUMBERS and number is not None:
            said[before] = number
        elif before == "searchmoves":
            moves.append(_move(word))
        if before != "searchmoves":
            before = ""
    depth, mate, nodes = said.get("depth"), said.get("mate"), said.get("nodes")
    if mate is not None:
        mate = max(mate, 1)
        depth = 2 * mate - 1 if depth is None else min(depth, 2 * mate - 1)
    limits = Limits(
        None if depth is None else max(depth, 1),
        None if nodes is None else max(nodes, 0),
        _seconds(said, white_moves=white_moves),
    )
    infinite = "infinite" in flags or limits == Limits()
    return GoCommand(limits, tuple(moves), mate, "ponder" in flags, infinite)


def _seconds(said: Mapping[str, int], *, white_moves: bool) -> float | None:
    """Return the time for a move; None if the command has neither a time nor a clock.

    Without the player's own clock, use the opponent's. With only an increment, use that: the clock
    has at least as much.
    """
    milliseconds = said.get("movetime")
    if milliseconds is not None:
        return max(milliseconds - min(MARGIN_MS, MARGIN_SHARE * milliseconds), LEAST_MS) / 1000
    own, other = ("w", "b") if white_moves else ("b", "w")
    left, more = said.get(f"{own}time"), said.get(f"{own}inc")
    if left is None and more is None:
        left, more = said.get(f"{other}time"), said.get(f"{other}inc")
    more = max(more or 0, 0)
    if left is None:
        left = said.get(f"{other}time", more or None)
    if left is None:
        return None
    left = max(left, 0)
    moves = said.get("movestogo", 0)
    usable = max(left - RESERVE_MS, 0)
    share = usable / (moves if moves > 0 else MOVES_LEFT) + 0.8 * more
    return max(min(share, usable / 2), min(LEAST_MS, CLOCK_SHARE * left)) / 1000


def info_texts(found: Analysis, seconds: float, lines: int, move_text: MoveText) -> list[str]:
    """Return the `info` lines for a depth: score, work and moves of each of the best lines."""
    milliseconds = max(round(seconds * 1000), 1)
    speed = found.nodes * 1000 // milliseconds
    use = "" if found.table_use is None else f" hashfull {round(found.table_use * 1000)}"
    told = list[str]()
    for number, candidate in enumerate(found.candidates[:lines], start=1):
        if candidate.score is None:
            break
        rank = f" multipv {number}" if lines > 1 else ""
        line = " ".join(map(move_text, candidate.line))
        told.append(
            f"info depth {candidate.score.depth or found.depth}{rank} "
            f"score {score_text(candidate.score)} nodes {found.nodes} nps {speed}{use} "
            f"time {milliseconds} pv {line}"
        )
    return told


def score_text(score: Score) -> str:
    """Return a score in centipawns or moves to mate, for the player to move."""
    if score.plies is not None and score.outcome in (Outcome.WIN, Outcome.LOSS):
        moves = (score.plies + 1) // 2
        return f"mate {moves if score.outcome is Outcome.WIN else -moves}"
    bound = {Bound.LOWER: " lowerbound", Bound.UPPER: " upperbound"}.get(score.bound, "")
    return f"cp {round(score.number)}{bound}"
