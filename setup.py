# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# pyright: basic
"""Compiles the kernels and the languages; all else about the package stands in pyproject.toml.

Without a C compiler the package installs all the same, and the kernels run interpreted.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, find_packages, setup
from setuptools.command.build_py import build_py

KERNELS = "desktop_app/**/kernel/*.py"
# Debug information would make a module four times as large and take a quarter of the time.
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-fno-semantic-interposition"]
TRANSLATIONS = Path("resources", "translations")


class BuildWithLanguages(build_py):
    """Also compile each language, `NAME.ts`, to the `NAME.qm` that the program loads."""

    def run(self):
        super().run()
        target = TRANSLATIONS
        if not self.editable_mode:
            target = Path(self.build_lib, "desktop_app", "resource_files", "translations")
        target.mkdir(parents=True, exist_ok=True)
        tool = lrelease()
        for source in sorted(TRANSLATIONS.glob("*.ts")):
            made = target / source.with_suffix(".qm").name
            subprocess.run([tool, "-silent", str(source), "-qm", str(made)], check=True)


def lrelease():
    """Return the path of Qt's compiler for languages, which comes with PySide6-Essentials."""
    own = [str(Path(sys.executable).parent), sysconfig.get_path("scripts")]
    path = os.pathsep.join([*own, os.environ.get("PATH", os.defpath)])
    tool = shutil.which("pyside6-lrelease", path=path)
    if tool is None:
        raise SystemExit("pyside6-lrelease is missing. Install PySide6-Essentials to build this.")
    return tool


setup(
    cmdclass={"build_py": BuildWithLanguages},
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
