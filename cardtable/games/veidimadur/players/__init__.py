"""The computer players, and the worlds they imagine."""
