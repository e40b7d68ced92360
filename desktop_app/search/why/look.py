# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The eyes of those who ask why: the engines, for as long as it takes and no longer."""

from __future__ import annotations

from desktop_app.core.position import Position
from desktop_app.search.analysis import analyse
from desktop_app.search.candidates import Analysis
from desktop_app.search.knowledge import Knowledge
from desktop_app.search.limits import Limits, SearchStopped, ShouldStop, never
from desktop_app.search.why.judge import Look


def engines_look(knowledge: Knowledge, should_stop: ShouldStop = never) -> Look:
    """Look with the engines; `SearchStopped` where somebody says stop."""

    def look(position: Position, seconds: float) -> Analysis:
        found = None
        for found in analyse(position, Limits(seconds=seconds), should_stop, knowledge=knowledge):
            if found.is_whole:
                break
        if found is None or should_stop():
            raise SearchStopped
        return found

    return look
