# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tags of PGN, such as `[White "Ada"]`, also where quotes, brackets or spaces are wrong."""

from __future__ import annotations

import re
from html import unescape
from typing import NamedTuple

from desktop_app.core.file_formats import LONGEST_TAG

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
"""The seven tags that every PGN file has, in this order."""
FAMILIAR = frozenset(
    (
        *(name.lower() for name in ROSTER),
        *("fen", "setup", "variant", "eco", "opening", "annotator", "plycount", "timecontrol"),
        *("whiteelo", "blackelo", "whitetitle", "blacktitle", "whiteteam", "blackteam"),
        *("eventdate", "utcdate", "utctime", "termination", "source"),
    )
)
"""Names, in lower case, that are believed to be tags even without quotation marks."""
RAW = 20
"""Tags are read up to this many times their maximum length, before escapes are removed."""
INVISIBLE = "\x00\x1a\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff"
"""Characters without a width, as the contents of a class in a regular expression."""

_QUOTE = r"(?:[\"“”„‟«»‘’‚'`]|&quot;|&\#34;)"
_NAME = r"\[\s*(?P<name>[^\W_](?:[\w+\#:-]*[\w+\#-])?)"
_STRICT = re.compile(
    _NAME + r'\s+"(?P<text>(?:[^"\\\n]++|\\.|\n(?!\s*\[))*+)"\s*\]', re.VERBOSE | re.DOTALL
)
_LOOSE = re.compile(
    _NAME + rf"(?:\s*+(?:[=:]\s*+)?(?P<quote>{_QUOTE})|\s*[=:]\s*|[^\S\n]+|\s*(?=\]))", re.VERBOSE
)
TAG_LINE = re.compile(
    rf"^[^\S\n]*+[>{INVISIBLE}]*+[^\S\n]*+{_NAME}\s*+(?:[=:]\s*+)?{_QUOTE}",
    re.VERBOSE | re.MULTILINE,
)
"""Matches the beginning of a line that begins with a tag."""
_END = re.compile(rf"{_QUOTE}\s*\]", re.VERBOSE)
_LAST_QUOTE = re.compile(rf".*{_QUOTE}", re.VERBOSE)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class Tag(NamedTuple):
    """A tag in a text.

    Attributes:
        name: its name.
        value: its value, as one line of at most `LONGEST_TAG` characters.
        end: where the text goes on.
    """

    name: str
    value: str
    end: int


def tag_at(text: str, at: int) -> Tag | None:
    """Return the tag whose bracket opens at this place; None if it is none."""
    match = _STRICT.match(text, at)
    if match is not None:
        begun, end = match.span("text")
        return Tag(match["name"], _value(text[begun : min(end, begun + _MOST)]), match.end())
    match = _LOOSE.match(text, at)
    if match is None:
        return None
    line_end = text.find("\n", match.end())
    line_end = len(text) if line_end < 0 else line_end
    begun, most = match.end(), min(line_end, match.end() + _MOST)
    bracket = text.find("]", begun, line_end)
    if match["quote"] is not None:
        end = _END.search(text, begun, line_end)
        if end is not None:
            return Tag(match["name"], _value(text[begun : min(end.start(), most)]), end.end())
        if bracket < 0 and (last := _LAST_QUOTE.match(text, begun, most)) is not None:
            return Tag(match["name"], _unquoted(text[begun : last.end()]), last.end())
    elif match["name"].lower() not in FAMILIAR:
        return None
    end = line_end if bracket < 0 else bracket
    return Tag(match["name"], _unquoted(text[begun : min(end, most)]), min(end + 1, len(text)))


_MOST = RAW * LONGEST_TAG


def _unquoted(text: str) -> str:
    """Return the value that only begins, or only ends, with a quotation mark."""
    return _value(re.sub(rf"^\s*{_QUOTE}|{_QUOTE}\s*$", "", text.strip(), flags=re.VERBOSE))


def _value(text: str) -> str:
    """Return the text between quotation marks, as one line."""
    if text.isalnum() and text.isascii():
        return text[:LONGEST_TAG]
    if "&" in text:
        text = unescape(text)
    if "\\" in text:
        text = re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)
    return one_line(text)[:LONGEST_TAG]


def one_line(text: str) -> str:
    """Return a text as one line without control characters; joiners and emoji are kept."""
    return _CONTROLS.sub("", " ".join(text.split()))


def quoted(text: str) -> str:
    """Return a text in quotation marks."""
    marked = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{marked}"'
