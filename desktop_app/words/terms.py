# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the field that the pages use, each with one sentence that explains it.

The sentences are shown where a word stands as a title (`kit/terms.py`), and all of them in the list
*Words* of the Help menu. `resources/glossary.csv` has the words too, for translators.
"""

from __future__ import annotations

from enum import StrEnum

from desktop_app.languages import translate


class GlossaryTerm(StrEnum):
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
    NIM_SUM = "nim-sum"
    NODE = "node"
    PRINCIPAL_VARIATION = "principal variation"
    SEED = "seed (of chance)"
    VALUE = "value"


#: A word of the field, in the list of words; it begins small as in a sentence
def term_name(term: GlossaryTerm) -> str:
    """Return the word in the language of the reader."""
    return {
        GlossaryTerm.ALPHA: translate("Terms", "alpha"),
        GlossaryTerm.ALPHA_BETA: translate("Terms", "alpha-beta"),
        GlossaryTerm.WINDOW: translate("Terms", "alpha-beta window"),
        GlossaryTerm.BETA: translate("Terms", "beta"),
        #: "At least 1" and "at most 1" are bounds of a value
        GlossaryTerm.BOUND: translate("Terms", "bound"),
        GlossaryTerm.CERTAIN: translate("Terms", "certain"),
        GlossaryTerm.CONFIDENCE: translate("Terms", "confidence interval"),
        #: A noun: alpha-beta makes a cut
        GlossaryTerm.CUT: translate("Terms", "cut"),
        GlossaryTerm.DEPTH: translate("Terms", "depth"),
        GlossaryTerm.ELO: translate("Terms", "Elo"),
        GlossaryTerm.EVALUATION: translate("Terms", "evaluation"),
        #: Of a value
        GlossaryTerm.EXACT: translate("Terms", "exact"),
        #: A noun: a value that is not proven
        GlossaryTerm.GUESS: translate("Terms", "guess"),
        #: Of a tree
        GlossaryTerm.LEAF: translate("Terms", "leaf"),
        GlossaryTerm.MAX: translate("Terms", "MAX"),
        GlossaryTerm.MIN: translate("Terms", "MIN"),
        GlossaryTerm.MINIMAX: translate("Terms", "minimax"),
        #: Of the heaps of Nim
        GlossaryTerm.NIM_SUM: translate("Terms", "nim-sum"),
        GlossaryTerm.NODE: translate("Terms", "node"),
        GlossaryTerm.PRINCIPAL_VARIATION: translate("Terms", "principal variation"),
        #: The starting number for random numbers
        GlossaryTerm.SEED: translate("Terms", "seed"),
        GlossaryTerm.VALUE: translate("Terms", "value"),
    }[term]


def definition(term: GlossaryTerm) -> str:
    """Return the sentence that explains a word."""
    return {
        GlossaryTerm.ALPHA: translate(
            "Terms", "Alpha is the value that MAX can already be sure of."
        ),
        GlossaryTerm.ALPHA_BETA: translate(
            "Terms",
            "Alpha-beta finds the same value as minimax, but skips branches that can't change it.",
        ),
        GlossaryTerm.WINDOW: translate(
            "Terms",
            "The alpha-beta window runs from alpha to beta: only values inside it can still "
            "change the result.",
        ),
        GlossaryTerm.BETA: translate("Terms", "Beta is the value that MIN can already be sure of."),
        GlossaryTerm.BOUND: translate(
            "Terms", "A bound is only a limit: the value is at least or at most this number."
        ),
        GlossaryTerm.CERTAIN: translate("Terms", "A value is certain if the search has proven it."),
        GlossaryTerm.CONFIDENCE: translate(
            "Terms", "The confidence interval contains the true score in 95 out of 100 such runs."
        ),
        GlossaryTerm.CUT: translate(
            "Terms",
            "At a cut, alpha-beta skips the other branches of a node, because they can't change "
            "the result.",
        ),
        GlossaryTerm.DEPTH: translate(
            "Terms", "The depth is how many moves ahead the search looks."
        ),
        GlossaryTerm.ELO: translate(
            "Terms",
            "Elo measures strength: a player rated 200 points higher wins about three games out "
            "of four.",
        ),
        GlossaryTerm.EVALUATION: translate(
            "Terms",
            "An evaluation is a guess at what a position is worth, made where the search stops.",
        ),
        GlossaryTerm.EXACT: translate(
            "Terms", "An exact value is proven: looking further ahead can't change it."
        ),
        GlossaryTerm.GUESS: translate(
            "Terms", "A guess is a value that isn't proven, so it may still change."
        ),
        GlossaryTerm.LEAF: translate(
            "Terms",
            "A leaf is a node without branches: the game is over there, or the search stops.",
        ),
        GlossaryTerm.MAX: translate("Terms", "MAX is the player who wants the largest value."),
        GlossaryTerm.MIN: translate("Terms", "MIN is the player who wants the smallest value."),
        GlossaryTerm.MINIMAX: translate(
            "Terms",
            "Minimax looks at all moves and all replies, and assumes that both players always play "
            "their best.",
        ),
        GlossaryTerm.NIM_SUM: translate(
            "Terms",
            "The nim-sum adds the heaps of Nim as binary numbers without carrying: you want to "
            "leave 0.",
        ),
        GlossaryTerm.NODE: translate("Terms", "A node is a position in the tree."),
        GlossaryTerm.PRINCIPAL_VARIATION: translate(
            "Terms", "The principal variation is the line in which both sides play their best."
        ),
        GlossaryTerm.SEED: translate(
            "Terms",
            "The seed is the starting number for the dice: the same seed gives the same games and "
            "trees again.",
        ),
        GlossaryTerm.VALUE: translate(
            "Terms",
            "A value says what a position or a move is worth if both sides play their best.",
        ),
    }[term]


def definitions(*terms: GlossaryTerm) -> str:
    """Return the sentences of several words, a line each."""
    return "\n".join(map(definition, terms))
