# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games on disk: those that the user saves, and those a window keeps by itself.

Paths are passed in; only `file_thread` uses Qt, for its thread. What is wrong with a file is
reported as a code with its line (`errors`), from which `words` makes the sentence.

Order: errors, disk, ownership, json_reader, game_file, foreign_formats, transcripts, opening,
journal, archive, journal_writer, file_thread.

A file of another program is decoded and divided into games line by line (`disk.text_lines`,
`FileFormat.split`), so that one of 64 MB needs no more memory than its list. Its byte order mark
decides on the encoding; else a line is UTF-8, or in the old encoding of the format. A reader keeps
all that is certain; what it leaves out has its line and its move (`LeftOut`).

A saved game is JSON in UTF-8, written one move a line::

    {
     "format": "minimax-fair game",
     "version": 1,
     "game": "tic-tac-toe",
     "start": "",
     "players": ["person", "perfect"],
     "result": null,
     "at": 3,
     "moves": [
      {"move": "b2", "comment": "the middle"},
      {"move": "a3"},
      {"move": "a2", "value": {"outcome": "loss", "plies": 4, "bound": "exact", "depth": 6}},
      {"after": 2, "move": "c1", "redo": true}
     ]
    }

- `game`: the rules, as the command line names them (`minimax-fair analyse GAME`).
- `start`: the first position in the game's own notation; empty for the usual start.
- `players`: the first and second player: `person`, or a player of `minimax-fair play`.
- `seed`: the seed of every random choice in the game, so that a fallible player errs in the same
  way when it goes on; left out where none was drawn.
- `result`: the result of the line on the board for the first player (1, 0, -1, or the margin); null
  if it has not ended. It is for other programs and not read, since it follows from the moves.
- `at`: the number of the latest move on the board; 0 for the start.
- `moves`: all moves, numbered from 1 in this order, each listed after its predecessor. `after` is
  the number of the predecessor, 0 for the start, by default the previous move in the list. This
  allows branches.
- `tags`: other information from a file of another program, such as the names of players, each as
  a text; left out if there is none.
- `comment`: the user's comment on a move or, beside `start`, on the first position.
- `value`: the value of the position after the move, or, beside `start`, of the first one, for the
  first player: the fields of `core.score.Score`.
- `redo`: marks the move that *Redo* makes if a position has several; by default it is the last one.

Unknown fields are ignored. A file with an unknown version is not read.

Everything that happens in a window is appended to its journal, one line for each move, comment,
choice and step (`journal`). We weighed SQLite and decided against it: it needs file locks, which
home folders on a network may not support, and its faster mode needs shared memory. Appending lines
needs neither, and damage costs only the damaged line. The name of a journal states its owner
(`ownership`). Games that no window shows any more are moved to an archive in the same form
(`archive`).
"""
