"""Sitting down: seats round a table, who sits on them, how long it lasts and by which house rules."""
