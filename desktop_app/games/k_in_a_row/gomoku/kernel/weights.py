# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3
"""The weights of the evaluation of large line games, used where the search looks no further.

The evaluation is a weighted sum over the open cells, for each player: the number of lines of each
class that a stone would make (`patterns`), and the number of cells of each kind. The player to
move has other weights than the opponent, since the move is worth something.

The weights come from a logistic regression of the results of games (win 1, draw a half, loss 0) on
these counts: 52,604 quiet positions of some 1,300 games of Gomoku that the search played against
itself, starting from three to seven random stones, with one random move in 14. One unit of the
logarithm of the odds is 4,096 here, which is 256 points of the evaluation; 512 points are odds of
7 to 1.
`packaging/fit_weights.py` plays new games and fits the weights again.

Source: P. Österlund's "Texel's tuning method", 2014 (regression of results instead of trial).
"""

OWN_LINES = (0, -19, -24, 34, 31, 209, 286, 693, 0)
"""For each line of a class, from `DEAD` to `OPEN_FOUR`, that the player to move can make."""
OTHER_LINES = (0, 22, 27, -18, -14, -178, -124, -542, -1739)
"""For each line of a class, from `DEAD` to `OPEN_FOUR`, that the opponent can make."""
OWN_CELLS = (0, 0, 288, 988, 620, 12_408, 0, 0)
"""For each cell of a kind, from `QUIET_CELL` to `FIVE_CELL`, of the player to move."""
OTHER_CELLS = (0, 0, -313, -231, -727, -3_307, -967, 0)
"""For each cell of a kind, from `QUIET_CELL` to `FIVE_CELL`, of the opponent."""
BASE = -975
"""The constant term of the sum."""
