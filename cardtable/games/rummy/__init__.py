"""Contract rummy: Kínaskák and Shanghai Rummy."""
