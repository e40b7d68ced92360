# The search of small boards, compiled: its lines, table and pairs come from below.

from desktop_app.search.engines.placement.kernel.pairs cimport PlacementPairs
from desktop_app.search.engines.placement.kernel.table cimport WON
