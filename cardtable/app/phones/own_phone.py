"""The program as its own phone: what the self-test lets come to the door, at the machine's own address alone.

It stands apart because beside the doorkeeper nothing else speaks to a network.
"""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING, Any, Final, Self

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

if TYPE_CHECKING:
    from types import TracebackType

LOOPBACK: Final = "127.0.0.1"
# Seconds until it is said that nothing comes.
PATIENCE: Final = 30.0
CHUNK: Final = 65_536


def fetched(place: str, name: str) -> bytes:
    """The file of this name at the door; RuntimeError when it is not given."""
    with _connected(place) as line, line.makefile("rb") as answer:
        line.sendall(f"GET {name} HTTP/1.1\r\nHost: {place}\r\n\r\n".encode())
        head, _, body = answer.read().partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200 "):
        raise RuntimeError(f"{name} is not given: {head[:80]!r}")
    return body


def is_shut(place: str) -> bool:
    """Whether nobody listens there."""
    try:
        _connected(place).close()
    except ConnectionRefusedError:
        return True
    return False


def _connected(place: str) -> socket.socket:
    address, _, port = place.partition(":")
    if address != LOOPBACK:
        raise ValueError(f"{place} is not this machine's own")
    return socket.create_connection((address, int(port)), PATIENCE)


class OwnPhone:
    """A phone that shows the door an invitation when it is made, and hears what comes."""

    def __init__(self, place: str, code: str) -> None:
        self._line = _connected(place)
        self._protocol = ClientProtocol(parse_uri(f"ws://{place}/hand"), origin=Origin(f"http://{place}"))
        self._protocol.send_request(self._protocol.connect())
        self._say()
        self._heard: list[bytes] = []
        self._listen()
        self._protocol.send_text(json.dumps({"code": code}).encode())
        self._say()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.close()

    def hears(self) -> dict[str, Any]:
        """What comes next; nothing when the door has been shut."""
        while not self._heard and self._listen():
            pass
        return json.loads(self._heard.pop(0)) if self._heard else {}

    def _listen(self) -> bool:
        """Take in what has come; whether more can."""
        data = self._line.recv(CHUNK)
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        frames = [one for one in self._protocol.events_received() if isinstance(one, Frame)]
        self._heard += [bytes(one.data) for one in frames if one.opcode is Opcode.TEXT]
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc
        return bool(data)

    def _say(self) -> None:
        for data in self._protocol.data_to_send():
            self._line.sendall(data)
