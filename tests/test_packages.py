# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the Linux packages say about the program."""

import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from desktop_app import __version__

ROOT = Path(__file__).parents[1]
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
ALLOWED = "--override=cid-desktopapp-is-not-rdns=info"
"""An identifier with a public address waits for one."""


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that makes the packages."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return import_module("build")


def test_software_centres_show_the_change_log(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    root = ElementTree.fromstring(build.metainfo())
    releases = root.findall("releases/release")
    assert [each.get("version") for each in releases] == re.findall(
        r"^## (\S+)", CHANGES, re.MULTILINE
    )
    assert releases[0].get("version") == __version__
    assert releases[0].get("date") == "2026-01-01"
    assert releases[0].get("type") == "development"
    items = ["".join(each.itertext()) for each in root.iter("li")]
    assert len(items) == len(re.findall(r"^- ", CHANGES, re.MULTILINE))
    assert not [item for item in items if re.search(r"[*`\n]|  |^\s|\s$", item)]
    plain = " ".join(re.sub(r"[*`]", "", CHANGES).split())
    assert all(item in plain for item in items)


def test_a_release_has_its_date_from_the_change_log(build: ModuleType) -> None:
    changes = "# Changes\n\n## 1.2.0 (2027-03-04)\n\n### Play\n- *Add* `<a & b>`\n  to it.\n"
    release = ElementTree.fromstring("\n".join(build.releases_of(changes)))
    assert release.attrib == {"type": "stable", "version": "1.2.0", "date": "2027-03-04"}
    assert [part.text for part in release.iter() if part.tag in {"p", "li"}] == [
        "Play",
        "Add <a & b> to it.",
    ]


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_software_centres_can_read_it(build: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "minimax-fair.metainfo.xml"
    file.write_text(build.metainfo(), "utf-8")
    for each in (file, ROOT / "packaging/linux/minimax-fair.metainfo.xml"):
        done = subprocess.run(
            ["appstreamcli", "validate", "--no-net", ALLOWED, str(each)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
