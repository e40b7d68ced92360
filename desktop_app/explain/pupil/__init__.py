# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a pupil does with a tree: marks what will be skipped, changes a number."""
