# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the steps of a run to a text file: on each line number, path and sentence of a step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop_app.explain.words.steps import StepWords
from desktop_app.games.registry import wording_of
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step


class StepsFile:
    """`FileTask` that writes the steps of a run to a text file.

    Attributes:
        files: the file.
    """

    def __init__(self, trace: Trace, path: Path) -> None:
        """Open a temporary file, which is renamed when it is complete.

        Raises:
            OSError: the file can't be created.
        """
        self.files = [path]
        self._trace = trace
        self._unfinished = path.with_name(path.name + ".part")
        self._file = self._unfinished.open("w", encoding="utf-8")
        self._words = StepWords(trace)

    def pieces(self) -> Iterator[float]:
        """Write the lines; yield the share that is done, from 0 to 1, after each.

        Raises:
            OSError: the file can't be written.
        """
        count = self._trace.summary.steps
        for step in self._trace.steps():
            self._file.write(self._line(step))
            yield (step.index + 1) / count
        self._file.close()
        self._unfinished.replace(self.files[0])

    def _line(self, step: Step) -> str:
        root = step.path[0].position
        place = wording_of(root.game).notation(root, step.moves) if step.moves else "\N{MIDDLE DOT}"
        indent = "  " * len(step.moves)
        return f"{step.index + 1}\t{place}\t{indent}{self._words.sentence(step)}\n"

    def close(self) -> None:
        """Close the file; delete it unless it is complete."""
        self._file.close()
        self._unfinished.unlink(missing_ok=True)
