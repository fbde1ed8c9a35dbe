"""What is kept: saved games in one SQLite file, and single games as .cardtable files."""
