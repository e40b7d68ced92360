# C declarations of solver.py, for the compiled kernels.

from desktop_app.games.k_in_a_row.connect_four.kernel.board cimport UNKNOWN, popcount
from desktop_app.games.k_in_a_row.connect_four.kernel.claims cimport ConnectFourClaims
