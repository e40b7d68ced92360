# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Converts saved games to text and back, in the form that the docstring of `files` describes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from itertools import islice
from pathlib import Path

from desktop_app.core.errors import GameError
from desktop_app.core.file_formats import LONGEST_COMMENT, LONGEST_TAG, ReportShare
from desktop_app.core.frozen import frozen
from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.core.score import Bound, Outcome, Score, counts_numbers
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.json_reader import JsonValue, ignore_progress, is_true, read_json
from desktop_app.games.registry import find_game
from desktop_app.players.registry import StrategyId, parse_strategy

FARTHEST = 10_000
"""The largest distance or depth in plies."""
LONGEST_CODE = 20
"""The most characters in the name of an outcome or a bound."""


def value_fields(score: Score) -> dict[str, object]:
    """Return a value as JSON fields, from the point of view of the first player."""
    seen = score.seen_by(MAX)
    fields: dict[str, object] = {"outcome": seen.outcome.value}
    if seen.plies is not None:
        fields["plies"] = seen.plies
    if seen.number:
        fields["number"] = seen.number
    return fields | {"bound": seen.bound.value, "depth": seen.depth}


def read_value(part: JsonValue, position: Position) -> Score:
    """Return the value of a position from its JSON fields.

    Raises:
        FileError: a field is missing or invalid, or the game has no such value.
    """
    fields = part.fields()
    try:
        outcome = Outcome(fields["outcome"].as_text(LONGEST_CODE))
        bound = Bound(fields["bound"].as_text(LONGEST_CODE))
        depth = fields["depth"].as_int(0, FARTHEST)
    except (KeyError, ValueError) as error:
        raise part.refused() from error
    plies = fields["plies"].as_int(0, FARTHEST) if "plies" in fields else None
    number = fields["number"].as_number() if "number" in fields else 0
    score = Score(outcome, plies, number, bound, depth)
    if not _can_be(score, position):
        raise part.refused()
    return score


def _can_be(score: Score, position: Position) -> bool:
    """Return whether a search could have returned this value for the position."""
    if score.plies is not None and score.plies > position.remaining:
        return False
    is_decided = score.outcome in (Outcome.WIN, Outcome.LOSS)
    if position.game.is_numeric:
        return score.outcome is Outcome.UNKNOWN
    if counts_numbers(position.game):
        return True
    if score.outcome is Outcome.UNKNOWN:
        return not score.is_exact
    is_proven = score.is_exact  # the winner may be known, but not how soon
    return score.plies is not None or is_proven or not is_decided


FORMAT = "minimax-fair game"
VERSION = 1
SUFFIX = ".mmfair"
"""The file name suffix of saved games."""
PERSON = "person"
_written = json.JSONEncoder(ensure_ascii=False).encode

LONGEST_NAME = 200_000
"""The most characters of a game's id or start: enough for a tree of 10,000 numbers."""
LONGEST_PLAYER = 5_000
"""The most characters of a player: more than any path of a program."""
LONGEST_MOVE = 100
LONGEST_PATH = 5_000
LONGEST_DIGEST = 100
LARGEST_SEED = (1 << 32) - 1

Players = tuple[StrategyId | None, StrategyId | None]
"""The first and the second player; None for a person."""
TWO_PERSONS: Players = (None, None)


TELL_EVERY = 100
_CHECKED = 0.1
"""The share of the work that is done when the text is known to be JSON."""


@frozen
class SourceFile:
    """The file that a game was opened from, or saved to last.

    Attributes:
        path: the path of the file.
        differs: whether the game has other moves, comments or players than the file.
        digest: the digest of its contents then (`disk.digest_of`); empty if unknown.
    """

    path: Path
    differs: bool = False
    digest: str = ""


@frozen
class GameFileContents:
    """The contents of a saved game.

    Attributes:
        record: rules, start, all moves with branches and comments, and the current position.
        players: the players.
        values: known values of positions in the record.
        own: the game's own file, if the contents come from a window's journal.
    """

    record: GameRecord
    players: Players = TWO_PERSONS
    values: Mapping[Position, Score] = field(default_factory=dict[Position, Score])
    own: SourceFile | None = None


def game_text(kept: GameFileContents) -> str:
    """Return the text of a saved game."""
    head = {"format": FORMAT, "version": VERSION, **game_head(kept)}
    return _laid_out(head, move_lines(kept))


def game_head(kept: GameFileContents) -> dict[str, object]:
    """Return all fields of a game except its moves."""
    record = kept.record
    root, game = record.root, record.position.game
    fields: dict[str, object] = {
        "game": game.id,
        "start": root.position.text if root.position != game.start() else "",
    }
    if root.position in kept.values:
        fields["value"] = value_fields(kept.values[root.position])
    if root.comment:
        fields["comment"] = root.comment
    if record.tags:
        fields["tags"] = dict(record.tags)
    if record.seed is not None:
        fields["seed"] = record.seed
    fields["players"] = player_names(kept.players)
    fields["result"] = record.line()[-1].position.outcome
    fields["at"] = next(n for n, node in enumerate(record.nodes()) if node is record.current)
    return fields | own_fields(kept.own)


def player_names(players: Players) -> list[str]:
    """Return the names of both players, as files write them."""
    return [PERSON if seat is None else str(seat) for seat in players]


def own_fields(own: SourceFile | None) -> dict[str, object]:
    """Return the fields about the file of a game; none if it has no file."""
    if own is None or not _is_valid_path(path := str(own.path)):
        return {}
    return {"file": path, "differs": own.differs, "digest": own.digest}


def move_lines(kept: GameFileContents) -> list[str]:
    """Return the moves of a game, one line each.

    The JSON is assembled by hand: there may be thousands of moves, and the window waits for them.
    """
    game, values = kept.record.position.game, kept.values
    lines: list[str] = []
    numbers: dict[RecordNode, int] = {}
    moves: dict[Move, str] = {}
    for number, node in enumerate(kept.record.nodes()):
        numbers[node] = number
        parent, move = node.parent, node.move
        if parent is None or move is None:
            continue
        if move not in moves:
            moves[move] = f'"move": {_written(game.move_text(move))}'
        after = numbers[parent]
        line = moves[move] if after == number - 1 else f'"after": {after}, {moves[move]}'
        if parent.next is node and parent.children[-1] is not node:
            line += ', "redo": true'
        if values and (score := values.get(node.position)) is not None:
            line += f', "value": {_written(value_fields(score))}'
        if node.comment:
            line += f', "comment": {_written(node.comment)}'
        lines.append(f"{{{line}}}")
    return lines


def _laid_out(head: Mapping[str, object], moves: list[str]) -> str:
    fields = [f" {_written(name)}: {_written(value)}" for name, value in head.items()]
    listed = "[" + ",".join(f"\n  {move}" for move in moves) + "\n ]" if moves else "[]"
    return "{\n" + ",\n".join([*fields, f' "moves": {listed}']) + "\n}\n"


def read_game(
    text: str, most: int | None = None, tell: ReportShare = ignore_progress
) -> GameFileContents:
    """Parse a saved game.

    Args:
        text: the text of a file.
        most: the largest number of moves to accept.
        tell: called now and then with the share that has been read.

    Raises:
        FileError: the text is invalid; the error says where.
    """
    fields = checked_fields(text, FORMAT, VERSION, lambda share: tell(_CHECKED * share))
    moves = required(fields, "moves")
    if most is not None and any(True for _ in islice(moves.each(), most, None)):
        raise FileError(FileFault.TOO_MANY, most=most)
    return read_fields(fields, tell)


def checked_fields(
    text: str, form: str, version: int, tell: ReportShare = ignore_progress
) -> dict[str, JsonValue]:
    """Return the fields of a file of this format and version.

    Raises:
        FileError: the file has another format or version.
    """
    whole = read_json(text, tell)
    fields = whole.fields() if whole.is_object else {}
    if "format" not in fields or not fields["format"].says(form):
        raise FileError(FileFault.FOREIGN)
    if required(fields, "version").as_int(1, 1_000_000) > version:
        raise FileError(FileFault.NEWER)
    return fields


def required(fields: Mapping[str, JsonValue], name: str) -> JsonValue:
    """Return a field; raise a `FileError` if it is missing."""
    if name not in fields:
        raise FileError(FileFault.MISSING, name=name)
    return fields[name]


def read_fields(
    fields: Mapping[str, JsonValue], tell: ReportShare = ignore_progress
) -> GameFileContents:
    """Parse a saved game from the fields of a JSON object.

    Args:
        fields: the fields by name, as the docstring of `files` describes them.
        tell: called now and then with the share that has been read, from 0 to 1.

    Raises:
        FileError: the fields are invalid; the error says where.
    """
    record = GameRecord(read_position(fields, "start"))
    if "tags" in fields:
        tags = fields["tags"].fields()
        record.tags = {name: part.as_text(LONGEST_TAG) for name, part in tags.items()}
    if "seed" in fields:
        record.seed = fields["seed"].as_int(0, LARGEST_SEED)
    values: dict[Position, Score] = {}
    nodes, chosen = [record.root], list[RecordNode]()
    read_notes(fields, record.root, values)
    moves = required(fields, "moves")
    for number, part in enumerate(moves.each()):
        if not number % TELL_EVERY:
            done = (part.start - moves.start) / (moves.end - moves.start)
            tell(_CHECKED + (1 - _CHECKED) * done)
        of_move = part.fields()
        last = len(nodes) - 1
        after = of_move["after"].as_int(0, last) if "after" in of_move else last
        node = read_move(of_move, nodes[after], part.line)
        read_notes(of_move, node, values)
        nodes.append(node)
        if is_true(of_move.get("redo")):
            chosen.append(node)
    for node in [*nodes[1:], *chosen]:
        if node.parent is not None:
            node.parent.next = node
    at = fields["at"].as_int(0, len(nodes) - 1) if "at" in fields else 0
    record.current = nodes[at]
    return GameFileContents(record, read_players(fields.get("players")), values, read_own(fields))


def read_position(fields: Mapping[str, JsonValue], key: str) -> Position:
    """Return the position in a field, of the game in the field `game`; by default its start.

    Args:
        fields: the fields of an object.
        key: the name of the field; it may be missing or empty.

    Raises:
        FileError: there is no such game, or the position is impossible.
    """
    at = name = required(fields, "game")
    board = fields.get(key)
    try:
        game = find_game(name.as_text(LONGEST_NAME))
        if board is None or not (text := board.as_text(LONGEST_NAME)):
            return game.start()
        at = board
        return game.parse_position(text)
    except GameError as error:
        raise FileError(FileFault.REFUSED, at.line, error) from error


def read_move(
    fields: Mapping[str, JsonValue], parent: RecordNode, line: int | None = None
) -> RecordNode:
    """Add a move to a record and return its node.

    Args:
        fields: the fields of the move.
        parent: the node of the position in which it was made.
        line: its line in the file.

    Raises:
        FileError: the move is unreadable, illegal, or a duplicate.
    """
    if "move" not in fields:
        raise FileError(FileFault.MISSING, line, name="move")
    text = fields["move"].as_text(LONGEST_MOVE)
    game = parent.position.game
    try:
        move = game.parse_move(parent.position, text)
    except GameError as error:
        error.details["number"] = len(parent.path())
        raise FileError(FileFault.REFUSED, line, error) from error
    if any(child.move == move for child in parent.children):
        raise FileError(FileFault.TWICE, line, move=game.move_text(move))
    child = RecordNode(parent.position.after(move), move, parent)
    parent.children.append(child)
    return child


def read_notes(
    fields: Mapping[str, JsonValue], node: RecordNode, values: dict[Position, Score]
) -> None:
    """Read the comment and the value of a position, if the fields have them."""
    if "comment" in fields:
        node.comment = fields["comment"].as_text(LONGEST_COMMENT)
    if "value" in fields:
        values[node.position] = read_value(fields["value"], node.position)


def read_own(fields: Mapping[str, JsonValue]) -> SourceFile | None:
    """Return the game's own file; None if it is missing or impossible."""
    try:
        path = fields["file"].as_text(LONGEST_PATH) if "file" in fields else ""
    except FileError:
        return None
    if not _is_valid_path(path):
        return None
    digest = fields["digest"].as_text(LONGEST_DIGEST) if "digest" in fields else ""
    return SourceFile(Path(path), is_true(fields.get("differs")), digest)


def _is_valid_path(path: str) -> bool:
    return 0 < len(path) <= LONGEST_PATH and "\0" not in path


def read_players(part: JsonValue | None) -> Players:
    """Return the first and second player; two persons if none are stored."""
    if part is None:
        return TWO_PERSONS
    both = list(islice(part.each(), 3))
    if len(both) != 2:
        raise part.refused()
    first, second = (read_player(each) for each in both)
    return first, second


def read_player(part: JsonValue) -> StrategyId | None:
    """Return a strategy, or None for a person.

    Raises:
        FileError: there is no such player.
    """
    text = part.as_text(LONGEST_PLAYER)
    try:
        return None if text == PERSON else parse_strategy(text)
    except ValueError as error:
        raise FileError(FileFault.BAD_PLAYER, part.line, shown=text[:30]) from error
