"""Hatches: the rules of ../shared/rules/hatches.md as plain data and reducers."""
