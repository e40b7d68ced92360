# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The third page: choose players, watch their games, and see results and charts.

The room keeps to itself how a run is driven in its thread, how results are counted, drawn and
saved, and which game is watched. The window builds an `ArenaPage` (`page`) and uses it alone, but
for `games.record_of` and `games.seats_of`, with which it opens a game on the board. The command
line shares the sentences (`words`); the matchboxes share `charts`, `results_model`, `tables` and
`words`.

Order: experiments, results_model, watched_game, words, tables, bars, charts, pairs, games, turns,
watch_view, results, saving, run_thread, run_controls, limit_choice, choices, page.
"""
