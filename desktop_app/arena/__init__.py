# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The arena page: choose players, watch their games, and see results and charts.

The package hides how a run is driven in its thread, how results are counted, drawn and saved, and
how the watched game is chosen. The window only builds an `ArenaPage` (`page`), and opens games on
the board with `games.record_of_game` and `games.seats_of`. The command line shares the sentences
(`words`); the MENACE panel shares `charts`, `results_model`, `tables` and `words`.

Order: experiments, results_model, watched_game, words, tables, bars, charts, pairs, games, turns,
watch_view, results, saving, run_thread, run_controls, experiment_cards, choices, page.
"""
