"""The questions of a game of Carcassonne as they look on the map: one class a kind of decision."""
