"""Where a family's games and settings are kept."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "CARDTABLE_DATA_DIR"


def data_folder(chosen: str | None) -> Path:
    """The folder that was chosen on the command line, else by the environment, else the user's own data folder."""
    named = chosen or os.environ.get(VARIABLE)
    if named:
        with contextlib.suppress(RuntimeError):  # somebody's home whom the system does not know
            return Path(named).expanduser().absolute()
        return Path(named).absolute()
    from platformdirs import user_data_path

    return user_data_path("cardtable", appauthor=False)
