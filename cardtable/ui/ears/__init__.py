"""The program for ears: what screen readers find, and what they are told."""
