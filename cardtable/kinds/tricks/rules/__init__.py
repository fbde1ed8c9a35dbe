"""What is played, what has to be followed, who wins, and what no play leads to."""
