"""The computer players of the family: plans, what they are worth, imagined deals, and the art of cheating."""
