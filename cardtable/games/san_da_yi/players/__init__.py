"""The computer players of San Da Yi."""
