"""What is dealt, how cards rank, and what a round scores."""
