# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every method that Qt calls is guarded, and what Qt gets where one fails is of the right type."""

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

import desktop_app
from desktop_app.guard import empty_answer, guarded, inner, qt_overrides
from tests.virtual_screen import qapp_args

__all__ = ["qapp_args"]

PATIENCE_SECONDS = 60


def our_qt_classes() -> list[type]:
    """All classes of the program that are Qt's too."""
    for module in pkgutil.walk_packages(desktop_app.__path__, "desktop_app."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = dict.fromkeys(below(shiboken6.Object))
    return [each for each in found if each.__module__.startswith("desktop_app.")]


def below(parent: type) -> Iterator[type]:
    for child in type.__subclasses__(parent):
        yield child
        yield from below(child)


def test_every_method_that_qt_calls_is_guarded() -> None:
    overrides = [(made, name) for made in our_qt_classes() for name in qt_overrides(made)]
    assert len(overrides) > 60
    bare = [
        f"{made.__module__}.{made.__qualname__}.{name}: @guarded above the class is missing"
        for made, name in overrides
        if inner(vars(made)[name]) is vars(made)[name]
    ]
    assert bare == []


def test_a_failing_method_returns_the_empty_value_of_its_type() -> None:
    for made in our_qt_classes():
        for name in qt_overrides(made):
            method = inner(vars(made)[name])
            says = str(method.__annotations__["return"])
            answer = empty_answer(method)
            kind = (
                "NoneType"
                if says == "object" or "None" in says
                else says.partition("[")[0].rsplit(".", maxsplit=1)[-1]
            )
            assert type(answer).__name__ == kind, (made, name)


def test_errors_are_reported_and_nothing_else_changes(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[BaseException] = []

    def tell(_kind: object, error: BaseException, _trace: object) -> None:
        told.append(error)

    monkeypatch.setattr(sys, "excepthook", tell)
    sizes = [QSize(7, 5)]

    class Sized(QWidget):
        """Knows its size while there is one."""

        def sizeHint(self) -> QSize:
            return sizes[0]

        def size_of_its_own(self) -> QSize:
            return sizes[0]

    own = Sized.size_of_its_own
    made = guarded(Sized)
    assert made.size_of_its_own is own  # Qt knows nothing of it
    assert made.sizeHint.__name__ == "sizeHint"
    widget = made()
    assert widget.sizeHint() == QSize(7, 5)
    assert told == []
    sizes.clear()
    widget.adjustSize()  # asked by Qt
    assert told
    assert {type(error) for error in told} == {IndexError}
    assert widget.sizeHint() == QSize()


DEADLY = """
import sys
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from desktop_app.guard import guarded
told = []
sys.excepthook = lambda kind, error, trace: told.append(kind)
app = QApplication(["test", "-platform", "offscreen"])

class Broken(QWidget):
    def resizeEvent(self, event) -> None:
        (1, 2)[3]
    def paintEvent(self, event) -> None:
        QSize("no", "size")

if sys.argv[1:]:
    guarded(Broken)
widget = Broken()
widget.show()
for size in range(100, 160):
    try:
        widget.resize(size, size)
        widget.repaint()
    except Exception:
        pass
    app.processEvents()
print("alive", len(told))
"""


def died(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", DEADLY, *arguments],
        capture_output=True,
        check=False,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    return done.returncode, done.stdout


def test_an_error_that_would_end_the_process_is_reported() -> None:
    status, said = died("guarded")
    assert status == 0
    assert said.startswith("alive ")
    assert int(said.split()[1]) >= 120
