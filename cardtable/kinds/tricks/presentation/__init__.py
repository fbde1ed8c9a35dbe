"""How a game with tricks looks, speaks and is touched."""
