# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair analyse`: prints the values of all moves, for scripts, teachers and tests."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from time import perf_counter

from desktop_app.cli.given import NotGivenError, given_line
from desktop_app.cli.output import BAD_INPUT, PATIENCE, one_line, say, use_language
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Move, Position, position_after
from desktop_app.core.record import parse_moves
from desktop_app.core.scales import Scale, on_scale, plies_to_spare
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import family_of, find_evaluation, new_engine_cache
from desktop_app.numerals import grouped
from desktop_app.resources import read_book
from desktop_app.search.analysis import analyse
from desktop_app.search.candidates import Analysis, Candidate
from desktop_app.search.limits import Limits, ShouldStop
from desktop_app.search.memory import bytes_of

LINES_SHARE = 1 / 4
"""The share of the time limit that is spent on lines once all values are known."""

Search = Callable[[Position, ShouldStop], Iterator[Analysis]]
"""Evaluates the moves of a position with the requested limits."""
Find = Callable[[Position], tuple[Analysis, bool]]
"""The analysis of a position, and whether time was too short for some of its lines."""


def run_analyse(options: argparse.Namespace) -> int:
    """Run the `analyse` command; return the exit status, 2 for bad input."""
    seconds = options.seconds or (None if options.depth else PATIENCE)
    limits = Limits(depth=options.depth, seconds=seconds)
    knowledge = new_engine_cache(bytes_of(options.memory), read_book=read_book)
    try:
        start, moves = given_line(options)
        name = options.evaluation
        evaluation = None if name is None else find_evaluation(start.game, name)

        def search(position: Position, should_stop: ShouldStop) -> Iterator[Analysis]:
            return analyse(
                position, limits, should_stop, knowledge=knowledge, evaluation=evaluation
            )

        lines_seconds = LINES_SHARE * (inf if seconds is None else seconds)
        find = partial(_last, search, lines_seconds=lines_seconds if options.lines else None)
        if not options.stdin:
            print(_answer(start, moves, find, as_json=options.json, lines=options.lines))
            return 0
        start = position_after(start, moves)
    except NotGivenError as error:
        say(str(error))
        return BAD_INPUT
    except GameError as error:
        _complain(error)
        return BAD_INPUT
    return _answer_lines(start, find, lines=options.lines)


def _answer(
    start: Position, moves: Sequence[Move], find: Find, *, as_json: bool, lines: bool
) -> str:
    found, cut = find(position_after(start, moves))
    if as_json:
        return _json_line(found, start.game.moves_text(moves), lines=lines, cut=cut)
    return _table(found, lines=lines, cut=cut)


def _last(search: Search, position: Position, lines_seconds: float | None) -> tuple[Analysis, bool]:
    """Analyse a position: first the values, then the lines.

    Args:
        search: the search that evaluates the moves.
        position: the position.
        lines_seconds: the time for the lines once all values are known; None: no lines.

    Returns:
        The last snapshot, and whether lines were cut.
    """
    until, cut = inf, False

    def is_over() -> bool:
        nonlocal cut
        cut = cut or perf_counter() >= until
        return cut

    found: Analysis | None = None
    for found in search(position, is_over):
        if found.complete:
            if lines_seconds is None:
                break
            until = min(until, perf_counter() + lines_seconds)
    assert found is not None  # the first result is never stopped
    return found, cut and not found.is_whole


def _answer_lines(start: Position, find: Find, *, lines: bool) -> int:
    """Answer each line of standard input; an invalid line gets an error object and ends nothing."""
    status = 0
    for number, line in enumerate(sys.stdin, 1):
        text = line.strip()
        try:
            moves = parse_moves(start, text)
            print(_answer(start, moves, find, as_json=True, lines=lines), flush=True)
        except GameError as error:
            status = BAD_INPUT
            sentence = _complain(error, f"line {number}: ", speaks=False)  # for programs
            print(json.dumps({"game": start.game.id, "moves": text, "error": sentence}), flush=True)
    return status


def _complain(error: GameError, where: str = "", *, speaks: bool = True) -> str:
    from desktop_app.words.faults import fault_text

    if speaks:
        use_language()
    sentence = one_line(fault_text(error))
    say(f"{where}{sentence}")
    return sentence


def _json_line(found: Analysis, moves: str, *, lines: bool, cut: bool) -> str:
    position = found.position
    return json.dumps(
        {
            "game": position.game.id,
            "moves": moves,
            "turn": position.game.player_text(position.turn),
            "complete": found.complete,
            **({"lines_cut": True} if cut else {}),
            "depth": found.depth,
            "nodes": found.nodes,
            "seconds": round(found.seconds, 6),
            "candidates": [_json_candidate(position, c, lines=lines) for c in _with_glances(found)],
        }
    )


def _json_candidate(position: Position, candidate: Candidate, *, lines: bool) -> dict[str, object]:
    text, score = position.game.move_text, candidate.score
    assert score is not None
    unit = family_of(position.game).unit
    in_units = {} if unit is None else {"units": _units(score, unit)}
    return {
        "move": text(candidate.move),
        "outcome": score.outcome.value,
        "plies": score.plies,
        "score": _json_number(position, score),
        **in_units,
        "bound": score.bound.value,
        **({"line": [text(move) for move in candidate.line]} if lines else {}),
    }


def _units(score: Score, unit: float) -> float | None:
    """Return an evaluation in the game's own unit, such as pawns; None if the winner is known."""
    return round(score.number / unit, 2) if score.outcome is Outcome.UNKNOWN else None


def _with_glances(found: Analysis) -> list[Candidate]:
    """Return all candidates; those that the search skipped get a shallow evaluation of depth 1.

    They were skipped because they seem weaker, so they are rated no better than the rest.
    """
    position = found.position
    guessed = [c.score.number for c in found.candidates if c.score and c.score.plies is None]
    most = min(guessed, default=inf)
    evaluation = family_of(position.game).evaluation
    ranked: list[tuple[Score, Candidate]] = []
    for candidate in found.candidates:
        score, line = candidate.score, candidate.line
        if score is None:
            number = min(evaluation(position.after(candidate.move), position.turn), most)
            score = Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, 1, position.turn)
            line = (candidate.move,)
        ranked.append((score, replace(candidate, score=score, line=line)))
    ranked.sort(key=lambda pair: pair[0].rank, reverse=True)  # stable: equals stay as they were
    return [candidate for _, candidate in ranked]


def _json_number(position: Position, score: Score) -> float:
    """Return a value from -1 (loss) to 1 (win), guesses in between; of a number tree, its value."""
    if position.game.is_numeric:
        return score.seen_by(MAX).number
    number = on_scale(score, Scale.SCHOOL, plies_to_spare(position))
    return round(number, 2) if score.outcome is Outcome.UNKNOWN else number


def _table(found: Analysis, *, lines: bool = True, cut: bool = False) -> str:
    """Return a table of the candidates for people to read."""
    from desktop_app.games.registry import game_title, player_name, wording_of
    from desktop_app.words import values as words
    from desktop_app.words.columns import MoveColumn, column_titles
    from desktop_app.words.counted import COUNTED

    use_language()

    position = found.position
    game = position.game
    notation = wording_of(game).notation
    head = f"{game_title(game)} \N{MIDDLE DOT} "
    if position.outcome is not None:
        return head + words.outcome_text(position)
    #: Above the table of `minimax-fair analyse`
    head += words.translate("Words", "{player}'s turn").format(
        player=player_name(game, position.turn)
    )
    valued = [each for each in found.candidates if each.score is not None]
    scores = [each.score for each in valued if each.score is not None]
    endings = [words.random_texts(position, each.endings) for each in valued]
    titles = column_titles(player_name(game, MAX), player_name(game, MIN))
    columns = {
        MoveColumn.MOVE: [notation(position, (each.move,)) for each in valued],
        MoveColumn.VALUE: [words.value_text(score, Scale.SCHOOL, position) for score in scores],
        MoveColumn.RESULT: [words.score_meaning(score, position) for score in scores],
        MoveColumn.SURE: [words.known(score, Scale.SCHOOL, game) for score in scores],
        MoveColumn.WORST: [worst for worst, _, _ in endings],
        MoveColumn.RANDOM: [shares for _, shares, _ in endings],
        MoveColumn.LINE: [notation(position, each.line) for each in valued],
    }
    if game.is_numeric:
        del columns[MoveColumn.RANDOM]  # nobody wins
    if not lines:
        del columns[MoveColumn.LINE]
    laid_out = [[titles[column], *cells] for column, cells in columns.items()]
    rows = [*zip(*laid_out, strict=True)]
    widths = [max(map(len, column)) for column in laid_out]
    laid = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    #: Below the table of `minimax-fair analyse`. {positions}: “12 positions”
    foot = words.translate("Words", "depth {depth}, {positions}, {seconds} s").format(
        depth=found.depth,
        positions=COUNTED.positions(found.nodes),
        seconds=grouped(found.seconds, 3),
    )
    if cut:
        short = words.translate(
            "Words", "Some lines stop before the end of the game because time ran out."
        )
        foot = f"{foot}\n{short}"
    return "\n".join([head, "", *laid, "", foot])
