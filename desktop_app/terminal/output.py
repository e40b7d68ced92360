# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What all commands say alike: their statuses, and how a message is written."""

from __future__ import annotations

PATIENCE = 5.0
"""Seconds of search where neither depth nor time is asked for."""
BAD_INPUT = 2
INTERRUPTED = 130
"""The status of a program that was ended by Ctrl+C."""


def one_line(text: str) -> str:
    """A message that quotes what was typed, without the line breaks that this may hold."""
    return " ".join(text.split())
