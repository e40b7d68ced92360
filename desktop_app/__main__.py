# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the program: `python -m desktop_app`."""

import sys
from multiprocessing import freeze_support
from pathlib import Path

from desktop_app.command_line import main as run


def main() -> int:
    """Open the window, or do what the command line asks; the exit status.

    Under a name such as `pbrain-minimax-fair` it is a program for Gomocup managers.
    """
    freeze_support()
    as_brain = Path(sys.argv[0]).name.lower().startswith("pbrain-")
    return run(["--gomocup"] if as_brain else sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
