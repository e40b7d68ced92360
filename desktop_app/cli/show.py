# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair show`: prints what a file holds: a game, or the list of its games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from textwrap import wrap

from desktop_app.cli.given import NotGivenError, read_given
from desktop_app.cli.output import BAD_INPUT, say, translate, use_language
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import RecordNode
from desktop_app.files.game_file import player_names
from desktop_app.files.opening import ListedGames, OpenedGame
from desktop_app.games.registry import family_of
from desktop_app.numerals import grouped

WIDTH = 79
RESULTS = {1: "1-0", -1: "0-1", 0: "1/2-1/2"}
MOST_TRIED = 20
"""The most games of a list that are read to see whether any of them can be."""


def run_show(options: argparse.Namespace) -> int:
    """Run the `show` command; return the exit status, 2 if no game can be read."""
    try:
        found = read_given(options.file, options)
        if isinstance(found, ListedGames):
            _check_any(options, len(found.games))
    except NotGivenError as error:
        say(str(error))
        return BAD_INPUT
    if options.json:
        fields = _list_fields(found) if isinstance(found, ListedGames) else _game_fields(found)
        print(json.dumps(fields, ensure_ascii=False))
    else:
        use_language()
        print("\n".join(_list_lines(found) if isinstance(found, ListedGames) else _lines(found)))
    return 0


def _check_any(options: argparse.Namespace, count: int) -> None:
    """Make sure that a game of a list can be read; usually it is the first one.

    Raises:
        NotGivenError: none can be; the message is about the first one.
    """
    first: NotGivenError | None = None
    for number in range(1, min(count, MOST_TRIED) + 1):
        try:
            read_given(options.file, argparse.Namespace(kind=options.kind, number=number))
        except NotGivenError as error:
            first = first or error
        else:
            return
    if first is not None:
        raise first


def _list_fields(found: ListedGames) -> Mapping[str, object]:
    return {
        "games": [
            {
                "players": list(game.players),
                "date": game.date,
                "result": game.result,
                "moves": game.moves,
            }
            for game in found.games
        ]
    }


def _game_fields(found: OpenedGame) -> Mapping[str, object]:
    """Return what `--json` prints of a game."""
    from desktop_app.words.files import left_out_text

    record = found.kept.record
    start = record.root.position
    line = record.line()
    return {
        "game": start.game.id,
        **({"start": start.text} if start != start.game.start() else {}),
        "players": list(_players(found)),
        "tags": dict(record.tags),
        "result": _result(found),
        "moves": _file_moves(line),
        "comments": [
            {"after": number, "text": node.comment}
            for number, node in enumerate(line)
            if node.comment
        ],
        "left_out": list(map(left_out_text, found.left_out)),
    }


def _file_moves(line: Sequence[RecordNode]) -> list[str]:
    """Return the moves of a line as files of other programs write them."""
    write = family_of(line[0].position.game).file_move
    return [
        write(before.position, node.move)
        for before, node in pairwise(line)
        if node.move is not None
    ]


def _players(found: OpenedGame) -> tuple[str, str]:
    """Return the names of the players; empty where nobody has written them down."""
    tags, game = found.kept.record.tags, found.kept.record.position.game
    if found.summary is not None:
        return found.summary.players
    first, second = (
        tags.get(game.player_text(side)) or name
        for side, name in zip((MAX, MIN), player_names(found.kept.players), strict=True)
    )
    return first, second


def _result(found: OpenedGame) -> str:
    """Return the result as the file has it, else as the last position tells; empty if unknown."""
    record = found.kept.record
    written = record.tags.get("Result", "") if found.summary is None else found.summary.result
    outcome = record.line()[-1].position.outcome
    if written.strip("*? ") or outcome is None:
        return written.strip("*? ")
    return RESULTS[(outcome > 0) - (outcome < 0)]


def _lines(found: OpenedGame) -> Iterator[str]:
    """Yield what is printed of a game for people."""
    from desktop_app.games.registry import game_title, player_name, wording_of
    from desktop_app.words.files import left_out_text

    record = found.kept.record
    game, line = record.position.game, record.line()
    yield game_title(game)
    for side, name in zip((MAX, MIN), _players(found), strict=True):
        if name:
            yield f"{player_name(game, side)}: {name}"
    names = (game.player_text(MAX), game.player_text(MIN), "Result")
    for name, text in record.tags.items():
        if name not in names:
            yield f"{name}: {text}"
    if result := _result(found):
        #: Printed about a game in a file. {result}: 1-0, or as the file has it
        yield translate("CommandLine", "Result: {result}").format(result=result)
    start = record.root.position
    if start != game.start() and start.text:
        #: Printed about a game in a file. {position}: the first position, in the game's notation
        yield translate("CommandLine", "Start: {position}").format(position=start.text)
    yield ""
    moves = [node.move for node in line if node.move is not None]
    if moves:
        written = wording_of(game).notation(start, moves)
        spaced = written if " " in written else " ".join(map(game.move_text, moves))
        yield from wrap(spaced, WIDTH)
    for number, node in enumerate(line):
        if node.comment:
            where = line[number - 1].position if number else start
            move = "" if node.move is None else wording_of(game).notation(where, (node.move,))
            yield f"{move}: {node.comment}" if move else node.comment
    if found.left_out:
        yield ""
        yield from map(left_out_text, found.left_out)


def _list_lines(found: ListedGames) -> Iterator[str]:
    """Yield a table of the games for people."""
    rows = [
        (
            #: Headings of the table of games in a file, printed on the terminal
            translate("CommandLine", "game"),
            translate("CommandLine", "first player"),
            translate("CommandLine", "second player"),
            translate("CommandLine", "date"),
            translate("CommandLine", "result"),
            translate("CommandLine", "moves"),
        )
    ]
    for number, game in enumerate(found.games, 1):
        first, second = game.players
        rows.append((grouped(number), first, second, game.date, game.result, grouped(game.moves)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
