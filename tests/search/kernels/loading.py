# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same kernel twice: as it is imported, and interpreted from its source.

The tests that compare the two take few positions of each size of board. For more:
`KERNEL_POSITIONS=500 python -m pytest -s tests/search/kernels -k compiled_and_interpreted`,
which takes some minutes and tells what was compared.
"""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from os import environ
from pathlib import Path
from types import ModuleType

import desktop_app.search.kernels

KERNELS = "desktop_app.search.kernels"
FOLDER = Path(desktop_app.search.kernels.__file__).parent
LINE_MODULES = ("line_patterns", "line_board", "line_table", "line_threats", "lines")
ASKED = int(environ.get("KERNEL_POSITIONS", "0"))


def compared(few: int) -> int:
    """How many positions to compare: few, or as many as were asked for."""
    return ASKED or few


def tell_compared(what: str, positions: int, nodes: int) -> None:
    """Say what was found to be the same, if it was asked for."""
    if ASKED:
        print(f"\n{what}: {positions} positions, {nodes} nodes, the same")


def interpreted(name: str) -> ModuleType:
    """A kernel's source, run by Python even where it is compiled."""
    spec = spec_from_file_location(f"interpreted_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def imported(name: str) -> ModuleType:
    """A kernel as the program has it: compiled, where that could be done."""
    return import_module(f"desktop_app.search.kernels.{name}")


@contextmanager
def interpreted_lines() -> Generator[ModuleType, None, None]:
    """The kernel of large line games from the sources of its modules, which need each other."""
    names = [f"{KERNELS}.{name}" for name in LINE_MODULES]
    kept = {name: import_module(name) for name in names}
    try:
        for name, full_name in zip(LINE_MODULES, names, strict=True):
            spec = spec_from_file_location(full_name, FOLDER / f"{name}.py")
            assert spec is not None
            assert spec.loader is not None
            sys.modules[full_name] = module = module_from_spec(spec)
            spec.loader.exec_module(module)
        yield sys.modules[names[-1]]
    finally:
        sys.modules.update(kept)
