# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the program: `python -m desktop_app`."""

import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop_app.cli.output import INTERRUPTED, find_home, has_screen, say_in_utf8
from desktop_app.error_log import PROGRAM_ERROR, ErrorLog


def run(arguments: Sequence[str], log: ErrorLog) -> int:
    """Execute the command line and return the exit status; open the window without the parser."""
    if not arguments and has_screen():
        gc.disable()  # nothing that a start makes is garbage; the window collects it from then on
        from desktop_app.shell.application import run_application

        say_in_utf8()
        return run_application(log)
    from desktop_app.cli.parser import main as run_command

    return run_command(arguments, log)


def main() -> int:
    """Open the window or execute the command line, and return the exit status.

    Under a name such as `pbrain-minimax-fair` the program acts as a Gomocup engine. An unexpected
    error is printed in one line and logged; see `ErrorLog`.
    """
    as_brain = Path(sys.argv[0]).name.lower().startswith("pbrain-")
    if sys.argv[1:2] == ["analyse"]:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once: there is no score
    find_home()
    log = ErrorLog()
    log.install()
    try:
        return run(["--gomocup"] if as_brain else sys.argv[1:], log)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        log.take(type(error), error, error.__traceback__)
        return PROGRAM_ERROR


if __name__ == "__main__":
    sys.exit(main())
