"""How San Da Yi looks, speaks and is touched."""
