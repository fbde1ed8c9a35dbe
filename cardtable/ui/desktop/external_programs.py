"""Other programs of the system, started with its own libraries: a folder shown in the file manager."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# What a frozen program changes for itself and no other program may inherit, else it loads our libraries.
_OURS: Final = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_NO_GUI_THREADPOOL")


def show_folder(folder: Path) -> bool:
    """Open the folder in the system's file manager; whether there is one."""
    with systems_own_libraries():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@contextmanager
def systems_own_libraries() -> Iterator[None]:
    """Start other programs with the environment that this one was started with."""
    if not (getattr(sys, "frozen", False) and sys.platform == "linux"):
        yield
        return
    kept = {name: os.environ.get(name) for name in _OURS}
    for name in _OURS:
        original = os.environ.get(f"{name}_ORIG")
        if original is not None:
            os.environ[name] = original
        else:
            os.environ.pop(name, None)
    try:
        yield
    finally:
        for name, value in kept.items():
            if value is not None:
                os.environ[name] = value
