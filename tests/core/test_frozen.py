# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Frozen dataclasses do what those of the library do; only creating them takes less time."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, replace
from pickle import dumps, loads
from typing import Any

import pytest

from desktop_app.core.frozen import frozen


@frozen
class Place:
    """A place with a note that does not count."""

    row: int
    names: list[str] = field(default_factory=list[str])
    note: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class UsualPlace:
    """The same with the library's own decorator."""

    row: int
    names: tuple[str, ...] = ()
    note: str = field(default="", compare=False, repr=False)


@frozen
class OwnPlace:
    """The same with this one's."""

    row: int
    names: tuple[str, ...] = ()
    note: str = field(default="", compare=False, repr=False)


@frozen
class Corner(Place):
    """A place of a kind of its own."""

    is_left: bool = False


@frozen(eq=False)
class Entry:
    """One of a kind, whatever is in it."""

    name: str


@frozen(kw_only=True, slots=False)
class Command:
    """Given by name."""

    name: str
    keys: tuple[str, ...] = ()


@frozen
class Odd:
    """Compares and shows itself in its own way."""

    number: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odd) and self.number % 2 == other.number % 2

    def __hash__(self) -> int:
        return self.number % 2

    def __repr__(self) -> str:
        return f"odd {self.number}"


@pytest.mark.parametrize("made", [OwnPlace, UsualPlace])
def test_it_does_what_the_library_does(made: Callable[..., Any]) -> None:
    one, same, other = made(1, ("a",)), made(1, ("a",), "said"), made(2, ("a",))
    assert one == same
    assert one != other
    assert one != (1, ("a",))
    assert len({one, same, other}) == 2
    assert repr(same) == f"{made.__name__}(row=1, names=('a',))"
    for name in ("row", "note"):
        with pytest.raises(FrozenInstanceError):
            setattr(one, name, 3)
        with pytest.raises(FrozenInstanceError):
            delattr(one, name)
    assert [each.name for each in fields(one)] == ["row", "names", "note"]
    assert asdict(same) == {"row": 1, "names": ("a",), "note": "said"}
    assert replace(one, row=2) == other
    assert loads(dumps(one)) == deepcopy(one) == one
    with pytest.raises((AttributeError, TypeError)):
        one.colour = "red"


def test_each_instance_has_default_values_of_its_own() -> None:
    one, other = Place(1), Place(1)
    one.names.append("a")
    assert other.names == []


def test_a_subclass_is_another_kind() -> None:
    assert Corner(1, ["a"], is_left=True) == Corner(1, ["a"], "said", is_left=True)
    assert Corner(1, ["a"], is_left=True) != Corner(1, ["a"])
    assert Corner(1) != Place(1)
    assert repr(Corner(1)) == "Corner(row=1, names=[], is_left=False)"


def made_of(kind: Callable[..., object], *values: object) -> object:
    return kind(*values)


def test_options() -> None:
    entry = Entry("a")
    assert entry == entry  # noqa: PLR0124 - the same one
    assert entry != Entry("a")
    assert len({entry, Entry("a")}) == 2
    assert Command(name="a").keys == ()
    assert vars(Command(name="a")) == {"name": "a", "keys": ()}
    with pytest.raises(TypeError):
        made_of(Command, "a")


def test_a_class_keeps_its_own_ways() -> None:
    assert Odd(1) == Odd(3)
    assert len({Odd(1), Odd(3)}) == 1
    assert repr(Odd(1)) == "odd 1"
