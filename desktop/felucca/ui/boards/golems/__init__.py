"""The board of Golems."""
