# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3
"""What a position of a large line game is taken to be worth where the search looks no further.

A weighted sum over the open cells, for each player: how many lines of each class a stone would
make (`patterns`), and how many cells of each kind there are. What is the mover's weighs
otherwise than what is the other's: whoever moves comes first.

The weights are those of a logistic regression of the results of games (win 1, draw a half, loss
0) on these counts: 52,604 quiet positions of some 1,300 games of Gomoku that the search played
with itself, from three to seven random stones on, one move in 14 a random one. 4,096 are one
unit of the logarithm of the odds, so 256 points of the guess are; 512 points are odds of 7 to 1.
`packaging/fit_guess.py` plays and fits anew.

Source: P. Österlund's "Texel's tuning method", 2014 (regression of results instead of trial).
"""

OWN_LINES = (0, -19, -24, 34, 31, 209, 286, 693, 0)
"""For each line of a class, from `DEAD` to `OPEN_FOUR`, that the player to move can make."""
OTHER_LINES = (0, 22, 27, -18, -14, -178, -124, -542, -1739)
"""The same for the other player."""
OWN_CELLS = (0, 0, 288, 988, 620, 12_408, 0, 0)
"""For each cell of a kind, from `QUIET_CELL` to `FIVE_CELL`, of the player to move."""
OTHER_CELLS = (0, 0, -313, -231, -727, -3_307, -967, 0)
"""The same for the other player."""
BASE = -975
"""What is added to each sum."""
