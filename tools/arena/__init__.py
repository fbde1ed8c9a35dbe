"""The arena: computer players, and players to hold them against, play the same deals, and figures say how they differ.

Nothing of it is part of the program: here are players that look at every card.
"""
