"""Plain whist on the base for games with tricks: an example that is always true, on no shelf."""
