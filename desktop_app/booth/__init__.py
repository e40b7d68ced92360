# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The booth: a full screen that runs all day at a fair without a presenter.

It is a window of its own with nothing in it to lock: no menus, no files, no settings, no dialogs.
It shares the session, the search, the board and "Why?" with the first page.

Order: pin, day, riddles, report, sleep_inhibitor, flow, cards, page, pin_pad, window,
heartbeat, program.
"""
