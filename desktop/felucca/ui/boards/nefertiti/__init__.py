"""The board of Nefertiti."""
