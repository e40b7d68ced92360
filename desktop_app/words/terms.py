# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the field that the pages use, each with one sentence that explains it.

The sentences are shown where a word stands as a title (`kit/terms.py`), and all of them in the list
*Words* of the Help menu. `resources/glossary.csv` has the words too, for translators.
"""

from __future__ import annotations

from enum import StrEnum

from desktop_app.languages import translate


class Term(StrEnum):
    """A word of the field, by its name in the glossary."""

    ALPHA = "alpha"
    ALPHA_BETA = "alpha-beta"
    WINDOW = "alpha-beta window"
    BETA = "beta"
    BOUND = "bound"
    CERTAIN = "certain"
    CONFIDENCE = "confidence interval"
    CUT = "cut"
    DEPTH = "depth"
    ELO = "Elo"
    EVALUATION = "evaluation"
    EXACT = "exact"
    GUESS = "guess"
    LEAF = "leaf"
    MAX = "MAX"
    MIN = "MIN"
    MINIMAX = "minimax"
    NODE = "node"
    PRINCIPAL_VARIATION = "principal variation"
    SEED = "seed (of chance)"
    VALUE = "value"


def term_name(term: Term) -> str:
    """Return the word in the language of the reader."""
    return {
        Term.ALPHA: translate("Terms", "alpha"),
        Term.ALPHA_BETA: translate("Terms", "alpha-beta"),
        Term.WINDOW: translate("Terms", "alpha-beta window"),
        Term.BETA: translate("Terms", "beta"),
        #: "At least 1" and "at most 1" are bounds of a value
        Term.BOUND: translate("Terms", "bound"),
        Term.CERTAIN: translate("Terms", "certain"),
        Term.CONFIDENCE: translate("Terms", "confidence interval"),
        #: A noun: alpha-beta makes a cut
        Term.CUT: translate("Terms", "cut"),
        Term.DEPTH: translate("Terms", "depth"),
        Term.ELO: translate("Terms", "Elo"),
        Term.EVALUATION: translate("Terms", "evaluation"),
        #: Of a value
        Term.EXACT: translate("Terms", "exact"),
        #: A noun: a value that is not proven
        Term.GUESS: translate("Terms", "guess"),
        #: Of a tree
        Term.LEAF: translate("Terms", "leaf"),
        Term.MAX: translate("Terms", "MAX"),
        Term.MIN: translate("Terms", "MIN"),
        Term.MINIMAX: translate("Terms", "minimax"),
        Term.NODE: translate("Terms", "node"),
        Term.PRINCIPAL_VARIATION: translate("Terms", "principal variation"),
        #: The starting number for random numbers
        Term.SEED: translate("Terms", "seed"),
        Term.VALUE: translate("Terms", "value"),
    }[term]


def meaning(term: Term) -> str:
    """Return the sentence that explains a word."""
    return {
        Term.ALPHA: translate("Terms", "Alpha is the value that MAX can already be sure of."),
        Term.ALPHA_BETA: translate(
            "Terms",
            "Alpha-beta finds the same value as minimax, but skips branches that can't change it.",
        ),
        Term.WINDOW: translate(
            "Terms",
            "The alpha-beta window runs from alpha to beta: only values inside it can still "
            "change the result.",
        ),
        Term.BETA: translate("Terms", "Beta is the value that MIN can already be sure of."),
        Term.BOUND: translate(
            "Terms", "A bound is only a limit: the value is at least or at most this number."
        ),
        Term.CERTAIN: translate("Terms", "A value is certain if the search has proven it."),
        Term.CONFIDENCE: translate(
            "Terms", "The confidence interval contains the true score in 95 out of 100 such runs."
        ),
        Term.CUT: translate(
            "Terms",
            "At a cut, alpha-beta skips the other branches of a node, because they can't change "
            "the result.",
        ),
        Term.DEPTH: translate("Terms", "The depth is how many moves ahead the search looks."),
        Term.ELO: translate(
            "Terms",
            "Elo measures strength: a player rated 200 points higher wins about three games out "
            "of four.",
        ),
        Term.EVALUATION: translate(
            "Terms",
            "An evaluation is a guess at what a position is worth, made where the search stops.",
        ),
        Term.EXACT: translate(
            "Terms", "An exact value is proven: looking further ahead can't change it."
        ),
        Term.GUESS: translate(
            "Terms", "A guess is a value that is not proven, so it may still change."
        ),
        Term.LEAF: translate(
            "Terms",
            "A leaf is a node without branches: the game is over there, or the search stops.",
        ),
        Term.MAX: translate("Terms", "MAX is the player who wants the largest value."),
        Term.MIN: translate("Terms", "MIN is the player who wants the smallest value."),
        Term.MINIMAX: translate(
            "Terms",
            "Minimax looks at all moves and all replies, and both players always play their best.",
        ),
        Term.NODE: translate("Terms", "A node is a position in the tree."),
        Term.PRINCIPAL_VARIATION: translate(
            "Terms", "The principal variation is the line in which both sides play their best."
        ),
        Term.SEED: translate(
            "Terms",
            "The seed is the starting number for the dice: the same seed gives the same games and "
            "trees again.",
        ),
        Term.VALUE: translate(
            "Terms",
            "A value says what a position or a move is worth if both sides play their best.",
        ),
    }[term]


def meanings(*terms: Term) -> str:
    """Return the sentences of several words, a line each."""
    return "\n".join(map(meaning, terms))
