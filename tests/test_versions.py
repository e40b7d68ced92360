# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The versions that are declared, locked and installed are the same ones, for every Python."""

import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
SYSTEMS = (("linux", "x86_64"), ("linux", "aarch64"), ("win32", "AMD64"), ("darwin", "arm64"))
LOCKS = ("requirements.txt", "requirements-dev.txt")
DECLARED: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def asked(*extras: str) -> list[Requirement]:
    """What the program declares that it needs, with some of its extras."""
    project = DECLARED["project"]
    texts = [*project["dependencies"]]
    for extra in extras:
        texts += project["optional-dependencies"][extra]
    return [Requirement(text) for text in texts]


def locked(name: str, python: str, system: str, machine: str) -> dict[str, Version]:
    """The versions that a lock file gives a machine."""
    text = (ROOT / "packaging" / name).read_text("utf-8")
    about = machine_of(python, system, machine)
    found: dict[str, Version] = {}
    for package, version, marker in re.findall(
        r"^([a-z0-9-]+)==(\S+)(?: ; (.*?))? \\$", text, re.MULTILINE
    ):
        if not marker or Marker(marker).evaluate(about):
            assert package not in found, f"{name}: two versions of {package} for Python {python}"
            found[package] = Version(version)
    return found


def machine_of(python: str, system: str, machine: str) -> dict[str, str]:
    """What markers ask about a machine."""
    return {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": system,
        "platform_machine": machine,
        "implementation_name": "cpython",
        "extra": "",
    }


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(("system", "machine"), SYSTEMS)
@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_one_version_of_all_that_is_declared(
    name: str, system: str, machine: str, python: str
) -> None:
    versions = locked(name, python, system, machine)
    extras = ("kernels", "sound") if name == "requirements.txt" else ("kernels", "sound", "dev")
    about = machine_of(python, system, machine)
    for each in asked(*extras):
        if each.marker is None or each.marker.evaluate(about):
            package = each.name.lower()
            assert package in versions, f"{name} lacks {package} for Python {python} on {system}"
            assert each.specifier.contains(versions[package]), (name, python, str(each))


@pytest.mark.parametrize("python", PYTHONS)
def test_qt_below_6_12_is_for_python_3_11_alone(python: str) -> None:
    for name in LOCKS:
        version = locked(name, python, "linux", "x86_64")["pyside6-essentials"]
        assert (version < Version("6.12")) is (python == "3.11"), (name, version)
    for texts in (DECLARED["project"]["dependencies"], DECLARED["build-system"]["requires"]):
        needed = [Requirement(text) for text in texts if text.startswith("PySide6")]
        about = machine_of(python, "linux", "x86_64")
        fits = all(
            each.specifier.contains("6.12.0")
            for each in needed
            if each.marker is None or each.marker.evaluate(about)
        )
        assert fits is (python != "3.11")


def test_what_builds_the_program_has_the_floors_of_what_runs_it() -> None:
    """Only the floors are tried, so each package has one."""
    floors: dict[str, set[str]] = {}
    project = DECLARED["project"]
    extras = [text for texts in project["optional-dependencies"].values() for text in texts]
    for text in (*DECLARED["build-system"]["requires"], *project["dependencies"], *extras):
        each = Requirement(text)
        for part in each.specifier:
            if part.operator == ">=":
                floors.setdefault(each.name.lower(), set()).add(part.version)
    assert floors["pyside6-essentials"] == {"6.8"}
    assert all(len(versions) == 1 for versions in floors.values()), floors
    needed = (*DECLARED["build-system"]["requires"], *project["dependencies"])
    assert {Requirement(text).name.lower() for text in needed} <= set(floors)


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script that sets everything up, with an environment of its own."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import start  # pyright: ignore[reportMissingImports]

    module: ModuleType = start
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "PYTHON", tmp_path / "bin/python")
    return module


@pytest.mark.skipif(sys.platform == "win32", reason="there an environment has a copy of Python")
def test_an_environment_of_another_python_is_set_up_anew(start: ModuleType, tmp_path: Path) -> None:
    """A newer release of the system has put another Python in the place of the former one."""
    lock, python = ROOT / "packaging/requirements.txt", tmp_path / "bin/python"
    (tmp_path / lock.name).write_bytes(lock.read_bytes())
    (tmp_path / "lib/python3.11").mkdir(parents=True)
    (tmp_path / "system").mkdir()
    python.parent.mkdir()
    for version in ("3.11", "3.13"):
        (tmp_path / f"system/python{version}").touch()
    python.symlink_to(tmp_path / "system/python3.11")
    assert start.is_installed(lock)
    python.unlink()
    python.symlink_to(tmp_path / "system/python3.13")
    assert not start.is_installed(lock)
