# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games through their file and back; what is wrong with a file is said in one sentence."""

from __future__ import annotations

import json
from os import environ
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.file_formats import LONGEST_COMMENT
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.files.disk import MOST_BYTES, read_text, write_whole
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import FORMAT, GameFileContents, game_text, read_game
from desktop_app.games.registry import find_game, named_formats, preset_names
from desktop_app.players.registry import parse_strategy
from desktop_app.words import values as words
from desktop_app.words.files import file_fault_text, not_opened
from tests.analysing import analyse
from tests.files.games import GAMES, random_game, shape

FEW, MANY = 12, int(environ.get("KEPT_GAMES", "600"))
WON_AT_HEX = ".X.../.X.../.OX.O/O..../....."


def sample() -> GameFileContents:
    """Two branches, a comment and a value."""
    game = find_game("tic-tac-toe")
    record = GameRecord(game.start())
    record.play_all(parse_moves(game.start(), "b2a3a2"))
    record.current.comment = "a mistake?"
    record.undo()
    record.play_all(parse_moves(record.position, "c1"))
    score = Score(Outcome.LOSS, 4, 0, Bound.EXACT, 6)
    players = (None, parse_strategy("perfect"))
    return GameFileContents(record, players, {record.root.children[0].position: score})


def goes_through(kept: GameFileContents) -> None:
    text = game_text(kept)
    json.loads(text)
    back = read_game(text)
    assert shape(back.record) == shape(kept.record)
    assert back.players == kept.players
    assert back.values == {p: score.seen_by(MAX) for p, score in kept.values.items()}
    assert game_text(back) == text


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[game.id for game in GAMES])
def test_a_game_of_each_kind_comes_back_as_it_was(number: int) -> None:
    for again in range(FEW):
        goes_through(random_game(number + again * len(GAMES)))


@pytest.mark.slow
def test_many_games_with_branches_come_back_as_they_were() -> None:
    """Those that the test before has not tried."""
    for seed in range(FEW * len(GAMES), MANY):
        goes_through(random_game(seed))


def test_the_file_format_is_as_documented() -> None:
    lines = game_text(sample()).splitlines()
    assert lines[1:3] == [' "format": "minimax-fair game",', ' "version": 1,']
    assert ' "players": ["person", "perfect"],' in lines
    moves = [json.loads(line.rstrip(",")) for line in lines if line.startswith('  {"')]
    value = {"outcome": "loss", "plies": 4, "bound": "exact", "depth": 6}
    assert moves == [
        {"move": "b2", "value": value},
        {"move": "a3"},
        {"move": "a2", "comment": "a mistake?"},
        {"after": 2, "move": "c1"},
    ]


def test_values_are_stored_for_the_first_player() -> None:
    kept = sample()
    position = kept.record.position
    seen = Score(Outcome.WIN, 3, 0, Bound.LOWER, 6, MIN)
    back = read_game(game_text(GameFileContents(kept.record, values={position: seen})))
    assert back.values == {position: seen.seen_by(MAX)}


def test_a_win_of_unknown_distance_is_kept() -> None:
    """As one of Hex, where it is proven who wins."""
    record = GameRecord(find_game("hex:5").parse_position(WON_AT_HEX))
    values: dict[Position, Score] = {}
    for _ in range(2):
        *_, found = analyse(record.position)
        assert found.best is not None
        assert found.best.score is not None
        assert found.best.score.plies is None
        values[record.position] = found.best.score
        record.play(found.best.move)
    back = read_game(game_text(GameFileContents(record, values=values)))
    assert back.values == {place: score.seen_by(MAX) for place, score in values.items()}


@pytest.mark.parametrize(
    ("outcome", "bound", "plies"),
    [
        ("unknown", "exact", None),  # what is exact is known
        ("win", "lower", None),  # a bound of a search says when
        ("loss", "upper", None),
        ("win", "exact", 9),  # there are only eight cells left
    ],
)
def test_a_value_that_no_search_could_find_is_refused(
    outcome: str, bound: str, plies: int | None
) -> None:
    kept = sample()
    first = kept.record.root.children[0].position
    wrong = Score(Outcome(outcome), plies, 0, Bound(bound), 6)
    with pytest.raises(FileError) as raised:
        read_game(game_text(GameFileContents(kept.record, values={first: wrong})))
    assert raised.value.fault is FileFault.BAD_FIELD
    assert raised.value.details["name"] == "value"


def test_unknown_input_is_ignored() -> None:
    text = game_text(sample())
    more = text.replace('"version": 1,', '"version": 1, "colour": [{"deep": [1]}],', 1)
    more = more.replace('{"move": "b2"', '{"later": {"x": null}, "move": "b2"', 1)
    assert shape(read_game(more).record) == shape(sample().record)


def test_a_file_in_another_layout_is_the_same_game() -> None:
    text = json.dumps(json.loads(game_text(sample())))
    assert shape(read_game(text).record) == shape(sample().record)
    escaped = text.replace("minimax-fair game", "".join(f"\\u{ord(c):04x}" for c in FORMAT))
    assert escaped != text
    assert shape(read_game(escaped).record) == shape(sample().record)


@pytest.mark.parametrize("sign", ["\n", "🙂"])
def test_the_longest_comment_is_read_from_escapes_too(sign: str) -> None:
    kept = sample()
    kept.record.current.comment = LONGEST_COMMENT * sign
    text = json.dumps(json.loads(game_text(kept)))
    assert sign not in text
    assert shape(read_game(text).record) == shape(kept.record)


HEAD = '{"format": "minimax-fair game", "version": 1, "game": "tic-tac-toe",\n'
MOVES = HEAD + '"moves": [\n'
BAD = [
    ("", "it is empty. Try another file."),
    (" \n", "it is empty. Try another file."),
    ("hello", "line 1: this isn't JSON. The file is damaged, or it is another kind of file."),
    ("[1, 2]", "it isn't a Minimax Fair game. Try another file."),
    ('{"format": "chess"}', "it isn't a Minimax Fair game. Try another file."),
    ("[" * 100_000, "line 1: there are too many brackets inside brackets."),
    (MOVES + "[" * 100_000, "line 3: there are too many brackets inside brackets."),
    (
        HEAD + '"moves": [], "at": ' + "9" * 100_000 + "}",
        "line 2: a number is too large. Make it smaller.",
    ),
    (HEAD + '"moves": [], "x": 1e999}', "line 2: a number is too large. Make it smaller."),
    (HEAD + '"moves": [], "x": NaN}', "line 2: a number is too large. Make it smaller."),
    (
        HEAD + '"moves": []} x',
        "line 2: this isn't JSON. The file is damaged, or it is another kind of file.",
    ),
    (HEAD + '"at": 0}', "“moves” is missing. Add it."),
    (HEAD + '"moves": {}}', "line 2: “moves” can't be {}. Change it."),
    (HEAD + '"moves": [], "at": 1}', "line 2: “at” can't be 1."),
    (HEAD + '"moves": [], "at": true}', "line 2: “at” can't be true."),
    (HEAD + '"moves": [],\n"players": ["person"]}', 'line 3: “players” can\'t be ["person"].'),
    (
        HEAD + '"moves": [],\n"players": ["person", "me"]}',
        "line 3: there is no player called “me”. Use another name.",
    ),
    (
        HEAD.replace("1", "2") + '"moves": []}',
        "it comes from a newer version of this program. Update the program.",
    ),
    (
        HEAD.replace("tic-tac-toe", "go") + '"moves": []}',
        "line 1: There is no game called “go”. Choose ",
    ),
    (
        HEAD + '"start": "XXX/.../... O", "moves": []}',
        "line 2: There can't be 3 X and 0 O. X goes first, so there are as many X as O, or one "
        "more.",
    ),
    (
        MOVES + '{"move": "b2"},\n{"move": "b2"}]}',
        "line 4: Move 2: square b2 is already taken. Choose ",
    ),
    (MOVES + '{"move": "z9"}]}', "line 3: Move 1: “z9” isn't a move in this game. "),
    (
        MOVES + '{"move": "b2"},\n\n{"after": 0, "move": "b2"}]}',
        "line 5: the move b2 appears twice. ",
    ),
    (MOVES + '{"after": 1, "move": "b2"}]}', "line 3: “after” can't be 1."),
    (MOVES + '{"after": -1, "move": "b2"}]}', "line 3: “after” can't be -1."),
    (MOVES + "{}]}", "line 3: “move” is missing. Add it."),
    (MOVES + "5]}", "line 3: “moves” can't be 5."),
    (MOVES + '{"move": 5}]}', "line 3: “move” can't be 5."),
    (MOVES + '{"move": "b2", "redo": 1}]}', "line 3: “redo” can't be 1."),
    (MOVES + '{"move": "b2", "comment": ["a"]}]}', 'line 3: “comment” can\'t be ["a"].'),
    (
        MOVES + '{"move": "b2", "comment": "' + "x" * 2_001 + '"}]}',
        "line 3: “comment” can't be \"xxxxxxxxxxxxxxxxxxx.",
    ),
    (MOVES + '{"move": "b2",\n"value": {"outcome": "win"}}]}', "line 4: “value” can't be "),
]


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_errors_are_reported_in_one_sentence_with_their_line(text: str, reason: str) -> None:
    with pytest.raises(FileError) as raised:
        read_game(text)
    sentence = not_opened("mine.mmfair", raised.value)
    assert sentence.startswith(f"“mine.mmfair” wasn't opened: {reason}")
    assert "\n" not in sentence
    *names, last = [*preset_names(), *named_formats()]  # one more with each game
    assert len(sentence.replace(f"{', '.join(names)} or {last}", "")) < 300


def test_a_truncated_file_is_reported_in_one_sentence() -> None:
    whole = game_text(sample())
    for length in range(len(whole.rstrip())):
        with pytest.raises(FileError) as raised:
            read_game(whole[:length])
        assert "\n" not in file_fault_text(raised.value)


def test_a_file_that_was_meddled_with_is_read_or_refused() -> None:
    """Whatever stands in it, nothing but a `FileError` comes of it, and values can be shown."""
    dice = Random(7)
    parts = ['"', "{", "}", "[", "]", ",", ":", "9", "-", "null", "true", "\\u0000", "b2", "é", "e"]
    refused, texts = 0, [game_text(random_game(seed)) for seed in range(60)]
    for seed in range(1_500):
        text = texts[seed % 60]
        for _ in range(dice.randrange(1, 4)):
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(parts) + text[at + dice.randrange(3) :]
        try:
            kept = read_game(text)
        except FileError as error:
            refused += bool(file_fault_text(error))
        else:
            for position, score in kept.values.items():
                assert words.value_text(score, Scale.SCHOOL, position)
    assert 300 < refused < 1_500


def test_the_largest_file_and_one_that_is_larger(tmp_path: Path) -> None:
    file = tmp_path / "large.mmfair"
    file.write_bytes(b" " * 10_000_000)
    with pytest.raises(FileError) as raised:
        read_text(file)
    assert file_fault_text(raised.value) == "it is larger than 4 MB. Choose a smaller file."
    largest = "a" * MOST_BYTES
    write_whole(file, largest)
    assert read_text(file) == largest
    with pytest.raises(FileError) as raised:
        write_whole(file, " " * (MOST_BYTES + 1))
    assert raised.value.fault is FileFault.TOO_LARGE
    assert file.stat().st_size == MOST_BYTES


def test_the_seed_of_a_game_is_kept_with_it() -> None:
    kept = sample()
    assert "seed" not in game_text(kept)
    kept.record.seed = (1 << 32) - 1
    assert read_game(game_text(kept)).record.seed == (1 << 32) - 1
    kept.record.seed = 1 << 32
    with pytest.raises(FileError):
        read_game(game_text(kept))
