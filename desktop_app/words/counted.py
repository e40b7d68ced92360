# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences with a count, of which a language may have several forms: one position, two positions.

The extractor of texts finds such forms in methods called `tr` only; so these sentences are
methods of a class. They are written for many; the one form of English is in its translation.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Counted:
    """Makes them."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """The form of a text that goes with a count."""
        return QCoreApplication.translate("Counted", text, comment, count)

    def positions(self, count: int) -> str:
        """So many positions."""
        return self.tr("{count} positions", "", count).format(count=f"{count:,}")

    def leaves(self, count: int) -> str:
        """So many leaves."""
        return self.tr("{count} leaves", "", count).format(count=f"{count:,}")

    def cuts(self, count: int) -> str:
        """So many cuts."""
        return self.tr("{count} cuts", "", count).format(count=f"{count:,}")

    def games(self, count: int) -> str:
        """So many games."""
        return self.tr("{count} games", "", count).format(count=f"{count:,}")

    def more_faults(self, count: int) -> str:
        """That so many more games were not ended by the rules."""
        return self.tr("{count} more games did not end by the rules.", "", count).format(
            count=f"{count:,}"
        )

    def need_no_look(self, count: int) -> str:
        """That the other moves of a node are cut."""
        return self.tr("The other {count} branches need no look.", "", count).format(count=count)

    def looks_ahead(self, depth: int) -> str:
        """What alpha-beta does that tries all moves."""
        return self.tr(
            "alpha-beta, looks {depth} moves ahead and guesses beyond", "", depth
        ).format(depth=depth)

    def looks_ahead_only(self, depth: int) -> str:
        """What alpha-beta does that has no evaluation."""
        return self.tr(
            "alpha-beta, looks {depth} moves ahead; what is undecided then counts 0", "", depth
        ).format(depth=depth)

    def looks_ahead_at(self, depth: int, tried: int) -> str:
        """What alpha-beta does that tries some moves of each position."""
        return self.tr(
            "alpha-beta, looks {depth} moves ahead, at the {tried} likeliest moves each time, "
            "and guesses beyond",
            "",
            depth,
        ).format(depth=depth, tried=tried)

    def plays_out(self, playouts: int) -> str:
        """What Monte Carlo tree search does."""
        return self.tr(
            "before each move plays {playouts} games at random to their end, more of them after "
            "moves that do well (tree search by L. Kocsis and C. Szepesvári)",
            "",
            playouts,
        ).format(playouts=f"{playouts:,}")

    def threats(self, count: int) -> str:
        """So many threats."""
        return self.tr("{count} threats", "", count).format(count=count)

    def or_others(self, count: int, moves: str) -> str:
        """One of these moves, or of so many others."""
        return self.tr("{moves} or {count} others", "", count).format(moves=moves, count=count)

    def holds(self, ahead: int, move: str) -> str:
        """That a move does not lose within so many."""
        text = self.tr("As far as {count} moves ahead, {move} holds.", "", ahead)
        return text.format(count=ahead, move=move)

    def does_not_win(self, ahead: int, move: str) -> str:
        """That a move does not win within so many."""
        text = self.tr("As far as {count} moves ahead, {move} does not win.", "", ahead)
        return text.format(count=ahead, move=move)

    def seems_better(self, ahead: int, better: str, move: str) -> str:
        """That one move seems to be better than another."""
        text = self.tr(
            "As far as {count} moves ahead, {better} seems better than {move}.", "", ahead
        )
        return text.format(count=ahead, better=better, move=move)

    def my_guess(self, ahead: int, move: str) -> str:
        """That a move of a game seems to be its largest mistake, which nobody has proven."""
        text = self.tr(
            "My guess, looking {count} moves ahead: {move} was the weakest move.", "", ahead
        )
        return text.format(count=ahead, move=move)

    def no_better(self, ahead: int, move: str) -> str:
        """That no move is better, as far as was looked."""
        text = self.tr("As far as {count} moves ahead, no move is better than {move}.", "", ahead)
        return text.format(count=ahead, move=move)

    def no_mistake(self, ahead: int) -> str:
        """That no move of a game was a mistake, as far as was looked."""
        text = self.tr("As far as {count} moves ahead, there was no mistake.", "", ahead)
        return text.format(count=ahead)

    def as_far_as(self, ahead: int, told: str) -> str:
        """What is not proven."""
        text = self.tr("As far as {count} moves ahead: {told}", "", ahead)
        return text.format(count=ahead, told=told)


COUNTED = Counted()
