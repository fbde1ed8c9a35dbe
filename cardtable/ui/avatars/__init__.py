"""Parts of pages with the animals that stand for players."""
