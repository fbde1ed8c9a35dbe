"""The home page: what was begun, and the shelf of games."""
