# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic
"""Compiles the kernels, and finds the rooms; all else about the package stands in pyproject.toml.

Without a C compiler the package installs all the same, and the kernels run interpreted.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup

KERNELS = "desktop_app/**/kernel/*.py"
# Debug information would make a module four times as large and take a quarter of the time.
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-fno-semantic-interposition"]

setup(
    packages=[*find_packages(include=["desktop_app*"]), "desktop_app.resource_files"],
    ext_modules=cythonize(
        [
            Extension(
                ".".join(source.with_suffix("").parts),
                [source.as_posix()],
                extra_compile_args=FLAGS,
                optional=True,
            )
            for source in sorted(Path().glob(KERNELS))
            if source.stem != "__init__"
        ],
        build_dir="build/kernels",
        # Elsewhere each process would run this file again.
        nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
        compiler_directives={
            "language_level": "3",
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    ),
)
