# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks before starting a program that a file names and the user has not chosen here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from desktop_app.kit.touch.sizes import set_touch_height
from desktop_app.players.errors import PlayerError
from desktop_app.players.programs.protocols import check_program
from desktop_app.players.registry import StrategyId
from desktop_app.players.trusted import Trust, TrustedPrograms
from desktop_app.words.players import brain_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

Go = Callable[[], None]


class ProgramGuard(QObject):
    """Asks one question at a time, each in a dialog that does not block the game.

    Attributes:
        dialog: the open question; None if there is none.
    """

    def __init__(self, trusted: TrustedPrograms, window: QWidget) -> None:
        super().__init__(window)
        self._trusted = trusted
        self._window = window
        self._waiting = deque[tuple[tuple[StrategyId, ...], Go]]()
        self._refused = set[str | None]()
        self._asked: StrategyId | None = None
        self._yes: QPushButton | None = None
        self.dialog: QMessageBox | None = None

    @property
    def waiting(self) -> list[Go]:
        """What starts once its programs are allowed."""
        return [go for _, go in self._waiting]

    def ask(self, names: Iterable[StrategyId], go: Go) -> None:
        """Call `go` once all programs among the players are allowed: now, or after a yes to each.

        Args:
            names: the players.
            go: starts them; not called after a no.
        """
        self._waiting.append((tuple(names), go))
        if self.dialog is None:
            self._go_on()

    @Slot()
    def drop(self) -> None:
        """Cancel all questions, because what they were about is over."""
        self._waiting.clear()
        if self.dialog is not None:
            self.dialog.reject()

    def _go_on(self) -> None:
        while self._waiting:
            names, go = self._waiting[0]
            strange = [name for name in names if not self._may_go(name)]
            if strange and strange[0].path not in self._refused:
                self._show(strange[0])
                return
            self._waiting.popleft()
            if not strange:
                go()
        self._refused.clear()

    def _may_go(self, name: StrategyId) -> bool:
        if name.path is None or self._trusted.trust(name) is Trust.CHOSEN:
            return True
        try:
            check_program(name.kind, name.path)
        except PlayerError:
            return True  # it can't be started; the attempt will report why
        return False

    #: Question before a program is started. {name}: of the program
    def _show(self, name: StrategyId) -> None:
        from PySide6.QtWidgets import QMessageBox

        text = (
            self.tr("“{name}” has changed since you chose it. This may be because of an update.")
            if self._trusted.trust(name) is Trust.CHANGED
            else self.tr(
                "A file lists the program “{name}” as a player. You haven't chosen this program "
                "before."
            )
        )
        more = self.tr(
            "{path}\n\nThis program will run on your computer. Only let it play if you trust it."
        )
        self.dialog = dialog = QMessageBox(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setIcon(QMessageBox.Icon.Question)
        dialog.setWindowTitle(self.tr("Let this program play?"))
        dialog.setTextFormat(Qt.TextFormat.PlainText)
        dialog.setText(text.format(name=brain_name(name.path or "")))
        dialog.setInformativeText(more.format(path=name.path))
        yes = dialog.addButton(self.tr("Let it play"), QMessageBox.ButtonRole.AcceptRole)
        no = dialog.addButton(self.tr("Don't start it"), QMessageBox.ButtonRole.RejectRole)
        for button in (yes, no):
            set_touch_height(button, 32)
        dialog.setDefaultButton(no)
        dialog.setEscapeButton(no)
        dialog.finished.connect(self._on_answered)
        self._asked, self._yes = name, yes
        dialog.setModal(False)  # the game goes on behind it
        dialog.show()

    @Slot()
    def _on_answered(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None and self._asked is not None:
            if dialog.clickedButton() is self._yes:
                self._trusted.choose(self._asked)
            else:
                self._refused.add(self._asked.path)
        self._go_on()
