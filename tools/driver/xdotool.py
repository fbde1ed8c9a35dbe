"""Hands on a screen of X."""

from __future__ import annotations

import subprocess
from typing import Final

# Milliseconds between two letters.
PAUSE: Final = 60


class Xdotool:
    """Presses keys as the server would get them from a keyboard."""

    def press(self, key: str) -> None:
        """Press one key; a letter that the keyboard lacks is written."""
        if len(key) == 1 and not key.isascii():
            self.write(key)
        else:
            _do("key", "--clearmodifiers", key)

    def write(self, text: str) -> None:
        """Write a text, letter by letter."""
        _do("type", "--clearmodifiers", "--delay", str(PAUSE), "--", text)


def _do(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)
