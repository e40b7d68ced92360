# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of a run is taken at its word, and what it claims is counted out anew.

Nothing of the run is believed but which node a step is at and what has come back there: sentences
are read as a person reads them, and their claims are held against plain minimax.
"""

import re
from collections import Counter
from functools import cache
from random import Random

import pytest

from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.core.scales import plies_to_spare
from desktop_app.explain.words.steps import StepWords
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.search.algorithm import UtilityScale, algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step, StepKind

TIC_TAC_TOE = LineGame(3, 3, 3)
MINUS = "\N{MINUS SIGN}"
MOST_STEPS = 6_000
EACH, NEAR = 600, 3
"""So many steps of a run, and those at nodes so near to the top, are read one and all."""
ROUNDING = 1e-9
WISHES = {True: "largest", False: "smallest"}
Said = dict[str, str]


def value(name: str, at: str = "") -> str:
    """The pattern of a value, and perhaps of what bounds it."""
    text = rf"(?P<{name}>[+−]?\d+(?:\.\d+)?(?: in \d+)?)"
    return (rf"(?:at (?P<{at}>least|most) )?" if at else "") + text


PLACE = r"(?P<where>At the top|After [^:]*)"
COMPARED = rf"The new value, {value('new', 'new_at')}, "


PATTERNS = {
    "begins": r"(?:(?P<who>MAX) chooses first and|It is (?P<mover>\w+)'s turn\. (?P<again>\w+) is "
    r"(?P<role>MAX|MIN) and) wants the (?P<request>largest|smallest) \w+\.",
    "what if": r"(?:(?P<where>.*): w|W)hat if (?P<who>\w+) (?:plays|takes) (?P<move>.*)\?",
    "leaf": r"This is the end of the branch \(a leaf\)\. Its number is " + value("value") + r"\.",
    "won": r"(?P<who>\w+) wins here, (?P<count>\d+) moves? below the top"
    r"(?P<both> \(both players' moves\))?\. That is worth " + value("value") + r"\.",
    "drawn": r"This is a draw\. It is worth " + value("value") + r"\.",
    "guess": rf"We stop looking here.* gives {value('count')}(?:: a guess of {value('value')}|"
    r", and that is our guess)\.",
    "back": r"Back (?P<where>at the top|up after [^:]*): (?:playing )?(?P<move>.*) "
    r"(?:is|seems to be) worth " + value("value", "at") + r"\.",
    "first": r"This is the first value, so it is the best so far: "
    rf"{value('value', 'at')} with (?P<move>.*)\.",
    "better": rf"{COMPARED}(?P<how>is larger|is smaller|is better for \w+) than "
    rf"{value('old', 'old_at')}\. "
    r"The best choice for (?P<who>\w+) is now (?P<move>.*)\.",
    "keeps": rf"{COMPARED}(?P<how>isn't larger|isn't smaller|is no better for \w+) than "
    rf"{value('old', 'old_at')}\. (?P<who>\w+) keeps (?P<move>.*) with "
    rf"{value('best', 'best_at')}\.",
    "limited": rf"The new value, {value('new')}, (?P<how>is.*) than {value('old')}\. So far, "
    rf"(?P<who>\w+) can't get (?P<way>more|less) than {value('limit')} here\.",
    "window": rf"{PLACE}: (?P<who>\w+) can (?:now be sure of|probably get|now keep the value at|"
    rf"probably keep the value at) (?:at (?P<at>least) )?{value('value')}(?P<less> or less)?"
    r"(?: now)? "
    rf"\((?P<end>alpha|beta) = {value('to')}\)\.",
    "cut": r"Cut (?P<where>after [^!]*)! (?P<who>\w+) can (?P<way>get at least|keep the value at) "
    rf"{value('value')} (?P<at>here|or less)\. But (?P<other>\w+) already has {value('limit')} "
    r"(?:(?P<top>at the top) with (?P<move>.*) \(◆\)|with (?P<below>.*) \(◆\) "
    r"(?P<there>after .*))\. "
    r"So (?P<comer>\w+) won't come here\. "
    r"We can skip the (?:last branch|other (?P<count>\d+) branches)\.",
    "done, bound": r"(?P<where>After .*), the node is finished\. It is worth at (?P<at>least|most) "
    rf"{value('value')}\.",
    "done": r"(?P<where>After .*), the node is finished\. (?:The best (?P<who>\w+) can get is "
    rf"|(?P<taker>\w+) takes the (?P<how>largest|smallest) value: ){value('value')}\.",
    "end": rf"Done! The value (?P<how>is|seems to be) {value('value')}: (?P<who>\w+) chooses "
    r"(?P<move>.*)\.",
}
"""How each kind of sentence is read."""
READ = {name: re.compile(pattern) for name, pattern in PATTERNS.items()}
PRUNING = {"limited", "window", "cut", "done, bound"}
"""What is said of alpha-beta only."""
OF_GAMES, OF_TREES = {"guess", "won", "drawn"}, {"guess", "leaf"}
"""What is never said of trees of numbers, and what never of games that are searched to the end."""


# What is true, by plain minimax on told values: larger is better for whoever is MAX as told


def told(position: Position, worth: UtilityScale) -> float:
    """What a finished game is told to be worth."""
    outcome = position.outcome
    assert outcome is not None
    if position.game.is_numeric:
        return outcome
    left = plies_to_spare(position)
    return {
        UtilityScale.PLAIN: outcome,
        UtilityScale.MAX_LOSS: -outcome,
        UtilityScale.SCHOOL: outcome * (10 + left),
        UtilityScale.QUICK: outcome * (1_000 + left),  # more than lines, the quick wins first
    }[worth]


def guessed(position: Position, worth: UtilityScale) -> float:
    """What an unfinished game is told to be worth where the search looks no further."""
    lines = open_lines(position, MAX)
    unit = lines / (abs(lines) + 100)
    told = {UtilityScale.QUICK: lines, UtilityScale.SCHOOL: 10 * unit, UtilityScale.MAX_LOSS: -unit}
    return told.get(worth, unit)


def is_largest_wanted(position: Position, worth: UtilityScale) -> bool:
    turned = worth is UtilityScale.MAX_LOSS and not position.game.is_numeric
    return (position.turn is MAX) is not turned


@cache
def truth(position: Position, worth: UtilityScale, depth: int | None) -> float:
    """What a position is told to be worth, looking so far ahead."""
    if position.outcome is not None:
        return told(position, worth)
    if depth == 0:
        return guessed(position, worth)
    deeper = None if depth is None else depth - 1
    best = max if is_largest_wanted(position, worth) else min
    return best(truth(position.after(m), worth, deeper) for m in position.legal_moves())


class Reader:
    """Reads the sentences of one run and holds them against the truth."""

    def __init__(self, trace: Trace) -> None:
        self.root, self.algorithm = trace.position, trace.algorithm
        self.worth = trace.algorithm.worth
        self.seen = Counter[str]()
        self.likely: dict[StepKind, str] = {}
        self.places: dict[tuple[Move, ...], list[str]] = {}
        self.ways = {
            "begins": self.begins,
            "what if": self.what_if,
            "leaf": self.leaf,
            "won": self.won,
            "drawn": self.drawn,
            "guess": self.guess,
            "back": self.back,
            "first": self.first,
            "better": self.better,
            "keeps": self.keeps,
            "limited": self.limited,
            "window": self.window,
            "cut": self.cut,
            "done, bound": self.done_bound,
            "done": self.done,
            "end": self.end,
        }

    def number(self, text: str) -> float:
        """What is read of a value, on the scale of `truth`."""
        value, _, plies = text.replace(MINUS, "-").partition(" in ")
        if not plies:
            return float(value)
        left = plies_to_spare(self.root) - int(plies)
        return float(value) * (1_000 + left)

    def true(self, position: Position) -> float:
        depth = self.algorithm.depth
        rest = None if depth is None else depth - (position.ply - self.root.ply)
        return truth(position, self.worth, rest)

    def same(self, text: str, value: float) -> bool:
        """Whether a value reads so: guesses are rounded."""
        number = self.number(text)
        return abs(number - value) < (0.051 if "." in text else ROUNDING)

    def is_sure(self, text: str, at: str | None, value: float) -> bool:
        """Whether "5", "5 at least" or "5 at most" holds of a value."""
        room = 0.051 if "." in text else ROUNDING
        number = self.number(text)
        if at == "least":
            return value >= number - room
        if at == "most":
            return value <= number + room
        return self.same(text, value)

    def named(self, step: Step, where: str) -> Position:
        """The node that a place names; no other one on the path may be called so."""
        where = where.removeprefix("up ")
        where = f"{where[0].lower()}{where[1:]}"
        names = self.place_names(step)
        assert names.count(where) == 1, (where, names)
        return step.path[names.index(where)].position

    def place_names(self, step: Step) -> list[str]:
        """What the nodes of the path are called: of each path once, for many steps share it."""
        key = step.moves
        if key not in self.places:
            self.places[key] = self.named_places(step)
        return self.places[key]

    def named_places(self, step: Step) -> list[str]:
        found = ["at the top"]
        moves: list[str] = []
        for above, below in zip(step.path, step.path[1:], strict=False):
            assert below.move is not None
            moves.append(self.listed(above.position, below.move))
            named = moves if len(moves) <= 4 else ["…", *moves[-3:]]
            if len(moves) == 1:
                named = [self.long(above.position, below.move)]
            found.append(f"after {', '.join(named)}")
        return found

    def listed(self, position: Position, move: Move) -> str:
        """What a move is called in a list: left and right are said without a noun."""
        text = self.short(position, move)
        return text if text in ("left", "right") else self.long(position, move)

    def short(self, position: Position, move: Move) -> str:
        if position.game.is_numeric and len(position.legal_moves()) == 2:
            return ("left", "right")[move]
        return position.game.move_text(move)

    def move(self, position: Position, text: str) -> Position:
        """The position after a move that is named in a sentence."""
        found = [m for m in position.legal_moves() if self.long(position, m) == text]
        assert len(found) == 1, text
        return position.after(found[0])

    def long(self, position: Position, move: Move) -> str:
        text = self.short(position, move)
        if not position.game.is_numeric:
            return text
        return f"the {text} branch" if len(position.legal_moves()) == 2 else f"branch {text}"

    def player(self, text: str) -> Player:
        return MAX if text == self.name(MAX) else {self.name(MIN): MIN}[text]

    def name(self, player: Player) -> str:
        if self.root.game.is_numeric:
            return "MAX" if player is MAX else "MIN"
        return self.root.game.player_text(player)

    def wants_largest(self, position: Position) -> bool:
        return is_largest_wanted(position, self.worth)

    def check(self, step: Step, sentence: str) -> None:
        """Find the one way to read a sentence, and hold it against the truth."""
        likely = self.likely.get(step.kind, "begins")  # most steps of a kind are told alike
        for name in (likely, *self.ways):
            found = READ[name].fullmatch(sentence)
            if found is not None:
                self.seen[name] += 1
                self.likely[step.kind] = name
                assert self.ways[name](step, found.groupdict()), (step.moves, sentence)
                return
        raise AssertionError(f"nobody can read this: {sentence}")

    def begins(self, _step: Step, said: Said) -> bool:
        largest, who = self.wants_largest(self.root), said["who"] or said["mover"]
        return (
            self.player(who) is self.root.turn
            and said["again"] in (None, who)
            and said["request"] == ("largest" if largest else "smallest")
            and said["role"] in (None, "MAX" if largest else "MIN")
        )

    def what_if(self, step: Step, said: Said) -> bool:
        parent, where = step.path[-2].position, said["where"]
        return (
            self.named(step, where or "at the top") == parent
            and self.player(said["who"]) is parent.turn
            and self.move(parent, said["move"]) == step.node.position
        )

    def leaf(self, step: Step, said: Said) -> bool:
        assert step.node.position.game.is_numeric
        return self.same(said["value"], told(step.node.position, self.worth))

    def won(self, step: Step, said: Said) -> bool:
        position = step.node.position
        assert position.outcome is not None
        return (
            self.player(said["who"]) * position.outcome > 0
            and int(said["count"]) == position.ply - self.root.ply
            and bool(said["both"]) is (int(said["count"]) > 1)
            and self.same(said["value"], told(position, self.worth))
        )

    def drawn(self, step: Step, said: Said) -> bool:
        position = step.node.position
        assert not position.game.is_numeric
        return position.outcome == 0 and self.same(said["value"], told(position, self.worth))

    def guess(self, step: Step, said: Said) -> bool:
        lines = open_lines(step.node.position, MAX)
        lines = -lines if self.worth is UtilityScale.MAX_LOSS else lines
        is_counted = self.number(said["count"]) == lines
        value = said["value"] or said["count"]  # told once where the guess is what was counted
        return is_counted and self.same(value, self.true(step.node.position))

    def back(self, step: Step, said: Said) -> bool:
        here = self.named(step, said["where"])
        worth = self.true(self.move(here, said["move"]))
        return here == step.node.position and self.is_sure(said["value"], said["at"], worth)

    def first(self, step: Step, said: Said) -> bool:
        worth = self.true(self.move(step.node.position, said["move"]))
        return len(step.node.tried) == 1 and self.is_sure(said["value"], said["at"], worth)

    def known(self, step: Step) -> list[float]:
        """What the moves are truly worth that have come back, in their order."""
        position = step.node.position
        return [self.true(position.after(tried.move)) for tried in step.node.tried]

    def compares(self, step: Step, said: Said) -> bool:
        """Whether a comparison of two numbers is right, and in the interest of who moves."""
        how, turn = said["how"], step.node.position.turn
        largest = self.wants_largest(step.node.position)
        sign = 1 if largest else -1
        better = sign * (self.number(said["new"]) - self.number(said["old"])) > ROUNDING
        if how.startswith(("isn't", "is no ")):
            better = not better
        word = f"for {self.name(turn)}" if "better" in how else "larger" if largest else "smaller"
        return better and how.endswith(word) and self.player(said["who"]) is turn

    def better(self, step: Step, said: Said) -> bool:
        position = step.node.position
        *others, latest = self.known(step)
        sign = 1 if self.wants_largest(position) else -1
        return (
            self.compares(step, said)
            and self.move(position, said["move"]) == position.after(step.node.tried[-1].move)
            and self.is_sure(said["new"], said["new_at"], latest)
            and any(self.is_sure(said["old"], said["old_at"], other) for other in others)
            # it really is the best so far, whatever is left open by the bounds
            and all(sign * latest > sign * other for other in others)
        )

    def keeps(self, step: Step, said: Said) -> bool:
        position = step.node.position
        kept = self.true(self.move(position, said["move"]))
        sign = 1 if self.wants_largest(position) else -1
        return (
            self.compares(step, said)
            and (said["best"], said["best_at"]) == (said["old"], said["old_at"])
            and self.is_sure(said["new"], said["new_at"], self.known(step)[-1])
            and self.is_sure(said["best"], said["best_at"], kept)
            and all(sign * kept >= sign * other for other in self.known(step))
        )

    def limited(self, step: Step, said: Said) -> bool:
        largest = self.wants_largest(step.node.position)
        at = "most" if largest else "least"
        return (
            self.compares(step, said)
            and said["way"] == ("more" if largest else "less")
            and all(self.is_sure(said["limit"], at, value) for value in self.known(step))
        )

    def is_sure_here(self, position: Position, who: str, value: str) -> bool:
        """Whether a player can have as much from a position on."""
        at = "least" if self.wants_largest(position) else "most"
        return self.player(who) is position.turn and self.is_sure(value, at, self.true(position))

    def window(self, step: Step, said: Said) -> bool:
        here = self.named(step, said["where"])
        return (
            here == step.node.position
            and said["value"] == said["to"]
            and said["end"] == ("alpha" if self.wants_largest(here) else "beta")
            and bool(said["at"]) == self.wants_largest(here) == (not said["less"])
            and self.is_sure_here(here, said["who"], said["value"])
        )

    def cut(self, step: Step, said: Said) -> bool:
        here, above = (
            self.named(step, said["where"]),
            self.named(step, said["top"] or said["there"]),
        )
        largest, left = self.wants_largest(here), len(here.legal_moves()) - len(step.node.tried)
        spare = self.number(said["value"]) - self.number(said["limit"])
        other_at = "most" if largest else "least"
        return (
            here == step.node.position
            and said["comer"] == said["other"]
            and (said["way"] == "get at least") == (said["at"] == "here") == largest
            and self.is_sure_here(here, said["who"], said["value"])
            and self.is_sure_here(above, said["other"], said["limit"])
            and self.is_sure(
                said["limit"], other_at, self.true(self.move(above, said["move"] or said["below"]))
            )
            and above.turn is not here.turn
            and (spare if largest else -spare) >= -ROUNDING
            and left == int(said["count"] or 1) > 0
        )

    def done_bound(self, step: Step, said: Said) -> bool:
        here = self.named(step, said["where"])
        return here == step.node.position and self.is_sure(
            said["value"], said["at"], self.true(here)
        )

    def done(self, step: Step, said: Said) -> bool:
        here = self.named(step, said["where"])
        return (
            here == step.node.position
            and self.player(said["who"] or said["taker"]) is here.turn
            and said["how"] in (None, WISHES[self.wants_largest(here)])
            and self.same(said["value"], self.true(here))
        )

    def end(self, step: Step, said: Said) -> bool:
        assert step.summary is not None
        win = 1_000 if self.worth is UtilityScale.QUICK else 1
        goes_on = step.summary.guessed and abs(self.number(said["value"])) < win
        return (
            (said["how"] == "seems to be") is goes_on
            and self.player(said["who"]) is self.root.turn
            and self.same(said["value"], self.true(self.root))
            and self.true(self.move(self.root, said["move"])) == self.true(self.root)
        )


def random_tree(random: Random, depth: int = 0) -> str:
    """Numbers in brackets, of any shape."""
    if depth == 4 or (depth > 1 and random.random() < 0.3):
        return str(random.randint(-9, 9))
    parts = [random_tree(random, depth + 1) for _ in range(random.randint(2, 3 + (depth == 1)))]
    return f"[{' '.join(parts)}]"


def random_position(random: Random, least: int, most: int) -> Position:
    while True:
        position: Position = TIC_TAC_TOE.start()
        for _ in range(random.randint(least, most)):
            if position.outcome is None:
                position = position.after(random.choice(position.legal_moves()))
        if position.outcome is None:
            return position


def read_all(trace: Trace) -> Counter[str]:
    """Read a run: of what lies deep in it every fourth step, for there is most of the same."""
    words, reader, dice = StepWords(trace), Reader(trace), Random(4)
    for step in trace.steps():
        if step.index > MOST_STEPS:
            break
        if step.index < EACH or len(step.path) <= NEAR or dice.random() < 0.25:
            reader.check(step, words.sentence(step))
    last = trace.at(trace.summary.steps - 1)
    reader.check(last, words.sentence(last))
    return reader.seen


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
def test_every_sentence_about_trees_of_numbers_is_true(prunes: bool) -> None:
    random, seen = Random(7), Counter[str]()
    for _ in range(60):
        start = parse_numbers(random_tree(random)).start()
        seen += read_all(Trace(start, algorithm_for(start, None, prunes=prunes)))
    assert sum(seen.values()) > 5_000
    assert seen.keys() == PATTERNS.keys() - (OF_GAMES if prunes else PRUNING | OF_GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("worth", UtilityScale)
def test_every_sentence_about_positions_is_true(worth: UtilityScale, prunes: bool) -> None:
    random, seen = Random(worth), Counter[str]()
    for _ in range(12):
        position = random_position(random, 2, 5)
        seen += read_all(Trace(position, algorithm_for(position, None, worth=worth, prunes=prunes)))
    assert sum(seen.values()) > 5_000
    assert seen.keys() == PATTERNS.keys() - (OF_TREES if prunes else PRUNING | OF_TREES)


@pytest.mark.slow
@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("worth", UtilityScale)
def test_every_sentence_about_guesses_is_true(worth: UtilityScale, prunes: bool) -> None:
    random, seen = Random(worth), Counter[str]()
    for depth in (1, 2, 3, 4) * 4:
        position = random_position(random, 2, 4)
        trace = Trace(position, algorithm_for(position, depth, worth=worth, prunes=prunes))
        seen += read_all(trace)
    assert sum(seen.values()) > 1_000
    assert seen["guess"] > 100


def test_every_claim_of_a_sure_value_names_its_place() -> None:
    """In a tree worth 4, "MAX is sure of 5" is true somewhere below only: it is said where."""
    start = parse_numbers("4 1 6 5 3 2 8 7").start()
    trace = Trace(start, algorithm_for(start, None, prunes=True))
    words = StepWords(trace)
    told = {words.sentence(step) for step in trace.steps() if step.kind is StepKind.WINDOW}
    assert trace.summary.value == 4
    assert "After left, right: MAX can now be sure of at least 6 (alpha = 6)." in told
    assert "At the top: MAX can now be sure of at least 4 (alpha = 4)." in told


def test_players_are_called_by_their_names() -> None:
    position = TIC_TAC_TOE.parse_position("XOX/OO./.X.")
    words = StepWords(trace := Trace(position, algorithm_for(position, None, prunes=True)))
    steps = list(trace.steps())
    assert all("MAX" not in words.sentence(step) for step in steps[1:])
    assert all("MIN" not in words.sentence(step) for step in steps)
    numbers = parse_numbers("3 5 2 9").start()
    words = StepWords(trace := Trace(numbers, algorithm_for(numbers, None, prunes=False)))
    told = [words.sentence(step) for step in trace.steps()]
    assert "The new value, 5, isn't smaller than 3. MIN keeps the left branch with 3." in told
    assert MIN.opponent is MAX
