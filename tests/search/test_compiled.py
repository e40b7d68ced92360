# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kernels are compiled all together, or none: one that is not says what is wrong."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location

import pytest

from desktop_app.search.compiled import are_compiled
from tests.search.loading import source_of


@pytest.mark.skipif(
    not are_compiled("desktop_app.search.kernel.tables"), reason="no kernel is compiled here"
)
@pytest.mark.parametrize(
    "kernel",
    [
        "desktop_app.games.othello.kernel.search",
        "desktop_app.games.k_in_a_row.gomoku.kernel.table",
        "desktop_app.games.chess.kernel.moves",
        "desktop_app.games.chess.kernel.ordering",
        "desktop_app.games.chess.kernel.search",
    ],
)
def test_an_interpreted_kernel_among_compiled_ones_says_what_to_do(kernel: str) -> None:
    spec = spec_from_file_location(kernel, source_of(kernel))
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(ImportError, match=r"compile all with 'python setup\.py build_ext"):
        spec.loader.exec_module(module_from_spec(spec))
