# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of what is said of each family of games, and who asks it."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.games.position import Game, Move, Player, Position
from desktop_app.words.games.chess import ChessWording
from desktop_app.words.games.chomp import ChompWording
from desktop_app.words.games.dots import DotsWording
from desktop_app.words.games.hex import HexWording
from desktop_app.words.games.hexapawn import HexapawnWording
from desktop_app.words.games.lines import LineWording
from desktop_app.words.games.morris import MorrisWording
from desktop_app.words.games.nim import NimWording
from desktop_app.words.games.numbers import NumberWording
from desktop_app.words.games.othello import OthelloWording
from desktop_app.words.games.tic_tac_toe import MisereWording, NotaktoWording, WildWording
from desktop_app.words.wording import Texts, Wording

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
