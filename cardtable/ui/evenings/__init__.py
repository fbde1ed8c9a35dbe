"""Evenings: what the same people played on one day, as sheets to keep."""
