# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game on the board, kept from one start of the program to the next, in its own notation."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.errors import GameError
from desktop_app.games.position import Game, Move, Position
from desktop_app.games.record import GameRecord, parse_moves
from desktop_app.games.registry import FIRST_GAME, family_of, find_game
from desktop_app.models.session import GameSession
from desktop_app.settings import Settings
from desktop_app.words.faults import fault_text, lost_game_text, no_board_text

GAME, START, MOVES = "game/id", "game/start", "game/moves"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What was on the board last time.

    Attributes:
        game: the rules; what could not be read is the very first game.
        start: where it began.
        moves: what was played from there.
        trouble: a sentence for the person whose game can't be brought back, else empty.
    """

    game: Game
    start: Position
    moves: tuple[Move, ...] = ()
    trouble: str = ""

    def take_up(self, session: GameSession) -> None:
        """Go on with it in a session that plays this game; its bots wait."""
        if self.moves or self.start != self.game.start():
            session.new_game(self.start, held=True)
            session.play_line(self.moves, held=True)


def save_game(settings: Settings, record: GameRecord) -> None:
    """Note the game as it stands: its id, the position that it began from, and its moves."""
    start = record.root.position
    game = start.game
    settings.put(GAME, game.id)
    settings.put(START, start.text if start != game.start() else "")
    settings.put(MOVES, game.moves_text(record.moves()))


def load_game(settings: Settings) -> SavedGame:
    """The game of last time; where it can't be read, as much of it as can."""
    game = FIRST_GAME
    try:
        found = find_game(settings.text(GAME, FIRST_GAME.id))
        if not family_of(found).board_kind:
            return _unread(game, no_board_text(found))
        game = found
        text = settings.text(START, "")
        start = game.parse_position(text) if text else game.start()
        return SavedGame(game, start, tuple(parse_moves(start, settings.text(MOVES, ""))))
    except GameError as error:
        return _unread(game, fault_text(error))


def _unread(game: Game, reason: str) -> SavedGame:
    return SavedGame(game, game.start(), trouble=lost_game_text(reason))
