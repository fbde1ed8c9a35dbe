"""The program for screen readers: what they find on pages, and what they are told."""
