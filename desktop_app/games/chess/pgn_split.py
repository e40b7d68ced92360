# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the games of a PGN file begin and end, and a summary of each, without playing any move.

A game begins with a section of tags after the moves of another one, or with a first move where the
moves of the former game have ended. What stands between games belongs to none of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from desktop_app.core.file_formats import MOST_GAME_CHARACTERS, GameSummary, GameText
from desktop_app.games.chess.pgn_tags import FAMILIAR, INVISIBLE, tag_at

UNKNOWN = re.compile(r"[?.\s]*|\*")
"""Matches the values of tags that say nothing."""
MOVE_LIKE = r"(?:[KQRBNSDTLFCAP♔-♟]?[a-h]?[1-8]?[-–x:×]?[a-h][1-8](?![0-9])|[O0o][-–][O0o]|--|Z0)"
"""Words that look like a move, for a quick look; the reader knows more of them."""

_BEFORE = re.compile(rf"[\s>{INVISIBLE}]*")
"""What may precede a tag: signs of mail programs for quoted lines, and invisible characters."""
_TAG_NAME = re.compile(
    r"\[\s*([^\W_](?:[\w+#:-]*[\w+#-])?)(?:\s*+(?:[=:]\s*+)?([\"“”„‟«»‘’‚'`]|&quot;|&#34;)|\s|[=:])"
)
_LIKE_TAG = re.compile(r"\[[^\[\]\n]{0,200}[\"”“][^\[\]\n]*\]\s*$")
_NUMBERED = re.compile(rf"(?<![\d.])\d+\s*[.…)]+\s*{MOVE_LIKE}")
_MOVE = re.compile(MOVE_LIKE)
_FIRST = re.compile(r"1\s*[.)]\s*(?![.…\s])")
_ENDED = re.compile(r"(?:^|[\s)}])(?:1[-–:]0|0[-–:]1|1/2(?:[-–:]1/2)?|½(?:[-–:]½)?|\*)\s*$")
_SPECIAL = re.compile(r"[{};()]")


def split(lines: Iterable[str]) -> Iterator[GameText]:
    """Yield the games of a PGN text; see `FileFormat.split`.

    A text in which no game can be seen comes as a whole, for the reader to say what is wrong.
    """
    splitter = _Splitter()
    for line in lines:
        yield from splitter.feed(line)
    yield from splitter.finish()


@dataclass(slots=True)
class _Game:
    """The game that is being collected.

    Attributes:
        line: the number of its first line.
        kept: its lines, or pieces of long ones.
        size: how many characters they have together.
        names: the tags that were seen, in lower case.
        has_text: whether anything but tags and comments was seen.
        has_moves: whether a move was seen.
        has_ended: whether the latest words are a result.
        depth: how many variations are open.
        is_comment: whether a comment is open.
        quoted: the number of lines before the first `[Event` in that comment, and its line; such a
            tag begins a game if the comment turns out never to be closed.
    """

    line: int
    kept: list[str] = field(default_factory=list[str])
    size: int = 0
    names: set[str] = field(default_factory=set[str])
    has_text: bool = False
    has_moves: bool = False
    has_ended: bool = False
    depth: int = 0
    is_comment: bool = False
    quoted: tuple[int, int] | None = None

    @property
    def is_game(self) -> bool:
        """Whether it has tags or moves, and is not just a text between games."""
        return bool(self.names) or self.has_moves

    def text(self) -> GameText:
        """Return its text."""
        whole = "".join(self.kept)
        is_cut = self.size > MOST_GAME_CHARACTERS
        return GameText(self.line, whole[:MOST_GAME_CHARACTERS], is_cut)


class _Splitter:
    """Divides lines into games; `feed` and `finish` yield those that have ended."""

    def __init__(self) -> None:
        self._line = 1
        self._is_fresh = True
        self._is_blank = True
        self._game = _Game(1)
        self._no_game: GameText | None = None
        self._has_any = False

    def feed(self, line: str) -> Iterator[GameText]:
        """Take a line, or a piece of a long one."""
        is_fresh, self._is_fresh = self._is_fresh, line.endswith("\n")
        yield from self._take(line, is_fresh)
        if self._game.size > MOST_GAME_CHARACTERS and self._game.quoted is not None:
            yield from self._open_quoted()
        self._line += self._is_fresh

    def finish(self) -> Iterator[GameText]:
        """Yield what is left."""
        while self._game.quoted is not None:
            yield from self._open_quoted()
        yield from self._end()
        if not self._has_any and self._no_game is not None:
            yield self._no_game

    def _take(self, line: str, is_fresh: bool) -> Iterator[GameText]:
        if not is_fresh:
            yield from self._text(line, 0)
            return
        before = _BEFORE.match(line)
        at = before.end() if before else 0
        if at == len(line):
            self._keep(line)
            self._is_blank = True
            return
        if line[at] == "[":
            yield from self._bracket(line, at)
        elif line[0] == "%" and not self._game.is_comment:
            self._keep(line)
        else:
            if self._begins_with_move(line, at):
                yield from self._end()
            yield from self._text(line, at)
        self._is_blank = False

    def _begins_with_move(self, line: str, at: int) -> bool:
        """Return whether the line has the first move of another game."""
        game = self._game
        if line[at] != "1" or game.is_comment or game.depth > 0:
            return False
        if not (game.has_ended or (game.has_moves and self._is_blank)):
            return False
        return _FIRST.match(line, at) is not None

    def _begins_with_tag(self, name: str) -> bool:
        """Return whether a tag of this name, in lower case, is one of another game."""
        game = self._game
        is_event, is_again = name == "event", name in game.names
        if game.has_moves or game.has_ended:
            return self._is_blank or game.has_ended or is_again or is_event
        return (is_again and is_event) or (game.has_text and not game.names)

    def _bracket(self, line: str, at: int) -> Iterator[GameText]:
        match = _TAG_NAME.match(line, at)
        name = match[1].lower() if match else ""
        if match is None or (match[2] is None and name not in FAMILIAR):
            game = self._game
            if game.is_comment or game.has_moves or not _LIKE_TAG.match(line, at):
                yield from self._text(line, at)
            else:
                game.names.add(line)
                self._keep(line)
            return
        game = self._game
        if game.is_comment and name == "event" and game.size > MOST_GAME_CHARACTERS:
            yield from self._end()
            game = self._game
        if game.is_comment:
            if name == "event" and game.quoted is None:
                game.quoted = len(game.kept), self._line
            yield from self._text(line, at)
            return
        if self._begins_with_tag(name):
            yield from self._end()
        self._game.names.add(name)
        if line.endswith('"]\n') and line.find("[", at + 1) < 0:
            self._keep(line)
            return
        end = self._end_of_tags(line, at)
        if line[end:].strip():
            yield from self._text(line, end)
        else:
            self._keep(line)

    def _end_of_tags(self, line: str, at: int) -> int:
        """Note the tags that follow each other in a line, and return where they end."""
        end = len(line)
        while at >= 0 and (tag := tag_at(line, at)) is not None:
            self._game.names.add(tag.name.lower())
            end = tag.end
            at = line.find("[", end)
            if line[end:at].strip():
                break
        return end

    def _text(self, line: str, at: int) -> Iterator[GameText]:
        """Take a line with moves or comments from this place on."""
        game = self._game
        end = len(line)
        if game.is_comment or _SPECIAL.search(line, at):
            for match in _SPECIAL.finditer(line, at):
                sign = match[0]
                if game.is_comment:
                    if sign == "}":
                        game.is_comment, game.quoted = False, None
                        at = match.end()
                    elif sign == "{" and game.quoted is not None:
                        self._keep(line)
                        yield from self._open_quoted()
                        return
                elif sign == "{":
                    self._look(line, at, match.start())
                    game.is_comment = True
                elif sign == ";":
                    end = match.start()
                    break
                elif sign != "}":
                    game.depth = max(game.depth + (1 if sign == "(" else -1), 0)
        if not game.is_comment:
            self._look(line, at, end)
        self._keep(line)

    def _look(self, line: str, at: int, end: int) -> None:
        """Look for moves and a result between two places outside of comments."""
        game = self._game
        if at < end and not line[at:end].isspace():
            game.has_text = True
            if not game.has_moves:
                begun = _BEFORE.match(line, at, end)
                is_move = begun is not None and _MOVE.match(line, begun.end(), end) is not None
                game.has_moves = is_move or _NUMBERED.search(line, at, end) is not None
            game.has_ended = (
                not game.depth and _ENDED.search(line, max(at, end - 40), end) is not None
            )

    def _keep(self, line: str) -> None:
        game = self._game
        if game.size <= MOST_GAME_CHARACTERS:
            game.kept.append(line)
            game.size += len(line)

    def _end(self) -> Iterator[GameText]:
        """Yield the game and begin another one at this line."""
        game, self._game = self._game, _Game(self._line)
        if game.is_game or game.has_ended:
            self._has_any, self._no_game = True, None
            yield game.text()
        elif self._no_game is None and not self._has_any and game.kept:
            self._no_game = game.text()

    def _open_quoted(self) -> Iterator[GameText]:
        """End the game at a tag that stands in its comment, and read on from there."""
        game = self._game
        if game.quoted is None:
            return
        number, line = game.quoted
        again, is_fresh = game.kept[number:], self._is_fresh
        del game.kept[number:]
        game.size = sum(map(len, game.kept))
        after = self._line
        yield from self._end()
        self._game.line = self._line = line
        self._is_fresh = self._is_blank = True
        for each in again:
            yield from self.feed(each)
        self._line, self._is_fresh = after, is_fresh


_COUNTED = re.compile(
    rf"\{{[^}}]*+\}}?|;[^\n]*|[()]|(?<![\w-]){MOVE_LIKE}(?![\w-])|(?<=\d\.){MOVE_LIKE}"
)


SHORT = 20_000
"""Up to so many characters of a text are searched at once, so that other threads need not wait."""


def _words(text: str, at: int) -> Iterator[str]:
    """Yield the words of a long text that are counted."""
    return (found[0] for found in _COUNTED.finditer(text, at))


def summary(game: GameText) -> GameSummary:
    """Return the summary of a game; see `FileFormat.summary`."""
    text, at, tags = game.text, 0, dict[str, str]()
    while (match := _NEXT_TAG.match(text, at)) is not None:
        tag = tag_at(text, match.end() - 1)
        if tag is None:
            at = match.end()
            continue
        tags.setdefault(tag.name.lower(), tag.value)
        at = tag.end
    moves, depth = 0, 0
    is_short = len(text) < SHORT
    for word in _COUNTED.findall(text, at) if is_short else _words(text, at):
        if word == "(":
            depth += 1
        elif word == ")":
            depth = max(depth - 1, 0)
        elif word[0] not in "{;" and not depth:
            moves += 1
    return GameSummary(
        (_known(tags.get("white", "")), _known(tags.get("black", ""))),
        _date(tags.get("date") or tags.get("utcdate") or ""),
        _known(tags.get("result", "")),
        moves,
        game.line,
    )


_NEXT_TAG = re.compile(rf"(?:[\s>{INVISIBLE}]|^%[^\n]*+\n)*+\[(?=\s*[^\W_])", re.MULTILINE)


def _known(value: str) -> str:
    """Return the value of a tag; empty if it says nothing."""
    return "" if UNKNOWN.fullmatch(value) else value


def _date(value: str) -> str:
    """Return a date without its unknown parts: `1999.??.??` becomes `1999`."""
    return re.sub(r"[.?/-]*\?[.?/-]*$", "", value).strip()
