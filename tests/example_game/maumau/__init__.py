"""Maumau: lay what has the same suit or rank, and be the first to get rid of all cards."""
