"""The board of Sobek."""
