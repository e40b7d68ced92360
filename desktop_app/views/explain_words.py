# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for the steps of a search, for somebody of twelve years."""

from __future__ import annotations

from math import isinf

from PySide6.QtCore import QCoreApplication

from desktop_app.games.number_tree import number_text
from desktop_app.games.position import MAX, MIN, Game, Move, Position
from desktop_app.search.score import DECISIVE, WIN, Bound
from desktop_app.search.trace_steps import Frame, Step, StepKind, Summary
from desktop_app.views.words import MINUS, outcome_text, player_name, signed

translate = QCoreApplication.translate
LINES = {
    StepKind.ENTER: 0,
    StepKind.LEAF: 1,
    StepKind.RETURN: 3,
    StepKind.BEST: 4,
    StepKind.WINDOW: 5,
    StepKind.CUT: 6,
}
"""The line of the pseudocode that runs in a step; the last one where the node is done."""

SIDES = 2

MARKS = {
    Bound.LOWER: "\N{GREATER-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}",
    Bound.UPPER: "\N{LESS-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}",
}


def pseudocode(*, prunes: bool) -> list[str]:
    """The algorithm, line by line; four spaces are one level."""
    if prunes:
        return [
            translate("Explain", "alphabeta(position, alpha, beta):"),
            translate("Explain", "    game over? return its score"),
            translate("Explain", "    for each move:"),
            translate("Explain", "        value = alphabeta(next, alpha, beta)"),
            translate("Explain", "        better than best? best = value"),
            translate("Explain", "        MAX: alpha = best  MIN: beta = best"),
            translate("Explain", "        alpha \N{GREATER-THAN OR EQUAL TO} beta? stop: cut"),
            translate("Explain", "    return best"),
        ]
    return [
        translate("Explain", "minimax(position):"),
        translate("Explain", "    game over? return its score"),
        translate("Explain", "    for each move:"),
        translate("Explain", "        value = minimax(next)"),
        translate("Explain", "        better than best? best = value"),
        translate("Explain", "    return best"),
    ]


def line_of(kind: StepKind, *, prunes: bool) -> int:
    """Which line of the pseudocode runs in a step of this kind."""
    return LINES.get(kind, 7 if prunes else 5)


def value_text(value: float | None, game: Game, root_ply: int = 0) -> str:
    """A value for Max, as it stands at a node."""
    if value is None:
        return ""
    if isinf(value):
        return "\N{INFINITY}" if value > 0 else MINUS + "\N{INFINITY}"
    if game.is_numeric:
        return number_text(value).replace("-", MINUS)
    if abs(value) >= DECISIVE:
        winner = player_name(game, MAX if value > 0 else MIN)
        plies = int(WIN - abs(value)) - root_ply
        return translate("Explain", "{player} wins in {plies}").format(player=winner, plies=plies)
    return signed(value, 0 if value == int(value) else 1)


def move_text(position: Position, move: Move) -> str:
    """A move in a position; of two branches of a tree of numbers, which side it is on."""
    game = position.game
    if game.is_numeric and len(position.legal_moves()) == SIDES:
        return translate("Explain", "right") if move else translate("Explain", "left")
    return game.move_text(move)


class StepWords:
    """Tells what happens in a step of a run that begins at a position."""

    def __init__(self, game: Game, root_ply: int) -> None:
        self._game = game
        self._root_ply = root_ply

    def value(self, value: float | None) -> str:
        """A value for Max."""
        return value_text(value, self._game, self._root_ply)

    def bounded(self, summary: Summary) -> str:
        """A node's value for Max, with its sign of at least or at most."""
        return MARKS.get(summary.bound, "") + self.value(summary.value)

    def sentence(self, step: Step) -> str:
        """What happens, and why."""
        tell = {
            StepKind.ENTER: self._enter,
            StepKind.LEAF: self._leaf,
            StepKind.RETURN: self._return,
            StepKind.BEST: self._best,
            StepKind.WINDOW: self._window,
            StepKind.CUT: self._cut,
            StepKind.DONE: self._done,
        }[step.kind]
        return tell(step)

    def _player(self, node: Frame) -> str:
        return player_name(self._game, node.position.turn)

    def _move(self, move: Move, position: Position) -> str:
        """A move in a position, as it is said in a sentence."""
        text = move_text(position, move)
        if not self._game.is_numeric:
            return text
        if len(position.legal_moves()) == SIDES:
            return translate("Explain", "the {side} branch").format(side=text)
        return translate("Explain", "branch {number}").format(number=text)

    def _enter(self, step: Step) -> str:
        node = step.node
        if node.move is None:
            if not node.moves and self._game.is_numeric:
                return translate("Explain", "A single number: there is nothing to choose.")
            if not node.moves:
                return translate("Explain", "The game is over: there is nothing to search.")
            if self._game.is_numeric:
                return translate("Explain", "MAX begins, and wants the largest number.")
            text = (
                translate("Explain", "{player} begins, as MAX, who wants the largest value.")
                if node.is_max
                else translate("Explain", "{player} begins, as MIN, who wants the smallest value.")
            )
            return text.format(player=self._player(node))
        parent = step.path[-2]
        text = (
            translate("Explain", "What if {player} takes {move}?")
            if self._game.is_numeric
            else translate("Explain", "What if {player} plays {move}?")
        )
        return text.format(player=self._player(parent), move=self._move(node.move, parent.position))

    def _leaf(self, step: Step) -> str:
        assert step.summary is not None
        node, value = step.node, self.value(step.summary.value)
        if node.position.outcome is None:
            text = translate("Explain", "We look no further. A guess says: {value}.")
            return text.format(value=value)
        if self._game.is_numeric:
            return translate("Explain", "A leaf. Its number is {value}.").format(value=value)
        text = translate("Explain", "The game is over: {outcome}. That is worth {value}.")
        return text.format(outcome=outcome_text(node.position), value=value)

    def _return(self, step: Step) -> str:
        tried = step.node.tried[-1]
        text = translate("Explain", "Back again: {move} is worth {value}.")
        value = self.bounded(tried.summary)
        return text.format(move=self._move(tried.move, step.node.position), value=value)

    def _best(self, step: Step) -> str:
        node = step.node
        assert node.best is not None
        if len(node.tried) == 1:
            text = translate(
                "Explain", "It is the first move, so the best so far: {move}, {value}."
            )
        elif node.is_max:
            text = translate("Explain", "Larger than before: the best for MAX is {move}, {value}.")
        else:
            text = translate("Explain", "Smaller than before: the best for MIN is {move}, {value}.")
        value = self.bounded(node.best.summary)
        return text.format(move=self._move(node.best.move, node.position), value=value)

    def _window(self, step: Step) -> str:
        node = step.node
        if node.is_max:
            text = translate("Explain", "MAX is sure of {value} now: alpha goes up to {value}.")
            return text.format(value=self.value(node.alpha))
        text = translate("Explain", "MIN is sure of {value} now: beta goes down to {value}.")
        return text.format(value=self.value(node.beta))

    def _cut(self, step: Step) -> str:
        node, cut = step.node, step.node.cut
        assert cut is not None
        if node.is_max:
            text = translate(
                "Explain",
                "Cut! Here MAX gets {value} at least. But MIN already has {limit} with {move} "
                "further up, and will never come here. {rest}",
            )
        else:
            text = translate(
                "Explain",
                "Cut! Here MAX gets {value} at most. But MAX already has {limit} with {move} "
                "further up, and will never come here. {rest}",
            )
        count = len(cut.skipped)
        rest = (
            translate("Explain", "The last move needs no look.")
            if count == 1
            else translate("Explain", "The other {count} moves need no look.").format(count=count)
        )
        return text.format(
            value=self.value(cut.value),
            limit=self.value(cut.limit),
            move=self._move(cut.place.move, step.path[cut.place.ply].position),
            rest=rest,
        )

    def _done(self, step: Step) -> str:
        assert step.summary is not None
        node, value = step.node, self.value(step.summary.value)
        if step.summary.bound is Bound.LOWER:
            text = translate("Explain", "Done: this position is worth {value} at least.")
        elif step.summary.bound is Bound.UPPER:
            text = translate("Explain", "Done: this position is worth {value} at most.")
        elif node.move is None:
            assert node.best is not None
            text = translate("Explain", "Done! {value}: {player} chooses {move}.")
            if self._game.is_numeric or abs(step.summary.value) < DECISIVE:
                text = translate("Explain", "Done! The value is {value}: {player} chooses {move}.")
            chosen = self._move(node.best.move, node.position)
            return text.format(value=value, player=self._player(node), move=chosen)
        elif node.is_max:
            text = translate("Explain", "Done: {value}, the largest of all its moves.")
        else:
            text = translate("Explain", "Done: {value}, the smallest of all its moves.")
        return text.format(value=value)
