"""A table is set up: who sits where, how long it lasts, by which house rules."""
