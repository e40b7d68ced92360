# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of `--verbose`, written to standard error and to a file in the user's data folder.

Packages log with `logging.getLogger("minimax_fair.search")`, `.files`, `.programs` and so on. Until
`start_logging` is called, nothing is shown or written; see `desktop_app/__init__`.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from desktop_app.error_log import data_folder

FILE_NAME = "verbose.log"
FILE_BYTES, OLD_FILES = 1_000_000, 2
"""The size at which a new file begins, and how many older ones are kept beside it."""
FORM = "%(asctime)s %(levelname)s %(name)s [%(process)d, %(threadName)s] %(message)s"


class _File(RotatingFileHandler):
    """A log file that ignores write errors: a full disk must not end the program."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignore a line that can't be written."""


def start_logging(find_folder: Callable[[], Path] = data_folder) -> None:
    """Log everything from now on; further calls have no effect.

    Args:
        find_folder: returns the folder for the file, which is created if missing. If the file
            can't be opened, the log goes to standard error only, and says so.
    """
    logger = logging.getLogger("minimax_fair")
    if logger.level == logging.DEBUG:
        return
    logger.setLevel(logging.DEBUG)
    if sys.stderr is not None:  # None in a windowed program on Windows
        _add(logger, logging.StreamHandler())
    file = find_folder() / FILE_NAME
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _add(
            logger,
            _File(file, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"),
        )
    except OSError as error:
        logger.warning("can't write the log to %s: %s", file, error.strerror)
    else:
        logger.info("writing the log to %s", file)


def stop_logging() -> None:
    """Close the file and stop logging."""
    logger = logging.getLogger("minimax_fair")
    logger.setLevel(logging.NOTSET)
    for handler in logger.handlers[:]:
        if handler.formatter is not None:  # one of ours
            logger.removeHandler(handler)
            with suppress(OSError):
                handler.close()


def _add(logger: logging.Logger, handler: logging.Handler) -> None:
    handler.setFormatter(logging.Formatter(FORM))
    logger.addHandler(handler)
