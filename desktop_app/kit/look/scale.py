# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One scale of spacing and one of type: whatever keeps a distance or has larger type takes a step.

`tests/test_scale.py` finds who takes a number of its own.
"""

from __future__ import annotations

HAIR, TIGHT, SNUG, NEAR, APART, WIDE, FAR = 2, 4, 6, 8, 12, 16, 24
"""Pixels between things or around them: from the parts of one thing to the edge of a page."""

CAPTION, READ, HEADING, TITLE = 0.85, 1.3, 1.5, 1.7
"""Type as a multiple of the usual: what names a control, what is read by several people at once,
whose turn it is, what a page is."""
EDGE_OF_USUAL = 1.001
"""As good as the usual type, for who would else be given a smaller one by the system."""
