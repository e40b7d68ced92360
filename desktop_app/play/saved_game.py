# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window held, brought back at its next start: the file's, or an earlier program's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop_app.core.errors import GameError
from desktop_app.core.position import Game, Position
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.core.score import Score
from desktop_app.files.claim import Claim, claim_file
from desktop_app.files.errors import FileError
from desktop_app.files.game_file import OwnFile, Players
from desktop_app.files.window_file import KeptWindow, Place
from desktop_app.games.registry import FIRST_GAME, find_game, has_board
from desktop_app.play.session import GameSession
from desktop_app.settings import Settings
from desktop_app.words.faults import fault_text, lost_game_text, no_board_text
from desktop_app.words.files import lost_file_text, not_kept

FOLDER = "windows"
GAME, START, MOVES = "game/id", "game/start", "game/moves"
"""Where an earlier version of the program has kept the line on the board, in the settings."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a window held last time.

    Attributes:
        record: the game; where it could not be read, a new one.
        before: the texts of games that were played before it; see `KeptWindow`.
        players: who played; None where that is not known.
        page: the page that was shown; empty where that is not known.
        place: where in it.
        values: what was known of the record's positions.
        own: the game's own file, where a person has given it one.
        trouble: a sentence for the person whose game can't be brought back, else empty.
    """

    record: GameRecord
    before: tuple[str, ...] = ()
    players: Players | None = None
    page: str = ""
    place: Place = field(default_factory=dict[str, str | int])
    values: Mapping[Position, Score] = field(default_factory=dict[Position, Score])
    own: OwnFile | None = None
    trouble: str = ""

    @property
    def game(self) -> Game:
        """The rules."""
        return self.record.position.game

    def take_up(self, session: GameSession) -> None:
        """Go on with it; a bot whose turn it is in the midst of a game waits."""
        session.take_up(self.record)


def claim_of(settings: Settings) -> tuple[Claim | None, str]:
    """The file of a window, and a sentence where there can't be one."""
    if settings.folder is None:
        return None, ""
    try:
        return claim_file(settings.folder / FOLDER), ""
    except FileError as error:
        return None, not_kept(error)


def load_window(claim: Claim | None, settings: Settings) -> SavedGame:
    """What a window held last time; where it can't be read, as much of it as can."""
    try:
        kept = claim.read() if claim is not None else None
    except FileError as error:
        return SavedGame(GameRecord(FIRST_GAME.start()), trouble=lost_file_text(error))
    return load_game(settings) if kept is None else _brought_back(kept)


def _brought_back(kept: KeptWindow) -> SavedGame:
    record = kept.game.record
    trouble = no_board(record)
    if trouble:
        return SavedGame(GameRecord(FIRST_GAME.start()), trouble=lost_game_text(trouble))
    values, own = kept.game.values, kept.game.own
    return SavedGame(record, kept.before, kept.players, kept.page, kept.place, values, own)


def no_board(record: GameRecord) -> str:
    """Why a game can't be played in the window, in a sentence; empty if it can."""
    game = record.position.game
    return "" if has_board(game) else no_board_text(game)


def load_game(settings: Settings) -> SavedGame:
    """The game that an earlier version of the program has kept in the settings."""
    game = FIRST_GAME
    try:
        found = find_game(settings.text(GAME, FIRST_GAME.id))
        trouble = no_board(GameRecord(found.start()))
        if trouble:
            return SavedGame(GameRecord(game.start()), trouble=lost_game_text(trouble))
        game = found
        text = settings.text(START, "")
        record = GameRecord(game.parse_position(text) if text else game.start())
        record.play_all(parse_moves(record.position, settings.text(MOVES, "")))
        return SavedGame(record)
    except GameError as error:
        return SavedGame(GameRecord(game.start()), trouble=lost_game_text(fault_text(error)))


def forget_game(settings: Settings) -> None:
    """The game of an earlier version is kept in a file now."""
    for key in (GAME, START, MOVES):
        settings.forget(key)
