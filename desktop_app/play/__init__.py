# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Play page: a game with the values of all moves, its history, and reasons for mistakes.

`session` alone changes the state of the game, and `game_flow` alone connects it with the search.
How requests are queued and run in the search thread (`requests`, `search_worker`), what each row,
icon and badge says, and how games are written and restored is internal to this package. The window
builds the panels, connects them with `game_flow` and `presenter`, and shows them.

Order: requests, session, display, search_worker, search_client, candidates, history, board, why,
series, adaptive_opponent, result_card, find, sounds, games, game_flow, invitation,
presenter, saved_game, game_files, autosave.
"""
