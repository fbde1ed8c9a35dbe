"""How contract rummy looks, speaks and is touched."""
