"""The settings page, and the table beside it."""
