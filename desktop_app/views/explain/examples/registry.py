# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of examples."""

from __future__ import annotations

from desktop_app.views.explain.examples.example import Example
from desktop_app.views.explain.examples.first import first_examples


def examples() -> list[Example]:
    """Positions that show one thing each, with what to look at and a question to think about."""
    return [*first_examples()]
