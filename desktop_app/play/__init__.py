# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page: play a game, and see values of all moves, the history and the reasons.

`session` alone changes the state of the game, and `game_flow` alone connects it with the search.
The room keeps to itself how requests are queued and run in the search thread (`requests`,
`search_worker`), what each row, icon and badge says, and how games are written and restored. The
window builds the panels, connects them with `game_flow` and `presenter`, and shows them.

Order: requests, session, display, search_worker, search_client, candidates, history, board, why,
games, hint, game_flow, presenter, saved_game, game_files, autosave.
"""
