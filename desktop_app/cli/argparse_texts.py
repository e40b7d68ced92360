# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences that `argparse` makes by itself, in this program's words and the reader's language.

`argparse` passes each of its texts through the function `_`. Here it gets another one; `TEXTS` has
all texts that this program can cause. They are written with names in braces, as all texts are, and
become what `argparse` fills in itself.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

from desktop_app.cli.output import translate

TEXTS: dict[str, Callable[[], str]] = {
    #: Begins the help of a command: usage: minimax-fair play ...
    "usage: ": lambda: translate("CommandLine", "usage: "),
    #: Title in the help: what a command is given, in a fixed order
    "positional arguments": lambda: translate("CommandLine", "arguments"),
    #: Title in the help: the options, such as --depth
    "options": lambda: translate("CommandLine", "options"),
    #: {argument_name}: an option such as --depth, {message}: what is wrong, a sentence
    "argument %(argument_name)s: %(message)s": lambda: translate(
        "CommandLine", "{argument_name}: {message}"
    ),
    #: What is wrong, after the name of an option: “--depth: Something is missing ...”
    "expected one argument": lambda: translate(
        "CommandLine", "Something is missing after this option."
    ),
    "expected at most one argument": lambda: translate(
        "CommandLine", "Give no more than one value."
    ),
    "expected at least one argument": lambda: translate("CommandLine", "Give at least one value."),
    #: {other}: another option, which has the same aim
    "not allowed with argument %s": lambda: translate(
        "CommandLine", "Use this or {other}, not both."
    ),
    #: {value}: what was written behind an option such as --json
    "ignored explicit argument %r": lambda: translate(
        "CommandLine", "This option is used alone, without {value}."
    ),
    #: {option}: the beginning of an option, {matches}: all options that begin so
    "ambiguous option: %(option)s could match %(matches)s": lambda: translate(
        "CommandLine", "{option} could be one of: {matches}. Write all of it."
    ),
    #: {names}: what is missing, such as GAME or --first
    "the following arguments are required: %s": lambda: translate(
        "CommandLine", "Something is missing: {names}. See --help."
    ),
    #: {names}: options
    "one of the arguments %s is required": lambda: translate(
        "CommandLine", "Use one of these: {names}."
    ),
    #: {names}: what can't be understood
    "unrecognized arguments: %s": lambda: translate(
        "CommandLine", "I don't know what to do with {names} here. See --help."
    ),
    #: {type}: what it should be, {value}: what was written
    "invalid %(type)s value: %(value)r": lambda: translate(
        "CommandLine", "{value} doesn't fit here ({type})."
    ),
    #: {value}: what was written, {choices}: all that can be written
    "invalid choice: %(value)r (choose from %(choices)s)": lambda: translate(
        "CommandLine", "{value} isn't possible here. Choose from {choices}."
    ),
}
"""By the text of `argparse`: what is said instead."""

ITS_FUNCTION = "_"
"""The name of the function through which `argparse` passes its texts."""
PLACEHOLDER = re.compile(r"%(?:\((\w+)\))?[sr]")


def worded(text: str) -> str:
    """Return what is said in place of a text of `argparse`; the text itself if it is not known."""
    if text not in TEXTS:
        return text
    filled = dict[str, str]()
    for found in PLACEHOLDER.finditer(text):
        is_quoted = found[0].endswith("r")  # argparse would use straight quotation marks
        filled[found[1] or ""] = f"“{found[0][:-1]}s”" if is_quoted else found[0]

    def in_its_place(name: re.Match[str]) -> str:
        return filled.get(name[1]) or filled[""]

    return re.sub(r"\{(\w+)\}", in_its_place, TEXTS[text]().replace("%", "%%"))


def speak_for_argparse() -> None:
    """Let `argparse` use these texts from now on."""
    setattr(argparse, ITS_FUNCTION, worded)
