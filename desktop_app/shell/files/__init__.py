# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files in the window: those that the user opens and saves, and those it keeps by itself."""
