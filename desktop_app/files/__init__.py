# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games on disk: what a person saves, and what a window keeps by itself.

Paths are passed in; only `file_thread` uses Qt, for its thread. What is wrong with a file is
reported as a code with its line (`errors`), from which `words` makes the sentence.

Order: errors, disk, ownership, json_reader, game_file, other_forms, journal, archive,
journal_writer, file_thread.

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
- `start`: the first position in the game's own notation; empty for the game's usual one.
- `players`: who plays first and second: `person`, or a player of `minimax-fair play`.
- `seed`: the seed of every random choice in the game, so that a fallible player errs in the same
  way when it goes on; left out where none was drawn.
- `result`: how the line that is shown ends, for the first player (1, 0, -1, or by how much); null
  where it has not ended. For other programs: it is not read, as the moves tell it.
- `at`: the number of the move that stands on the board; 0 for the start.
- `moves`: each after the one that it follows, numbered from 1 as they stand here. `after` is the
  number of that one, 0 for the start; left out, it is the one before. So branches are told.
- `tags`: what a file of another program says of the game beside its moves, such as the names of
  players, each as a text; left out where there is nothing.
- `comment`: what a person wrote, on a move or, beside `start`, on the first position.
- `value`: what the position after the move, or, beside `start`, the first one is worth to the
  first player, and how that is known: the fields of `core.score.Score`.
- `redo`: of several moves from one position, the one that *Redo* makes; else it is the last one.

Fields that are not known are passed over. A version that is not known is not read.

Everything that happens in a window is appended to its journal, one line for each move, comment,
choice and step (`journal`). We weighed SQLite and decided against it: it needs file locks, which
home folders on a network may not support, and its faster mode needs shared memory. Appending lines
needs neither, and damage costs only the damaged line. The name of a journal states its owner
(`ownership`). Games that no window shows any more are moved to an archive in the same form
(`archive`).
"""
