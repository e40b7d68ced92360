# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Scores, limits, evaluations, the minimax family, and the labelled game tree."""
