# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Explain, panel, bot and the list of moves played say the same, in games of every kind.

Who moves again, who must pass, who is lost by moving, who wins by how much: small positions, of
which minimax with a memory knows all.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound, Outcome, Score, score_of, to_parent
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.players.registry import make_strategy, parse_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits
from desktop_app.search.trace import Trace
from tests.analysing import analyse
from tests.search.truth import textbook_value

GAMES = (
    "tic-tac-toe:misere",
    "misere:4x3x3",
    "wild",
    "notakto",
    "notakto:2",
    "hexapawn",
    "hexapawn:4x3",
    "hexapawn:3x4",
    "chomp:4x3",
    "dots:1x1",
    "dots:2x1",
    "dots:2x2",
    "hex:2",
    "hex:3",
    "othello:4x4",
    "kalah:3x1",
    "kalah:2x2:empty",
    "nim:3,4,5",
    "nim:1,3,5,7:misere",
    "nim:4,2:max2:misere",
)
EACH, FEW_PLIES = 6, 5
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def positions(name: str) -> tuple[Position, ...]:
    """Positions of random games not far from their ends; among them one in which one must pass."""
    dice, found, game = Random(name), dict[Position, None](), find_game(name)
    for _ in range(40 * EACH):
        position = game.start()
        line = [position]
        while position.outcome is None:
            position = position.after(dice.choice(position.legal_moves()))
            line.append(position)
        late = line[-1 - min(FEW_PLIES, len(line) - 1) : -1]
        one = next((p for p in late if game.move_text(p.legal_moves()[0]) == "pass"), None)
        found[one or dice.choice(late)] = None
        if len(found) == EACH:
            break
    return tuple(found)


def test_some_must_pass_and_some_move_again() -> None:
    othello, boxes = positions("othello:4x4"), positions("dots:2x2")
    assert any(p.game.move_text(p.legal_moves()[0]) == "pass" for p in othello)
    assert any(p.after(move).turn is p.turn for p in boxes for move in p.legal_moves())


@cache
def knowledge_of(name: str) -> EngineCache:
    """What the panel has found out of a game, name by name."""
    assert name in GAMES
    return new_engine_cache()


@cache
def panel(name: str, position: Position) -> Analysis:
    *_, last = analyse(position, Limits(), knowledge=knowledge_of(name))
    assert last.complete
    return last


def same(said: Score | None, value: float, position: Position) -> bool:
    """Whether a score says what a value of minimax does, however far away a draw is."""
    assert said is not None
    true = score_of(position, value, Bound.EXACT, 0).seen_by(said.player)
    far = said.plies == true.plies or true.plies is None or true.outcome is Outcome.DRAW
    return far and (said.outcome, said.number, said.bound) == (
        true.outcome,
        true.number,
        Bound.EXACT,
    )


@every_game
def test_panel_and_bot_agree_with_minimax(game: str) -> None:
    knowledge, bot = knowledge_of(game), make_strategy(parse_strategy("perfect"))
    for position in positions(game):
        found = panel(game, position)
        values = {m: to_parent(textbook_value(position.after(m))) for m in position.legal_moves()}
        best = {move for move, value in values.items() if value == textbook_value(position)}
        assert all(same(c.score, values[c.move], position) for c in found.candidates)
        assert set(found.equals) == best
        choice = bot.choose(position, MoveContext(Random(1), knowledge=knowledge))
        assert choice.move in best
        assert choice.equals == len(best)
        assert same(choice.score, textbook_value(position), position)


@every_game
def test_a_move_is_worth_what_the_position_after_it_is(game: str) -> None:
    """As it then stands in the list of moves played."""
    for position in positions(game):
        for candidate in panel(game, position).candidates:
            child, score = position.after(candidate.move), candidate.score
            if child.outcome is not None or score is None:
                continue
            best = panel(game, child).best
            assert best is not None
            assert best.score is not None
            before, after = score.seen_by(MAX), best.score.seen_by(MAX)
            assert (before.outcome, before.number) == (after.outcome, after.number)
            if before.outcome in (Outcome.WIN, Outcome.LOSS) and not before.number:
                assert before.plies is not None
                assert before.plies - 1 == after.plies


@every_game
@pytest.mark.parametrize("prunes", [False, True])
def test_the_explained_run_ends_with_the_minimax_value(game: str, prunes: bool) -> None:
    for position in positions(game):
        trace = Trace(position, algorithm_for(position, None, prunes=prunes))
        node = trace.at(trace.summary.steps - 1).node
        assert trace.summary.value == textbook_value(position)
        assert not trace.summary.guessed
        assert node.best is not None
        assert to_parent(textbook_value(position.after(node.best.move))) == textbook_value(position)
        for tried in node.tried:
            true = to_parent(textbook_value(position.after(tried.move)))
            assert tried.summary.least <= true <= tried.summary.most
