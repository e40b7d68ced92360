# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists in one line, such as the moves of a line of play."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.languages import translate


def listed(texts: Iterable[str]) -> str:
    """Return texts in one line, separated as the language of the texts does."""
    #: Separates the parts of a list, such as the moves of a line; with the space behind it
    return translate("Words", ", ").join(texts)
