"""The stock on a table, drawing from it, and what becomes of it when it is empty."""
