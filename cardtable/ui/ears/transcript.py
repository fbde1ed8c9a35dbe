"""What screen readers are told, line by line on standard output: for tests that compare it with what they said."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from cardtable.ui.ears.voice import listeners

if TYPE_CHECKING:
    from cardtable.ui.ears.voice import Said


def begin() -> None:
    """Write every sentence from now on, as a JSON object with its tone and the time in seconds."""
    listeners.append(_write)


def _write(said: Said) -> None:
    line = {"time": round(time.monotonic(), 3), "tone": said.tone.value, "text": said.text}
    print(json.dumps(line, ensure_ascii=False), flush=True)
