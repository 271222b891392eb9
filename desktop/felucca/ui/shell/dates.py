"""When something was saved, in words."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QObject, QTime


class Dates(QObject):
    """Texts for points in time, in the language in use."""

    def saved(self, when: datetime, today: date | None = None) -> str:
        """`saved today at 18:40`: for the time of the machine's own zone."""
        clock = QLocale().toString(QTime(when.hour, when.minute), "HH:mm")
        day = today or date.today()
        if when.date() == day:
            return self.tr("saved today at %1").replace("%1", clock)
        if when.date() == day - timedelta(days=1):
            return self.tr("saved yesterday at %1").replace("%1", clock)
        return self.tr("saved on %1 at %2").replace("%1", self.day(when)).replace("%2", clock)

    def day(self, when: datetime) -> str:
        """`3 May 2026`."""
        return QLocale().toString(QDate(when.year, when.month, when.day), "d MMMM yyyy")
