# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reader of what anybody may have written, samples for it, and what becomes of those."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import cast

from desktop_app.core.errors import GameError
from desktop_app.core.file_formats import FileFormat, ImportedGame
from desktop_app.core.position import MAX, MIN, Game
from desktop_app.core.record import GameRecord, parse_setup
from desktop_app.explain.lesson_file import (
    Lesson,
    LessonAlgorithm,
    SavedLesson,
    lesson_from_place,
    lesson_text,
    place_from_lesson,
    read_lesson,
)
from desktop_app.files.disk import as_utf8, lines_of, read_text, write_whole
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.foreign_formats import all_formats, foreign_game_text
from desktop_app.files.game_file import (
    GameFileContents,
    game_head,
    game_text,
    move_lines,
    read_game,
)
from desktop_app.files.journal import (
    Journal,
    checksummed_line,
    entry,
    game_entry,
    journal_of,
    read_journal,
)
from desktop_app.files.opening import MOST_MOVES, ListedGames, Wish, open_file
from desktop_app.games.registry import FAMILIES, find_game
from desktop_app.menace.learned_games import LearnedGame, LearnedGames, fields_of
from desktop_app.players.levels import matchbox_game
from desktop_app.players.registry import parse_strategy
from tests.files.former_window import former_text
from tests.files.games import GAMES, random_game, random_record, random_score

SAMPLES = 2 * len(GAMES)


@dataclass(frozen=True)
class Reader:
    """Somebody who reads.

    Attributes:
        samples: what can be read.
        read: reads a text; given a folder of its own, for those who read files.
        refusal: what a text is refused with that can't be read.
    """

    samples: Callable[[], Sequence[str]]
    read: Callable[[str, Path], object]
    refusal: type[ValueError]


# What can be read


@cache
def games() -> Sequence[str]:
    return [game_text(random_game(seed)) for seed in range(SAMPLES)]


@cache
def windows() -> Sequence[str]:
    """Of an earlier version of the program."""
    players, texts = ("person", "perfect"), games()
    places = [
        place_from_lesson(SavedLesson(lesson, 1.5, "3 5", stays=True)) for lesson in _lessons()
    ]
    return [
        former_text(texts[number : number + 3], players, "explain", place)
        for number, place in enumerate(places)
    ]


@cache
def journals() -> Sequence[str]:
    """Their lines without the sums."""
    return ["\n".join(_journal(number)) for number in range(len(GAMES))]


def _journal(seed: int) -> Iterator[str]:
    kept, lesson = random_game(seed), _lessons()[seed]
    place = place_from_lesson(SavedLesson(lesson, 1.5, "3 5", stays=True))
    lines = [
        entry("open", version=1, pid=1, started=2, host="a"),
        game_entry(1, "2026-11-23", game_head(kept), move_lines(kept)),
        game_entry(2, "", game_head(GameFileContents(GameRecord(find_game("nim").start()))), []),
        entry("move", game=2, node=1, after=0, move="a1"),
        entry("comment", game=2, node=1, comment="“good”"),
        entry("at", game=2, node=0),
        entry("file", game=2, file="/a/b", differs=True, digest="0"),
        entry("table", game=2, before=[1]),
        entry("players", game=2, players=["person", "perfect"]),
        entry("page", page="explain", place=dict(place)),
        entry("step", step=7),
    ]
    for line in lines:
        yield line[9:-1].decode()


@cache
def lessons() -> Sequence[str]:
    return list(map(lesson_text, _lessons()))


@cache
def _lessons() -> Sequence[Lesson]:
    found: list[Lesson] = []
    for number, game in enumerate(GAMES):
        dice = Random(number)
        record = random_record(game, dice, 10)
        start = record.root.position
        paths = [tuple(step.move for step in node.path()[1:]) for node in record.nodes()]
        legal = [tuple(move for move in path if move is not None) for path in paths]
        opened = {path: dice.random() < 0.5 for path in legal[:8]}
        searcher = dice.choice(list(LessonAlgorithm))
        more, marked = dict.fromkeys(legal[:3], 4), frozenset(legal[1:4])
        lesson = Lesson(
            start,
            searcher,
            4,
            step=9,
            opened=opened,
            more=more,
            title="Title",
            text="“Text”",
            question="Why?",
            marked=marked,
        )
        found.append(lesson)
    return found


PGN_TEXT = """\ufeff[Event "Casual \\"game\\""]
[Site "?"]
[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
[SetUp "1"]
[Result "1/2-1/2"]

% a remark
1. e4! {[%eval 0.35,18] [%clk 0:01:00]} e5 $6 (1... c5 2. Nf3 (2. c3 d5) 2... d6 $14) 2. Nf3 ; why
2... Nc6 3. Bb5 {[%csl Ga4][%known exact][%eval #-3] “good”} a6 4. Ba4?! 1/2-1/2

[Event "Another"]

1. d4 *
"""


OTHELLO = "f5d6c5f4e3c6d3f6e6d7g4g3g6h3g5h4e7f7h5h6e8f3c4c7d8c8b8b4b6b5a4a5a6e2a3d2d1c1b1"
GGF_TEXT = """2 (;GM[Othello]PC[GGS/os]DT[2001-02-03]PB[Ada]PW[Bob]RB[1700.1]TI[15:00//02:00]
TY[8]RE[+4.00:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]
B[F5//1.2]W[D6/-2.00/3]B[C3];)(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2]W[PA]B[b1];)
"""
PSQ_TEXT = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n8,9,120\r\n9,9,30\r\nA.zip\r\nB\r\n-1\r\n"
WRITTEN = {"PGN": [PGN_TEXT], "GGF": [GGF_TEXT], "PSQ": [PSQ_TEXT]}
"""Texts of other programs, by the name of their format."""


@cache
def told_games(form: FileFormat) -> Sequence[str]:
    """Of all games that the form is for."""
    own = [family for family in FAMILIES if form in family.forms]
    texts = list(WRITTEN[form.name])
    if not form.is_written:
        return texts
    for seed, game in enumerate(game for family in own for game in family.presets):
        for again in range(20):
            dice = Random(100 * seed + again)
            record = random_record(game, dice)
            values = {
                node.position: random_score(node.position, dice).seen_by(MAX)
                for node in record.nodes()
            }
            record.current.comment = "“good” (or bad)"
            texts.append(foreign_game_text(form, GameFileContents(record, values=values)))
    games = [next(form.split(lines_of((text,)))) for text in texts]
    assert all(isinstance(form.read(game, None, lambda _: None), ImportedGame) for game in games)
    return texts


@cache
def transcripts() -> Sequence[str]:
    """Lines of moves, as people copy them: of one game, of several, and with tags."""
    texts = [f'[Event "Cup"]\n[Black "Ada"]\n\n1. {OTHELLO[:2]} {OTHELLO[2:4]}\n34-30\n' * 2]
    for seed, game in enumerate(game for family in FAMILIES for game in family.presets):
        record = random_record(game, Random(seed))
        moves = record.moves() if record.root.position == game.start() else []
        texts += [game.moves_text(moves).upper(), " ".join(map(game.move_text, moves))]
    texts = [text for text in texts if text]
    return [*texts, OTHELLO, f"{OTHELLO}\n{OTHELLO[:20]}\n"]


@cache
def matchboxes() -> Sequence[str]:
    rules, lines = matchbox_game(), list[str]()
    for seed in range(20):
        dice, record = Random(seed), GameRecord(rules.start())
        while record.position.outcome is None:
            record.play(dice.choice(record.position.legal_moves()))
        side, rival = dice.choice((MAX, MIN)), dice.choice((None, parse_strategy("perfect")))
        learned = LearnedGame(rules.start(), tuple(record.moves()), side, rival)
        lines.append(json.dumps(fields_of(learned)))
    lines[5:5], lines[9:9] = ['{"reset": true}'], ['{"reset": false}']
    return ["\n".join([*lines[:end], ""]) for end in range(1, len(lines) + 1)]


@cache
def set_ups(game: Game) -> Sequence[str]:
    """Boards, moves, and moves below a board."""
    texts: list[str] = []
    for seed in range(20):
        record = random_record(game, Random(seed))
        start, moves = record.root.position, game.moves_text(record.moves())
        texts += [record.position.text, f"{start.text}\n{moves}"]
        texts += [moves] * (start == game.start())
    return [text for text in texts if text.strip()]


GAME_NAMES = [game.id for game in GAMES]
PLAYERS = ["random", "alpha-beta:4", "perfect", "brain:/opt/a b", "uci:/opt/c", "menace"]


# Who reads


def _through_a_file(read: Callable[[str], object], text: str, folder: Path) -> object:
    (folder / "file").write_bytes(as_utf8(text))
    return read(read_text(folder / "file"))


def _all_of(journal: Journal) -> object:
    return [game.read().kept for game in journal.games.values()], lesson_from_place(journal.place)


def _window(text: str) -> object:
    return _all_of(journal_of(text))


def _journal_lines(text: str, _folder: Path) -> object:
    """Lines whose sums are right: else none of them would be read any further."""
    return _all_of(read_journal(b"".join(map(checksummed_line, text.split("\n")))))


def _journal_bytes(text: str, _folder: Path) -> object:
    return _all_of(read_journal(as_utf8(text)))


def _learned(text: str, folder: Path) -> object:
    path = folder / "matchboxes.jsonl"
    write_whole(path, text, durable=False)
    LearnedGames(path, matchbox_game()).read()
    return None


def _file(suffix: str, text: str, folder: Path) -> object:
    """All that is read of a file: the list of its games, and the first ones."""
    file = folder / f"file{suffix}"
    file.write_bytes(as_utf8(text))
    game: Game | None = None
    try:
        found = open_file(file)
    except FileError as error:
        if error.fault is not FileFault.SEVERAL:
            raise
        (name, *_) = cast("Sequence[str]", error.details["games"])
        found = open_file(file, Wish(game=(game := find_game(name))))
    count = len(found.games) if isinstance(found, ListedGames) else 1
    return [open_file(file, Wish(number, game)) for number in range(1, min(count, 3) + 1)]


def _set_up(game: Game, text: str, _folder: Path) -> object:
    return parse_setup(game, text)


def _game(text: str, _folder: Path) -> object:
    game = find_game(text)
    return game.id, game.start().legal_moves()


_READERS: dict[str, Reader] = {
    "game": Reader(games, partial(_through_a_file, partial(read_game, most=MOST_MOVES)), FileError),
    "former window": Reader(windows, partial(_through_a_file, _window), FileError),
    "journal": Reader(journals, _journal_lines, FileError),
    "journal with sums": Reader(
        lambda: [
            "".join(checksummed_line(line).decode() for line in text.split("\n"))
            for text in journals()
        ],
        _journal_bytes,
        FileError,
    ),
    "lesson": Reader(lessons, partial(_through_a_file, read_lesson), FileError),
    "matchboxes": Reader(matchboxes, _learned, FileError),
    "name of a game": Reader(lambda: GAME_NAMES, _game, GameError),
    "player": Reader(lambda: PLAYERS, lambda text, _: parse_strategy(text), ValueError),
}
_FORMS = {
    form.name: Reader(partial(told_games, form), partial(_file, form.suffix), FileError)
    for form in all_formats()
} | {"transcript": Reader(transcripts, partial(_file, ".txt"), FileError)}
_MOVES = {
    f"moves of {game.id}": Reader(partial(set_ups, game), partial(_set_up, game), GameError)
    for game in GAMES
    if not game.is_numeric
}
READERS = _READERS | _FORMS | _MOVES


# What becomes of it

TOKEN = re.compile(r"\w+|[^\w\s]")
NUMBER = re.compile(r"\d+")
NUMBERS = (
    "0",
    "-1",
    "1",
    "255",
    "65536",
    "2147483648",
    "9" * 15,
    "9" * 400,
    "1e999",
    "0.5",
    "٣",
    "²",
)
STRANGE = (
    "\ud83d",
    "\udc80",
    "\0",
    "\ufeff",
    "\u2028",
    "👨\u200d👩",
    "\x85",
    '"',
    "\\",
    "\\ud83d",
    "%",
    "'",
    "NaN",
    "null",
    "{}",
    "[]",
    "[%eval #99999]",
    "$999",
    "(",
    "{",
    ";",
    "\n",
    "\r",
    "--",
    "e\u0301",
)
BRACKETS = (("[", "]"), ("{", "}"), ("(", ")"), ('{"a":', "}"), ("{[%eval ", "]}"), ('"', '"'))


Change = Callable[[str, str, str, Random], str]
"""Of a text: what is before a place, what is at it, what comes then."""


def _another_sign(before: str, taken: str, after: str, dice: Random) -> str:
    sign = chr(dice.choice((dice.randrange(128), dice.randrange(0x110000))))
    return before + sign + taken[1:] + after


def _repeated(before: str, taken: str, after: str, dice: Random) -> str:
    return before + taken * dice.choice((2, 2, 2, 20, 100)) + after


def _nested(before: str, taken: str, after: str, dice: Random) -> str:
    opening, closing = dice.choice(BRACKETS)
    times = dice.choice((1, 1, 2, 99, 2_000))
    return before + opening * times + taken + closing * dice.choice((times, 0, 1)) + after


def _with_number(before: str, taken: str, after: str, dice: Random) -> str:
    text = before + taken + after
    places = list(NUMBER.finditer(text))
    if not places:
        return before + dice.choice(NUMBERS) + after
    place = dice.choice(places)
    return text[: place.start()] + dice.choice(NUMBERS) + text[place.end() :]


def _swapped(before: str, taken: str, after: str, dice: Random) -> str:
    text = before + taken + after
    places = list(TOKEN.finditer(text))
    if len(places) < 2:
        return after + taken + before
    first, second = sorted(dice.sample(places, 2), key=re.Match[str].start)
    between = text[first.end() : second.start()]
    return text[: first.start()] + second[0] + between + first[0] + text[second.end() :]


CHANGES: Sequence[Change] = (
    _another_sign,
    _repeated,
    _nested,
    _with_number,
    _with_number,
    _swapped,
    lambda before, _, after, __: before + after,
    lambda before, _, __, ___: before,
    lambda before, taken, after, dice: before + dice.choice(STRANGE) + taken + after,
)


def changed(text: str, words: Sequence[str], dice: Random) -> str:
    """A text with one change."""
    begin = dice.randrange(len(text) + 1)
    end = min(len(text), begin + dice.choice((1, 1, 3, 10, 100, 1_000)))
    if dice.random() < 0.35 and (places := list(TOKEN.finditer(text))):
        place = dice.choice(places)
        return text[: place.start()] + dice.choice(words) + text[place.end() :]
    return dice.choice(CHANGES)(text[:begin], text[begin:end], text[end:], dice)


def mutants(reader: Reader, seed: int, number: int) -> Iterator[str]:
    """So many texts, each a sample with a few changes; the same for the same seed."""
    samples, dice = reader.samples(), Random(seed)
    words = sorted({word for text in samples for word in TOKEN.findall(text)})
    for _ in range(number):
        text = dice.choice(samples)
        for _ in range(dice.choice((1, 1, 1, 2, 4))):
            text = changed(text, words, dice)
        yield text
