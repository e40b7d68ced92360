# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of an example's note."""

from __future__ import annotations

from desktop_app.languages import translate


def held_back() -> str:
    """Return what replaces an explanation that would give away the answer."""
    return translate("Explain", "The explanation comes back when you have answered.")
