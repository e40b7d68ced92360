# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Chomp, which solves all bars backwards from the lost ones.

Few bars are lost for the player to move, so it visits far fewer moves than a search: 43,758 bars
of 10 by 8 squares take 0.4 s.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from desktop_app.core.position import Game, Move, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.chomp.rules import ROW, Bar, ChompGame, ChompPosition, eaten
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.limits import Budget

CHECK_MASK = 255


class ChompEngine(Engine):
    """The engine, which knows the winner and the distance for each bar.

    Attributes:
        plies: for each bar how long it lasts with best play; negative where the player to move
            loses. The empty bar, a win for the player to move, has 0.
    """

    def __init__(self, game: Game, config: EngineConfig) -> None:  # noqa: ARG002
        """Create the engine without results."""
        self.plies = dict[Bar, int]()

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return request.wants_exact and isinstance(request.position.game, ChompGame)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        """Yield one exact snapshot."""
        position = request.position
        assert isinstance(position, ChompPosition)
        made = 0
        if not self.plies:
            self.plies = counted_out(position.game, request.budget)
            made = len(self.plies)
        candidates: list[Candidate] = []
        for move in position.legal_moves():
            plies = self.plies[eaten(position.bar, move)]
            outcome = Outcome.WIN if plies < 0 else Outcome.LOSS
            score = Score(
                outcome, abs(plies) + 1, 0, Bound.EXACT, position.remaining, position.turn
            )
            candidates.append(Candidate(move, score, (move, *self._line(position.after(move)))))
        yield ranked(position, candidates, position.remaining, made, request.budget.seconds)

    def _line(self, position: Position) -> Iterator[Move]:
        """Yield best play for both sides to the end."""
        assert isinstance(position, ChompPosition)
        bar = position.bar
        while bar:
            plies = self.plies[bar]
            wanted = -plies - 1 if plies < 0 else 1 - plies
            move = next(
                ROW * row + column
                for row, length in enumerate(bar)
                for column in range(length)
                if self.plies[eaten(bar, ROW * row + column)] == wanted
            )
            yield move
            bar = eaten(bar, move)


def counted_out(game: ChompGame, budget: Budget) -> dict[Bar, int]:
    """Return the result of every bar that can be left in a game; see `ChompEngine.plies`.

    Raises:
        SearchStopped: the search was stopped.
    """
    found: dict[Bar, int] = {(): 0}
    for number, bar in enumerate(sorted(_bars(game.columns, game.rows), key=sum)):
        if not number & CHECK_MASK:
            budget.check_stop()
        if bar and bar not in found:
            plies = 1 + max(
                found[eaten(bar, ROW * row + column)]
                for row, length in enumerate(bar)
                for column in range(length)
            )
            found[bar] = -plies
            for larger in _before(bar, game):
                found[larger] = min(found.get(larger, plies + 1), plies + 1)
    return found


def _bars(longest: int, rows: int) -> Iterator[Bar]:
    """Yield every bar that fits into `longest` columns and `rows` rows."""
    yield ()
    if rows:
        for length in range(1, longest + 1):
            for above in _bars(length, rows - 1):
                yield (length, *above)


def _before(bar: Bar, game: ChompGame) -> Iterator[Bar]:
    """Yield all bars from which one bite leaves this one.

    A bite in column j leaves rows of j squares where they were longer: so these are the lowest of
    the rows of equal length, and there may have been more in each, as long as none sticks out.
    """
    lengths = (*bar, *[0] * (game.rows - len(bar)))
    row = 0
    while row < game.rows:
        length = lengths[row]
        equal = lengths.count(length)
        longest = lengths[row - 1] if row else game.columns
        for count in range(1, equal + 1):
            for more in combinations_with_replacement(range(longest, length, -1), count):
                larger = (*lengths[:row], *more, *lengths[row + count :])
                yield tuple(filter(None, larger))
        row += equal
