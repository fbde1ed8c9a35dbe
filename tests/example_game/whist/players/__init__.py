"""The computer players of whist."""
