"""The drawn animals that stand for players."""
