"""Listens to the program with a real screen reader, in a bare system: ``python3 -m tools.ears [SUITE]``."""
