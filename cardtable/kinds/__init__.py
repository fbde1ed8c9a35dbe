"""Bases for kinds of games: what every game with tricks, say, has in common. No game is named here."""
