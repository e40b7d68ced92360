# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same kernel twice: as it is imported, and interpreted from its source."""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import desktop_app.search.kernels

FOLDER = Path(desktop_app.search.kernels.__file__).parent


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
