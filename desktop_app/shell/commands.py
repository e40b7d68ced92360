# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of the window, in the order of its menus.

A command is added here and nowhere else: its action, its place in the menus and the tool bar, its
row in the table of keys and its tests follow from its entry.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop_app.kit.commands import Command, Menu
from desktop_app.languages import translate
from desktop_app.settings import (
    FULL_DETAILS,
    MATCHBOXES_SHOWN,
    MORE_COLUMNS,
    SOUND,
    SWAP_EACH_GAME,
)
from desktop_app.shell import game_announcer
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.menus import GAME_MENU, SETTINGS_MENU
from desktop_app.shell.preferences import LANGUAGE_COMMAND
from desktop_app.shell.window_state import WindowState

if TYPE_CHECKING:
    from desktop_app.shell.bars.error_bar import ErrorBar
    from desktop_app.shell.files.commands import FileCommands
    from desktop_app.shell.game_commands import GameCommands
    from desktop_app.shell.matchboxes import MatchboxPanelController

NUMBER_KEYS = 9

PLAY_TOOLS, VALUE_TOOLS = 1, 2
"""The groups of the tool bar."""


class CommandTargets:
    """What the commands act on.

    Attributes:
        window: the window and its parts.
        game: the effects on the game and on the window.
        files: the effects on files and the clipboard.
        boxes: shows MENACE's matchboxes.
    """

    game: GameCommands
    files: FileCommands
    boxes: MatchboxPanelController

    def __init__(self, window: MainWindow) -> None:
        """Take a window; the others follow when they are made, before a command can be used."""
        self.window = window


WindowCommand = Command[CommandTargets, WindowState]
WindowMenu = Menu[CommandTargets, WindowState]


def at_board(state: WindowState) -> bool:
    """Whether the board is shown, and no other page."""
    return state.at_board


def can_go_back(state: WindowState) -> bool:
    """Whether there is a move to take back."""
    return state.at_board and state.can_go_back


def can_go_on(state: WindowState) -> bool:
    """Whether there is a move that was taken back."""
    return state.at_board and state.can_go_on


def has_panels(state: WindowState) -> bool:
    """Whether the panels are beside the board."""
    return state.at_board and state.analysing


def shows_values(state: WindowState) -> bool:
    """Whether values are shown beside the board or on it."""
    return state.at_board and state.shows_values


def can_be_hinted(state: WindowState) -> bool:
    """Whether a person may ask for the best move."""
    return state.at_board and not (state.is_over or state.thinking or state.is_searching)


def can_ask(state: WindowState) -> bool:
    """Whether there is a move to ask about, or an answer that a person is looking for."""
    return state.at_board and (state.is_searching or (state.can_go_back and not state.thinking))


def menus() -> list[WindowMenu]:
    """Return all commands, in the current language, by their menus and in their order."""
    #: Titles of menus
    return [
        WindowMenu(translate("Menus", "&Game"), _game_menu(), GAME_MENU),
        WindowMenu(translate("Menus", "&Move"), _move_menu()),
        WindowMenu(translate("Menus", "&View"), _view_menu()),
        WindowMenu(translate("Menus", "&Settings"), _settings_menu(), SETTINGS_MENU),
        WindowMenu(translate("Menus", "&Help"), _help_menu()),
        WindowMenu("", _keys_only()),
    ]


#: Entries of the menu “Game”, each with its tip
def _game_menu() -> tuple[WindowCommand | None, ...]:
    return (
        WindowCommand(
            name="games",
            text=translate("Actions", "Games"),
            tip=translate("Actions", "See all games, with a picture of each"),
            keys=("L",),
            icon="games",
            tools=PLAY_TOOLS,
            run=lambda on: on.window.pages.toggle_games(),
        ),
        WindowCommand(
            name="new",
            text=translate("Actions", "New game"),
            tip=translate("Actions", "Start a new game"),
            keys=("N", "Ctrl+N"),
            icon="new",
            tools=PLAY_TOOLS,
            run=lambda on: on.game.new_game(),
            enabled=at_board,
        ),
        WindowCommand(
            name="previous",
            text=translate("Actions", "Previous game"),
            tip=translate("Actions", "Go back to the game you played before this one"),
            keys=("Ctrl+B",),
            run=lambda on: on.window.session.previous_game(),
            enabled=lambda state: state.at_board and state.has_previous_game,
        ),
        WindowCommand(
            name="earlier",
            text=translate("Actions", "Earlier games…"),
            tip=translate("Actions", "Search the games played on this computer and open one"),
            keys=("Ctrl+Shift+B",),
            run=lambda on: on.files.show_earlier(),
            enabled=at_board,
        ),
        WindowCommand(
            name="custom",
            text=translate("Actions", "Another board…"),
            tip=translate("Actions", "Set up a board of another size"),
            keys=("Ctrl+K",),
            run=lambda on: on.game.ask_custom(),
            enabled=at_board,
        ),
        WindowCommand(
            name="enter",
            text=translate("Actions", "Enter a position"),
            tip=translate("Actions", "Type moves or a position"),
            keys=("Ctrl+L",),
            icon="enter",
            run=lambda on: on.window.position_bar.open_bar(),
            enabled=at_board,
        ),
        None,
        WindowCommand(
            name="open",
            text=translate("Actions", "Open…"),
            tip=translate(
                "Actions",
                "Open a game or a lesson, or drop its file onto the window",
            ),
            keys=("Ctrl+O",),
            run=lambda on: on.files.ask_open(),
            enabled=at_board,
        ),
        WindowCommand(
            name="save",
            text=translate("Actions", "Save"),
            tip=translate("Actions", "Save the game and all its branches to its file"),
            keys=("Ctrl+S",),
            run=lambda on: on.files.save(),
            enabled=at_board,
        ),
        WindowCommand(
            name="save-as",
            text=translate("Actions", "Save as…"),
            tip=translate("Actions", "Save the game and all its branches to another file"),
            keys=("Ctrl+Shift+S",),
            run=lambda on: on.files.ask_save(),
            enabled=at_board,
        ),
        None,
        WindowCommand(
            name="swap",
            text=translate("Actions", "Swap sides"),
            tip=translate("Actions", "Let the two players swap sides"),
            keys=("S",),
            icon="swap",
            run=lambda on: on.window.session.swap_seats(),
            enabled=at_board,
        ),
        WindowCommand(
            name="swap-each",
            text=translate("Actions", "Swap sides after each game"),
            tip=translate("Actions", "Change who goes first after every game"),
            setting=SWAP_EACH_GAME,
            enabled=at_board,
        ),
        WindowCommand(
            name="perfect",
            text=translate("Actions", "Play the best bot"),
            tip=translate(
                "Actions", "Play against the best bot. Press again to play against the beginner."
            ),
            keys=("Shift+P",),
            icon="perfect",
            run=lambda on: on.game.switch_opponent(),
            enabled=lambda state: state.at_board and state.has_opponent,
            checked=lambda state: state.is_perfect,
        ),
        None,
        WindowCommand(
            name="quit",
            text=translate("Actions", "Quit"),
            tip=translate("Actions", "Close the program"),
            keys=("Ctrl+Q",),
            run=lambda on: on.window.close(),
        ),
    )


#: Entries of the menu “Move”, each with its tip
def _move_menu() -> tuple[WindowCommand | None, ...]:
    return (
        WindowCommand(
            name="undo",
            text=translate("Actions", "Undo"),
            tip=translate("Actions", "Take back the last move, or your move and the bot's reply"),
            keys=("U", "Ctrl+Z", "Backspace"),
            icon="undo",
            tools=PLAY_TOOLS,
            run=lambda on: on.window.session.undo(),
            enabled=can_go_back,
        ),
        WindowCommand(
            name="redo",
            text=translate("Actions", "Redo"),
            tip=translate("Actions", "Redo the move you took back"),
            keys=("R", "Ctrl+Y", "Ctrl+Shift+Z"),
            icon="redo",
            run=lambda on: on.window.session.redo(),
            enabled=can_go_on,
        ),
        None,
        WindowCommand(
            name="copy-moves",
            text=translate("Actions", "Copy moves"),
            tip=translate("Actions", "Copy the moves up to here as text"),
            keys=("Ctrl+C",),
            run=lambda on: on.files.clipboard.copy_moves(),
            enabled=at_board,
        ),
        WindowCommand(
            name="copy-position",
            text=translate("Actions", "Copy position"),
            tip=translate("Actions", "Copy the position on the board as text"),
            keys=("Ctrl+Shift+C",),
            run=lambda on: on.files.clipboard.copy_position(),
            enabled=at_board,
        ),
        WindowCommand(
            name="copy-picture",
            text=translate("Actions", "Copy picture"),
            tip=translate("Actions", "Copy a picture of the board"),
            run=lambda on: on.files.clipboard.copy_picture(),
            enabled=at_board,
        ),
        WindowCommand(
            name="paste",
            text=translate("Actions", "Paste"),
            tip=translate("Actions", "Paste the moves, position or game you copied"),
            keys=("Ctrl+V",),
            run=lambda on: on.files.clipboard.paste(),
            enabled=at_board,
        ),
        None,
        WindowCommand(
            name="start",
            text=translate("Actions", "Go to the start"),
            tip=translate("Actions", "Go to the first position"),
            keys=("Home",),
            icon="start",
            #: On a small button: go to the first position
            short=translate("Actions", "Start"),
            run=lambda on: on.window.session.go_to_start(),
            enabled=can_go_back,
        ),
        WindowCommand(
            name="back",
            text=translate("Actions", "One move back"),
            tip=translate("Actions", "Go back one move"),
            keys=("PgUp", "Alt+Left"),
            icon="back",
            #: On a small button: go back one move
            short=translate("Actions", "Back"),
            run=lambda on: on.window.session.back(),
            enabled=can_go_back,
        ),
        WindowCommand(
            name="forward",
            text=translate("Actions", "One move forward"),
            tip=translate("Actions", "Go forward one move"),
            keys=("PgDown", "Alt+Right"),
            icon="forward",
            #: On a small button: go forward one move
            short=translate("Actions", "Next"),
            run=lambda on: on.window.session.forward(),
            enabled=can_go_on,
        ),
        WindowCommand(
            name="end",
            text=translate("Actions", "Go to the end"),
            tip=translate("Actions", "Go to the last position"),
            keys=("End",),
            icon="end",
            #: On a small button: go to the last position
            short=translate("Actions", "End"),
            run=lambda on: on.window.session.go_to_end(),
            enabled=can_go_on,
        ),
        None,
        WindowCommand(
            name="hint",
            text=translate("Actions", "Hint"),
            tip=translate("Actions", "Show the best move the strongest bot can find"),
            keys=("H",),
            icon="hint",
            tools=PLAY_TOOLS,
            run=lambda on: on.window.flow.ask_hint(),
            enabled=can_be_hinted,
        ),
        WindowCommand(
            name="why",
            text=translate("Actions", "Why?"),
            tip=translate(
                "Actions",
                "Ask about the result, the last move or the square you marked",
            ),
            keys=("Y", "?"),
            icon="why",
            run=lambda on: on.game.ask_why(),
            enabled=can_ask,
        ),
        WindowCommand(
            name="find",
            text=translate("Actions", "Find it yourself"),
            tip=translate(
                "Actions",
                "Go back to the move that decided the game and look for a better one",
            ),
            keys=("Shift+F",),
            icon="find",
            run=lambda on: on.window.find_flow.begin(),
            enabled=lambda state: state.at_board and state.can_find,
        ),
        WindowCommand(
            name="best",
            text=translate("Actions", "Show the best play"),
            tip=translate(
                "Actions",
                "Watch the best moves for both sides, starting with the move that decided the game",
            ),
            keys=("Shift+H",),
            icon="play",
            run=lambda on: on.window.why.ask_best(),
            enabled=lambda state: can_go_back(state) and state.is_over,
        ),
        WindowCommand(
            name="now",
            text=translate("Actions", "Move now"),
            tip=translate("Actions", "Let the bot play the best move it has found so far"),
            keys=("M",),
            icon="now",
            run=lambda on: on.window.flow.move_now(),
            enabled=lambda state: state.at_board and state.can_move_now,
            disabled_tip=_why_not_now,
        ),
        WindowCommand(
            name="hold",
            text=translate("Actions", "Pause the bots"),
            tip=translate(
                "Actions",
                "Pause the bots. Press again to let them play.",
            ),
            keys=("B",),
            icon="hold",
            run=lambda on: on.game.toggle_hold(),
            enabled=lambda state: state.at_board and state.has_bot,
            checked=lambda state: state.told_to_wait,
        ),
        WindowCommand(
            name="go-on",
            text=translate("Actions", "Let the bot move"),
            tip=translate("Actions", "Let the waiting bot play"),
            keys=("G",),
            icon="play",
            run=lambda on: on.game.resume(),
            enabled=lambda state: state.at_board and state.bot_waits,
        ),
    )


#: Entries of the menu “View”, each with its tip
def _view_menu() -> tuple[WindowCommand | None, ...]:
    return (
        WindowCommand(
            name="hide-values",
            text=translate("Actions", "Hide values"),
            tip=translate(
                "Actions",
                "Play without values. Press again to see what each move is worth.",
            ),
            keys=("A",),
            icon="switch",
            tools=VALUE_TOOLS,
            run=lambda on: on.game.toggle_values(),
            enabled=at_board,
            checked=lambda state: not state.shows_values,
        ),
        WindowCommand(
            name="list",
            text=translate("Actions", "List of moves"),
            tip=translate(
                "Actions",
                "Show the list of moves beside the board, or only the values on the board",
            ),
            keys=("Shift+A",),
            run=lambda on: on.game.toggle_list(),
            enabled=at_board,
            checked=lambda state: state.analysing,
        ),
        WindowCommand(
            name="explain",
            text=translate("Actions", "Explain"),
            tip=translate("Actions", "Watch the computer search this position, step by step"),
            keys=("E",),
            icon="explain",
            tools=VALUE_TOOLS,
            run=lambda on: on.window.pages.toggle(),
        ),
        WindowCommand(
            name="arena",
            text=translate("Actions", "Arena"),
            tip=translate("Actions", "Let bots play many games and find out which is stronger"),
            keys=("K",),
            run=lambda on: on.window.pages.toggle_arena(),
        ),
        WindowCommand(
            name="matchboxes",
            text=translate("Actions", "Matchboxes"),
            tip=translate("Actions", "Show the beads that MENACE picks from, and how it learns"),
            keys=("T",),
            switched=lambda on, _shown: on.boxes.show_or_hide(),
            setting=MATCHBOXES_SHOWN,
            enabled=lambda state: state.at_board and state.has_matchboxes,
        ),
        None,
        WindowCommand(
            name="overlay",
            text=translate("Actions", "Change the values on the board"),
            tip=translate(
                "Actions",
                "Show all values, only the best, or none. A circle with ! marks a mistake.",
            ),
            keys=("V",),
            run=lambda on: on.window.display.next_overlay(),
            enabled=at_board,
            announced=lambda on: game_announcer.overlay_text(on.window.display),
        ),
        WindowCommand(
            name="view",
            text=translate("Actions", "Change the point of view"),
            tip=translate(
                "Actions",
                "See the values for MAX, for whoever's turn it is, or for the bot",
            ),
            keys=("P",),
            run=lambda on: on.window.display.next_point_of_view(),
            enabled=shows_values,
            announced=lambda on: game_announcer.view_text(
                on.window.display, on.window.session.game
            ),
        ),
        WindowCommand(
            name="full",
            text=translate("Actions", "Full details"),
            tip=translate("Actions", "Show all numbers and counts, or only simple words"),
            keys=("W",),
            #: On a small button: show all numbers and counts
            short=translate("Actions", "Full"),
            switched=lambda on, shown: on.window.display.set_full(shown),
            setting=FULL_DETAILS,
            enabled=at_board,
        ),
        WindowCommand(
            name="scale",
            text=translate("Actions", "Change the scale of values"),
            tip=translate(
                "Actions", "Show values as results, as textbook numbers, as costs, or in words"
            ),
            keys=("C",),
            run=lambda on: on.window.display.next_scale(),
            enabled=lambda state: shows_values(state) and state.is_full,
            announced=lambda on: game_announcer.scale_announcement(
                on.window.display, on.window.session.game
            ),
        ),
        WindowCommand(
            name="more",
            text=translate("Actions", "More columns"),
            tip=translate(
                "Actions",
                "Show more columns in the list of moves",
            ),
            keys=("D",),
            #: On a small button: show more columns of the list of moves
            short=translate("Actions", "More"),
            setting=MORE_COLUMNS,
            enabled=lambda state: has_panels(state) and state.is_full,
        ),
        WindowCommand(
            name="flip",
            text=translate("Actions", "Flip the board"),
            tip=translate(
                "Actions",
                "Turn the board around to see it from the other side",
            ),
            keys=("F",),
            run=lambda on: on.window.display.flip(),
            enabled=lambda state: state.at_board and state.can_flip,
        ),
        None,
        WindowCommand(
            name="larger",
            text=translate("Actions", "Larger text"),
            tip=translate("Actions", "Make all text larger"),
            keys=("Ctrl++", "Ctrl+="),
            run=lambda on: on.window.preferences.enlarge_type(),
            announced=lambda on: game_announcer.type_size_text(on.window.preferences.type_size),
        ),
        WindowCommand(
            name="smaller",
            text=translate("Actions", "Smaller text"),
            tip=translate("Actions", "Make all text smaller"),
            keys=("Ctrl+-",),
            run=lambda on: on.window.preferences.reduce_type(),
            announced=lambda on: game_announcer.type_size_text(on.window.preferences.type_size),
        ),
        None,
        WindowCommand(
            name="panels",
            text=translate("Actions", "Put the panels back"),
            tip=translate("Actions", "Put both panels back in their usual places"),
            run=lambda on: on.window.layouts.reset(),
            enabled=has_panels,
        ),
        WindowCommand(
            name="presenter",
            text=translate("Actions", "Presenter view"),
            tip=translate(
                "Actions",
                "Show only the board and its values, or the tree and its text",
            ),
            keys=("F12",),
            switched=lambda on, shown: on.window.presenting.present(shown),
        ),
        WindowCommand(
            name="fullscreen",
            text=translate("Actions", "Full screen"),
            tip=translate("Actions", "Fill the whole screen. Press again for a window."),
            keys=("F11",),
            run=lambda on: on.game.toggle_full_screen(),
            checked=lambda state: state.full_screen,
        ),
    )


#: Entries of the menu “Settings”, each with its tip
def _settings_menu() -> tuple[WindowCommand | None, ...]:
    return (
        WindowCommand(
            name="sound",
            text=translate("Actions", "Sound"),
            tip=translate("Actions", "Play sounds for moves and at the end of the game"),
            keys=("Shift+M",),
            switched=lambda on, is_on: on.window.sounds.switch(is_on),
            setting=SOUND,
        ),
        WindowCommand(
            name=LANGUAGE_COMMAND,
            text=_in_english_too(translate("Actions", "Language"), "Language"),
            tip=translate("Actions", "Show everything in another language"),
            icon="language",
            keys=("Ctrl+Shift+L",),
            run=lambda on: on.window.preferences.open_languages(),
        ),
        WindowCommand(
            name="booth",
            text=translate("Actions", "Booth…"),
            tip=translate(
                "Actions", "Fill the screen for use at a fair. You need your PIN to exit."
            ),
            run=lambda on: on.game.offer_booth(),
            enabled=at_board,
        ),
    )


def _in_english_too(text: str, english: str) -> str:
    """Add the English text for people who can't read the current language."""
    return text if text == english else f"{text} ({english})"


#: Entries of the menu “Help”, each with its tip
def _help_menu() -> tuple[WindowCommand | None, ...]:
    return (
        WindowCommand(
            name="rules",
            text=translate("Actions", "Rules of this game"),
            tip=translate("Actions", "Show how to play this game"),
            keys=("I",),
            run=lambda on: on.window.game_choice.show_rules(),
            enabled=at_board,
        ),
        WindowCommand(
            name="keys",
            text=translate("Actions", "Keys"),
            tip=translate("Actions", "Show all keys"),
            keys=("F1",),
            run=lambda on: on.game.show_keys(),
        ),
        WindowCommand(
            name="terms",
            text=translate("Actions", "Words"),
            tip=translate("Actions", "Show what the words in this program mean"),
            run=lambda on: on.game.show_terms(),
        ),
        None,
        WindowCommand(
            name="report",
            text=translate("Actions", "Copy error report"),
            tip=translate(
                "Actions", "Copy a report of what went wrong that you can send to the developers"
            ),
            run=lambda on: _use_errors(on, lambda bar: bar.copy_report()),
        ),
        WindowCommand(
            name="log",
            text=translate("Actions", "Show log folder"),
            tip=translate("Actions", "Open the folder with the error log"),
            run=lambda on: _use_errors(on, lambda bar: bar.open_folder()),
        ),
        None,
        WindowCommand(
            name="about",
            text=translate("Actions", "About Minimax Fair"),
            tip=translate("Actions", "Show the version and the licence"),
            run=lambda on: on.game.show_about(),
        ),
    )


def _keys_only() -> tuple[WindowCommand, ...]:
    return (
        WindowCommand(
            name="leave", keys=("Esc",), run=lambda on: on.game.leave(), enabled=at_board
        ),
        *(
            WindowCommand(
                name=f"play-{number}",
                keys=(str(number),),
                run=partial(_play_number, number),
                enabled=at_board,
            )
            for number in range(1, NUMBER_KEYS + 1)
        ),
    )


def _play_number(number: int, on: CommandTargets) -> None:
    on.game.play_number(number)


def _why_not_now(state: WindowState) -> str:
    if not state.waits_for_program:
        return ""
    return translate(
        "Commands",
        "Another program is thinking. You can't hurry it, but it has to move before the bots' "
        "thinking time is up.",
    )


def _use_errors(on: CommandTargets, do: Callable[[ErrorBar], None]) -> None:
    """Do something with the bar that reports errors, if this window reports them."""
    from desktop_app.shell.bars.error_bar import ErrorBar

    bar = on.window.findChild(ErrorBar)
    if bar is not None:
        do(bar)
