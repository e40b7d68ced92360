# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of windows as earlier versions of the program have written them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence


def former_text(
    games: Sequence[str],
    players: Sequence[str],
    page: str = "",
    place: Mapping[str, str | int] | None = None,
) -> str:
    """The text of such a file.

    Args:
        games: the texts of the games' own files: the one that is played first.
        players, page, place: what else it tells.
    """
    head: dict[str, object] = {
        "format": "minimax-fair window",
        "version": 1,
        "players": list(players),
        "page": page,
        "place": dict(place or {}),
    }
    fields = [f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in head.items()]
    return "{" + ",\n".join([*fields, f'"games": [\n{",".join(games)}]']) + "}\n"
