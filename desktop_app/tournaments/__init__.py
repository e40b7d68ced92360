# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches between players: rules of a run, processes that play it, its store and statistics. No Qt.

A `Tournament` defines the games; a `Run` sends those missing from its `Store` to `Workers`; there
`play_batch` plays them under a `Referee`; a `Standing` counts them. The package hides how games
reach a process and come back, and how the file of a run is validated.

Order: statistics, conditions, standing, tournament, report, live_games, referee, batch, pool,
workers, store, run, ladder.
"""
