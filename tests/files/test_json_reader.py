# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON from anybody: read as Python's own reader does, but in linear time and little memory."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop_app.explain.lesson_file import read_lesson
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.game_file import read_game
from desktop_app.files.json_reader import JsonValue, read_json

SIZE = 200_000
MOST_MOVES = 5_000
PIECES = r"""{ } [ ] , : "" "a" "b" "\n" "\u00e9" "\ud83d" " \ 0 -1 1.5 01 1e5 2E-3 .5 1. - +
true false null nul NaN é 👨 [1,2] ,1 {"a":1} {"a":[],"b":{}} [[1],{"c":"d"}] ,"a":2 ,"e":{"f":3}"""


def built(part: JsonValue) -> object:
    """The value, put together from its parts."""
    if part.is_object:
        return {name: built(each) for name, each in part.fields().items()}
    if part.is_list:
        return [built(each) for each in part.elements()]
    return part.value


@given(st.lists(st.sampled_from([*PIECES.split(), " ", "\n"]), max_size=30).map("".join))
@example('{"a": [1, {"b": "\\"}"}, [], {}], "a": {"c": [[[null]]]}}')
@example("[1,2,]")
@example('{"a":1,}')
@example("[truefalse]")
@example('["\x00"]')
@example('{"\\n":12}')
def test_the_reader_agrees_with_the_json_module(text: str) -> None:
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(FileError):
            built(read_json(text))
        return
    if "NaN" in text:
        with pytest.raises(FileError) as raised:
            read_json(text)
        assert raised.value.fault is FileFault.BAD_NUMBER
    else:
        assert built(read_json(text)) == expected


def a_game(moves: str = "[]", more: str = "") -> str:
    head = '"format": "minimax-fair game", "version": 1, "game": "tic-tac-toe"'
    return f'{{{head},{more}\n"moves": {moves}}}'


def many(piece: str, size: int = SIZE) -> str:
    return ",".join([piece] * (size // (len(piece) + 1)))


DEEP = "[" * 90 + "]" * 90
NUMBERED = [f'"{number}":""' for number in range(40_000)]  # more than are kept
HOSTILE: dict[str, tuple[Callable[[], str], FileFault | None]] = {
    "keys again and again": (lambda: a_game(more=many('"aaaa":1') + ","), None),
    "keys in a move": (lambda: a_game('[{"move":"a1",' + many('"aaaa":1') + "}]"), None),
    "keys": (lambda: a_game(more=",".join(NUMBERED) + ","), FileFault.CROWDED),
    "tags": (lambda: a_game(more='"tags":{' + ",".join(NUMBERED) + "},"), FileFault.CROWDED),
    "moves": (lambda: a_game("[" + many('{"move":"a1"}') + "]"), FileFault.TOO_MANY),
    "lists": (lambda: a_game("[" + many("[]") + "]"), FileFault.TOO_MANY),
    "deep lists": (lambda: a_game(more='"x":[' + many(DEEP, SIZE // 10) + "],"), None),
    "lists that nobody reads": (lambda: a_game(more='"x":[' + many("[]") + "],"), None),
    "objects that nobody reads": (lambda: a_game(more='"x":[' + many("{}") + "],"), None),
    "players": (lambda: a_game(more='"players":[' + many("0") + "],"), FileFault.BAD_FIELD),
    "a comment": (lambda: a_game(more='"comment":"👨' + "a" * SIZE + '",'), FileFault.BAD_FIELD),
    "escapes": (lambda: a_game(more='"comment":"' + "\\n" * SIZE + '",'), FileFault.BAD_FIELD),
    "a text that nobody reads": (lambda: a_game(more='"x":"👨' + "a" * SIZE + '",'), None),
    "a text without end": (lambda: a_game(more='"x":"' + "a" * SIZE), FileFault.NOT_JSON),
    "brackets": (lambda: a_game("[" * SIZE), FileFault.TOO_DEEP),
    "names": (lambda: a_game('{"a":' * (SIZE // 5)), FileFault.TOO_DEEP),
    "space": (lambda: a_game("[" + " " * SIZE + "]"), None),
    "a number": (lambda: a_game(more='"x":' + "9" * SIZE + ","), FileFault.BAD_NUMBER),
}


@contextmanager
def little_memory(text: str) -> Generator[None]:
    """At most ten times what the text takes in a file, the text itself included."""
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak + len(text) < 10 * len(text.encode())


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_game_takes_little_memory_and_says_how_far_it_is(name: str) -> None:
    make, fault = HOSTILE[name]
    text, shares, found = make(), list[float](), None
    with little_memory(text):
        try:
            read_game(text, MOST_MOVES, shares.append)
        except FileError as error:
            found = error.fault
    assert found is fault
    assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("piece", ["[[1]]", '{"a":[]}'])
def test_progress_grows_up_to_the_end(piece: str) -> None:
    shares: list[float] = []
    read_json("[" + many(piece) + "]", shares.append)
    assert shares == sorted(shares)
    assert shares[0] < 0.5
    assert 0.5 < shares[-1] <= 1


@pytest.mark.parametrize("piece", ['"aaaa":1', '"aaaa":[[1]]'])
def test_the_progress_callback_can_stop_reading(piece: str) -> None:
    def stop(_share: float) -> None:
        raise FileError(FileFault.STOPPED)

    text = a_game(more=many(piece) + ",")
    with pytest.raises(FileError) as raised:
        read_game(text, tell=stop)
    assert raised.value.fault is FileFault.STOPPED
    lesson = text.replace("minimax-fair game", "minimax-fair lesson")
    with pytest.raises(FileError) as raised:
        read_lesson(lesson, stop)
    assert raised.value.fault is FileFault.STOPPED


def test_a_hostile_lesson_takes_little_memory() -> None:
    head = '{"format": "minimax-fair lesson", "version": 1, "game": "tic-tac-toe",'
    text = head + '"opened":[' + many('"a1"') + "]}"
    with little_memory(text), pytest.raises(FileError):
        read_lesson(text)
    text = head + '"more":{' + many('"a1":1') + "}}"
    with little_memory(text):
        assert read_lesson(text).more
