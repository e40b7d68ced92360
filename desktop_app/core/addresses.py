# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the positions and moves that the addresses of web pages hold. Nothing is fetched."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

LONGEST_ADDRESS = 20_000
"""The most characters of an address."""
MOST_PARTS = 60
"""The most parts of an address that are looked at: the query's, or those between slashes."""
USUAL_NAMES = frozenset({
    "fen", "pos", "position", "moves", "board", "board_data", "game", "line", "pgn", "state",
})  # fmt: skip
"""Names of parameters that usually hold a position or moves."""

_ADDRESS = re.compile(r"(?:https?://|www\.)\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}/\S*", re.IGNORECASE)
_IN_TEXT = re.compile(r"https?://[^\s<>\"]+", re.IGNORECASE)


class Address(NamedTuple):
    """The address of a web page.

    Attributes:
        host: the name of the site, in lower case, without `www.`.
        named: the values of its parameters, as in `?fen=...`, those with a usual name first.
        parts: the parts of its path that may be a position or moves, likeliest first.
    """

    host: str
    named: tuple[str, ...]
    parts: tuple[str, ...]


def read_address(text: str) -> Address | None:
    """Return the address that a text is; None if it is none."""
    if len(text) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(text):
        return None
    try:
        address = urlsplit(text if "://" in text else f"https://{text}")
        host = (address.hostname or "").removeprefix("www.")
        said = parse_qsl(address.query, max_num_fields=MOST_PARTS)
        said += parse_qsl(address.fragment, max_num_fields=MOST_PARTS)
    except ValueError:  # such as a bracket without its partner
        return None
    folders = [part for part in address.path.split("/") if part][:MOST_PARTS]
    # a position may have slashes of its own, which some sites write as they are
    paths = ["/".join(folders[first:]) for first in range(len(folders))]
    said.sort(key=lambda each: each[0].lower() not in USUAL_NAMES)
    named = tuple(value.replace("_", " ") for _, value in said if value.strip())
    written = (unquote(part).replace("_", " ").strip() for part in (*paths, address.fragment))
    return Address(host, named, tuple(filter(None, written)))


def find_address(text: str) -> str:
    """Return the first address in a text; empty if there is none."""
    match = _IN_TEXT.search(text)
    return match.group() if match else ""
