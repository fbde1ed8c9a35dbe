"""Whist: four players, partners opposite, and trump is the suit of the last card that was dealt."""
