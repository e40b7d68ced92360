# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The Explain page: a step-by-step search in a drawn tree, with examples, worksheets, animations.

Other packages use only two entry points. The window builds an `ExplainPage` (`page`); the command
line writes worksheets without a window (`worksheets`). Tree layout, painting, the wording of steps
and the file formats of animations, lessons and worksheets are internal.

Order: drawn_tree, pupil_tasks, words, tree_run, tree, worksheets, pupil, counting, run_maker,
dialogs, lesson_file, choices, control_row, strip, panel, node_panel, race, step_controls, examples,
sources, saving, parts, pupil_exercises, lessons, page.
"""
