# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a game: the words that its own wording gives, or may leave as they are here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from desktop_app.games.position import Game, Move, Player, Position

translate = QCoreApplication.translate

Texts = Mapping[str, object]
"""Untranslated texts by code, in the context `Words` (`QT_TRANSLATE_NOOP` gives objects)."""


class Wording(Protocol):
    """The words for one family of games.

    Attributes:
        faults: what is said of each of the game's own codes; `{where}` becomes the number of the
            move, where it is one of several.
    """

    faults: Texts

    def title(self, game: Game, /) -> str:
        """A game's name for people, with its size."""
        ...

    def player(self, game: Game, player: Player, /) -> str:
        """What a player is called in sentences."""
        return game.player_text(player)

    def move(self, position: Position, move: Move, /) -> str:
        """What a move is called."""
        return position.game.move_text(move)

    def said_move(self, position: Position, move: Move, /) -> str:
        """A move within a sentence."""
        return self.move(position, move)

    def how_to_type(self, game: Game, /) -> str:
        """What can be typed to come to a position, with examples."""
        return translate("Words", "Moves such as {example}").format(
            example=game.move_text(game.start().legal_moves()[0])
        )

    def measure(self, name: str, /) -> str:
        """What a measure of the family's `Sizes` is called where a person chooses it."""
        return name

    def rule(self, position: Position, /) -> str:  # noqa: ARG002
        """The rule by which a position is won, applied to it, in lines; empty where none is known.

        It is shown beside the values, and only with them: a person may want to find it.
        """
        return ""

    def guess(self) -> str:
        """What the usual evaluation looks at, in a sentence; empty where there is none."""
        return ""
