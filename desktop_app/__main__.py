# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the program: `python -m desktop_app`."""

import sys
from multiprocessing import freeze_support

from desktop_app.command_line import main as run


def main() -> int:
    """Open the window, or do what the command line asks; the exit status."""
    freeze_support()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
