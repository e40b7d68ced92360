# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the frozen program starts: the same main() as `python -m desktop_app`."""

import multiprocessing
import os
import sys
from pathlib import Path


def use_own_fonts_if_there_are_none() -> None:
    """Point Linux without any set-up of fonts to those that the program brings along."""
    config = Path(__file__).parent / "resources" / "fonts" / "fonts.conf"
    if sys.platform == "linux" and not Path("/etc/fonts/fonts.conf").exists():
        os.environ.setdefault("FONTCONFIG_FILE", str(config))


if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: a worker process gets no further than this
    from desktop_app.__main__ import main

    use_own_fonts_if_there_are_none()
    sys.exit(main())
