# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The second page: a search step by step in a drawn tree, with examples, worksheets and films.

The room keeps to itself how a tree is laid out and painted, what each step says, and how films,
lessons and worksheets are written. The window builds an `ExplainPage` (`page`) and uses it alone;
the command line writes worksheets without one (`paper`).

Order: drawn_tree, branch_marks, marks, questions, exercises, words, tree_run, worksheets, tree,
paper, pupil, counting, three_ways, run_maker, dialogs, lesson_file, kept_lesson, horizon, choices,
code_panel, window_line, panel, step_controls, day_score, guess_bar, numbers_bar, examples,
sources, count_bar, film, saving, parts, acts, lessons, page.
"""
