# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The values of a run as text, on the scale of the run."""

from __future__ import annotations

from math import inf, isinf

from desktop_app.core.notation import number_text
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.scales import SCHOOL_BASE, Scale, normalized, plies_to_spare
from desktop_app.core.score import (
    DECISIVE,
    WIN,
    Bound,
    counts_numbers,
    score_of,
    to_child,
)
from desktop_app.games.registry import family_of, player_name
from desktop_app.languages import translate
from desktop_app.numerals import sign
from desktop_app.search.algorithm import UtilityScale
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Summary
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import guess_text, score_meaning, signed, unit_text

MARKS = {
    Bound.LOWER: "\N{GREATER-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}",
    Bound.UPPER: "\N{LESS-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}",
}
ABOUT = "\N{ALMOST EQUAL TO}"
MOST_DIGITS = 6
"""The most extra digits used to tell two similar estimates apart."""
GUESSED = 0.4
"""The share of the line from a draw to the best value that is used for estimates."""


class RunValues:
    """Texts for the values of one run; distances to a win are counted from its root.

    Attributes:
        worth: the scale for the results of the game.
    """

    def __init__(self, trace: Trace, span: tuple[float, float] = (-inf, inf)) -> None:
        """Use the scale of a run; `span` is the range of numbers in a tree of numbers."""
        self._root = trace.position
        self._is_numeric = counts_numbers(trace.position.game)
        self._has_margin = trace.position.game.traits.has_margin
        self._unit = family_of(trace.position.game).unit
        self._span = span
        self.worth = trace.algorithm.worth

    @property
    def is_negated(self) -> bool:
        """Whether values are shown with the opposite sign, so that X is MIN."""
        return self.worth.is_negated and not self._is_numeric

    def takes_largest(self, player: Player) -> bool:
        """Return whether a player is MAX, by the sign that is shown."""
        return (player is MAX) is not self.is_negated

    def shown(self, value: float) -> float:
        """Return a search value with the sign that is shown."""
        return -value if self.is_negated and value else value

    def text(self, value: float | None, more_digits: int = 0) -> str:
        """Return a value as text, such as "+1 in 3", a number or an estimate; empty for None."""
        if value is None:
            return ""
        value = self.shown(value)
        if isinf(value):
            return "\N{INFINITY}" if value > 0 else sign(is_negative=True) + "\N{INFINITY}"
        if self._has_margin:
            return _counted(value, more_digits)
        if self._is_numeric:
            return number_text(value).replace("-", sign(is_negative=True))
        if self._is_guess(value):
            return self._guess(value, more_digits)
        return self._quick(value) if self.worth is UtilityScale.QUICK and value else signed(value)

    def _quick(self, value: float) -> str:
        """Return the winner's sign with the distance in plies; the sign alone at distance 0."""
        winner, plies = signed(1 if value > 0 else -1), self.plies(value)
        text = translate("Explain", "{value} in {plies}")
        return text.format(value=winner, plies=plies) if plies > 0 else winner

    def _guess(self, value: float, more_digits: int) -> str:
        if self.worth is UtilityScale.QUICK and self._unit is not None:
            return unit_text(value, self._unit, more_digits)
        if self.worth is UtilityScale.SCHOOL:
            return guess_text(value, Scale.SCHOOL, more_digits)
        if self.worth is UtilityScale.QUICK:  # shown in the units of the evaluation
            return _counted(value, more_digits)
        return guess_text(value, Scale.OUTCOME, more_digits)

    def _is_guess(self, value: float) -> bool:
        return 0 < abs(value) < self._least_win

    @property
    def _least_win(self) -> float:
        """The least value of a won game."""
        return {UtilityScale.QUICK: DECISIVE, UtilityScale.SCHOOL: SCHOOL_BASE}.get(self.worth, 1)

    def rests_on_guess(self, summary: Summary) -> bool:
        """Return whether a deeper search could change a value; false for a forced win or loss.

        Always possible for margins that rest on an estimate, as a larger one may exist.
        """
        return summary.guessed and self.is_open(summary.value)

    def is_open(self, value: float) -> bool:
        """Return whether a value is not a decided result: a longer search could change it."""
        return self._is_numeric or abs(value) < self._least_win

    def plies(self, value: float) -> int:
        """Return the distance from the root to the end of the game for a won or lost value."""
        return int(WIN - abs(value))

    def texts(self, one: float, other: float) -> tuple[str, str]:
        """Return the texts of two values, with enough digits to tell different values apart."""
        for more in range(MOST_DIGITS):
            both = self.text(one, more), self.text(other, more)
            if one == other or both[0] != both[1]:
                return both
        return self.text(one), self.text(other)

    def bound(self, bound: Bound) -> Bound:
        """Return the bound of the shown number, which is reversed if its sign is."""
        return bound.opposite if self.is_negated else bound

    def marked(self, value: float, bound: Bound, *, is_guessed: bool = False) -> str:
        """Return a value as shown at a node, with a sign for at least, at most or about."""
        about = ABOUT if is_guessed and self.is_open(value) else ""
        return MARKS.get(self.bound(bound), about) + self.text(value)

    #: A value of which only a limit is known, in a sentence
    def bounded(self, text: str, bound: Bound) -> str:
        """Return the text of a value with "at least" or "at most", as used in a sentence."""
        pattern = {
            Bound.LOWER: lambda: translate("Explain", "at least {value}"),
            Bound.UPPER: lambda: translate("Explain", "at most {value}"),
        }.get(self.bound(bound))
        return text if pattern is None else pattern().format(value=text)

    def window(self, alpha: float, beta: float) -> tuple[float, float]:
        """Return alpha and beta as shown: alpha is what the maximizing player is sure of."""
        return (beta, alpha) if self.is_negated else (alpha, beta)

    def share(self, value: float) -> float:
        """Return the place of a value on a line from the smallest (0) to the largest (1).

        Infinite values, which stand for "not known yet", are returned as they are.
        """
        value, low, high = self.shown(value), *self._span
        if isinf(value):
            return value
        if self._is_numeric:
            return min(max((value - low) / max(high - low, 1), 0.0), 1.0)
        if self.worth is UtilityScale.SCHOOL:
            return 0.5 + 0.5 * value / (SCHOOL_BASE + plies_to_spare(self._root))
        if self.worth is not UtilityScale.QUICK:
            return 0.5 + 0.5 * value
        if abs(value) < DECISIVE:
            return 0.5 + 0.5 * GUESSED * normalized(value)
        late = (self.plies(value) - 1) / max(self._root.remaining, 1)
        half = 0.5 - 0.5 * (1 - GUESSED) * min(max(late, 0.0), 1.0)
        return 0.5 + (half if value > 0 else -half)

    def spelled(self, value: float) -> str:
        """Spell out the result that a value stands for; moves are counted from the root."""
        if not value or self.worth is not UtilityScale.QUICK:
            return self.outcome(value)
        plies, winner = self.plies(value), MAX if value > 0 else MIN
        name = player_name(self._root.game, winner)
        if plies > 1:
            return COUNTED.wins_below_top(plies, name)
        return translate("Words", "{player} wins now").format(player=name)

    def outcome(self, value: float) -> str:
        """Return who wins if the game ends with a value."""
        if not value:
            return translate("Words", "Draw")
        return translate("Words", "{player} wins").format(player=self._winner(value))

    def _winner(self, value: float) -> str:
        return player_name(self._root.game, MAX if value > 0 else MIN)

    def from_here(self, position: Position, value: float) -> str:
        """Spell out an exact value as seen from a position below the root; may be empty."""
        if self._is_numeric or self.worth is not UtilityScale.QUICK or abs(value) < DECISIVE:
            return ""
        if position.outcome is not None or position.ply == self._root.ply:
            return ""
        value = to_child(value, position.ply - self._root.ply)
        return score_meaning(score_of(position, value, Bound.EXACT, position.remaining), position)


def _counted(number: float, more_digits: int) -> str:
    """Return a number with its sign, rounded unless it is whole."""
    return signed(number, 0 if float(number).is_integer() else 1 + more_digits)
