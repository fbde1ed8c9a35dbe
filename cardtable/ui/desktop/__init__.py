"""The system around the program: what the user has told it, and programs that are opened."""
