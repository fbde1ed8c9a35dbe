"""How Two of Three looks, speaks and is touched."""
