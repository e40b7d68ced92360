# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for files that can't be read or written: what is wrong, and in which line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.file_formats import MOST_TAGS, LeftOut, Omission
from desktop_app.files.errors import FileError, FileFault
from desktop_app.games.wording import Texts
from desktop_app.languages import translate
from desktop_app.numerals import as_words, grouped, percent_of
from desktop_app.words.counted import COUNTED
from desktop_app.words.faults import fault_text

FILE_FAULTS: Texts = {
    FileFault.NOT_FOUND: QT_TRANSLATE_NOOP(
        "Words", "there is no such file or folder. Check the name."
    ),
    FileFault.NO_RIGHT: QT_TRANSLATE_NOOP(
        "Words", "you don't have permission to use this file or folder. Try another folder."
    ),
    FileFault.NOT_A_FILE: QT_TRANSLATE_NOOP(
        "Words", "it isn't a file that can hold a game. Try another file."
    ),
    FileFault.DISK_FULL: QT_TRANSLATE_NOOP("Words", "the disk is full. Free up some space."),
    FileFault.CHANGED: QT_TRANSLATE_NOOP("Words", "another person or program has changed it."),
    #: What is wrong with a file, after a colon; begins small
    FileFault.DISK: QT_TRANSLATE_NOOP("Words", "the system says “{reason}”."),
    FileFault.FAULT: QT_TRANSLATE_NOOP("Words", "something went wrong in this program."),
    FileFault.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Words", "it is larger than {megabytes} MB. Choose a smaller file."
    ),
    FileFault.TOO_MANY: QT_TRANSLATE_NOOP(
        "Words", "it has more than {most} moves. Choose a shorter game."
    ),
    FileFault.TOO_MANY_GAMES: QT_TRANSLATE_NOOP(
        "Words", "it has more than {most} games. Split it into smaller files."
    ),
    FileFault.NO_SUCH_GAME: QT_TRANSLATE_NOOP(
        "Words", "there is no game {number} in it. Choose a number from 1 to {most}."
    ),
    FileFault.SEVERAL: QT_TRANSLATE_NOOP(
        "Words", "its moves fit several games. Say which game it is."
    ),
    FileFault.EMPTY: QT_TRANSLATE_NOOP("Words", "it is empty. Try another file."),
    FileFault.NOT_TEXT: QT_TRANSLATE_NOOP(
        "Words", "{where}this isn't UTF-8 text. Save it as UTF-8 and try again."
    ),
    FileFault.DAMAGED: QT_TRANSLATE_NOOP("Words", "{where}this line is damaged."),
    FileFault.NOT_JSON: QT_TRANSLATE_NOOP(
        "Words", "{where}this isn't JSON. The file is damaged, or it is another kind of file."
    ),
    FileFault.TOO_DEEP: QT_TRANSLATE_NOOP(
        "Words", "{where}there are too many brackets inside brackets."
    ),
    FileFault.CROWDED: QT_TRANSLATE_NOOP(
        "Words", "{where}there are more than {most} entries in one pair of brackets."
    ),
    FileFault.BAD_NUMBER: QT_TRANSLATE_NOOP(
        "Words", "{where}a number is too large. Make it smaller."
    ),
    FileFault.NO_LESSON: QT_TRANSLATE_NOOP(
        "Words", "it isn't a Minimax Fair lesson. Try another file."
    ),
    FileFault.NO_CONTENTS: QT_TRANSLATE_NOOP(
        "Words", "no game or lesson can be read from it. Try another file."
    ),
    FileFault.FOREIGN: QT_TRANSLATE_NOOP(
        "Words", "it isn't a Minimax Fair game. Try another file."
    ),
    FileFault.NEWER: QT_TRANSLATE_NOOP(
        "Words", "it comes from a newer version of this program. Update the program."
    ),
    #: What is wrong in a file, after a colon; begins small. {name}: the name of a field, {shown}:
    #: what stands there
    FileFault.MISSING: QT_TRANSLATE_NOOP("Words", "{where}“{name}” is missing. Add it."),
    FileFault.BAD_FIELD: QT_TRANSLATE_NOOP("Words", "{where}“{name}” can't be {shown}. Change it."),
    FileFault.BAD_PLAYER: QT_TRANSLATE_NOOP(
        "Words", "{where}there is no player called “{shown}”. Use another name."
    ),
    FileFault.STOPPED: QT_TRANSLATE_NOOP("Words", "you stopped it."),
    FileFault.TWICE: QT_TRANSLATE_NOOP(
        "Words", "{where}the move {move} appears twice. Delete one of them."
    ),
}
"""Sentences by `FileFault`; `{where}` becomes the line. A game's own faults are in its wording."""


#: Said when a file can't be opened. {name}: of the file; {reason}: what is wrong
def not_opened(name: str, error: FileError) -> str:
    """Say why a file was not opened."""
    pattern = translate("Words", "“{name}” wasn't opened: {reason}")
    return pattern.format(name=name, reason=file_fault_text(error))


def not_listed(error: FileError) -> str:
    """Say why not all games of a file are in the list."""
    #: Below a list of the games in a file: {reason} is a sentence about why it is not complete
    pattern = translate("Words", "These aren't all the games: {reason}")
    return pattern.format(reason=file_fault_text(error))


OMISSIONS: Texts = {
    #: {where} is "Line 5, move 3: "; {text} is a part of a file, such as a misspelt word
    Omission.TEXT: QT_TRANSLATE_NOOP("Words", "{where}“{text}” can't be read and was left out."),
    #: {text} is a move
    Omission.MOVES: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” can't be played here, so the moves from there on were left out.",
    ),
    #: {text} is a move
    Omission.UNCLEAR: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” could be more than one move, so the moves from there on were left out.",
    ),
    #: {text} is a move
    Omission.BRANCH: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” can't be played here, so the rest of this variation was left out.",
    ),
    #: {text} is a move
    Omission.AFTER_END: QT_TRANSLATE_NOOP(
        "Words", "{where}the game is over here, so the moves from “{text}” on were left out."
    ),
    #: {text} is a move
    Omission.LONG: QT_TRANSLATE_NOOP(
        "Words", "{where}the game is too long, so the moves from “{text}” on were left out."
    ),
    #: A tag is a line such as [White "Ada"] at the beginning of a file; {text} is its name
    Omission.TAG: QT_TRANSLATE_NOOP("Words", "{where}the tag “{text}” was left out."),
    #: A tag is a line such as [White "Ada"] at the beginning of a file
    Omission.TAGS: QT_TRANSLATE_NOOP("Words", "{where}only the first {most} tags were kept."),
    Omission.POSITION: QT_TRANSLATE_NOOP(
        "Words",
        "{where}the first position can't be read, but all the moves fit the usual one.",
    ),
    Omission.SIGNS: QT_TRANSLATE_NOOP("Words", "{where}arrows and clock times were left out."),
    Omission.COMMENT: QT_TRANSLATE_NOOP("Words", "{where}a long comment was shortened."),
    #: {text} is a move of a pawn, such as e8
    Omission.PROMOTION: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” doesn't say what the pawn becomes, so it became a queen."
    ),
    Omission.OPEN_COMMENT: QT_TRANSLATE_NOOP(
        "Words", "{where}this comment has no end, so moves may have been taken for a part of it."
    ),
    Omission.OPEN_BRANCH: QT_TRANSLATE_NOOP(
        "Words", "{where}this variation has no end, so it was closed where it had to be."
    ),
    Omission.REST: QT_TRANSLATE_NOOP(
        "Words", "{where}the text of this game is too long, so its end was left out."
    ),
    Omission.GAMES: QT_TRANSLATE_NOOP(
        "Words", "{where}another game begins here. Only the first one was opened."
    ),
}
"""Sentences for a part of a file that a game can't keep; `{where}` becomes its place."""


def left_out_text(left: LeftOut) -> str:
    """Say what was left out of a file, in which line and at which move."""
    #: {line} is the number of a line in a file; a sentence on what was left out there follows
    where = translate("Words", "Line {line}: ").format(line=grouped(left.line))
    if left.number:
        #: {line} and {number} are numbers; a sentence on what was left out there follows
        where = translate("Words", "Line {line}, move {number}: ").format(
            line=grouped(left.line), number=grouped(left.number)
        )
    return translate("Words", str(OMISSIONS[left.what])).format(
        where=where, text=left.text, most=grouped(MOST_TAGS)
    )


#: Said when only parts of a file could be read. {name}: of the file
def opened_in_part(name: str, left_out: Iterable[LeftOut]) -> str:
    """Say what was left out of a file when it was opened; parts of a kind are summed up."""
    whole = translate("Words", "“{name}” was opened.").format(name=name)
    first, parts = dict[Omission, LeftOut](), Counter[Omission]()
    for each in left_out:
        first.setdefault(each.what, each)
        parts[each.what] += each.parts
    told = [whole]
    for what, each in first.items():
        told.append(left_out_text(each))
        if parts[what] > 1 and what not in SUMMED_UP:
            told.append(COUNTED.more_like_this(parts[what] - 1))
    return " ".join(told)


SUMMED_UP = (Omission.SIGNS, Omission.TAGS, Omission.AFTER_END, Omission.GAMES)
"""Parts whose sentence is about all of them."""


#: Said when a file can't be written. {name}: of the file; {reason}: what is wrong
def not_saved(name: str, error: FileError) -> str:
    """Say why a file was not saved."""
    pattern = translate("Words", "“{name}” wasn't saved: {reason}")
    return pattern.format(name=name, reason=file_fault_text(error))


def show_file_texts() -> tuple[str, str]:
    """Return the text and the tooltip of the button that shows a damaged file."""
    tip = translate("Words", "Open the file in your text editor")
    return translate("Words", "Show the file"), tip


#: A question with buttons. {name}: of the file
def changed_text(name: str) -> str:
    """Return the question about a file that another program has changed."""
    pattern = translate(
        "Words", "Another person or program has changed “{name}”. What would you like to do?"
    )
    return pattern.format(name=name)


#: Stands for the name of a file if a text was pasted
def pasted_name() -> str:
    """Return the name of a text from the clipboard, for use in place of a file's name."""
    return translate("Words", "The text")


#: While a large file is read. {name}: of the file
def reading_text(name: str, share: float) -> str:
    """Say how much of a file has been read; `share` goes from 0 to 1."""
    pattern = translate("Words", "Opening “{name}”: {percent}%.")
    return pattern.format(name=name, percent=percent_of(share))


#: {name}: of the file
def saved_text(name: str) -> str:
    """Say that a game was saved."""
    return translate("Words", "The game is saved as “{name}”.").format(name=name)


#: Results of the arena. {name}: of the file
def results_saved_text(name: str) -> str:
    """Say that the arena's results were saved."""
    return translate("Words", "The results are saved as “{name}”.").format(name=name)


#: While a large file is written. {name}: of the file
def writing_text(name: str, share: float) -> str:
    """Say how much of a file has been written; `share` goes from 0 to 1."""
    pattern = translate("Words", "Saving “{name}”: {percent}%.")
    return pattern.format(name=name, percent=percent_of(share))


#: {name}: of the file
def writing_stopped_text(name: str) -> str:
    """Say that the writing of a file was stopped."""
    return translate("Words", "“{name}” wasn't saved: you stopped it.").format(name=name)


#: {reason}: what is wrong, such as “the disk is full.”
def not_kept(error: FileError) -> str:
    """Say that nothing can be saved for now, and why."""
    pattern = translate("Words", "Your moves aren't being saved: {reason}")
    return pattern.format(reason=file_fault_text(error))


def kept_again() -> str:
    """Say that everything is saved again after a failure."""
    return translate("Words", "Everything is being saved again.")


#: Said at the start of the program. {name}: of the copy
def lost_text(error: FileError, file: str) -> str:
    """Say that some games could not be restored.

    Args:
        error: the error of the file.
        file: the name of the file's backup copy; empty if there is none.
    """
    pattern = translate("Words", "Some of your earlier games couldn't be restored: {reason}")
    told = pattern.format(reason=file_fault_text(error))
    if not file:
        return told
    where = translate("Words", "A copy of the damaged file is kept as “{name}”.").format(name=file)
    return f"{told} {where}"


#: Said at the start of the program. {name}: of the old file
def damaged_settings_text(name: str) -> str:
    """Say that the settings were damaged, and where the old file is."""
    text = translate(
        "Words",
        "Your settings were damaged, so the default settings are being used. The old file is "
        "kept as “{name}”.",
    )
    return text.format(name=name)


#: Where in a file something is wrong; a sentence that begins small follows. {line}: a number
def file_fault_text(error: FileError) -> str:
    """Return what is wrong in a file and where, to follow a colon."""
    pattern = translate("Words", "line {line}: ")
    where = "" if error.line is None else pattern.format(line=grouped(error.line))
    if error.cause is not None:
        return where + fault_text(error.cause)
    return translate("Words", str(FILE_FAULTS[error.fault])).format(
        **{**as_words(error.details), "where": where}
    )
