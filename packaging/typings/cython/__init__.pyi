# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the kernels use of Cython, as plain Python sees it: for the type checker only."""

import builtins
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

class _Context(AbstractContextManager[None]):
    def __call__(self, decorated: T) -> T: ...
    def __exit__(self, *args: object) -> None: ...

compiled: builtins.bool
gil: _Context
nogil: _Context

def cclass(decorated: T) -> T: ...
def final(decorated: T) -> T: ...
def cfunc(decorated: T) -> T: ...
def inline(decorated: T) -> T: ...
def exceptval(value: object = ..., *, check: builtins.bool = ...) -> Callable[[T], T]: ...
def declare(kind: object, value: object = ...) -> Any: ...
def cast(kind: object, value: Any) -> Any: ...

bint: TypeAlias = builtins.bool
uchar: TypeAlias = builtins.int
schar: TypeAlias = builtins.int
short: TypeAlias = builtins.int
ushort: TypeAlias = builtins.int
int: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
long: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
double: TypeAlias = builtins.float
void: TypeAlias = None
