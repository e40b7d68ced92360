# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and moves as people copy them from web pages and other programs."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from desktop_app.core.errors import GameError
from desktop_app.core.position import Game
from desktop_app.games.pasted import Doubt, read_line, read_setup
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.words.faults import doubt_text, fault_text

ENDGAME = "4B3/2K5/3P4/2k5/8/7b/8/8"
FEN = f"{ENDGAME} w - - 0 1"
UNDERSCORED = FEN.replace(" ", "_")
PAWN = "8/P6k/8/8/8/8/8/K7"
OPENING = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
FREE = "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR_w_KQkq_-_0_1"
STOCKFISH = """
 +---+---+---+---+---+---+---+---+
 |   |   |   |   | B |   |   |   | 8
 +---+---+---+---+---+---+---+---+
 |   |   | K |   |   |   |   |   | 7
 +---+---+---+---+---+---+---+---+
 |   |   |   | P |   |   |   |   | 6
 +---+---+---+---+---+---+---+---+
 |   |   | k |   |   |   |   |   | 5
 +---+---+---+---+---+---+---+---+
 |   |   |   |   |   |   |   |   | 4
 +---+---+---+---+---+---+---+---+
 |   |   |   |   |   |   |   | b | 3
 +---+---+---+---+---+---+---+---+
 |   |   |   |   |   |   |   |   | 2
 +---+---+---+---+---+---+---+---+
 |   |   |   |   |   |   |   |   | 1
 +---+---+---+---+---+---+---+---+
   a   b   c   d   e   f   g   h
"""
CHESS = [
    (f"https://lichess.org/analysis/{UNDERSCORED}", FEN),
    (f"lichess.org/analysis/standard/{UNDERSCORED}?color=black#7", FEN),
    (f"https://lichess.org/analysis/fromPosition/{UNDERSCORED}", FEN),
    (f"https://lichess.org/editor/{UNDERSCORED}?color=white", FEN),
    (f"https://lichess.org/editor/{ENDGAME}_b_-_-_0_1", f"{ENDGAME} b - - 0 1"),
    (f"https://lichess.org/analysis/{ENDGAME}%20w%20-%20-%200%201", FEN),
    (f"https://lichess.org/?fen={UNDERSCORED}#friend", FEN),
    (f"https://www.chess.com/analysis?fen={FEN.replace('/', '%2F').replace(' ', '+')}&flip=true",
     FEN),
    (f"https://www.chess.com/practice/custom?color=white&fen={FEN.replace(' ', '%20')}", FEN),
    (f"https://fen2image.chessvision.ai/{UNDERSCORED}", FEN),
    (f"Have a look: <https://lichess.org/analysis/{UNDERSCORED}>", FEN),
    ("https://lichess.org/analysis/pgn/e4_e5_Nf3", "e4 e5 Nf3"),
    (f'"{FEN}"', FEN),
    (f"\u201e{FEN}\u201c", FEN),
    (f"`{FEN}`;", FEN),
    (UNDERSCORED, FEN),
    (f"\ufeff{FEN}\u200b", FEN),
    (f"{PAWN} w - - - -", f"{PAWN} w - - 0 1"),
    (f"{PAWN} b", f"{PAWN} b - - 0 1"),
    (f"{PAWN} B - -", f"{PAWN} b - - 0 1"),
    (f"{PAWN} white", f"{PAWN} w - - 0 1"),
    (f"{PAWN} w 12 40", f"{PAWN} w - - 12 40"),
    (f"{PAWN} w - - 12", f"{PAWN} w - - 12 1"),
    (PAWN, f"{PAWN} w - - 0 1"),
    (f'{PAWN} w - - bm a8=Q; id "a_b";', f"{PAWN} w - - 0 1"),
    (f"{PAWN} w - - hmvc 12; fmvn 40;", f"{PAWN} w - - 12 40"),
    (f'[FEN "{FEN}"]', FEN),
    (f"Fen: {OPENING}\nKey: 8F8F01D4562F59FB", OPENING),
    (f"position fen {FEN}", FEN),
    (f"White wins here: {FEN}, but how?", FEN),
]  # fmt: skip
C4 = "connect-four"
WHITE, BLACK = "⚪⚪⚪⚪⚪⚪⚪\n", "⚫⚫⚫⚫⚫⚫⚫\n"
TTT = "tic-tac-toe"
THREE = "X.O/.X./... O"
LINES = [
    (C4, "https://connect4.gamesolver.org/?pos=4453", "4453"),
    (C4, "connect4.gamesolver.org/en/?pos=4453", "4453"),
    (C4, "https://2swap.github.io/WeakC4/explore/?moves=4453", "4453"),
    (C4, "https://example.org/solve?seed=9&moves=4453", "4453"),
    (C4, "https://example.org/page/2/#4453", "4453"),
    (C4, "4 4 5 3", "4453"),
    (C4, "4,4,5,3", "4453"),
    (C4, "[3, 3, 4, 0]", "4451"),
    (C4, "d d e c", "4453"),
    (C4, "1. 4 4 2. 5 3", "4453"),
    ("gomoku", "h8", "h8"),
    ("gomoku", "H8 I9", "h8i9"),
    ("gomoku", "h8, i9; j10", "h8i9j10"),
    ("gomoku", "1. h8 2. i9", "h8i9"),
    ("gomoku", "15,15 1,1", "o1a15"),
    ("gomoku", "(7,7) (8,8) (0,3)", "h8i7a12"),
    ("gomoku", "8,15,0\n9,9,1200\n8,9,14", "h1i7h7"),
    (TTT, "X·O/·X·/···", THREE),
    (TTT, "X_O\n_X_\n___", THREE),
    (TTT, "X-O\n-X-\n---", THREE),
    (TTT, "X□O\n□X□\n□□□", THREE),
    (TTT, "X0O\n0X0\n000", THREE),
    (TTT, "X 2 0\n4 X 6\n7 8 9", THREE),
    (TTT, "Ｘ．Ｏ\n．Ｘ．\n．．．", THREE),
    (TTT, "❌⬜⭕\n⬜❌⬜\n⬜⬜⬜", THREE),
    (TTT, "❌⬜️⭕️\n⬜️❌⬜️\n⬜️⬜️⬜️\n", THREE),
    (TTT, " X |   | O \n---+---+---\n   | X |   \n---+---+---\n   |   |   ", THREE),
    (TTT, "| X | | O |\n|---|---|---|\n| | X | |\n| | | |", THREE),
    (TTT, "X\t\tO\n\tX\t\n\t\t", THREE),
    (TTT, "\tX\t\n\tO\t\nX\t\t", ".X./.O./X.. O"),
    (TTT, "  a b c\n3 X . O\n2 . X .\n1 . . .\n  a b c", THREE),
    (TTT, "  1 2 3\nA X . O\nB . X .\nC . . .", THREE),
    (TTT, "[['X','','O'],['','X',''],['','','']]", THREE),
    (TTT, "[[1, 0, 2], [0, 1, 0], [0, 0, 0]]", THREE),
    (TTT, "[[1 0 -1]\n [0 1 0]\n [0 0 0]]", THREE),
    (TTT, "x,,o\n,x,\n,,", THREE),
    (TTT, "X..O.X...", "X../O.X/... O"),
    (TTT, "X 0 X\n0 X 0\n. . .", "XOX/OXO/... X"),
    (TTT, "X0X\nX00\n0XX", "XOX/XOO/OXX O"),
    (C4, f"{3 * WHITE}⚪⚪⚪🔴⚪⚪⚪\n⚪⚪⚪🟡⚪⚪⚪\n⚪⚪🟡🔴🔴⚪⚪\n1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
     "......./......./......./...X.../...O.../..OXX.. O"),
    (C4, "| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | |O| | | |\n"
     "| | | |X|X| | |\n---------------\n 1 2 3 4 5 6 7",
     "......./......./......./......./...O.../...XX.. O"),
    (C4, "0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 2 0 0 0\n0 0 0 1 1 0 0",
     "......./......./......./......./...O.../...XX.. O"),
    (C4, "https://kevinalbs.com/getMoves?board_data=" + "0" * 38 + "1200",
     "......./......./......./......./......./...XO.. X"),
    ("othello:4x4", "....\n.OX.\n.XO.\n....\nWhite to move", "..../.WB./.BW./.... W"),
    ("othello:4x4", "  a b c d\n1 - - - -\n2 - ○ ● -\n3 - ● ○ -\n4 - - - -\nblack's turn",
     "..../.WB./.BW./.... B"),
    ("hex:4", "X . . .\n . O . .\n  . . X .\n   . . . .", "X.../.O../..X./...."),
    ("hexapawn", "p p p\n. P .\nP . P\nblack to move", "BBB/.W./W.W B"),
    ("hexapawn", "♟♟♟\n···\n♙♙♙\nWhite moves", "BBB/.../WWW W"),
    ("morris", "X O .\nO . .\n. . X", "XO./O../..X X"),
    ("wild", "X O .\nO . .\n. . X", "XO./O../..X A"),
    ("notakto", "X . .\n. . .\n. . X", "X../.../..X A"),
    ("nim:3,4,5", "(3, 4, 2)", "3,4,2 A"),
    ("nim:3,4,5", "3+4+2", "3,4,2 A"),
    ("chomp", "5 3 1", "5,3,1 A"),
]  # fmt: skip


def expected(game: str, text: str) -> str:
    """Return the position of a text in the game's own notation."""
    return read_line(find_game(game), None, text).position.text


@pytest.mark.parametrize(("text", "meaning"), CHESS, ids=[text for text, _ in CHESS])
def test_chess_positions_are_read_as_they_are_copied(text: str, meaning: str) -> None:
    setup = read_setup(find_game("chess"), text)
    assert setup.position.text == expected("chess", meaning)
    assert setup.doubt is None


@pytest.mark.parametrize(("game", "text", "meaning"), LINES, ids=[text for _, text, _ in LINES])
def test_boards_and_moves_are_read_as_they_are_copied(game: str, text: str, meaning: str) -> None:
    setup = read_setup(find_game(game), text)
    assert setup.position.text == expected(game, meaning)
    assert setup.doubt is None


@pytest.mark.parametrize(
    ("game", "text", "meaning", "doubt"),
    [
        ("gomoku", "8,8", "h8", "columns and rows count from 0 or 1. I took 1."),
        ("gomoku", "8,8,0\n9,9,1200", "h8i7", "columns and rows count from 0 or 1. I took 1."),
        (C4, f"{4 * BLACK}⚫⚫⚫🟡⚫⚫⚫\n⚫⚫🟡🔴🔴⚫⚫", "4453",
         "who went first. I took 🔴 for X."),
        ("othello:4x4", "....\n.WB.\n.BW.\n....", "..../.WB./.BW./.... B",
         "I took Black to be next."),
        ("othello:4x4", "....\n.WB.\n.BB.\n..B.", "..../.WB./.BB./..B. W",
         "I took White to be next."),
        ("hexapawn", "BBB\n...\nWWW", "BBB/.../WWW W", "I took White to be next."),
        ("morris", "X O .\nO X X\n. . O", "XO./OXX/..O X", "I took X to be next."),
        ("kalah:3x1", "1 1 1 0\n1 1 1 0", "1,1,1,0/1,1,1,0 X", "I took X to be next."),
        ("dots:2x2", "+--+--+\n|A |\n+--+  +\n\n+  +  +", "__/|X|../_./...../.. X",
         "I took X to be next."),
        ("chess", STOCKFISH, FEN, "I took White to be next."),
        ("chess", ". . . . B . . .\n. . K . . . . .\n. . . P . . . .\n. . k . . . . .\n"
         ". . . . . . . .\n. . . . . . . b\n. . . . . . . .\n. . . . . . . .", FEN,
         "I took White to be next."),
    ],
)  # fmt: skip
def test_what_a_text_leaves_open_is_said(game: str, text: str, meaning: str, doubt: str) -> None:
    setup = read_setup(find_game(game), text)
    assert setup.position.text == expected(game, meaning)
    assert setup.doubt in Doubt
    assert doubt_text(setup).endswith(doubt)


@pytest.mark.parametrize(
    ("game", "text", "says"),
    [
        ("chess", "https://lichess.org/study/abcdEFGH/ijklMNOP", "moves on lichess.org instead."),
        ("chess", "https://lichess.org/abcdefgh", "I don't look anything up on the internet."),
        ("chess", "https://www.chess.com/game/live/1234567", "moves on chess.com instead."),
        ("chess", "lichess.org/training", "moves on lichess.org instead."),
        ("chess", f"https://lichess.org/analysis/chess960/{FREE}", "Chess960"),
        ("chess", f"https://lichess.org/analysis?fen={FREE}", "Chess960"),
        ("chess", FREE, "Chess960"),
        ("chess", "https://lichess.org/analysis/8/8/8/8/8/8/8/8_w_-_-_0_1", "king"),
        ("chess", "https://lichess.org/analysis?fen=8/8/8", "“8/8/8” isn't a chess position."),
        (TTT, f"https://lichess.org/analysis/{UNDERSCORED}", "another game: Chess."),
        ("gomoku", "https://lichess.org/a1b2c3d4", "another game: Chess."),
        ("chess", "https://connect4.gamesolver.org/?pos=4453", "another game: "),
        (TTT, FEN, "another game: Chess."),
        (C4, "https://example.org/page/4", "I can't find a position in this address"),
        (TTT, "X.Q/.X./..O", "“Q” in row 1, column 3 isn't a mark."),
        (TTT, "X.Q\n.X.\n..O", "“Q” in row 1, column 3 isn't a mark."),
        (TTT, "OO./.../..X", "There can't be 1 X and 2 O."),
        (TTT, "O O .\n. . .\n. . X", "There can't be 1 X and 2 O."),
        (TTT, "X . .\n. . .", "rows must be 3, not 2."),
        (C4, ". . . . . .\n. . . . . .\n. . . X . .", "rows must be 6, not 3."),
        ("gomoku", "hello there", "“hello there” isn't a move in this game."),
        ("gomoku", "16,16 1,1", "Move 1: "),
        (C4, "44x", "Move 3: “x” isn't a move in this game."),
    ],
)
def test_other_texts_are_refused_in_one_clear_sentence(game: str, text: str, says: str) -> None:
    with pytest.raises(GameError) as caught:
        read_setup(find_game(game), text)
    assert says in fault_text(caught.value)


def test_the_position_of_a_command_line_is_followed_by_its_moves() -> None:
    game = find_game(TTT)
    setup = read_line(game, "X·O\n·X·\n···", "a1")
    assert setup.position.text == "X.O/.X./O.. X"
    assert read_line(game, None, "X·O\n·X·\n···").position.text == THREE
    with pytest.raises(GameError) as caught:
        read_line(game, "X·O\n·X·\n···", "a1a1")
    assert caught.value.details["number"] == 2


@pytest.mark.parametrize("name", PRESETS)
def test_own_notation_comes_first_in_every_game(name: str) -> None:
    game = PRESETS[name]
    dice, here = Random(name), game.start()
    for _ in range(12):
        if here.outcome is not None:
            break
        here = here.after(dice.choice(list(here.legal_moves())))
        if here.text:
            setup = read_setup(game, here.text)
            assert (setup.position.text, setup.doubt) == (here.text, None)


@pytest.mark.parametrize(
    "name", [TTT, C4, "gomoku", "chess", "othello", "hex", "dots:2x2", "kalah"]
)
def test_texts_of_any_length_are_refused_in_linear_time(name: str) -> None:
    """Each would take minutes if anything in it were tried again and again."""
    game = find_game(name)
    for unit in (" ", "0 ", "1", ".", "X\t", "\n", "|", "[", "a ", "8/", "_", "x.", "turn ", "1.",
                 "(", "https://a/", "a.", "/%2F", "w "):  # fmt: skip
        for text in (unit * 4_000, f"https://example.org/?fen={unit * 4_000}", f"X{unit * 4_000}!"):
            with suppress(GameError):
                read_setup(game, text)


def answer(game: Game, text: str) -> str:
    """Return the position of a text, or why it is refused."""
    try:
        return read_setup(game, text).position.text
    except GameError as error:
        return fault_text(error)


@pytest.mark.parametrize("seed", range(3))
def test_any_text_is_read_or_refused(seed: int) -> None:
    dice = Random(f"pasted {seed}")
    samples = [text for _, text, _ in LINES] + [text for text, _ in CHESS]
    for _ in range(400):
        text = list(dice.choice(samples))
        for _ in range(dice.randrange(1, 6)):
            at = dice.randrange(len(text) + 1)
            text[at : at + dice.randrange(3)] = dice.choice(
                ["", "\n", "\t", " ", "|", "X", "0", "/", "-", chr(dice.randrange(0xD800)), "🔴"]
            )
        game = find_game(dice.choice([TTT, C4, "gomoku", "chess", "othello:4x4", "hexapawn"]))
        assert answer(game, "".join(text))
