# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One scale of spacing, one of corners and one of type: nobody keeps a number of their own."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from desktop_app.kit.look import scale

FILES = sorted((Path(__file__).parent.parent / "desktop_app").rglob("*.py"))
SPACING = {
    "setContentsMargins",
    "setSpacing",
    "setHorizontalSpacing",
    "setVerticalSpacing",
    "addSpacing",
    "QMargins",
}
TYPE = {"enlarge", "setPointSizeF", "setPointSize"}
CORNERS = {"drawRoundedRect": 2, "addRoundedRect": 2}
"""The calls whose last arguments are radii, and how many these are."""
RADII = {"SMALL_RADIUS", "RADIUS", "CARD_RADIUS"}
EXCEPT = {("scale.py", "setPointSizeF"): "the four sizes of all type themselves"}
"""By file and call: why a number of its own stands there."""


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def numbers_of(module: ast.Module) -> set[str]:
    """The names that a file itself gives to numbers."""
    found = set[str]()
    for node in module.body:
        if isinstance(node, ast.Assign):
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            if all(isinstance(value, ast.Constant) for value in values):
                targets = (name for target in node.targets for name in ast.walk(target))
                found |= {name.id for name in targets if isinstance(name, ast.Name)}
    return found


def distances(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments that are a distance, or a proportion of type."""
    if name_of(call) in SPACING | TYPE:
        yield from call.args
    for keyword in call.keywords:
        if keyword.arg in {"spacing", "times"}:
            yield keyword.value


def strays(file: Path) -> list[str]:
    """Where a file takes a number that is no step of a scale."""
    module, found = ast.parse(file.read_text("utf-8")), list[str]()
    own = numbers_of(module)
    for call in ast.walk(module):
        if not isinstance(call, ast.Call) or (file.name, name_of(call)) in EXCEPT:
            continue
        for part in (part for each in distances(call) for part in ast.walk(each)):
            value = part.value if isinstance(part, ast.Constant) else 0
            is_number = isinstance(value, int | float) and not isinstance(value, bool) and value
            is_named = isinstance(part, ast.Name) and part.id in own
            if is_number or is_named:
                found.append(f"{file.name}:{call.lineno} {ast.unparse(call)}")
    return found


def is_fixed(radius: ast.expr, own: set[str]) -> bool:
    """Whether a radius is a number or a constant that is none of the scale, whatever its place."""
    if isinstance(radius, ast.Name) and radius.id in RADII:
        return False
    leaves = [part for part in ast.walk(radius) if isinstance(part, ast.Name | ast.Constant)]
    return all(isinstance(p, ast.Constant) or p.id in own or p.id.isupper() for p in leaves)


def stray_corners(file: Path) -> list[str]:
    """Where a file gives corners a radius that is neither of the scale nor in proportion."""
    text = file.read_text("utf-8")
    module, found = ast.parse(text), list[str]()
    own = numbers_of(module)
    for call in ast.walk(module):
        if isinstance(call, ast.Call) and name_of(call) in CORNERS:
            radii = call.args[-CORNERS[name_of(call)] :]
            if any(is_fixed(radius, own) for radius in radii):
                found.append(f"{file.name}:{call.lineno} {ast.unparse(call)}")
    if file.parent.name != "look":
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(r"border-radius: *[\d.]", line):
                found.append(f"{file.name}:{number} {line.strip()}")
    return found


def test_radii_of_corners_are_of_the_scale() -> None:
    assert [stray for file in FILES for stray in stray_corners(file)] == []


def test_a_stray_radius_is_found(tmp_path: Path) -> None:
    file = tmp_path / "stray.py"
    file.write_text(
        "CORNER = 7\np.drawRoundedRect(place, 4, 4)\np.drawRoundedRect(place, CORNER, CORNER)\n"
        "shape.addRoundedRect(place, TIGHT, TIGHT)\np.drawRoundedRect(place, CORNER / 2, 3)\n"
        "p.drawRoundedRect(place, RADIUS, RADIUS)\np.drawRoundedRect(place, 0.2 * side, corner)\n"
        "SHEET = 'QFrame { border-radius: 3px }'\n",
        "utf-8",
    )
    lines = [text.partition(" ")[0].partition(":")[2] for text in stray_corners(file)]
    assert lines == ["2", "3", "4", "5", "8"]
    assert sorted(RADII) == sorted(name for name in vars(scale) if name.endswith("RADIUS"))


def test_distances_and_type_are_steps_of_the_scale() -> None:
    assert len(FILES) > 100
    assert [stray for file in FILES for stray in strays(file)] == []


def test_a_stray_number_is_found(tmp_path: Path) -> None:
    file = tmp_path / "stray.py"
    file.write_text(
        "GAP = 7\nrow.setSpacing(GAP)\nrow.setContentsMargins(0, 3, NEAR, 0)\n"
        "FlowRow(spacing=5)\nenlarge(title, 1.4, bold=True)\nrow.setSpacing(0)\n"
        "row.setContentsMargins(beside, 0, NEAR, 0)\n",
        "utf-8",
    )
    assert [text.partition(" ")[0] for text in strays(file)] == [
        "stray.py:2",
        "stray.py:3",
        "stray.py:4",
        "stray.py:5",
    ]


def test_steps_differ_enough_to_be_seen() -> None:
    spacing = (scale.HAIR, scale.TIGHT, scale.SNUG, scale.NEAR, scale.APART, scale.WIDE, scale.FAR)
    assert list(spacing) == sorted(set(spacing))
    kinds = (scale.CAPTION, 1.0, scale.HEADING, scale.TITLE)
    assert all(later / earlier > 1.1 for earlier, later in pairwise(kinds))
