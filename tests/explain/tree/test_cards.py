# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards at the nodes of the drawn tree: the miniature of whatever kind of board the game has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPathItem

from desktop_app.core.position import Game, Position
from desktop_app.explain.drawn_tree import DrawnNode, NodeState, Path
from desktop_app.explain.tree.card import CardStyle, CardTexts, DetailLevel, card_key
from desktop_app.explain.tree.card_painter import CardPainter
from desktop_app.explain.tree.plan import NONE, Spot
from desktop_app.explain.tree.scene import point_at
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Theme
from desktop_app.kit.value_signs import value_ground
from tests.boards.painting import contrast
from tests.boards.rows_of_counters import in_the_list
from tests.games.small_games import Nim

NAMES = ("tic-tac-toe", "mnk:4x4x4", "connect-four", "gomoku", "five-in-a-row")
GAMES: list[Game] = [*map(find_game, NAMES), Nim((3, 4, 5))]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with in_the_list():
        yield


def spot_of(position: Position, style: CardStyle, path: Path = ()) -> Spot:
    node = DrawnNode(path, position, NodeState.DONE)
    return Spot(node, False, NONE, 0, 0, *style.sizes.card)


def painted(
    spot: Spot, style: CardStyle, detail: DetailLevel = DetailLevel.FULL, value: str = ""
) -> QImage:
    image = QImage(round(spot.width) + 40, round(spot.height) + 40, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.window))
    painter = QPainter(image)
    painter.translate(image.width() / 2, 20)
    CardPainter(painter, style).paint(spot, CardTexts(value), detail)
    painter.end()
    return image


@pytest.mark.parametrize("zoom", [0.4, 1.0, 2.5])
def test_the_arrow_at_a_narrow_leaf_leaves_its_neighbour_alone(zoom: float) -> None:
    position = parse_numbers("3 5 2 9").start()
    style = CardStyle(position, LIGHT, QFont())
    spot, arrow, gap = spot_of(position, style), QGraphicsPathItem(), style.sizes.sibling_gap
    point_at(arrow, spot, style, zoom, gap)
    near = arrow.path().boundingRect()
    assert near.left() >= -spot.width / 2 - gap
    assert near.right() <= -spot.width / 2 - 5 * style.unit  # the ring around the node
    point_at(arrow, spot, style, zoom, inf)
    assert arrow.path().boundingRect().width() >= max(near.width(), 14 * style.unit / zoom)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_card_has_room_for_its_games_miniature(game: Game) -> None:
    style = CardStyle(game.start(), LIGHT, QFont())
    wide, high = style.sizes.card
    assert style.board_size == board_of(game).miniature_size(style.unit)
    assert wide > style.board_size.width()
    assert high > style.board_size.height()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_card_shows_what_stands_there(game: Game) -> None:
    start = game.start()
    style = CardStyle(start, LIGHT, QFont())
    move, other = start.legal_moves()[0], start.legal_moves()[-1]
    spots = [
        spot_of(start, style),
        spot_of(start.after(move), style, (move,)),
        spot_of(start.after(other), style, (other,)),
    ]
    seen = [painted(spot, style) for spot in spots]
    assert seen[0] != seen[1] != seen[2] != seen[0]
    spots.append(spot_of(start.after(other), style, (move,)))  # another way led there
    keys = {card_key(spot, CardTexts(), DetailLevel.FULL) for spot in spots}
    assert len(keys) == 4
    far = [painted(spot, style, DetailLevel.BLOCK) for spot in spots]
    assert far[0] == far[1] == far[2]


def test_a_game_without_a_board_is_drawn_in_circles() -> None:
    tree = find_game("numbers:3,5,2,9")
    style = CardStyle(tree.start(), LIGHT, QFont())
    assert style.board is None
    inner = spot_of(tree.start(), style)
    leaf = inner._replace(node=replace(inner.node, position=tree.start().after(0).after(0)))
    assert painted(inner, style) != painted(leaf, style)  # a leaf is a box


def test_a_number_fills_its_circle() -> None:
    """It is what a class reads from the last row."""
    tree = find_game("numbers:3,5,2,9")
    style = CardStyle(tree.start(), LIGHT, QFont())
    spot = spot_of(tree.start(), style)
    empty, filled = painted(spot, style), painted(spot, style, value="9")
    size = empty.size()
    rows = [
        y
        for y in range(size.height())
        if any(empty.pixel(x, y) != filled.pixel(x, y) for x in range(size.width()))
    ]
    assert rows[-1] - rows[0] > spot.height / 3.2


@pytest.mark.parametrize("value", [0, 1, -1])
def test_the_value_of_the_current_node_has_the_largest_tag(value: float) -> None:
    """In the colours of its kind it covers a fifth more, at least, than at any other node."""
    position = find_game("tic-tac-toe").start()
    style = CardStyle(position, LIGHT, QFont())
    ground = QColor(value_ground(style.value_kind(valued(position, NodeState.OPEN, value)), LIGHT))

    def height(state: NodeState) -> int:
        spot = spot_of(position, style)._replace(node=valued(position, state, value))
        image = painted(spot, style, value=str(value))
        x = image.width() // 2 - 4
        rows = [y for y in range(image.height()) if image.pixelColor(x, y) == ground]
        return rows[-1] - rows[0]

    assert height(NodeState.CURRENT) >= 1.2 * height(NodeState.OPEN) > 0


@pytest.mark.parametrize("name", ["tic-tac-toe", "numbers:3,5,2,9"])
def test_a_question_mark_stands_for_a_value_until_it_is_known(name: str) -> None:
    position = find_game(name).start()
    style = CardStyle(position, LIGHT, QFont())
    spot = spot_of(position, style)

    def shown(state: NodeState, value: str) -> QImage:
        return painted(spot._replace(node=DrawnNode((), position, state)), style, value=value)

    for state in (NodeState.WAITING, NodeState.OPEN, NodeState.CURRENT):
        assert shown(state, "") == shown(state, "?")
        assert shown(state, "") != shown(state, " ")
    assert shown(NodeState.CUT, "") != shown(NodeState.CUT, "?")


def test_the_end_of_a_game_that_was_not_searched_has_its_value_in_full_colour() -> None:
    """Its rim is not dashed: nothing about it is unknown."""
    over = find_game("tic-tac-toe").parse_position("XXX/OO./...")
    style = CardStyle(over, LIGHT, QFont())
    ground = QColor(value_ground(style.value_kind(valued(over, NodeState.WAITING, 1)), LIGHT))

    def grounds(position: Position) -> int:
        node = valued(position, NodeState.WAITING, 1)
        image = painted(spot_of(position, style)._replace(node=node), style, value="+1")
        places = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return sum(image.pixelColor(*place) == ground for place in places)

    assert grounds(over) > 100
    assert not grounds(find_game("tic-tac-toe").start())


def valued(position: Position, state: NodeState, value: float) -> DrawnNode:
    return DrawnNode((), position, state, value=value)


@pytest.mark.parametrize(
    ("theme", "least", "most"),
    [(LIGHT, 0.1, 0.5), (DARK, 0.6, 0.85), (CONTRAST_LIGHT, 1, 1), (CONTRAST_DARK, 1, 1)],
)
def test_boards_to_come_are_pale_but_readable(theme: Theme, least: float, most: float) -> None:
    """In high contrast nothing is faded: the frame alone tells."""
    start = find_game("tic-tac-toe").start()
    position, style = start.after(4), CardStyle(start, theme, QFont())
    images = list[QImage]()
    for state in (NodeState.DONE, NodeState.WAITING):
        node = DrawnNode((4,), position, state)
        images.append(painted(Spot(node, False, NONE, 0, 0, *style.sizes.card), style))
    board = QRect(QPoint(), style.board_size)
    board.moveCenter(QPoint(images[0].width() // 2, 0))
    board.moveTop(20 + round(6 * style.unit))
    done, waiting = (
        max(
            contrast(image.pixelColor(x, y).name(), ground)
            for x in range(board.left() + 4, board.right() - 4)
            for y in range(board.top() + 4, board.bottom() - 4)
        )
        for image, ground in zip(images, (theme.base, theme.window), strict=True)
    )
    assert least <= (waiting - 1) / (done - 1) <= most
