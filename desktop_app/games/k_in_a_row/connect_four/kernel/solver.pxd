# The search of drop games, compiled: its board, table and claims come from below.

from desktop_app.games.k_in_a_row.connect_four.kernel.board cimport UNKNOWN, popcount
from desktop_app.games.k_in_a_row.connect_four.kernel.claims cimport ConnectFourClaims
