"""The doorkeeper: a process of its own that speaks with phones in the home's network, and knows no match.

It gives out a handful of files by name, and lets one phone sit at each seat. What a phone says goes up to the program
as it came, within limits; what a seat may see comes down and goes to that seat's phone alone.

Everything that reaches it is from strangers until a phone has shown a seat's invitation. So whatever they send is
counted before it is read, nothing waits in a queue without an end, and nobody is waited for: who does not keep up is
dropped, and comes back with its token.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, cast

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin

from cardtable.app.phones.pairing import Invitation, Pairing

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from websockets.http11 import Request

# Why a socket is closed, for the page on the phone.
NOT_YOURS: Final = 4001
TAKEN_OVER: Final = 4002
TOO_MUCH: Final = 4003
SHUT: Final = 4004
UNHEARD: Final = 4005

SOCKET: Final = "/hand"
MOST_SOCKETS: Final = 32
MOST_HEADERS: Final = 8192
MOST_MESSAGE: Final = 4096
MOST_VALUES: Final = 8
MOST_LANGUAGE: Final = 35
MESSAGES_A_SECOND: Final = 12
BYTES_A_SECOND: Final = 65_536
MOST_UNSENT: Final = 65_536
# Seconds: for the first word; for a file to arrive; until it is known whether letters are wrong; to say goodbye.
SILENT: Final = 5.0
SENDING: Final = 30.0
GUESSING: Final = 1.0
CLOSING: Final = 1.0
LEAVE: Final = 0.4
PING: Final = 10.0
# So often, and so many times in a row, the machine has to be found at another address before the door is given up.
LOOK: Final = 5.0
LOOKS: Final = 3


# -- the address -------------------------------------------------------------------------------------------------------

HOME: Final = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7")))
# Where a way leads out, to a home without a router, and by IPv6. They are asked for the way alone: nothing is sent.
WAYS: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "169.254.1.1"), (socket.AF_INET6, "fd00::1"))


class RefusedError(Exception):
    """The door does not open, for this reason: ``"public"``, ``"offline"`` or ``"port"``."""


def own_address() -> str:
    """The address by which others in the home's network reach this machine; empty where there is none."""
    for family, way in WAYS:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((way, 9))
            return str(probe.getsockname()[0])
    return ""


def refusal(address: str, asked_for: bool = False) -> str | None:
    """Why the door does not open at this address; ``asked_for``: somebody named it, and it may be the machine's own."""
    if not address:
        return "offline"
    one = ip_address(address)
    if any(one in network for network in HOME) or (asked_for and one.is_loopback):
        return None
    return "offline" if one.is_loopback or one.is_unspecified else "public"


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address or the machine's own one, and at no other; RefusedError says why there is none."""
    address = host or own_address()
    if reason := refusal(address, asked_for=bool(host)):
        raise RefusedError(reason)
    try:
        return socket.create_server((address, port), family=_family(address))
    except OSError as error:
        raise RefusedError("port") from error


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in address else socket.AF_INET


def has_moved(address: str) -> bool:
    """Whether the machine has left this address for another one; where it has none just now it may come back."""
    with contextlib.suppress(OSError), socket.socket(_family(address), socket.SOCK_DGRAM) as probe:
        probe.bind((address, 0))
        return False
    return refusal(own_address()) != "offline"


def place_of(address: str, port: int) -> str:
    """The two as a browser writes them."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


# -- what strangers say ------------------------------------------------------------------------------------------------


def read_word(message: str | bytes) -> dict[str, Any] | None:
    """What a phone says, if it is a small and flat object: what is deep could break who reads it later."""
    try:
        word = json.loads(message)
    except (ValueError, RecursionError):
        return None
    if not isinstance(word, dict) or len(word) > MOST_VALUES:
        return None
    values = [one for value in word.values() for one in (value if isinstance(value, list) else [value])]
    return word if all(one is None or isinstance(one, str | int) for one in values) else None


def language_of(word: dict[str, Any]) -> str:
    """Which language a phone says that it wants; empty where that cannot be the name of one."""
    language = word.get("language")
    return language if isinstance(language, str) and len(language) <= MOST_LANGUAGE and language.isascii() else ""


class LimitedConnection(ServerConnection):
    """A connection whose bytes are counted in both directions, and which is dropped when there are too many."""

    def __init__(self, keeper: Doorkeeper, *protocol: Any, **limits: Any) -> None:
        super().__init__(*protocol, **limits)
        self._keeper = keeper
        self._since = self.loop.time()
        self._bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, and somebody else out where there are too many."""
        super().connection_made(transport)
        self._silence = self.loop.call_later(SILENT, self._drop_silent)
        self._keeper.let_in(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is one less."""
        self._silence.cancel()
        self._keeper.let_out(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, if it is not too much for a request, or for a second."""
        now = self.loop.time()
        if self.request is not None and now - self._since > 1:
            self._since, self._bytes = now, 0
        self._bytes += len(data)
        if self._bytes > (MOST_HEADERS if self.request is None else BYTES_A_SECOND):
            self.transport.abort()
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        """More waits for a phone than it may; a file alone is waited for."""
        super().pause_writing()
        if self.state is not State.CONNECTING:
            self.transport.abort()

    def _drop_silent(self) -> None:
        if self.request is None:
            self.transport.abort()


# -- the doorkeeper ----------------------------------------------------------------------------------------------------


class Doorkeeper:
    """Gives out files at a place, and knows which phone sits where."""

    def __init__(self, place: str, tell: Callable[[dict[str, Any]], None]) -> None:
        self._place = place
        self._tell = tell
        self._security = {
            # Safari does not count sockets among what is 'self'; the empty icon of the page is data.
            "Content-Security-Policy": f"default-src 'self'; connect-src 'self' ws://{place}; img-src 'self' data:;"
            " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
        }
        self._files: dict[str, tuple[str, bytes]] = {}
        self._heard = asyncio.Event()
        self._has_invited = False
        self._pairing = Pairing()
        self._sitting: dict[int, ServerConnection] = {}
        self._connections: dict[ServerConnection, None] = {}
        self._open = True
        self._closing: set[asyncio.Task[None]] = set()

    def hear(self, message: bytes) -> None:
        """The program says something: a file, an invitation, a page, or that a seat has no phone any more."""
        self._heard.set()
        head, _, body = message.partition(b"\n")
        match json.loads(head):
            case {"file": name, "type": kind}:
                self._files[name] = kind, body
            case {"invite": seat, "code": code, "letters": letters}:
                self._pairing.invite(seat, Invitation(code, letters))
                self._has_invited = True
            case {"page": seat} if seat in self._sitting:
                _send(self._sitting[seat], body)
            case {"free": seat}:
                self._pairing.free(seat)
                if seat in self._sitting:
                    self._dismiss(self._sitting.pop(seat), NOT_YOURS)
                    # The program may hear only now that it sat there.
                    self._tell({"gone": seat})

    async def respond(self, _: ServerConnection, request: Request) -> Response | None:
        """A file for whoever asks for it by its name; ``None``: a phone wants to speak.

        Files are given before anybody is invited, and may still be under way when an invited phone asks for them.
        """
        if request.headers.get_all("Host") != [self._place]:  # another name that leads here is not ours (DNS rebinding)
            return self._response(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method != "GET":
            return self._response(HTTPStatus.METHOD_NOT_ALLOWED)
        if request.path == SOCKET:
            return None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SILENT):
                while not (request.path in self._files or self._has_invited):
                    self._heard.clear()
                    await self._heard.wait()
        if request.path not in self._files:
            return self._response(HTTPStatus.NOT_FOUND)
        return self._response(HTTPStatus.OK, *self._files[request.path])

    def _response(self, status: HTTPStatus, kind: str = "text/plain", body: bytes = b"") -> Response:
        kept = kind.startswith(("image/", "font/"))
        headers = Headers(self._security)
        headers["Content-Type"] = kind
        headers["Content-Length"] = str(len(body))
        headers["Cache-Control"] = "max-age=86400, immutable" if kept else "no-store"
        headers["Connection"] = "close"
        return Response(status.value, status.phrase, headers, body)

    def let_in(self, connection: ServerConnection) -> None:
        """One more has come; of too many the first goes that is no phone at a seat, so silence keeps nobody out."""
        self._connections[connection] = None
        self._keep_to(MOST_SOCKETS if self._open else 0)

    def let_out(self, connection: ServerConnection) -> None:
        """It has gone."""
        self._connections.pop(connection, None)

    def shut(self) -> None:
        """Whoever has no seat goes, and nobody comes in any more."""
        self._open = False
        self._keep_to(0)

    def _keep_to(self, most: int) -> None:
        seated = set(self._sitting.values())
        strangers = [one for one in self._connections if one not in seated]
        for stranger in strangers[: max(0, len(self._connections) - most)]:
            self.let_out(stranger)
            stranger.transport.abort()

    async def visit(self, phone: ServerConnection) -> None:
        """From the first word of a phone to its last."""
        seat, why = None, NOT_YOURS
        try:
            async with asyncio.timeout(SILENT):
                word = read_word(await phone.recv()) or {}
            seat = self._sit(phone, word)
            if seat is not None:
                await self._pass_on(phone, seat)
            elif "letters" in word:
                await self._count_wrong_letters()
        except TimeoutError:
            # It has said nothing wrong: it was put away, or its machine was busy. It may try again.
            why = UNHEARD
        except ConnectionClosed:
            pass
        finally:
            if seat is not None and self._sitting.get(seat) is phone:
                del self._sitting[seat]
                self._tell({"gone": seat})
        await phone.close(why)  # which does nothing where it is closed already

    def _sit(self, phone: ServerConnection, word: dict[str, Any]) -> int | None:
        admitted = self._pairing.admit(word)
        if admitted is None:
            return None
        seat, token = admitted
        if seat in self._sitting:
            self._dismiss(self._sitting[seat], TAKEN_OVER)
        self._sitting[seat] = phone
        if token is not None:
            _send(phone, json.dumps({"token": token, "seat": seat}).encode())
        self._tell({"sat": seat, "language": language_of(word), "new": token is not None})
        return seat

    async def _pass_on(self, phone: ServerConnection, seat: int) -> None:
        """Tell the program what the phone says, as long as it sits there."""
        clock = asyncio.get_running_loop()
        since, said = clock.time(), 0
        async for message in phone:
            if clock.time() - since > 1:
                since, said = clock.time(), 0
            said += 1
            if said > MESSAGES_A_SECOND:
                await phone.close(TOO_MUCH)
                return
            deed = read_word(message)
            if deed is not None and self._sitting.get(seat) is phone:
                self._tell({"deed": deed, "seat": seat})

    async def _count_wrong_letters(self) -> None:
        for seat, letters in self._pairing.wrong_letters().items():
            self._tell({"letters": letters, "seat": seat})
        await asyncio.sleep(GUESSING)

    def _dismiss(self, phone: ServerConnection, code: int) -> None:
        """Close its socket without waiting for it: it may be out of reach."""
        task = asyncio.get_running_loop().create_task(phone.close(code))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


def _send(phone: ServerConnection, body: bytes) -> None:
    """Send to a phone without waiting for it."""
    broadcast([phone], body, text=True)


async def _keep(messages: Connection, reports: Connection, host: str, port: int) -> None:
    def tell(report: dict[str, Any]) -> None:
        with contextlib.suppress(OSError):
            reports.send_bytes(json.dumps(report).encode())

    try:
        listening = listen(host, port)
    except RefusedError as refused:
        tell({"refused": str(refused)})
        return
    address, own_port = listening.getsockname()[:2]
    place = place_of(address, own_port)
    keeper = Doorkeeper(place, tell)
    server = await serve(
        keeper.visit,
        sock=listening,
        origins=[Origin(f"http://{place}")],
        process_request=keeper.respond,
        create_connection=cast("type[ServerConnection]", partial(LimitedConnection, keeper)),
        compression=None,
        server_header=None,
        max_size=MOST_MESSAGE,
        max_queue=4,
        # A file has been sent when nothing of it waits any more: else its end would be cut off.
        write_limit=(MOST_UNSENT, 0),
        open_timeout=SENDING,
        close_timeout=CLOSING,
        ping_interval=PING,
        ping_timeout=PING,
    )
    tell({"open": place})
    watch = asyncio.create_task(_watch(address, tell))
    while True:
        try:
            message = await asyncio.to_thread(messages.recv_bytes)
        except (EOFError, OSError):
            break
        keeper.hear(message)
    watch.cancel()
    server.close(code=SHUT)
    keeper.shut()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LEAVE):
            await server.wait_closed()


async def _watch(address: str, tell: Callable[[dict[str, Any]], None]) -> None:
    """Give the door up when no phone finds it any more: the machine is in another network, or called otherwise."""
    moved = 0
    while moved < LOOKS:
        await asyncio.sleep(LOOK)
        moved = moved + 1 if has_moved(address) else 0
    tell({"closed": True})


def keep(messages: Connection, reports: Connection, host: str, port: int) -> None:
    """Keep the door until the program has closed its end of ``messages``."""
    asyncio.run(_keep(messages, reports, host, port))
