# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the kernels are compiled.

Every file in an engine's folder `kernel` is ordinary Python, typed for Cython's pure Python mode;
`setup.py` compiles all of them. Where that could not be done the same files run interpreted: the
same values and nodes, some hundred times slower.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def are_compiled(kernel: str = "drop.kernel.solver") -> bool:
    """Whether the kernels run compiled, or a certain one does, which may be newer."""
    spec = find_spec(f"desktop_app.search.engines.{kernel}")
    origin = spec.origin if spec else None
    return bool(origin) and origin.endswith(tuple(EXTENSION_SUFFIXES))
