# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the program."""

import sys


def main() -> int:
    """Open the window, or do what the command line asks; return the exit status."""
    from PySide6.QtWidgets import QApplication, QLabel

    app = QApplication(sys.argv)
    label = QLabel("Minimax Fair")
    label.show()
    if "--smoke-test" in sys.argv:
        for _ in range(10_000):
            label.repaint()
        return 0
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
