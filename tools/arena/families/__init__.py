"""What the arena knows of each family: a plain amateur, what a beginner may do, a player that peeks, its phases.

Every module has the name of a family of games and the names of :class:`tools.arena.family.Family`.
"""
