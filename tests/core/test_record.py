# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of a game: undo is the inverse of play, and nothing that was played is lost."""

from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Position
from desktop_app.core.record import GameRecord, RecordNode, parse_setup
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.k_in_a_row.rules import LineFault
from desktop_app.games.registry import find_game
from tests.games.positions import line_games, moves_of, number_trees, played

GAMES = [PRESETS["tic-tac-toe"], LineGame(3, 2, 2, gravity=True), LineGame(4, 1, 4)]


@given(line_games(), st.data())
def test_undo_is_the_inverse_of_play(game: LineGame, data: st.DataObject) -> None:
    moves = data.draw(moves_of(game))
    record = GameRecord(game.start())
    record.play_all(moves)
    positions = [played(game, moves[:n]) for n in range(len(moves) + 1)]
    assert [node.position for node in record.line()] == positions
    for n in reversed(range(len(moves))):
        assert record.undo()
        assert (record.position, record.moves()) == (positions[n], moves[:n])
    assert not record.undo()
    for n in range(len(moves)):
        assert record.redo()
        assert (record.position, record.moves()) == (positions[n + 1], moves[: n + 1])
    assert not record.redo()


class Records(RuleBasedStateMachine):
    """Random play, undo, redo and jumps; a dictionary by path keeps what was ever played."""

    nodes: Bundle[RecordNode] = Bundle("nodes")

    @initialize(game=st.sampled_from(GAMES) | number_trees, target=nodes)
    def begin(self, game: LineGame) -> RecordNode:
        self.record = GameRecord(game.start())
        self.seen: dict[tuple[int, ...], RecordNode] = {(): self.record.root}
        self.path: tuple[int, ...] = ()
        self.redo_to: dict[tuple[int, ...], int] = {}
        return self.record.root

    @rule(data=st.data(), target=nodes)
    def play(self, data: st.DataObject) -> RecordNode:
        moves = self.record.position.legal_moves()
        if not moves:
            with pytest.raises(GameError) as error:
                self.record.play(0)
            assert error.value.fault is GameFault.GAME_OVER
            return self.record.current
        move = data.draw(st.sampled_from(moves))
        node = self.record.play(move)
        self.stand_at((*self.path, move))
        assert self.seen.setdefault(self.path, node) is node
        return node

    @rule(move=st.integers(-3, 20))
    def play_what_is_not_legal(self, move: int) -> None:
        if move not in self.record.position.legal_moves():
            with pytest.raises(GameError):
                self.record.play(move)

    @rule()
    def undo(self) -> None:
        assert self.record.undo() == bool(self.path)
        self.path = self.path[:-1]

    @rule()
    def redo(self) -> None:
        move = self.redo_to.get(self.path)
        assert self.record.redo() == (move is not None)
        if move is not None:
            self.path = (*self.path, move)

    @rule(node=nodes)
    def go_to(self, node: RecordNode) -> None:
        assert self.record.go_to(node) is node
        self.stand_at(tuple(n.move for n in node.path() if n.move is not None))

    def stand_at(self, path: tuple[int, ...]) -> None:
        self.path = path
        self.redo_to |= {path[:n]: move for n, move in enumerate(path)}

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.record.current is self.seen[self.path]
        assert tuple(self.record.moves()) == self.path
        nodes = list(self.record.nodes())
        assert len(nodes) == len(self.seen)
        assert set(map(id, nodes)) == set(map(id, self.seen.values()))
        for path, node in self.seen.items():
            position: Position = self.record.root.position
            for move in path:
                position = position.after(move)
            assert node.position == position
            assert [child.move for child in node.children] == [
                other[-1] for other in self.seen if other and other[:-1] == path
            ]
            siblings = [n for p, n in self.seen.items() if p and p[:-1] == path[:-1] and p != path]
            assert node.siblings() == (siblings if path else [])

    @invariant()
    def the_line_goes_through_here_to_its_end(self) -> None:
        path = self.path
        while path in self.redo_to:
            path = (*path, self.redo_to[path])
        assert self.record.line() == [self.seen[path[:n]] for n in range(len(path) + 1)]


TestRecords = Records.TestCase


def test_a_parent_comes_before_its_children() -> None:
    record = GameRecord(PRESETS["tic-tac-toe"].start())
    for moves in ([0, 1, 2], [0, 2], [4]):
        record.go_to(record.root)
        record.play_all(moves)
    assert [node.move for node in record.nodes()] == [None, 0, 1, 2, 2, 4]


def test_a_record_can_start_anywhere() -> None:
    start = PRESETS["tic-tac-toe"].parse_position("XX./OO./...")
    record = GameRecord(start)
    record.play(2)
    assert (record.position.ply, record.position.outcome) == (5, 1)
    assert record.undo()
    assert not record.undo()
    assert record.position is start


@pytest.mark.parametrize(
    ("game", "moves", "fault", "text"),
    [
        ("tic-tac-toe", [4, 4], LineFault.CELL_TAKEN, "b2"),
        ("tic-tac-toe", [0, 3, 1, 4, 2, 5], GameFault.GAME_OVER, "c2"),
    ],
)
def test_a_refused_move_changes_nothing(
    game: str, moves: list[int], fault: StrEnum, text: str
) -> None:
    record = GameRecord(find_game(game).start())
    record.play_all(moves[:-1])
    before = record.line()
    with pytest.raises(GameError) as error:
        record.play(moves[-1])
    assert (error.value.fault, error.value.details) == (fault, {"text": text})
    assert record.line() == before
    assert record.moves() == moves[:-1]


def test_a_set_up_is_moves_or_a_board() -> None:
    game = PRESETS["tic-tac-toe"]
    assert parse_setup(game, "b2 a3") == (game.start(), [4, 0])
    assert parse_setup(game, "") == (game.start(), [])
    assert parse_setup(game, "O../.X./...") == (played(game, [4, 0]), [])
    with pytest.raises(GameError):
        parse_setup(game, "XXX/.../...")
