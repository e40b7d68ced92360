# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sources tell translators about a text, by comments that begin with `#:`.

A comment speaks for all texts of its statement that follow it, up to the next one. Right above a
`def` or a `class` it speaks for all texts in it that have none of their own. Qt's extractor gives a
comment to the next text alone, so `texts.py` writes into the languages' files what is found here,
and what the usual placeholders stand for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).resolve().parent.parent / "desktop_app"
MARK = "#:"
AT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The functions that take a text, and which of their arguments it is."""
PLACEHOLDERS = {
    "branches": "names of branches, such as “left, right”",
    "better": "a move that was better: b2",
    "cell": "a place on the board: b2",
    "columns": "a number",
    "count": "a number; the text has a form for one and for many",
    "deciding": "the move that decides the game: b2",
    "depth": "a number of moves",
    "draws": "a number of games",
    "margin": "by how much a game is won: 4",
    "megabytes": "a number",
    "move": "a move: b2, column 4, ♘f3",
    "moves": "one move or several: “b2, c1 or c3”",
    "example": "an example of what can be typed",
    "file": "the name of a file",
    "first": "the name of the player who moves first: X, White",
    "key": "a key of the keyboard: H",
    "k": "how many in a row win, a number",
    "losses": "a number of games",
    "most": "the largest number that is possible",
    "least": "the smallest number that is possible",
    "number": "a number",
    "one": "a place or a move: b2",
    "other": "the other player's name: O, Black",
    "pattern": "endings of names of files: *.pgn",
    "pit": "the letter of a pit: c",
    "percent": "a number, without its sign",
    "other_place": "a place on the board: b2",
    "path": "the place of a file on the disk",
    "place": "a place on the board: b2",
    "played": "the move that was played: b2",
    "plies": "a number of moves, of both players",
    "player": "a player's name: X, White",
    "reason": "a whole sentence",
    "reply": "the other player's answer, a move: b2",
    "rows": "a number",
    "second": "the name of the player who moves second: O, Black",
    "seconds": "a number",
    "square": "a square of the board: e4",
    "text": "what somebody typed, or what stands in a file",
    "two": "another place or move",
    "value": "a value: +3, −1 in 4, 0.5",
    "where": "where in a file, such as “line 3: ”; often empty",
    "winner": "the name of the player who wins: X, White",
    "wins": "a number of games",
}
"""What a placeholder stands for unless a comment says something else."""


CLAUSE = re.compile(r"((?:\{\w+\}, )*\{\w+\}): .*?(?=(?:\{\w+\}, )*\{\w+\}: |$)")
"""What a comment says of placeholders: “{first}, {second}: names of players”."""


class Text(NamedTuple):
    """A text that the program has translated.

    Attributes:
        context: the name under which Qt knows it.
        source: the English text.
        file: the source file.
        comment: what translators are told; empty for nothing.
    """

    context: str
    source: str
    file: Path
    comment: str

    @property
    def placeholders(self) -> list[str]:
        """The names of what is filled in."""
        return list(dict.fromkeys(re.findall(r"\{(\w+)[^}]*\}", self.source)))

    @property
    def unexplained(self) -> list[str]:
        """The placeholders of which nobody says what they stand for."""
        told = [*PLACEHOLDERS, *re.findall(r"\{(\w+)\}", self.comment)]
        return [name for name in self.placeholders if name not in told]

    @property
    def needs_comment(self) -> bool:
        """Whether it can't be translated well without knowing where it appears."""
        words = re.sub(r"\{[^}]*\}", "", self.source).split()
        return len(words) <= 2 or bool(self.placeholders) or "%n" in self.source


@cache
def all_texts() -> list[Text]:
    """Return all texts of the program, in the order of the sources."""
    return [text for file in sorted(SOURCES.rglob("*.py")) for text in texts_in(file)]


@cache
def comment_by_text() -> dict[tuple[str, str], str]:
    """Return all that translators are told, by context and text, one remark a line."""
    told = dict[tuple[str, str], dict[str, None]]()
    for text in all_texts():
        lines = told.setdefault((text.context, text.source), {})
        if text.comment:
            lines[text.comment] = None
    for (context, source), lines in [*told.items()]:
        names = Text(context, source, SOURCES, "").placeholders
        kept = dict.fromkeys(_without_others(line, names) for line in lines)
        asked = Text(context, source, SOURCES, "\n".join(kept))
        for name in names:
            if f"{{{name}}}" not in asked.comment and name in PLACEHOLDERS:
                kept[f"{{{name}}}: {PLACEHOLDERS[name]}"] = None
        told[context, source] = kept
    return {key: "\n".join(lines) for key, lines in told.items()}


def _without_others(comment: str, names: Sequence[str]) -> str:
    """Leave out of a comment what it says of placeholders that a text doesn't have."""
    clauses = [*CLAUSE.finditer(comment)]
    if not clauses:
        return comment
    parts = [comment[: clauses[0].start()].strip()]
    for clause in clauses:
        told = clause[0].strip(" ,;")
        if ". " in told or any(f"{{{name}}}" in clause[1] for name in names):
            parts.append(told)
    return " ".join([parts[0], "; ".join(parts[1:])]).strip()


def texts_in(file: Path) -> Iterator[Text]:
    """Yield the texts of a source file with their comments."""
    source = file.read_text(encoding="utf-8")
    if any(f"{name}(" in source for name in AT):
        yield from _visit(ast.parse(source), [], _remarks(source), file)


def _remarks(source: str) -> dict[int, str]:
    """Return the comments for translators by their last line; several lines are one comment."""
    found = dict[int, str]()
    for number, line in enumerate(source.splitlines(), 1):
        told = line.strip()
        if told.startswith(MARK):
            begun = found.pop(number - 1, "")
            found[number] = f"{begun} {told.removeprefix(MARK).strip()}".strip()
    return found


def _visit(
    node: ast.AST, around: list[ast.AST], remarks: dict[int, str], file: Path
) -> Iterator[Text]:
    if isinstance(node, ast.Call):
        found = _asked(node, around)
        if found is not None:
            told = [_comment_on(node, around, remarks), _told_apart(node)]
            yield Text(*found, file, ". ".join(filter(None, told)))
    around.append(node)
    for child in ast.iter_child_nodes(node):
        yield from _visit(child, around, remarks, file)
    around.pop()


def _asked(call: ast.Call, around: list[ast.AST]) -> tuple[str, str] | None:
    """Return the context and the text of a call; None if it translates nothing.

    `tr` is asked of `self` alone: of anything else the text would be extracted under its name, and
    asked for under the name of its class.
    """
    at = AT.get(name_of(call))
    if at is None or len(call.args) <= at:
        return None
    if at == 0 and ast.unparse(call.func) != "self.tr":
        return None
    arguments = [each.value if isinstance(each, ast.Constant) else None for each in call.args]
    classes = [each.name for each in around if isinstance(each, ast.ClassDef)]
    context = arguments[0] if at else next(reversed(classes), None)
    text = arguments[at]
    return (context, text) if isinstance(context, str) and isinstance(text, str) else None


def name_of(call: ast.Call) -> str:
    """Return the name of the function that is called, without what is before its dot."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _told_apart(call: ast.Call) -> str:
    """Return what tells two equal texts apart: "short for: Play again"; empty if nothing does."""
    after = call.args[1 + AT[name_of(call)] :][:1]
    return "".join(str(each.value) for each in after if isinstance(each, ast.Constant))


def _comment_on(call: ast.Call, around: list[ast.AST], remarks: dict[int, str]) -> str:
    """Return the comment that speaks for the text of a call; empty if there is none."""
    statement = next(each for each in reversed(around) if isinstance(each, ast.stmt))
    before = [line for line in remarks if statement.lineno - 1 <= line < call.lineno]
    if before:
        return remarks[max(before)]
    for each in reversed(around):
        if isinstance(each, ast.FunctionDef | ast.ClassDef):
            first = min([each.lineno, *(mark.lineno for mark in each.decorator_list)])
            if first - 1 in remarks:
                return remarks[first - 1]
    return ""
