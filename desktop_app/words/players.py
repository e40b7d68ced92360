# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for players: the names of levels and programs, what they do, and how programs failed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath

from PySide6.QtCore import QT_TRANSLATE_NOOP, QDate, Qt

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.gomocup import PREFIX
from desktop_app.games.registry import family_of, wording_of
from desktop_app.languages import short_date, translate
from desktop_app.numerals import grouped, short
from desktop_app.players.characters import MOST_STARS, Character, character_of, stars_of
from desktop_app.players.errors import (
    LEAST_WINDOWS_ERROR,
    Death,
    Ending,
    PlayerError,
    PlayerFault,
    ending_of,
)
from desktop_app.players.ladder import Ladder, MatchResult, ladder_of
from desktop_app.players.levels import levels_for
from desktop_app.players.programs.protocols import BRAIN
from desktop_app.players.registry import ALPHA_BETA, FITTED, MONTE_CARLO, NO_GUESS, StrategyId
from desktop_app.players.ties import TieRule
from desktop_app.search.solved import is_solved
from desktop_app.words.counted import COUNTED

LONGEST_NAME = 24

FAULTS: dict[PlayerFault, object] = {
    #: What is wrong with another program that should play. {name}: of the program, {file}: of its
    #: file, {prefix}: how it should begin; {text}: what the program wrote; {status}: a number
    PlayerFault.MISSING: QT_TRANSLATE_NOOP(
        "Words", "{name} can't play, because there is no program at {path}."
    ),
    PlayerFault.BAD_NAME: QT_TRANSLATE_NOOP(
        "Words", "“{file}” isn't a Gomocup program. Their names start with {prefix}."
    ),
    PlayerFault.NOT_STARTED: QT_TRANSLATE_NOOP(
        "Words", "{name} didn't start. This computer can't run {path} as a program."
    ),
    PlayerFault.WRONG_GAME: QT_TRANSLATE_NOOP(
        "Words",
        "{name} only plays five-in-a-row games in which stones don't fall, such as Gomoku. "
        "Choose another game or another player.",
    ),
    PlayerFault.NOT_CHESS: QT_TRANSLATE_NOOP(
        "Words", "{name} only plays chess. Choose another game or another player."
    ),
    PlayerFault.NO_LEVEL: QT_TRANSLATE_NOOP(
        "Words", "{name} can't play at the level “{text}”. Choose another one."
    ),
    PlayerFault.NO_START: QT_TRANSLATE_NOOP(
        "Words", "{name} wasn't ready after {seconds} s, so it was stopped."
    ),
    PlayerFault.REFUSED: QT_TRANSLATE_NOOP("Words", "{name} doesn't play on this board: “{text}”."),
    PlayerFault.SILENT: QT_TRANSLATE_NOOP(
        "Words", "{name} didn't move within {seconds} s, so it was stopped."
    ),
    PlayerFault.GARBAGE: QT_TRANSLATE_NOOP(
        "Words", "{name} wrote “{text}” instead of a move, so it was stopped."
    ),
    PlayerFault.COMPLAINED: QT_TRANSLATE_NOOP(
        "Words", "{name} reported an error instead of a move: “{text}”."
    ),
    PlayerFault.ILLEGAL: QT_TRANSLATE_NOOP(
        "Words", "{name} wanted to play {text}, which isn't allowed here."
    ),
    PlayerFault.ENDED: QT_TRANSLATE_NOOP(
        "Words", "{name} crashed or left the game (exit status {status})."
    ),
    PlayerFault.STOPPED: QT_TRANSLATE_NOOP("Words", "{name} was stopped before it found a move."),
}
"""Untranslated sentences for each way in which a program fails."""


def brain_name(path: str) -> str:
    """Return the name of a program: its file name without `pbrain-` and `.exe`."""
    name = PurePath(path.replace("\\", "/")).name
    bare = name[len(PREFIX) :] if name.lower().startswith(PREFIX) else name
    bare = (bare[:-4] if bare.lower().endswith(".exe") else bare) or name
    if len(bare) > LONGEST_NAME:
        return bare[: LONGEST_NAME - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return bare


#: Name of a chess engine with its strength. {name}: of the engine
def program_title(program: StrategyId) -> str:
    """Return the name of a program, with its level if it has one."""
    name, way, number = brain_name(program.path or ""), *_level_of(program)
    if way == "elo":
        return translate("Words", "{name}, Elo {number}").format(name=name, number=number)
    if way == "skill":
        return translate("Words", "{name}, skill {number}").format(name=name, number=number)
    return name


#: What a program does, in a list of players; begins small
def program_description(program: StrategyId) -> str:
    """Describe a program in one line."""
    way, number = _level_of(program)
    details = {"path": program.path, "number": number}
    if program.kind == BRAIN:
        text = translate(
            "Words", "a Gomocup program for five-in-a-row games in which stones don't fall: {path}"
        )
    elif way == "elo":
        text = translate("Words", "a chess engine set to play at Elo {number}: {path}")
    elif way == "skill":
        text = translate("Words", "a chess engine set to skill {number}: {path}")
    else:
        text = translate("Words", "a chess engine at full strength: {path}")
    return text.format(**details)


def _level_of(program: StrategyId) -> tuple[str, str]:
    """Return how the level of a program is set ("elo", "skill" or empty), and the number."""
    level = program.level or ""
    way = level.rstrip("0123456789")
    return way, level[len(way) :]


#: What is wrong with another program that should play. {name}: of the program, {signal}: a number
def player_fault_text(error: PlayerError) -> str:
    """Say which program failed, and how."""
    details = dict(error.details)
    path = str(details.get("path", ""))
    details["name"] = brain_name(path)
    details["file"] = PurePath(path).name
    seconds = details.get("seconds")
    if isinstance(seconds, float):
        details["seconds"] = short(seconds, 3)
    status = details.get("status")
    if error.fault is PlayerFault.ENDED and status in (None, 0):
        return translate("Words", "{name} left the game.").format(**details)
    ending = ending_of(status) if isinstance(status, int) else None
    if error.fault is PlayerFault.ENDED and ending is not None:
        return _death_text(ending).format(name=details["name"], code=_code_text(ending))
    return translate("Words", str(FAULTS[error.fault])).format(**details)


def _death_text(ending: Ending) -> str:
    """Say what ended a program; `{name}` and `{code}` are left to fill in."""
    return {
        #: {name}: the program that plays; {code} is "signal 4" or "code 0xC000001D"
        Death.INSTRUCTION: lambda: translate(
            "Words",
            "{name} crashed: this processor doesn't know one of its instructions ({code}). "
            "It may be built for another processor, so try another version of it.",
        ),
        #: {name}: the program that plays; {code} is "signal 11" or "code 0xC0000005"
        Death.MEMORY: lambda: translate(
            "Words",
            "{name} crashed: it used memory that it must not use ({code}). "
            "If it always does, it may be built for another processor.",
        ),
        #: {name}: the program that plays; {code} is "signal 8" or "code 0xC0000094"
        Death.ARITHMETIC: lambda: translate(
            "Words", "{name} crashed: it made a mistake in arithmetic ({code})."
        ),
        #: {name}: the program that plays; {code} is "signal 6" or "code 0xC0000409"
        Death.ABORTED: lambda: translate(
            "Words", "{name} crashed: it found an error in itself and gave up ({code})."
        ),
        #: {name}: the program that plays; {code} is "code 0xC000007B"
        Death.FOREIGN: lambda: translate(
            "Words",
            "{name} can't run: a part of it is built for another kind of processor ({code}).",
        ),
        #: {name}: the program that plays; {code} is "code 127" or "code 0xC0000135"
        Death.PART_MISSING: lambda: translate(
            "Words", "{name} can't run: a file that it needs is missing ({code})."
        ),
        #: {name}: the program that plays; {code} is "code 0xC0000017"
        Death.NO_MEMORY: lambda: translate(
            "Words", "{name} stopped because the computer ran out of memory ({code})."
        ),
        #: {name}: the program that plays; {code} is "signal 15" or "code 0xC000013A"
        Death.STOPPED: lambda: translate("Words", "Something else stopped {name} ({code})."),
    }[ending.death]()


def _code_text(ending: Ending) -> str:
    if ending.signal:
        #: In brackets after how a program crashed; the number is the system's own for the reason
        return translate("Words", "signal {number}").format(number=ending.signal)
    code = f"0x{ending.code:X}" if ending.code >= LEAST_WINDOWS_ERROR else str(ending.code)
    #: In brackets after how a program crashed; the number is the system's own for the reason
    return translate("Words", "code {number}").format(number=code)


#: Choice: how the perfect player chooses among equally good moves
def tie_rule_title(rule: TieRule) -> str:
    """Return the title of a rule among equal moves in a list of choices."""
    if rule is TieRule.BEST_ODDS:
        return translate("Words", "Trickiest for a beginner")
    return translate("Words", "At random")


def among_equals(rule: TieRule) -> str:
    """Return a rule among equal moves as a part of a sentence."""
    if rule is TieRule.BEST_ODDS:
        return translate("Words", "if moves are equally good: the one that is hardest to answer")
    return translate("Words", "if moves are equally good: one at random")


#: How strong a level of the bot is. {games}: such as “60 of 100 games, draws: 12”
def measured_text(strategy: StrategyId, game: Game) -> str:
    """Return the measured strength of a level, in games won, with the date and the conditions.

    It is empty if the level was not measured.
    """
    ladder = ladder_of(game)
    rungs = {rung.strategy: rung.measured for rung in ladder.rungs} if ladder else {}
    if ladder is None or strategy not in rungs:
        return ""
    measured = rungs[strategy]
    if measured is None:
        text = translate("Words", "a player who looks one move ahead beats it: {games}")
        measured = ladder.beaten
    else:
        text = translate("Words", "beats the level below: {games}")
    texts = [text.format(games=_games_text(measured)), _measurement_text(ladder, measured)]
    if ladder.nodes is not None and strategy == ladder.rungs[-1].strategy:
        #: {positions}: such as “20,000 positions”
        limit = translate("Words", "It looked at {positions} at most for each move.")
        texts.append(limit.format(positions=COUNTED.positions(ladder.nodes)))
    return "\n".join(texts)


def _measurement_text(ladder: Ladder, measured: MatchResult) -> str:
    day = short_date(QDate.fromString(ladder.date, Qt.DateFormat.ISODate))
    #: Below the strength of a level of the bot. {date}: a day, {openings}: a number
    return translate(
        "Words", "Measured on {date}, with {openings} openings, each played from both sides."
    ).format(date=day, openings=grouped(measured.games // 2))


#: How many games were won, after a colon. {total}: a number of games
def _games_text(measured: MatchResult) -> str:
    text = translate("Words", "{wins} of {total} games, draws: {draws}")
    if not measured.draws:
        text = translate("Words", "{wins} of {total} games")
    numbers = (measured.wins, measured.games, measured.draws)
    wins, total, draws = (grouped(number) for number in numbers)
    return text.format(wins=wins, total=total, draws=draws)


#: Name of a kind of player: of a level of the bot, or of a way to choose moves
def strategy_title(strategy: StrategyId, game: Game) -> str:
    """Return the name of a strategy; some names, such as "Perfect", depend on the game."""
    if strategy.path is not None:
        return program_title(strategy)
    if strategy.kind == "perfect" and not is_solved(game.start()):
        return translate("Words", "Strongest")
    if strategy.kind == ALPHA_BETA:
        return _depth_title(strategy, game)
    if strategy.kind == FITTED and strategy.noise is not None:
        #: The bot Mira while it plays a fixed share of its moves at random
        text = translate("Words", "Mira, {percent}% at random")
        return text.format(percent=grouped(strategy.noise))
    return {
        NO_GUESS: lambda: translate("Words", "Looks {depth} ahead, no guessing").format(
            depth=strategy.depth
        ),
        MONTE_CARLO: lambda: translate("Words", "Monte Carlo"),
        "random": lambda: translate("Words", "Random"),
        "one-ahead": lambda: translate("Words", "Beginner"),
        "attacker": lambda: translate("Words", "Attacker"),
        "builder": lambda: translate("Words", "Builder"),
        "perfect": lambda: translate("Words", "Perfect"),
        "top-left": lambda: wording_of(game).first_move()[0],
        "worst-case": lambda: translate("Words", "Worst case"),
        "best-odds": lambda: translate("Words", "Best odds"),
        "paper": lambda: translate("Words", "Rules on paper"),
        "menace": lambda: translate("Words", "Matchboxes"),
        FITTED: lambda: character_name(Character.MIRA),
    }[strategy.kind]()


#: What a player does, in a list of players; begins small
def fitting_text(percent: int | None) -> str:
    """Describe what the fitted opponent does, with its share of random moves if it is known."""
    if percent is None:
        return translate(
            "Words",
            "adapts to you: the more mistakes you make, the more random moves it plays, so that "
            "each of you wins about half of the games",
        )
    text = translate("Words", "plays {percent}% of its moves at random and the rest well")
    return text.format(percent=grouped(percent))


#: Below the board, about the bot that adapts to the player
def fitting_now_text(percent: int) -> str:
    """Say openly what the fitted opponent does in this game."""
    text = translate("Words", "Adapts to you: it now plays {percent}% of its moves at random.")
    return text.format(percent=grouped(percent))


def fitted_by_text(*, is_exact: bool | None) -> str:
    """Say how well the values are known that the fit is made from; empty if there are none yet."""
    if is_exact is None:
        return ""
    if is_exact:
        return translate("Words", "This bot knows the exact value of each move you made.")
    return translate("Words", "This bot had to guess the value of some of your moves.")


def character_name(character: Character) -> str:
    """Return the name of a character."""
    return {
        #: Name of a bot, a chick. Names are the same in all languages with Latin letters.
        Character.MOMO: lambda: translate("Words", "Momo"),
        #: Name of a bot, a frog
        Character.NILO: lambda: translate("Words", "Nilo"),
        #: Name of a bot, a rabbit
        Character.LUNA: lambda: translate("Words", "Luna"),
        #: Name of a bot, a fox
        Character.RUBI: lambda: translate("Words", "Rubi"),
        #: Name of a bot, an owl
        Character.ZENO: lambda: translate("Words", "Zeno"),
        #: Name of a bot, a chameleon
        Character.MIRA: lambda: translate("Words", "Mira"),
    }[character]()


def opponent_title(strategy: StrategyId, game: Game) -> str:
    """Return what a player is called at the board: the name of its character, or its title."""
    character = character_of(strategy, game)
    return strategy_title(strategy, game) if character is None else character_name(character)


def opponent_sentence(strategy: StrategyId, game: Game) -> str:
    """Say in one short sentence how a character plays; of other players, their description."""
    depth = strategy.depth
    if strategy.kind == ALPHA_BETA and depth is not None:
        looks = COUNTED.looks_and_guesses if strategy.noise is None else COUNTED.looks_and_errs
        return looks(depth)
    sentences: dict[str, Callable[[], str]] = {
        "random": lambda: translate("Words", "Picks any move."),
        "one-ahead": lambda: translate("Words", "Looks one move ahead."),
        "attacker": lambda: translate("Words", "Makes a threat whenever it can."),
        "builder": lambda: translate("Words", "Makes its longest line longer."),
        "perfect": lambda: (
            translate("Words", "Never makes a mistake.")
            if is_solved(game.start())
            else translate("Words", "Looks as far ahead as it can.")
        ),
        FITTED: lambda: translate("Words", "Plays about as well as you do."),
    }
    say = sentences.get(strategy.kind)
    return strategy_description(strategy, game) if say is None else say()


def stars_text(character: Character, game: Game) -> str:
    """Return the stars of a character in words; empty if its strength was not measured."""
    stars = stars_of(character, game)
    if stars is None:
        return ""
    #: The strength of a bot, for screen readers, such as "2 of 5 stars"
    return translate("Words", "{count} of {most} stars").format(count=stars, most=MOST_STARS)


#: Name of a level of the bot. {noise}: by how many points it misjudges a position
def _depth_title(strategy: StrategyId, game: Game) -> str:
    """Return the name of an alpha-beta strategy, by its depth and its noise."""
    levels: dict[tuple[int | None, int | None], Callable[[], str]] = {
        (1, 400): lambda: translate("Words", "Wild guesser"),
        (1, 200): lambda: translate("Words", "Rough guesser"),
        (1, 100): lambda: translate("Words", "Fair guesser"),
        (1, 50): lambda: translate("Words", "Good guesser"),
        (1, None): lambda: translate("Words", "Learner"),
        (2, None): lambda: translate("Words", "Easy"),
        (4, None): lambda: translate("Words", "Medium"),
        (6, None): lambda: translate("Words", "Hard"),
        (8, None): lambda: translate("Words", "Expert"),
    }
    kind = strategy.depth, strategy.noise
    if kind in levels and strategy in levels_for(game):
        return levels[kind]()
    if strategy.noise is None:
        return translate("Words", "Looks {depth} ahead").format(depth=strategy.depth)
    return translate("Words", "Looks {depth} ahead, misjudges by up to {noise}").format(
        depth=strategy.depth, noise=f"±{short(strategy.noise / 100)}"
    )


def strategy_description(strategy: StrategyId, game: Game) -> str:
    """Describe in one line what a strategy does in a game."""
    if strategy.path is not None:
        return program_description(strategy)
    if strategy.kind == MONTE_CARLO and strategy.playouts is not None:
        return COUNTED.plays_out(strategy.playouts)
    if strategy.kind == ALPHA_BETA and strategy.depth is not None:
        tried = family_of(game).moves_tried(game, strategy.depth)
        if strategy.noise is not None:
            return wording_of(game).misjudges(strategy.depth, strategy.noise)
        if tried is None:
            return COUNTED.looks_ahead(strategy.depth)
        return COUNTED.looks_ahead_at(strategy.depth, tried)
    return {
        NO_GUESS: lambda: COUNTED.looks_ahead_only(strategy.depth or 0),
        "random": lambda: translate("Words", "picks any legal move at random"),
        "one-ahead": lambda: wording_of(game).beginner_description(),
        "attacker": lambda: translate(
            "Words",
            "wins if it can, blocks if it must, otherwise makes a threat or plays at random",
        ),
        "builder": lambda: translate(
            "Words", "wins if it can, blocks if it must, otherwise makes its longest line longer"
        ),
        "perfect": lambda: translate(
            "Words",
            "looks ahead to the end of the game, or as far as time allows on large boards "
            "(minimax)",
        ),
        "top-left": lambda: wording_of(game).first_move()[1],
        "worst-case": lambda: translate("Words", "looks only at the worst that can happen"),
        "best-odds": lambda: translate("Words", "plays as if both sides moved at random from here"),
        "paper": lambda: translate(
            "Words",
            "follows a list of rules on a piece of paper: never loses, but misses wins (P. Curzon "
            "and P. McOwan)",
        ),
        FITTED: lambda: fitting_text(strategy.noise),
        "menace": lambda: translate(
            "Words",
            "MENACE: learns from its wins and losses with beads in matchboxes (D. Michie)",
        ),
    }[strategy.kind]()


def strategy_tip(strategy: StrategyId, game: Game) -> str:
    """Return the tooltip of a strategy: its description, and a level's measured strength."""
    told = strategy_description(strategy, game), measured_text(strategy, game)
    return "\n".join(text for text in told if text)
