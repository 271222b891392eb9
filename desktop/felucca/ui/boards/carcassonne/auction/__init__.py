"""The bazaar as a person sees it: what has happened at it, and the panel in which it is held."""
