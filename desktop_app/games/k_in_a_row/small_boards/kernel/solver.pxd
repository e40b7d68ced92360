# The search of small boards, compiled: its lines, table and pairs come from below.

from desktop_app.games.k_in_a_row.small_boards.kernel.pairs cimport SmallBoardPairs
from desktop_app.games.k_in_a_row.small_boards.kernel.table cimport WON
