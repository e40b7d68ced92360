# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The second page: the run, the drawn tree, examples, tasks for pupils, worksheets, films."""
