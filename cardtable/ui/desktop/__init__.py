"""The system around the program: what somebody has told it, and programs that are opened."""
