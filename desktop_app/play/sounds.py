# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds for what happens on the board; `kit.sound` generates and plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from desktop_app.core.score import winner_of
from desktop_app.games.registry import family_of

if TYPE_CHECKING:
    from desktop_app.core.record import RecordNode
    from desktop_app.kit.sound import Sound, SoundPlayer
    from desktop_app.play.session import GameSession


class GameSounds(QObject):
    """Plays a sound for each move, each end of a game, and each refused place. Off at first."""

    def __init__(
        self, session: GameSession, parent: QObject | None = None, player: SoundPlayer | None = None
    ) -> None:
        """Follow the game of a session.

        Args:
            session: the game.
            parent: the owner.
            player: plays the sounds; by default on the sound card, opened when it is needed.
        """
        super().__init__(parent)
        self._session = session
        self._player = player
        self._is_on = False
        self._shown: RecordNode = session.record.current
        session.positionChanged.connect(self._on_position)

    @property
    def is_on(self) -> bool:
        """Whether sounds are played."""
        return self._is_on

    @Slot(bool)
    def switch(self, is_on: bool) -> None:
        """Switch the sounds on, or off."""
        self._is_on = is_on
        if is_on and self._player is None:
            from desktop_app.kit.sound import SoundPlayer

            self._player = SoundPlayer()
        elif not is_on and self._player is not None:
            self._player.close()

    @Slot()
    def close(self) -> None:
        """Release the sound device, because the window closes."""
        self.switch(False)

    @Slot()
    def play_refusal(self) -> None:
        """Play the sound for a refused place, unless two bots play or a held bot must move."""
        session = self._session
        if self._is_on and not session.is_watched and not session.bot_waits:
            from desktop_app.kit.sound import Sound

            self._play(Sound.WRONG)

    def _play(self, sound: Sound) -> None:
        if self._player is not None:
            self._player.play(sound)

    @Slot()
    def _on_position(self) -> None:
        before, node = self._shown, self._session.record.current
        self._shown = node
        if self._is_on and node.parent is before and node.move is not None:
            self._play(self._sound_of(before, node))

    def _sound_of(self, before: RecordNode, node: RecordNode) -> Sound:
        """Return the sound of a move, or of the end of the game that it brings."""
        from desktop_app.kit.sound import Sound

        position = node.position
        if position.outcome is not None and not position.game.is_numeric:
            winner = winner_of(position)
            if winner is None:
                return Sound.DRAW
            return Sound.LOSE if winner is self._session.bot_side else Sound.WIN
        captures = family_of(position.game).noisy_moves
        if captures is not None and node.move in captures(before.position):
            return Sound.CAPTURE
        return Sound.PLACE
