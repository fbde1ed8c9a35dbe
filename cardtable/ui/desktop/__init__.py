"""The system around the program: what it knows of the user, and programs that are opened."""
