"""How the family looks, speaks and is touched."""
