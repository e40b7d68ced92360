# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The questions of one run that is guessed: which is open, and that none is passed over."""

from __future__ import annotations

from desktop_app.explain.drawn_tree import Path
from desktop_app.search.questions import answer_at, question_before
from desktop_app.search.trace import Trace


class Questions:
    """Asked at each node once; anew when the run begins anew."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._closed: set[Path] = set()

    def answer(self, index: int) -> float | None:
        """What the question that is open at a step asks for; None where none is."""
        step = self._trace.at(index)
        return None if step.moves in self._closed else answer_at(step)

    def close(self, index: int) -> None:
        """The question of a step is answered, or waved off."""
        self._closed.add(self._trace.at(index).moves)

    def first_on(self, start: int, wanted: int) -> int:
        """The first step after one, up to another, that asks what nobody has answered; else that.

        Each node is asked about soon after it is come to, so that few steps are looked at.
        """
        steps = range(start + 1, wanted)
        return next((step for step in steps if self.answer(step) is not None), wanted)

    def way(self, start: int, wanted: int) -> int:
        """Where a wish to go from one step to another leads: not past an open question."""
        if wanted == 0:
            self._closed.clear()
        if wanted > start and self.answer(start) is not None:
            return start
        question = question_before(self._trace, wanted)
        return wanted if question is None or self.answer(question) is None else question
