# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game in the list must fulfil; a new game is tested as soon as it is listed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from math import factorial
from random import Random

import pytest

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.core.record import GameRecord, parse_moves, parse_setup
from desktop_app.core.score import Bound, Outcome, Score, score_of, to_parent
from desktop_app.games.registry import (
    FAMILIES,
    PRESETS,
    engines_of,
    family_of,
    find_game,
    game_title,
    has_board,
    new_engine_cache,
    player_name,
    wording_of,
    wording_of_family,
)
from desktop_app.players.levels import levels_for
from desktop_app.players.registry import make_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.candidates import Analysis
from desktop_app.search.complexity import tree_nodes
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.solved import is_small
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.comparison import Analyser
from desktop_app.search.why.finding import FindingKind
from desktop_app.words.faults import fault_text
from tests.analysing import analyse
from tests.search.truth import textbook_value

NUMBERS = "numbers:3,5,2,9,12,5,23,23"
OTHERS = ("drop:4x3x3", "nim:4,2:max2", "misere:4x3x3", "notakto:3", "chomp:3x3", "kalah:3x2")
GAMES = [*PRESETS.values(), *map(find_game, (*OTHERS, NUMBERS))]
SEEDS = range(3)
FEW_NODES = 5_000
FEW_PLIES, ENOUGH = 7, 7
"""The most plies left in a small position, and the most such positions compared with minimax."""
MOST_LOOKED_AT = 50
"""Of one game; a random game of chess takes some three hundred plies."""
FEW_GAMES = factorial(FEW_PLIES)
"""The most lines of play from a small position: those of a board with that many empty cells."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def played(game: Game, seed: int) -> Sequence[Position]:
    """Play a random game to its end. Positions never change, so all tests can share it."""
    dice, positions = Random(seed), [game.start()]
    while positions[-1].outcome is None:
        position = positions[-1]
        positions.append(position.after(dice.choice(position.legal_moves())))
    return positions


def some_played(game: Game, seed: int) -> Sequence[Position]:
    """Return positions of a random game that go on: all of a short one, each nth of a long one."""
    going_on = played(game, seed)[:-1]
    return going_on[:: len(going_on) // MOST_LOOKED_AT + 1]


@cache
def small_positions(game: Game) -> Sequence[Position]:
    """Return late positions of random games that still leave a choice.

    A bound of the moves left may be far too high. If it leaves none, the nodes of the whole tree
    below a position tell whether it is small.
    """
    if game.traits.may_cycle:
        return ()  # nobody knows how many plies are left
    return _late_positions(game, _has_few_lines) or _late_positions(game, _has_few_nodes)


def _late_positions(game: Game, is_small_enough: Callable[[Position], bool]) -> list[Position]:
    found = list[Position]()
    for seed in range(60):
        for position in played(game, seed)[:-1]:
            if len(position.legal_moves()) > 1 and is_small_enough(position):
                found.append(position)
                break
        if len(found) == ENOUGH:
            break
    return found


def _has_few_lines(position: Position) -> bool:
    plies, moves = position.remaining, len(position.legal_moves())
    return plies <= FEW_PLIES and factorial(plies) * (moves / plies) ** plies <= FEW_GAMES


def _has_few_nodes(position: Position) -> bool:
    return is_small(position) and tree_nodes(position) <= FEW_NODES


@every_game
def test_players_alternate_in_games_that_declare_it(game: Game) -> None:
    if game.traits.takes_turns:
        for seed in SEEDS:
            turns = [position.turn for position in played(game, seed)[:-1]]
            assert turns == [(MAX, MIN)[ply % 2] for ply in range(len(turns))]


def test_every_family_has_games_here() -> None:
    assert {game.family for game in GAMES} == {family.id for family in FAMILIES}


@pytest.mark.parametrize("family", [family.id for family in FAMILIES])
def test_a_family_has_small_positions_if_its_games_end(family: str) -> None:
    games = [game for game in GAMES if game.family == family]
    ends = any(not game.traits.may_cycle for game in games)
    has_small = any(small_positions(game) for game in games)
    assert has_small is ends, (
        "no engine is compared with minimax: make `remaining` or `size_bound` smaller, or add a "
        "smaller board to OTHERS"
    )


@every_game
def test_games_end_by_the_rules(game: Game) -> None:
    for seed in SEEDS:
        positions = played(game, seed)
        assert all(position.game == game for position in positions)
        for number, position in enumerate(positions):
            assert position.ply == number
            ended = position.outcome is not None
            assert ended is (number == len(positions) - 1)
            assert bool(position.legal_moves()) is not ended
            assert len(set(position.legal_moves())) == len(position.legal_moves())
            assert position.remaining >= len(positions) - 1 - number
            assert position.size_bound() >= len({p.key for p in positions[number:]})
        assert game.traits.has_draws or positions[-1].outcome != 0
        assert game.longest is None or game.longest >= len(positions) - 1
        assert game.is_numeric or game.traits.has_margin or positions[-1].outcome in (1, 0, -1)


@every_game
def test_positions_are_immutable_and_identified_by_their_keys(game: Game) -> None:
    for seed in SEEDS:
        for position in some_played(game, seed):
            key, turn, moves = position.key, position.turn, list(position.legal_moves())
            children = [position.after(move) for move in moves]
            assert (position.key, position.turn) == (key, turn)
            assert list(position.legal_moves()) == moves
            again = [position.after(move) for move in moves]
            assert again == children
            assert list(map(hash, again)) == list(map(hash, children))
            assert len({child.key for child in children}) == len(children)
            assert all(child.key != key for child in children)


@every_game
def test_symmetries_map_moves_onto_moves_that_are_worth_the_same(game: Game) -> None:
    symmetries = family_of(game).symmetries
    for seed in SEEDS:
        for position in some_played(game, seed):
            moves = set(position.legal_moves())
            for image in symmetries(position):
                assert {image[move] for move in moves} == moves
                for move in moves:
                    one, other = position.after(move), position.after(image[move])
                    assert (one.turn, one.outcome) == (other.turn, other.outcome)
                    assert len(one.legal_moves()) == len(other.legal_moves())
                    assert one.remaining == other.remaining


@every_game
def test_games_and_moves_are_written_and_read(game: Game) -> None:
    assert find_game(game.id) == game
    for seed in SEEDS:
        record = GameRecord(game.start())
        for before, after in zip(ps := played(game, seed), ps[1:], strict=False):
            move = next(m for m in before.legal_moves() if before.after(m) == after)
            record.play(move)
            assert game.parse_move(before, game.move_text(move)) == move
        text = game.moves_text(record.moves())
        assert parse_moves(game.start(), text) == record.moves()
        pasted = "\r\n".join(map(game.move_text, record.moves()))  # as other systems end lines
        assert parse_moves(game.start(), f" {pasted}\r\n") == record.moves()
        start, moves = parse_setup(game, text)
        assert (start, moves) == (game.start(), record.moves())


@every_game
def test_positions_are_written_and_read(game: Game) -> None:
    for seed in SEEDS:
        for position in (*some_played(game, seed), played(game, seed)[-1]):
            if position.text:
                assert game.is_position_text(position.text)
                read = game.parse_position(position.text)
                assert (read.key, read.turn, read.outcome) == (
                    position.key,
                    position.turn,
                    position.outcome,
                )


@every_game
@pytest.mark.parametrize("text", ["?", "zz9", "-1", "1e9", "b2b2b2b2b2b2b2b2b2b2", "ß", "x" * 500])
def test_nonsense_is_refused_in_the_games_own_words(game: Game, text: str) -> None:
    try:
        parse_setup(game, text)
    except GameError as error:
        sentence = fault_text(error)
        assert sentence
        assert "{" not in sentence


@every_game
def test_games_have_words(game: Game) -> None:
    wording = wording_of(game)
    assert game_title(game)
    assert len({game_title(each) for each in GAMES}) == len(GAMES)
    assert len({player_name(game, player) for player in (MAX, MIN)}) == 2
    assert all(1 <= len(wording.mark(game, player)) <= 2 for player in (MAX, MIN))
    assert wording.how_to_type(game)
    if has_board(game):
        assert wording.aim(game)
        rules = wording.rules(game)
        assert 3 <= len(rules) <= (12 if game.id == "chess" else 5)
        sentences = re.split(r"(?<=[.!?:]) ", " ".join(rules))
        assert [one for one in sentences if len(one.split()) > 20] == []
        assert all(one.endswith((".", "!", "?")) for one in rules)
        assert not any("{" in text for text in (wording.aim(game), *rules))
    for measure in getattr(family_of(game).sizes, "measures", ()):
        assert wording.measure(measure.name)


def test_evaluations_have_different_visible_names() -> None:
    for family in FAMILIES:
        names = {name: wording_of_family(family).evaluation(name) for name in family.evaluations}
        assert len(set(names.values())) == len(names)
        assert not any(said == name for name, said in names.items())


@every_game
def test_games_have_a_short_game_to_be_looked_at(game: Game) -> None:
    position = game.start()
    moves = family_of(game).sample(game)
    assert moves
    for move in moves:
        assert position.outcome is None
        assert move in position.legal_moves()
        position = position.after(move)
    assert family_of(game).sample(game) == moves
    if game in PRESETS.values() and not game.is_numeric:
        assert position.outcome


@cache
def textbook_values(game: Game) -> Sequence[tuple[Position, dict[int, float]]]:
    """Small positions, each with the value for Max of the position after every move."""
    return [
        (position, {move: textbook_value(position.after(move)) for move in position.legal_moves()})
        for position in small_positions(game)
    ]


@cache
def truths(game: Game) -> Sequence[tuple[Position, dict[int, Score]]]:
    """Small positions, each with the score of every move for the player who makes it."""
    return [
        (position, {move: true_score(position, move, value) for move, value in values.items()})
        for position, values in textbook_values(game)
    ]


def true_score(position: Position, move: int, value: float) -> Score:
    child = position.after(move)
    return score_of(child, value, Bound.EXACT, child.remaining).seen_by(position.turn)


@every_game
def test_every_engine_equals_textbook_minimax_on_positions_it_handles(game: Game) -> None:
    engines = dict[type[Engine], Engine]()  # what they know already does no harm either
    for position, truth in truths(game):
        for kind in engines_of(game):
            request = SearchRequest(position, Budget(Limits()))
            if not kind.can_handle(request):
                continue
            if kind not in engines:
                engines[kind] = kind(game, EngineConfig(table_bytes=1 << 20))
            for found in engines[kind].values(request):
                for candidate in found.candidates:
                    check(candidate.score, truth[candidate.move])


def check(said: Score | None, truth: Score) -> None:
    """Check a score that is called proven, and its distance counted from here."""
    if said is None or said.bound is Bound.HEURISTIC or said.is_mere_bound:
        return
    if said.bound is Bound.EXACT:
        assert (said.outcome, said.number) == (truth.outcome, truth.number)
        if said.plies is not None and truth.plies is not None and said.outcome is not Outcome.DRAW:
            assert said.plies == truth.plies + 1
    elif said.outcome is Outcome.WIN:
        assert truth.outcome is Outcome.WIN
    elif said.outcome is Outcome.LOSS:
        assert truth.outcome is Outcome.LOSS


@every_game
def test_the_labelled_tree_equals_textbook_minimax(game: Game) -> None:
    tree = MemoizedMinimax()
    for position, values in textbook_values(game):
        best = max if position.turn is MAX else min
        assert tree.value(position) == to_parent(best(values.values()))


@every_game
def test_an_analysis_has_a_row_for_each_move_and_its_best_line_can_be_played(game: Game) -> None:
    for position in small_positions(game):
        *_, found = analyse(position, Limits())
        assert found.complete
        assert {c.move for c in found.candidates} == set(position.legal_moves())
        for candidate in found.candidates:
            end = position
            for move in candidate.line:
                assert move in end.legal_moves()
                end = end.after(move)
            score = candidate.score
            assert score is not None
            if score.plies is not None and not game.is_numeric:
                assert len(candidate.line) == score.plies
                assert end.outcome is not None


@every_game
def test_every_level_plays_to_the_end_and_the_same_game_again(game: Game) -> None:
    limits = Limits(nodes=1_000)
    for level in levels_for(game):
        is_repeatable = level.kind in ("random", "one-ahead", "top-left")
        games: list[list[int]] = []
        for _ in range(1 + is_repeatable):
            position, moves = played(game, 0)[0], list[int]()
            player, known = make_strategy(level), new_engine_cache()
            for ply in range(4):
                if position.outcome is not None:
                    break
                thinking = MoveContext(Random(f"{level} {ply}"), limits, knowledge=known)
                move = player.choose(position, thinking).move
                assert move in position.legal_moves()
                moves.append(move)
                position = position.after(move)
            games.append(moves)
        assert games[0] == games[-1]


def look() -> Analyser:
    """Return an analyser of positions; where a game may cycle, its searches are limited.

    As in a window, its engines keep what they know.
    """
    knowledge = new_engine_cache()
    known = dict[tuple[int, Position], Analysis]()

    def values(position: Position, _seconds: float) -> Analysis:
        if (position.ply, position) in known:
            return known[position.ply, position]
        nodes = FEW_NODES if position.game.traits.may_cycle else None
        *_, found = analyse(position, Limits(nodes=nodes), knowledge=knowledge)
        known[position.ply, position] = found
        return found

    return values


@every_game
def test_threats_are_the_moves_that_win_at_once(game: Game) -> None:
    for seed in SEEDS:
        for position in some_played(game, seed):
            told = family_of(game).threats(position, position.turn)
            wins = [m for m in position.legal_moves() if position.after(m).outcome == position.turn]
            assert told is None or list(told) == wins


@every_game
def test_explanations_of_weak_moves_agree_with_minimax(game: Game) -> None:
    values = look()
    for position, truth in truths(game):
        best = max(score.rank for score in truth.values())
        for move, score in truth.items():
            found = answer(WhyQuestion(position, (), move), values)
            assert found.ahead is None
            assert (found.kind is FindingKind.AS_GOOD) is (score.rank == best)
            assert all(truth[other].rank[0] == best[0] for other in found.better)
            end = position
            for play in found.line:
                assert play.position == end
                assert play.move in end.legal_moves()
                end = end.after(play.move)


@every_game
def test_the_end_of_every_game_is_explained(game: Game) -> None:
    values = look()
    for seed in SEEDS:
        positions = played(game, seed)[-FEW_PLIES:]
        moves = tuple(
            next(m for m in before.legal_moves() if before.after(m) == after)
            for before, after in pairwise(positions)
        )
        found = answer(WhyQuestion(positions[0], moves), values)
        if found.move is None:
            assert found.kind in (FindingKind.START_LOST, FindingKind.NOBODY_ERRED)
        else:
            assert (found.position, found.move) == (positions[found.number], moves[found.number])
