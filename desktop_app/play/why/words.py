# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turn a `Finding` into sentences: why a game was lost, or what a move gave away.

A move that was played and one that is only considered take different tenses. If one side is a
person and the other a bot, the person is "you" (`words/address.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.notation import number_text
from desktop_app.core.position import MAX, Player
from desktop_app.core.score import Outcome, Score
from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.play.why.phrases import (
    joined_by_and,
    joined_by_or,
    move_phrase,
    phrase_of,
    result_phrase,
    threats_text,
)
from desktop_app.search.why.finding import Finding, FindingKind, LineMove, WinningWay
from desktop_app.search.why.ranges import WIN, range_of
from desktop_app.words.address import addressed, capitalized
from desktop_app.words.counted import COUNTED
from desktop_app.words.distance import lets_win_text


def why_text(
    found: Finding,
    *,
    played: bool = True,
    person: Player | None = None,
    is_first: bool = False,
) -> str:
    """Return a finding in two or three short sentences.

    Args:
        found: the facts.
        played: whether the move was made, or is only considered.
        person: the side of the only person, to be called "you"; None to name both players.
        is_first: whether it is about the first mistake of a game that was decided later.
    """
    sentences = WhySentences(found, played=played, person=person)
    return f"{sentences.first_mistake} {sentences.text}" if is_first else sentences.text


def best_play_text(found: Finding, person: Player | None = None) -> str:
    """Return the sentences above the best play from the position of a finding, and its result."""
    best = found.analysis.best
    score = None if best is None else best.score
    if score is None or not found.line:
        return translate("Why", "I don't know the best play from here.")
    is_known = found.position.game.is_numeric or score.is_exact or range_of(score).is_sure
    if not is_known:
        return translate("Why", "This is the best play I can find.")
    text = translate("Why", "This is the best play for both sides.")
    if found.position.game.is_numeric:
        return text
    #: {result}: a whole clause, such as "you win in 2 moves" or "it is a draw"
    end = translate("Why", "{result}.", "such as: X wins in 2 moves")
    result = end.format(result=result_phrase(score, found.position, person))
    return f"{text} {capitalized(result)}"


def ending_reason(found: Finding, person: Player | None = None) -> str:
    """Return in one sentence when the game could still have gone otherwise; empty if unproven.

    Args:
        found: the finding about the whole game.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    if found.ahead is not None or found.position.game.is_numeric:
        return ""
    if found.kind is FindingKind.LETS_WIN or found.kind is FindingKind.MISSES_WIN:
        return _last_chance(found, person)
    about = WhySentences(found, played=True, person=person)
    if found.kind is FindingKind.START_LOST:
        return about.text
    if found.kind is FindingKind.NOBODY_ERRED and _is_sure_draw(found.best):
        return translate("Why", "Nobody made a mistake.")
    return ""


def _is_sure_draw(score: Score | None) -> bool:
    return score is not None and score.outcome is Outcome.DRAW and score.is_exact


#: Answer to “Why?”: the last move at which the game could still have been saved
def _last_chance(found: Finding, person: Player | None) -> str:
    """Say at which move of the game a player could still have won, drawn or not lost."""
    mover = found.mover
    if not found.better:
        return ""
    if found.kind is FindingKind.MISSES_WIN or range_of(found.best).least == WIN:
        text = addressed(
            mover,
            person,
            named=translate("Why", "{player} could still have won at move {number}."),
            you=translate("Why", "You could still have won at move {number}."),
            bot=translate("Why", "The bot could still have won at move {number}."),
        )
    elif _is_sure_draw(found.best):
        text = addressed(
            mover,
            person,
            named=translate("Why", "{player} could still have drawn at move {number}."),
            you=translate("Why", "You could still have drawn at move {number}."),
            bot=translate("Why", "The bot could still have drawn at move {number}."),
        )
    else:
        text = addressed(
            mover,
            person,
            named=translate("Why", "{player} could still have saved the game at move {number}."),
            you=translate("Why", "You could still have saved the game at move {number}."),
            bot=translate("Why", "The bot could still have saved the game at move {number}."),
        )
    name = player_name(found.position.game, mover)
    return text.format(player=name, number=found.number + 1)


class WhySentences:
    """The sentences about one finding, for one reader."""

    def __init__(self, found: Finding, *, played: bool, person: Player | None) -> None:
        """Create the sentences; see `why_text` for the arguments."""
        self._found, self._played, self._person = found, played, person
        self._game = found.position.game

    @property
    def text(self) -> str:
        """All sentences, with spaces between them."""
        parts = {
            FindingKind.LETS_WIN: self._lets_win,
            FindingKind.MISSES_WIN: self._misses_win,
            FindingKind.LOSES_SOONER: self._loses_sooner,
            FindingKind.WINS_LATER: self._wins_later,
            FindingKind.GETS_LESS: self._gets_less,
            FindingKind.SEEMS_WEAKER: self._seems_weaker,
            FindingKind.GUESSED_WORST: self._guessed_worst,
            FindingKind.AS_GOOD: self._as_good,
            FindingKind.START_LOST: self._start_lost,
            FindingKind.NOBODY_ERRED: self._nobody_erred,
        }[self._found.kind]()
        return " ".join(map(capitalized, filter(None, (self._reason(), *parts))))

    @property
    def idea(self) -> str:
        """What was wrong with a mistake: by an idea of the game, or else what it let happen."""
        theory = wording_of(self._game).theory_refutation
        if self._found.kind is FindingKind.MISSES_WIN:
            text = self._reason() or self._missed()
        else:
            text = self._reason() or theory(self._found) or self._let()
        return capitalized(text)

    #: Answer to “Why?”, after the mistake was named
    @property
    def first_mistake(self) -> str:
        """The sentence that the move was the first mistake of its player."""
        text = self._about(
            self._found.mover,
            named=translate("Why", "That was {player}'s first mistake."),
            you=translate("Why", "That was your first mistake."),
            bot=translate("Why", "That was the bot's first mistake."),
        )
        return text.format(player=player_name(self._game, self._found.mover))

    def _reason(self) -> str:
        """Return the reason in the terms of the game; empty if there is none."""
        if self._found.reason is None:
            return ""
        return wording_of(self._game).reason(self._found, self._about)

    def _about(self, player: Player, /, *, named: str, you: str, bot: str) -> str:
        """Return the text about a player that fits the reader."""
        return addressed(player, self._person, named=named, you=you, bot=bot)

    def _result(self, score: Score) -> str:
        return result_phrase(score, self._found.position, self._person)

    def _move(self) -> str:
        return phrase_of(self._found, self._found.move)

    def _better(self) -> str:
        return phrase_of(self._found, self._found.better[0])

    # A move that lets the other player win

    def _lets_win(self) -> Sequence[str]:
        """Say how the opponent wins, and what would have stopped it."""
        theory = wording_of(self._game).theory_refutation(self._found)
        theory_refutation = "" if self._found.reason else theory
        kept = self._kept() if self._found.better else self._unknown()
        reason = self._found.reason
        is_told = reason is not None and reason.tells_all and reason.reply is not None
        return "" if is_told else self._let(), theory_refutation, kept, self._sooner()

    def _let(self) -> str:
        """Say what a move lets the opponent do."""
        found, winner = self._found, self._found.mover.opponent
        winning, margin = found.winning, 0 if found.got is None else abs(found.got.number)
        stopped = ""
        if self._game.traits.has_margin and margin and found.got is not None:
            text = self._let_win_by() if found.got.is_exact else self._let_win_anyhow()
        elif found.way is WinningWay.ANYHOW:
            return self._let_win_in() or self._let_win_anyhow().format(
                move=self._move(), winner=player_name(self._game, winner)
            )
        else:
            text, stopped = self._let_win_like(), self._can_stop_one(found.mover)
        told = text.format(
            move=self._move(),
            winner=player_name(self._game, winner),
            player=player_name(self._game, found.mover),
            reply=move_phrase(winning[0].position, winning[0].move) if winning else "",
            when=self._let_win_in(),
            margin=number_text(margin),
            **_decided(found.deciding),
        )
        return f"{told} {stopped}" if stopped else told

    #: Answer to “Why?”, after the threats were named
    def _can_stop_one(self, loser: Player, *, missed: bool = False) -> str:
        """Say that a player can't stop all of several threats; empty if the line has none."""
        deciding = self._found.deciding
        if deciding is None:
            return ""
        is_two = len(deciding.threats) == 2
        if missed and self._played:
            text = self._could_not_have_stopped(loser, is_two=is_two)
        elif is_two:
            text = self._about(
                loser,
                named=translate("Why", "{player} can't stop both."),
                you=translate("Why", "You can't stop both."),
                bot=translate("Why", "The bot can't stop both."),
            )
        else:
            text = self._about(
                loser,
                named=translate("Why", "{player} can't stop them all."),
                you=translate("Why", "You can't stop them all."),
                bot=translate("Why", "The bot can't stop them all."),
            )
        return text.format(player=player_name(self._game, loser))

    #: Answer to “Why?”, after threats were named that were not played
    def _could_not_have_stopped(self, loser: Player, *, is_two: bool) -> str:
        """Return the pattern for threats that were not made: nobody could have stopped them."""
        if is_two:
            return self._about(
                loser,
                named=translate("Why", "{player} couldn't have stopped both."),
                you=translate("Why", "You couldn't have stopped both."),
                bot=translate("Why", "The bot couldn't have stopped both."),
            )
        return self._about(
            loser,
            named=translate("Why", "{player} couldn't have stopped them all."),
            you=translate("Why", "You couldn't have stopped them all."),
            bot=translate("Why", "The bot couldn't have stopped them all."),
        )

    #: Answer to “Why?”: how {move} lost. {threats}: “two threats”, {both}: their places, such as
    #: “b2 and c1”
    def _let_win_like(self) -> str:
        """Return the pattern for a win whose way can be seen on the board."""
        found, winner = self._found, self._found.mover.opponent
        if found.way is WinningWay.BY_ITSELF:
            return self._about(
                found.mover,
                named=translate("Why", "With {move}, {player} loses at once."),
                you=translate("Why", "With {move}, you lose at once."),
                bot=translate("Why", "With {move}, the bot loses at once."),
            )
        if found.way is WinningWay.UNSTOPPED:
            return self._about(
                winner,
                named=translate(
                    "Why", "{winner} threatens {reply}, and playing {move} doesn't stop it."
                ),
                you=translate("Why", "You threaten {reply}, and playing {move} doesn't stop it."),
                bot=translate(
                    "Why", "The bot threatens {reply}, and playing {move} doesn't stop it."
                ),
            )
        if found.way is WinningWay.AT_ONCE:
            return self._about(
                winner,
                named=translate("Why", "After {move}, {winner} can win at once with {reply}."),
                you=translate("Why", "After {move}, you can win at once with {reply}."),
                bot=translate("Why", "After {move}, the bot can win at once with {reply}."),
            )
        if found.way is WinningWay.TWO_THREATS:
            return self._about(
                winner,
                named=translate(
                    "Why", "After {move}, {winner} can make {threats} with {deciding}: {both}."
                ),
                you=translate(
                    "Why", "After {move}, you can make {threats} with {deciding}: {both}."
                ),
                bot=translate(
                    "Why", "After {move}, the bot can make {threats} with {deciding}: {both}."
                ),
            )
        if found.way is WinningWay.FORCING:
            return self._about(
                winner,
                named=translate(
                    "Why",
                    "After {move}, {winner} can make one threat after another. In the end, "
                    "{winner} plays {deciding} and makes {threats} at once: {both}.",
                ),
                you=translate(
                    "Why",
                    "After {move}, you can make one threat after another. In the end, you play "
                    "{deciding} and make {threats} at once: {both}.",
                ),
                bot=translate(
                    "Why",
                    "After {move}, the bot can make one threat after another. In the end, it "
                    "plays {deciding} and makes {threats} at once: {both}.",
                ),
            )
        return self._let_win_in_the_end()

    #: “Why?”: how one side wins. {deciding}: a move, {threats}: such as “two threats”, {both}: the
    #: moves that are threatened
    def _let_win_in_the_end(self) -> str:
        """Return the pattern for a win with two threats after quiet moves."""
        winner = self._found.mover.opponent
        if not self._let_win_in():
            return self._about(
                winner,
                named=translate(
                    "Why",
                    "After {move}, {winner} can win. Here is one way. In the end, {winner} plays "
                    "{deciding} and makes {threats}: {both}.",
                ),
                you=translate(
                    "Why",
                    "After {move}, you can win. Here is one way. In the end, you play {deciding} "
                    "and make {threats}: {both}.",
                ),
                bot=translate(
                    "Why",
                    "After {move}, the bot can win. Here is one way. In the end, it plays "
                    "{deciding} and makes {threats}: {both}.",
                ),
            )
        shown = self._about(
            winner,
            named=translate(
                "Why", "In the end, {winner} plays {deciding} and makes {threats}: {both}."
            ),
            you=translate("Why", "In the end, you play {deciding} and make {threats}: {both}."),
            bot=translate(
                "Why", "In the end, the bot plays {deciding} and makes {threats}: {both}."
            ),
        )
        return f"{{when}} {shown}"

    #: Answer to “Why?”, if the way to win is not told
    def _let_win_anyhow(self) -> str:
        return self._about(
            self._found.mover.opponent,
            named=translate("Why", "After {move}, {winner} can win."),
            you=translate("Why", "After {move}, you can win."),
            bot=translate("Why", "After {move}, the bot can win."),
        )

    #: Answer to “Why?” in a game that is won by points
    def _let_win_by(self) -> str:
        return self._about(
            self._found.mover.opponent,
            named=translate("Why", "After {move}, {winner} can win by {margin}."),
            you=translate("Why", "After {move}, you can win by {margin}."),
            bot=translate("Why", "After {move}, the bot can win by {margin}."),
        )

    def _let_win_in(self) -> str:
        """Say when the opponent wins; empty if the line does not show it."""
        found = self._found
        if found.got is None or not _tells_distance(found.got, found):
            return ""
        return lets_win_text(found.got, found.position, self._person, move=self._move())

    #: Answer to “Why?”, after a mistake that came before. {end}: the move that won at once,
    #: {stood}: where a win was threatened
    def _sooner(self) -> str:
        """Say which threat was missed, if the game was lost sooner than necessary; else empty."""
        if not self._found.played:
            return ""
        *_, last, end = self._found.played
        winner, game = end.player, self._game
        if end.move not in last.stood:
            text = self._about(
                winner,
                named=translate(
                    "Why",
                    "The game ended even sooner: after {move}, {winner} could win with {end}.",
                ),
                you=translate(
                    "Why", "The game ended even sooner: after {move}, you could win with {end}."
                ),
                bot=translate(
                    "Why", "The game ended even sooner: after {move}, the bot could win with {end}."
                ),
            )
        elif len(last.stood) > 1:
            text = self._about(
                winner,
                named=translate(
                    "Why",
                    "The game ended even sooner, because {winner} was already threatening {stood}.",
                ),
                you=translate(
                    "Why",
                    "The game ended even sooner, because you were already threatening {stood}.",
                ),
                bot=translate(
                    "Why",
                    "The game ended even sooner, because the bot was already threatening {stood}.",
                ),
            )
        else:
            text = self._about(
                winner,
                named=translate("Why", "In this game, {player} didn't even stop {end}."),
                you=translate("Why", "In this game, the bot didn't even stop {end}."),
                bot=translate("Why", "In this game, you didn't even stop {end}."),
            )
        return text.format(
            winner=player_name(game, winner),
            player=player_name(game, last.player),
            stood=joined_by_and(last.position, last.stood),
            move=move_phrase(last.position, last.move),
            end=move_phrase(end.position, end.move),
        )

    def _unknown(self) -> str:
        """Return the sentence for a mistake without a known better move."""
        if self._played:
            return translate("Why", "I don't know if another move would have been better.")
        return translate("Why", "I don't know if another move is better.")

    #: Answer to “Why?”: what would have been better, or is better
    #: Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
    def _kept(self) -> str:
        """Say which moves would have kept what was given away."""
        found, played = self._found, self._played
        if found.ahead is not None:
            return COUNTED.holds(found.ahead, self._better())
        moves, single = found.better, len(found.better) == 1 and found.all_others_fail
        best = found.best
        if found.wins_at_once:
            moves = moves[:1]
            text = self._wins_at_once()
        elif best is not None and best.outcome is Outcome.WIN:
            text = self._kept_win(single=single)
        elif best is not None and best.is_exact:
            text = self._kept_draw(single=single)
        elif played:
            text = self._about(
                found.mover,
                named=translate("Why", "With {moves}, {player} wouldn't have lost."),
                you=translate("Why", "With {moves}, you wouldn't have lost."),
                bot=translate("Why", "With {moves}, the bot wouldn't have lost."),
            )
        else:
            text = self._about(
                found.mover,
                named=translate("Why", "With {moves}, {player} doesn't lose."),
                you=translate("Why", "With {moves}, you don't lose."),
                bot=translate("Why", "With {moves}, the bot doesn't lose."),
            )
        return text.format(
            moves=joined_by_or(found.position, moves),
            player=player_name(self._game, found.mover),
        )

    #: “Why?”: {moves}: one or more moves
    def _wins_at_once(self) -> str:
        """Return the pattern for moves that win at once, or would have."""
        if self._played:
            return self._about(
                self._found.mover,
                named=translate("Why", "With {moves}, {player} would have won at once."),
                you=translate("Why", "With {moves}, you would have won at once."),
                bot=translate("Why", "With {moves}, the bot would have won at once."),
            )
        return self._about(
            self._found.mover,
            named=translate("Why", "With {moves}, {player} wins at once."),
            you=translate("Why", "With {moves}, you win at once."),
            bot=translate("Why", "With {moves}, the bot wins at once."),
        )

    #: Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
    def _kept_win(self, *, single: bool) -> str:
        """Return the pattern for moves that keep a win; `single`: no other move does."""
        if self._played and single:
            return translate("Why", "Only one move would have won: {moves}.")
        return translate("Why", "Only one move wins: {moves}.") if single else self._wins()

    #: “Why?”: {moves}: one or more moves
    def _wins(self) -> str:
        """Return the pattern for moves that win, or would have."""
        if self._played:
            return self._about(
                self._found.mover,
                named=translate("Why", "With {moves}, {player} would have won."),
                you=translate("Why", "With {moves}, you would have won."),
                bot=translate("Why", "With {moves}, the bot would have won."),
            )
        return self._about(
            self._found.mover,
            named=translate("Why", "With {moves}, {player} wins."),
            you=translate("Why", "With {moves}, you win."),
            bot=translate("Why", "With {moves}, the bot wins."),
        )

    #: Answer to “Why?”: what would have been better, or is better. {moves}: one or more moves
    def _kept_draw(self, *, single: bool) -> str:
        """Return the pattern for moves that keep a draw; `single`: no other move does."""
        if self._played and single:
            return translate("Why", "Only one move would have kept the draw: {moves}.")
        if self._played:
            return translate("Why", "With {moves}, it would have been a draw.")
        if single:
            return translate("Why", "Only one move keeps the draw: {moves}.")
        return translate("Why", "With {moves}, it is a draw.")

    # A move that misses a win

    def _misses_win(self) -> Sequence[str]:
        """Return the missed win, and what became of it."""
        reason = self._found.reason
        if reason is not None and reason.tells_all and reason.better is not None:
            return (self._instead(),)
        return self._missed(), self._instead()

    #: Answer to “Why?”: a win that was missed by playing another move. {threats}: “two threats”,
    #: {both}: their places, such as “b2 and c1”
    def _missed(self) -> str:
        """Return the missed win, and how it would have come."""
        found, stopped = self._found, ""
        margin = found.best.number if found.best and found.best.outcome is Outcome.WIN else 0
        if found.way is WinningWay.AT_ONCE:
            text = self._wins_at_once()
        elif margin:
            text = self._wins_by()
        elif found.way is WinningWay.TWO_THREATS:
            text = self._wins_with_two_threats()
        elif found.way is WinningWay.FORCING:
            text = self._wins_by_forcing()
        elif _tells_distance(found.best, found) and found.best is not None and found.best.is_exact:
            text = self._missed_in()
        else:
            text = self._wins()
        if not margin and found.way in (WinningWay.TWO_THREATS, WinningWay.FORCING):
            stopped = self._can_stop_one(found.mover.opponent, missed=True)
        told = text.format(
            move=self._better(),
            moves=self._better(),
            player=player_name(self._game, found.mover),
            count=len(found.winning),
            margin=number_text(margin),
            **_decided(found.deciding),
        )
        return f"{told} {stopped}" if stopped else told

    #: “Why?”: {margin}: a number
    def _wins_by(self) -> str:
        """Return the pattern for a win by a margin."""
        if self._played:
            return self._about(
                self._found.mover,
                named=translate("Why", "With {move}, {player} would have won by {margin}."),
                you=translate("Why", "With {move}, you would have won by {margin}."),
                bot=translate("Why", "With {move}, the bot would have won by {margin}."),
            )
        return self._about(
            self._found.mover,
            named=translate("Why", "With {move}, {player} wins by {margin}."),
            you=translate("Why", "With {move}, you win by {margin}."),
            bot=translate("Why", "With {move}, the bot wins by {margin}."),
        )

    #: “Why?”: how one side wins. {deciding}: a move, {threats}: such as “two threats”, {both}: the
    #: moves that are threatened
    def _wins_with_two_threats(self) -> str:
        """Return the pattern for a win by two threats at once."""
        if self._played:
            return self._about(
                self._found.mover,
                named=translate(
                    "Why", "With {move}, {player} would have won. It makes {threats}: {both}."
                ),
                you=translate(
                    "Why", "With {move}, you would have won. It makes {threats}: {both}."
                ),
                bot=translate(
                    "Why", "With {move}, the bot would have won. It makes {threats}: {both}."
                ),
            )
        return self._about(
            self._found.mover,
            named=translate("Why", "With {move}, {player} wins. It makes {threats}: {both}."),
            you=translate("Why", "With {move}, you win. It makes {threats}: {both}."),
            bot=translate("Why", "With {move}, the bot wins. It makes {threats}: {both}."),
        )

    #: “Why?”: how one side wins. {deciding}: a move, {threats}: such as “two threats”, {both}: the
    #: moves that are threatened
    def _wins_by_forcing(self) -> str:
        """Return the pattern for a win by threats that force the other player."""
        if self._played:
            return self._about(
                self._found.mover,
                named=translate(
                    "Why",
                    "With {move}, {player} would have won by one threat after another. In the "
                    "end, {player} would have played {deciding} and made {threats} at once: "
                    "{both}.",
                ),
                you=translate(
                    "Why",
                    "With {move}, you would have won by one threat after another. In the end, you "
                    "would have played {deciding} and made {threats} at once: {both}.",
                ),
                bot=translate(
                    "Why",
                    "With {move}, the bot would have won by one threat after another. In the end, "
                    "it would have played {deciding} and made {threats} at once: {both}.",
                ),
            )
        return self._about(
            self._found.mover,
            named=translate(
                "Why",
                "With {move}, {player} wins by one threat after another. In the end, {player} "
                "plays {deciding} and makes {threats} at once: {both}.",
            ),
            you=translate(
                "Why",
                "With {move}, you win by one threat after another. In the end, you play "
                "{deciding} and make {threats} at once: {both}.",
            ),
            bot=translate(
                "Why",
                "With {move}, the bot wins by one threat after another. In the end, it plays "
                "{deciding} and makes {threats} at once: {both}.",
            ),
        )

    def _missed_in(self) -> str:
        """Return the pattern for a missed win, with its number of moves."""
        found = self._found
        pattern = COUNTED.would_have_won_in if self._played else COUNTED.would_win_in
        return pattern(len(found.winning), found.mover, self._person)

    #: Answer to “Why not?”, after the move that wins was named
    def _instead(self) -> str:
        """Say what the move that misses a win leads to."""
        move, got = self._move(), self._found.got
        if self._found.ahead is not None:
            return COUNTED.does_not_win(self._found.ahead, move)
        if got is not None and got.outcome is Outcome.DRAW and got.is_exact:
            return translate("Why", "With {move}, it is only a draw.").format(move=move)
        text = self._about(
            self._found.mover,
            named=translate("Why", "With {move}, {player} doesn't win."),
            you=translate("Why", "With {move}, you don't win."),
            bot=translate("Why", "With {move}, the bot doesn't win."),
        )
        return text.format(move=move, player=player_name(self._game, self._found.mover))

    # A move that gets less than another

    #: Answer to “Why not?” of a move that loses sooner than others
    def _loses_sooner(self) -> Sequence[str]:
        winner = self._found.mover.opponent
        text = self._about(
            winner,
            named=translate("Why", "{winner} can win, whatever {player} plays."),
            you=translate("Why", "You can win, whatever the bot plays."),
            bot=translate("Why", "The bot can win, whatever you play."),
        ).format(
            winner=player_name(self._game, winner),
            player=player_name(self._game, self._found.mover),
        )
        #: {best}, {got}: whole clauses, such as "X wins in 2 moves"
        pattern = translate("Why", "Playing {better} lasts longer: {best}. With {move}, {got}.")
        return text, self._seeming() or self._compared(pattern)

    #: Answer to “Why not?”: {got}: what the move leads to, such as “you win in 5 moves”
    def _wins_later(self) -> Sequence[str]:
        if self._found.ahead is None:
            #: {best}, {got}: whole clauses, such as "you win now"
            pattern = translate("Why", "Playing {better} is quicker: {best}. With {move}, {got}.")
            return (self._compared(pattern),)
        return self._compared(translate("Why", "With {move}, {got}.")), self._seeming()

    def _seeming(self) -> str:
        """Say which move seems better, if that is not proven; else empty."""
        if self._found.ahead is None:
            return ""
        return COUNTED.seems_better(self._found.ahead, self._better(), self._move())

    def _compared(self, text: str) -> str:
        found = self._found
        assert found.best is not None
        assert found.got is not None
        return text.format(
            move=self._move(),
            better=self._better(),
            best=self._result(found.best),
            got=self._result(found.got),
        )

    #: Answer to “Why not?”: {got}, {best}: what the moves lead to, such as “X wins by 3”
    def _gets_less(self) -> Sequence[str]:
        found = self._found
        assert found.best is not None
        assert found.got is not None
        better = joined_by_or(found.position, found.better)
        if self._game.is_numeric:
            return _leads(self._move(), found.got), _leads(better, found.best)
        got, best = self._result(found.got), self._result(found.best)
        if got == best and found.ahead is not None:
            return (self._seeming(),)
        text = translate("Why", "With {move}, {got}. With {better}, {best}.")
        told = text.format(move=self._move(), better=better, got=got, best=best)
        return (told if found.ahead is None else COUNTED.as_far_as(found.ahead, told),)

    def _seems_weaker(self) -> Sequence[str]:
        return (self._seeming(),)

    #: Answer to “Why not?”, if values are guesses
    def _guessed_worst(self) -> Sequence[str]:
        told = COUNTED.my_guess(self._found.ahead or 0, self._move())
        return told, translate("Why", "I would have played {better}.").format(better=self._better())

    # No mistake

    #: Answer to “Why not?” of a good move
    def _as_good(self) -> Sequence[str]:
        move, got = self._move(), self._found.got
        if self._found.ahead is not None or got is None:
            known = got is not None and got.outcome in (Outcome.WIN, Outcome.LOSS)
            told = self._sentence(got) if got is not None and known else ""
            return COUNTED.no_better(self._found.ahead or 0, move), told
        text = translate("Why", "No move is better than {move}.")
        if self._found.may_have_better_move:
            text = translate("Why", "I found nothing better than {move}.")
        text = text.format(move=move)
        if self._game.is_numeric:
            return text, _leads(move, got)
        if got.outcome is Outcome.DRAW:
            return text, translate("Why", "If both sides play well, it is a draw.")
        return text, self._sentence(got)

    #: A clause as a sentence. {result}: such as “X wins in 2 moves”
    def _sentence(self, score: Score) -> str:
        """Return what a score predicts, as a sentence of its own."""
        return translate("Why", "{result}.", "such as: X wins in 2 moves").format(
            result=self._result(score)
        )

    #: Answer to “Why?” after a game in which nobody made a mistake. {loser}: a player's name
    def _start_lost(self) -> Sequence[str]:
        found, best = self._found, self._found.best
        mover_loses = best is not None and best.outcome is Outcome.LOSS
        loser = found.mover if mover_loses else found.mover.opponent
        text = self._about(
            loser,
            named=translate(
                "Why",
                "{loser} made no mistake. {winner} can win from the start, whatever {loser} plays.",
            ),
            you=translate(
                "Why",
                "You made no mistake. The bot can win from the start, whatever you play.",
            ),
            bot=translate(
                "Why",
                "The bot made no mistake. You can win from the start, whatever the bot plays.",
            ),
        )
        names = (player_name(self._game, player) for player in (loser, loser.opponent))
        return (text.format(**dict(zip(("loser", "winner"), names, strict=True))),)

    def _nobody_erred(self) -> Sequence[str]:
        found = self._found
        if found.ahead is not None:
            return (COUNTED.no_mistake(found.ahead),)
        nobody = translate("Why", "Nobody made a mistake.")
        if found.best is not None and found.best.outcome is Outcome.DRAW:
            return nobody, translate("Why", "If both sides play well, it is a draw.")
        return (nobody,)


def _tells_distance(score: Score | None, found: Finding) -> bool:
    """Return whether the line is no longer than the distance in the score, which counts moves of
    players who take turns.
    """
    if score is None or score.plies is None or not found.winning:
        return False
    if not found.position.game.traits.takes_turns:
        return False
    return len(found.line) <= score.plies


def _decided(play: LineMove | None) -> dict[str, str]:
    """Return the texts for `{deciding}`, `{threats}` and `{both}` in a pattern."""
    if play is None:
        return {}
    return {
        "deciding": move_phrase(play.position, play.move),
        "threats": threats_text(len(play.threats)),
        "both": joined_by_and(play.after, play.threats),
    }


#: “Why?” about a tree of numbers. {branch}: “the left branch” or “branch 3”; begins a sentence
def _leads(move: str, score: Score) -> str:
    """Say to which number a branch of a tree of numbers leads."""
    number = number_text(score.seen_by(MAX).number).replace("-", "\N{MINUS SIGN}")
    return translate("Why", "{branch} leads to {number}.").format(branch=move, number=number)
