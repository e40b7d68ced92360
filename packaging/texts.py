# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's texts, for those who translate them: `python packaging/texts.py [CODE...]`.

Brings `resources/translations/minimax-fair_CODE.ts` of each language up to date with the sources
(those that are there, and those that are named), for Qt Linguist or any editor; English has only
the texts with a count. Signs get their no-break spaces. `start.py` makes the `.qm` files that the
program loads.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
NAME = "minimax-fair"
TYPESET = ("de", "es", "fr")
"""The languages that put a space before a per cent sign."""
TOOL = Path(sys.executable).with_name("pyside6-lupdate")


def extract(target: Path, *, plural_only: bool = False) -> None:
    """Write all texts of the sources into a `.ts` file; what is translated there is kept."""
    sources = sorted(str(path) for path in (ROOT / "desktop_app").rglob("*.py"))
    options = ["-locations", "none", "-no-obsolete", "-source-language", "en"]
    options += ["-pluralonly"] if plural_only else []
    command = [str(TOOL), *options, *sources, "-ts", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{TOOL.name} failed: {done.stdout}{done.stderr}")


def mend(file: Path, code: str) -> None:
    """Put the signs of a language's typography into its translations."""
    before = file.read_text(encoding="utf-8")
    after = re.sub(
        r"(<(translation|numerusform)[^>]*>)([^<]*)(?=</\2>)",
        lambda found: found[1] + typeset(found[3], code),
        before,
    )
    if after != before:
        file.write_text(after, encoding="utf-8")


def typeset(text: str, code: str) -> str:
    """Return a text whose signs no line break parts from their words; French gets its own signs."""
    text = re.sub(r"(?<=\S) %", "\N{NO-BREAK SPACE}%", text)
    if code != "fr":
        return text
    text = re.sub(r"(?<=\w)(?:'|&apos;)(?=\w)", "\N{RIGHT SINGLE QUOTATION MARK}", text)
    text = re.sub(r"(?<=\S) ([:»])", "\N{NO-BREAK SPACE}\\1", text)
    text = text.replace("« ", "«\N{NO-BREAK SPACE}")
    return re.sub(r"(?<=\S) ([;!?])", "\N{NARROW NO-BREAK SPACE}\\1", text)


def main() -> None:
    """Bring all languages up to date."""
    known = {path.stem.removeprefix(f"{NAME}_") for path in FOLDER.glob("*.ts")}
    for code in TYPESET:
        mend(FOLDER / f"{NAME}_{code}.ts", code)
    for code in sorted(known | set(sys.argv[1:])):
        extract(FOLDER / f"{NAME}_{code}.ts", plural_only=code == "en")


if __name__ == "__main__":
    main()
