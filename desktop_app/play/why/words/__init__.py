# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Words for why a game was lost: each sentence is a function of facts that can be played."""
