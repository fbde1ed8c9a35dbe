"""Looking back at what was played: statistics and evenings."""
