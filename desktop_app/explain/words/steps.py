# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Explain each step of a search in a few sentences that a twelve-year-old can read."""

from __future__ import annotations

from desktop_app.core.position import Move, Position
from desktop_app.core.score import Bound, counts_numbers, winner_of
from desktop_app.explain.words.cuts import cut_sentence, short_cut_sentence
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.registry import move_name, player_name, wording_of
from desktop_app.languages import translate
from desktop_app.numerals import listed
from desktop_app.search.algorithm import UtilityScale
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Cut, NodeFrame, SearchedMove, Step, StepKind, Summary
from desktop_app.words.counted import COUNTED
from desktop_app.words.scales import guessed_text
from desktop_app.words.values import outcome_text

MOST_MOVES = 4
"""A node is named by at most this many moves."""
LAST_MOVES = 3
"""If there are more, it is named by this many of the last ones."""
LIMIT_MARK = "\N{BLACK DIAMOND}"
"""The sign in the tree for the limit that causes a cut."""


class StepWords:
    """The sentences for the steps of one run.

    A sentence about a node says where it is ("at the top", "after a1, b2"), because many nodes of a
    tree look alike; only those about a leaf and about the best value so far do not.
    """

    def __init__(self, trace: Trace) -> None:
        self._game = trace.position.game
        self._values = RunValues(trace)
        self._evaluation = trace.algorithm.evaluation

    def sentence(self, step: Step) -> str:
        """Explain a step."""
        tell = {
            StepKind.ENTER: self._enter,
            StepKind.LEAF: self._leaf,
            StepKind.STAND_PAT: self._stand,
            StepKind.RETURN: self._return,
            StepKind.BEST: self._best,
            StepKind.KEEP: self._keep,
            StepKind.WINDOW: self._window,
            StepKind.CUT: self._cut,
            StepKind.DONE: self._done,
        }[step.kind]
        return tell(step)

    def short(self, step: Step) -> str:
        """Explain a step in fewer words, for large type; empty if its sentence is short anyway."""
        cut = step.node.cut
        if step.kind is not StepKind.CUT or cut is None:
            return ""
        names = self._cut_names(step, cut)
        return short_cut_sentence(takes_largest=self._takes_largest(step.node), **names)

    # names of players, moves and nodes

    def _player(self, node: NodeFrame) -> str:
        return player_name(self._game, node.position.turn)

    def _takes_largest(self, node: NodeFrame) -> bool:
        return self._values.takes_largest(node.position.turn)

    def _move(self, move: Move, position: Position) -> str:
        """Return a move as used in a sentence."""
        return wording_of(self._game).move_in_sentence(position, move)

    def _path(self, step: Step, ply: int) -> str:
        """Return the moves from the root to a node of the path; elide the first of many.

        In a tree of numbers these are "the left branch" or, of several, "left, right, left".
        """
        pairs = [
            (step.path[i].position, below.move)
            for i, below in enumerate(step.path[1 : ply + 1])
            if below.move is not None
        ]
        is_list = self._game.is_numeric and len(pairs) > 1
        names = [self._short(*pair) if is_list else self._move(pair[1], pair[0]) for pair in pairs]
        if len(names) > MOST_MOVES:
            names = ["\N{HORIZONTAL ELLIPSIS}", *names[-LAST_MOVES:]]
        if not is_list:
            return listed(names)
        #: Several branches, each below the one before, in a sentence: “After left, right: ...”
        return translate("Explain", "{branches}").format(branches=listed(names))

    def _short(self, position: Position, move: Move) -> str:
        """Return a branch as used in a list of branches: "left", "branch 3"."""
        name = move_name(position, move)
        return self._move(move, position) if name.isdigit() else name

    def _moves(self, step: Step) -> str:
        """Return the moves from the root to the step's node."""
        return self._path(step, len(step.path) - 1)

    def _at_node(self, step: Step, sentence: str) -> str:
        """Put the place of a step's node before a whole sentence."""
        #: {sentence}: a whole sentence about this node, such as "MAX can now be sure of at least 5"
        text = translate("Explain", "At the top: {sentence}")
        if step.node.move is not None:
            #: {sentence}: a whole sentence about the node that these moves lead to
            text = translate("Explain", "After {moves}: {sentence}")
        return text.format(moves=self._moves(step), sentence=sentence)

    def _bounded(self, summary: Summary) -> str:
        return self._values.bounded(self._values.text(summary.value), summary.bound)

    # sentences for each kind of step

    #: Explain: the search tries a move. {moves}: those that lead to the node, {move}: the one that
    #: is tried; “takes” is for trees of numbers
    def _enter(self, step: Step) -> str:
        node = step.node
        if node.move is None:
            return self._begin(node)
        parent = step.path[-2]
        if len(step.path) > 2:
            text = (
                translate("Explain", "After {moves}: what if {player} takes {move}?")
                if self._game.is_numeric
                else translate("Explain", "After {moves}: what if {player} plays {move}?")
            )
        elif self._game.is_numeric:
            text = translate("Explain", "What if {player} takes {move}?")
        else:
            text = translate("Explain", "What if {player} plays {move}?")
        return text.format(
            moves=self._path(step, len(step.path) - 2),
            player=self._player(parent),
            move=self._move(node.move, parent.position),
        )

    #: Explain: at the top of the tree
    def _begin(self, node: NodeFrame) -> str:
        if not node.moves and self._game.is_numeric:
            return translate("Explain", "This tree is a single number. There is nothing to choose.")
        if not node.moves:
            return translate("Explain", "The game is over here. There is nothing to search.")
        if self._game.is_numeric:
            return translate("Explain", "MAX chooses first and wants the largest number.")
        text = (
            translate(
                "Explain", "It is {player}'s turn. {player} is MAX and wants the largest value."
            )
            if self._takes_largest(node)
            else translate(
                "Explain",
                "It is {player}'s turn. {player} is MIN and wants the smallest value.",
            )
        )
        return text.format(player=self._player(node))

    #: Explain: at the end of a branch. {outcome}: such as “X wins”
    def _leaf(self, step: Step) -> str:
        assert step.summary is not None
        node, value = step.node, self._values.text(step.summary.value)
        if node.position.outcome is None and self._game.is_numeric:
            return translate("Explain", "We stop looking here and count it as 0.")
        if node.position.outcome is None:
            return guessed_text(self._evaluation, node.position, self._values.shown, value)
        if self._game.is_numeric:
            text = translate(
                "Explain", "This is the end of the branch (a leaf). Its number is {value}."
            )
            return text.format(value=value)
        winner, plies = winner_of(node.position), len(step.path) - 1
        if winner is None:
            return translate("Explain", "This is a draw. It is worth {value}.").format(value=value)
        if plies and not self._game.traits.has_margin:
            return COUNTED.wins_here(plies, player_name(self._game, winner), value)
        text = translate("Explain", "The game is over here: {outcome}. That is worth {value}.")
        return text.format(outcome=outcome_text(node.position), value=value)

    #: Explain: the search comes back to a node. {moves}: those that lead to it
    def _return(self, step: Step) -> str:
        tried, is_guess = (
            step.node.tried[-1],
            self._values.rests_on_guess(step.node.tried[-1].summary),
        )
        if self._game.is_numeric and is_guess:
            #: {branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
            text = translate("Explain", "{branch} seems to be worth {value}.")
        elif self._game.is_numeric:
            #: {branch}: “the left branch” or “branch 3”; follows “Back at the top: ”
            text = translate("Explain", "{branch} is worth {value}.")
        elif is_guess:
            #: {branch}: a move; follows “Back at the top: ”
            text = translate("Explain", "playing {branch} seems to be worth {value}.")
        else:
            #: {branch}: a move; follows “Back at the top: ”
            text = translate("Explain", "playing {branch} is worth {value}.")
        branch = self._move(tried.move, step.node.position)
        told = text.format(branch=branch, value=self._bounded(tried.summary))
        #: {sentence}: what a branch is worth, such as “the left branch is worth 3.”
        place = translate("Explain", "Back at the top: {sentence}")
        if step.node.move is not None:
            #: {sentence}: what a branch is worth, such as “the left branch is worth 3.”
            place = translate("Explain", "Back up after {moves}: {sentence}")
        return place.format(moves=self._moves(step), sentence=told)

    #: Explain, in chess, after the last move that the search was to try
    def _stand(self, step: Step) -> str:
        node = step.node
        assert node.stand is not None
        text = translate(
            "Explain", "{player} can stop here with {value}. From here on, we only try captures."
        )
        value = self._values.text(node.stand.value)
        return self._at_node(step, text.format(player=self._player(node), value=value))

    #: Explain: the first value at a node. {new}: a value
    def _best(self, step: Step) -> str:
        node = step.node
        assert node.best is not None
        new, old = node.best.summary, _leader(node, node.tried[:-1])
        move = self._move(node.best.move, node.position)
        if old is None:
            text = translate(
                "Explain", "This is the first value, so it is the best so far: {new} with {move}."
            )
            return text.format(move=move, new=self._bounded(new))
        texts = self._distinct_texts(new, old, is_limit=_is_mere_limit(new, node))
        text, player = self._compared(texts, node, is_better=True), self._player(node)
        if not _is_mere_limit(new, node):
            #: {compared}: a whole sentence, such as "The new value, 5, is larger than 3."
            then = translate("Explain", "{compared} The best choice for {player} is now {move}.")
            return then.format(compared=text, player=player, move=move)
        return self._limited(text, new, node)

    #: Explain: a new value that changes nothing. {compared}: a sentence that compares it, {best}:
    #: the best value so far
    def _keep(self, step: Step) -> str:
        node = step.node
        best, new = node.leader, node.tried[-1].summary
        assert best is not None
        texts = self._distinct_texts(new, best, is_limit=_is_mere_limit(best, node))
        text = self._compared(texts, node, is_better=False)
        if _is_mere_limit(best, node):
            return self._limited(text, best, node)
        if node.best is None:
            then = translate("Explain", "{compared} {player} would rather stop here with {best}.")
            return then.format(compared=text, player=self._player(node), best=texts[1])
        then = translate("Explain", "{compared} {player} keeps {move} with {best}.")
        move = self._move(node.best.move, node.position)
        return then.format(compared=text, player=self._player(node), move=move, best=texts[1])

    #: Explain: a new value of which only a limit is known. {compared}: a sentence that compares it
    #: with the best so far
    def _limited(self, compared: str, best: Summary, node: NodeFrame) -> str:
        """Describe a best value that is only a bound, so that no player is sure of it yet."""
        text = (
            translate("Explain", "{compared} So far, {player} can't get more than {value} here.")
            if self._takes_largest(node)
            else translate(
                "Explain", "{compared} So far, {player} can't get less than {value} here."
            )
        )
        value = self._values.text(best.value)
        return text.format(compared=compared, player=self._player(node), value=value)

    def _distinct_texts(self, new: Summary, old: Summary, *, is_limit: bool) -> tuple[str, str]:
        """Return the texts of two values to compare; drop bound words if `is_limit`."""
        one, other = self._values.texts(new.value, old.value)
        if is_limit:
            return one, other
        bounded = self._values.bounded
        return bounded(one, new.bound), bounded(other, old.bound)

    #: Explain: begins a sentence about a new value at a node. {new}, {old}: values
    def _compared(self, texts: tuple[str, str], node: NodeFrame, *, is_better: bool) -> str:
        """Return a sentence that compares a value with the best so far."""
        is_quick = self._values.worth is UtilityScale.QUICK and not counts_numbers(self._game)
        if is_quick and is_better:
            text = translate("Explain", "The new value, {new}, is better for {player} than {old}.")
        elif is_quick:
            text = translate(
                "Explain", "The new value, {new}, is no better for {player} than {old}."
            )
        elif self._takes_largest(node) and is_better:
            text = translate("Explain", "The new value, {new}, is larger than {old}.")
        elif self._takes_largest(node):
            text = translate("Explain", "The new value, {new}, isn't larger than {old}.")
        elif is_better:
            text = translate("Explain", "The new value, {new}, is smaller than {old}.")
        else:
            text = translate("Explain", "The new value, {new}, isn't smaller than {old}.")
        return text.format(new=texts[0], old=texts[1], player=self._player(node))

    #: Explain: a new value that makes alpha or beta change
    def _window(self, step: Step) -> str:
        node = step.node
        assert node.leader is not None
        value = self._values.text(node.alpha if node.is_max else node.beta)
        is_guess, largest = self._values.rests_on_guess(node.leader), self._takes_largest(node)
        if is_guess and largest:
            text = translate(
                "Explain", "{player} can probably get at least {value} now (alpha = {value})."
            )
        elif is_guess:
            text = translate(
                "Explain",
                "{player} can probably keep the value at {value} or less now (beta = {value}).",
            )
        elif largest:
            text = translate(
                "Explain", "{player} can now be sure of at least {value} (alpha = {value})."
            )
        else:
            text = translate(
                "Explain", "{player} can now keep the value at {value} or less (beta = {value})."
            )
        return self._at_node(step, text.format(player=self._player(node), value=value))

    def _cut(self, step: Step) -> str:
        node, cut = step.node, step.node.cut
        assert cut is not None
        other = step.path[cut.origin.ply]
        return cut_sentence(
            takes_largest=self._takes_largest(node),
            skipped=len(cut.skipped),
            moves=self._moves(step),
            above=self._path(step, cut.origin.ply),
            move=self._limit_move(cut.origin.move, other.position),
            **self._cut_names(step, cut),
        )

    def _cut_names(self, step: Step, cut: Cut) -> dict[str, str]:
        """Return the players and values of a cut, for its sentence."""
        value, limit = self._values.texts(cut.value, cut.limit)
        player, other = self._player(step.node), self._player(step.path[cut.origin.ply])
        return {
            "player": player,
            "value": value,
            "other": other,
            "limit": limit,
            "mark": LIMIT_MARK,
        }

    #: Stands for a move in Explain: none, as a capture would be worse
    def _limit_move(self, move: Move | None, position: Position) -> str:
        """Return the move that gives a player a limit, or the text for making no capture."""
        if move is None:
            return translate("Explain", "no capture")
        return self._move(move, position)

    #: Explain: all branches of a node were tried. {moves}: those that lead to it
    def _done(self, step: Step) -> str:
        assert step.summary is not None
        node, value = step.node, self._bounded(step.summary)
        if node.move is None:
            assert node.best is not None
            text = translate("Explain", "Done! The value is {value}: {player} chooses {move}.")
            if self._values.rests_on_guess(step.summary):
                text = translate(
                    "Explain", "Done! The value seems to be {value}: {player} chooses {move}."
                )
            chosen = self._move(node.best.move, node.position)
            return text.format(value=value, player=self._player(node), move=chosen)
        if step.summary.bound is not Bound.EXACT:
            text = translate("Explain", "After {moves}, the node is finished. It is worth {value}.")
        elif self._values.worth is UtilityScale.QUICK and not counts_numbers(self._game):
            text = translate(
                "Explain",
                "After {moves}, the node is finished. The best {player} can get is {value}.",
            )
        elif self._takes_largest(node):
            text = translate(
                "Explain",
                "After {moves}, the node is finished. {player} takes the largest value: {value}.",
            )
        else:
            text = translate(
                "Explain",
                "After {moves}, the node is finished. {player} takes the smallest value: {value}.",
            )
        return text.format(moves=self._moves(step), value=value, player=self._player(node))


def _leader(node: NodeFrame, tried: tuple[SearchedMove, ...]) -> Summary | None:
    """Return the best of the moves tried and the stand-pat value; None if there is none."""
    found = [one.summary for one in tried]
    found = [node.stand, *found] if node.stand else found
    if not found:
        return None
    return (max if node.is_max else min)(found, key=lambda one: one.value)


def _is_mere_limit(summary: Summary, node: NodeFrame) -> bool:
    """Return whether a best value is only a bound on what the player can get."""
    return summary.bound is (Bound.UPPER if node.is_max else Bound.LOWER)


def hidden_text() -> str:
    """Return the text shown instead of an explanation that would give away the answer."""
    return translate("Explain", "You will see the explanation after you answer.")
