# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all actions that menus, buttons and keys offer."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.languages import translate


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: its name, text, effect, keys (the first one is shown), icon and button text."""

    name: str
    text: str
    tip: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    short: str = ""


def action_specs() -> list[ActionSpec]:
    """Return all actions, in the current language."""
    return [
        ActionSpec(
            "new",
            translate("Actions", "New game"),
            translate("Actions", "Begin a new game"),
            ("N", "Ctrl+N"),
            "new",
        ),
        ActionSpec(
            "games",
            translate("Actions", "Games"),
            translate("Actions", "All games, with a picture of each"),
            ("L",),
            "games",
        ),
        ActionSpec(
            "rules",
            translate("Actions", "Rules of this game"),
            translate("Actions", "The rules in three sentences, over the board"),
            ("I",),
        ),
        ActionSpec(
            "previous",
            translate("Actions", "Previous game"),
            translate("Actions", "Take the game back that was left last"),
            ("Ctrl+B",),
        ),
        ActionSpec(
            "earlier",
            translate("Actions", "Earlier games…"),
            translate("Actions", "All games that were played here, to search and to open"),
            ("Ctrl+Shift+B",),
        ),
        ActionSpec(
            "custom",
            translate("Actions", "Other board…"),
            translate("Actions", "Play on a board of any size"),
            ("Ctrl+K",),
        ),
        ActionSpec(
            "enter",
            translate("Actions", "Enter a position"),
            translate("Actions", "Type moves or a board"),
            ("Ctrl+L",),
            "enter",
        ),
        ActionSpec(
            "swap",
            translate("Actions", "Swap sides"),
            translate("Actions", "Both players change sides"),
            ("S",),
            "swap",
        ),
        ActionSpec(
            "swap-each",
            translate("Actions", "Swap sides after each game"),
            translate("Actions", "Who began the last game comes second in the next"),
            checkable=True,
        ),
        ActionSpec(
            "perfect",
            translate("Actions", "Play against the best"),
            translate("Actions", "The bot makes no mistake it can see, or is a beginner again"),
            ("Shift+P",),
            "perfect",
            checkable=True,
        ),
        ActionSpec(
            "undo",
            translate("Actions", "Undo"),
            translate("Actions", "Take back the last move; against a bot both moves"),
            ("U", "Ctrl+Z", "Backspace"),
            "undo",
        ),
        ActionSpec(
            "redo",
            translate("Actions", "Redo"),
            translate("Actions", "Make the moves again that were taken back"),
            ("R", "Ctrl+Y", "Ctrl+Shift+Z"),
            "redo",
        ),
        ActionSpec(
            "start",
            translate("Actions", "To the start"),
            translate("Actions", "Walk to the first position"),
            ("Home",),
            "start",
            short=translate("Actions", "Start"),
        ),
        ActionSpec(
            "back",
            translate("Actions", "One move back"),
            translate("Actions", "Walk one move back"),
            ("PgUp", "Alt+Left"),
            "back",
            short=translate("Actions", "Back"),
        ),
        ActionSpec(
            "forward",
            translate("Actions", "One move on"),
            translate("Actions", "Walk one move on"),
            ("PgDown", "Alt+Right"),
            "forward",
            short=translate("Actions", "Next"),
        ),
        ActionSpec(
            "end",
            translate("Actions", "To the end"),
            translate("Actions", "Walk to the last position"),
            ("End",),
            "end",
            short=translate("Actions", "End"),
        ),
        ActionSpec(
            "hint",
            translate("Actions", "Hint"),
            translate("Actions", "Show a best move, at full strength"),
            ("H",),
            "hint",
        ),
        ActionSpec(
            "why",
            translate("Actions", "Why?"),
            translate(
                "Actions",
                "What lost the game, or what the last move did; why not at the marked cell",
            ),
            ("Y", "?"),
            "why",
        ),
        ActionSpec(
            "now",
            translate("Actions", "Move now"),
            translate("Actions", "The bot takes the best move it knows by now"),
            ("M",),
            "now",
        ),
        ActionSpec(
            "go-on",
            translate("Actions", "Let the bot move"),
            translate("Actions", "The bot that waits plays on"),
            ("G",),
            "play",
        ),
        ActionSpec(
            "hold",
            translate("Actions", "Bots wait"),
            translate("Actions", "The bots wait and you can move for them, or they play on"),
            ("B",),
            "hold",
            checkable=True,
        ),
        ActionSpec(
            "analyse",
            translate("Actions", "Show values"),
            translate(
                "Actions",
                "What every move is worth, on the board and in a list beside it; once more, and "
                "the board is alone, without values",
            ),
            ("A",),
            "analyse",
            checkable=True,
        ),
        ActionSpec(
            "explain",
            translate("Actions", "Explain"),
            translate("Actions", "Walk through the search of this position, step by step"),
            ("E",),
            "explain",
        ),
        ActionSpec(
            "arena",
            translate("Actions", "Arena"),
            translate("Actions", "Bots play each other, many games; who is stronger?"),
            ("K",),
        ),
        ActionSpec(
            "matchboxes",
            translate("Actions", "Matchboxes"),
            translate("Actions", "The beads in the box from which MENACE draws, and how it learns"),
            ("T",),
            checkable=True,
        ),
        ActionSpec(
            "overlay",
            translate("Actions", "Values on the board: next"),
            translate(
                "Actions",
                "All, the best, none; with them triangles on moves that gave something away. The "
                "choice is remembered for when the list is shown; the board alone begins without "
                "values each time",
            ),
            ("V",),
        ),
        ActionSpec(
            "more",
            translate("Actions", "More columns"),
            translate(
                "Actions",
                "Also who chooses, how each value is known, and other ways to value a move",
            ),
            ("D",),
            checkable=True,
            short=translate("Actions", "More"),
        ),
        ActionSpec(
            "view",
            translate("Actions", "Point of view: next"),
            translate("Actions", "The first player (Max), the player to move, the bot"),
            ("P",),
        ),
        ActionSpec(
            "flip",
            translate("Actions", "Flip the board"),
            translate(
                "Actions",
                "See the board from the other side; who plays second against a bot sees it so "
                "from the start",
            ),
            ("F",),
        ),
        ActionSpec(
            "scale",
            translate("Actions", "Scale: next"),
            translate("Actions", "Outcome, school, loss to minimise, words"),
            ("C",),
        ),
        ActionSpec(
            "panels",
            translate("Actions", "Put the panels back"),
            translate("Actions", "Both panels where they were at first"),
        ),
        ActionSpec(
            "larger",
            translate("Actions", "Larger type"),
            translate("Actions", "All type is larger, in four steps"),
            ("Ctrl++", "Ctrl+="),
        ),
        ActionSpec(
            "smaller",
            translate("Actions", "Smaller type"),
            translate("Actions", "All type is smaller"),
            ("Ctrl+-",),
        ),
        ActionSpec(
            "presenter",
            translate("Actions", "Presenter view"),
            translate("Actions", "Board and values, or tree and sentence, and nothing else"),
            ("F12",),
            checkable=True,
        ),
        ActionSpec(
            "fullscreen",
            translate("Actions", "Full screen"),
            translate("Actions", "Fill the screen, or not"),
            ("F11",),
            checkable=True,
        ),
        ActionSpec(
            "keys",
            translate("Actions", "Keys"),
            translate("Actions", "All keys at a glance"),
            ("F1",),
        ),
        ActionSpec(
            "report",
            translate("Actions", "Copy error report"),
            translate("Actions", "Copy what went wrong, to send it to somebody who can mend it"),
        ),
        ActionSpec(
            "log",
            translate("Actions", "Show log folder"),
            translate("Actions", "Open the folder in which errors are noted"),
        ),
        ActionSpec(
            "about",
            translate("Actions", "About Minimax Fair"),
            translate("Actions", "Version and licence"),
        ),
        ActionSpec(
            "quit",
            translate("Actions", "Quit"),
            translate("Actions", "Close the program"),
            ("Ctrl+Q",),
        ),
    ]


ALWAYS = {
    "arena",
    "games",
    "larger",
    "smaller",
    "presenter",
    "explain",
    "fullscreen",
    "keys",
    "report",
    "log",
    "about",
    "quit",
}
"""Actions that work whether or not the board is shown."""
