"""The program for screen readers and keys: what they find, what they are told, and in which order."""
