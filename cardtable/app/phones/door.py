"""The door to the home's network, as the program has it: the doorkeeper's process, and what is said to it.

Nothing of a network is imported here: the doorkeeper imports it, in its process.
"""

from __future__ import annotations

import json
import queue
import threading
from typing import TYPE_CHECKING, Any, Final

from cardtable.app.phones.pairing import Invitation, new_invitation

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

# The doorkeeper has so many seconds to end when it is told to, and so have the threads that spoke with it.
LEAVE: Final = 1.0
# A doorkeeper that has not taken so many messages is stopped or stuck.
MOST_UNREAD: Final = 256


class Door:
    """Open, or about to be, from the moment it is made until it is closed; OSError says that no process can be had.

    ``said`` hears the doorkeeper, on a thread of its own, and must not close the door there:

    * ``{"open": "address:port"}``: phones find it there.
    * ``{"refused": reason}``: it does not open, and nothing more is said. ``"public"``: the machine's address is none
      of a home's network. ``"offline"``: it has none. ``"port"``: the port is taken, or forbidden.
    * ``{"sat": seat, "language": "is", "new": True}``: a phone sits there now, ``new`` when it was invited, else it has
      come back. The language is what it asks for, any short text.
    * ``{"gone": seat}``: it is away, and may come back.
    * ``{"deed": {...}, "seat": seat}``: what it says, at most eight values, each a text, a whole number, true, false,
      null, or a list of these.
    * ``{"letters": "ABCDEF", "seat": seat}``: a seat's letters are others now, since somebody guessed.
    * ``{"closed": True}``: the doorkeeper has ended by itself, or no phone finds it at this place any more.
    """

    def __init__(self, said: Callable[[dict[str, Any]], None], host: str = "", port: int = 0) -> None:
        # Imported here, because the window opens without a second process.
        import multiprocessing

        self._said = said
        self._closing = False
        context = multiprocessing.get_context("spawn")
        self._reports, theirs = context.Pipe(duplex=False)
        ours, self._messages = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_keep, args=(ours, theirs, host, port), daemon=True, name="cardtable-door"
        )
        self._process.start()
        ours.close()
        theirs.close()
        self._unsent: queue.Queue[bytes | None] = queue.Queue(MOST_UNREAD)
        self._threads = [
            threading.Thread(target=self._read, daemon=True, name="door-reports"),
            threading.Thread(target=self._write, daemon=True, name="door-messages"),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def process_id(self) -> int | None:
        """The doorkeeper's process."""
        return self._process.pid

    def give(self, name: str, kind: str, body: bytes) -> None:
        """Whoever asks for this name (``"/"``, ``"/phone.js"``) gets this file, of a kind such as ``text/css``."""
        self._tell({"file": name, "type": kind}, body)

    def invite(self, seat: int) -> Invitation:
        """A new invitation to a seat, good for one phone; what was its invitation before is none any more."""
        invitation = new_invitation()
        self._tell({"invite": seat, **invitation._asdict()})
        return invitation

    def show(self, seat: int, page: dict[str, Any]) -> None:
        """Tell this to the phone of the seat, if one is there, and to no other."""
        self._tell({"page": seat}, json.dumps(page, ensure_ascii=False, separators=(",", ":")).encode())

    def free(self, seat: int) -> None:
        """No phone sits there any more, and none may until it is invited."""
        self._tell({"free": seat})

    def close(self) -> None:
        """Tell every phone that the door is shut, and end the process; nothing is said from now on."""
        if self._closing:
            return
        self._closing = True
        self._put(None)
        self._process.join(LEAVE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(LEAVE)
        for thread in self._threads:
            thread.join(LEAVE)

    def _tell(self, head: dict[str, Any], body: bytes = b"") -> None:
        self._put(json.dumps(head).encode() + b"\n" + body)

    def _put(self, message: bytes | None) -> None:
        """Sent by another thread: a pipe to a process that does not read fills up."""
        try:
            self._unsent.put_nowait(message)
        except queue.Full:
            self._process.kill()

    def _write(self) -> None:
        with self._messages:
            while (message := self._unsent.get()) is not None:
                try:
                    self._messages.send_bytes(message)
                except OSError:
                    return  # it has ended, which its reader reports

    def _read(self) -> None:
        report: dict[str, Any] = {}
        with self._reports:
            while "closed" not in report and "refused" not in report:
                try:
                    report = json.loads(self._reports.recv_bytes())
                except (EOFError, OSError):
                    report = {"closed": True}
                if not self._closing:
                    self._said(report)


def _keep(messages: Connection, reports: Connection, host: str, port: int) -> None:
    """The life of the doorkeeper's process."""
    import signal

    from cardtable.app.phones.doorkeeper import keep

    # Who interrupts the program in a terminal means the program, which then closes the door.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep(messages, reports, host, port)
