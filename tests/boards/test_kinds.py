# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What any kind of board must do: each in the list, and one more that is made for the test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, cycle
from math import ceil
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, PointerState, ValueKind
from desktop_app.core.position import Game, Position
from desktop_app.games.registry import FAMILIES, board_of, find_game, has_board
from desktop_app.kit.look.theme import DARK, LIGHT
from tests.boards.painting import blank, painted
from tests.boards.rows_of_counters import in_the_list
from tests.games.small_games import Nim

SIDE = 40
SMALL = 24
"""Where much is painted: the pixels of a board with larger places take most of the time."""
NOWHERE = PointerState()
VALUE = Badge("+0.37", "", ValueKind.UNCLEAR, best=True)

GAMES: list[Game] = [
    *(game for family in FAMILIES if family.board for game in family.presets),
    *map(
        find_game,
        (
            "misere:4x2x3",
            "notakto:3",
            "drop:4x3x3",
            "drop:12x2x2",
            "mnk:2x5x2",
            "mnk:1x1x1",
        ),
    ),
    Nim((3, 4, 5)),
    Nim((1, 7)),
]

pytestmark = pytest.mark.usefixtures("qapp", "with_the_toy")


@pytest.fixture
def with_the_toy() -> Iterator[None]:
    with in_the_list():
        yield


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def positions(request: pytest.FixtureRequest) -> list[Position]:
    """Some of a game at random, from the start to the end."""
    dice, position = Random(7), request.param.start()
    found = [position]
    while position.outcome is None:
        position = position.after(dice.choice(position.legal_moves()))
        found.append(position)
    return [*found[: -1 : max(1, len(found) // 5)], found[-1]]


def places(kind: BoardKind) -> range:
    return range(kind.columns * kind.rows)


def test_every_game_has_a_kind_that_is_in_the_list() -> None:
    assert [family.id for family in FAMILIES if family.board is None] == ["numbers"]
    assert all(isinstance(board_of(game), BoardKind) for game in GAMES)
    assert not has_board(find_game("numbers:3,5,2,9"))


def test_every_move_is_hit_in_the_middle_of_its_place(positions: list[Position]) -> None:
    for position in positions:
        kind = board_of(position.game)
        meant = set(kind.targets(position).values())
        for move in position.legal_moves():
            *before, last = kind.places_to_pick(position, move)
            targets = kind.targets(position, tuple(before))
            assert targets[last] == move
            meant |= set(targets.values())
            for number, place in enumerate(before):
                assert place in kind.picks(position, tuple(before[:number]))
            for place in (*before, last, kind.place_of(position, move)):
                assert place in places(kind)
                for side in (5, SIDE, 113):
                    middle = kind.rect(place, side).center().toPoint()
                    assert kind.place_at(middle, side) == place
        assert meant == set(position.legal_moves())


def test_places_lie_on_the_board_and_apart(positions: list[Position]) -> None:
    kind = board_of(positions[0].game)
    wide, high = (length * SIDE for length in kind.extent)
    board = QRectF(0, 0, wide, high)
    rects = [kind.rect(place, SIDE) for place in kind.targets(positions[0])]
    assert all(board.contains(rect) for rect in rects)
    for one, other in combinations(rects[:60], 2):
        assert not one.intersects(other)
    outside = [(-1, 3), (3, -1), (ceil(wide), 3), (3, ceil(high))]
    assert [kind.place_at(QPoint(*point), SIDE) for point in outside] == [-1] * 4


def test_every_place_has_an_accessible_text_of_its_own(positions: list[Position]) -> None:
    for position in positions:
        kind, picture = board_of(position.game), BoardPicture(position)
        said = [kind.accessible_text(picture, place) for place in places(kind)]
        assert all(said)
        assert len(set(said)) == len(said)
        assert all(kind.why_not(position, place) for place in places(kind))


def test_a_value_is_announced_only_at_the_place_of_its_move(positions: list[Position]) -> None:
    for position in positions:
        kind = board_of(position.game)
        for move in position.legal_moves()[:3]:
            way = kind.places_to_pick(position, move)
            for number, place in enumerate(way):
                picture = BoardPicture(position, badges={move: VALUE}, picked=way[:number])
                valued = {
                    each
                    for each in places(kind)
                    if VALUE.text in kind.accessible_text(picture, each)
                }
                assert valued == {place}


def test_arrow_keys_lead_to_every_move(positions: list[Position]) -> None:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    for position in positions:
        kind = board_of(position.game)
        reached, waiting = set[int](), {kind.first_place(position)}
        while waiting:
            place = waiting.pop()
            assert place in places(kind)
            reached.add(place)
            waiting |= {kind.walk(position, place, *step) for step in steps} - reached
        ways = [kind.places_to_pick(position, move) for move in position.legal_moves()]
        assert {place for way in ways for place in way} <= reached


def test_all_that_is_to_be_seen_is_painted(positions: list[Position]) -> None:
    """Each thing changes the picture, and the pointer's things go as they came."""
    in_turn = zip(positions[:-1], cycle((LIGHT, DARK)), strict=False)
    for position, theme in ((positions[0], DARK), *in_turn):
        plain = BoardPicture(position, accepts_moves=True)
        move = position.legal_moves()[0]
        place = board_of(position.game).place_of(position, move)
        *before, _ = board_of(position.game).places_to_pick(position, move)
        begun = [replace(plain, picked=tuple(before))] if before else []
        seen = [
            *(painted(picture, SMALL, theme) for picture in begun),
            painted(plain, SMALL, theme),
            painted(plain, SMALL, theme, PointerState(hovered=move)),
            painted(plain, SMALL, theme, PointerState(cursor=place)),
            painted(plain, SMALL, theme, PointerState(aimed=place)),
            painted(replace(plain, hint=move), SMALL, theme),
            painted(replace(plain, marked=move), SMALL, theme),
            painted(replace(plain, badges={move: VALUE}), SMALL, theme),
            painted(replace(plain, preview=(move,)), SMALL, theme),
            painted(BoardPicture(position.after(move)), SMALL, theme),
        ]
        assert [(i, j) for i, j in combinations(range(len(seen)), 2) if seen[i] == seen[j]] == []
        assert painted(plain, SMALL, theme) == seen[len(begun)]


def test_a_board_can_be_as_small_as_room_is(positions: list[Position]) -> None:
    for side in (4, 7, 23, 33):
        for position in positions[-2:]:
            moves = position.legal_moves()
            picture = BoardPicture(position, badges=dict.fromkeys(moves, VALUE))
            painted(picture, side, pointer=PointerState(hovered=moves[0] if moves else -1))


def test_a_board_is_painted_within_its_size_whatever_was_painted_before(
    positions: list[Position],
) -> None:
    """In the list of games and in the Arena nothing cuts it off, and a card was filled before."""
    gap = 20
    for position in positions[-2:]:
        kind = board_of(position.game)
        wide, high = (ceil(length * SIDE) for length in kind.extent)
        last = position.legal_moves()
        picture = BoardPicture(position, hint=last[0] if last else None)
        images = list[QImage]()
        for brush in (None, QColor("red")):
            image = blank(wide + 2 * gap, high + 2 * gap, LIGHT)
            painter = QPainter(image)
            if brush is not None:
                painter.setBrush(brush)
            painter.translate(gap, gap)
            kind.paint(Canvas(painter, SIDE, LIGHT, QFont()), picture, NOWHERE)
            painter.end()
            images.append(image)
        assert images[0] == images[1]
        empty = blank(wide + 2 * gap, high + 2 * gap, LIGHT)
        for each in (images[0], empty):
            painter = QPainter(each)
            painter.fillRect(gap - 3, gap - 3, wide + 6, high + 6, QColor("red"))
            painter.end()
        assert images[0] == empty


@pytest.mark.parametrize("unit", [1.0, 1.7])
def test_miniatures_stay_in_their_room_and_tell_positions_apart(
    positions: list[Position], unit: float
) -> None:
    gap = 10
    seen = list[QImage]()
    for position in positions:
        kind = board_of(position.game)
        size = kind.miniature_size(unit)
        image = blank(size.width() + 2 * gap, size.height() + 2 * gap, LIGHT)
        around = image.copy()
        painter = QPainter(image)
        painter.translate(gap, gap)
        kind.paint_miniature(painter, position, None, unit=unit, theme=LIGHT, font=QFont())
        painter.end()
        assert image not in seen
        seen.append(image)
        for each in (image, around):  # nothing is left of what may reach a line's width too far
            painter = QPainter(each)
            painter.fillRect(gap - 2, gap - 2, size.width() + 4, size.height() + 4, QColor("red"))
            painter.end()
        assert image == around


def test_boards_of_one_game_are_equal_and_others_are_not() -> None:
    boards = [board_of(game) for game in GAMES]
    assert boards == [board_of(game) for game in GAMES]
    assert len(set(boards)) == len(boards)
