# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Portable Game Notation, in which chess programs exchange games.

Source: S. J. Edwards, "Portable Game Notation Specification and Implementation Guide" (1994),
https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm; values as comments (`[%eval 0.35]`
in pawns for White, `[%eval #-3]` for a mate in three moves by Black, perhaps with `,depth`) as
Lichess and the library `chess` write them.

The library's reader is not used: `chess.pgn` skips every word that does not look like a move, so of
a mistyped move (`Nf9`) a visitor only learns that the next one is illegal, and never on which line;
here the first error is reported with its line. Nor is the library's writer, which deletes closing
braces from comments. `chess` itself is imported only when a game is read or written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING, cast

from desktop_app.core.errors import GameError
from desktop_app.core.file_formats import (
    LONGEST_COMMENT,
    LONGEST_TAG,
    MOST_TAGS,
    FileFormat,
    FormatError,
    FormatFault,
    GameText,
    ImportedEvaluation,
    ImportedGame,
    LeftOut,
    Omission,
    ReportShare,
)
from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.games.chess.pgn_split import UNKNOWN, split, summary
from desktop_app.games.chess.pgn_tags import ROSTER, one_line, quoted, tag_at
from desktop_app.games.chess.rules import ChessFault, ChessGame

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

OPEN, DRAWN = "*", "1/2-1/2"
RESULTS: dict[float, str] = {1: "1-0", -1: "0-1", 0: DRAWN}
USUAL = ("standard", "chess", "normal", "from position", "?", "")
"""The values of the tag `Variant` that mean orthodox chess."""


PAWN = 100
"""The value of a pawn in our evaluations; in PGN it is 1."""
FARTHEST = 1_000
"""The longest mate, in moves, that a file is believed."""

EVAL = re.compile(
    r"\[%eval\s+(?:#(?P<mate>[+-]?\d{1,5})|(?P<pawns>[+-]?\d{0,4}(?:\.\d{0,6})?))"
    r"(?:\s*,\s*(?P<depth>\d{1,3}))?\s*\]"
)
EXACT = re.compile(r"\[%known\s+exact\s*\]")


def evaluation_of(comment: str, turn: Player) -> ImportedEvaluation | None:
    """Return the evaluation that a comment gives for a position with `turn` to move, or None."""
    match = EVAL.search(comment)
    if match is None:
        return None
    depth, is_exact = int(match["depth"] or 0), EXACT.search(comment) is not None
    if match["mate"]:
        moves, winner = abs(int(match["mate"])), MIN if "-" in match["mate"] else MAX
        if not 0 < moves <= FARTHEST:
            return None
        return ImportedEvaluation(0, winner, 2 * moves - (winner is turn), depth, is_exact)
    try:
        number = round(PAWN * float(match["pawns"]))
    except ValueError:
        return None
    return ImportedEvaluation(number, depth=depth, is_exact=is_exact and not number)


def evaluation_text(worth: ImportedEvaluation, position: Position) -> str:
    """Return an evaluation as a PGN comment; empty if the game is over."""
    if position.outcome is not None:
        return ""
    depth = f",{worth.depth}" if worth.depth else ""
    known = " [%known exact]" if worth.is_exact else ""
    if worth.winner is None:
        return f"[%eval {worth.number / PAWN:.2f}{depth}]{known}"
    sign = "" if worth.winner is MAX else "-"
    return f"[%eval #{sign}{(worth.plies + 1) // 2}{depth}]{known}"


WIDTH = 79
PERSON = "Person"
BRACE, OTHER_BRACE = "}", "｝"
"""A comment ends at its first closing brace, so a look-alike is written instead."""


def pgn_text(told: ImportedGame) -> str:
    """Return the PGN text; the line on the board is the main line, the others are variations."""
    record = told.record
    start = cast("ChessPosition", record.root.position)
    fen, former = start.moves_since
    result = _result(record.line()[-1].position, record.tags.get("Result", OPEN))
    tags = dict.fromkeys(ROSTER, "?") | {"Date": "????.??.??"} | dict(record.tags)
    for side, name in zip(("White", "Black"), told.names, strict=True):
        tags[side] = name or record.tags.get(side, PERSON)
    tags |= {"Result": result}
    first = start.game.parse_position(fen)
    if first != start.game.start():
        tags |= {"SetUp": "1", "FEN": fen}
    lines = [f"[{name} {quoted(text)}]" for name, text in tags.items()]
    words = [*_former_moves(first, former), *_words(told), result]
    return "\n".join([*lines, "", *_filled(words), ""])


def _filled(words: Iterable[str]) -> Iterator[str]:
    """Wrap the words to lines; none starts with %, since readers ignore such lines."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH and not word.startswith("%"):
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _result(last: Position, otherwise: str) -> str:
    return RESULTS.get(last.outcome, DRAWN) if last.outcome is not None else otherwise


def _former_moves(position: ChessPosition, moves: tuple[int, ...]) -> Iterator[str]:
    """Yield the moves before the first position of the record that count for repetitions."""
    for move in moves:
        yield from (_number(position, is_needed=True), position.san(move))
        position = position.after(move)


def _words(told: ImportedGame) -> Iterator[str]:
    """Yield moves, variations and comments in their order in the text."""
    root = told.record.root
    yield from _comment(told, root)
    needs_number = True
    waiting: list[str | tuple[RecordNode, bool]] = [(node, True) for node in _ordered(root)[:1]]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
            needs_number = True
            continue
        node, is_main = item
        parent, move = node.parent, node.move
        if parent is None or move is None:
            continue
        position = cast("ChessPosition", parent.position)
        number = _number(position, is_needed=needs_number)
        if number:
            yield number
        yield position.san(move)
        comment = list(_comment(told, node))
        yield from comment
        needs_number = bool(comment)
        later: list[str | tuple[RecordNode, bool]] = []
        for other in _ordered(parent)[1:] if is_main else ():
            later += ["(", (other, False), ")"]
        later += [(child, True) for child in _ordered(node)[:1]]
        waiting += reversed(later)


def _ordered(node: RecordNode) -> list[RecordNode]:
    """Return the moves from here, the most recently visited first."""
    first = [] if node.next is None else [node.next]
    return [*first, *(child for child in node.children if child is not node.next)]


def _number(position: ChessPosition, *, is_needed: bool) -> str:
    board = position.board
    if board.turn:
        return f"{board.fullmove_number}."
    return f"{board.fullmove_number}..." if is_needed else ""


def _comment(told: ImportedGame, node: RecordNode) -> Iterator[str]:
    worth = told.worth.get(node.position)
    value = "" if worth is None else evaluation_text(worth, node.position)
    words = node.comment.replace(BRACE, OTHER_BRACE).split()
    if value or words:
        yield from ("{", *[value] * bool(value), *words, "}")


RAW = 20
"""Comments and tags are read up to this many times their maximum length, before commands for
programs are removed."""
MOST_KNOWN = 1_000
"""The number of parsed moves that are cached."""
TELL_EVERY = 200
"""The number of words between two reports of progress."""
_MOVES = ("!", "?", "!!", "??", "!?", "?!")
_CHANCES = {10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+"}
SIGNS = {f"${number}": sign for number, sign in [*enumerate(_MOVES, 1), *_CHANCES.items()]}
"""The meanings of numeric annotation glyphs; others are kept as they are."""

_TOKEN = re.compile(
    r"""
    (?P<space>[\s\ufeff]+|(?:^%|;)[^\r\n]*)
    |(?P<comment>\{[^}]*\})
    |(?P<tag>\[(?=\s*\w))
    |(?P<result>(?:1-0|0-1|1/2-1/2|\*)(?![^\s(){};]))
    |(?P<number>\d+(?:[.…]+|(?![^\s(){};])))
    |(?P<open>\()|(?P<close>\))
    |(?P<remark>\$\d{1,3}|[!?]{1,2}|e\.p\.)
    |(?P<move>[^\s(){}\[\];$!?]+)
    """,
    re.VERBOSE | re.MULTILINE,
)
_COMMAND = re.compile(r"\[%[^\[\]]*+\]")
"""Commands for programs in comments: arrows, clock times.

No bracket is inside another, so that brackets that never close take linear time.
"""


def read_pgn(game: GameText, most: int | None, tell: ReportShare) -> ImportedGame:
    """Read a game; see `FileFormat.read`."""
    return _Reader(game, most, tell).read()


class _Reader:
    """Reads one game, word by word."""

    def __init__(self, game: GameText, most: int | None, tell: ReportShare) -> None:
        self._text = game.text
        self._first_line = game.line
        self._most = most
        self._tell = tell
        self._at = 0
        self._tags: dict[str, str] = {}
        self._fen_at = 0
        self._record: GameRecord | None = None
        self._here: RecordNode | None = None
        self._left: list[tuple[RecordNode | None, int]] = []
        self._skipped, self._skipped_at = 0, 0
        self._known: dict[tuple[RecordNode, str], RecordNode] = {}
        self._ended: int | None = None
        self._before = ""
        self._moves = 0
        self._result = OPEN
        self._worth: dict[Position, ImportedEvaluation] = {}
        self._left_out: dict[Omission, LeftOut] = {}

    def read(self) -> ImportedGame:
        """Read the game and return it."""
        text = self._text
        end = len(text)
        for number in count(1):
            if self._at >= end:
                break
            if not number % TELL_EVERY:
                self._tell(self._at / end)
            match = _TOKEN.match(text, self._at)
            if match is None:
                raise self._refused(self._what_is_wrong())
            kind = match.lastgroup
            if kind == "tag":
                tag = tag_at(text, self._at)
                if tag is None or self._record is not None:
                    raise self._refused(self._what_is_wrong())
                self._tag(tag.name, tag.value)
                self._at = tag.end
                continue
            self._take(kind or "", match)
            self._at = match.end()
            if kind == "result" and not self._is_in_branch:
                break
        if self._is_in_branch:
            self._at = self._skipped_at if self._skipped else self._left[-1][1]
            raise self._refused(GameError(FormatFault.OPEN_BRANCH))
        return self._imported_game()

    def _take(self, kind: str, match: re.Match[str]) -> None:
        if kind == "comment":
            self._start()
            begun = match.start() + 1
            longest = begun + RAW * LONGEST_COMMENT  # copying all of it could take much memory
            self._comment(self._text[begun : min(match.end() - 1, longest)])
            return
        word = match[0]
        if kind == "result":
            self._start()
            if not self._is_in_branch:
                self._result = word
        elif kind == "open":
            self._open_branch()
        elif kind == "close":
            self._close_branch()
        elif kind == "move":
            self._move(word)
        elif kind == "remark" and word != "e.p.":
            self._note(SIGNS.get(word, word))

    def _tag(self, name: str, value: str) -> None:
        if name in self._tags:
            return
        if len(self._tags) == MOST_TAGS:
            self._leave_out(Omission.TAGS, name)
            return
        if name.lower() == "fen":
            self._fen_at = self._at
        self._tags[name] = value

    def _leave_out(self, what: Omission, text: str = "", count: int = 1) -> None:
        known = self._left_out.get(what)
        if known is not None:
            self._left_out[what] = known._replace(parts=known.parts + count)
        elif count:
            here = self._here
            board = None if here is None else cast("ChessPosition", here.position).board
            number = 0 if board is None else board.fullmove_number
            self._left_out[what] = LeftOut(what, self._line, number, text, count)

    def _start(self) -> GameRecord:
        """Return the record of the game; the first call creates it from the tags."""
        if self._record is None:
            variant = self._tags.get("Variant", "")
            if variant.lower() not in USUAL:
                raise self._refused(GameError(ChessFault.VARIANT, text=variant[:30]))
            game = ChessGame()
            fen = next((each for name, each in self._tags.items() if name.lower() == "fen"), "")
            try:
                start = game.parse_position(fen) if fen else game.start()
            except GameError as error:
                self._at = self._fen_at
                raise self._refused(error) from error
            self._record = GameRecord(start)
            self._here = self._record.root
        return self._record

    def _open_branch(self) -> None:
        here = self._start() and self._here
        if here is None or here.parent is None:
            raise self._refused(GameError(FormatFault.NO_BRANCH, text="("))
        if self._ended is not None:  # branches after the end of the game are only counted
            self._skipped_at = self._skipped_at if self._skipped else self._at
            self._skipped += 1
            return
        self._left.append((here, self._at))
        self._here = here.parent
        self._before = ""

    def _close_branch(self) -> None:
        if self._skipped:
            self._skipped -= 1
            return
        if not self._left:
            raise self._refused(GameError(FormatFault.NO_BRANCH, text=")"))
        self._here = self._left.pop()[0]
        self._before = ""
        if self._ended is not None and len(self._left) < self._ended:
            self._ended = None

    @property
    def _is_in_branch(self) -> bool:
        return bool(self._left or self._skipped)

    def _move(self, word: str) -> None:
        self._start()
        here = self._here
        if here is None or self._ended is not None:
            self._leave_out(Omission.AFTER_END, word, self._ended is not None)
            return
        if here.position.outcome is not None:
            self._leave_out(Omission.AFTER_END, word)
            self._ended = len(self._left)
            return
        self._here = self._known.get((here, word)) or self._after(here, word)
        self._note(self._before)
        self._before = ""

    def _after(self, here: RecordNode, word: str) -> RecordNode:
        """Return the node of a move that was not read recently in this position."""
        try:
            move = here.position.game.parse_move(here.position, word)
        except GameError as error:
            error.details["number"] = here.position.ply + 1
            raise self._refused(error) from error
        child = next((each for each in here.children if each.move == move), None)
        if child is None:
            child = RecordNode(here.position.after(move), move, here)
            here.children.append(child)
            here.next = here.next or child
            self._moves += 1
            if self._most is not None and self._moves > self._most:
                raise self._refused(GameError(FormatFault.TOO_MANY, most=self._most))
        if len(self._known) == MOST_KNOWN:
            self._known.clear()
        self._known[here, word] = child
        return child

    def _comment(self, text: str) -> None:
        """Split a comment into a value, commands for programs, and text."""
        text = one_line(text)
        here = self._here
        if here is None or self._ended is not None:
            return
        if "[%" in text:
            worth = evaluation_of(text, here.position.turn)
            if worth is not None and here.position.outcome is None and not self._is_before_move:
                self._worth[here.position] = worth
            text, others = _COMMAND.subn(" ", EXACT.sub(" ", EVAL.sub(" ", text)))
            self._leave_out(Omission.SIGNS, count=others)
        self._note(" ".join(text.split()).replace(OTHER_BRACE, BRACE))

    @property
    def _is_before_move(self) -> bool:
        """Return whether a variation was opened and has no move yet."""
        left = self._left[-1][0] if self._left else None
        return left is not None and left.parent is self._here

    def _note(self, text: str) -> None:
        if not text or self._ended is not None:
            return
        if self._is_before_move:
            self._before = self._joined(self._before, text)
        elif self._here is not None:
            self._here.comment = self._joined(self._here.comment, text)

    def _joined(self, comment: str, text: str) -> str:
        """Join two comments, up to the maximum length."""
        whole = f"{comment} {text}".strip()
        if len(whole) <= LONGEST_COMMENT:
            return whole
        self._leave_out(Omission.COMMENT)
        return whole[: LONGEST_COMMENT - 1] + "…"

    def _imported_game(self) -> ImportedGame:
        if self._record is None and not self._tags:
            raise self._refused(GameError(FormatFault.NO_GAME))
        record = self._start()
        record.current = record.line()[-1]
        tags = self._tags
        if record.position.outcome is None and self._result != OPEN:
            tags = tags | {"Result": self._result}
        elif record.position.outcome is not None or tags.get("Result") not in RESULTS.values():
            tags.pop("Result", None)
        names = tags.get("White", ""), tags.get("Black", "")
        left_out = ("fen", "setup")
        record.tags = {
            name: text[:LONGEST_TAG]
            for name, text in tags.items()
            if name.lower() not in left_out and not UNKNOWN.fullmatch(text) and text != PERSON
        }
        return ImportedGame(record, names, self._worth, tuple(self._left_out.values()))

    def _what_is_wrong(self) -> GameError:
        if self._text[self._at] == "{":
            return GameError(FormatFault.OPEN_COMMENT)
        word = self._text[self._at :].split(maxsplit=1)[0]
        return GameError(FormatFault.NO_SIGN, text=word[:12])

    def _refused(self, cause: GameError) -> FormatError:
        return FormatError(self._line, cause)

    @property
    def _line(self) -> int:
        return self._first_line + self._text.count("\n", 0, self._at)


_TAGGED = re.compile(r'(?:\ufeff|\s|%[^\n]*+\n)*+\[\s*\w+\s+"')
_ANNOTATED = re.compile(r"\s*1\.[^{(;$]*+[{(;$]")


def _seems_pgn(text: str) -> bool:
    """Return whether a text begins with a tag or a first move that looks like PGN.

    Moves alone are understood without it.
    """
    return bool(_TAGGED.match(text) or _ANNOTATED.match(text))


PGN = FileFormat(
    "PGN",
    ".pgn",
    _seems_pgn,
    read_pgn,
    pgn_text,
    former_encoding="cp1252",
    split=split,
    summary=summary,
)
