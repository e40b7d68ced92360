# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences with a count (see `PluralTexts`) that pages and the command line share."""

from __future__ import annotations

from desktop_app.core.position import Player
from desktop_app.games.wording import PluralTexts
from desktop_app.numerals import grouped
from desktop_app.words.address import addressed


class CountTexts(PluralTexts):
    """Sentences with a count, in the current language."""

    #: How many positions a search has visited
    def positions(self, count: int) -> str:
        """Return a number of positions: "12 positions"."""
        return self.tr("{count} positions", "", count).format(count=grouped(count))

    #: How many ends of branches a tree has
    def leaves(self, count: int) -> str:
        """Return a number of leaves: "12 leaves"."""
        return self.tr("{count} leaves", "", count).format(count=grouped(count))

    #: How often alpha-beta has skipped something
    def cuts(self, count: int) -> str:
        """Return a number of cuts: "12 cuts"."""
        return self.tr("{count} cuts", "", count).format(count=grouped(count))

    #: How many games were played
    def games(self, count: int) -> str:
        """Return a number of games: "12 games"."""
        return self.tr("{count} games", "", count).format(count=grouped(count))

    def more_like_this(self, count: int) -> str:
        """Say that the sentence before is true of `count` more parts of a file."""
        #: After a sentence on a part of a file that was left out
        return self.tr("There are {count} more like this.", "", count).format(count=grouped(count))

    #: Below a list of games that did not end by the rules
    def more_faults(self, count: int) -> str:
        """Say that `count` more games were not ended by the rules."""
        return self.tr("{count} more games were stopped before the end.", "", count).format(
            count=grouped(count)
        )

    #: How far a search looks ahead; a clause
    def at_most_ahead(self, depth: int) -> str:
        """Return the limit of a search that looks at most `depth` moves ahead."""
        return self.tr("at most {count} moves ahead", "", depth).format(count=grouped(depth))

    #: Explain: at a cut
    def skips(self, count: int) -> str:
        """Say that the other moves of a node are cut."""
        return self.tr("We can skip the other {count} branches.", "", count).format(
            count=grouped(count)
        )

    #: Explain: at the end of a branch. Here “moves” counts those of both players
    def wins_here(self, plies: int, player: str, value: str) -> str:
        """Say who wins at a leaf, `plies` moves from the root of the tree."""
        text = self.tr(
            "{player} wins here, {count} moves below the top (both players' moves). That is "
            "worth {value}.",
            "",
            plies,
        )
        return text.format(player=player, count=grouped(plies), value=value)

    #: What a player does, in a list of players; begins small
    def looks_ahead(self, depth: int) -> str:
        """Describe alpha-beta search that tries all moves."""
        return self.tr("looks {depth} moves ahead, then guesses (alpha-beta)", "", depth).format(
            depth=grouped(depth)
        )

    #: What a bot does, below its name on a card
    def looks_and_guesses(self, depth: int) -> str:
        """Say in a short sentence how far a character looks ahead."""
        return self.tr("Looks {depth} moves ahead, then guesses.", "", depth).format(
            depth=grouped(depth)
        )

    #: What a bot does, below its name on a card
    def looks_and_errs(self, depth: int) -> str:
        """Say in a short sentence that a character looks ahead and misjudges what it sees."""
        return self.tr("Looks {depth} moves ahead, then guesses roughly.", "", depth).format(
            depth=grouped(depth)
        )

    #: What a player does, in a list of players; begins small
    def looks_ahead_only(self, depth: int) -> str:
        """Describe alpha-beta search without an evaluation."""
        return self.tr(
            "looks {depth} moves ahead and counts unfinished games as 0 (alpha-beta)", "", depth
        ).format(depth=grouped(depth))

    #: What a player does, in a list of players; begins small. {tried}: a number of moves
    def looks_ahead_at(self, depth: int, tried: int) -> str:
        """Describe alpha-beta search that tries some moves of each position."""
        return self.tr(
            "looks {depth} moves ahead at the {tried} most promising moves, then guesses "
            "(alpha-beta)",
            "",
            depth,
        ).format(depth=grouped(depth), tried=grouped(tried))

    #: What a player does, in a list of players; begins small. {playouts}: a number of games
    def plays_out(self, playouts: int) -> str:
        """Describe Monte Carlo tree search."""
        return self.tr(
            "tries {playouts} random games before each move, most of them with the moves that do "
            "best (Monte Carlo tree search by L. Kocsis and C. Szepesvári)",
            "",
            playouts,
        ).format(playouts=grouped(playouts))

    #: “Why?”: places where a player threatens to win, as in “makes two threats: b2 and c1”
    def threats(self, count: int) -> str:
        """Return a number of threats: "3 threats"."""
        return self.tr("{count} threats", "", count).format(count=grouped(count))

    def any_of(self, count: int, move: str) -> str:
        """Name one of many moves that do the same: "any of 20 moves, such as a1"."""
        #: Many moves that do the same, in a sentence such as “With {moves}, X wins.”
        text = self.tr("any of {count} moves, such as {move}", "", count)
        return text.format(move=move, count=grouped(count))

    def wins_in(self, count: int, winner: Player, person: Player | None) -> str:
        """Return the pattern for a win in `count` moves of the winner."""
        return addressed(
            winner,
            person,
            named=self.tr("{player} wins in {count} moves", "", count),
            you=self.tr("you win in {count} moves", "", count),
            bot=self.tr("the bot wins in {count} moves", "", count),
        )

    #: What a move or a position leads to; a clause that begins small
    def wins_within(self, count: int, winner: Player, person: Player | None) -> str:
        """Return the pattern for a win in at most `count` moves of the winner."""
        return addressed(
            winner,
            person,
            named=self.tr("{player} wins in at most {count} moves", "", count),
            you=self.tr("you win in at most {count} moves", "", count),
            bot=self.tr("the bot wins in at most {count} moves", "", count),
        )

    #: What a position leads to; a clause that begins small. The moves of both players count
    def wins_from_here(self, plies: int, winner: Player, person: Player | None) -> str:
        """Return the pattern for a win in `count` moves of both players."""
        return addressed(
            winner,
            person,
            named=self.tr("{player} wins {count} moves from now (both players' moves)", "", plies),
            you=self.tr("you win {count} moves from now (both players' moves)", "", plies),
            bot=self.tr("the bot wins {count} moves from now (both players' moves)", "", plies),
        )

    #: What a position leads to; a clause that begins small. The moves of both players count
    def wins_within_from_here(self, plies: int, winner: Player, person: Player | None) -> str:
        """Return the pattern for a win in at most `count` moves of both players."""
        return addressed(
            winner,
            person,
            named=self.tr(
                "{player} wins at most {count} moves from now (both players' moves)", "", plies
            ),
            you=self.tr("you win at most {count} moves from now (both players' moves)", "", plies),
            bot=self.tr(
                "the bot wins at most {count} moves from now (both players' moves)", "", plies
            ),
        )

    #: Explain: what a branch leads to. The moves of both players count
    def wins_below_top(self, plies: int, player: str) -> str:
        """Say that a player wins `count` moves after the root of the tree."""
        text = self.tr(
            "{player} wins, {count} moves below the top (both players' moves)", "", plies
        )
        return text.format(player=player, count=grouped(plies))

    #: “Why?”: what was wrong with a move
    def lets_win_in(self, count: int, winner: Player, person: Player | None) -> str:
        """Return the pattern for a move that lets the winner win in `count` moves."""
        return addressed(
            winner,
            person,
            named=self.tr("After {move}, {winner} can win in {count} moves.", "", count),
            you=self.tr("After {move}, you can win in {count} moves.", "", count),
            bot=self.tr("After {move}, the bot can win in {count} moves.", "", count),
        )

    #: “Why?”: what was wrong with a move
    def lets_win_within(self, count: int, winner: Player, person: Player | None) -> str:
        """Return the same pattern where the win may come sooner."""
        return addressed(
            winner,
            person,
            named=self.tr("After {move}, {winner} can win in at most {count} moves.", "", count),
            you=self.tr("After {move}, you can win in at most {count} moves.", "", count),
            bot=self.tr("After {move}, the bot can win in at most {count} moves.", "", count),
        )

    #: “Why?”: a win that was missed
    def would_have_won_in(self, count: int, player: Player, person: Player | None) -> str:
        """Return the pattern for a missed win in `count` moves."""
        return addressed(
            player,
            person,
            named=self.tr("With {move}, {player} would have won in {count} moves.", "", count),
            you=self.tr("With {move}, you would have won in {count} moves.", "", count),
            bot=self.tr("With {move}, the bot would have won in {count} moves.", "", count),
        )

    #: “Why?”: a win that is still possible
    def would_win_in(self, count: int, player: Player, person: Player | None) -> str:
        """Return the pattern for a win in `count` moves that is still possible."""
        return addressed(
            player,
            person,
            named=self.tr("With {move}, {player} wins in {count} moves.", "", count),
            you=self.tr("With {move}, you win in {count} moves.", "", count),
            bot=self.tr("With {move}, the bot wins in {count} moves.", "", count),
        )

    #: “Why?”: what is known of a good move
    def holds(self, ahead: int, move: str) -> str:
        """Say that a move does not lose within `ahead` moves."""
        text = self.tr("Looking {count} moves ahead, I see no loss after {move}.", "", ahead)
        return text.format(count=grouped(ahead), move=move)

    #: “Why?”: what is known of a move
    def does_not_win(self, ahead: int, move: str) -> str:
        """Say that a move does not win within `ahead` moves."""
        text = self.tr("Looking {count} moves ahead, I see no win after {move}.", "", ahead)
        return text.format(count=grouped(ahead), move=move)

    #: “Why?”: a move that was better, as far as is known
    def seems_better(self, ahead: int, better: str, move: str) -> str:
        """Say that one move seems better than another, looking `ahead` moves ahead."""
        text = self.tr(
            "Looking {count} moves ahead, I like {better} better than {move}.", "", ahead
        )
        return text.format(count=grouped(ahead), better=better, move=move)

    #: “Why?” of a game whose end is not known: its largest mistake, as far as is known
    def my_guess(self, ahead: int, move: str) -> str:
        """Say that a move seems to be the largest mistake of a game, without proof."""
        text = self.tr(
            "Looking {count} moves ahead, I think {move} was the weakest move.", "", ahead
        )
        return text.format(count=grouped(ahead), move=move)

    #: “Why not?” of a good move, as far as is known
    def no_better(self, ahead: int, move: str) -> str:
        """Say that no move is better, looking `ahead` moves ahead."""
        text = self.tr(
            "Looking {count} moves ahead, I found nothing better than {move}.", "", ahead
        )
        return text.format(count=grouped(ahead), move=move)

    #: “Why?” of a game without a mistake, as far as is known
    def no_mistake(self, ahead: int) -> str:
        """Say that no move of a game was a mistake, looking `ahead` moves ahead."""
        text = self.tr("Looking {count} moves ahead, I found no mistake.", "", ahead)
        return text.format(count=grouped(ahead))

    #: “Why?”, before a comparison of two moves. {told}: sentences such as “With b2, X wins by 3.”
    def as_far_as(self, ahead: int, told: str) -> str:
        """Say how far ahead the search looked to find a comparison."""
        text = self.tr("I looked {count} moves ahead. {told}", "", ahead)
        return text.format(count=grouped(ahead), told=told)


COUNTED = CountTexts()
