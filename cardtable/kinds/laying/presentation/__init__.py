"""The table of a game of laying and its words."""
