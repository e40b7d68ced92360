# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What results are worth: scores with their intervals, Elo differences, likelihoods.

Everywhere results are counts, the worst for a player first: three (losses, draws, wins) where each
game stands alone, five (none, a half, one, one and a half, two points) where the two games of an
opening, played from both sides, are counted together, since they are not independent.
"""
