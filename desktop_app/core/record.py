# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of one game: every move that was made, with all its branches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Game, Move, Position, position_after

LineReader = Callable[[Position, Sequence[str]], Sequence[Move]]
"""Returns the moves that words mean after a position; raises `GameError` as `parse_moves` does."""


class RecordNode:
    """A position in the record and the moves that were tried from it.

    Attributes:
        position: the position here.
        move: the move that led here; None at the root.
        parent: the node before; None at the root.
        children: one node for each move tried, oldest first.
        next: the child that redo goes to, which was visited last; None at the end of a line.
        comment: a person's comment, in one line; may be empty.
    """

    __slots__ = ("children", "comment", "move", "next", "parent", "position")

    def __init__(
        self, position: Position, move: Move | None = None, parent: RecordNode | None = None
    ) -> None:
        self.position = position
        self.move = move
        self.parent = parent
        self.children: list[RecordNode] = []
        self.next: RecordNode | None = None
        self.comment = ""

    def path(self) -> list[RecordNode]:
        """Return the nodes from the root to this one, both included."""
        nodes: list[RecordNode] = []
        node: RecordNode | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def siblings(self) -> list[RecordNode]:
        """Return the nodes of the other moves that were tried instead of this one."""
        if self.parent is None:
            return []
        return [child for child in self.parent.children if child is not self]


class GameRecord:
    """Moves, undo, redo and branches from any starting position.

    No move is ever lost: another move from an earlier position begins a new branch.

    Attributes:
        root: the node of the starting position.
        current: the node on the board.
        tags: what another program's file says about the game, such as the names of players.
        seed: the seed of every random choice in the game, so that a player who makes mistakes
            makes the same ones when the game is resumed; None if it is not chosen yet.
    """

    def __init__(self, start: Position) -> None:
        self.root = RecordNode(start)
        self.current = self.root
        self.tags: Mapping[str, str] = {}
        self.seed: int | None = None

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.current.position

    def play(self, move: Move) -> RecordNode:
        """Make a move and return its node, which is the existing one if it was tried before.

        Raises:
            GameError: the game is over, or the move is not legal; the record stays the same.
        """
        here = self.current
        if move not in here.position.legal_moves():
            raise refusal(here.position, move)
        for child in here.children:
            if child.move == move:
                return self.go_to(child)
        child = RecordNode(here.position.after(move), move, here)
        here.children.append(child)
        return self.go_to(child)

    def play_all(self, moves: Iterable[Move]) -> None:
        """Make several moves in order.

        Raises:
            GameError: a move is not legal; those before it have been made.
        """
        for move in moves:
            self.play(move)

    def go_to(self, node: RecordNode) -> RecordNode:
        """Make any node of this record the current one; redo then follows the path to it."""
        for step in node.path():
            if step.parent is not None:
                step.parent.next = step
        self.current = node
        return node

    def undo(self) -> bool:
        """Take back a move; return whether there was one."""
        if self.current.parent is None:
            return False
        self.current = self.current.parent
        return True

    def redo(self) -> bool:
        """Make the move again that was last visited from here; return whether there was one."""
        if self.current.next is None:
            return False
        self.current = self.current.next
        return True

    def line(self) -> list[RecordNode]:
        """Return the nodes of the current line, from the root to its end."""
        nodes = self.current.path()
        node = self.current.next
        while node is not None:
            nodes.append(node)
            node = node.next
        return nodes

    def moves(self) -> list[Move]:
        """Return the moves from the root to the current node."""
        return [node.move for node in self.current.path() if node.move is not None]

    def nodes(self) -> Iterator[RecordNode]:
        """Yield all nodes, each after its parent."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


def refusal(position: Position, move: Move) -> GameError:
    """Return the error for a move that is not legal in a position."""
    game = position.game
    text = game.move_text(move)
    try:
        game.parse_move(position, text)
    except GameError as error:
        return error
    return GameError(GameFault.NOT_LEGAL, text=text)


def parse_moves(position: Position, text: str, read: LineReader | None = None) -> list[Move]:
    """Return the moves in a text, each legal after those before it, with the forced passes.

    Args:
        position: the position before the first move.
        text: the moves in the game's notation; forced passes may be left out.
        read: reads the single moves, if a person has typed them (`entry.typed_reader`).

    Raises:
        GameError: a move is wrong; `details["number"]` is its number in the text, from 1.
    """
    game = position.game
    words, moves = game.split_moves(text), list[Move]()
    if read is not None:
        return [*read(position, words)]
    for number, word in enumerate(words, 1):
        try:
            found = game.moves_for(position, word)
        except GameError as error:
            error.details["number"] = number
            raise
        moves += found
        position = position_after(position, found)
    return moves


def parse_setup(
    game: Game, text: str, read: LineReader | None = None
) -> tuple[Position, list[Move]]:
    """Read what a person types to set up a game: moves from the start, or a board.

    Moves may follow in the lines below a board.

    Returns:
        The position to start from, and the moves to make from there.

    Raises:
        GameError: the text is neither, or the board is impossible.
    """
    board, _, moves = text.partition("\n")
    if game.is_position_text(board):
        start = game.parse_position(board)
        return start, parse_moves(start, moves, read)
    start = game.start()
    return start, parse_moves(start, text, read)
