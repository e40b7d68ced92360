# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panel and the bot say is proven, held against the provers of `prover.py`.

Whole games are walked through with one `EngineCache`, so that the tables are warm from the moves
before, and every position of a game is analysed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, Bound, Outcome, Score
from desktop_app.games.k_in_a_row.engine import GomokuEngine
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernel.search import LineSearch
from desktop_app.players.searching import DepthLimited, Perfect
from desktop_app.players.strategy import MoveContext
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits
from tests.analysing import analyse
from tests.games.k_in_a_row.line_positions import order_of
from tests.search.prover import Plain, Rules, Threats

LEVEL = 4
"""How many plies the weaker of the two bots looks ahead."""
PATIENCE = 20_000
"""Positions that a prover may look at for one claim on a board that it searches out."""
THREAT_PATIENCE = 400
HINT_ATTACKS, HINT_NODES = 16, 3_000


@dataclass
class Tally:
    """What became of the claims.

    Attributes:
        positions: positions of which something was claimed.
        claims: how many claims there were.
        undecided: how many the prover could not decide.
        open_positions: positions with such claims.
        refuted: those that are wrong, as text.
        short_lines: lines of proven wins and losses that end before the game.
        longest: plies of the longest win or loss that was shown to be true.
    """

    positions: int = 0
    claims: int = 0
    undecided: int = 0
    open_positions: int = 0
    refuted: list[str] = field(default_factory=list[str])
    short_lines: int = 0
    longest: int = 0

    def add(self, position: LinePosition, said: list[Said], prover: Plain | Threats) -> None:
        """Check all that is said of a position."""
        said = [one for one in said if is_claim(one.score)]
        self.positions += bool(said)
        undecided = self.undecided
        for one in said:
            self.claims += 1
            found = is_true(position, one.move, one.score, prover)
            if found and not is_line_true(position, one):
                found = False
            if found is None:
                self.undecided += 1
            elif not found:
                self.refuted.append(f"{position}: {one}")
            elif one.score.plies and one.score.outcome is not Outcome.DRAW:
                self.longest = max(self.longest, one.score.plies)
                self.short_lines += len(one.line) < one.score.plies
        self.open_positions += self.undecided > undecided


@dataclass(frozen=True)
class Said:
    """What is said of a move, and by whom."""

    move: Move
    score: Score
    line: tuple[Move, ...]
    by: str


def all_said(position: LinePosition, knowledge: EngineCache, limits: Limits) -> list[Said]:
    """What the panel says of every move, and two bots of their own, with the same limits."""
    found = last_analysis(position, knowledge, limits)
    said = [Said(c.move, c.score, c.line, "panel") for c in found.candidates if c.score]
    for player in (Perfect(), DepthLimited(LEVEL)):
        thinking = MoveContext(Random(1), limits, knowledge=knowledge)
        choice = player.choose(position, thinking)
        if choice.score is not None:
            name = type(player).__name__
            said.append(Said(choice.move, choice.score, choice.line, name))
    return said


def last_analysis(position: LinePosition, knowledge: EngineCache, limits: Limits) -> Analysis:
    *_, found = analyse(position, limits, knowledge=knowledge)
    return found


def is_claim(score: Score) -> bool:
    """Whether a score says more than a guess."""
    return score.outcome is not Outcome.UNKNOWN


def is_true(
    position: LinePosition, move: Move, score: Score, prover: Plain | Threats
) -> bool | None:
    """Whether what is said of a move is true; None: the prover does not know."""
    stones, theirs = position.own | 1 << move, position.other
    every = position.remaining
    over = prover.rules.has_line(stones)
    if score.outcome is Outcome.DRAW:
        found: bool | None = not over
        if score.bound is not Bound.UPPER:
            found = both(found, opposite(prover.wins(theirs, stones, every)))
        if score.bound is not Bound.LOWER:
            found = both(found, opposite(prover.loses(theirs, stones, every)))
        return found
    plies = score.plies
    won = score.outcome is Outcome.WIN
    if plies is None or score.bound not in (Bound.EXACT, Bound.LOWER if won else Bound.UPPER):
        return False
    if over:
        return won and plies == 1
    ask, contrary = (prover.loses, prover.wins) if won else (prover.wins, prover.loses)
    found = ask(theirs, stones, plies - 1)
    if found is None and contrary(theirs, stones, plies):
        return False
    if score.bound is Bound.EXACT and plies >= 3:
        found = both(found, opposite(ask(theirs, stones, plies - 3)))
    return found


def both(one: bool | None, other: bool | None) -> bool | None:
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


def opposite(found: bool | None) -> bool | None:
    return None if found is None else not found


def is_line_true(position: LinePosition, said: Said) -> bool:
    """Whether the line is legal, no longer than is claimed, and ends as it says if it ends."""
    turn, line, score = position.turn, said.line, said.score
    if line[0] != said.move or (score.plies is not None and len(line) > score.plies):
        return False
    for move in line:
        if move not in position.legal_moves():
            return False
        position = position.after(move)
    if position.outcome is None:
        return True
    seen = position.outcome * turn
    return seen == {Outcome.WIN: 1, Outcome.DRAW: 0, Outcome.LOSS: -1}[score.outcome]


def rules_of(game: LineGame) -> Rules:
    return Rules(game.columns, game.rows, game.k, gravity=game.gravity)


def plain_prover(game: LineGame) -> Plain:
    return Plain(rules_of(game), PATIENCE)


def threat_prover(game: LineGame, knowledge: EngineCache) -> Threats:
    """A prover that tries first what the engine's own table or threat search proposes."""
    search = knowledge.engine(GomokuEngine, game).kernel.search
    assert isinstance(search, LineSearch)

    def hint(mine: int, theirs: int) -> Move | None:
        even = mine.bit_count() == theirs.bit_count()
        position = LinePosition(game, mine, theirs, (mine | theirs).bit_count(), None)
        if not even and mine.bit_count() + 1 != theirs.bit_count():
            return None
        search.start(order_of(position))
        search.limit_nodes(1 << 62)
        wins = [(value, cell) for cell, value, bound, _ in search.known() if bound & 1]
        if wins and max(wins)[0] >= DECISIVE:
            return max(wins)[1]
        won = search.threat_win(True, HINT_ATTACKS, HINT_NODES)
        return won[1] if won else None

    return Threats(rules_of(game), THREAT_PATIENCE, hint)


def games(
    game: LineGame,
    random: Random,
    knowledge: EngineCache,
    limits: Limits,
    opening: int,
) -> Iterator[tuple[LinePosition, list[Said]]]:
    """Positions of games with what is said of each, on and on.

    After some random moves one of the moves that are thought best is made, or sometimes any: so
    the tables are warm, from the right moves and from others.
    """
    while True:
        position = random_opening(game, random, opening)
        while position.outcome is None:
            said = all_said(position, knowledge, limits)
            yield position, said
            moves = [one.move for one in said[: 1 if random.random() < 0.6 else 4]]
            if random.random() < 0.1:
                moves = list(position.legal_moves())
            position = position.after(random.choice(moves))


def random_opening(game: LineGame, random: Random, plies: int) -> LinePosition:
    """A position of a random game that nobody has won; without gravity its stones lie together."""
    while True:
        position = game.start()
        while position.outcome is None and position.ply < plies:
            moves = position.legal_moves()
            if not game.gravity:
                middle = game.rows // 2 * game.columns + game.columns // 2
                moves = sorted(moves, key=lambda m: _apart(game, m, middle))[: 2 * plies + 9]
            position = position.after(random.choice(moves))
        if position.outcome is None:
            return position


def _apart(game: LineGame, one: Move, other: Move) -> int:
    rows = abs(one // game.columns - other // game.columns)
    return max(rows, abs(one % game.columns - other % game.columns))
