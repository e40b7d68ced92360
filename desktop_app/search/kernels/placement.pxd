# The search of small boards, compiled: its lines, table and pairs come from below.

from desktop_app.search.kernels.placement_pairs cimport PlacementPairs
from desktop_app.search.kernels.placement_table cimport WON
