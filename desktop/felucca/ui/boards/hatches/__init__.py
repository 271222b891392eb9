"""The board of Hatches."""
