"""What was played: statistics and evenings."""
