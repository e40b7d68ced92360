# The search of drop games, compiled: its board, table and claims come from below.

from desktop_app.search.engines.drop.kernel.board cimport UNKNOWN, popcount
from desktop_app.search.engines.drop.kernel.claims cimport DropClaims
