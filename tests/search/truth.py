# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What positions of small games are really worth, by textbook minimax with a memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

from hypothesis import strategies as st

from desktop_app.core.entry import Evaluation, zero_evaluation
from desktop_app.core.position import MAX, Game, Player, Position
from desktop_app.core.score import WIN, Bound, Outcome, Score, terminal_value, to_parent
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.search.minimax import ScoreFunction, minimax
from tests.games.positions import number_trees, positions_of

TIC_TAC_TOE = PRESETS["tic-tac-toe"]
SMALL_GAMES = (
    TIC_TAC_TOE,
    LineGame(4, 3, 3),
    LineGame(4, 3, 4),
    LineGame(4, 4, 3, gravity=True),
    LineGame(5, 3, 4, gravity=True),
)


@st.composite
def small_positions(draw: st.DrawFn, most_left: int = 6) -> Position:
    """A position with at most so many open cells, or one in a tree of numbers."""
    game = draw(st.sampled_from((*SMALL_GAMES, None)))
    if game is not None:
        return draw(positions_of(game, most_left))
    return draw(number_trees).start()


def unfinished(game: LineGame, count: int, most_left: int) -> Iterator[LinePosition]:
    """Positions of random games, always the same ones, with 2 to `most_left` open cells."""
    random = Random(f"{game.id} {count}")
    while count:
        position = game.start()
        left = random.randint(2, most_left)
        while position.remaining > left:
            position = position.after(random.choice(position.legal_moves()))
        if position.outcome is None:
            count -= 1
            yield position


def noise(position: Position, player: Player) -> float:
    """An evaluation without sense: what it says of one position tells nothing of the next.

    As every evaluation it says the same of mirror images.
    """
    key = position.canonical_key, position.remaining
    return player * float(hash((key, 7)) % 201 - 100)


evaluations: st.SearchStrategy[Evaluation] = st.sampled_from([zero_evaluation, open_lines, noise])


def guess(evaluation: Evaluation) -> ScoreFunction:
    """The score function of a depth-limited minimax: the end, or else the evaluation."""

    def score(position: Position) -> float:
        over = position.outcome is not None
        return terminal_value(position) if over else evaluation(position, MAX)

    return score


@cache
def _memory(game: Game) -> dict[Hashable, float]:
    return {}


class _Lines:
    """Line games told a second time, by masks alone: their trees are the largest that are walked.

    A win at once ends the search of a position, for there is none that is quicker. Where the other
    player threatens one, all moves but the one that takes that cell lose to it, and where nobody
    has a line left to complete it is a draw.
    """

    def __init__(self, game: LineGame) -> None:
        wide, high, k = game.columns, game.rows, game.k
        self.wide, self.gravity, self.cells = wide, game.gravity, wide * high
        self.full = (1 << self.cells) - 1
        self.bottom = self.full & ~(self.full >> wide)
        self.lines = [
            sum(1 << (row + i * down) * wide + column + i * right for i in range(k))
            for row, column in product(range(high), range(wide))
            for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1))
            if 0 <= column + (k - 1) * right < wide and row + (k - 1) * down < high
        ]
        self.known: dict[int, int] = {}

    def value(self, mine: int, theirs: int) -> int:
        """What an unfinished position is worth to the player to move."""
        key = mine << self.cells | theirs
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = self._best(mine, theirs)
        return value

    def _best(self, mine: int, theirs: int) -> int:
        taken = mine | theirs
        free = self.full & ~taken
        if self.gravity:
            free &= taken >> self.wide | self.bottom
        threats, is_open = 0, False
        for line in self.lines:
            if not line & theirs:
                is_open = True
                rest = line & ~mine
                if not rest & rest - 1 and rest & free:
                    return WIN - 1
            elif not line & mine:
                is_open = True
                rest = line & ~theirs
                if not rest & rest - 1:
                    threats |= rest & free
        if not is_open:
            return 0
        if threats & threats - 1:
            return 2 - WIN
        best = -WIN
        free = threats or free
        while free:
            bit = free & -free
            free ^= bit
            best = max(best, -self.value(theirs, mine | bit))
        if best == -WIN:
            return 0
        return best - 1 if best > 0 else best + 1 if best < 0 else 0


@cache
def _lines(game: LineGame) -> _Lines:
    return _Lines(game)


def truth(position: Position) -> float:
    """What a position is worth to Max; the quicker the win, the more."""
    if isinstance(position, LinePosition):
        if position.outcome is not None:
            return terminal_value(position)
        return position.turn * _lines(position.game).value(position.own, position.other)
    known = _memory(position.game)
    value = known.get(position.key)
    if value is None:
        if position.outcome is not None:
            value = terminal_value(position)
        else:
            best: Callable[[list[float]], float] = max if position.turn is MAX else min
            value = to_parent(best([truth(position.after(m)) for m in position.legal_moves()]))
        known[position.key] = value
    return value


@cache
def textbook_value(position: Position) -> float:
    """The value of a position of any game, one ply of minimax after the other."""
    over = position.outcome is not None
    return terminal_value(position) if over else minimax(position, textbook_value, depth=1)


def depth_limited(position: Position, depth: int, evaluation: Evaluation) -> float:
    """What a position is worth to the player to move, so many plies ahead, by the textbook."""
    return position.turn * minimax(position, guess(evaluation), depth)


def random_endings(position: Position) -> tuple[Counter[float], dict[float, Fraction]]:
    """How many lines of play end in each outcome, and how likely each is if nobody thinks."""
    if position.outcome is not None:
        return Counter([position.outcome]), {position.outcome: Fraction(1)}
    games, shares = Counter[float](), dict[float, Fraction]()
    moves = position.legal_moves()
    for move in moves:
        more, below = random_endings(position.after(move))
        games += more
        for outcome, share in below.items():
            shares[outcome] = shares.get(outcome, Fraction(0)) + share / len(moves)
    return games, shares


def truly_best(position: Position) -> set[int]:
    """The moves that are worth as much as the position."""
    moves = position.legal_moves()
    return {m for m in moves if to_parent(truth(position.after(m))) == truth(position)}


def claim(score: Score) -> float:
    """The number that an exact score claims, for the player whose view it is."""
    assert score.bound is Bound.EXACT
    if score.outcome is Outcome.UNKNOWN:
        return score.number
    assert score.plies is not None
    return {Outcome.WIN: 1, Outcome.DRAW: 0, Outcome.LOSS: -1}[score.outcome] * (1e6 - score.plies)


def true_claim(position: Position, move: int) -> float:
    """What `claim` must be for a move: the plies are counted from the position."""
    return position.turn * to_parent(truth(position.after(move)))


def play(position: Position, line: tuple[int, ...]) -> Position:
    """The position after a line, of which every move is legal."""
    for move in line:
        assert move in position.legal_moves()
        position = position.after(move)
    return position
