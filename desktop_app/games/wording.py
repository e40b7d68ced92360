# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The base class of each game's wording, with defaults for most texts, and of plural texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.languages import translate
from desktop_app.numerals import grouped, short

if TYPE_CHECKING:
    from desktop_app.core.entry import EvaluationTerm
    from desktop_app.search.why.finding import Finding, LineMove


class PluralTexts:
    """Base of classes whose methods return sentences with a count: one position, two positions.

    Qt's text extractor finds plural forms only in calls of `self.tr`, and files them under the name
    of the class. The source texts are plural; the English singular is in a translation file.
    """

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that fits a count."""
        return translate(type(self).__name__, text, comment, count)


#: What a bot does, in a list of players; begins small. {amount}: a number
class CountedErrors(PluralTexts):
    """What a misjudging level does; it looks one or more moves ahead."""

    def misjudges(self, depth: int, amount: str) -> str:
        """Describe alpha-beta search whose evaluation is off by up to `amount` points."""
        text = self.tr(
            "looks {depth} moves ahead, but misjudges each position by up to {amount} points "
            "(alpha-beta)",
            "",
            depth,
        )
        return text.format(depth=grouped(depth), amount=amount)


class TextChooser(Protocol):
    """Chooses the text about a player that fits the reader, as `words.address` tells."""

    def __call__(self, player: Player, /, *, named: str, you: str, bot: str) -> str:
        """Return one of the three: by name, to the player, or about the bot."""
        ...


#: “Why?”: the reason for a loss
def no_safe_text(about: TextChooser, found: Finding) -> str:
    """Return that every move lets the other side win: after `{reply}`, or after `{better}`."""
    assert found.reason is not None
    if found.reason.better is None:
        return about(
            found.mover,
            named=translate("Words", "After {reply}, {other} can win, whatever {player} plays."),
            you=translate("Words", "After {reply}, the bot can win, whatever you play."),
            bot=translate("Words", "After {reply}, you can win, whatever the bot plays."),
        )
    return about(
        found.mover,
        named=translate("Words", "With {better}, {player} can win, whatever {other} plays."),
        you=translate("Words", "With {better}, you can win, whatever the bot plays."),
        bot=translate("Words", "With {better}, the bot can win, whatever you play."),
    )


#: “Why?”: what is wrong with a move
def not_blocked_text(about: TextChooser, found: Finding) -> str:
    """Return that `{move}` does not block `{place}`."""
    return about(
        found.mover.opponent,
        named=translate("Words", "Playing {move} doesn't block {place}, and {other} wins there."),
        you=translate("Words", "Playing {move} doesn't block {place}, and you win there."),
        bot=translate("Words", "Playing {move} doesn't block {place}, and the bot wins there."),
    )


Texts = Mapping[str, object]
"""Untranslated texts by code, in the context `Words` (`QT_TRANSLATE_NOOP` gives objects)."""


class Wording(Protocol):
    """The texts about one family of games.

    Attributes:
        faults: what is said of each of the game's own codes; `{where}` becomes the number of the
            move, where it is one of several.
    """

    faults: Texts

    def family(self) -> str:
        """Return the name of the family."""
        ...

    def title(self, game: Game, /) -> str:
        """Return a game's display name, including its size."""
        ...

    def aim(self, game: Game, /) -> str:  # noqa: ARG002
        """Return the aim of a game in two or three words; empty if the title already says it."""
        return ""

    def rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        """Return the rules, in a few short sentences for people who have never played."""
        return ()

    def player(self, game: Game, player: Player, /) -> str:
        """Return the name of a player in sentences."""
        return game.player_text(player)

    def mark(self, game: Game, player: Player, /) -> str:
        """Return the sign of a player, 1 or 2 characters; X and O are drawn as cross and ring."""
        return self.player(game, player)[:2]

    def move(self, position: Position, move: Move, /) -> str:
        """Return the display name of a move."""
        return position.game.move_text(move)

    def notation(self, position: Position, moves: Sequence[Move], /) -> str:
        """Return a line of moves in the game's customary notation."""
        return position.game.moves_text(moves)

    def copied(self, position: Position, moves: Sequence[Move], /) -> str:
        """Return a line of moves as other programs read it."""
        return self.notation(position, moves)

    def move_in_sentence(self, position: Position, move: Move, /) -> str:
        """Return a move as it reads within a sentence: "b2", "column 4", "pit c".

        A bare letter or number looks like a word or a count, so it gets a noun. No text begins
        with a move, so this is never capitalized.
        """
        return self.move(position, move)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """Return a move as a sentence for screen readers: who does what."""
        #: Read aloud after each move: “X plays b2”.
        text = translate("Words", "{player} plays {move}")
        player = self.player(position.game, position.turn)
        return text.format(player=player, move=self.move_in_sentence(position, move))

    def announced_end(self, position: Position, /) -> str:
        """Return what only the board shows of the end, for screen readers; may be empty."""
        return self.ended(position)

    def how_to_type(self, game: Game, /) -> str:
        """Return instructions for typing a position, with examples."""
        #: In the empty line for a position: what you can type there.
        text = translate("Words", "Moves such as {example}")
        return text.format(example=game.move_text(game.start().legal_moves()[0]))

    def how_to_tap(self, game: Game, /) -> str:  # noqa: ARG002
        """Return a very short sentence on how to make a move on the board."""
        return translate("Words", "Tap the board to move.")

    def measure(self, name: str, /) -> str:
        """Return the label of one of the measures in the family's `CustomSizes`."""
        return name

    def standing(self, position: Position, /) -> str:  # noqa: ARG002
        """Return the score so far, such as "X 3, O 1"; empty if the game has none."""
        return ""

    def ended(self, position: Position, /) -> str:  # noqa: ARG002
        """Return the rule by which a game ended; empty if the board shows it."""
        return ""

    def rule(self, position: Position, /) -> str:  # noqa: ARG002
        """Return the theory of who wins, applied to a position, in lines; empty if none is known.

        It is shown beside the values, and only with them: a person may want to find it.
        """
        return ""

    def possible_rules(self, game: Game, /) -> Sequence[str]:  # noqa: ARG002
        """Return texts of which one is at least as long as any `rule` of a game; empty for none.

        Room for them is reserved, so that nothing moves while the game goes on.
        """
        return ()

    def theory_refutation(self, found: Finding, /) -> str:  # noqa: ARG002
        """Return why the move of a finding loses, by the game's theory; empty if it has none."""
        return ""

    def reason(self, found: Finding, about: TextChooser, /) -> str:
        """Return the reason of a finding in one or two sentences; empty if the game gives none.

        Args:
            found: the facts; `found.reason` is not None.
            about: chooses the sentence that fits the reader.
        """
        return self.reason_pattern(found, about).format(**self.reason_names(found))

    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:  # noqa: ARG002
        """Return the sentences of `reason`, with the keys of `reason_names` in braces."""
        return ""

    def reason_names(self, found: Finding, /) -> dict[str, object]:
        """Return what `reason_pattern` is filled with.

        These are the moves `{move}`, `{reply}` and `{better}`, the names of the `{player}` who made
        the mistake and of the `{other}`, and the `{number}`.
        """
        reason, position, move = found.reason, found.position, found.move
        assert reason is not None
        assert move is not None
        names: dict[str, object] = {
            "move": self.move_in_sentence(position, move),
            "player": self.player(position.game, found.mover),
            "other": self.player(position.game, found.mover.opponent),
            "number": grouped(reason.number),
        }
        if reason.reply is not None:
            names["reply"] = self.move_in_sentence(position.after(move), reason.reply)
        if reason.better is not None:
            names["better"] = self.move_in_sentence(position, reason.better)
        return names

    def theory_remark(self, play: LineMove, /) -> str:  # noqa: ARG002
        """Return what the game's theory says of the position after a move; empty if it has none."""
        return ""

    def beginner_description(self) -> str:
        """Return a description of the beginner, who looks at the next move and its replies."""
        #: Describes the bot called Beginner.
        return translate("Words", "wins if it can, blocks if it must, otherwise plays at random")

    #: The name of a simple bot, and what it does
    def first_move(self) -> tuple[str, str]:
        """Return the name of the player that takes the first legal move, and what that means."""
        return translate("Words", "First move"), translate(
            "Words", "always plays the first legal move"
        )

    def school_scale(self) -> str:
        """Return the name of the school scale, after what it counts besides the ten."""
        #: A scale of values: a win counts 10 and one more for each move that is left.
        return translate("Words", "Win = 10 + moves left")

    #: What values mean on the scale of schools
    def school_rule(self, *, has_draws: bool) -> str:
        """Return the values that the school scale gives for wins of `{first}` and `{second}`.

        Args:
            has_draws: whether to give the value of a draw, too.
        """
        if has_draws:
            return translate(
                "Words",
                "0: a draw. If {first} wins, the value is 10, plus 1 for each move that could "
                "still be played. If {second} wins, it is the same number with a minus sign in "
                "front.",
            )
        return translate(
            "Words",
            "If {first} wins, the value is 10, plus 1 for each move that could still be played. "
            "If {second} wins, it is the same number with a minus sign in front.",
        )

    def guesses(self) -> str:
        """Return how the usual evaluation guesses, as a sentence."""
        return translate(
            "Words",
            "If the game isn't over at that depth, the search guesses that the game is even.",
        )

    def guess(self) -> str:
        """Return what the usual evaluation looks at, as a sentence; empty if there is none."""
        return ""

    def misjudges(self, depth: int, noise: int, /) -> str:
        """Return what a misjudging level does, given its error in hundredths of a unit."""
        return CountedErrors().misjudges(depth, short(noise / 100))

    def counted(self) -> str:
        """Return what an evaluation with terms counts, in a word or two; else empty."""
        return ""

    def term(self, term: EvaluationTerm, /) -> str:
        """Return the name of a term of an evaluation, without its number."""
        return term.code

    def units(self) -> str:
        """Return the plural of the evaluation's unit, such as pawns; empty if it has none."""
        return ""

    def evaluation(self, name: str, /) -> str:
        """Return the name of an evaluation in the list to choose from."""
        return name


class UnlistedWording(Wording):
    """The wording of a game that is not in the registry: it is called by its id."""

    faults: Texts = {}  # noqa: RUF012 - a mapping, never changed

    def family(self) -> str:
        return ""

    def title(self, game: Game, /) -> str:
        return game.id
