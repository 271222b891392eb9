"""The style sheet for plain Qt widgets: fields, menus, lists, scroll bars, tool tips."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from felucca.ui.shell.theme import Theme

_SHEET = Template("""
QToolTip {
    color: $surface; background: $text; border: 1px solid $text; border-radius: 8px; padding: 6px 8px;
}
QLineEdit, QPlainTextEdit, QSpinBox {
    color: $text; background: $surface_sunken; border: 1px solid $line; border-radius: 9px; padding: 0 13px;
    selection-color: $on_primary; selection-background-color: $primary;
}
QPlainTextEdit { padding: 8px; }
QLineEdit:disabled { color: $text_tertiary; }
QTextBrowser, QScrollArea, QListView { color: $text; background: transparent; border: none; outline: none; }
QScrollArea > QWidget > QWidget#content { background: transparent; }
QMenu {
    color: $text; background: $surface_raised; border: 1px solid $line_strong; border-radius: 10px; padding: 6px;
}
QMenu::item { padding: 8px 28px 8px 14px; border-radius: 7px; }
QMenu::item:selected { background: $primary_soft; color: $on_primary_soft; }
QMenu::item:disabled { color: $text_tertiary; }
QMenu::icon { padding-left: 10px; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QMenu::indicator { width: 0; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $line_strong; border-radius: 4px; margin: 2px; }
QScrollBar::handle:hover { background: $text_tertiary; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

_TOKENS = (
    "text", "surface", "surface_sunken", "surface_raised", "line", "line_strong", "primary", "on_primary",
    "primary_soft", "on_primary_soft", "text_tertiary",
)  # fmt: skip


def stylesheet(theme: Theme) -> str:
    """The sheet in the colours of a theme."""
    return _SHEET.substitute({token: theme.color(token).name() for token in _TOKENS})
