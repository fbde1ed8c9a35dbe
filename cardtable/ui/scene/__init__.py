"""The table as a picture: one scene for all games."""
