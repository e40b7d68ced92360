# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who hears the window and presses keys, and sees nothing.

Run by the system's Python, which has AT-SPI, within a session bus of its own and on a screen of its
own: `listener.py COMMAND...` starts the program, plays two games and walks through ten steps of
Explain, and prints as JSON what was heard and read. All is done by AT-SPI and keys alone. Like a
screen reader it remembers names until it is told of others: stale ones would be read here too.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import gi  # pyright: ignore[reportMissingModuleSource]

gi.require_version("Atspi", "2.0")

from gi.repository import (  # noqa: E402  # pyright: ignore[reportMissingModuleSource]
    Atspi,
    GLib,
)

PATIENCE_SECONDS = 100
"""How long something is waited for: much longer than it takes, also on a busy machine."""
BEAT_MS = 20
KINDS = (
    "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
)
MINUS = "\N{MINUS SIGN}"
COLUMNS = "abc"
TREES = ("Candidate moves", "Moves in this game")

Found = TypeVar("Found")


class Listener:
    """Hears a program, and has a keyboard.

    Attributes:
        heard: what was said, in order: announcements, and what has got the focus.
    """

    def __init__(self, command: list[str]) -> None:
        self.heard: list[str] = []
        self.told = 0
        self._events = Atspi.EventListener.new(self._hear)
        for kind in KINDS:
            self._events.register(kind)
        GLib.timeout_add(BEAT_MS, lambda: True)  # waiting looks again so often
        self._program = subprocess.Popen(command)
        self.window = self.wait(self._find_window, "the window is on the bus")
        self._focus_window()

    def _hear(self, event: Atspi.Event) -> None:
        self.told += 1
        if event.type == "object:announcement":
            self.heard.append(str(event.any_data))
        elif event.type.endswith(":focused") and event.detail1 and event.source is not None:
            self.heard.append(f"[{name_of(event.source)}]")

    def _find_window(self) -> Atspi.Accessible | None:
        for program in children(Atspi.get_desktop(0)):
            if program.get_process_id() == self._program.pid:
                return next(children(program), None)
        return None

    def _focus_window(self) -> None:
        """There is no window manager that would do it."""
        find = ["xdotool", "search", "--pid", str(self._program.pid), "--onlyvisible", "--name", ""]

        def windows() -> list[str]:
            done = subprocess.run(find, capture_output=True, text=True, check=False)
            return done.stdout.split()

        found = self.wait(windows, "the window is on the screen")
        subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=True)

    def wait(self, find: Callable[[], Found | None], what: str) -> Found:
        """Listen until something is there."""
        context, until = GLib.MainContext.default(), time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                found = find()
            except GLib.Error:  # it has gone in the middle of being read
                found = None
            if found:
                return found
            if time.monotonic() > until or self._program.poll() is not None:
                raise SystemExit(
                    f"{what}: not so after {PATIENCE_SECONDS} s, or the program has ended with "
                    f"{self._program.poll()}; heard at last: {self.heard[-12:]}"
                )
            context.iteration(True)
            while context.iteration(False):
                pass  # hears all that has come before it looks again, for it reads the whole window

    def press(self, *keys: str) -> int:
        """Press keys; how much was heard before."""
        before = len(self.heard)
        subprocess.run(["xdotool", "key", *keys], check=True)
        return before

    def wait_heard(self, words: str, since: int) -> str:
        """Listen until something is said that has these words; all of it."""

        def said() -> str | None:
            return next((text for text in self.heard[since:] if words in text), None)

        return self.wait(said, f"'{words}' is said")

    def find(self, role: str, name: str) -> Atspi.Accessible:
        """What is to be seen, has this role, and is called so or is about that."""

        def found() -> Atspi.Accessible | None:
            return next(
                (
                    each
                    for each in everything(self.window)
                    if each.get_role_name() == role
                    and name in (each.get_name(), each.get_description())
                ),
                None,
            )

        return self.wait(found, f"there is a {role} '{name}'")

    def close(self) -> int:
        """Close the program; its status."""
        self.press("ctrl+q")
        return self._program.wait(PATIENCE_SECONDS)

    def leave(self) -> None:
        """End the program if it runs still: else whoever waits for all output waits for it."""
        if self._program.poll() is None:
            self._program.kill()


def children(of: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """What is in something and to be seen."""
    for number in range(of.get_child_count()):
        child = of.get_child_at_index(number)
        if child is not None:
            yield child


def everything(of: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """All that is shown in something, from top to bottom; tables and trees are not entered."""
    for child in children(of):
        if child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child
            if child.get_role_name() not in ("table", "tree", "combo box", "menu bar"):
                yield from everything(child)


def name_of(thing: Atspi.Accessible) -> str:
    """Its name; what has gone has none."""
    try:
        return thing.get_name()
    except GLib.Error:
        return ""


def cells(listener: Listener) -> dict[str, str]:
    """What each cell of the board is said to hold."""
    names = map(name_of, children(listener.find("table", "Board")))
    return dict(name.split(": ", 1) for name in names if ": " in name)


def act(thing: Atspi.Accessible, name: str) -> None:
    """Do one of the things that can be done with it."""
    names = [
        Atspi.Action.get_action_name(thing, n) for n in range(Atspi.Action.get_n_actions(thing))
    ]
    Atspi.Action.do_action(thing, names.index(name))


def rows(listener: Listener, tree: str) -> list[Atspi.Accessible]:
    """The first cell of each row of a tree."""
    cells = [c for c in children(listener.find("tree", tree)) if c.get_role_name() == "table cell"]
    return [cell for cell in cells if ": " in name_of(cell)]


def values(listener: Listener, count: int) -> dict[str, str]:
    """What is said of each candidate, when all of them are known exactly."""

    def complete() -> dict[str, str] | None:
        said = dict(name_of(row).split(": ", 1) for row in rows(listener, "Candidate moves"))
        exact = len(said) == count and all("exact" in text for text in said.values())
        return said if exact else None

    return listener.wait(complete, f"{count} candidates have exact values")


def walk_to(listener: Listener, cell: str) -> None:
    """Go to a cell with the arrows; each step is heard."""
    here = listener.wait(lambda: at_cell(listener), "the board tells where the keyboard is")
    across = COLUMNS.index(cell[0]) - COLUMNS.index(here[0])
    down = int(here[1]) - int(cell[1])
    keys = ["Right" if across > 0 else "Left"] * abs(across) + ["Down" if down > 0 else "Up"] * abs(
        down
    )
    for key in keys:
        before = listener.press(key)
        listener.wait_heard("[", before)


def at_cell(listener: Listener) -> str | None:
    """The cell that was told last to have the focus."""
    last = next((text for text in reversed(listener.heard) if text.startswith("[")), "")
    name = last.strip("[]").split(":")[0]
    return name if len(name) == 2 and name[0] in COLUMNS else None


def play(listener: Listener, best: bool) -> dict[str, object]:
    """Play a game as X by what is heard of the values: the best moves, or the worst."""
    read: list[dict[str, str]] = []
    left = 9
    while True:
        said = values(listener, left)
        read.append(said)
        order = ["+1", "0", f"{MINUS}1"] if best else [f"{MINUS}1", "0", "+1"]
        move = min(said, key=lambda cell: order.index(said[cell].split(",")[0]))
        walk_to(listener, move)
        before = listener.press("Return")
        listener.wait_heard(f"X plays {move}", before)
        listener.wait(lambda move=move: holds_x(listener, move), f"{move} holds X")
        turn = listener.wait(lambda before=before: state(listener, before), "the bot has answered")
        if turn != "Your turn (X)":
            break
        left -= 2
    count = 2 * len(read) - (turn != "The bot wins")  # else X has moved last
    return listener.wait(
        lambda: at_the_end(listener, read, turn, count), f"board, list and label tell {count} moves"
    )


def holds_x(listener: Listener, cell: str) -> bool:
    """Whether a cell is said to hold X, be it marked as a mistake already."""
    return cells(listener).get(cell, "").split(",")[0] == "X"


def at_the_end(
    listener: Listener, read: list[dict[str, str]], end: str, count: int
) -> dict[str, object] | None:
    """What was read of a game, once all that is read knows of its end."""
    shown = (each for each in everything(listener.window) if each.get_role_name() == "label")
    titles = "Game status", "Game result"  # of which one is shown
    label = next((name_of(each) for each in shown if each.get_description() in titles), "")
    board = cells(listener)
    history = [name_of(row) for row in rows(listener, "Moves in this game")]
    taken = [cell for cell, held in board.items() if held != "empty"]
    if (label, len(board), len(taken), len(history)) != (end, 9, count, count):
        return None
    return {"values": read, "end": label, "cells": board, "history": history}


def state(listener: Listener, since: int) -> str | None:
    """What was said of the game since then: that it is one's turn again, or how it has ended."""
    ends = (
        "Your turn (X)",
        "The bot wins",
        "You win!",
        "It's a draw",
    )  # the winning row is said first
    told = listener.heard[since:]
    return next((end for text in told for end in ends if text.endswith(end)), None)


def without_keys(listener: Listener) -> dict[str, object]:
    """Play a move by a cell's action, open a row by a row's; take both back."""

    def open_corner() -> Atspi.Accessible | None:
        """It is told to be empty some time after the new game is announced."""
        board = children(listener.find("table", "Board"))
        return next((cell for cell in board if name_of(cell).startswith("a1: empty")), None)

    corner = listener.wait(open_corner, "a1 is empty")
    before = len(listener.heard)
    act(corner, "Toggle")
    listener.wait_heard("X plays a1", before)
    listener.wait_heard("Your turn (X)", before)
    values(listener, 7)
    row = rows(listener, "Candidate moves")[0]
    act(row, "Toggle")
    listener.wait(lambda: len(rows(listener, "Candidate moves")) > 7, "the row has opened")
    before = len(listener.heard)
    act(corner, "Toggle")
    refused = listener.wait_heard("taken", before)
    hint = listener.wait_heard("Hint: ", listener.press("h"))
    undone = listener.wait_heard("Taken back: ", listener.press("ctrl+z"))
    again = listener.wait_heard("Redone: ", listener.press("ctrl+y"))
    return {"refused": refused, "hint": hint, "undone": undone, "again": again}


def in_words(listener: Listener) -> dict[str, object]:
    """Have values said in words, and in numbers again; what was read of the rows meanwhile.

    The rows stay: what they say now is read only because they have told that it is another text.
    """

    def read() -> dict[str, list[str]]:
        return {tree: [name_of(row) for row in rows(listener, tree)] for tree in TREES}

    def valued(known: str) -> dict[str, list[str]] | None:
        found = read()
        here = any(name.endswith("on the board") for name in found[TREES[1]][-1:])
        told = all(known in name for names in found.values() for name in names)
        return found if here and told else None

    values(listener, 7)
    numbers = listener.wait(lambda: valued(" 0"), "all moves have their values")
    listener.press("c", "c", "c")
    words = listener.wait(lambda: valued(" Draw"), "all rows tell their values in words")
    listener.press("c")
    again = listener.wait(lambda: valued(" 0"), "all rows tell their values in numbers")
    return {"numbers": numbers, "words": words, "again": again}


def label_with(listener: Listener, sentence: str) -> str:
    """What the label of the run says, once it is what was said: a name may come after the voice."""
    label = listener.find("label", "What happens")
    return listener.wait(
        lambda: name_of(label) if name_of(label) == sentence else None, f"'{sentence}' is shown"
    )


def explain(listener: Listener, steps: int) -> dict[str, object]:
    """Walk through the first steps of Explain, then through the tree."""
    listener.wait_heard("New game", listener.press("n"))
    before = listener.press("e")
    first = listener.wait_heard("is MAX and wants", before)
    listener.wait_heard("[Top", before)
    sentences, shown = [first], [label_with(listener, first)]
    for _ in range(steps):
        before = listener.press("s")
        sentences.append(listener.wait_heard("", before))
        shown.append(label_with(listener, sentences[-1]))
    tree: list[str] = []
    for key in ("Down", "Down", "Right", "Up", "Home"):
        before = listener.press(key)
        tree.append(listener.wait_heard("[", before).strip("[]"))
    listener.wait_heard("[", listener.press("Escape"))
    return {"sentences": sentences, "shown": shown, "tree": tree}


def main() -> None:
    """Listen to it all."""
    listener = Listener(sys.argv[1:])
    try:
        listen(listener)
    finally:
        listener.leave()


def listen(listener: Listener) -> None:
    """Play, explain, close; print what was heard."""
    listener.wait(lambda: name_of(listener.find("label", "Game status")), "there is a game")
    first = listener.wait_heard("[", listener.press("Right"))  # shows and tells where it is
    listener.press("shift+p")  # somebody who errs would not draw
    drawn = play(listener, best=True)
    listener.wait_heard("New game", listener.press("n"))
    lost = play(listener, best=False)
    listener.wait_heard("New game", listener.press("n"))
    pressed = without_keys(listener)
    rows_told = in_words(listener)
    explained = explain(listener, 10)
    status = listener.close()
    result = {
        "first": first,
        "drawn": drawn,
        "lost": lost,
        "pressed": pressed,
        "rows": rows_told,
        "explained": explained,
        "heard": listener.heard,
        "told": listener.told,
        "status": status,
    }
    print(json.dumps(result, ensure_ascii=False, indent=1))


def remembering(do: Callable[[], None]) -> None:
    """Do something within AT-SPI's own loop: only there names are remembered."""
    ends: list[BaseException] = []

    def begin() -> bool:
        try:
            do()
        except BaseException as error:
            ends.append(error)
        Atspi.event_quit()
        return False  # once is enough

    GLib.timeout_add(1, begin)
    Atspi.event_main()
    for error in ends:
        raise error


if __name__ == "__main__":
    remembering(main)
