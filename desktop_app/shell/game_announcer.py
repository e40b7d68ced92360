# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Announces moves, hints, refused moves and switched settings to screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from desktop_app.core.position import MAX, Game, Position
from desktop_app.core.record import RecordNode
from desktop_app.core.scales import Scale
from desktop_app.games.registry import game_title, move_name, player_name, wording_of
from desktop_app.kit.screen_reader import announce
from desktop_app.languages import translate
from desktop_app.numerals import listed
from desktop_app.play.board.view import BoardView
from desktop_app.play.display import DisplayChoice, PointOfView, ShownValues
from desktop_app.play.game_flow import GameFlow
from desktop_app.play.session import GameSession

FEW = 2
"""The most moves that are announced one by one when they are undone together."""


class GameAnnouncer(QObject):
    """Announces the events of a session."""

    def __init__(self, session: GameSession, flow: GameFlow, board: BoardView) -> None:
        super().__init__(board)
        self._session, self._flow, self._board = session, flow, board
        self._node = session.record.current
        self._line = session.record.line()

    @Slot()
    def announce_position(self) -> None:
        """Announce a new position and how the game reached it."""
        node, before, line = self._session.record.current, self._node, self._line
        self._node, self._line = node, self._session.record.line()
        if node is not before:
            announce(self._board, self._way(before, node, line))

    def _way(self, before: RecordNode, node: RecordNode, line: Sequence[RecordNode]) -> str:
        here, there = node.path(), before.path()
        if here[0] is not there[0]:
            return self._begun(node)
        if before in here:
            moves = self._moves(here[len(there) :])
            #: Read by screen readers: the moves after Redo
            return self.tr("Redone: {moves}").format(moves=moves) if node in line else moves
        if node in there and len(there) - len(here) <= FEW:
            moves = self._moves(there[len(here) :][::-1])
            #: Read by screen readers: the moves after Undo
            return self.tr("Taken back: {moves}").format(moves=moves)
        if node.move is None:
            #: Read by screen readers: the first position is shown
            return self.tr("At the start")
        #: Read by screen readers: {move} is a move in words, such as “X plays a1”
        text = self.tr("At move {number}: {move}")
        return text.format(number=len(here) - 1, move=self._moves([node]))

    #: Read aloud by screen readers. {title}: the name of a game
    def _begun(self, node: RecordNode) -> str:
        title = game_title(self._session.game)
        if node.move is None:
            return self.tr("New game: {title}").format(title=title)
        #: Read by screen readers: {title} is a game
        text = self.tr("{title}, at move {number}: {move}")
        moves = len(node.path()) - 1
        return text.format(title=title, number=moves, move=self._moves([node]))

    def _moves(self, nodes: Sequence[RecordNode]) -> str:
        """Return the moves that led to these nodes as text."""
        return listed(
            wording_of(node.position.game).announced_move(node.parent.position, node.move)
            for node in nodes
            if node.parent is not None and node.move is not None
        )

    #: Read aloud by screen readers
    @Slot()
    def announce_hint(self) -> None:
        """Announce a new hint."""
        if self._flow.hint is not None:
            move = move_name(self._session.position, self._flow.hint)
            announce(self._board, self.tr("Hint: {move}").format(move=move))

    @Slot(int)
    def announce_refusal(self, place: int) -> None:
        """Announce why a chosen place is not a move, unless the user steps in with it."""
        if self._session.is_watched:
            return
        announce(self._board, self._why_not(self._session.position, place), interrupts=True)

    #: Read aloud by screen readers: why nothing happened after a key
    def _why_not(self, position: Position, place: int) -> str:
        if position.outcome is not None:
            return self.tr("The game is over")
        if self._flow.thinking:
            player = player_name(position.game, position.turn)
            return self.tr("Wait: {player} is thinking").format(player=player)
        if self._session.bot_waits and not self._session.told_to_wait:
            player = player_name(position.game, position.turn)
            return self.tr("The bot is still playing: {player} moves next").format(player=player)
        return self._board.kind.why_not(position, place, self._board.picture.picked)


def overlay_text(choice: DisplayChoice) -> str:
    """Return the announcement of the values that are on the board."""
    return {
        ShownValues.OFF: translate("SwitchVoice", "No values on the board"),
        ShownValues.BEST: translate("SwitchVoice", "Only the best values on the board"),
        ShownValues.ALL: translate("SwitchVoice", "All values on the board"),
    }[choice.display.overlay]


#: Read aloud by screen readers: how values are written from now on
def scale_announcement(choice: DisplayChoice, game: Game) -> str:
    """Return the announcement of the scale of values."""
    scale = {
        Scale.OUTCOME: translate("SwitchVoice", "+1, 0, −1"),
        Scale.SCHOOL: wording_of(game).school_scale(),
        Scale.MAX_LOSS: translate("SwitchVoice", "cost (smaller is better)"),
        Scale.WORDS: translate("SwitchVoice", "words"),
    }[choice.display.scale]
    #: Read by screen readers: {scale} is how values are shown, such as “words”
    return translate("SwitchVoice", "Scale: {scale}").format(scale=scale)


#: Read aloud by screen readers: whose side values are told from
def view_text(choice: DisplayChoice, game: Game) -> str:
    """Return the announcement of the point of view of values."""
    first = player_name(game, MAX)
    return {
        PointOfView.FIRST: translate("SwitchVoice", "Values for {player}").format(player=first),
        PointOfView.MOVER: translate("SwitchVoice", "Values for whoever's turn it is"),
        PointOfView.BOT: translate("SwitchVoice", "Values for the bot"),
    }[choice.display.point_of_view]


#: Read aloud by screen readers. {percent}: a number with its sign, such as “125%”
def type_size_text(percent: str) -> str:
    """Return the announcement of the type size."""
    return translate("SwitchVoice", "Text size: {percent}").format(percent=percent)
