"""Words for whoever started the program from a command line, also where windowed programs have no output."""

from __future__ import annotations

import contextlib
import os
import sys


def have_output() -> None:
    """Make sure that printing works: to the console the program was started from, else to nobody.

    A program for Windows' desktop begins with neither ``sys.stdout`` nor ``sys.stderr``.
    """
    # typeshed knows no program without output, so the question needs getattr.
    missing = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    if not missing:
        return
    place = os.devnull
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError):
            if ctypes.windll.kernel32.AttachConsole(-1):
                place = "CONOUT$"
    for name in missing:
        try:
            stream = open(place, "w", encoding="utf-8", errors="replace")  # noqa: SIM115 - open to the end
        except OSError:
            stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        setattr(sys, name, stream)
