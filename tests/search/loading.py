# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same kernel twice: as it is imported, and interpreted from its source.

The tests that compare the two take few positions of each size of board. For more:
`KERNEL_POSITIONS=500 python -m pytest -s tests -k compiled_and_interpreted`,
which takes some minutes and tells what was compared.
"""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from os import environ
from pathlib import Path
from types import ModuleType

import desktop_app

ROOT = Path(desktop_app.__file__).parent.parent
SHARED = ("desktop_app.search.kernel.tables", "desktop_app.search.kernel.search")
"""What all kernels are built on."""
LARGE = ("patterns", "board", "table", "threats")
"""What the kernel of large line games is built on."""
ASKED = int(environ.get("KERNEL_POSITIONS", "0"))


def compared(few: int) -> int:
    """How many positions to compare: few, or as many as were asked for."""
    return ASKED or few


def tell_compared(what: str, positions: int, nodes: int) -> None:
    """Say what was found to be the same, if it was asked for."""
    if ASKED:
        print(f"\n{what}: {positions} positions, {nodes} nodes, the same")


def source_of(full_name: str) -> Path:
    """The file of a kernel's source."""
    return ROOT.joinpath(*full_name.split(".")).with_suffix(".py")


def interpreted(kernel: str, name: str, *below: str) -> ModuleType:
    """A kernel's source, run by Python even where it is compiled.

    Args:
        kernel: the kernel's folder.
        name: the kernel's module.
        below: the modules that it is built on, the lowest first; they are interpreted too.
    """
    names = [*SHARED, *(f"{kernel}.{part}" for part in (*below, name))]
    kept = {full_name: import_module(full_name) for full_name in names}
    try:
        for full_name in names:
            spec = spec_from_file_location(full_name, source_of(full_name))
            assert spec is not None
            assert spec.loader is not None
            sys.modules[full_name] = module = module_from_spec(spec)
            spec.loader.exec_module(module)
        return sys.modules[names[-1]]
    finally:
        sys.modules.update(kept)
