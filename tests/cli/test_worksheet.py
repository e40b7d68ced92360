# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair worksheet`, run as a person runs it, without a screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    surroundings = {name: text for name, text in os.environ.items() if name != "DISPLAY"}
    surroundings |= {"PYTHONPATH": str(ROOT), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    surroundings.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "desktop_app", "worksheet", *arguments],
        cwd=folder,
        capture_output=True,
        env=surroundings,
        text=True,
        check=False,
    )


def test_sheets_are_written(tmp_path: Path) -> None:
    done = run(tmp_path, "--count=10", "--depth=3", "--seed=7", "--output=sheets.pdf")
    assert (done.returncode, done.stdout, done.stderr) == (0, "sheets.pdf\n", "")
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF-")


def test_drawings_are_named_after_their_pages(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        *("--count=4", "--algorithm=alpha-beta", "--paper=letter", "--no-solutions"),
        *("--numbers=-9..9", "--output=a.svg"),
    )
    assert (done.returncode, done.stdout) == (0, "a-1.svg\na-2.svg\n")
    assert "−" in (tmp_path / "a-1.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--depth 9", "--depth must be 1 to 5."),
        ("--branching 6", "--branching must be 2 to 5."),
        ("--depth 5 --branching 3", "Such trees have too many numbers for a page."),
        ("--count 0", "--count must be 1 to 100."),
        ("--numbers 5..5", "--numbers must be between −999 and 999, the smaller one first."),
        ("--no-solutions --only-solutions", "not both"),
        ("--numbers five", "“five” isn't a range"),
        ("--output sheets.doc", "must end in .pdf or .svg"),
        ("--count many", "“many” isn't a whole number"),
        (
            "--output no/folder/a.pdf",
            "“a.pdf” wasn't saved: there is no such file or folder. Check the name.",
        ),
    ],
)
def test_errors_are_reported_in_one_line(tmp_path: Path, arguments: str, said: str) -> None:
    done = run(tmp_path, *arguments.split())
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
