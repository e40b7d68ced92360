# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ask Qt for all texts of the program as the running program does, in another language.

`python -m tests.asked_names FILE.qm` prints one JSON object: how many texts were asked for, and
which of them Qt does not know under the name that was used. `self.tr` in a class is asked of an
object of this class and of each of its subclasses: PySide looks for the text under the name of the
object's own class, then of each base in turn, until a translation differs from the text, which one
with its number filled in (`%n`) always does.
"""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtWidgets import QApplication

import desktop_app
from desktop_app.games.wording import PluralTexts

HOUSE = Path(desktop_app.__file__).parent
OPENS = "⟦"
"""Begins every text in the other language."""


def classes() -> dict[tuple[str, str], type]:
    """Return all classes of the program by file and name, after everything was imported."""
    found = dict[tuple[str, str], type]()
    for info in pkgutil.walk_packages([str(HOUSE)], "desktop_app."):
        if info.name.endswith("__main__"):
            continue
        with suppress(ImportError):  # parts that are not installed
            module = importlib.import_module(info.name)
            for name, each in vars(module).items():
                if isinstance(each, type) and each.__module__ == info.name:
                    found[str(module.__file__), name] = each
    return found


def texts() -> Iterator[tuple[str, str, str, ast.Call]]:
    """Yield file, class, text and call of all texts; no class where a context is named."""
    for file in sorted(HOUSE.rglob("*.py")):
        yield from _texts_in(ast.parse(file.read_bytes()), str(file), "")


def _texts_in(node: ast.AST, file: str, inside: str) -> Iterator[tuple[str, str, str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            name = getattr(child.func, "attr", getattr(child.func, "id", ""))
            at = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(name, len(child.args))
            text = _constant(child.args[at:])
            if text:
                yield file, "" if at else inside, text, child
        yield from _texts_in(child, file, child.name if isinstance(child, ast.ClassDef) else inside)


def _constant(arguments: list[ast.expr]) -> str:
    """Return the first argument if it is a text; empty if not."""
    value = getattr(arguments[0], "value", None) if arguments else None
    return value if isinstance(value, str) else ""


def with_subclasses(made: type) -> Iterator[type]:
    """Yield a class and all that are derived from it, also those of its subclasses."""
    yield made
    for each in made.__subclasses__():
        if each.__module__.startswith("desktop_app"):
            yield from with_subclasses(each)


@cache
def speaker(made: type) -> Any:
    """Return an object that translates as one of this class does, without building all of it."""
    if issubclass(made, PluralTexts):
        return made.__new__(made)
    base = next(each for each in made.__mro__ if each.__module__.startswith("PySide6"))

    def begin(self: QObject) -> None:
        base.__init__(self)

    kind: Any = type(base)
    return kind(made.__name__, (made,), {"__init__": begin})()


def answers(file: str, inside: str, text: str, call: ast.Call) -> Iterator[tuple[str, str]]:
    """Yield who asks for a text, and what Qt answers."""
    if not inside:
        context = call.args[0]
        assert isinstance(context, ast.Constant), f"{file}:{call.lineno} names no context"
        name = str(context.value)
        yield name, QCoreApplication.translate(name, text, _constant(call.args[2:3]))
        return
    beside = _constant(call.args[1:2])
    for made in with_subclasses(KNOWN[file, inside]):
        asks = speaker(made)
        yield (
            made.__name__,
            (asks.tr(text, beside, 2) if len(call.args) > 2 else asks.tr(text, beside)),
        )


KNOWN: dict[tuple[str, str], type] = {}


def main() -> None:
    """Ask, and print what was not known."""
    app = QApplication([])
    translator = QTranslator(app)
    assert translator.load(sys.argv[1])
    app.installTranslator(translator)
    KNOWN.update(classes())
    asked, unknown = 0, list[str]()
    for file, inside, text, call in texts():
        for name, answer in answers(file, inside, text, call):
            asked += 1
            if not answer.startswith(OPENS):
                unknown.append(f"{Path(file).relative_to(HOUSE)}:{call.lineno} {name}: {text}")
    print(json.dumps({"asked": asked, "unknown": unknown}, ensure_ascii=False))


if __name__ == "__main__":
    main()
