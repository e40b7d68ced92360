# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How hard the texts are to read, by two formulas for each language.

    pip install textstat==0.7.4 "setuptools<81"
    python tests/benchmarks/reading_grade.py [--language CODE] [--show]

Judges what a person reads at a time, with all placeholders filled: the rules of each game, answers
of "Why?" about random moves of it, the steps of each example of Explain, and its text. Moves and
numbers are left out. Prints the mean and the hardest of each kind. In English the grades are school
years (Flesch-Kincaid, Gunning fog); in German those of the first Vienna formula and Amstad's ease;
in French Kandel and Moles' ease; in Spanish those of Fernández Huerta and Szigriszt Pazos: an ease
of 80 is easy, of 60 what a pupil of 13 reads.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from statistics import mean
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication

from desktop_app.core.entry import family_of
from desktop_app.core.position import Player
from desktop_app.explain.examples import examples
from desktop_app.explain.words.steps import StepWords
from desktop_app.games.registry import PRESETS, wording_of
from desktop_app.languages import load_language
from desktop_app.play.why.words import why_text
from desktop_app.search.algorithm import Algorithm
from desktop_app.search.trace import Trace
from tests.benchmarks.bench_reasons import looking, mistakes

ANSWERS, STEPS = 8, 60
FEWEST_WORDS = 50
Formula = Callable[[str], float]

textstat: Any = import_module("textstat")  # by hand only; see above
FORMULAS: dict[str, dict[str, Formula]] = {
    "en": {"Flesch-Kincaid": textstat.flesch_kincaid_grade, "fog": textstat.gunning_fog},
    "de": {
        "Vienna": lambda text: textstat.wiener_sachtextformel(text, 1),
        "ease": textstat.flesch_reading_ease,
    },
    "fr": {"ease": textstat.flesch_reading_ease},
    "es": {"Huerta": textstat.fernandez_huerta, "Szigriszt": textstat.szigriszt_pazos},
}


def plain(text: str) -> str:
    """Return a text without moves, numbers and single letters."""
    text = re.sub(r"\S*\d\S*?(?=[.,:;!?]*(\s|$))", "", text)
    text = re.sub(r"(?<!\w)[A-HJ-Zb-z](?!\w)|[=≥≤α-β+−]", "", text)
    return re.sub(r"\s+(?=[.,:;!?])", "", re.sub(r"\s+", " ", text))


def rules() -> Iterator[tuple[str, str]]:
    """Yield the rules of each game."""
    for name, game in PRESETS.items():
        yield name, " ".join(wording_of(game).rules(game))


def answers() -> Iterator[tuple[str, str]]:
    """Yield answers of "Why?" about random mistakes in each game."""
    for name in PRESETS:
        found = islice(mistakes(name, ANSWERS, looking(500)), ANSWERS)
        told = [why_text(each, person=Player(1)) for each in found]
        if told:
            yield name, " ".join(told)


def texts() -> Iterator[tuple[str, str]]:
    """Yield what is said of each example."""
    for each in examples():
        yield each.title, f"{each.text} {each.question}"


def steps() -> Iterator[tuple[str, str]]:
    """Yield the first steps of each example."""
    for each in examples():
        position = each.make()
        evaluation = family_of(position.game).evaluation
        algorithm = Algorithm(
            each.prunes,
            each.depth or 4,
            each.worth,
            lambda at, guess=evaluation: guess(at, Player(1)),
        )
        trace = Trace(position, algorithm)
        words = StepWords(trace)
        told = [words.sentence(step) for step in islice(trace.steps(), STEPS)]
        yield each.title, " ".join(told)


KINDS = {"rules": rules, "why": answers, "examples": texts, "steps": steps}


def main() -> None:
    """Print the grades of all kinds of texts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", default="en", choices=FORMULAS)
    parser.add_argument("--show", action="store_true", help="print each text with its grades")
    parser.add_argument("--kind", choices=KINDS, action="append", help="these only")
    options = parser.parse_args()
    app = QCoreApplication([])
    load_language(app, options.language)
    textstat.set_lang(options.language)
    for kind in options.kind or KINDS:
        judged: dict[str, list[float]] = {name: [] for name in FORMULAS[options.language]}
        hardest = ""
        for title, text in KINDS[kind]():
            told = plain(text)
            if len(told.split()) < FEWEST_WORDS // (2 if kind in ("rules", "examples") else 1):
                continue
            grades = {name: formula(told) for name, formula in FORMULAS[options.language].items()}
            for name, grade in grades.items():
                judged[name].append(grade)
            first = next(iter(grades))
            if grades[first] == max(judged[first]):
                hardest = title
            if options.show:
                print(f"{kind} {title} {grades}\n    {told}")
        for name, grades in judged.items():
            print(
                f"{options.language} {kind}: {name} mean {mean(grades):.1f}, "
                f"from {min(grades):.1f} to {max(grades):.1f}, {len(grades)} texts ({hardest})",
                flush=True,
            )


if __name__ == "__main__":
    main()
