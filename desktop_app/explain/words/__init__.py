# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of a run: sentences for steps and cuts, values, and labels of nodes."""
