# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a game: the words that its own wording gives, or may leave as they are here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.core.entry import Term
    from desktop_app.search.why.finding import Finding, Play

Texts = Mapping[str, object]
"""Untranslated texts by code, in the context `Words` (`QT_TRANSLATE_NOOP` gives objects)."""


class Wording(Protocol):
    """The words for one family of games.

    Attributes:
        faults: what is said of each of the game's own codes; `{where}` becomes the number of the
            move, where it is one of several.
    """

    faults: Texts

    def family(self) -> str:
        """What all games of the family are called together."""
        ...

    def title(self, game: Game, /) -> str:
        """A game's name for people, with its size."""
        ...

    def in_short(self, game: Game, /) -> str:  # noqa: ARG002
        """What one does in a game, in two or three words; empty where the title says it."""
        return ""

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        """Return the rules, in three short sentences for people who have never played."""
        return ()

    def player(self, game: Game, player: Player, /) -> str:
        """What a player is called in sentences."""
        return game.player_text(player)

    def mark(self, game: Game, player: Player, /) -> str:
        """The sign of a player, one or two characters; X and O are drawn as a cross and a ring."""
        return self.player(game, player)[:2]

    def move(self, position: Position, move: Move, /) -> str:
        """What a move is called."""
        return position.game.move_text(move)

    def notation(self, position: Position, moves: Sequence[Move], /) -> str:
        """Moves from a position on, one after the other, as people write them."""
        return position.game.moves_text(moves)

    def said_move(self, position: Position, move: Move, /) -> str:
        """A move within a sentence."""
        return self.move(position, move)

    def told_move(self, position: Position, move: Move, /) -> str:
        """Return a move for a sentence about what it does: an unambiguous name."""
        return self.said_move(position, move)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """Return a move as a sentence for screen readers: who does what."""
        return translate("Words", "{player} plays {move}").format(
            player=self.player(position.game, position.turn), move=self.told_move(position, move)
        )

    def announced_end(self, position: Position, /) -> str:
        """Return what only the board shows of the end, for screen readers; may be empty."""
        return self.ended(position)

    def how_to_type(self, game: Game, /) -> str:
        """What can be typed to come to a position, with examples."""
        return translate("Words", "Moves such as {example}").format(
            example=game.move_text(game.start().legal_moves()[0])
        )

    def measure(self, name: str, /) -> str:
        """What a measure of the family's `Sizes` is called where a person chooses it."""
        return name

    def standing(self, position: Position, /) -> str:  # noqa: ARG002
        """What each has by now, such as "X 3, O 1"; empty where a game has no such thing."""
        return ""

    def ended(self, position: Position, /) -> str:  # noqa: ARG002
        """Return by which rule a game is over; empty where the board shows it."""
        return ""

    def rule(self, position: Position, /) -> str:  # noqa: ARG002
        """The rule by which a position is won, applied to it, in lines; empty where none is known.

        It is shown beside the values, and only with them: a person may want to find it.
        """
        return ""

    def refuted(self, found: Finding, /) -> str:  # noqa: ARG002
        """Why the move of a finding loses, by the game's theory; empty where it has none."""
        return ""

    def remarked(self, play: Play, /) -> str:  # noqa: ARG002
        """What the game's theory says of the position after a move; empty where it has none."""
        return ""

    def sees_one_ahead(self) -> str:
        """What the beginner really does, who looks at the next move and its replies."""
        return translate("Words", "wins or blocks if it must, else plays at random")

    def first_move(self) -> tuple[str, str]:
        """Return the name of the player that takes the first legal move, and what that means."""
        return translate("Words", "First move"), translate("Words", "always the first legal move")

    def school_scale(self) -> str:
        """What the school scale is called, by what it counts beside the ten."""
        return translate("Words", "10 + plies left")

    def school_rule(self) -> str:
        """What the school scale gives for a win of the `{first}` and of the `{second}` player."""
        return translate(
            "Words",
            "{draw}{first} wins: 10 and one more for each ply that could still be played. {second} "
            "wins: as much with a minus.",
        )

    def guesses(self) -> str:
        """How the usual evaluation guesses, behind "the search guesses"."""
        return translate("Words", "that it is even")

    def guess(self) -> str:
        """What the usual evaluation looks at, in a sentence; empty where there is none."""
        return ""

    def misjudges(self, noise: int, /) -> str:
        """What a level that errs does, by so many hundredths of what people call one."""
        text = translate("Words", "misjudges each position by points, up to {amount}")
        return text.format(amount=f"{noise / 100:g}")

    def counted(self) -> str:
        """What an evaluation counts that has parts, in a word or two; empty where none has."""
        return ""

    def term(self, term: Term, /) -> str:
        """A part of an evaluation, without its number."""
        return term.code

    def units(self) -> str:
        """What people count in, many of them: pawns; empty where nobody counts so."""
        return ""

    def evaluation(self, name: str, /) -> str:
        """What one of the evaluations is called where it is chosen."""
        return name


class UnlistedWording(Wording):
    """What is said about a game that is not in the registry: its own id."""

    faults: Texts = {}  # noqa: RUF012 - a mapping, never changed

    def family(self) -> str:
        return ""

    def title(self, game: Game, /) -> str:
        return game.id
