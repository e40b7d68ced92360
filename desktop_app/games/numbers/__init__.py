# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Trees of numbers: bare game trees whose leaves are what Max gets."""
