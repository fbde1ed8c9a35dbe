"""The table as a picture, and as readers find it: one scene for all games."""
