# C declarations of search.py, for the compiled kernels.

cimport cython

from desktop_app.search.kernel.tables cimport MovesTable, bound_of, depth_of, move_of, value_of

cdef enum:
    SETTLED = 511  # the depth noted for a value that no deeper search can change
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef class KernelSearch:
    cdef long long nodes, last_node, check_mask
    cdef object check
    cdef public bint guessed
    cdef public bint stopped
    cdef MovesTable table
    cdef int table_bits, top

cdef inline void visit(KernelSearch search) noexcept nogil:
    search.nodes += 1
    if search.nodes >= search.last_node:
        search.stopped = True
    if search.nodes & search.check_mask == 0:
        with gil:
            if search.check(search.nodes):
                search.stopped = True

cdef inline bint is_answer(unsigned long long entry, int depth, int alpha, int beta) noexcept nogil:
    cdef int known = depth_of(entry)
    cdef int bound = bound_of(entry)
    cdef int value = value_of(entry)
    return (known == SETTLED or known == depth) and (
        bound == EXACT
        or (bound == LOWER and value >= beta)
        or (bound == UPPER and value <= alpha)
    )

cdef inline bint takes_answer(KernelSearch search, unsigned long long entry, int depth, int alpha, int beta) noexcept nogil:
    if not is_answer(entry, depth, alpha, beta):
        return False
    search.guessed = search.guessed or depth_of(entry) != SETTLED
    return True

cdef inline int best_known(unsigned long long entry) noexcept nogil:
    return move_of(entry) - 1 if entry and bound_of(entry) == EXACT else -1

cdef inline int bound_beside(int value, int alpha, int beta) noexcept nogil:
    return LOWER if value >= beta else UPPER if value <= alpha else EXACT

cdef inline bint is_proven(int value, int bound, int decisive, int seen) noexcept nogil:
    if bound == LOWER:
        return value >= decisive
    if bound == UPPER:
        return value <= -decisive
    return (value >= decisive and value >= seen) or (value <= -decisive and value <= -seen)

cdef inline void note_value(KernelSearch search, unsigned long long key, int value, int depth, int bound, int move, bint guessed_before) noexcept nogil:
    search.table.keep(key, value, depth if search.guessed else SETTLED, bound, move + 1)
    search.guessed = search.guessed or guessed_before

cdef inline int push(int* moves, int top, int move, int worth) noexcept nogil:
    moves[top] = move
    moves[top + 1] = worth
    return top + 2

cdef inline void take_best(int* moves, int i, int top) noexcept nogil:
    cdef int best = i
    cdef int number = moves[i]
    cdef int worth = moves[i + 1]
    cdef int most = worth
    cdef int j
    for j in range(i + 2, top, 2):
        if moves[j + 1] > most:
            best = j
            most = moves[j + 1]
    moves[i] = moves[best]
    moves[i + 1] = most
    moves[best] = number
    moves[best + 1] = worth
