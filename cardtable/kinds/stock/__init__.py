"""Games in which cards are drawn from a stock."""
