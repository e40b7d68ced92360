# The search of drop games, compiled: its board, table and claims come from below.

from desktop_app.search.kernels.drop_board cimport UNKNOWN, popcount
from desktop_app.search.kernels.drop_claims cimport DropClaims
