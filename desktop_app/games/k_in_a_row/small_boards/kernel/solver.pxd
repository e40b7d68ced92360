# C declarations of solver.py, for the compiled kernels.

from desktop_app.games.k_in_a_row.small_boards.kernel.pairs cimport SmallBoardPairs
from desktop_app.games.k_in_a_row.small_boards.kernel.table cimport WON
