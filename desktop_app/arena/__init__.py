# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Players against each other: one game, a tournament of many, and what its results are worth."""
