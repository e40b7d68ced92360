# The search of drop games, compiled: its table comes from below.

from desktop_app.search.kernels.drop_table cimport DropTable, UNKNOWN
