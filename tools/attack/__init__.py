"""Attacks on the program, as somebody with bad luck or bad will would make them: real processes, real files."""
