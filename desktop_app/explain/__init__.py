# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The second page: a search step by step in a drawn tree, with examples, worksheets and films.

The room keeps to itself how a tree is laid out and painted, what each step says, and how films,
lessons and worksheets are written. The window builds an `ExplainPage` (`page`) and uses it alone;
the command line writes worksheets without one (`worksheets`).

Order: drawn_tree, pupil_tasks, words, tree_run, tree, worksheets, pupil, counting, run_maker,
dialogs, lesson_file, choices, panel, step_controls, examples, sources, saving, parts, acts,
lessons, page.
"""
