# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hex: proofs by must-play regions on small boards, and guesses beside them."""
