"""The catalogue, and one folder for every family of games."""
