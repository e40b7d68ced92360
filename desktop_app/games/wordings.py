# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of what is said of each family of games, and who asks it."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.games.chess.words import ChessWording
from desktop_app.games.chomp.words import ChompWording
from desktop_app.games.dots.words import DotsWording
from desktop_app.games.hex.words import HexWording
from desktop_app.games.hexapawn.words import HexapawnWording
from desktop_app.games.k_in_a_row.words import LineWording
from desktop_app.games.morris.words import MorrisWording
from desktop_app.games.nim.words import NimWording
from desktop_app.games.numbers.words import NumberWording
from desktop_app.games.othello.words import OthelloWording
from desktop_app.games.tic_tac_toe_variants.words import MisereWording, NotaktoWording, WildWording
from desktop_app.games.wording import Texts, Wording

NO_FAULTS: Texts = {}


class UnlistedWording(Wording):
    """What is said of a game that is in no list: what it says of itself."""

    faults = NO_FAULTS

    def family(self) -> str:
        """See `Wording.family`."""
        return ""

    def title(self, game: Game, /) -> str:
        """See `Wording.title`."""
        return game.id


WORDINGS: dict[str, Wording] = {
    "chess": ChessWording(),
    "dots": DotsWording(),
    "chomp": ChompWording(),
    "hexapawn": HexapawnWording(),
    "hex": HexWording(),
    "lines": LineWording(),
    "morris": MorrisWording(),
    "misere": MisereWording(),
    "nim": NimWording(),
    "notakto": NotaktoWording(),
    "numbers": NumberWording(),
    "wild": WildWording(),
    "othello": OthelloWording(),
}
"""By the family's id."""
UNLISTED = UnlistedWording()


def wording_of(game: Game) -> Wording:
    """The words for a game; for one that is in no list, its own, as `family_of` has an entry."""
    return WORDINGS.get(game.family, UNLISTED)


def game_title(game: Game) -> str:
    """A game's name for people."""
    return wording_of(game).title(game)


def player_name(game: Game, player: Player) -> str:
    """What a player is called in sentences: X and O, or MAX and MIN on a bare tree."""
    return wording_of(game).player(game, player)


def move_name(position: Position, move: Move) -> str:
    """What a move is called: its notation, or the side that a branch is on."""
    return wording_of(position.game).move(position, move)


def move_names(position: Position, moves: Iterable[Move]) -> list[str]:
    """What the moves of a line are called, one after the other from a position."""
    found: list[str] = []
    for move in moves:
        found.append(move_name(position, move))
        position = position.after(move)
    return found
