"""About the program."""
