"""The window. PySide6 lives here and nowhere else."""

import builtins

import PySide6.QtCore  # noqa: F401

# With it comes a Python import that reads the source of every module that follows, for features that nothing here uses:
# time at the start, and the sources are kept in memory.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
