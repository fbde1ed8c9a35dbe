"""What lies where, what may be done, what happens and what it scores."""
