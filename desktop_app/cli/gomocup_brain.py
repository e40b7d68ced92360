# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine's side of the Gomocup protocol: turns a manager's lines into answers and tasks.

There is no input, output, waiting or search here; see `gomocup`. Source: see
`games.k_in_a_row.gomocup`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from desktop_app import __version__
from desktop_app.cli.output import printable
from desktop_app.core.errors import GameError
from desktop_app.core.notation import whole_number
from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row import gomocup as notation
from desktop_app.games.k_in_a_row.entry import line_game
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import LARGEST_SIDE, LineFault

ABOUT = (
    f'name="Minimax Fair", version="{__version__}", author="The Minimax Fair authors", '
    'license="GPL-3.0-or-later"'
)
TURN_MS = 5000
"""The default time for a move, in milliseconds."""
MATCH_SHARE = 20
"""A move takes at most 1 / `MATCH_SHARE` of the time left for the match."""
MOST_SIDE = 10_000
"""Larger sides of a board, none of which is supported, are reduced to this number."""
LEAST_MEMORY = 64 * 1024 * 1024
"""The memory that the engine needs, in bytes; lower limits are refused."""
OTHER_RULES = {1: "exactly five", 2: "continuous game", 4: "renju", 8: "caro"}
YIXIN = "YX"
"""What the commands of Yixin's board begin with, an extension of the protocol."""
MOST_MEMORY = 1 << 50
"""Larger limits are reduced to this number of bytes; no machine has as much."""


@dataclass(frozen=True, slots=True)
class MoveTask:
    """A request for a move.

    Attributes:
        position: the position.
        milliseconds: the time from the command to the answer; 0 for at once.
    """

    position: LinePosition
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Reply:
    """The response to a line: lines to send, and a search to start, if any."""

    lines: tuple[str, ...] = ()
    task: MoveTask | None = None


NOTHING = Reply()


class RefusedError(Exception):
    """Raised for a known command that can't be carried out; its text is sent to the manager."""


class GomocupBrain:
    """The state of the protocol: the board, the owners of its stones, and the limits.

    The manager always asks for a move of ours, so the side with fewer stones, or as many, is ours.
    """

    def __init__(self) -> None:
        self._game: LineGame | None = None
        self._own: set[Move] = set()
        self._others: set[Move] = set()
        self._board: list[str] | None = None
        self._turn_ms = float(TURN_MS)
        self._left_ms: float | None = None
        self._memory = 0
        self._rule = 0
        self._commands: Final = {
            "START": self._start,
            "RECTSTART": self._rect_start,
            "RESTART": self._restart,
            "BEGIN": self._begin,
            "TURN": self._turn,
            "BOARD": self._open_board,
            "YXBOARD": self._open_board,
            "TAKEBACK": self._take_back,
            "INFO": self._info,
            "ABOUT": self._about,
        }

    @property
    def game(self) -> LineGame | None:
        """Return the game that is played, once there is a board."""
        return self._game

    @property
    def memory(self) -> int:
        """Return the memory limit in bytes; 0 if there is none."""
        return max(self._memory, 0)

    def handle_line(self, line: str) -> Reply:
        """Handle a line; END is left to the caller."""
        word, *more = line.split(maxsplit=1) or [""]
        rest = more[0].strip() if more else ""
        command = self._commands.get(word.upper())
        try:
            is_unknown = command is None and word.upper().startswith(YIXIN)
            if self._board is not None and command is None and not is_unknown:
                return self._board_line(line.strip())
            if command is not None:
                self._board = None
                return command(rest)
            return Reply((f"UNKNOWN command {_quote(word)}",)) if word else NOTHING
        except RefusedError as refused:
            return Reply((f"ERROR {refused}",))

    def play(self, move: Move) -> str:
        """Put our stone on the board; return the line that reports the move.

        Raises:
            ValueError: there is no board yet.
        """
        if self._game is None:
            raise ValueError(move)
        self._own.add(move)
        return notation.point_text(self._game, move)

    def spend(self, milliseconds: float) -> None:
        """Subtract the time of a move from the match's, until the manager sends the time left."""
        if self._left_ms is not None:
            self._left_ms -= milliseconds

    def allowance(self) -> float:
        """Return the milliseconds for a move now; 0 for as fast as possible."""
        if self._left_ms is None:
            return self._turn_ms
        return max(min(self._turn_ms, self._left_ms / MATCH_SHARE), 0.0)

    # Commands

    def _start(self, rest: str) -> Reply:
        sides = notation.parse_pair(rest)  # some managers send both sides here, too
        if sides is not None:
            return self._new_board(*sides)
        side = whole_number(rest, 0, MOST_SIDE)
        if side is None:
            raise RefusedError(f"START needs a size, such as START 15, not {_quote(rest)}")
        return self._new_board(side, side)

    def _rect_start(self, rest: str) -> Reply:
        sides = notation.parse_pair(rest)
        if sides is None:
            raise RefusedError(
                f"RECTSTART needs width and height, such as RECTSTART 15,20, not {_quote(rest)}"
            )
        return self._new_board(*sides)

    def _new_board(self, columns: int, rows: int) -> Reply:
        if min(columns, rows) < notation.SMALLEST_SIDE or max(columns, rows) > LARGEST_SIDE:
            raise RefusedError(
                f"a board of {columns}x{rows} is not supported; sides go from "
                f"{notation.SMALLEST_SIDE} to {LARGEST_SIDE}"
            )
        self._game = line_game(columns, rows, notation.IN_A_ROW, gravity=False)
        self._clear()
        return Reply(("OK",))

    def _restart(self, _rest: str) -> Reply:
        self._board_game()
        self._clear()
        return Reply(("OK",))

    def _begin(self, _rest: str) -> Reply:
        return self._think()

    def _turn(self, rest: str) -> Reply:
        cell = self._cell(rest, "TURN")
        if cell in self._own | self._others:
            raise RefusedError(f"{rest} is taken")
        self._others.add(cell)
        try:
            return self._think()
        except RefusedError:
            self._others.discard(cell)
            raise

    def _take_back(self, rest: str) -> Reply:
        cell = self._cell(rest, "TAKEBACK")
        if cell not in self._own | self._others:
            raise RefusedError(f"there is no stone on {rest}")
        self._own.discard(cell)
        self._others.discard(cell)
        return Reply(("OK",))

    def _open_board(self, _rest: str) -> Reply:
        self._board = []
        return NOTHING

    def _board_line(self, line: str) -> Reply:
        """Handle a line between BOARD and DONE; errors are reported at the end."""
        lines = self._board
        if lines is None or line.upper() != "DONE":
            if lines is not None and line:
                lines.append(line)
            return NOTHING
        self._board = None
        self._set_stones(lines)
        return self._think()

    def _set_stones(self, lines: list[str]) -> None:
        game = self._board_game()
        stones: dict[int, set[Move]] = {notation.OWN: set(), notation.OTHERS: set()}
        for line in lines:
            stone = notation.parse_stone(line)
            cell = None if stone is None else notation.cell_at(game, stone[0], stone[1])
            if stone is None or cell is None or stone[2] not in stones:
                raise RefusedError(
                    f"{_quote(line)} is not a stone on this board; write it like 7,7,1"
                )
            if any(cell in cells for cells in stones.values()):
                raise RefusedError(f"{_quote(line)} is taken")
            stones[stone[2]].add(cell)
        self._own, self._others = stones[notation.OWN], stones[notation.OTHERS]

    def _info(self, rest: str) -> Reply:
        """Handle a limit or rule; ignore unknown or unreadable ones.

        Unsupported rules and impossible limits are refused here, while a manager can still choose
        another engine, and again at every move until they are corrected.
        """
        key, value, *_ = (*rest.split(maxsplit=2), "", "")
        number = whole_number(value, -MOST_MEMORY, MOST_MEMORY)
        if number is None:
            return NOTHING
        milliseconds = float(min(max(number, 0), notation.UNLIMITED))
        match key.lower():
            case "timeout_turn":
                self._turn_ms = milliseconds
            case "timeout_match":
                self._left_ms = milliseconds or None
            case "time_left":
                self._left_ms = milliseconds if number < notation.UNLIMITED else None
            case "max_memory":
                self._memory = number
                self._check_memory()
            case "rule":
                self._rule = number
                self._check_rule()
            case _:
                pass
        return NOTHING

    def _about(self, _rest: str) -> Reply:
        return Reply((ABOUT,))

    # Checks and parsing

    def _board_game(self) -> LineGame:
        if self._game is None:
            raise RefusedError("there is no board yet; send START first")
        return self._game

    def _clear(self) -> None:
        self._own, self._others = set(), set()

    def _cell(self, text: str, command: str) -> Move:
        game = self._board_game()
        pair = notation.parse_answer(text)
        if pair is None:
            raise RefusedError(
                f"{command} needs a square, such as {command} 7,7, not {_quote(text)}"
            )
        cell = notation.cell_at(game, *pair)
        if cell is None:
            raise RefusedError(f"{_quote(text)} is off the board of {game.columns}x{game.rows}")
        return cell

    def _check_rule(self) -> None:
        if self._rule:
            names = [name for bit, name in OTHER_RULES.items() if self._rule & bit]
            raise RefusedError(
                f"rule {self._rule} ({', '.join(names) or 'unknown'}) is not supported; only rule "
                "0, five or more in a row"
            )

    def _check_memory(self) -> None:
        if 0 < self._memory < LEAST_MEMORY:
            raise RefusedError(
                f"max_memory {self._memory} is too small; the least is {LEAST_MEMORY} bytes"
            )

    def _think(self) -> Reply:
        """Return the task to move here, after checking that the engine can."""
        game = self._board_game()
        self._check_rule()
        self._check_memory()
        masks = [sum(1 << cell for cell in cells) for cells in (self._own, self._others)]
        if len(self._own) != len(self._others):
            masks.reverse()
        try:
            position = game.position(*masks)
        except GameError as error:
            raise RefusedError(_impossible(error)) from error
        if position.outcome is not None:
            raise RefusedError("the game is over")
        return Reply(task=MoveTask(position, self.allowance()))


def _quote(text: str) -> str:
    return f"'{printable(text)}'"


def _impossible(error: GameError) -> str:
    if error.fault is LineFault.WRONG_COUNTS:
        return (
            "it can't be our turn with this many stones on each side; we have as many as the "
            "opponent, or one less"
        )
    return "both sides have five in a row, or play went on after it"
