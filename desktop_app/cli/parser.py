# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's command line: its commands and options, and the functions that run them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from desktop_app import __version__
from desktop_app.cli import argument
from desktop_app.cli.arena.options import add_arena, add_ladder
from desktop_app.cli.argparse_texts import speak_for_argparse
from desktop_app.cli.output import (
    BAD_INPUT,
    PATIENCE,
    QUOTED,
    has_screen,
    one_line,
    say,
    say_in_utf8,
    translate,
    use_language,
)
from desktop_app.cli.worksheet import add_worksheet
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game, Move, Player, position_after

if TYPE_CHECKING:
    from desktop_app.error_log import ErrorLog
    from desktop_app.explain.lesson_file import Lesson

COMMANDS = ("analyse", "why", "show", "play", "arena", "ladder", "explain", "worksheet")


class BadArgumentsError(Exception):
    """Raised for a command line that can't be understood, with a sentence that says why."""


class HelpWithExamples(argparse.HelpFormatter):
    """Wraps the first line of a help; those after it are examples, to be copied whole."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        told, *examples = text.splitlines()
        return [*super()._split_lines(told, width), *examples]


class Help(argparse.Action):
    """Prints the help, with examples of the game that was named before."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        _values: object,
        _option: str | None = None,
    ) -> None:
        """Print it, and exit."""
        if isinstance(parser, GameParser):
            parser.named = getattr(namespace, "game", None) or ""
        parser.print_help()
        parser.exit()


class OneLineParser(argparse.ArgumentParser):
    """A parser that raises `BadArgumentsError` with one sentence."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, add_help=False, formatter_class=HelpWithExamples, **options)
        told = translate("CommandLine", "show this help and exit")
        self.add_argument("-h", "--help", action=Help, nargs=0, help=told)

    def error(self, message: str) -> NoReturn:
        raise BadArgumentsError(message)


class GameParser(OneLineParser):
    """The parser of a command about a game; it loads the list of games only for `--help`.

    Attributes:
        told: the help on an argument, made when it is read.
        told_of: the help on an argument with an example of the game, if the game was named.
        named: the name of the game before `--help`; empty without one.
    """

    def __init__(
        self, *args: Any, names_game: bool = True, takes_file: bool = False, **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self.told = dict[argparse.Action, Callable[[], str]]()
        self.told_of = dict[argparse.Action, Callable[[Game | None], str]]()
        self.named = ""
        # suppressed: a default here would reset the program's own option
        self.add_argument(
            "--verbose", help=_verbose(), action="store_true", default=argparse.SUPPRESS
        )
        self.add_argument(
            "--language",
            type=argument.language,
            metavar="CODE",
            help=_language(),
            default=argparse.SUPPRESS,
        )
        if names_game:
            times = "?" if takes_file else None
            self.told[self.add_argument("game", metavar="GAME", nargs=times)] = _games
        if takes_file:
            argument.add_file(self)

    def format_help(self) -> str:
        for option, text in self.told.items():
            option.help = text()
        game = self._named_game() if self.told_of else None
        for option, text_of in self.told_of.items():
            option.help = text_of(game)
        return super().format_help()

    def _named_game(self) -> Game | None:
        from desktop_app.games.registry import find_game

        with suppress(GameError):
            return find_game(self.named)
        return None


def _verbose() -> str:
    return translate(
        "CommandLine",
        "write a log to standard error and to verbose.log in the data folder",
    )


def _language() -> str:
    return translate(
        "CommandLine", "use this language, for example de, instead of the one chosen in the window"
    )


def _games() -> str:
    from desktop_app.games.registry import named_formats, preset_names

    *names, last = [*preset_names(), *named_formats()]
    #: {names}: the names of all games but the last, with commas between them
    #: {last}: the last name
    text = translate("CommandLine", "{names} or {last}")
    return text.format(names=", ".join(names), last=last)


#: Help of the command line. {sides}: what players are called, such as “X, White”; do not translate
#: what is to be typed
def _begins() -> str:
    return translate(
        "CommandLine",
        "the player who moves first ({sides}): random, one-ahead, alpha-beta:DEPTH, perfect, "
        "brain:/path/to/pbrain-program, uci:ENGINE",
    ).format(sides=_called(Player.MAX))


#: Help of the command line. {sides}: what players are called, such as “O, Black”
def _answers() -> str:
    return translate(
        "CommandLine", "the player who moves second ({sides}): the same choices"
    ).format(sides=_called(Player.MIN))


def _called(player: Player) -> str:
    """Return the names of a player in the games of the list."""
    from desktop_app.games.registry import PRESETS

    return ", ".join(dict.fromkeys(game.player_text(player) for game in PRESETS.values()))


def _positions(game: Game | None) -> str:
    """Return help on how to write a position, with an example of the game in a line of its own."""
    if game is None:
        return translate(
            "CommandLine",
            "position to start from; --help after the name of a game shows how to write one",
        )
    # a text may be the start and the moves since: without them it is the start
    text = position_after(game.start(), _two_moves(game)).text.partition(" moves ")[0]
    if not text:
        return translate("CommandLine", "position to start from")
    #: Help of the command line: a position of the game that was named follows in the next line
    told = translate("CommandLine", "position to start from, for example:")
    return f"{told}\n'{text}'"


#: Help of the command line. {example}: two moves
def _moves(game: Game | None) -> str:
    """Return help on how to write moves, with an example of the game."""
    if game is None:
        return translate("CommandLine", "moves from the start, such as b2a3 or 4453")
    return translate("CommandLine", "moves from the start, such as {example}").format(
        example=game.moves_text(_two_moves(game))
    )


def _two_moves(game: Game) -> Sequence[Move]:
    """Return two moves with which a game can begin; fewer if they would end it."""
    position, moves = game.start(), list[Move]()
    for number in (0, -1):
        open_ones = [m for m in position.legal_moves() if position.after(m).outcome is None]
        if not open_ones:
            break
        moves.append(open_ones[number])
        position = position.after(moves[-1])
    return moves


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = OneLineParser(
        prog="minimax-fair",
        description=translate(
            "CommandLine", "Play against a minimax bot and see what every move is worth."
        ),
        epilog=translate("CommandLine", "minimax-fair FILE opens a saved game or lesson."),
    )
    parser.add_argument(
        "--version",
        action="store_true",
        help=translate("CommandLine", "print the version and exit"),
    )
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help=translate(
            "CommandLine", "play one game in the real window, check that it works, and exit"
        ),
    )
    parser.add_argument(
        "--gomocup",
        action="store_true",
        help=translate(
            "CommandLine", "run as a program for Gomocup managers, on standard input and output"
        ),
    )
    parser.add_argument(
        "--uci",
        action="store_true",
        help=translate("CommandLine", "run as a UCI chess engine, on standard input and output"),
    )
    parser.add_argument(
        "--booth",
        action="store_true",
        help=translate(
            "CommandLine",
            "run in full-screen booth mode, for a fair; you need the presenter's PIN to leave it",
        ),
    )
    parser.add_argument("--booth-window", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--booth-partner", default="", help=argparse.SUPPRESS)
    parser.add_argument("--booth-port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--booth-fresh", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--verbose", action="store_true", help=_verbose())
    parser.add_argument("--language", type=argument.language, metavar="CODE", help=_language())
    parser.add_argument(
        "--screenshot",
        metavar="FILE",
        help=translate("CommandLine", "with --smoke-test: save a picture of the window"),
    )
    commands = parser.add_subparsers(dest="command", parser_class=GameParser)
    _add_analyse(
        commands.add_parser(
            "analyse",
            help=translate("CommandLine", "show what every move in a position is worth"),
            takes_file=True,
        )
    )
    _add_why(
        commands.add_parser(
            "why",
            help=translate("CommandLine", "explain which move lost a game"),
            takes_file=True,
        )
    )
    told = translate("CommandLine", "print what a file of this or another program holds")
    _add_show(commands.add_parser("show", help=told, names_game=False))
    _add_play(
        commands.add_parser(
            "play", help=translate("CommandLine", "let two players play and print their games")
        )
    )
    add_arena(
        commands.add_parser(
            "arena",
            help=translate("CommandLine", "let players play many games and count the results"),
        )
    )
    told = translate("CommandLine", "measure a game's levels and keep those that clearly differ")
    add_ladder(commands.add_parser("ladder", help=told))
    _add_explain(
        commands.add_parser(
            "explain",
            help=translate("CommandLine", "walk through the search of a position, step by step"),
        )
    )
    told = translate("CommandLine", "make worksheets: trees to solve by hand, with solutions")
    add_worksheet(commands.add_parser("worksheet", help=told, names_game=False))
    return parser


def _add_evaluation(task: GameParser) -> None:
    told = translate(
        "CommandLine",
        "how to evaluate positions; chess has tapered (default), squares and material",
    )
    task.add_argument("--evaluation", metavar="NAME", help=told)


def _add_analyse(task: GameParser) -> None:
    task.told_of[argument.add_moves(task)] = _moves
    task.told_of[task.add_argument("--position", metavar="TEXT")] = _positions
    _add_evaluation(task)
    task.add_argument(
        "--depth",
        type=argument.depth,
        metavar="N",
        help=translate("CommandLine", "look at most N moves ahead (both players' moves)"),
    )
    #: Help of the command line
    task.add_argument(
        "--seconds",
        type=argument.seconds,
        metavar="S",
        help=translate(
            "CommandLine",
            "search for at most S seconds (default: {seconds}, or no limit with --depth); once "
            "all values are known, spend at most a quarter of S on finding the lines of best play",
        ).format(seconds=f"{PATIENCE:.0f}"),
    )
    argument.add_memory(task)
    task.add_argument(
        "--stdin",
        action="store_true",
        help=translate(
            "CommandLine",
            "read one position per line, given as moves, and print a line of JSON for each",
        ),
    )
    task.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print JSON instead of a table"),
    )
    task.add_argument(
        "--no-lines",
        dest="lines",
        action="store_false",
        help=translate(
            "CommandLine", "stop once all values are known, without finding the lines of best play"
        ),
    )


def _add_why(task: GameParser) -> None:
    task.told_of[argument.add_moves(task)] = _moves
    about = task.add_mutually_exclusive_group()
    about.add_argument(
        "--not",
        dest="why_not",
        metavar="MOVE",
        help=translate("CommandLine", "explain what this move would give away"),
    )
    about.add_argument(
        "--first",
        action="store_true",
        help=translate(
            "CommandLine",
            "explain the loser's first mistake, even if a later one decided the game",
        ),
    )


def _add_show(task: GameParser) -> None:
    task.add_argument(
        "file",
        type=argument.path,
        metavar="FILE",
        help=translate("CommandLine", "a file with one or more games"),
    )
    argument.add_choice_of_game(task)
    task.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print a line of JSON instead of a text"),
    )


def _add_play(task: GameParser) -> None:
    for names, text in ((("--first", "--x"), _begins), (("--second", "--o"), _answers)):
        task.told[
            task.add_argument(*names, metavar="PLAYER", type=argument.player, required=True)
        ] = text
    task.add_argument(
        "--games",
        metavar="N",
        type=argument.count,
        default=1,
        help=translate("CommandLine", "number of games (default: 1)"),
    )
    task.add_argument(
        "--seconds",
        type=argument.seconds,
        metavar="S",
        default=1.0,
        help=translate("CommandLine", "time for each move (default: 1)"),
    )
    argument.add_memory(task)
    argument.add_seed(task)
    argument.add_ties(task)
    task.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print a line of JSON for each game"),
    )


def _add_explain(task: GameParser) -> None:
    task.told_of[argument.add_moves(task)] = _moves
    task.told_of[task.add_argument("--position", metavar="TEXT")] = _positions
    _add_evaluation(task)
    told = translate("CommandLine", "play out all captures before guessing (chess)")
    task.add_argument("--quiet", action="store_true", help=told)
    told = translate("CommandLine", "search to show (default: minimax)")
    argument.add_choice(task, "--algorithm", ("minimax", "alpha-beta", "middle-first"), told)
    task.add_argument(
        "--depth",
        type=argument.depth,
        metavar="N",
        help=translate("CommandLine", "look N moves ahead (default: to the end)"),
    )
    told = translate("CommandLine", "values of finished games (default: quick)")
    argument.add_choice(task, "--values", ("quick", "plain", "school", "max-loss"), told)
    task.add_argument(
        "--step",
        type=argument.step,
        metavar="N",
        default=1,
        help=translate("CommandLine", "step to open, numbered as on the screen (default: 1)"),
    )
    task.add_argument(
        "--compare",
        action="store_true",
        help=translate("CommandLine", "show the other search beside it"),
    )
    task.add_argument(
        "--guess",
        action="store_true",
        help=translate("CommandLine", "let the viewer guess the values"),
    )
    task.add_argument(
        "--print",
        action="store_true",
        help=translate("CommandLine", "print the step instead of opening the window"),
    )


def main(arguments: Sequence[str], log: ErrorLog | None = None) -> int:
    """Run the command line; return the exit status.

    Args:
        arguments: the words after the program's name.
        log: takes the errors of the window, if one opens.
    """
    say_in_utf8()
    speak_for_argparse()
    if {"-h", "--help"} & {*arguments}:
        use_language(_asked_language(arguments))
    try:
        try:
            file, options = _parsed(arguments)
        except BadArgumentsError:
            # the language takes longer to load than most commands to begin, so it is loaded for
            # those alone that have something to complain about
            use_language(_asked_language(arguments))
            file, options = _parsed(arguments)
    except BadArgumentsError as error:
        say(str(error))
        raise SystemExit(BAD_INPUT) from None
    if options.language:
        from desktop_app.languages import VARIABLE

        os.environ[VARIABLE] = options.language  # for whatever speaks, in this process or its own
    if options.verbose:
        from desktop_app.verbose_log import start_logging

        start_logging()
    if options.command is not None:
        try:
            return _run_command(options, log)
        except BrokenPipeError:  # the reader closed the pipe
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
    if options.version:
        from desktop_app.search.compiled import are_compiled

        how = "compiled" if are_compiled() else "interpreted"
        print(f"Minimax Fair {__version__} ({how} kernels)")
        return 0
    if options.gomocup or options.uci:
        return _serve(is_chess=options.uci)
    if _lacks_screen():
        return BAD_INPUT
    return _open_window(options, log, file)


def _parsed(arguments: Sequence[str]) -> tuple[Path | None, argparse.Namespace]:
    """Return the file given in place of a command, if any, and the options.

    Raises:
        BadArgumentsError: something is wrong with the arguments.
    """
    parser = make_parser()
    file, arguments = _with_file(parser, _general_last(arguments))
    options, rest = parser.parse_known_args(arguments)
    if rest and hasattr(options, "game") and options.game is None:
        options.game, *rest = rest  # argparse has taken none before the options
    if hasattr(options, "moves") and not any(word.startswith("-") for word in rest):
        options.moves += rest  # moves may also follow the options
    elif rest:
        #: What is wrong with an argument of the command line
        told = translate("CommandLine", "I don't know what to do with “{text}” here. See --help.")
        parser.error(told.format(text=one_line(rest[0])))
    if options.command in ("analyse", "why"):
        _check_given(parser, options)
    if options.screenshot and not options.smoke_test:
        parser.error(translate("CommandLine", "--screenshot needs --smoke-test."))
    return file, options


def _check_given(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Make sure that a command has either GAME or `--file`."""
    if options.file is None and options.game is None:
        #: What is wrong with the command line: GAME is the name of a game
        parser.error(translate("CommandLine", "Name a game, or a file with --file."))
    if options.file is None and (options.number is not None or options.kind is not None):
        #: What is wrong with the command line; the words with dashes are options
        told = translate(
            "CommandLine", "--game and --as choose a game of a file. Name the file with --file."
        )
        parser.error(told)
    words = (options.game, options.moves, getattr(options, "position", None))
    if options.file is not None and any(words):
        #: What is wrong with the command line; the words with dashes are options
        told = translate(
            "CommandLine", "--file takes the place of GAME, MOVES and --position. Leave them out."
        )
        parser.error(told)


def _open_window(
    options: argparse.Namespace, log: ErrorLog | None, file: Path | Lesson | None
) -> int:
    if options.smoke_test:
        from desktop_app.cli.smoke_test import run_smoke_test

        return run_smoke_test(options.screenshot)
    if options.booth or options.booth_window:
        return _run_booth(options, log)
    from desktop_app.shell.application import run_application

    return run_application(log, file, options.language or "")


def _run_booth(options: argparse.Namespace, log: ErrorLog | None) -> int:
    from desktop_app.booth.program import keep_running, run_window
    from desktop_app.error_log import ErrorLog

    partner: str = options.booth_partner
    port: int = options.booth_port
    further = ["--language", options.language] if options.language else []
    further += ["--verbose"] if options.verbose else []
    if options.booth_window:
        run_window(
            log or ErrorLog(),
            options.language or "",
            guard=partner,
            port=port,
            is_fresh=options.booth_fresh,
            arguments=further,
        )
    return keep_running(further, partner=partner, port=port)


def _asked_language(arguments: Sequence[str]) -> str:
    """Return the code after `--language`; empty if there is none, or if it is no language."""
    finder = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    finder.add_argument("--language", type=argument.language, default="")
    try:
        return finder.parse_known_args(arguments)[0].language
    except argparse.ArgumentError:
        return ""


def _general_last(arguments: Sequence[str]) -> Sequence[str]:
    """Move the options that a file or a command may follow behind it."""
    first, last = list(arguments), list[str]()
    while first:
        if first[0] == "--verbose" or first[0].startswith("--language="):
            words = 1
        elif first[0] == "--language":
            words = 2
        else:
            break
        last, first = [*last, *first[:words]], first[words:]
    return [*first, *last]


def _with_file(
    parser: argparse.ArgumentParser, arguments: Sequence[str]
) -> tuple[Path | None, Sequence[str]]:
    """Return the file given in place of a command, if any, and the other arguments."""
    first = arguments[0] if arguments else "-"
    if first.startswith("-") or first in COMMANDS:
        return None, arguments
    try:
        file = argument.path(first)
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    if not (file != Path() and os.path.lexists(file)):
        known = ", ".join(COMMANDS)
        #: What is wrong with an argument of the command line. {names}: all commands
        told = translate(
            "CommandLine", "“{text}” isn't a file or a command. The commands are {names}."
        )
        parser.error(told.format(text=one_line(first)[:QUOTED], names=known))
    return file, arguments[1:]


def _run_command(options: argparse.Namespace, log: ErrorLog | None) -> int:
    if options.command == "explain":
        from desktop_app.cli.explain import run_explain

        def show(lesson: Lesson) -> int:
            if _lacks_screen():
                return BAD_INPUT
            from desktop_app.shell.application import run_application

            return run_application(log, lesson, options.language or "")

        return run_explain(options, show)
    if options.command == "worksheet":
        from desktop_app.cli.worksheet import run_worksheet

        return run_worksheet(options)
    if options.command in ("why", "show"):
        from desktop_app.cli.show import run_show
        from desktop_app.cli.why import run_why

        return (run_why if options.command == "why" else run_show)(options)
    if options.command in ("arena", "ladder"):
        from desktop_app.cli.arena.command import run_arena
        from desktop_app.cli.arena.ladder import run_ladder

        return (run_arena if options.command == "arena" else run_ladder)(options)
    if options.command == "play":
        from desktop_app.cli.play import run_play

        return run_play(options)
    from desktop_app.cli.analyse import run_analyse

    return run_analyse(options)


def _serve(*, is_chess: bool) -> int:
    """Run as an engine until the other program ends it; return the exit status."""
    if is_chess:
        from desktop_app.cli.uci import run_uci

        return run_uci()
    from desktop_app.cli.gomocup import run_gomocup

    return run_gomocup()


def _lacks_screen() -> bool:
    """Return whether there is no screen for a window, having said so."""
    if has_screen():
        return False
    use_language()
    say(
        translate(
            "CommandLine",
            "There is no screen for the window. Set DISPLAY, or use a command that needs none, "
            "such as “analyse”.",
        )
    )
    return True
