# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The form in which earlier versions of the program kept a window; it is only read.

It is JSON in UTF-8 (`format`: `minimax-fair window`) with a list of `games` in the form of saved
games, the one on the board first and then those before it, oldest first; the `players`; the `page`
on screen and the `place` in it.
"""

from __future__ import annotations

import json

from desktop_app.files.game_file import checked_fields, needed
from desktop_app.files.journal import NO_PLACE, Journal, entry, framed, read_journal

FORMAT = "minimax-fair window"
VERSION = 1


def journal_of(text: str) -> Journal:
    """Convert such a file to a journal.

    Raises:
        FileError: the file as a whole can't be read; flaws in its parts are listed in the journal.
    """
    fields = checked_fields(text, FORMAT, VERSION)
    games = needed(fields, "games").elements()
    if not games:
        raise fields["games"].refused()
    lines: list[bytes] = []
    for number, part in enumerate(games, 1):
        holds = json.dumps(part.value, ensure_ascii=False)
        lines.append(framed(f'{{"do": "game", "game": {number}, "holds": {holds}}}'))
    lines.append(entry("table", game=1, before=list(range(2, len(games) + 1))))
    if "players" in fields:
        lines.append(entry("players", game=1, players=fields["players"].value))
    page, place = fields.get("page"), fields.get("place")
    if page is not None:
        there = place.value if place is not None else NO_PLACE
        lines.append(entry("page", page=page.value, place=there))
    return read_journal(b"".join(lines))
