# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches between players: rules of a run, processes that play it, its store and statistics. No Qt.

A `Tournament` says which games are played; a `Run` sends those that are missing from its `Store` to
`Workers`; there `play_batch` plays them under a `Referee`; a `Standing` counts them. The room keeps
to itself how games reach a process and come back, and how a file of a run is checked.

Order: statistics, terms, standing, tournament, report, live_games, referee, batch, pool, workers,
store, run, ladder.
"""
