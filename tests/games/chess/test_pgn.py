# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in PGN, read and written; the library's own reader and writer are asked what they say."""

from __future__ import annotations

import io
import re
from collections import Counter
from random import Random

import chess
import chess.engine
import chess.pgn
import pytest

from desktop_app.core.file_formats import (
    FormatError,
    GameText,
    ImportedEvaluation,
    ImportedGame,
    Omission,
)
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.record import GameRecord, RecordNode, parse_moves
from desktop_app.files.disk import lines_of
from desktop_app.games.chess.entry import CHESS
from desktop_app.games.chess.rules import ChessGame
from desktop_app.words.faults import fault_text
from desktop_app.words.files import left_out_text

(PGN,) = CHESS.forms
GAME = ChessGame()
TREES = 200
COMMENTS = ("why?", "“quoted” \\ {braces}", "été, 好, 🙂", "long " * 60, "100 % ; (or) [so] $3 1-0")
ENDING = "8/8/8/4k3/8/8/4P3/4K3 b - - 12 40"


def read(text: str, most: int | None = None) -> ImportedGame:
    """The first game of a text."""
    game = next(PGN.split(lines_of((text,))), GameText(1, ""))
    return PGN.read(game, most, lambda _: None)


def left(told: ImportedGame) -> dict[Omission, int]:
    """What was left out, and how often."""
    found = Counter[Omission]()
    for each in told.left_out:
        found[each.what] += each.parts
    return found


def moves(record: GameRecord) -> str:
    """The main line from the start, as chess players write it."""
    nodes = record.line()
    return " ".join(chess_san(node) for node in nodes[1:])


def chess_san(node: RecordNode) -> str:
    assert node.parent is not None
    assert node.move is not None
    board = chess.Board(node.parent.position.text.split(" moves ")[0])
    for word in node.parent.position.text.partition(" moves ")[2].split():
        board.push_uci(word)
    return board.san(chess.Move(node.move & 63, node.move >> 6 & 63, node.move >> 12 or None))


Branch = tuple[int | None, str, ImportedEvaluation | None, list["Branch"]]


def tree(told: ImportedGame) -> Branch:
    """All moves, comments and values; the line that is shown comes first."""

    def below(node: RecordNode) -> Branch:
        ordered = sorted(node.children, key=lambda child: child is not node.next)
        comment = " ".join(node.comment.split())
        return node.move, comment, told.worth.get(node.position), list(map(below, ordered))

    return below(told.record.root)


def random_tree(seed: int) -> ImportedGame:
    dice = Random(seed)
    start = GAME.parse_position(ENDING) if seed % 3 == 0 else GAME.start()
    record, worth = GameRecord(start), dict[Position, ImportedEvaluation]()
    for _ in range(dice.randrange(24)):
        if record.position.outcome is None and dice.random() < 0.8:
            record.play(dice.choice(record.position.legal_moves()))
        else:
            record.go_to(dice.choice(list(record.nodes())))
    for node in record.nodes():
        if dice.random() < 0.3:
            node.comment = dice.choice(COMMENTS)
        if node.position.outcome is None and dice.random() < 0.4:
            worth[node.position] = random_worth(node.position, dice)
    return ImportedGame(record, ("perfect", ""), worth)


def random_worth(position: Position, dice: Random) -> ImportedEvaluation:
    depth, winner = dice.randrange(40), dice.choice((None, MAX, MIN))
    is_exact = dice.random() < 0.5
    if winner is None and is_exact:
        return ImportedEvaluation(depth=depth, is_exact=True)
    if winner is None:
        return ImportedEvaluation(dice.randrange(-900, 900), depth=depth)
    plies = 2 * dice.randrange(1, 30) - (winner is position.turn)
    return ImportedEvaluation(0, winner, plies, depth, is_exact)


@pytest.mark.slow
def test_random_trees_survive_writing_and_reading() -> None:
    for seed in range(TREES):
        told = random_tree(seed)
        text = PGN.write(told)
        back = read(text)
        assert tree(back) == tree(told), seed
        assert (back.names, left(back)) == (("perfect", "Person"), {})
        assert back.record.root.position == told.record.root.position
        assert PGN.write(ImportedGame(back.record, back.names, back.worth)) == text


def test_python_chess_reads_what_is_written() -> None:
    for seed in range(0, TREES, 10):
        told = random_tree(seed)
        game = chess.pgn.read_game(io.StringIO(PGN.write(told)))
        assert game is not None
        assert game.errors == []
        assert same(game, told.record.root, told) > 0


def same(theirs: chess.pgn.GameNode, ours: RecordNode, told: ImportedGame) -> int:
    """How many positions are alike; all must be."""
    assert theirs.board().fen() == ours.position.text.split(" moves ")[0] or ours.parent
    worth, value = told.worth.get(ours.position), theirs.eval()
    if worth is None or ours.position.outcome is not None:
        assert value is None
    else:
        assert value is not None
        assert theirs.eval_depth() == (worth.depth or None)
        if worth.winner is None:
            assert value.white().score() == worth.number
        else:
            assert value.white().mate() == worth.winner * ((worth.plies + 1) // 2)
    ordered = sorted(ours.children, key=lambda child: child is not ours.next)
    pairs = list(zip(theirs.variations, ordered, strict=True))
    for their, our in pairs:
        assert our.move == their.move.from_square | their.move.to_square << 6 | (
            (their.move.promotion or 0) << 12
        )
    return 1 + sum(same(their, our, told) for their, our in pairs)


def test_what_python_chess_writes_is_read() -> None:
    theirs = chess.pgn.Game()
    theirs.headers["White"], theirs.headers["Result"] = "Müller, K.", "1-0"
    node = theirs.add_main_variation(chess.Move.from_uci("e2e4"), comment="best by test")
    node.nags = {3}
    node.add_variation(chess.Move.from_uci("e7e5"))
    node.add_variation(chess.Move.from_uci("c7c5"), starting_comment="or", comment="sharp")
    node.set_eval(chess.engine.PovScore(chess.engine.Cp(-31), chess.BLACK), 20)
    node.set_clock(61)
    other = theirs.add_variation(chess.Move.from_uci("d2d4"))
    other.set_eval(chess.engine.PovScore(chess.engine.Mate(-4), chess.WHITE))
    told = read(str(theirs))
    root = told.record.root
    first, second = root.children
    assert moves(told.record) == "e4 e5"
    assert first.comment == "!! best by test"
    assert first.children[1].comment == "or sharp"
    assert told.worth == {
        first.position: ImportedEvaluation(31, depth=20),
        second.position: ImportedEvaluation(0, MIN, 7),
    }
    assert told.names[0] == "Müller, K."
    assert dict(told.record.tags) == {"White": "Müller, K.", "Result": "1-0"}
    assert left(told) == {Omission.SIGNS: 1}


LICHESS = """[Event "Rated blitz game"]
[Site "https://lichess.org/abcdefgh"]
[White "one"]
[Black "two"]
[Result "0-1"]
[WhiteElo "1500"]
[Variant "Standard"]
[Opening "King's Pawn"]

1. e4 { [%eval 0.36] [%clk 0:03:00] } 1... e5 { [%eval 0.3] [%clk 0:03:00] }
2. f3?! { (0.30 → -0.42) Inaccuracy. Nf3 was best. } { [%eval -0.42] }
(2. Nf3 Nc6 3. Bb5 a6) 2... d5 { [%eval #-3] } 0-1

[Event "Another"]

1. d4 *
"""


def test_a_file_of_lichess_is_read_with_values_branches_and_names() -> None:
    told = read(LICHESS)
    assert moves(told.record) == "e4 e5 f3 d5"
    line = told.record.line()
    numbers = [told.worth.get(node.position, ImportedEvaluation()) for node in line[1:]]
    assert [worth.number for worth in numbers] == [36, 30, -42, 0]
    assert (numbers[3].winner, numbers[3].plies) == (MIN, 6)
    assert line[3].comment == "?! (0.30 → -0.42) Inaccuracy. Nf3 was best."
    (other,) = line[3].siblings()
    assert chess_san(other) == "Nf3"
    assert left(told) == {Omission.SIGNS: 2}
    again = read(PGN.write(told))
    assert dict(again.record.tags) == dict(told.record.tags)
    assert again.record.tags["Result"] == "0-1"
    assert again.record.tags["WhiteElo"] == "1500"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1. e4 e5 2. Nf3", "e4 e5 Nf3"),
        ("1.e4 e5 2.Nf3!? Nc6 *", "e4 e5 Nf3 Nc6"),
        ("e4 e5 1-0", "e4 e5"),
        ("1. e2e4 e7e5 ; rest of line 2. Qh5\n2. Nf3", "e4 e5 Nf3"),
        ("% hidden\n1. e4\n%1... c5\n1... e5 1/2-1/2", "e4 e5"),
        ("\ufeff[White \"x\"]\r\n\r\n1. e4\r\n1... e5\r\n", "e4 e5"),
        ("[Event \"a\"] [White \"b\"] 1. e4 e5", "e4 e5"),
        ("1. e4 (1. d4 d5 (1... f5) 2. c4) 1... e5 (1... c5 {so} {and so}) 2. Nf3", "e4 e5 Nf3"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 $10", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        (f'[SetUp "1"] [FEN "{ENDING}"] 40... Kd4 41. Kf2', "Kd4 Kf2"),
        ("1. e4 (1. e4 e5) c5", "e4 e5"),
    ],
)  # fmt: skip
def test_pgn_of_other_programs_is_read(text: str, line: str) -> None:
    told = read(text)
    assert moves(told.record) == line
    assert left(told) == {}


REST = "so the moves from there on were left out."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "[White \"x\"]\n\n1. e4\ne5 2. Qh9 Nc6",
            "Line 4, move 2: “Qh9” can't be played here, REST",
        ),
        (
            "1. e4\n\n1... e4",
            "Line 3, move 1: “e4” can't be played here, REST",
        ),
        (
            '[FEN "3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 38"]\n\n38. .. Rxa1',
            "Line 3, move 38: “Rxa1” can't be played here, REST",
        ),
        (
            "7. e4 e5 8. Nf3 Nf3",
            "Line 1, move 8: “Nf3” can't be played here, REST",
        ),
        (
            "1. Nf3 d5\n2. d3 e6 3. Nd2\n",
            "Line 2, move 3: “Nd2” could be more than one move, REST",
        ),
        (
            "1. e4 (1. d4 d4 2. c4) e5",
            "Line 1, move 1: “d4” can't be played here, so the rest of this variation was left "
            "out.",
        ),
        (
            "1. e4 {and so\non",
            "Line 1, move 1: this comment has no end, so moves may have been taken for a part of "
            "it.",
        ),
        (
            "1. e4\n(1. d4 d5 (1... f5)",
            "Line 2, move 1: this variation has no end, so it was closed where it had to be.",
        ),
        ("1. e4\n)", "Line 2, move 1: “)” can't be read and was left out."),
        ("{first} (1. d4) 1. e4", "Line 1: “(1. d4)” can't be read and was left out."),
        ("1. e4 e5\n} 2. Nf3", "Line 2, move 2: “}” can't be read and was left out."),
        (
            f"1. e4 {'so ' * 30} e5",
            f"Line 1, move 1: “{('so ' * 13)}…” can't be read and was left out.",
        ),
        ('1. e4\n[White "Ada"] e5', "Line 2, move 1: the tag “White” was left out."),
        (
            "1. e4 {[%clk 0:01]}\ne5 {[%clk 0:02]}",
            "Line 1, move 1: arrows and clock times were left out.",
        ),
        (
            "1. f3 e5 2. g4 Qh4#\n3. a3 a6",
            "Line 2, move 3: the game is over here, so the moves from “a3” on were left out.",
        ),
        (
            '[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8',
            "Line 3, move 1: “a8” doesn't say what the pawn becomes, so it became a queen.",
        ),
        (
            '[FEN "nowhere"]\n\n1. e4',
            "Line 1: the first position can't be read, but all the moves fit the usual one.",
        ),
    ],
)  # fmt: skip
def test_what_is_left_out_is_said_with_its_place(text: str, sentence: str) -> None:
    (left_out,) = read(text).left_out
    assert left_out_text(left_out) == sentence.replace("REST", REST)


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "there is no game in it. Try another file."),
        (" \n ", 1, "there is no game in it. Try another file."),
        ("nothing to read", 1, "there is no game in it. Try another file."),
        ("1. P-K4 P-K4", 1, "there is no game in it. Try another file."),
        ("[White \"x\"]\n[FEN \"8/8 w\"]\n\n*", 2, "“8/8 w” isn't a chess position. Write "),
        ("[FEN \"8/8 w\"]\n\n1. e4 e5 2. Kd8", 1, "“8/8 w” isn't a chess position. Write "),
        ("[FEN \"8/8 w\"]\n\n7. e4 e5", 1, "“8/8 w” isn't a chess position. Write "),
        ("[Variant \"Atomic\"]\n\n1. e4", 3, "“Atomic” is a chess variant. Here you can only "),
        ("[Variant \"Chess960\"]\n\n1. e4", 3, "“Chess960” is a chess variant. Here you can only "),
        (
            '[Variant "Chess960"]\n[FEN "nrkbbrqn/8/8/8/8/8/8/NRKBBRQN w KQkq - 0 1"]\n\n1. Bc3',
            2,
            "“KQkq” means castling as in Chess960, which you can't play here. ",
        ),
        (
            '[FEN "nrkbbrqn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRQN w FBfb - 0 1"]\n\n1. e4 e5',
            1,
            "“FBfb” means castling as in Chess960, which you can't play here. ",
        ),
    ],
)  # fmt: skip
def test_only_a_text_without_a_game_is_refused(text: str, line: int, sentence: str) -> None:
    with pytest.raises(FormatError) as raised:
        read(text)
    assert raised.value.line == line
    assert fault_text(raised.value.cause).startswith(sentence)


@pytest.mark.parametrize("variant", ["Chess960", "chess 960", "Fischerandom", "Fischer Random"])
def test_chess960_is_read_where_castling_is_the_usual_one(variant: str) -> None:
    for rights in ("KQkq", "HAha", "-"):
        fen = f"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w {rights} - 0 1"
        told = read(f'[Variant "{variant}"]\n[FEN "{fen}"]\n\n1. Nf3 d5 2. g3 e6 3. Bg2 c5 4. O-O')
        assert moves(told.record).split()[:6] == ["Nf3", "d5", "g3", "e6", "Bg2", "c5"]
        assert (left(told) == {}) is (rights != "-")


def test_random_texts_are_read_or_refused() -> None:
    dice = Random(1)
    signs = re.split(" ", 'e4 Nf3 { } ( ) [ ] " * 1-0 1. $4 % ; \n [White "x"] [%eval #0]')
    for _ in range(500):
        text = " ".join(dice.choices(signs, k=dice.randrange(12)))
        refused = refusal(text)
        if refused is None:
            PGN.write(read(text))
        else:
            assert 1 <= refused.line <= text.count("\n") + 1
            assert fault_text(refused.cause)


def refusal(text: str) -> FormatError | None:
    try:
        read(text)
    except FormatError as error:
        return error
    return None


def test_moves_after_the_end_of_the_game_are_left_out() -> None:
    again = "Nf3 Nf6 Ng1 Ng8 " * 2
    told = read(f"{again} e4 (d4 {{no}} d5 (c5)) e5 1/2-1/2")
    assert moves(told.record) == again.strip()
    assert left(told) == {Omission.AFTER_END: 1}
    told = read(f"e4 ({again} e4 e5) e5")
    assert moves(told.record) == "e4 e5"
    assert left(told) == {Omission.AFTER_END: 1}


def test_a_long_comment_and_a_long_game_are_cut() -> None:
    told = read(f"1. e4 {{{'x' * 5_000}}}")
    assert len(told.record.current.comment) == 2_000
    assert left(told) == {Omission.COMMENT: 1}
    told = read("1. e4 e5 (1... c5) 2. Nf3 Nc6", most=3)
    assert moves(told.record) == "e4 e5"
    assert list(map(left_out_text, told.left_out)) == [
        "Line 1, move 2: the game is too long, so the moves from “Nf3” on were left out."
    ]


def test_earlier_moves_that_count_for_repetitions_are_written_too() -> None:
    start = GAME.parse_position(f"{GAME.start().text} moves g1f3 g8f6")
    record = GameRecord(start)
    record.play_all(parse_moves(start, "f3g1 f6g8"))
    assert moves(read(PGN.write(ImportedGame(record))).record) == "Nf3 Nf6 Ng1 Ng8"


def test_the_result_is_that_of_the_line_on_the_board() -> None:
    record = GameRecord(GAME.start())
    for line, result in (("e4", "*"), ("f3 e5 g4 Qh4#", "0-1"), ("e4 f6 d4 g5 Qh5#", "1-0")):
        record.go_to(record.root)
        record.play_all(parse_moves(record.position, line))
        text = PGN.write(ImportedGame(record, ("", "alpha-beta:4")))
        assert f'[Result "{result}"]' in text
        assert '[White "Person"]\n[Black "alpha-beta:4"]' in text
        assert text.endswith(f"{result}\n")


def test_pgn_is_recognised_by_its_beginning() -> None:
    for text in (LICHESS, '\ufeff[Event "x"]', "1. e4 {so} e5", "1.e4 (1.d4) e5", "1. e4 $1"):
        assert PGN.seems(text)
    for text in (
        *("[Event “x”]", "[White &quot;Ada&quot;]", '> [Event "x"]', 'Hello,\n\n[Event "x"]\n'),
        *('% a\n[Event "x"]', "\u200b[Event 'x']"),
    ):
        assert PGN.seems(text)
    for text in ("", "1. e4 e5 2. Nf3", "e4 e5", ENDING, "b2a3", '{"format": 1}', "[1, 2]"):
        assert not PGN.seems(text)


@pytest.mark.parametrize(
    ("comment", "worth"),
    [
        ("[%eval #2,9] [%known exact]", ImportedEvaluation(0, MAX, 4, 9, is_exact=True)),
        ("[%eval #2,9]", ImportedEvaluation(0, MAX, 4, 9)),
        ("[%eval 0.00] [%known exact]", ImportedEvaluation(is_exact=True)),
        ("[%eval 0.35] [%known exact]", ImportedEvaluation(35)),
        ("[%eval #2,9] [%known guess]", ImportedEvaluation(0, MAX, 4, 9)),
        ("[%known exact]", None),
    ],
)
def test_a_value_is_exact_only_where_that_is_said_of_one_that_can_be(
    comment: str, worth: ImportedEvaluation | None
) -> None:
    told = read(f"1. e4 {{ {comment} }} *")
    node = told.record.line()[1]
    assert (told.worth.get(node.position), node.comment) == (worth, "")
