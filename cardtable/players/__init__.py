"""What computer players are made of, with no game in it: levels and decisions with reasons."""
