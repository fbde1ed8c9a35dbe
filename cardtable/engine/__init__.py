"""What every game is: options, rounds, actions, events, views, refusals, and the match whose log is the truth."""
