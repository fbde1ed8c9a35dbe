"""What is dealt, what goes on what, and what a round scores."""
