# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The About box."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop_app import __version__
from desktop_app.languages import translate


def show_about(window: QWidget) -> None:
    """Show the version and the licence."""
    from PySide6.QtWidgets import QMessageBox

    text = translate(
        "About",
        "Minimax Fair {version}\n\nPlay against a minimax bot and see what every move is "
        "worth.\nThis is free software under the GNU General Public License, version 3 or "
        "later.\n\nThe rules and the notation of chess come from the library python-chess by "
        "Niklas Fiekas. Colin M. L. Burnett drew the chess pieces. Both are under the GNU "
        "General Public License, version 3 or later.",
    ).format(version=__version__)
    typeface = translate(
        "About",
        "The typeface is Atkinson Hyperlegible Next by the Braille Institute of America, under the "
        "SIL Open Font License.",
    )
    box = QMessageBox(window)
    box.setWindowTitle(translate("About", "About Minimax Fair"))
    box.setText(f"{text}\n\n{typeface}")
    box.setModal(False)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.show()
