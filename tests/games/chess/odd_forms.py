# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Odd forms of PGN as they are met, what we read of each, and what `chess.pgn` reads."""

from __future__ import annotations

import io
import logging
from random import Random
from typing import NamedTuple

import chess.pgn

from desktop_app.core.file_formats import FormatError, GameText, ImportedGame, Omission
from desktop_app.core.record import GameRecord
from desktop_app.files.disk import lines_of
from desktop_app.games.chess.pgn import PGN

O = Omission  # noqa: E741 (short, for the table)
SCOTCH = "e4 e5 Nf3 Nc6 d4 exd4"
ITALIAN = "e4 e5 Nf3 Nc6 Bc4 Bc5"
PROMOTION = '[SetUp "1"]\n[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n'
PASSING = "e4 a6 e5 d5 exd6"
TAGS = '[Event "a"]\n[White "Ada"]\n[Black "Bo"]\n[Result "1-0"]\n\n'
MATE = "f3 e5 g4 Qh4#"


class OddForm(NamedTuple):
    """An odd form of a game.

    Attributes:
        name: what is odd.
        text: the text.
        moves: the main line that is certain, in SAN.
        left_out: what is said to be left out.
        theirs: why `chess.pgn` reads more; empty if it does not.
    """

    name: str
    text: str
    moves: str
    left_out: tuple[Omission, ...] = ()
    theirs: str = ""


ODD_FORMS = [
    # move numbers
    OddForm("no numbers", "e4 e5 Nf3 Nc6 *", "e4 e5 Nf3 Nc6"),
    OddForm("no space behind numbers", "1.e4 e5 2.Nf3 Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("no dots", "1 e4 e5 2 Nf3 Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("nothing between number and move", "1e4 e5 2Nf3 Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("dots apart", "1 . e4 e5 2 .. Nf3 ... Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("38. .. Rxd1", "1. e4 1. .. e5 2. Nf3 2... Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("two dots, four dots", "1. e4 1.. e5 2. Nf3 2.... Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("ellipsis", "1.e4 … e5 2.Nf3 2…Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("brackets", "1) e4 e5 2) Nf3 Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("commas and colons", "1, e4, e5, 2: Nf3, Nc6,", "e4 e5 Nf3 Nc6"),
    OddForm("a number again", "1. e4 1. e5 2. Nf3 2. Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("wrong numbers", "5. e4 e5 7. Nf3 Nc6 3. d4 exd4", SCOTCH),
    OddForm("a number without a move", "1. e4 e5 2. Nf3 Nc6 3.", "e4 e5 Nf3 Nc6"),
    OddForm("fullwidth", "１．ｅ４ ｅ５ ２．Ｎｆ３ Ｎｃ６", "e4 e5 Nf3 Nc6"),
    OddForm("glued", "1.e4e5 2.Nf3Nc6 3.d4exd4", SCOTCH),
    OddForm("all glued", "1.e4e52.Nf3Nc63.d4exd4", SCOTCH),
    # moves
    OddForm("long notation", "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. d2-d4 e5xd4", SCOTCH),
    OddForm("coordinates", "1. e2e4 e7e5 2. g1f3 b8c6 3. d2d4 e5d4", SCOTCH),
    OddForm("more than needed", "1. e4 e5 2. Ng1f3 Nbc6 3. d4 e5xd4", SCOTCH),
    OddForm("captures without x", "1. e4 e5 2. Nf3 Nc6 3. d4 ed4", SCOTCH),
    OddForm("captures with :", "1. e4 e5 2. Nf3 Nc6 3. d4 e:d4", SCOTCH),
    OddForm("captures with ×", "1. e4 e5 2. Nf3 Nc6 3. d4 e×d4", SCOTCH),
    OddForm("captures without a rank", "1. e4 e5 2. Nf3 Nc6 3. d4 exd", SCOTCH),
    OddForm("the captured piece", "1. e4 e5 2. Nf3 Nc6 3. Nf3xPe5", "e4 e5 Nf3 Nc6 Nxe5"),
    OddForm("a letter for pawns", "1. Pe4 Pe5 2. Nf3 Nc6 3. Pd4 Pxd4", SCOTCH),
    OddForm("small letters", "1. e4 e5 2. nf3 nc6 3. bc4 bc5", ITALIAN),
    OddForm("capital letters", "1. E4 E5 2. NF3 NC6 3. D4 EXD4", SCOTCH),
    OddForm("German", "1. e4 e5 2. Sf3 Sc6 3. Lc4 Lc5", ITALIAN),
    OddForm("French", "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. Re2", ITALIAN + " Ke2"),
    OddForm("Spanish", "1. e4 e5 2. Cf3 Cc6 3. Ac4 Ac5 4. Rf1", ITALIAN + " Kf1"),
    OddForm("Dutch", "1. e4 e5 2. Pf3 Pc6 3. Lc4 Lc5", ITALIAN),
    OddForm("Polish", "1. e4 e5 2. Sf3 Sc6 3. Gc4 Gc5", ITALIAN),
    OddForm("Russian", "1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5 4. Крe2", ITALIAN + " Ke2"),
    OddForm("figurines", "1. e4 e5 2. ♘f3 ♞c6 3. ♗c4 ♝c5", ITALIAN),
    OddForm("castling with zeros", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0", ITALIAN + " O-O"),
    OddForm("castling in small", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o", ITALIAN + " O-O"),
    OddForm("castling with dashes", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O–O", ITALIAN + " O-O"),
    OddForm("castling without", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. OO", ITALIAN + " O-O"),
    OddForm("castling as e1g1", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. e1g1", ITALIAN + " O-O"),
    OddForm("other dashes", "1. e2–e4 e7—e5 2. Ng1−f3 Nb8‑c6", "e4 e5 Nf3 Nc6"),
    OddForm("invisible characters", "1. e4\u200b e5 2. N\u200df3 \u2060Nc6\u00ad", "e4 e5 Nf3 Nc6"),
    OddForm("fixed spaces", "1.\u00a0e4\u202fe5\u30002.\u2009Nf3\u00a0Nc6", "e4 e5 Nf3 Nc6"),
    OddForm("variation selectors", "1. e4 e5 2. ♘\ufe0ef3 ♞\ufe0ec6", "e4 e5 Nf3 Nc6"),
    # what follows a move
    OddForm("!? glued", "1. e4! e5?? 2. Nf3!? Nc6?! 3. d4!! exd4!!!", SCOTCH),
    OddForm("!? apart", "1. e4 ! e5 ?? 2. Nf3 !? Nc6 ?! 3. d4 ‼ exd4 ⁉", SCOTCH),
    OddForm("$ of any size", "1. e4 $1 e5 $0 2. Nf3 $146 Nc6 $9999 3. d4 $123456789 exd4", SCOTCH),
    OddForm("$ glued", "1. e4$1 e5$2$16 2. Nf3$3", "e4 e5 Nf3"),
    OddForm("$ alone", "1. e4 $ e5 2. Nf3", "e4 e5 Nf3", (O.TEXT,)),
    OddForm("signs", "1. e4 += e5 ± 2. Nf3 ∞ Nc6 +- 3. d4 = exd4 N", SCOTCH),
    OddForm("++", "1. e4 e5 2. Qh5 Nc6 3. Qxf7++ Kxf7", "e4 e5 Qh5 Nc6 Qxf7+ Kxf7"),
    OddForm("+!", "1. e4 e5 2. Qh5 Nc6 3. Qxf7+!? Kxf7", "e4 e5 Qh5 Nc6 Qxf7+ Kxf7"),
    OddForm("+ apart", "1. e4 e5 2. Qh5 Nc6 3. Qxf7 + Kxf7", "e4 e5 Qh5 Nc6 Qxf7+ Kxf7"),
    OddForm("ch", "1. e4 e5 2. Qh5 Nc6 3. Qxf7ch Kxf7", "e4 e5 Qh5 Nc6 Qxf7+ Kxf7"),
    OddForm("ch apart", "1. e4 e5 2. Qh5 Nc6 3. Qxf7 ch. Kxf7", "e4 e5 Qh5 Nc6 Qxf7+ Kxf7"),
    OddForm("† and ‡", "1. f3 e5 2. g4 Qh4‡", MATE),
    OddForm("mate", "1. f3 e5 2. g4 Qh4 mate!", MATE),
    OddForm("e.p. apart", "1. e4 a6 2. e5 d5 3. exd6 e.p. *", PASSING),
    OddForm("e.p. glued", "1. e4 a6 2. e5 d5 3. exd6e.p. *", PASSING),
    OddForm("ep", "1. e4 a6 2. e5 d5 3. exd6 ep *", PASSING),
    OddForm("a8Q", PROMOTION + "1. a8Q+ Kg7", "a8=Q+ Kg7"),
    OddForm("a8q", PROMOTION + "1. a8q+ Kg7", "a8=Q+ Kg7"),
    OddForm("a8(R)", PROMOTION + "1. a8(R)+ Kg7", "a8=R+ Kg7"),
    OddForm("a8 (R)", PROMOTION + "1. a8 (R)+ Kg7", "a8=R+ Kg7"),
    OddForm("a8/Q", PROMOTION + "1. a8/Q+ Kg7", "a8=Q+ Kg7"),
    OddForm("a8 = N", PROMOTION.replace("K7 w", "K1R5 w") + "1. a8 = N Kg7", "a8=N Kg7"),
    OddForm("a8D in German", PROMOTION + "1. a8D+ Kg7 2. Dd5", "a8=Q+ Kg7 Qd5"),
    OddForm("a8♕", PROMOTION + "1. a8♕+ Kg7", "a8=Q+ Kg7"),
    OddForm("a8", PROMOTION + "1. a8+ Kg7", "a8=Q+ Kg7", (O.PROMOTION,)),
    # results
    *(
        OddForm(f"result {sign}", f"1. e4 e5 2. Nf3 Nc6 {sign}", "e4 e5 Nf3 Nc6")
        for sign in (
            *("1-0", "0-1", "1/2-1/2", "*", "1:0", "0:1", "1/2", "½-½", "½", "1–0", "1 - 0"),
            *("0.5-0.5", "+:-", "-:+", "White resigns", "Black wins", "draw agreed", "1/2 : 1/2"),
        )
    ),
    OddForm("0-0 for nobody", "1. e4 e5 2. Nf3 Nc6 0-0", "e4 e5 Nf3 Nc6", (O.MOVES,)),
    OddForm("a result in a variation", "1. e4 e5 (1... c5 1-0) 2. Nf3 *", "e4 e5 Nf3"),
    OddForm("a variation behind the result", "1. e4 e5 1-0 (1... c5)", "e4 e5"),
    OddForm("a result between moves", "1. e4 e5 * 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6"),
    OddForm("a text behind the result", "1. e4 e5 1-0\n\nThe next game was on a4.", "e4 e5"),
    # words between moves
    OddForm("a word", "1. e4 e5 good 2. Nf3 Nc6", "e4 e5 Nf3 Nc6", (O.TEXT,)),
    OddForm("words", "1. e4 e5 what a game! 2. Nf3 Nc6", "e4 e5 Nf3 Nc6", (O.TEXT,)),
    OddForm("a misprint", "1. e4 e5 2. Nf9 Nc6 3. d4", "e4 e5", (O.MOVES,)),
    OddForm("a misprint that fits both", "1. e4 d5 2. Xb9 dxe4 3. d3", "e4 d5", (O.MOVES,)),
    OddForm(
        "a misprint whose answer both could play",
        "1. d4 d5 2. Nc3 Nc6 3. Nf3 Nf6 4. Bf9 Nb5 5. a3 a6",
        "d4 d5 Nc3 Nc6 Nf3 Nf6",
        (O.MOVES,),
        "it takes Nb5 for White's move and stops at a3",
    ),
    OddForm("an illegal move", "1. e4 e5 2. Ke4 Nc6 3. d4", "e4 e5", (O.MOVES,)),
    OddForm("a move written twice", "1. e4 e5 2. Nf3 Nf3 Nc6 3. d4 exd4", SCOTCH, (O.TEXT,)),
    OddForm("an unclear move", "1. Nf3 d5 2. d3 e6 3. Nd2 a6 4. a3", "Nf3 d5 d3 e6", (O.UNCLEAR,)),
    OddForm("descriptive notation", "1. P-K4 P-K4", "", ()),
    OddForm("a diagram", "1. e4 e5 [D] 2. Nf3 (D) Nc6", "e4 e5 Nf3 Nc6", (O.TEXT, O.TEXT)),
    OddForm("a clock in brackets", "1. e4 (0:05) e5 (0:10) 2. Nf3", "e4 e5 Nf3", (O.TEXT, O.TEXT)),
    OddForm("bare commands", "1. e4 [%clk 0:05] e5 [%eval 0.1] 2. Nf3", "e4 e5 Nf3", (O.SIGNS,)),
    OddForm("a null move --", "1. e4 e5 2. Nf3 -- 3. d4", "e4 e5 Nf3", (O.MOVES,), "null moves"),
    OddForm("a null move Z0", "1. e4 Z0 2. d4", "e4", (O.MOVES,), "null moves"),
    OddForm("a null move null", "1. e4 null 2. d4", "e4", (O.MOVES,)),
    OddForm("a null move @@@@", "1. e4 @@@@ 2. d4", "e4", (O.MOVES,), "null moves"),
    OddForm("a null move 0000", "1. e4 0000 2. d4", "e4", (O.MOVES,), "null moves"),
    OddForm("null in a variation", "1. e4 e5 (1... -- 2. d4) 2. Nf3", "e4 e5 Nf3", (O.BRANCH,)),
    OddForm("moves behind mate", "1. f3 e5 2. g4 Qh4# 3. a3 a6", MATE, (O.AFTER_END,)),
    OddForm(
        "moves behind a threefold repetition",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4",
        "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
        (O.AFTER_END,),
        "it knows no draws; here the game is over",
    ),
    # comments and variations
    OddForm("a comment that never ends", "1. e4 e5 {2. Nf3 Nc6", "e4 e5", (O.OPEN_COMMENT,)),
    OddForm("a brace in a comment", "1. e4 {good { move} e5 2. Nf3", "e4 e5 Nf3"),
    OddForm("comments in comments", "1. e4 {a {b} c} e5 2. Nf3 {{d}} Nc6", "e4 e5 Nf3 Nc6"),
    OddForm(
        "moves in an unclosed comment",
        "1. e4 {good 1... e5 2. Nf3 {better} Nc6 3. d4",
        "e4",
        (O.OPEN_COMMENT, O.MOVES),
        "it plays Nc6 as the answer to e4",
    ),
    OddForm("a brace that closes nothing", "1. e4 } e5 2. Nf3", "e4 e5 Nf3", (O.TEXT,)),
    OddForm("a line comment", "1. e4 ; the best { move\n1... e5 2. Nf3", "e4 e5 Nf3"),
    OddForm("an escaped line", "% 1. d4\n1. e4\n%1... c5\n1... e5", "e4 e5"),
    OddForm("a variation that never ends", "1. e4 e5 (1... c5 2. Nf3", "e4 e5", (O.OPEN_BRANCH,)),
    OddForm(
        "moves behind a variation that never ends",
        "1. e4 e5 (1... c5 2. Nf3 d6 2. Nf3 Nc6 3. d4 exd4",
        SCOTCH,
        (O.OPEN_BRANCH,),
    ),
    OddForm("a bracket too many", "1. e4 e5 (1... c5)) 2. Nf3", "e4 e5 Nf3", (O.TEXT,)),
    OddForm("an empty variation", "1. e4 e5 () 2. Nf3", "e4 e5 Nf3"),
    OddForm("a variation before the first move", "(1. d4) 1. e4 e5", "e4 e5", (O.TEXT,)),
    OddForm("an illegal variation", "1. e4 e5 (1... Ke5 2. d4) 2. Nf3", "e4 e5 Nf3", (O.BRANCH,)),
    OddForm("a comment alone in a variation", "1. e4 e5 ({so}) 2. Nf3", "e4 e5 Nf3"),
    OddForm("empty lines between moves", "1. e4 e5\n\n2. Nf3\n\n\nNc6", "e4 e5 Nf3 Nc6"),
    OddForm("CR LF and CR", "1. e4\r\n1... e5\r2. Nf3\r\n\r\n2... Nc6", "e4 e5 Nf3 Nc6"),
    # tags
    OddForm("no tags", "e4 e5", "e4 e5"),
    OddForm("tags and moves in a line", '[Event "a"] [White "Ada"] 1. e4 e5', "e4 e5"),
    OddForm("no empty line behind tags", TAGS.rstrip() + "\n1. e4 e5", "e4 e5"),
    OddForm("quotes in a tag", '[Event "The "Big" Open"]\n\n1. e4 e5', "e4 e5"),
    OddForm("curly quotes", "[Event “a”]\n[White „Ada“]\n[Black «Bo»]\n\n1. e4 e5", "e4 e5"),
    OddForm("no quotes", "[Event Club evening]\n[White Ada]\n\n1. e4 e5", "e4 e5"),
    OddForm("no closing bracket", '[Event "a"\n[White "Ada"\n\n1. e4 e5', "e4 e5"),
    OddForm("no closing quote", '[Event "a]\n[White "Ada]\n\n1. e4 e5', "e4 e5"),
    OddForm("no space in a tag", '[Event"a"]\n[White:"Ada"]\n[Black = "Bo"]\n\n1. e4 e5', "e4 e5"),
    OddForm("a tag without a value", "[Event]\n[White \"Ada\"]\n\n1. e4 e5", "e4 e5"),
    OddForm("a broken tag", '[Ev/nt "a"]\n[White "Ada"]\n\n1. e4 e5', "e4 e5", (O.TAG,)),
    OddForm("a tag between moves", '1. e4 e5\n[White "Ada"]\n2. Nf3', "e4 e5 Nf3", (O.TAG,)),
    OddForm("a tag twice", '[White "Ada"]\n[White "Bo"]\n\n1. e4', "e4", (O.TAG,)),
    OddForm("HTML", "[Event &quot;a&quot;]<br>\n<p>1.&nbsp;e4 e5<br>2.&#160;Nf3</p>", "e4 e5 Nf3"),
    OddForm("a forum's marks", f"[pgn]{TAGS}1. e4 e5[/pgn]", "e4 e5"),
    OddForm("a mail", f"From: Ada\nSubject: a4?\n\n{TAGS}1. e4 e5 1-0\n\nBye", "e4 e5"),
    OddForm("a quoted mail", "> [Event \"a\"]\n>\n> 1. e4 e5\n> 2. Nf3", "e4 e5 Nf3"),
    OddForm("a text before", "I played a4 here:\n1. e4 e5 2. Nf3", "e4 e5 Nf3", (O.TEXT,)),
    OddForm("a byte order mark inside", TAGS + "\ufeff1. e4 e5", "e4 e5"),
    OddForm("Ctrl+Z", TAGS + "1. e4 e5 1-0\n\x1a", "e4 e5"),
    OddForm(
        "a broken position, but the usual moves",
        '[FEN "rnbqkbnr/pppp"]\n\n1. e4 e5',
        "e4 e5",
        (O.POSITION,),
    ),
    OddForm("an empty position", '[FEN ""]\n[SetUp "0"]\n\n1. e4 e5', "e4 e5"),
    OddForm("a variant by another name", '[Variant "Normal"]\n\n1. e4 e5', "e4 e5"),
]  # fmt: skip


def first_game(text: str) -> GameText:
    """The first game of a text, as it is split from files."""
    return next(PGN.split(lines_of((text,))), GameText(1, ""))


def san_line(record: GameRecord) -> list[str]:
    """The main line as chess players write it."""
    board = chess.Board(record.root.position.text.split(" moves ")[0])
    line = list[str]()
    for node in record.line()[1:]:
        assert node.move is not None
        move = chess.Move(node.move & 63, node.move >> 6 & 63, node.move >> 12 or None)
        line.append(board.san_and_push(move))
    return line


def ours(text: str) -> tuple[list[str], ImportedGame | None]:
    """The moves that we read, and the game; None if it is refused."""
    try:
        told = PGN.read(first_game(text), None, lambda _: None)
    except FormatError:
        return [], None
    return san_line(told.record), told


def theirs(text: str) -> tuple[list[str], int]:
    """The moves that `chess.pgn` reads of the first game, and how many errors it tells of."""
    logging.disable()
    game = chess.pgn.read_game(io.StringIO(text, newline=None))
    logging.disable(logging.NOTSET)
    if game is None:
        return [], 0
    try:
        board, line = game.board(), list[str]()
    except ValueError:
        return [], len(game.errors)
    for move in game.mainline_moves():
        line.append(board.san(move) if move else "--")
        board.push(move)
    return line, len(game.errors)


UNREADABLE = (
    "Nf9",
    "xyz",
    "e9",
    "?x?",
    "§",
    "17.zz",
    "0.q",
    "1-2",
    "a-b",
    "Кy",
    "♘",
    "@",
    "}",
    "]",
    "$",
)
"""Words that are no move anywhere."""


def random_line(dice: Random, length: int) -> list[str]:
    """The moves of a random game that has not ended, in SAN."""
    board, line = chess.Board(), list[str]()
    while len(line) < length:
        move = dice.choice(list(board.legal_moves))
        san = board.san(move)
        board.push(move)
        if board.is_game_over(claim_draw=True):
            return random_line(dice, length)
        line.append(san)
    return line


def numbered(line: list[str], odd: str, place: int) -> str:
    """The text of a game with an odd word before one of its moves."""
    words = list[str]()
    for number, move in enumerate(line):
        words += [f"{number // 2 + 1}."] * (number % 2 == 0)
        words += [odd] * (number == place) + [move]
    return " ".join(words)
