"""A mouth for a screen reader: it speaks to a file.

A screen reader hands its sentences to a speech server over a socket (SSIP, the protocol of Speech Dispatcher). This
server makes no sound; it writes down when every sentence was asked for, and when it was over: said whole, cut off, or
never begun. A sentence takes as long as a voice at RATE letters a second would take, so that what a listener would
not have heard to its end is known. Runs inside the bare system, with nothing but the standard library:

    python3 -m tools.ears.mouth SOCKET FILE [RATE]
"""

from __future__ import annotations

import argparse
import json
import re
import socketserver
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

RATE: Final = 40.0
WHOLE, CUT, UNSAID = "whole", "cut", "unsaid"
ANSWERS: Final = {
    "LIST OUTPUT_MODULES": ["250-file", "250 OK MODULE LIST SENT"],
    "LIST SYNTHESIS_VOICES": ["249-plain\ten\tnone", "249 OK VOICE LIST SENT"],
    "LIST VOICES": ["249-MALE1", "249 OK VOICE LIST SENT"],
    "GET": ["251-0", "251 OK GET RETURNED"],
    "CANCEL": ["210 OK CANCELED"],
    "STOP": ["210 OK STOPPED"],
    "PAUSE": ["211 OK PAUSED"],
    "RESUME": ["212 OK RESUMED"],
    "HISTORY GET CLIENT_ID": ["245-1", "245 OK CLIENT ID SENT"],
    "BLOCK BEGIN": ["260 OK INSIDE BLOCK"],
    "BLOCK END": ["261 OK OUTSIDE BLOCK"],
    "HELP": ["248 OK HELP SENT"],
    "QUIT": ["231 HAPPY HACKING"],
}


class Voice:
    """What is being said and what waits; a line of JSON when a sentence is asked for, and one when it is over."""

    def __init__(self, file: Path, rate: float) -> None:
        self._file = file.open("a", encoding="utf-8", buffering=1)
        self._rate = rate
        self._changed = threading.Condition()
        self._waiting: list[tuple[int, str]] = []
        self._current: tuple[int, float] | None = None
        self._number = 0
        threading.Thread(target=self._speak, daemon=True).start()

    def say(self, text: str) -> int:
        """Queue a sentence; its number."""
        with self._changed:
            self._number += 1
            self._waiting.append((self._number, text))
            self._write(number=self._number, text=text)
            self._changed.notify()
            return self._number

    def hush(self) -> None:
        """Cut off what is being said, and forget what waits."""
        with self._changed:
            if self._current is not None:
                self._write(number=self._current[0], over=CUT)
                self._current = None
            for number, _ in self._waiting:
                self._write(number=number, over=UNSAID)
            self._waiting.clear()
            self._changed.notify()

    def _speak(self) -> None:
        with self._changed:
            while True:
                if self._current is not None:
                    number, until = self._current
                    left = until - time.monotonic()
                    if left > 0:
                        self._changed.wait(left)
                        continue
                    self._write(number=number, over=WHOLE)
                    self._current = None
                if self._waiting:
                    number, text = self._waiting.pop(0)
                    self._current = (number, time.monotonic() + len(text) / self._rate)
                else:
                    self._changed.wait()

    def _write(self, **facts: str | int) -> None:
        self._file.write(json.dumps({"time": time.monotonic(), **facts}, ensure_ascii=False) + "\n")


def plain(text: str) -> str:
    """A sentence without the marks of speech (SSML) around and in it."""
    text = re.sub(r"<[^>]*>", "", text)
    for sign, mark in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&")):
        text = text.replace(sign, mark)
    return text.strip()


class Client(socketserver.StreamRequestHandler):
    """One client's connection."""

    def handle(self) -> None:
        """Answer line by line until the client goes."""
        for raw in self.rfile:
            line = raw.decode("utf-8", "replace").strip()
            if line.upper() == "SPEAK":
                self._answer(["230 OK RECEIVING DATA"])
                self._queue(self._data())
            elif line.upper().startswith(("CHAR ", "KEY ", "SOUND_ICON ")):
                self._queue(line.partition(" ")[2])
            else:
                self._obey(line.upper())
            if line.upper() == "QUIT":
                return

    def _obey(self, line: str) -> None:
        if line.startswith(("CANCEL", "STOP")):
            self.server.voice.hush()  # type: ignore[attr-defined]
        known = next((answer for start, answer in ANSWERS.items() if line.startswith(start)), None)
        self._answer(known or ["203 OK SET"])

    def _data(self) -> str:
        lines: list[str] = []
        for raw in self.rfile:
            line = raw.decode("utf-8", "replace").rstrip("\r\n")
            if line == ".":
                break
            lines.append(line[1:] if line.startswith("..") else line)
        return plain("\n".join(lines))

    def _queue(self, text: str) -> None:
        voice: Voice = self.server.voice  # type: ignore[attr-defined]
        number = voice.say(text) if text else 0
        self._answer([f"225-{number}", "225 OK MESSAGE QUEUED"])

    def _answer(self, lines: list[str]) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())
        self.wfile.flush()


class Mouth(socketserver.ThreadingUnixStreamServer):
    """The server on its socket."""

    daemon_threads = True

    def __init__(self, socket: Path, voice: Voice) -> None:
        self.voice = voice
        super().__init__(str(socket), Client)


def main(arguments: Sequence[str] | None = None) -> int:
    """Speak until somebody ends this process."""
    parser = argparse.ArgumentParser(
        "python -m tools.ears.mouth", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("socket", type=Path, metavar="SOCKET", help="where a reader finds the server")
    parser.add_argument("file", type=Path, metavar="FILE", help="what is said is written there")
    parser.add_argument("rate", nargs="?", type=float, default=RATE, metavar="RATE", help="letters a second")
    wanted = parser.parse_args(arguments)
    with Mouth(wanted.socket, Voice(wanted.file, wanted.rate)) as server:
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
