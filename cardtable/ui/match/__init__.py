"""The table page: bars, curtain, bubbles, and the flow of a match."""
