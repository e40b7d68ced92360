# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game that is being played: the only writer of game state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.players.levels import level_at
from desktop_app.players.registry import StrategyId

PERSON = None
"""The seat of a person rather than a strategy."""
Seat = StrategyId | None
"""The player of a side: a strategy, or a person."""
SHELF = 50
"""The number of earlier games to keep."""


class GameSession(QObject):
    """A game in progress: its record and its two seats.

    A bot moves only while it is not held. Walking through the moves holds it, so that one can
    look around, until a person moves or resumes play. Only after `hold` may people also move for
    it (`play_as_person`), until `resume` or a new game.

    Signals:
        positionChanged: the position on the board has changed or was set again.
        recordChanged: moves were added, or the current line has changed.
        seatsChanged: the player of a side has changed, or bots were held or released.
        gameStarted: a new record was started.
        commented: the comment on a `RecordNode` of this or an earlier game has changed.
    """

    positionChanged = Signal()
    recordChanged = Signal()
    seatsChanged = Signal()
    gameStarted = Signal()
    commented = Signal(object)

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__()
        self._record = GameRecord(game.start())
        self._seats: dict[Player, Seat] = {MAX: PERSON, MIN: PERSON}
        self._held = self._told_to_wait = False
        self._shelf: list[GameRecord] = []
        self._seeds = Random(seed)
        self._record.seed = self._seeds.getrandbits(32)

    @property
    def record(self) -> GameRecord:
        """The record of the game; do not modify it."""
        return self._record

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._record.position

    @property
    def game(self) -> Game:
        """The rules of the game."""
        return self.position.game

    @property
    def held(self) -> bool:
        """Whether bots wait even when it is their turn."""
        return self._held

    @property
    def told_to_wait(self) -> bool:
        """Whether a person has told the bots to wait, and so may move for them."""
        return self._told_to_wait

    @property
    def person_may_move(self) -> bool:
        """Whether a person makes the next move: for themselves, or for a bot told to wait."""
        if self.position.outcome is not None:
            return False
        return self._told_to_wait or self._seats[self.position.turn] is PERSON

    @property
    def move_seed(self) -> str:
        """The seed of the next move's choice: the same game and place give the same choice."""
        return f"{self._record.seed}:{self.position.ply}"

    @property
    def seeds(self) -> tuple[str, str]:
        """The seeds of the next move's choice and of the player's misjudgements in this game."""
        return self.move_seed, str(self._record.seed)

    def seat(self, player: Player) -> Seat:
        """Return the player of a side: as chosen, or the level of this game that is like it."""
        chosen = self._seats[player]
        return None if chosen is None else level_at(self.game, chosen)

    def chosen_seat(self, player: Player) -> Seat:
        """Return the player chosen for a side, perhaps in another game."""
        return self._seats[player]

    @property
    def bot_side(self) -> Player | None:
        """The side of the only bot; None with no bot or two."""
        bots = [player for player, seat in self._seats.items() if seat is not PERSON]
        return bots[0] if len(bots) == 1 else None

    @property
    def person_side(self) -> Player | None:
        """The side of the only person, who plays a bot; None with no person or two."""
        bot = self.bot_side
        return None if bot is None else bot.opponent

    @property
    def opponent_side(self) -> Player | None:
        """The side of the only bot; without bots the second player's, with two of them None."""
        if all(seat is PERSON for seat in self._seats.values()):
            return MIN
        return self.bot_side

    @property
    def is_watched(self) -> bool:
        """Whether both sides are played by bots."""
        return all(seat is not PERSON for seat in self._seats.values())

    @property
    def bot_waits(self) -> bool:
        """Whether it is a bot's turn and the bot is held."""
        seat = self._seats[self.position.turn]
        return self._held and seat is not PERSON and self.position.outcome is None

    @property
    def bot_to_move(self) -> StrategyId | None:
        """The strategy that must move now; None on a person's turn, while held, or at the end."""
        if self._held or self.position.outcome is not None:
            return None
        return self.seat(self.position.turn)

    def new_game(
        self, start: Position | None = None, *, swap: bool = False, held: bool = False
    ) -> None:
        """Start a new game from a position, by default the start of the current game.

        The current record goes on the shelf; `previous_game` brings it back.

        Args:
            start: the first position; None for the start of the current game.
            swap: whether to swap the players' sides.
            held: whether bots wait at first.
        """
        if self._record.root.children:
            self._shelf.append(self._record)
            del self._shelf[:-SHELF]
        if swap:
            self._exchange()
        self._begin(GameRecord(start or self.game.start()), held=held)

    def continue_record(self, record: GameRecord) -> None:
        """Continue an earlier game; a bot waits only if moves were taken back."""
        bot_is_next = self._seats[record.position.turn] is not PERSON
        self._begin(record, held=record.current.next is not None and bot_is_next)

    def continue_from(self, other: GameSession) -> None:
        """Take over all games of a session that ends, and whether its bots wait; not its seats."""
        self._begin(other.record, held=other.held)
        self._told_to_wait = other.told_to_wait
        self._shelf, self._seeds = [*other.before], other.seeds_of_games
        self.seatsChanged.emit()

    @property
    def seeds_of_games(self) -> Random:
        """The source of the seeds of later games."""
        return self._seeds

    def add_before(self, records: Iterable[GameRecord]) -> None:
        """Put earlier games on the shelf, behind those already there; the oldest comes first."""
        self._shelf = [*records, *self._shelf][-SHELF:]
        self.seatsChanged.emit()

    def open_record(self, record: GameRecord, seats: tuple[Seat, Seat]) -> None:
        """Show a game made elsewhere, with the bots held; the current one goes on the shelf.

        Args:
            record: the game.
            seats: its first and second player.
        """
        if self._record.root.children:
            self._shelf.append(self._record)
            del self._shelf[:-SHELF]
        self._seats = {MAX: seats[0], MIN: seats[1]}
        self._begin(record, held=True)
        self.seatsChanged.emit()

    @property
    def before(self) -> Sequence[GameRecord]:
        """The earlier games on the shelf, the latest last; do not modify them."""
        return self._shelf

    @property
    def has_previous_game(self) -> bool:
        """Whether an earlier game is on the shelf."""
        return bool(self._shelf)

    @Slot()
    def previous_game(self) -> None:
        """Bring back the latest game on the shelf; the current one goes behind all others."""
        if self._shelf:
            if self._record.root.children:
                self._shelf.insert(0, self._record)
            self._begin(self._shelf.pop(), held=True)

    def _begin(self, record: GameRecord, *, held: bool) -> None:
        self._record = record
        seed = self._seeds.getrandbits(32)  # always drawn, so that later seeds do not depend on it
        record.seed = seed if record.seed is None else record.seed
        self._held, self._told_to_wait = held, False
        self.gameStarted.emit()
        self.recordChanged.emit()
        self.positionChanged.emit()

    def set_seat(self, player: Player, seat: Seat) -> None:
        """Change the player of a side, from now on."""
        if self._seats[player] != seat:
            self._seats[player] = seat
            self.seatsChanged.emit()

    @Slot()
    def swap_seats(self) -> None:
        """Swap the players' sides, even in the middle of a game."""
        self._exchange()

    def _exchange(self) -> None:
        self._seats = {MAX: self._seats[MIN], MIN: self._seats[MAX]}
        self.seatsChanged.emit()

    @Slot(int)
    def play(self, move: Move) -> None:
        """Make a move for the player to move, and release bots that a walk has held.

        Raises:
            GameError: the move is not legal here; nothing changes.
        """
        self.play_line([move])

    def play_line(self, moves: Iterable[Move], *, held: bool = False) -> None:
        """Make moves for both sides as a single step.

        Args:
            moves: the moves.
            held: whether to hold a bot that is to move afterwards, as after a walk.

        Raises:
            GameError: a move is not legal; those before it stay.
        """
        try:
            self._record.play_all(moves)
        finally:
            bot_is_next = self._seats[self.position.turn] is not PERSON
            self._held = self._told_to_wait or (held and bot_is_next)
            self.recordChanged.emit()
            self.positionChanged.emit()

    def play_as_person(self, moves: Iterable[Move]) -> None:
        """Make a person's moves, up to the first one that belongs to a bot.

        A bot that is already to move plays by itself, unless it was told to wait.

        Raises:
            GameError: a move is not legal; those before it stay.
        """
        if not self.person_may_move:
            self.resume()
            return
        position, own = self.position, list[Move]()
        for move in moves:
            if not self._told_to_wait and self._seats[position.turn] is not PERSON:
                break
            own.append(move)
            position = position.after(move)
        self.play_line(own)

    def comment(self, text: str, node: RecordNode | None = None) -> None:
        """Set the comment on a position, replacing an earlier one.

        Args:
            text: the comment, in one line; empty for none.
            node: the position's place in a record; by default the one on the board.
        """
        node = node or self._record.current
        if node.comment != text:
            node.comment = text
            self.commented.emit(node)

    @Slot()
    def undo(self) -> None:
        """Take back the last move; against a bot, back to the person's turn."""
        if not self._record.undo():
            return
        while self._is_bots_turn and self._record.undo():
            pass
        self._walked()

    @Slot()
    def redo(self) -> None:
        """Remake moves that were taken back; against a bot, up to the person's turn."""
        if not self._record.redo():
            return
        while self._is_bots_turn and self._record.redo():
            pass
        self._walked()

    @property
    def _is_bots_turn(self) -> bool:
        """Whether it is the turn of a bot that plays against a person."""
        return self.bot_side is not None and self._seats[self.position.turn] is not PERSON

    @Slot()
    def back(self) -> None:
        """Walk one move back."""
        if self._record.undo():
            self._walked()

    @Slot()
    def forward(self) -> None:
        """Walk one move forward on the current line."""
        if self._record.redo():
            self._walked()

    @Slot()
    def go_to_start(self) -> None:
        """Walk to the first position."""
        self.go_to(self._record.root)

    @Slot()
    def go_to_end(self) -> None:
        """Walk to the end of the current line."""
        self.go_to(self._record.line()[-1])

    def go_to(self, node: RecordNode) -> None:
        """Walk to any position of the record."""
        if node is not self._record.current:
            self._record.go_to(node)
            self._walked()

    def _walked(self) -> None:
        bot_is_next = (
            self.position.outcome is None and self._seats[self.position.turn] is not PERSON
        )
        self._held = self._told_to_wait or bot_is_next
        self.recordChanged.emit()
        self.positionChanged.emit()

    @Slot()
    def hold(self) -> None:
        """Tell the bots to wait, and let people move for them."""
        if not self._told_to_wait:
            self._held = self._told_to_wait = True
            self.seatsChanged.emit()

    @Slot()
    def resume(self) -> None:
        """Let the bots play on."""
        if self._held:
            self._held = self._told_to_wait = False
            self.seatsChanged.emit()
