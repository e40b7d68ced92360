# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair worksheet`: writes trees to search by hand, as a PDF or as drawings."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.cli import argument
from desktop_app.cli.output import BAD_INPUT, say, translate, use_language

if TYPE_CHECKING:
    from desktop_app.explain.worksheets.random_trees import RandomTrees

ALGORITHMS = ("minimax", "alpha-beta")
_RANGE = re.compile(r"(-?[0-9]{1,6})(?:\.\.|:)(-?[0-9]{1,6})")


def add_worksheet(task: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    task.add_argument(
        "--count",
        type=_whole,
        metavar="N",
        default=10,
        help=translate("CommandLine", "number of trees (default: 10)"),
    )
    task.add_argument(
        "--depth",
        type=_whole,
        metavar="N",
        default=3,
        help=translate("CommandLine", "depth of each tree (default: 3)"),
    )
    task.add_argument(
        "--branching",
        type=_whole,
        metavar="N",
        default=2,
        help=translate("CommandLine", "branches at each node (default: 2)"),
    )
    task.add_argument(
        "--numbers",
        type=_range,
        metavar="LEAST..MOST",
        default=(0, 20),
        help=translate(
            "CommandLine",
            "range of the numbers at the leaves; to go below zero, write --numbers=-9..9 "
            "(default: 0..20)",
        ),
    )
    told = translate("CommandLine", "search to practise (default: minimax)")
    argument.add_choice(task, "--algorithm", ALGORITHMS, told)
    task.add_argument(
        "--seed",
        type=_whole,
        metavar="N",
        default=1,
        help=translate(
            "CommandLine", "random seed; the same number makes the same trees again (default: 1)"
        ),
    )
    told = translate("CommandLine", "paper size (default: a4)")
    argument.add_choice(task, "--paper", ("a4", "letter"), told)
    task.add_argument(
        "--no-solutions",
        action="store_true",
        help=translate("CommandLine", "write only the trees to fill in"),
    )
    task.add_argument(
        "--only-solutions",
        action="store_true",
        help=translate("CommandLine", "write only the filled-in trees"),
    )
    task.add_argument(
        "--output",
        metavar="FILE",
        type=_output,
        default=Path("worksheets.pdf"),
        help=translate(
            "CommandLine", "a .pdf file, or .svg to get one file per page (default: worksheets.pdf)"
        ),
    )


def run_worksheet(options: argparse.Namespace) -> int:
    """Write the worksheets; return the exit status, 2 for bad input."""
    from desktop_app.explain.worksheets.random_trees import RandomTrees

    asked = RandomTrees(
        options.count,
        options.depth,
        options.branching,
        options.numbers,
        options.algorithm == "alpha-beta",
        options.seed,
    )
    both = options.no_solutions and options.only_solutions
    if both or not asked.is_possible:
        use_language()
        told = translate("CommandLine", "Use --no-solutions or --only-solutions, not both.")
        say(told if both else _impossible_text(asked))
        return BAD_INPUT
    return _written(asked, options)


def _impossible_text(asked: RandomTrees) -> str:
    """Return the first thing that makes trees impossible."""
    from desktop_app.explain.worksheets.random_trees import (
        BRANCHINGS,
        DEPTHS,
        LARGEST,
        MOST_LEAVES,
        MOST_TREES,
    )
    from desktop_app.numerals import grouped

    #: What is wrong with an argument of the command line. {option}: such as --count
    pattern = translate("CommandLine", "{option} must be {least} to {most}.")
    for option, value, least, most in (
        ("--count", asked.count, 1, MOST_TREES),
        ("--depth", asked.depth, DEPTHS[0], DEPTHS[-1]),
        ("--branching", asked.branching, BRANCHINGS[0], BRANCHINGS[-1]),
    ):
        if not least <= value <= most:
            return pattern.format(option=option, least=least, most=most)
    if asked.branching**asked.depth > MOST_LEAVES:
        return translate(
            "CommandLine",
            "Such trees have too many numbers for a page. Give a smaller --depth or --branching.",
        )
    #: What is wrong with an argument of the command line
    return translate(
        "CommandLine", "--numbers must be between {least} and {most}, the smaller one first."
    ).format(least=grouped(-LARGEST), most=grouped(LARGEST))


def _written(asked: RandomTrees, options: argparse.Namespace) -> int:
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # a page needs fonts, but no screen
    from PySide6.QtGui import QGuiApplication

    from desktop_app import languages
    from desktop_app.explain.worksheets.pages import PaperSize, WorksheetRequest
    from desktop_app.explain.worksheets.writing import write_sheets
    from desktop_app.files.errors import FileError
    from desktop_app.words.files import not_saved

    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    languages.load_language(app)
    request = WorksheetRequest(
        asked,
        PaperSize(options.paper),
        has_blank=not options.only_solutions,
        has_solutions=not options.no_solutions,
    )
    try:
        for path in write_sheets(request, options.output):
            print(path)
    except FileError as error:
        say(not_saved(options.output.name, error))
        return BAD_INPUT
    return 0


def _whole(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        #: What is wrong with an argument of the command line
        told = translate("CommandLine", "“{text}” isn't a whole number.")
        raise argument.refused(told, text)
    return int(text)


def _range(text: str) -> tuple[int, int]:
    found = _RANGE.fullmatch(text)
    if found is None:
        #: What is wrong with an argument of the command line
        told = translate("CommandLine", "“{text}” isn't a range. Give two numbers, such as 0..20.")
        raise argument.refused(told, text)
    return int(found[1]), int(found[2])


def _output(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in (".pdf", ".svg"):
        #: What is wrong with an argument of the command line
        told = translate("CommandLine", "“{text}” must end in .pdf or .svg.")
        raise argument.refused(told, text)
    return path
