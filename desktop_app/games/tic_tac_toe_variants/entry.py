# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entries of the three variants, and how users name a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import DrawnBoard, Reading, readings
from desktop_app.core.entry import CustomSizes, SizeDimension
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game
from desktop_app.games.entry import GameEntry
from desktop_app.games.tic_tac_toe_variants.evaluation import (
    distance_from_center,
    few_lines,
    own_symmetries,
    possible_ends,
    sample,
    threats,
)
from desktop_app.games.tic_tac_toe_variants.game import MarkGame
from desktop_app.games.tic_tac_toe_variants.reasons import reason
from desktop_app.games.tic_tac_toe_variants.rules import (
    LARGEST_SIDE,
    LEAST_SIDE,
    MOST_BOARDS,
    SIDE,
    MarkFault,
    Rule,
)

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.example import Example

LADDERS = Path(__file__).with_name("ladders.json")

_SIZE = re.compile(r"([0-9]{1,4})x([0-9]{1,4})x([0-9]{1,4})", re.IGNORECASE | re.ASCII)


def _misere(kind: str, text: str) -> MarkGame:
    """Return the game for `tic-tac-toe:misere` or `misere:4x4x4`."""
    size = _SIZE.fullmatch(text.strip())
    if kind == "misere" and size is not None:
        columns, rows, k = map(int, size.groups())
        return MarkGame(Rule.MISERE, columns, rows, k)
    if kind != "misere" and text.strip().lower() == "misere":
        return MarkGame(Rule.MISERE)
    raise GameError(MarkFault.BAD_SIZE, text=text[:30])


def _sized_misere(measures: Mapping[str, int]) -> MarkGame:
    return MarkGame(Rule.MISERE, measures["columns"], measures["rows"], measures["k"])


def _wild(_kind: str, text: str) -> MarkGame:
    raise GameError(MarkFault.BAD_SIZE, text=text[:30])


def _notakto(_kind: str, text: str) -> MarkGame:
    """Return the game for `notakto:3`."""
    number = text.strip()
    if not (number.isascii() and number.isdecimal() and len(number) < 3):
        raise GameError(MarkFault.BAD_BOARDS, text=text[:30], most=MOST_BOARDS)
    return MarkGame(Rule.NOTAKTO, boards=int(number))


def _sized_notakto(measures: Mapping[str, int]) -> MarkGame:
    return MarkGame(Rule.NOTAKTO, boards=measures["boards"])


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a drawn board may mean; several boards are not read."""
    assert isinstance(game, MarkGame)
    marks = "X" if game.rule is Rule.NOTAKTO else "XO"
    if game.boards == 1:
        yield from readings(text, DrawnBoard(game.columns, game.rows, marks))


def _misere_wording() -> Wording:
    from desktop_app.games.tic_tac_toe_variants.words import MisereWording

    return MisereWording()


def _board(game: MarkGame) -> BoardKind:
    from desktop_app.games.tic_tac_toe_variants.board import VariantBoardKind

    return VariantBoardKind(game)


def _misere_examples() -> Sequence[Example]:
    from desktop_app.games.tic_tac_toe_variants.examples import misere_examples

    return misere_examples()


def _wild_wording() -> Wording:
    from desktop_app.games.tic_tac_toe_variants.words import WildWording

    return WildWording()


def _wild_examples() -> Sequence[Example]:
    from desktop_app.games.tic_tac_toe_variants.examples import wild_examples

    return wild_examples()


def _notakto_wording() -> Wording:
    from desktop_app.games.tic_tac_toe_variants.words import NotaktoWording

    return NotaktoWording()


def _notakto_examples() -> Sequence[Example]:
    from desktop_app.games.tic_tac_toe_variants.examples import notakto_examples

    return notakto_examples()


MISERE = GameEntry(
    id=Rule.MISERE.value,
    kinds={"tic-tac-toe": "misere", "misere": "4x4x4"},
    parse=_misere,
    presets=(MarkGame(Rule.MISERE),),
    evaluations={"few-lines": few_lines},
    sizes=CustomSizes(
        tuple(
            SizeDimension(name, LEAST_SIDE, LARGEST_SIDE, SIDE) for name in ("columns", "rows", "k")
        ),
        _sized_misere,
    ),
    distance_from_center=distance_from_center,
    symmetries=own_symmetries,
    possible_ends=possible_ends,
    sample=sample,
    threats=threats,
    reason=reason,
    pasted=pasted,
    usual=MarkGame(Rule.MISERE),
    wording=_misere_wording,
    board=_board,
    examples=_misere_examples,
    ladders=LADDERS,
)
WILD = GameEntry(
    id=Rule.WILD.value,
    kinds={},
    parse=_wild,
    presets=(MarkGame(Rule.WILD),),
    distance_from_center=distance_from_center,
    symmetries=own_symmetries,
    possible_ends=possible_ends,
    sample=sample,
    threats=threats,
    reason=reason,
    pasted=pasted,
    wording=_wild_wording,
    board=_board,
    examples=_wild_examples,
    ladders=LADDERS,
)
NOTAKTO = GameEntry(
    id=Rule.NOTAKTO.value,
    kinds={"notakto": "2"},
    parse=_notakto,
    presets=(MarkGame(Rule.NOTAKTO), MarkGame(Rule.NOTAKTO, boards=2)),
    sizes=CustomSizes((SizeDimension("boards", 1, MOST_BOARDS, 2),), _sized_notakto),
    distance_from_center=distance_from_center,
    symmetries=own_symmetries,
    possible_ends=possible_ends,
    sample=sample,
    threats=threats,
    reason=reason,
    pasted=pasted,
    usual=MarkGame(Rule.NOTAKTO),
    wording=_notakto_wording,
    board=_board,
    examples=_notakto_examples,
    ladders=LADDERS,
)
