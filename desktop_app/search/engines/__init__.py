# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""One protocol for whatever values moves, one list in order of preference, a folder for each."""
