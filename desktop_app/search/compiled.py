# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the kernels are compiled, and what an interpreted one may ask of the others.

Every file in a folder `kernel` is ordinary Python, typed for Cython's pure Python mode; `setup.py`
compiles all of them. Without a compiler, the same files run interpreted: with the same values and
node counts, about a hundred times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def are_compiled(kernel: str = "desktop_app.search.kernel.tables") -> bool:
    """Return whether a kernel module runs compiled; by default one that stands for all."""
    spec = find_spec(kernel)
    origin = spec.origin if spec else None
    return bool(origin) and origin.endswith(tuple(EXTENSION_SUFFIXES))


def source_only_names(module: str, *names: str) -> Callable[[str], object]:
    """Make a module `__getattr__` that looks up names which only a kernel's source has.

    Compiled kernels take such names from each other's .pxd files. So only an interpreted kernel
    looks them up, and it can't use a compiled one: the lookup raises an `ImportError` that says so.
    """

    def missing(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        raise ImportError(
            f"{module} is compiled and a kernel that asks it for {name} is not: compile all with"
            " 'python setup.py build_ext --inplace', or remove what is compiled beside the sources",
            name=module,
        )

    return missing
