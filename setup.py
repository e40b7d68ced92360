# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles the kernels; all else about the package stands in pyproject.toml.

Without a C compiler the package installs all the same, and the kernels run interpreted.
"""

import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

KERNELS = Path("desktop_app/search/kernels")
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-fno-semantic-interposition"]

setup(
    ext_modules=cythonize(
        [
            Extension(
                ".".join([*KERNELS.parts, source.stem]),
                [source.as_posix()],
                extra_compile_args=FLAGS,
                optional=True,
            )
            for source in sorted(KERNELS.glob("*.py"))
            if source.stem != "__init__"
        ],
        build_dir="build/kernels",
    )
)
