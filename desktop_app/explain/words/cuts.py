# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Explanations of cuts, for a step of a run and for a pupil's marks."""

from __future__ import annotations

from math import isinf

from desktop_app.explain.pupil_tasks import Branch, MarkVerdict, cut_above, cuts_of
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.registry import move_name
from desktop_app.languages import translate
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import NodeFrame
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import level_word


#: Explain: why alpha-beta skips branches. {moves}: the moves that lead to the node, {limit}: a
#: value, {move}: the move that has it, {mark}: “alpha = 3”, {above}: moves that lead to a node
#: further up, {rest}: a sentence: how many branches are skipped
def cut_sentence(*, takes_largest: bool, skipped: int, **names: str) -> str:
    """Explain why the rest of a node's branches is skipped.

    Args:
        takes_largest: whether the player at the node maximizes.
        skipped: the number of branches that are skipped.
        names: the texts to fill in: the `moves` that lead to the node, its `player` and its `value`
            so far; the moves to the node `above` (empty for the root) whose player, the `other`,
            already has `limit` with `move` (shown at the `mark`).
    """
    is_top = not names["above"]
    if takes_largest and is_top:
        text = translate(
            "Explain",
            "Cut after {moves}! {player} can get at least {value} here. But {other} already has "
            "{limit} at the top with {move} ({mark}). So {other} won't come here. {rest}",
        )
    elif takes_largest:
        text = translate(
            "Explain",
            "Cut after {moves}! {player} can get at least {value} here. But {other} already has "
            "{limit} with {move} ({mark}) after {above}. So {other} won't come here. {rest}",
        )
    elif is_top:
        text = translate(
            "Explain",
            "Cut after {moves}! {player} can keep the value at {value} or less. But {other} "
            "already has {limit} at the top with {move} ({mark}). So {other} won't come here. "
            "{rest}",
        )
    else:
        text = translate(
            "Explain",
            "Cut after {moves}! {player} can keep the value at {value} or less. But {other} "
            "already has {limit} with {move} ({mark}) after {above}. So {other} won't come here. "
            "{rest}",
        )
    rest = (
        translate("Explain", "We can skip the last branch.")
        if skipped == 1
        else COUNTED.skips(skipped)
    )
    return text.format(rest=rest, **names)


#: Explain, in large letters: why alpha-beta skips branches. {limit}: a value, {mark}: “alpha = 3”
def short_cut_sentence(*, takes_largest: bool, **names: str) -> str:
    """Explain a cut in one short sentence or two, for large type; see `cut_sentence`."""
    text = (
        translate(
            "Explain",
            "Cut! {player} can get at least {value} here. But {other} already has {limit} "
            "({mark}), so we skip the rest.",
        )
        if takes_largest
        else translate(
            "Explain",
            "Cut! {player} can keep the value at {value} or less. But {other} already has "
            "{limit} ({mark}), so we skip the rest.",
        )
    )
    return text.format(**names)


class MarkFeedback:
    """Says which of the branches that a pupil has marked alpha-beta skips, and why."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._values = RunValues(trace)
        self._cuts = cuts_of(trace)

    #: The result of the exercise “Find the cuts”. {right}, {missed}, {wrong}: numbers of branches
    def result(self, found: dict[Branch, MarkVerdict]) -> str:
        """Return how many marks were right, missed and wrong."""
        counts = [list(found.values()).count(verdict) for verdict in MarkVerdict]
        if not found:
            return translate("Cuts", "Right! Alpha-beta skips nothing here.")
        if not counts[1] + counts[2]:
            return translate("Cuts", "All correct: {right}.").format(right=counts[0])
        text = translate("Cuts", "Right: {right}, missed: {missed}, wrong: {wrong}.")
        return text.format(right=counts[0], missed=counts[1], wrong=counts[2])

    #: The verdict on one branch in the exercise “Find the cuts”. {branch}: a move, {why}: sentences
    def why(self, branch: Branch, verdict: MarkVerdict) -> str:
        """Explain what the run does with a branch, and why."""
        texts = {
            MarkVerdict.RIGHT: translate(
                "Cuts", "Right: alpha-beta skips this branch ({branch}). {why}"
            ),
            MarkVerdict.MISSED: translate(
                "Cuts", "Missed: alpha-beta skips this branch ({branch}). {why}"
            ),
            MarkVerdict.WRONG: translate(
                "Cuts", "Wrong: alpha-beta looks at this branch ({branch}). {why}"
            ),
        }
        why = self._seen(branch) if verdict is MarkVerdict.WRONG else self._skipped(branch)
        return texts[verdict].format(branch=self._name(branch), why=why)

    def _name(self, branch: Branch) -> str:
        """Return the moves that lead to a branch, as its name."""
        position, names = self._trace.position, list[str]()
        for move in branch:
            names.append(move_name(position, move))
            position = position.after(move)
        return " ".join(names)

    def _role(self, node: NodeFrame, *, other: bool = False) -> str:
        player = node.position.turn
        return level_word(
            takes_largest=self._values.takes_largest(player.opponent if other else player)
        )

    #: Why alpha-beta skips a branch. {limit}: a value
    def _skipped(self, branch: Branch) -> str:
        above = cut_above(self._cuts, branch)
        assert above is not None
        node = self._trace.at(self._cuts[above]).node
        assert node.cut is not None
        value, limit = self._values.texts(node.cut.value, node.cut.limit)
        text = translate(
            "Cuts",
            "{player} already has {value} here, but {other} has {limit} further up. So the rest "
            "can't change anything.",
        )
        return text.format(
            player=self._role(node), value=value, other=self._role(node, other=True), limit=limit
        )

    #: Why alpha-beta looks at a branch. {alpha}, {beta}: values
    def _seen(self, branch: Branch) -> str:
        span = self._trace.span(branch)
        assert span is not None
        node = self._trace.at(span.start).node
        alpha, beta = self._values.window(node.alpha, node.beta)
        if isinf(alpha) and isinf(beta):
            return translate(
                "Cuts", "Nobody is sure of a value yet, so alpha-beta has to look at this branch."
            )
        if isinf(beta):
            text = translate(
                "Cuts",
                "MAX already has {alpha}. A larger value could still help MAX, so alpha-beta has "
                "to look at this branch.",
            )
        elif isinf(alpha):
            text = translate(
                "Cuts",
                "MIN already has {beta}. A smaller value could still help MIN, so alpha-beta has "
                "to look at this branch.",
            )
        else:
            text = translate(
                "Cuts",
                "MAX already has {alpha} and MIN has {beta}. A value between them could change "
                "the result, so alpha-beta has to look at this branch.",
            )
        return text.format(alpha=self._values.text(alpha), beta=self._values.text(beta))
