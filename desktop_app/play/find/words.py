# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The title and the sentences of a challenge, for each of its stages and verdicts."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.position import Player
from desktop_app.games.registry import player_name
from desktop_app.games.wording import PluralTexts
from desktop_app.languages import translate
from desktop_app.numerals import grouped
from desktop_app.play.why.phrases import (
    joined_by_or,
    move_phrase,
    result_phrase,
)
from desktop_app.play.why.words import WhySentences
from desktop_app.search.why.challenge import Challenge, ChallengeStage, Try, TryVerdict
from desktop_app.words.address import capitalized


@dataclass(frozen=True, slots=True)
class ChallengeText:
    """The title and the text about a challenge.

    Attributes:
        title: a few words in large letters.
        text: one or two sentences.
    """

    title: str
    text: str

    @property
    def accessible_text(self) -> str:
        """Both for screen readers, as sentences of their own."""
        title = self.title if self.title.endswith(("!", "?", "؟")) else f"{self.title}."
        return f"{title} {self.text}"


class FindTexts(PluralTexts):
    """The sentences with a count."""

    #: The task in a challenge (“Find it yourself”)
    def saved(self, count: int, player: str) -> str:
        """Ask for one of `count` moves that keep a draw, or at least do not lose."""
        text = self.tr(
            "You are {player}. {count} moves here still save you. You have three tries.",
            "",
            count,
        )
        return text.format(player=player, count=grouped(count))

    #: The task in a challenge (“Find it yourself”)
    def won(self, count: int, player: str) -> str:
        """Ask for one of `count` moves that win."""
        text = self.tr(
            "You are {player}. {count} moves here still win. You have three tries.", "", count
        )
        return text.format(player=player, count=grouped(count))

    def warmer(self, left: int) -> str:
        """Say that a try was better than the move of the game, and how many tries are left."""
        #: As in the children's game: nearer to what is hidden
        return self.tr("Warmer! {count} tries left", "", left).format(count=grouped(left))

    def as_cold(self, left: int) -> str:
        """Say that a try was as bad as the move of the game, and how many tries are left."""
        #: As in the children's game: neither nearer to what is hidden nor farther away
        return self.tr("Just as cold! {count} tries left", "", left).format(count=grouped(left))

    def colder(self, left: int) -> str:
        """Say that a try was worse than the move of the game, and how many tries are left."""
        #: As in the children's game: farther from what is hidden
        return self.tr("Colder! {count} tries left", "", left).format(count=grouped(left))


COUNTED = FindTexts()


def challenge_text(challenge: Challenge, person: Player | None = None) -> ChallengeText:
    """Return the title and the text about a challenge.

    Args:
        challenge: the challenge.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    if challenge.is_searching:
        return _question_text(challenge) if challenge.last is None else _judged(challenge, person)
    idea = WhySentences(challenge.finding, played=True, person=person).idea
    if challenge.stage is ChallengeStage.FOUND:
        #: Title above a challenge (“Find it yourself”) that was solved
        return ChallengeText(translate("Find", "Right!"), idea)
    #: {moves}: one move, or several joined by "or"
    title = translate("Find", "The answer is {moves}")
    moves = joined_by_or(challenge.position, challenge.answers)
    return ChallengeText(title.format(moves=moves), idea)


def _question_text(challenge: Challenge) -> ChallengeText:
    position, count = challenge.position, len(challenge.answers)
    name = player_name(position.game, position.turn)
    if challenge.can_win:
        return ChallengeText(translate("Find", "Which move wins?"), COUNTED.won(count, name))
    return ChallengeText(translate("Find", "Which move saves you?"), COUNTED.saved(count, name))


#: In a challenge (“Find it yourself”), about the move that was tried
def _judged(challenge: Challenge, person: Player | None) -> ChallengeText:
    last, position = challenge.last, challenge.position
    assert last is not None
    move = move_phrase(position, last.move)
    if last.verdict is TryVerdict.PLAYED:
        text = translate("Find", "You played {move} in the game.")
        return ChallengeText(translate("Find", "Try another move"), text.format(move=move))
    if last.verdict is TryVerdict.REPEATED:
        text = translate("Find", "You have already tried {move}.")
        return ChallengeText(translate("Find", "Try another move"), text.format(move=move))
    return ChallengeText(_verdict(challenge, last), _compared(challenge, last, person))


def _verdict(challenge: Challenge, last: Try) -> str:
    said = {
        TryVerdict.WARMER: COUNTED.warmer,
        TryVerdict.AS_BAD: COUNTED.as_cold,
        TryVerdict.COLDER: COUNTED.colder,
    }[last.verdict]
    return said(challenge.left)


def _compared(challenge: Challenge, last: Try, person: Player | None) -> str:
    """Say what a wrong try leads to, and how it compares with the move of the game."""
    position = challenge.position
    if last.verdict is TryVerdict.WARMER:
        #: {result}: a whole clause, such as "the bot wins in 3 moves"
        text = translate(
            "Find", "With {move}, {result}. That is better than {played}, but not good enough."
        )
    elif last.verdict is TryVerdict.AS_BAD:
        #: {result}: a whole clause, such as "the bot wins in 2 moves"
        text = translate("Find", "With {move}, {result}. That is the same result as with {played}.")
    else:
        #: {result}: a whole clause, such as "the bot wins now"
        text = translate("Find", "With {move}, {result}. That is even worse than {played}.")
    told = text.format(
        move=move_phrase(position, last.move),
        result=result_phrase(last.score, position, person),
        played=move_phrase(position, challenge.played),
    )
    return capitalized(told)
