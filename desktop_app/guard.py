# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Catches errors in methods that Qt calls, before they reach Qt.

Shiboken adds words to the message of an exception that leaves an overridden virtual, and where C
has made the exception (an index out of range, a call with wrong arguments) there is no message yet
to add to: inside a call from Python the process dies of that (seen with 6.11.3). So exceptions are
caught in Python and passed to `sys.excepthook`, which handles all errors.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar, get_origin

Made = TypeVar("Made", bound=type)


def guarded(made: Made) -> Made:
    """Guard all Qt overrides of a class; decorate every class that has any.

    When one fails, Qt gets the empty value of the method's return type, such as an empty size or
    False.
    """
    for name in qt_overrides(made):
        setattr(made, name, _guarded(vars(made)[name]))
    return made


def qt_overrides(made: type) -> list[str]:
    """Return the names of a class's own methods that override methods of Qt."""
    bases = [base for base in made.__mro__[1:] if base.__module__.startswith("PySide6")]
    return [
        name
        for name, method in vars(made).items()
        if isinstance(method, FunctionType)
        and not name.startswith("__")
        and any(name in vars(base) for base in bases)
    ]


def _guarded(method: Callable[..., object]) -> Callable[..., object]:
    @wraps(method)
    def call(*arguments: object, **named: object) -> object:
        try:
            return call.__wrapped__(*arguments, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            return empty_answer(method)

    return call


def inner(method: Callable[..., object]) -> Callable[..., object]:
    """Return the method that a guarded one calls; a test may put another into `__wrapped__`."""
    return getattr(method, "__wrapped__", method)


def empty_answer(method: Callable[..., object]) -> object:
    """Return an empty value of a method's return type; None if that type has no empty value."""
    kind: Any = method.__annotations__.get("return")
    if isinstance(kind, str):
        try:
            kind = eval(kind, method.__globals__)
        except NameError:  # imported for the type checker only
            return None
    if get_origin(kind) is list:
        return []
    if not isinstance(kind, type) or kind is object:
        return None
    return kind(0) if issubclass(kind, Enum) else kind()
