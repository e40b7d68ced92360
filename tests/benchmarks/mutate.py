# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every small mistake that `mutation.py` can put into a file."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
CALCULATIONS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One mistake: the bytes from `start` to `end` of a file replaced by `new`.

    Attributes:
        line: where it is, for people; a later version may have it elsewhere.
        text: the line it is in, before.
        operator: what is replaced by what.
        occurrence: how many of the same operator come before it in lines of the same text.
        reach: the first and the last line of the smallest statement (or head of one) around it.
        in_function: whether it runs when a function is called, not when the file is imported.
    """

    file: str
    line: int
    text: str
    operator: str
    occurrence: int
    start: int
    end: int
    new: str
    reach: tuple[int, int]
    in_function: bool

    @property
    def key(self) -> tuple[str, str, str, int]:
        """What makes it the same mutant in another version of the file."""
        return self.file, self.text, self.operator, self.occurrence

    def applied(self, source: bytes) -> bytes:
        """Return the source with the mistake."""
        return source[: self.start] + self.new.encode() + source[self.end :]


class _Change(NamedTuple):
    node: ast.AST
    start: int
    end: int
    new: str
    operator: str


def mutants(file: str, source: bytes) -> list[Mutant]:
    """Return all mutants of a file, in order."""
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    seen, found = Counter[tuple[str, str]](), list[Mutant]()
    for change, reach, in_function in sorted(
        _Changes(source, lines).of(tree), key=lambda each: (each[0].start, each[0].operator)
    ):
        line = source.count(b"\n", 0, change.start) + 1
        text = lines[line - 1].decode().strip()
        occurrence = seen[text, change.operator]
        seen[text, change.operator] += 1
        found.append(
            Mutant(
                file,
                line,
                text,
                change.operator,
                occurrence,
                change.start,
                change.end,
                change.new,
                reach,
                in_function,
            )
        )
    return found


class _Changes:
    def __init__(self, source: bytes, lines: list[bytes]) -> None:
        self._source = source
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line))

    def of(self, tree: ast.Module) -> Iterator[tuple[_Change, tuple[int, int], bool]]:
        for statement in tree.body:
            yield from self._statement(statement, False)

    def _statement(
        self, node: ast.stmt, in_function: bool
    ) -> Iterator[tuple[_Change, tuple[int, int], bool]]:
        head = ast.get_source_segment(self._source.decode(), node) or ""
        if head.startswith(("if TYPE_CHECKING", "if __name__", "__all__", "from ", "import ")):
            return
        blocks = [
            (name, value)
            for name, value in ast.iter_fields(node)
            if name in {"body", "orelse", "finalbody", "handlers", "cases"}
        ]
        inner = [each for _, value in blocks for each in value]
        first = min((each.lineno for each in inner if hasattr(each, "lineno")), default=None)
        last = node.end_lineno or node.lineno
        reach = node.lineno, last if first is None else max(node.lineno, first - 1)
        for change in self._in_statement(node, {name for name, _ in blocks}):
            yield change, reach, in_function
        within = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for each in inner:
            if isinstance(each, ast.stmt):
                yield from self._statement(each, within)
            elif isinstance(each, ast.ExceptHandler | ast.match_case):
                for statement in each.body:
                    yield from self._statement(statement, within)
                if isinstance(each, ast.match_case) and each.guard:
                    for change in self._expression(each.guard):
                        yield change, (each.pattern.lineno, each.pattern.lineno), within

    def _in_statement(self, node: ast.stmt, blocks: set[str]) -> Iterator[_Change]:
        if isinstance(node, ast.Break):
            yield self._whole(node, "continue", "break to continue")
        if isinstance(node, ast.Continue):
            yield self._whole(node, "break", "continue to break")
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant):
                return  # a docstring
            if isinstance(node.value, ast.Call):
                yield self._whole(node, "pass", "call dropped")
        if isinstance(node, ast.AugAssign) and type(node.op) in CALCULATIONS:
            old, new = CALCULATIONS[type(node.op)]
            yield self._between(node.target, node.value, f"{old}=", f"{new}=", node)
        if isinstance(node, ast.If | ast.While):
            yield from self._negated(node.test)
        for name, value in ast.iter_fields(node):
            if name in blocks or name in {"decorator_list", "annotation", "returns", "bases"}:
                continue
            for each in value if isinstance(value, list) else [value]:  # pyright: ignore[reportUnknownVariableType]
                if isinstance(each, ast.AST):
                    yield from self._expression(each)

    def _expression(self, node: ast.AST) -> Iterator[_Change]:  # noqa: PLR0912 - one case for each
        match node:
            case ast.arg() | ast.JoinedStr():
                return
            case ast.Constant(value=bool(value)):
                yield self._whole(node, str(not value), f"{value} to {not value}")
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                yield self._whole(node, str(value + 1), "number + 1")
            case ast.Constant(value=float(value)):
                yield self._whole(node, str(value + 1), "number + 1")
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
                    old, new = COMPARISONS[type(operator)]
                    yield self._between(left, right, old, new, node)
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield self._between(left, right, old, new, node)
            case ast.BinOp() if type(node.op) in CALCULATIONS:
                old, new = CALCULATIONS[type(node.op)]
                yield self._between(node.left, node.right, old, new, node)
            case ast.UnaryOp(op=ast.Not()):
                yield self._removed(node, "not")
            case ast.UnaryOp(op=ast.USub() | ast.Invert()):
                yield self._removed(node, "-" if isinstance(node.op, ast.USub) else "~")
            case ast.IfExp():
                yield from self._negated(node.test)
            case ast.comprehension():
                for test in node.ifs:
                    yield from self._negated(test)
            case ast.Name(id=name) if name in OTHER_NAMES:
                yield self._whole(node, OTHER_NAMES[name], f"{name} to {OTHER_NAMES[name]}")
            case _:
                pass
        for child in ast.iter_child_nodes(node):
            yield from self._expression(child)

    def _negated(self, test: ast.expr) -> Iterator[_Change]:
        """A condition that no other operator turns round."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
            start, end = self._span(test)
            text = self._source[start:end].decode()
            yield _Change(test, start, end, f"(not ({text}))", "condition negated")

    def _span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _whole(self, node: ast.AST, new: str, operator: str) -> _Change:
        return _Change(node, *self._span(node), new, operator)

    def _removed(self, node: ast.UnaryOp, sign: str) -> _Change:
        start, _ = self._span(node)
        return _Change(node, start, start + len(sign), " ", f"{sign} dropped")

    def _between(self, left: ast.AST, right: ast.AST, old: str, new: str, node: ast.AST) -> _Change:
        start, end = self._span(left)[1], self._span(right)[0]
        between = self._source[start:end].decode()
        pattern = r"\s+".join(map(re.escape, old.split()))
        if old[0].isalpha():
            pattern = rf"\b{pattern}\b"
        at = re.search(pattern, re.sub(r"#.*", lambda c: " " * len(c[0].encode()), between))
        assert at, (between, old)
        return _Change(node, start + at.start(), start + at.end(), new, f"{old} to {new}")
