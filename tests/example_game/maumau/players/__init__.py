"""The computer players of maumau."""
