"""Golden playthroughs: one text file a game and main house rule, which shows a change of the rules as a difference."""
