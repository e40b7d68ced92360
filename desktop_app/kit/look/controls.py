# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of controls: rounded buttons and boxes, one main button, cards, quiet bars.

It is a style sheet on top of Qt's Fusion style, because a style in Python would have to wait for a
running search whenever something is painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from desktop_app.kit.look.scale import CARD_RADIUS, RADIUS, TypeFollower
from desktop_app.kit.look.theme import Theme, mixed
from desktop_app.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractSpinBox

RESTING = 0.6
"""How much of the text's colour a text has, in high contrast, on what can't be pressed now."""
NUMBER_INDENT = 5
"""The pixels by which the number in a box is moved in, to begin where a combo box's text does."""
MAIN, CARD = "main", "card"
"""The properties of the one filled button of a page, and of a frame that is a white card."""

SHEET = """
QPushButton, QComboBox, QLineEdit, QAbstractSpinBox, QToolButton {{
  border: {line}px solid {edge}; border-radius: {radius}px;
  background: {button}; color: {text}; padding: 2px 8px;
}}
QLineEdit {{ placeholder-text-color: {faint} }}
QToolButton {{ padding: 2px 6px }}
QPushButton:hover, QToolButton:hover, QComboBox:hover {{ background: {lifted} }}
QPushButton:pressed, QToolButton:pressed {{ background: {press_pale}; border-color: {press} }}
QPushButton:checked, QToolButton:checked {{
  background: {press_pale}; border-color: {press}; color: {text}
}}
QPushButton[{main}="true"], QPushButton:default {{
  background: {chosen}; border-color: {chosen}; color: {on_chosen}; font-weight: bold
}}
QPushButton[{main}="true"]:hover, QPushButton:default:hover {{ border-color: {text} }}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled, QLineEdit:disabled,
QAbstractSpinBox:disabled, QPushButton[{main}="true"]:disabled {{
  background: transparent; border: {resting_line} {line_color}; color: {resting}
}}
QPushButton:flat, QToolButton[autoRaise="true"] {{
  border-color: transparent; background: transparent
}}
QToolButton[autoRaise="true"] {{ padding: 0 2px }}
QToolBar QToolButton {{ padding: 0 6px }}
QToolButton[autoRaise="true"]:hover, QPushButton:flat:hover {{ background: {lifted} }}
QToolButton[autoRaise="true"]:checked {{ background: {press_pale}; border-color: {press} }}
QFrame[{card}="true"] {{
  background: {base}; border: {line}px solid {line_color}; border-radius: {card_radius}px
}}
QPushButton::menu-indicator {{
  image: url("{icons}/chevron.svg"); width: 22px; height: 12px;
  subcontrol-origin: border; subcontrol-position: right center; right: 2px
}}
QToolButton::menu-indicator {{ image: none }}
QComboBox {{ padding: 2px 6px }}
QComboBox::drop-down {{ border: none; width: 24px }}
QComboBox::down-arrow {{ image: url("{icons}/chevron.svg"); width: 12px; height: 12px }}
QAbstractSpinBox {{ padding-right: 26px }}
QAbstractSpinBox[layoutDirection="RightToLeft"] {{ padding-left: 26px; padding-right: 8px }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
  subcontrol-origin: border; border: none; width: 26px
}}
QAbstractSpinBox::up-button {{ subcontrol-position: top right }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right }}
QAbstractSpinBox[buttonSymbols="NoButtons"] {{ padding: 2px 0px 2px 16px }}
QAbstractSpinBox[buttonSymbols="NoButtons"]::up-button,
QAbstractSpinBox[buttonSymbols="NoButtons"]::down-button {{ subcontrol-position: left; width: 0px }}
QAbstractSpinBox::up-arrow {{ image: url("{icons}/chevron-up.svg"); width: 12px; height: 12px }}
QAbstractSpinBox::down-arrow {{ image: url("{icons}/chevron.svg"); width: 12px; height: 12px }}
QToolBar {{ background: {window}; border: none; spacing: 4px; padding: 2px }}
QMenuBar {{ background: {window} }}
QMenuBar::item {{ padding: 2px 10px; border-radius: {radius}px }}
QMenuBar::item:selected {{ background: {chosen}; color: {on_chosen} }}
QTreeView {{ border: 1px solid {line_color} }}
QHeaderView {{ background: {base}; border: none }}
QHeaderView::section {{
  background: {base}; color: {faint}; border: none;
  border-bottom: 1px solid {line_color}; padding: 2px 4px
}}
QScrollBar:vertical {{ background: {window}; width: 12px; margin: 0 }}
QScrollBar:horizontal {{ background: {window}; height: 12px; margin: 0 }}
QScrollBar::handle {{ background: {edge}; border-radius: 3px; margin: 3px }}
QScrollBar::handle:hover {{ background: {text} }}
QScrollBar::handle:vertical {{ min-height: 32px }}
QScrollBar::handle:horizontal {{ min-width: 32px }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0 }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent }}
QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {line_color} }}
QSlider::sub-page:horizontal, QSlider[layoutDirection="RightToLeft"]::add-page:horizontal {{
  border-radius: 3px; background: {press}
}}
QSlider[layoutDirection="RightToLeft"]::sub-page:horizontal {{ background: {line_color} }}
QSlider::handle:horizontal {{
  width: 14px; margin: -6px 0; border: 2px solid {press}; border-radius: 9px; background: {base}
}}
QSlider::sub-page:horizontal:disabled,
QSlider[layoutDirection="RightToLeft"]::add-page:horizontal:disabled {{
  background: {line_color}
}}
QSlider::handle:horizontal:disabled {{ border-color: {edge} }}
QToolButton:focus, QToolButton[autoRaise="true"]:focus, QComboBox:focus,
QSlider::handle:horizontal:focus {{ border-color: {text} }}
QProgressBar {{
  border: 1px solid {edge}; border-radius: {radius}px; background: {base}; color: {text};
  text-align: center
}}
QProgressBar::chunk {{ border-radius: 8px; background: {press} }}
"""


def control_sheet(theme: Theme) -> str:
    """Return the style sheet of all controls in the colours of a theme."""
    icons = resource_path("icons", "dark" if theme.dark else "light")
    colors = {name: value for name, value in theme._asdict().items() if name != "line"}
    return SHEET.format(
        line=2 if theme.strong else 1,
        # among lines of high contrast, dashes tell what can't be pressed now
        resting_line="2px dashed" if theme.strong else "1px solid",
        resting=mixed(theme.window, theme.text, RESTING) if theme.strong else theme.faint,
        line_color=theme.line,
        radius=RADIUS,
        card_radius=CARD_RADIUS,
        main=MAIN,
        card=CARD,
        icons=icons.as_posix(),
        **colors,
    )


def make_main(button: QPushButton) -> None:
    """Make a button the filled one of its page; there is only one."""
    button.setProperty(MAIN, True)


def make_card(frame: QFrame) -> None:
    """Make a frame a white card with round corners."""
    frame.setProperty(CARD, True)


def indent_number(box: QAbstractSpinBox) -> None:
    """Keep the number in a box with arrows away from the border: Qt ignores the sheet's padding."""
    box.lineEdit().setTextMargins(NUMBER_INDENT, 0, 0, 0)


class ControlSheet:
    """Gives a window, and all its dialogs, the style of controls."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        self._window = window
        self._sheet = control_sheet(theme)
        # widgets with a style sheet take a new size of type only when it is set again
        TypeFollower(window, self._lay)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        sheet = control_sheet(theme)
        if sheet != self._sheet:  # Qt would polish all widgets anew
            self._sheet = sheet
            self._lay()

    def _lay(self) -> None:
        self._window.setStyleSheet(self._sheet)
