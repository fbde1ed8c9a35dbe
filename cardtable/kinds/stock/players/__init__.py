"""What players of games with a stock imagine."""
