# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a game in PGN and keeps all that is certain.

What can't be read costs as little as possible. A word between two moves is left out, and reading
goes on if the next move can be played; otherwise the rest of that line of moves is left out. Move
numbers are the witnesses: where something was left out and the next number shows that a move is
missing, the moves behind it are not believed.

The library's reader is not used: `chess.pgn` skips every word that does not look like a move and
tells nobody, and ends a game at the first empty line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING, cast

from desktop_app.core.errors import GameError
from desktop_app.core.file_formats import (
    LONGEST_COMMENT,
    LONGEST_QUOTED,
    LONGEST_TAG,
    MOST_LEFT_OUT,
    MOST_TAGS,
    FormatError,
    FormatFault,
    GameText,
    ImportedEvaluation,
    ImportedGame,
    LeftOut,
    Omission,
    ReportShare,
)
from desktop_app.core.position import Move, Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.games.chess.any_notation import (
    ENGLISH,
    Found,
    Letters,
    Trouble,
    find_move,
    glued_words,
    languages_in,
    plain_word,
)
from desktop_app.games.chess.notation import move_of
from desktop_app.games.chess.pgn_line import Doubt, Line, board_of
from desktop_app.games.chess.pgn_split import MOVE_LIKE, UNKNOWN
from desktop_app.games.chess.pgn_tags import INVISIBLE, TAG_LINE, one_line, tag_at
from desktop_app.games.chess.pgn_values import EVAL, EXACT, evaluation_of
from desktop_app.games.chess.rules import ChessFault, ChessGame

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

PERSON = "Person"
OPEN, DRAWN = "*", "1/2-1/2"
WON, LOST = "1-0", "0-1"
RESULTS: dict[float, str] = {1: WON, -1: LOST, 0: DRAWN}
USUAL = ("standard", "chess", "normal", "from position", "?", "")
"""The values of the tag `Variant` that mean orthodox chess."""
CHESS960 = re.compile(r"chess[ -]?960|fischer[ -]?r?andom(?:[ -]?chess)?|frc", re.IGNORECASE)
"""Matches the values that mean Chess960, whose rules differ only where somebody may castle from
other squares; such positions are refused (`ChessGame.parse_position`)."""
NO_FEN = re.compile(r"[?*\s-]*|startpos|start|standard", re.IGNORECASE)
"""Matches the values of the tag `FEN` that name no position."""
BRACE, OTHER_BRACE = "}", "｝"
"""A comment ends at its first closing brace, so a look-alike is written instead."""
RAW = 20
"""Comments are read up to this many times their maximum length, before commands for programs are
removed."""
MOST_KNOWN = 1_000
"""The number of parsed moves that are cached."""
TELL_EVERY = 200
"""The number of words between two reports of progress."""
FAR = 20_000
"""How many characters are searched for what a text before the game is followed by."""
MOST_DEPTH = 500
"""The most variations inside each other; deeper ones are left out."""
MOST_OUTER = 8
"""In so many lines around a variation a move is tried that does not fit there."""
SUMMED_UP = (Omission.SIGNS, Omission.TAGS)
"""What a game has one entry for."""

_MOVES = ("!", "?", "!!", "??", "!?", "?!")
_CHANCES = {10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+"}
SIGNS = {f"${number}": sign for number, sign in [*enumerate(_MOVES, 1), *_CHANCES.items()]}
"""The meanings of numeric annotation glyphs; others are kept as they are."""

_DASH = "-–—−‑:"
_RESULTS = "|".join(
    (
        rf"1[^\S\n]?[{_DASH}][^\S\n]?0(?![-–—−‑]?0)",
        rf"0[^\S\n]?[{_DASH}][^\S\n]?1",
        rf"(?:1/2|½|0[.,]5)(?:[^\S\n]?[{_DASH}][^\S\n]?(?:1/2|½|0[.,]5))?",
        r"\+:-|-:\+|=:=|\*",
        r"(?i:white|black)[^\S\n]+(?i:resign(?:s|ed)?|wins?|won|mates?)",
        r"(?i:draw(?:n)?|remis)(?:[^\S\n]+(?i:agreed))?",
    )
)
_TOKEN = re.compile(
    rf"""
    (?P<space>[\s{INVISIBLE}]+|^%[^\n]*|(?<!\S)>+|</?[a-zA-Z][^<>\n]{{0,200}}>
        |&(?:[a-zA-Z]{{2,8}}|\#\d{{1,6}});|\[/?(?i:pgn)\])
    |(?P<comment>\{{)
    |(?P<line>;[^\n]*)
    |(?P<bracket>\[)
    |(?P<result>(?:{_RESULTS})(?![\w/:–—−‑-]|\.\d))
    |(?P<number>(?!0{{2}}|[0O][-–—−‑]?[0O])\d+(?:(?:[^\S\n]*+[.…·]++)++|[):,](?=\s*[A-Za-z]))?)
    |(?P<open>\()|(?P<close>\))
    |(?P<nag>\$\d+)
    |(?P<remark>[!?‼⁇⁈⁉]+)
    |(?P<word>(?:(?!&[a-zA-Z\#]\w{{1,7}};)[^\s(){{}}\[\];$!?<])+(?:(?<=[18])=?\([A-Za-z]\))?|<[^\s<]*)
    |(?P<stray>.)
    """,
    re.VERBOSE | re.MULTILINE,
)
_COMMAND = re.compile(r"\[%[^\[\]]*+\]")
"""Commands for programs in comments: arrows, clock times.

No bracket is inside another, so that brackets that never close take linear time.
"""
_NESTED = re.compile(r"\{[^{}]*+(?:\{[^{}]*+\}[^{}]*+)++\}")
_BECOMES = re.compile(r"[^\S\n]*(?:=[^\S\n]*|/)?\(?([A-Za-z♕-♘♛-♞])\)?(?![\w.])")
_LAST_RANK = re.compile(r"(?:.*[^0-9])?[a-h][18]=?")
_QUIET = re.compile(
    r"[-–—.…·,:|/]|[.…·,]+|[+#†‡]+|\(?e\.?p\.?\)?|ch\.?|dbl\.?|dis\.?|(?:check)?mate[.!]?",
    re.IGNORECASE,
)
"""Matches words that say nothing that the moves do not."""
_SIGN = re.compile(
    r"[=±∓⩲⩱∞□△⌓○⇆↑→⟳⊕⊞⇔⊥∆]|\+=|=\+|[+-]/[-+=]|=/[+∞]|\+[-−–]|[-−–]\+|\+--|--\+|N|RR"
)
"""Matches the signs of annotators."""


def read_pgn(game: GameText, most: int | None, tell: ReportShare) -> ImportedGame:
    """Read a game; see `FileFormat.read`."""
    reader = _Reader(game, most, tell)
    try:
        return reader.read()
    except FormatError as error:
        if not reader.has_bad_position:
            raise
        again = _Reader(game, most, tell, bad_position=error.line)
        told = again.read()
        if again.has_all_moves:
            return told
        raise


_PARENTHESIS = re.compile(r"[()]|\{[^}]*+|;[^\n]*+|^\[[^\n]*+", re.MULTILINE)
_BRACKETS = re.compile(r"\[[^\[\]\n]{0,200}\]?")
_ANY_MOVE = rf"(?:[A-ZА-Я]?[a-h]?[1-8]?[-x:]?[a-h][1-8]|{MOVE_LIKE})"
_FIRST_MOVE = rf"(?<![\w.])%d\s*[.)…]+\s*(?={_ANY_MOVE})"
_NEXT_MOVE = re.compile(rf"[\s.…·]*{_ANY_MOVE}")
_END = re.compile(rf"[\s.!]*(?:\{{[^}}]*\}}\s*)?(?:{_RESULTS})?[\s{INVISIBLE}]*\Z")


def result_of(text: str) -> str:
    """Return a result as PGN writes it; `*` if the text is none."""
    plain = plain_word(text).strip().lower().replace("⁄", "/")
    if plain.startswith(("white", "black")):
        is_winner = any(word in plain for word in ("win", "won", "mate"))
        return WON if plain.startswith("white") is is_winner else LOST
    if plain.startswith(("1/2", "½", "0.5", "0,5", "=", "draw", "remis")):
        return DRAWN
    return {"1": WON, "+": WON, "0": LOST, "-": LOST}.get(plain[:1], OPEN)


class _Reader:
    """Reads one game, word by word."""

    def __init__(
        self, game: GameText, most: int | None, tell: ReportShare, *, bad_position: int = 0
    ) -> None:
        """Prepare to read a game.

        Args:
            game: its text.
            most: the most moves; None for no limit.
            tell: called with the share that is read.
            bad_position: the line with the first position that can't be read; 0 if it can be.
        """
        self._game = game
        self._text = game.text
        self._most = most
        self._tell = tell
        self._bad_position = bad_position
        self.has_bad_position = False
        self._at = self._begin = 0
        self._counted = 0, game.line
        self._tags: dict[str, str] = {}
        self._fen_line = game.line
        self._preface = ""
        self._record: GameRecord | None = None
        self._lines = [Line(None)]
        self._skipped = 0
        self._skipped_place = 0, 0
        self._junk: tuple[int, int, tuple[int, int]] | None = None
        self._number: tuple[int, int] | None = None
        self._latest = 0
        self._has_looked = False
        self._is_over = self._is_paragraph_over = self._is_done = False
        self._languages: Sequence[Letters] = ENGLISH
        self._known: dict[tuple[RecordNode, str], Found | Trouble] = {}
        self._moves = 0
        self._result = OPEN
        self._worth: dict[Position, ImportedEvaluation] = {}
        self._left_out: list[LeftOut] = []
        self._entries: dict[Omission, int] = {}

    @property
    def has_all_moves(self) -> bool:
        """Whether there are moves, none was left out, and they are counted from 1."""
        lost = (Omission.TEXT, Omission.MOVES, Omission.UNCLEAR, Omission.BRANCH)
        return bool(self._moves and not self._lines[0].base) and not any(
            each.what in lost for each in self._left_out
        )

    def read(self) -> ImportedGame:
        """Read the game and return it."""
        text, end = self._text, len(self._text)
        for number in count(1):
            if self._at >= end or self._is_done:
                break
            if not number % TELL_EVERY:
                self._tell(self._at / end)
            match = _TOKEN.match(text, self._at)
            if match is None:  # it matches anything
                raise AssertionError(self._at)
            self._at = match.end()
            self._take(match.lastgroup or "", match)
        self._finish()
        return self._imported_game()

    def _take(self, kind: str, match: re.Match[str]) -> None:
        word, begin = match[0], match.start()
        self._begin = begin
        if kind == "space":
            if self._is_over and not self._is_inside and word.count("\n") > 1:
                self._is_paragraph_over = True
        elif kind == "word":
            self._word(word, begin)
        elif kind == "number":
            self._take_number(word, begin)
        elif kind == "comment":
            self._brace(begin)
        elif kind == "line":
            self._remark(word[1 : 1 + RAW * LONGEST_COMMENT])
        elif kind == "bracket":
            self._bracket(begin)
        elif kind == "result":
            self._take_result(word, begin)
        elif kind == "open":
            self._open(begin)
        elif kind == "close":
            self._close(begin)
        elif kind in ("nag", "remark"):
            self._sign(SIGNS.get(word, plain_word(word)))
        else:
            self._leave_word(begin)

    # Where we are, and what is left out there

    @property
    def _line(self) -> Line:
        return self._lines[-1]

    @property
    def _is_inside(self) -> bool:
        """Whether a variation is open."""
        return len(self._lines) > 1 or bool(self._skipped)

    @property
    def _is_left_out(self) -> bool:
        """Whether what is read now is left out anyway."""
        return bool(self._skipped) or (self._record is not None and self._line.here is None)

    def _place(self, at: int) -> tuple[int, int]:
        """Return the line of the file at this place of the text, and the number of the move."""
        counted, line = self._counted
        if at >= counted:
            line += self._text.count("\n", counted, at)
            self._counted = at, line
        else:
            line -= self._text.count("\n", at, counted)
        return line, self._latest if self._is_left_out else self._line.number

    def _leave_out(self, what: Omission, place: tuple[int, int], text: str = "") -> int:
        """Note that something is left out, and return the number of its entry."""
        known = self._entries.get(what)
        if known is not None and (what in SUMMED_UP or len(self._left_out) >= MOST_LEFT_OUT):
            entry = self._left_out[known]
            self._left_out[known] = entry._replace(parts=entry.parts + 1)
            return known
        self._entries[what] = len(self._left_out)
        self._left_out.append(LeftOut(what, *place, text=text))
        return len(self._left_out) - 1

    def _quoted(self, begin: int, end: int) -> str:
        """Return a part of the text for a sentence, shortened if it is long."""
        words = one_line(self._text[begin : min(end, begin + 4 * LONGEST_QUOTED)])
        if len(words) <= LONGEST_QUOTED and end - begin <= 4 * LONGEST_QUOTED:
            return words
        return words[: LONGEST_QUOTED - 1] + "…"

    def _leave_word(self, begin: int) -> None:
        """Leave out the words from there to here, together with such words before them."""
        if self._is_left_out:
            return
        if self._is_over and not self._is_inside:
            self._is_done = True  # a text between games
            return
        if self._junk is None:
            self._junk = begin, self._at, self._place(begin)
        else:
            self._junk = self._junk[0], self._at, self._junk[2]
        self._look_for_first_move()

    def _look_for_first_move(self) -> None:
        """Skip a text before the game, if the number of the first move comes after it."""
        here = self._line.here
        is_first = here is not None and here.parent is None and not here.children
        if here is None or not is_first or self._line.is_numbered or self._has_looked:
            return
        self._has_looked = True
        pattern = _FIRST_MOVE % board_of(here).fullmove_number
        first = re.compile(pattern).search(self._text, self._at, self._at + FAR)
        if first is not None and "{" not in self._text[self._at : first.start()]:
            self._at = first.start()
            if self._junk is not None:
                self._junk = self._junk[0], self._at, self._junk[2]

    def _end_junk(self) -> None:
        """Note the words that were left out, since something readable follows."""
        if self._junk is None:
            return
        begin, end, place = self._junk
        self._junk = None
        entry = self._leave_out(Omission.TEXT, place, self._quoted(begin, end))
        here = self._line.here
        if here is not None:
            kind = Omission.BRANCH if len(self._lines) > 1 else Omission.MOVES
            self._line.add(Doubt(here, entry, place, kind, is_strict=False))

    def _cut(self, line: Line, doubt: Doubt) -> None:
        """Leave out the rest of a line of moves."""
        if doubt.entry is None:
            self._leave_out(Omission.OPEN_COMMENT, doubt.place)
            place = self._place(self._begin)
            self._leave_out(doubt.kind, place, self._quoted(self._begin, self._at))
        else:
            entry = self._left_out[doubt.entry]
            self._left_out[doubt.entry] = entry._replace(what=doubt.kind)
        if line is self._line:
            self._latest = line.number
        for node in line.cut(doubt):
            self._worth.pop(node.position, None)

    # Tags and the first position

    def _bracket(self, begin: int) -> None:
        text = self._text
        if text.startswith("[%", begin):
            command = _COMMAND.match(text, begin, begin + RAW * LONGEST_COMMENT)
            if command is not None:
                self._at = command.end()
                self._leave_out(Omission.SIGNS, self._place(begin))
                return
        tag = tag_at(text, begin)
        if tag is not None:
            self._at = tag.end
            if self._record is None:
                self._tag(tag.name, tag.value, begin)
            elif not self._is_left_out:
                self._end_junk()
                self._leave_out(Omission.TAG, self._place(begin), tag.name)
            return
        end = text.find("\n", begin)
        end = len(text) if end < 0 else end
        if self._record is None and '"' in text[begin : min(end, begin + FAR)]:
            self._at = end
            self._leave_out(Omission.TAG, self._place(begin), self._quoted(begin, end))
            return
        words = _BRACKETS.match(text, begin)
        self._at = words.end() if words else self._at
        self._start()
        self._leave_word(begin)

    def _tag(self, name: str, value: str, begin: int) -> None:
        if name in self._tags:
            if value != self._tags[name]:
                self._leave_out(Omission.TAG, self._place(begin), name)
            return
        if len(self._tags) == MOST_TAGS:
            self._leave_out(Omission.TAGS, self._place(begin), name)
            return
        if name.lower() == "fen":
            self._fen_line = self._place(begin)[0]
        self._tags[name] = value

    def _value(self, name: str) -> str:
        """Return the value of a tag, whatever the case of its name; empty if there is none."""
        return next((value for each, value in self._tags.items() if each.lower() == name), "")

    def _start(self) -> GameRecord:
        """Return the record of the game; the first call creates it from the tags."""
        if self._record is None:
            variant = self._value("variant")
            game, fen = ChessGame(), self._value("fen")
            is_known = variant.lower() in USUAL or (fen and CHESS960.fullmatch(variant))
            if not is_known:
                line = self._place(self._at)[0]
                raise FormatError(line, GameError(ChessFault.VARIANT, text=variant[:30]))
            if self._bad_position:
                self._leave_out(Omission.POSITION, (self._bad_position, 0), fen[:LONGEST_QUOTED])
                fen = ""
            try:
                start = game.start() if NO_FEN.fullmatch(fen) else game.parse_position(fen)
            except GameError as error:
                self.has_bad_position = error.fault == ChessFault.BAD_FEN
                raise FormatError(self._fen_line, error) from error
            self._record = GameRecord(start)
            self._line.here = self._record.root
            self._languages = languages_in(self._text, self._at)
            self._note(self._preface)
        return self._record

    # Moves

    def _word(self, word: str, begin: int) -> None:
        number, self._number = self._number, None
        if _QUIET.fullmatch(word):
            return
        if _SIGN.fullmatch(word):
            self._sign(word)
            return
        self._start()
        if self._skipped:
            return
        line = self._line
        if line.here is not None and line.here.position.outcome is not None:
            self._after_end(word, begin)
            return
        if self._is_paragraph_over and not self._is_inside and number is None:
            self._is_done = True
            return
        found = self._find(line, word)
        if isinstance(found, Found):
            self._end_junk()
            self._play(self._completed(found, word, begin), word, begin)
        elif not (
            (number is not None and self._close_unclosed(word, *number))
            or self._play_glued(word, begin)
        ):
            self._unplayed(found, begin)

    def _find(self, line: Line, word: str) -> Found | Trouble:
        """Return the move that a word names in a line."""
        here = line.here
        if here is None:
            return Trouble.ILLEGAL
        known = self._known.get((here, word))
        if known is None:
            known = find_move(board_of(here), word, self._languages)
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            self._known[here, word] = known
        return known

    def _completed(self, found: Found, word: str, begin: int) -> Move:
        """Return the move with the piece that a pawn becomes, if that is written apart."""
        here = self._line.here
        if not found.is_completed or here is None:
            return move_of(found.move)
        apart = _BECOMES.match(self._text, self._at)
        if apart is not None:
            whole = self._find(self._line, f"{word.rstrip('=')}={apart[1].upper()}")
            if isinstance(whole, Found):
                self._at = apart.end()
                return move_of(whole.move)
        self._leave_out(Omission.PROMOTION, self._place(begin), self._quoted(begin, self._at))
        return move_of(found.move)

    def _play(self, move: Move, word: str, begin: int) -> None:
        line, here = self._line, self._line.here
        if here is None:
            return
        self._latest = line.number or board_of(here).fullmove_number
        child = next((each for each in here.children if each.move == move), None)
        is_new = child is None
        if child is None:
            if self._most is not None and self._moves >= self._most:
                self._leave_out(Omission.LONG, self._place(begin), word[:LONGEST_QUOTED])
                self._is_done = True
                return
            child = RecordNode(here.position.after(move), move, here)
            here.children.append(child)
            here.next = here.next or child
            self._moves += 1
        before, line.before = line.before, ""
        late = line.play(child, is_new=is_new)
        self._note(before)
        if late is not None:
            self._cut(line, late)

    def _play_glued(self, word: str, begin: int) -> bool:
        """Play several moves that are written as one word, if all of them can be played."""
        line, words = self._line, glued_words(word)
        here = line.here
        if not words or here is None or not isinstance(self._find(line, words[0]), Found):
            return False
        position, moves = here.position, list[Move]()
        for each in words:
            if each[0].isdigit() and not each.startswith("0"):
                continue
            found = find_move(cast("ChessPosition", position).board, each, self._languages)
            if position.outcome is not None or not isinstance(found, Found):
                return False
            moves.append(move_of(found.move))
            position = position.after(moves[-1])
        self._end_junk()
        for move in moves:
            self._play(move, word, begin)
        return True

    def _close_unclosed(self, word: str, number: int, dots: int) -> bool:
        """Play a move in a line around variations that were never closed, if only that fits."""
        if len(self._lines) == 1 or not self._has_unclosed:
            return False
        for outer in range(len(self._lines) - 2, max(len(self._lines) - 2 - MOST_OUTER, -1), -1):
            line = self._lines[outer]
            if line.expects(number, dots) and isinstance(self._find(line, word), Found):
                self._junk = None if self._is_left_out else self._junk
                while len(self._lines) > outer + 1:
                    self._leave_out(Omission.OPEN_BRANCH, self._line.place)
                    self._end_line()
                found = self._find(line, word)
                if isinstance(found, Found):
                    self._play(move_of(found.move), word, self._at)
                return True
        return False

    @cached_property
    def _has_unclosed(self) -> bool:
        """Whether variations are open at the end of the text."""
        depth = 0
        for found in _PARENTHESIS.finditer(self._text):
            if found[0] == "(":
                depth += 1
            elif found[0] == ")":
                depth = max(depth - 1, 0)
        return depth > 0

    def _unplayed(self, trouble: Trouble, begin: int) -> None:
        """Leave out a word that is no move here, and what it spoils."""
        if trouble is Trouble.UNREADABLE or self._is_left_out:
            self._leave_word(begin)
            return
        self._end_junk()
        line, here = self._line, self._line.here
        if here is None:
            return
        latest = line.latest_doubt
        if latest is not None:
            self._cut(line, latest)
            return
        kind = Omission.UNCLEAR if trouble is Trouble.UNCLEAR else Omission.MOVES
        kind = Omission.BRANCH if len(self._lines) > 1 else kind
        place = self._place(begin)
        entry = self._leave_out(Omission.TEXT, place, self._quoted(begin, self._at))
        line.add(Doubt(here, entry, place, kind, is_strict=True))

    def _after_end(self, word: str, begin: int) -> None:
        """Leave out moves after the end of the game."""
        if not _NEXT_MOVE.match(plain_word(word)):
            self._leave_word(begin)
            return
        self._end_junk()
        self._leave_out(Omission.AFTER_END, self._place(begin), self._quoted(begin, self._at))
        self._latest = self._line.number
        self._line.here = None

    def _take_number(self, word: str, begin: int) -> None:
        digits = word.rstrip(_NUMBER_SIGNS)
        if len(digits) > 4 or _NEXT_MOVE.match(self._text, self._at) is None:
            return
        dots = word.count(".") + 3 * word.count("…")
        number = int(digits)
        self._start()
        if self._skipped:
            return
        self._end_junk()
        line = self._line
        self._number = number, dots
        if self._is_over and not self._is_inside and not line.expects(number, dots):
            self._leave_out(Omission.GAMES, self._place(begin))
            self._is_done = True
            return
        lost = line.count(number, dots)
        if lost is not None and not (len(self._lines) > 1 and self._is_outer(number, dots)):
            self._cut(line, lost)

    def _is_outer(self, number: int, dots: int) -> bool:
        """Return whether a number is expected in a line around the variation."""
        return any(line.expects(number, dots) for line in self._lines[-1 - MOST_OUTER : -1])

    # Variations

    def _open(self, begin: int) -> None:
        self._start()
        if self._is_left_out:
            self._skip(begin)
            return
        self._end_junk()
        here = self._line.here
        if here is None:
            return
        if here.parent is None or len(self._lines) > MOST_DEPTH:
            end = self._text.find(")", begin) + 1 or len(self._text)
            self._leave_out(Omission.TEXT, self._place(begin), self._quoted(begin, end))
            self._skip(begin)
            return
        line = self._line
        place = self._place(begin)[0], self._latest
        variation = Line(here.parent, here.parent, place, line.shift, line.base, line.is_numbered)
        self._lines.append(variation)

    def _skip(self, begin: int) -> None:
        """Leave out a variation."""
        if not self._skipped:
            self._skipped_place = self._place(begin)
        self._skipped += 1

    def _close(self, begin: int) -> None:
        if self._skipped:
            self._skipped -= 1
        elif len(self._lines) > 1:
            self._end_junk()
            self._end_line()
        else:
            self._start()
            self._leave_word(begin)

    def _end_line(self) -> None:
        """End a variation."""
        self._settle()
        line = self._lines.pop()
        here = self._line.here
        if line.before and here is not None:
            here.comment = self._joined(here.comment, line.before)

    def _settle(self) -> None:
        """At the end of a line, leave out the moves that no number has confirmed."""
        strict = self._line.strict_doubt
        if strict is not None:
            self._cut(self._line, strict)

    # Comments and results

    def _brace(self, begin: int) -> None:
        text = self._text
        self._end_junk()
        end = text.find("}", begin)
        is_open = end < 0
        end = len(text) if is_open else end
        inner = text.find("{", begin + 1, end)
        if inner >= 0 and not is_open:
            nested = _NESTED.match(text, begin, begin + FAR)
            is_open = nested is None
            end = end if nested is None else nested.end() - 1
        place = self._place(begin)
        self._at = min(end + 1, len(text))
        self._remark(text[begin + 1 : min(end, begin + 1 + RAW * LONGEST_COMMENT)])
        here = self._line.here
        if here is None or self._skipped or not is_open:
            return
        if self._at < len(text):  # perhaps moves were taken for a part of it
            kind = Omission.BRANCH if len(self._lines) > 1 else Omission.MOVES
            self._line.add(Doubt(here, None, place, kind, is_strict=False))
        else:
            self._leave_out(Omission.OPEN_COMMENT, place)

    def _remark(self, text: str) -> None:
        """Keep a comment; one before the tags belongs to the first position."""
        if self._record is None and TAG_LINE.search(self._text, self._at, self._at + FAR):
            self._preface = self._joined(self._preface, one_line(text))
            return
        self._start()
        self._end_junk()
        self._comment(text)

    def _comment(self, text: str) -> None:
        """Split a comment into a value, commands for programs, and text."""
        line, here = self._line, self._line.here
        if here is None or self._skipped:
            return
        text = one_line(text)
        if "[%" in text:
            worth = evaluation_of(text, here.position.turn)
            if worth is not None and here.position.outcome is None and not line.is_before_move:
                self._worth[here.position] = worth
            text, others = _COMMAND.subn(" ", EXACT.sub(" ", EVAL.sub(" ", text)))
            if others:
                self._leave_out(Omission.SIGNS, self._place(self._at))
        self._note(" ".join(text.split()).replace(OTHER_BRACE, BRACE))

    def _sign(self, text: str) -> None:
        """Keep the sign of an annotator as a comment."""
        self._start()
        if not self._is_left_out:
            self._end_junk()
            self._note(text)

    def _note(self, text: str) -> None:
        line, here = self._line, self._line.here
        if not text or here is None or self._skipped:
            return
        if line.is_before_move:
            line.before = self._joined(line.before, text)
        else:
            here.comment = self._joined(here.comment, text)

    def _joined(self, comment: str, text: str) -> str:
        """Join two comments, up to the maximum length."""
        if len(comment) == LONGEST_COMMENT and comment.endswith("…"):
            return comment
        whole = f"{comment} {text}".strip()
        if len(whole) <= LONGEST_COMMENT:
            return whole
        self._leave_out(Omission.COMMENT, self._place(self._at))
        return whole[: LONGEST_COMMENT - 1] + "…"

    def _take_result(self, word: str, begin: int) -> None:
        if word[0].isalpha() and _END.match(self._text, self._at) is None:
            self._start()
            self._leave_word(begin)
            return
        self._start()
        if not self._is_inside:
            self._end_junk()
            self._result = result_of(word) if not self._is_over else self._result
            self._is_over = True

    # The end

    def _finish(self) -> None:
        """Close what is open."""
        self._end_junk()
        if self._skipped and not self._is_done:
            self._leave_out(Omission.OPEN_BRANCH, self._skipped_place)
        while len(self._lines) > 1:
            if not self._is_done:
                self._leave_out(Omission.OPEN_BRANCH, self._line.place)
            self._end_line()
        self._settle()
        if self._game.is_cut:
            self._leave_out(Omission.REST, self._place(len(self._text)))
        self._left_out.sort(key=lambda each: each.line)

    def _imported_game(self) -> ImportedGame:
        if not self._tags and (self._record is None or not self._has_anything):
            raise FormatError(self._game.line, GameError(FormatFault.NO_GAME))
        record = self._start()
        record.current = record.line()[-1]
        tags = dict(self._tags)
        result = result_of(self._value("result")) if self._result == OPEN else self._result
        tags = {name: text for name, text in tags.items() if name.lower() != "result"}
        if record.position.outcome is None and result != OPEN:
            tags["Result"] = result
        left_out = ("fen", "setup")
        record.tags = {
            name: text[:LONGEST_TAG]
            for name, text in tags.items()
            if name.lower() not in left_out and not UNKNOWN.fullmatch(text) and text != PERSON
        }
        names = self._value("white"), self._value("black")
        return ImportedGame(record, names, self._worth, tuple(self._left_out))

    @property
    def _has_anything(self) -> bool:
        """Whether there is a move or a result, or nothing but a comment."""
        record = self._record
        if record is None:
            return False
        is_comment = bool(record.root.comment) and not self._left_out
        return bool(record.root.children) or self._is_over or is_comment


_NUMBER_SIGNS = " \t.…·):,\xa0"
