# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the lines of UCI engines, also those that say something clear in an odd way.

Only texts and values: the running engine and its process are in `uci`.
"""

from __future__ import annotations

import re

import chess
from chess.engine import Option

from desktop_app.core.notation import whole_number

KNOWN_WORDS = frozenset({
    "info", "bestmove", "readyok", "uciok", "id", "option", "copyprotection", "registration",
})  # fmt: skip
"""The first words of the lines that engines send."""
FOUND_ANYWHERE = frozenset({"bestmove", "readyok", "uciok"})
"""The words that are found behind others, too: a line may begin with the end of a banner."""
OPTION_TYPES = frozenset({"check", "spin", "combo", "button", "string"})
MANAGED = {"multipv": "spin", "ponder": "check", "uci_analysemode": "check",
           "uci_chess960": "check", "uci_variant": "combo"}  # fmt: skip
"""The options that the library sets by itself, with the types that it expects."""
MOST = 10**15
"""Larger numbers are reduced to this."""

_OPTION = re.compile(r"name (\S.*?) type (\S+)(.*)", re.IGNORECASE)
_DEFAULT = re.compile(r" default(?: (.*))?", re.IGNORECASE)
_VAR = re.compile(r" var(?: |$)", re.IGNORECASE)
_NUMBERS = {
    word: re.compile(rf"(?<!\S){word} ([+-]?[0-9]+(?:[.,][0-9]*)?)(?!\S)", re.IGNORECASE)
    for word in ("default", "min", "max", "depth", "nodes")
}
_UCI_MOVE = re.compile(
    r"([a-h][1-8]) ?[-x:]? ?([a-h][1-8]) ?[=(/]? ?([nbrq])?\)?(?![a-z0-9])", re.IGNORECASE
)


def split_line(line: str) -> tuple[str, str]:
    """Return the command of a line, in lower case, and the words after it; empty if there is none.

    Case and spaces do not matter. Unknown words before an answer are skipped, as UCI asks.
    """
    words = line.split()
    if words and words[0].lower() in KNOWN_WORDS:
        return words[0].lower(), " ".join(words[1:])
    for number, word in enumerate(words):
        if word.lower() in FOUND_ANYWHERE:
            return word.lower(), " ".join(words[number + 1 :])
    return "", ""


def read_option(text: str) -> Option | None:
    """Return the option that a line describes; None if it can't be set, so it is ignored.

    A default that is missing or does not fit is unknown. Numbers are rounded down.
    """
    match = _OPTION.fullmatch(" ".join(text.split()))
    kind = match[2].lower() if match else ""
    if match is None or kind not in OPTION_TYPES:
        return None
    name, rest = match[1], match[3]
    least = most = None
    choices: list[str] = []
    default: str | int | None = None
    if kind == "spin":
        least, most = _number("min", rest), _number("max", rest)
        default = _within(_number("default", rest), least, most)
    else:
        said, *choices = _VAR.split(rest) if kind == "combo" else (rest,)
        given = _DEFAULT.match(said)
        said = (given[1] or "") if given else None
        default = (
            {"true": True, "false": False}.get((said or "").lower()) if kind == "check" else said
        )
    expected = MANAGED.get(name.lower())
    if expected is not None and (
        expected != kind
        or (expected == "spin" and default is None)
        or (expected == "combo" and chess.Board.uci_variant not in choices)
    ):
        return None
    return Option(name, kind, default, least, most, choices)


def read_move(board: chess.Board, text: str) -> str | None:
    """Return the move that follows `bestmove`, in UCI; None if it is no legal move.

    It may also be written like `E2E4`, `e7-e8=Q`, `O-O` or `Nf3`.
    """
    words = text.split()
    match = _UCI_MOVE.match(" ".join(words))
    try:
        if match:
            return board.parse_uci(f"{match[1]}{match[2]}{match[3] or ''}".lower()).uci()
        move = board.parse_san(words[0].rstrip(".,;") if words else "")
    except ValueError:
        return None
    return move.uci() if move else None


def short_info(text: str) -> str:
    """Return what is needed of an `info` line, depth and nodes, in numbers that are whole."""
    text = " ".join(text.split())
    if text.startswith("string "):
        return ""
    found = {word: _number(word, text) for word in ("depth", "nodes")}
    told = [f"{word} {number}" for word, number in found.items() if number is not None]
    return " ".join(["info", *told]) if told else ""


def _number(word: str, text: str) -> int | None:
    """Return the number after a word; None if there is none."""
    match = _NUMBERS[word].search(text)
    return None if match is None else whole_number(match[1], -MOST, MOST)


def _within(number: int | None, least: int | None, most: int | None) -> int | None:
    """Return a number if it keeps the bounds that there are; otherwise None."""
    if number is None or (least is not None and number < least):
        return None
    return None if most is not None and number > most else number
