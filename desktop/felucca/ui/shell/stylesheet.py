"""The style sheet for plain Qt widgets: fields, menus, lists, scroll bars, tool tips.

It names roles of the palette and no colours: a sheet set anew would polish every widget of the application, which
takes longer than a change of theme may. Qt keeps what it made of the roles, so the few plain widgets are polished.
"""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QTextBrowser,
)

SHEET = """
QToolTip {
    color: palette(button); background: palette(text); border: 1px solid palette(text);
    border-radius: 8px; padding: 6px 8px;
}
QLineEdit, QPlainTextEdit, QSpinBox {
    color: palette(text); background: palette(alternate-base); border: 1px solid palette(mid);
    border-radius: 9px; padding: 0 13px;
    selection-color: palette(highlighted-text); selection-background-color: palette(highlight);
}
QPlainTextEdit { padding: 8px; }
QLineEdit:disabled { color: palette(placeholder-text); }
QTextBrowser, QScrollArea, QListView { color: palette(text); background: transparent; border: none; outline: none; }
QScrollArea > QWidget > QWidget#content { background: transparent; }
QMenu {
    color: palette(text); background: palette(base); border: 1px solid palette(dark); border-radius: 10px; padding: 6px;
}
QMenu::item { padding: 8px 28px 8px 14px; border-radius: 7px; }
QMenu::item:selected { background: palette(midlight); color: palette(light); }
QMenu::item:disabled { color: palette(placeholder-text); }
QMenu::icon { padding-left: 10px; }
QMenu::separator { height: 1px; background: palette(mid); margin: 6px 8px; }
QMenu::indicator { width: 0; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: palette(dark); border-radius: 4px; margin: 2px; }
QScrollBar::handle:hover { background: palette(placeholder-text); }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

_PLAIN = (QLineEdit, QPlainTextEdit, QTextBrowser, QAbstractItemView, QMenu, QScrollBar)


def repolish(application: QApplication) -> None:
    """Let the plain widgets that are there take the colours of the palette that has just been set."""
    for widget in application.allWidgets():
        if isinstance(widget, _PLAIN):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
            widget.update()
