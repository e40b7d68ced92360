# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Nim: heaps, and how many coins are taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import MAX, Game, Move, Position
from desktop_app.games.nim.reasons import (
    NimReason,
    NimRemark,
    counts_ones,
    heap_counts,
    mover_wins,
    nim_sum,
)
from desktop_app.games.nim.rules import NimFault, NimPosition
from desktop_app.games.wording import PluralTexts, TextChooser, Texts, Wording
from desktop_app.languages import translate
from desktop_app.numerals import grouped

if TYPE_CHECKING:
    from desktop_app.games.nim.rules import NimGame
    from desktop_app.search.why.finding import Finding, LineMove

FAULTS: Texts = {
    #: What is wrong with something that was typed. {last}: the letter of a heap
    NimFault.BAD_HEAPS: QT_TRANSLATE_NOOP(
        "Words",
        "“{text}” isn't a list of heaps. Write their sizes, for example nim:3,4,5 or "
        "nim:21:max3:misere.",
    ),
    NimFault.HEAP_SIZE: QT_TRANSLATE_NOOP(
        "Words", "A heap can't have {value} coins. Each heap starts with 1 to {most} coins here."
    ),
    NimFault.HEAP_COUNT: QT_TRANSLATE_NOOP(
        "Words", "You can't have {count} heaps here. Choose from 1 to {most}."
    ),
    NimFault.NO_HEAP: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't the name of a heap. The last heap is {last}."
    ),
    NimFault.TOO_MANY: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” isn't a legal move. Take at least one coin, and no more than the heap "
        "has or the rules allow.",
    ),
}


class CountedCoins(PluralTexts):
    """Texts with a number of coins."""

    #: Read aloud by screen readers. {heap}: its letter
    def taken(self, count: int, heap: str, player: str) -> str:
        """Return "A takes 3 coins from heap b"."""
        text = self.tr("{player} takes {count} coins from heap {heap}", "", count)
        return text.format(player=player, count=grouped(count), heap=heap)


COINS = CountedCoins()


class NimWording(Wording):
    """The texts for all heaps."""

    faults = FAULTS

    #: The name of the game
    def family(self) -> str:
        return translate("Words", "Nim")

    #: A heap of coins; {name}: its letter
    def measure(self, name: str) -> str:
        if name == "most":
            #: label in the dialog for another size
            return translate("Words", "Most coins in one turn (0: any number)")
        if name == "misere":
            #: label of a box to tick in the dialog for another size
            return translate("Words", "Taking the last coin loses")
        return translate("Words", "Heap {name}").format(name=name)

    #: In the empty line for a position: what you can type there. {heaps}: numbers with commas
    def how_to_type(self, game: Game) -> str:
        nim = cast("NimGame", game)
        heaps = ",".join(str(heap // 2) for heap in nim.heaps)
        return translate("Words", "Moves such as a1b2, or the coins left, such as {heaps}").format(
            heaps=heaps
        )

    def aim(self, game: Game) -> str:
        if cast("NimGame", game).misere:
            return translate("Words", "Don't take the last coin")
        return translate("Words", "Take the last coin")

    #: A rule of the game
    def rules(self, game: Game) -> Sequence[str]:
        nim = cast("NimGame", game)
        turns = (
            translate("Words", "Take turns. Choose one heap and take some of its coins.")
            if len(nim.heaps) > 1
            else translate("Words", "Take turns. Take some coins from the heap.")
        )
        takes = (
            translate("Words", "You must take exactly one coin.")
            if nim.most == 1
            else translate("Words", "You must take at least one coin. You can take up to {most}.")
            if nim.most is not None
            else translate("Words", "You must take at least one coin. You can take them all.")
        )
        ends = (
            translate("Words", "The player who takes the very last coin loses.")
            if nim.misere
            else translate("Words", "The player who takes the very last coin wins.")
        )
        return turns, takes.format(most=nim.most), ends, translate("Words", "There are no draws.")

    def rule(self, position: Position) -> str:
        """Return the value of each heap in binary, their nim-sum, and who wins."""
        nim = cast("NimPosition", position)
        if nim.outcome is not None:
            return ""
        return "\n".join([*_table(nim), *_sum(nim), _verdict(nim)])

    def possible_rules(self, game: Game) -> Sequence[str]:
        nim = cast("NimGame", game)
        table, number = _table(nim.start()), len(nim.heaps)
        few = [
            (count,) * heaps + (0,) * (number - heaps)
            for count in (1, 2, (nim.most or 0) + 1)
            for heaps in (1, 2)
            if heaps <= number
        ]
        lefts = [NimPosition(nim, heaps, MAX, 0) for heaps in few]
        return ["\n".join([*table, *_sum(left), _verdict(left)]) for left in lefts]

    def theory_refutation(self, found: Finding) -> str:
        """Return the nim-sum after the move, and after the reply."""
        reply = found.reply
        from desktop_app.search.why.finding import FindingKind

        if found.kind is not FindingKind.LETS_WIN or reply is None or reply.remark is None:
            return ""
        #: {left}, {then}: such as “sum without carrying = 5”; both moves may have the same name
        text = translate("Words", "After {move}: {left}. After the reply {reply}: {then}.")
        return text.format(
            move=self.move_in_sentence(found.position, found.line[0].move),
            left=self.theory_remark(found.line[0]),
            reply=self.move_in_sentence(reply.position, reply.move),
            then=self.theory_remark(reply),
        )

    #: In brackets after a move, in “Why?”: what the theory says of the coins that are left.
    #: {divisor}: a number
    def theory_remark(self, play: LineMove) -> str:
        """Return the nim-sum after a move, or the number of heaps with value 1."""
        said, nim = play.remark, cast("NimPosition", play.position)
        if said is None:
            return ""
        if len(nim.heaps) == 1 and nim.game.most is not None:
            text = translate("Words", "remainder after dividing by {divisor} = {number}")
        elif said.code == NimRemark.ONES:
            #: these texts about what is left follow a colon, or a move in brackets
            text = translate("Words", "number of heaps that count as 1 = {number}, which is even")
            if said.number % 2:
                text = translate(
                    "Words", "number of heaps that count as 1 = {number}, which is odd"
                )
        elif nim.game.most is not None:
            text = translate(
                "Words",
                "remainders after dividing by {divisor}, added without carrying = {number}",
            )
        else:
            text = translate("Words", "nim-sum (added without carrying) = {number}")
        return text.format(number=said.number, divisor=(nim.game.most or 0) + 1)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """Return a move for screen readers: "A takes 3 coins from heap b"."""
        nim = cast("NimPosition", position)
        left = nim.after(move).heaps
        heap, count = next(
            (number, before - after)
            for number, (before, after) in enumerate(zip(nim.heaps, left, strict=True))
            if before != after
        )
        return COINS.taken(count, nim.game.heap_text(heap), self.player(nim.game, nim.turn))

    #: The name of the game with its heaps. {heaps}: numbers with commas, such as 3,4,5
    def title(self, game: Game) -> str:
        nim = cast("NimGame", game)
        text = translate("Words", "Nim {heaps}")
        if nim.most is not None and nim.misere:
            #: title of a game: who takes the last coin loses. {heaps}: numbers with commas
            text = translate("Words", "Nim {heaps}, take up to {most}, last coin loses")
        elif nim.most is not None:
            text = translate("Words", "Nim {heaps}, take up to {most}")
        elif nim.misere:
            text = translate("Words", "Nim {heaps}, last coin loses")
        return text.format(heaps=" ".join(map(str, nim.heaps)), most=nim.most)

    #: “Why?”: the rule to win
    def reason_pattern(self, found: Finding, about: TextChooser, /) -> str:
        assert found.reason is not None
        code, is_misere = found.reason.code, cast("NimPosition", found.position).game.misere
        if code == NimReason.ODD:
            text = about(
                found.mover,
                named=translate(
                    "Words", "{player} needs to leave an odd number of heaps with one coin each."
                ),
                you=translate(
                    "Words",
                    "Leave an odd number of heaps with one coin each. "
                    "Then the bot gets the last coin.",
                ),
                bot=translate(
                    "Words",
                    "The bot should leave an odd number of heaps with one coin each. "
                    "Then you get the last coin.",
                ),
            )
        elif code == NimReason.EVEN:
            text = about(
                found.mover,
                named=translate(
                    "Words", "{player} needs to leave an even number of heaps with one coin each."
                ),
                you=translate(
                    "Words",
                    "Leave an even number of heaps with one coin each. Then you get the last coin.",
                ),
                bot=translate(
                    "Words",
                    "The bot should leave an even number of heaps with one coin each. "
                    "Then it gets the last coin.",
                ),
            )
        elif code == NimReason.MULTIPLE:
            text = about(
                found.mover,
                named=translate(
                    "Words",
                    "{player} needs to leave a multiple of {number}. Each time {other} takes some "
                    "coins, {player} takes enough that the two turns add up to {number}.",
                ),
                you=translate(
                    "Words",
                    "Leave a multiple of {number}. Each time the other player takes some coins, "
                    "take enough that the two turns add up to {number}.",
                ),
                bot=translate(
                    "Words",
                    "The bot should leave a multiple of {number}. Each time you take some coins, "
                    "it takes enough that the two turns add up to {number}.",
                ),
            )
        elif is_misere:
            text = about(
                found.mover,
                named=translate(
                    "Words",
                    "{player} needs to leave two heaps of the same size. Then {player} copies each "
                    "move, until {other} leaves 1 coin or none in a heap. Then {player} leaves "
                    "just 1 coin in all.",
                ),
                you=translate(
                    "Words",
                    "Leave two heaps of the same size. Then copy each move, until the other player "
                    "leaves 1 coin or none in a heap. Then leave just 1 coin in all.",
                ),
                bot=translate(
                    "Words",
                    "The bot should leave two heaps of the same size. Then it can copy each of "
                    "your moves, until you leave 1 coin or none in a heap. Then it leaves just "
                    "1 coin in all.",
                ),
            )
        else:
            text = about(
                found.mover,
                named=translate(
                    "Words",
                    "{player} needs to leave two heaps of the same size. Then {player} copies each "
                    "move: the same number from the other heap.",
                ),
                you=translate(
                    "Words",
                    "Leave two heaps of the same size. Then copy each move: take the same number "
                    "from the other heap.",
                ),
                bot=translate(
                    "Words",
                    "The bot should leave two heaps of the same size. Then it can copy each of "
                    "your moves on the other heap.",
                ),
            )
        return text


def _digits(nim: NimPosition) -> int:
    """Return the binary digits of the largest value of a heap."""
    return max(max(heap_counts(nim)).bit_length(), 1)


def _table(nim: NimPosition) -> list[str]:
    """Return a line for each heap: its coins and its value in binary."""
    most, counts, digits = nim.game.most, heap_counts(nim), _digits(nim)
    lines: list[str] = []
    for number, (heap, count) in enumerate(zip(nim.heaps, counts, strict=True)):
        line = f"{nim.game.heap_text(number)}: {heap:2}"
        if most is not None:
            #: {line}: a heap and its coins, such as “a: 21”
            #: {divisor}, {rest}: numbers
            text = translate("Words", "{line} mod {divisor} = {rest}")
            line = text.format(line=line, divisor=most + 1, rest=count)
        lines.append(f"{line} = {count:0{digits}b}" if len(counts) > 1 else line)
    return lines


#: Below a list of the heaps: what the theory computes. {ones}: a number
def _sum(nim: NimPosition) -> list[str]:
    """Return the lines of the nim-sum in binary."""
    counts, digits = heap_counts(nim), _digits(nim)
    if len(counts) == 1:
        return []
    if counts_ones(nim):
        text = translate(
            "Words", "No heap counts more than 1. Number of heaps that count as 1 = {ones}"
        )
        return [text.format(ones=sum(counts))]
    #: below a list of binary numbers, which are added without carrying
    #: {sum}: a number
    text = translate("Words", "nim-sum (added without carrying) = {sum}")
    return [text.format(sum=f"{nim_sum(nim):0{digits}b}")]


#: The end of the theory of a position, after the sum
def _verdict(nim: NimPosition) -> str:
    wins = mover_wins(nim)
    if nim.game.misere and len(nim.heaps) == 1:
        #: “It” is the number at the end of the line above
        text = translate("Words", "Not 1, so {player} can win.")
        if not wins:
            text = translate("Words", "It is 1, so {player} loses against a perfect player.")
    elif counts_ones(nim):
        #: “It” is the number at the end of the line above
        text = translate("Words", "It is even, so {player} can win.")
        if not wins:
            text = translate(
                "Words",
                "It is odd, so {player} loses against a perfect player.",
            )
    else:
        #: “It” is the number at the end of the line above
        text = translate("Words", "Not 0, so {player} can win.")
        if not wins:
            text = translate("Words", "It is 0, so {player} loses against a perfect player.")
    return text.format(player=nim.game.player_text(nim.turn))
