# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts for Nim: heaps, and how many objects are taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game, Move, Position
from desktop_app.games.nim.rules import NimFault
from desktop_app.games.nim.theory import NimRemark, counts_ones, heap_counts, mover_wins, nim_sum
from desktop_app.games.wording import Texts, Wording
from desktop_app.languages import translate
from desktop_app.search.why.finding import Finding, FindingKind, Play

if TYPE_CHECKING:
    from desktop_app.games.nim.rules import NimGame, NimPosition

FAULTS: Texts = {
    NimFault.BAD_HEAPS: QT_TRANSLATE_NOOP(
        "Words", "“{text}” names no heaps; write them such as nim:3,4,5 or nim:21:max3:misere."
    ),
    NimFault.HEAP_SIZE: QT_TRANSLATE_NOOP(
        "Words", "A heap of {value} can't be; there is at least one in each, and at most {most}."
    ),
    NimFault.HEAP_COUNT: QT_TRANSLATE_NOOP(
        "Words", "{count} heaps can't be; there is at least one, and here at most {most}."
    ),
    NimFault.NO_HEAP: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no heap for “{text}”; the last one is {last}."
    ),
    NimFault.TOO_MANY: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} can't be taken; take at least one, and no more than there are."
    ),
}


class NimWording(Wording):
    """The texts for all heaps."""

    faults = FAULTS

    def family(self) -> str:
        return translate("Words", "Nim")

    def measure(self, name: str) -> str:
        if name == "most":
            return translate("Words", "At most at a time (0: any number)")
        if name == "misere":
            return translate("Words", "Who takes the last one loses")
        return translate("Words", "Heap {name}").format(name=name)

    def how_to_type(self, game: Game) -> str:
        nim = cast("NimGame", game)
        heaps = ",".join(str(heap // 2) for heap in nim.heaps)
        return translate("Words", "Moves such as a1b2, or what is left such as {heaps}").format(
            heaps=heaps
        )

    def in_short(self, game: Game) -> str:
        if cast("NimGame", game).misere:
            return translate("Words", "Don't take the last")
        return translate("Words", "Take the last")

    def rules(self, game: Game) -> Sequence[str]:
        nim = cast("NimGame", game)
        takes = (
            translate("Words", "In turn each takes 1 to {most} from one heap.")
            if nim.most is not None
            else translate("Words", "In turn each takes one or more from one heap.")
        )
        ends = (
            translate("Words", "Who takes the very last one loses.")
            if nim.misere
            else translate("Words", "Who takes the very last one wins.")
        )
        return takes.format(most=nim.most), ends, translate("Words", "There are no draws.")

    def rule(self, position: Position) -> str:
        """See `Wording.rule`: what each heap counts, in binary, and their sum without carry."""
        nim = cast("NimPosition", position)
        if nim.outcome is not None:
            return ""
        most, counts = nim.game.most, heap_counts(nim)
        digits = max(max(counts).bit_length(), 1)
        lines: list[str] = []
        for number, (heap, count) in enumerate(zip(nim.heaps, counts, strict=True)):
            line = f"{nim.game.heap_text(number)}: {heap:2}"
            if most is not None:
                text = translate("Words", "{line} mod {divisor} = {rest}")
                line = text.format(line=line, divisor=most + 1, rest=count)
            lines.append(f"{line} = {count:0{digits}b}" if len(counts) > 1 else line)
        return "\n".join([*lines, *_sum(nim, digits), _verdict(nim)])

    def refuted(self, found: Finding) -> str:
        """See `Wording.refuted`: what the heaps count after the move, and after the reply."""
        reply = found.reply
        if found.kind is not FindingKind.LETS_WIN or reply is None or reply.remark is None:
            return ""
        text = translate("Words", "After {move}, {left}; after {reply}, {then}.")
        return text.format(
            move=self.said_move(found.position, found.line[0].move),
            left=self.remarked(found.line[0]),
            reply=self.said_move(reply.position, reply.move),
            then=self.remarked(reply),
        )

    def remarked(self, play: Play) -> str:
        """See `Wording.remarked`: the sum of what is left, or how many heaps count 1."""
        said, nim = play.remark, cast("NimPosition", play.position)
        if said is None:
            return ""
        if said.code == NimRemark.ONES:
            text = translate("Words", "heaps that count 1: {number}, even")
            if said.number % 2:
                text = translate("Words", "heaps that count 1: {number}, odd")
        elif len(nim.heaps) == 1 and nim.game.most is not None:
            text = translate("Words", "left over, mod {divisor}: {number}")
        else:
            text = translate("Words", "sum without carry: {number}")
        return text.format(number=said.number, divisor=(nim.game.most or 0) + 1)

    def announced_move(self, position: Position, move: Move, /) -> str:
        """See `Wording.announced_move`: "A takes one from heap b"."""
        nim = cast("NimPosition", position)
        left = nim.after(move).heaps
        heap, count = next(
            (number, before - after)
            for number, (before, after) in enumerate(zip(nim.heaps, left, strict=True))
            if before != after
        )
        text = translate("Words", "{player} takes {count} from heap {heap}")
        if count == 1:
            text = translate("Words", "{player} takes one from heap {heap}")
        player = self.player(nim.game, nim.turn)
        return text.format(player=player, count=count, heap=nim.game.heap_text(heap))

    def title(self, game: Game) -> str:
        nim = cast("NimGame", game)
        text = translate("Words", "Nim {heaps}")
        if nim.most is not None and nim.misere:
            text = translate("Words", "Nim {heaps} up to {most}, last loses")
        elif nim.most is not None:
            text = translate("Words", "Nim {heaps}, up to {most}")
        elif nim.misere:
            text = translate("Words", "Nim {heaps}, last loses")
        return text.format(heaps=" ".join(map(str, nim.heaps)), most=nim.most)


def _sum(nim: NimPosition, digits: int) -> list[str]:
    """Return the lines of the nim-sum in binary."""
    counts = heap_counts(nim)
    if len(counts) == 1:
        return []
    if counts_ones(nim):
        text = translate("Words", "no heap counts more than 1, and {ones} of them do")
        return [text.format(ones=sum(counts))]
    text = translate("Words", "sum without carry: {sum}")
    return [text.format(sum=f"{nim_sum(nim):0{digits}b}")]


def _verdict(nim: NimPosition) -> str:
    wins = mover_wins(nim)
    if nim.game.misere and len(nim.heaps) == 1:
        text = translate("Words", "Not 1: {player}, to move, can win.")
        if not wins:
            text = translate("Words", "1: {player}, to move, loses against best play.")
    elif counts_ones(nim):
        text = translate("Words", "Even: {player}, to move, can win.")
        if not wins:
            text = translate("Words", "Odd: {player}, to move, loses against best play.")
    else:
        text = translate("Words", "Not 0: {player}, to move, can win.")
        if not wins:
            text = translate("Words", "0: {player}, to move, loses against best play.")
    return text.format(player=nim.game.player_text(nim.turn))
