# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games with branches, comments and values, and how two records are compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop_app.core.position import MAX, Game, Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.files.game_file import GameFileContents
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.players.registry import parse_strategy

SIZED = ("mnk:5x4x4", "drop:12x3x4", "drop:4x3x3", "nim:4,2:max2", "numbers:3,5,2,9,12,5,23,23")
GAMES: Sequence[Game] = [*PRESETS.values(), *map(find_game, SIZED)]
COMMENTS = ("why?", "“quoted” \\ {braces}", "été, 好, 🙂", "a" * 300)
PLAYERS = ("random", "alpha-beta:4", "perfect", "brain:/opt/pbrain-x y")


def random_start(game: Game, dice: Random) -> Position:
    """The usual start, or a board in mid-game, as a person types it."""
    position = game.start()
    if dice.random() < 0.5:
        return position
    for _ in range(dice.randrange(4)):
        if position.outcome is None:
            position = position.after(dice.choice(position.legal_moves()))
    text = position.text
    return game.parse_position(text) if text and position.outcome is None else game.start()


def random_record(game: Game, dice: Random, steps: int = 40) -> GameRecord:
    """Played, walked through and branched at random."""
    record = GameRecord(random_start(game, dice))
    for _ in range(dice.randrange(steps)):
        if record.position.outcome is None and dice.random() < 0.8:
            record.play(dice.choice(record.position.legal_moves()))
        elif dice.random() < 0.5:
            record.undo()
        else:
            record.go_to(dice.choice(list(record.nodes())))
    return record


def random_score(position: Position, dice: Random) -> Score:
    """Some value that a search could have found."""
    depth = dice.randrange(30)
    if position.game.is_numeric:
        return Score(Outcome.UNKNOWN, None, dice.randrange(99), Bound.EXACT, depth)
    if position.game.traits.has_margin:
        return Score(Outcome.WIN, None, dice.randrange(1, 9), Bound.EXACT, depth)
    kind = dice.choice(list(Outcome))
    if kind is Outcome.UNKNOWN:
        return Score(kind, None, dice.uniform(-9, 9), Bound.HEURISTIC, depth)
    plies = dice.randrange(min(position.remaining, 400) + 1)
    return Score(kind, plies, 0, dice.choice([Bound.EXACT, Bound.LOWER, Bound.UPPER]), depth)


def random_game(seed: int) -> GameFileContents:
    """A game of the list, with all that a file holds."""
    dice = Random(seed)
    record = random_record(GAMES[seed % len(GAMES)], dice)
    values: dict[Position, Score] = {}
    for node in record.nodes():
        if dice.random() < 0.2:
            node.comment = dice.choice(COMMENTS)
        if dice.random() < 0.5:
            values[node.position] = random_score(node.position, dice).seen_by(MAX)
    seats = [None if dice.random() < 0.5 else parse_strategy(dice.choice(PLAYERS)) for _ in "12"]
    return GameFileContents(record, (seats[0], seats[1]), values)


Shape = tuple[int | None, str, int | None, list["Shape"]]


def shape(record: GameRecord) -> tuple[Position, list[int], Shape]:
    """All that a record holds, to be compared."""

    def below(node: RecordNode) -> Shape:
        chosen = None if node.next is None else node.children.index(node.next)
        return node.move, node.comment, chosen, [below(child) for child in node.children]

    return record.root.position, record.moves(), below(record.root)
