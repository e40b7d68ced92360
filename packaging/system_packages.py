# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Find out which system packages are missing on Linux, and install them where that is possible.

A library is looked for by loading it and a program by its name, so that this works on every
distribution; the packages' names are Debian's, and Ubuntu's.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

PYTHON = f"python3.{sys.version_info.minor}"

WINDOW_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-run-session": "dbus",
    "openbox": "openbox",  # the booth stays in front of a desktop
    "wmctrl": "wmctrl",
    "stockfish": "stockfish",  # other chess programs play in ours
}
LISTENING = {  # the tests hear the window as a screen reader does, with the system's own Python
    "org.a11y.Bus": "at-spi2-core",
    "gi": "python3-gi",
    "Atspi": "gir1.2-atspi-2.0",
}
BUILD_PROGRAMS = {"objdump": "binutils", "xz": "xz-utils"}
COMPILER = {"cc": "gcc", "stdio.h": "libc6-dev", "Python.h": f"lib{PYTHON}-dev"}
BUILD_LIBRARIES = {  # these are copied into the frozen program
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def missing_for(command: str) -> dict[str, str]:
    """Return what is missing for one command of start.py, each with the package that has it."""
    if sys.platform != "linux":
        return {}
    libraries: dict[str, str] = {}
    programs: dict[str, str] = {}
    if command != "check":
        libraries |= WINDOW_LIBRARIES
    if command == "test":
        programs |= TEST_PROGRAMS
    if command == "build":
        libraries |= BUILD_LIBRARIES | python_library()
        programs |= BUILD_PROGRAMS
    missing = {name: package for name, package in libraries.items() if not loads(name)}
    missing |= {name: package for name, package in programs.items() if not is_there(name)}
    if command == "test":
        missing |= missing_to_listen()
    if command in ("test", "build"):
        missing |= missing_compiler()
    if importlib.util.find_spec("ensurepip") is None:
        missing["ensurepip"] = f"{PYTHON}-venv"
    return missing


def is_there(program: str) -> bool:
    """Say whether a program is on the path, or among the games, which are not on root's."""
    places = os.pathsep.join((os.environ.get("PATH", ""), "/usr/games"))
    return shutil.which(program, path=places) is not None


def missing_to_listen() -> dict[str, str]:
    """Return what is missing to hear a window: the bus for it, and a Python that speaks to it."""
    there = {
        "org.a11y.Bus": Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists(),
        "gi": listens("import gi"),
        "Atspi": listens("import gi; gi.require_version('Atspi', '2.0')"),
    }
    return {name: package for name, package in LISTENING.items() if not there[name]}


def listens(statement: str) -> bool:
    """Say whether the system's Python can do this."""
    python = "/usr/bin/python3"
    if not Path(python).exists():
        return False
    done = subprocess.run([python, "-c", statement], capture_output=True, check=False)
    return done.returncode == 0


def missing_compiler() -> dict[str, str]:
    """Return what is missing to compile the kernels."""
    headers = Path(sysconfig.get_paths()["include"])
    there = {
        "cc": shutil.which("cc") is not None,
        "stdio.h": Path("/usr/include/stdio.h").exists(),
        "Python.h": (headers / "Python.h").exists(),
    }
    return {name: package for name, package in COMPILER.items() if not there[name]}


def python_library() -> dict[str, str]:
    """Return the library of this Python, which a frozen program brings along."""
    name = sysconfig.get_config_var("INSTSONAME")
    if not sysconfig.get_config_var("Py_ENABLE_SHARED") or name in linked_libraries():
        return {}
    return {name: f"lib{PYTHON}"}


def linked_libraries() -> set[str]:
    """Return the names of the libraries that this process has loaded."""
    with open("/proc/self/maps", encoding="utf-8") as maps:  # noqa: PTH123
        return {line.rstrip().rpartition("/")[2] for line in maps}


def loads(library: str) -> bool:
    """Say whether the system's loader finds this library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def provide(missing: dict[str, str]) -> bool:
    """Install what is missing, or say in one message what to do; return whether it is there."""
    packages = " ".join(sorted(set(missing.values())))
    if not shutil.which("apt-get"):
        print("This computer lacks: " + ", ".join(sorted(missing)) + ".", file=sys.stderr)
        print(f"On Debian, these packages contain them: {packages}.", file=sys.stderr)
        return False
    install = f"apt-get install --yes --no-install-recommends {packages}"
    if os.geteuid() != 0:
        sudo = "sudo " if shutil.which("sudo") else ""
        print(f"Some system packages are missing: {packages}", file=sys.stderr)
        print(
            "Install them" + ("" if sudo else " as root") + ", then start again:", file=sys.stderr
        )
        print(f"    {sudo}apt-get update && {sudo}{install}", file=sys.stderr)
        return False
    print(f"Installing system packages: {packages}", flush=True)
    return apt_get("update") and apt_get(*install.split()[1:])


def apt_get(*arguments: str) -> bool:
    """Run apt-get without questions; show what it printed only if it failed."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", "-q", *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        print(f"apt-get {arguments[0]} failed. The reason is above.", file=sys.stderr)
    return done.returncode == 0
