# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for files that can't be read or written: what is wrong, and in which line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.file_formats import MOST_TAGS, Omission
from desktop_app.files.errors import FileError, FileFault
from desktop_app.games.wording import Texts
from desktop_app.languages import translate
from desktop_app.numerals import as_words, grouped, percent_of
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
        "Words", "it has no game or lesson of Minimax Fair in it. Try another file."
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


OMISSIONS: Texts = {
    #: Follows the sentence that a file was opened
    Omission.GAMES: QT_TRANSLATE_NOOP(
        "Words", "It has {number} games, but only the first was opened."
    ),
    Omission.MOVES: QT_TRANSLATE_NOOP("Words", "Moves after the end of the game were left out."),
    Omission.SIGNS: QT_TRANSLATE_NOOP("Words", "Arrows and clock times were left out."),
    Omission.COMMENTS: QT_TRANSLATE_NOOP("Words", "Long comments were shortened."),
    Omission.TAGS: QT_TRANSLATE_NOOP("Words", "Only its first {most} tags were kept."),
}
"""Sentences for parts of a file that a game can't keep."""


#: Said when only parts of a file could be read. {name}: of the file
def opened_in_part(name: str, omitted: Mapping[Omission, int]) -> str:
    """Say what was left out of a file when it was opened."""
    whole = translate("Words", "“{name}” was opened.").format(name=name)
    parts = [
        translate("Words", str(OMISSIONS[each])).format(
            number=grouped(number + 1), most=grouped(MOST_TAGS)
        )
        for each, number in omitted.items()
    ]
    return " ".join([whole, *parts])


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
