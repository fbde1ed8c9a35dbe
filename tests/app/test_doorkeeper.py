"""The door to the home's network: who gets in, who sits where, and what strangers may try.

All of it is at loopback addresses, which the door takes only because they are asked for here.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import queue
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from cardtable.app.phones import doorkeeper
from cardtable.app.phones.door import Door
from cardtable.app.phones.doorkeeper import (
    MESSAGES_A_SECOND,
    MOST_MESSAGE,
    MOST_SOCKETS,
    NOT_YOURS,
    SHUT,
    TAKEN_OVER,
    TOO_MUCH,
    UNHEARD,
    RefusedError,
    has_moved,
    keep,
    language_of,
    listen,
    place_of,
    read_word,
    refusal,
)
from cardtable.app.phones.own_phone import OwnPhone, fetched, is_shut
from cardtable.app.phones.pairing import ALPHABET, LETTERS, WRONG_LETTERS, Invitation, Pairing, new_invitation

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1"
LIMIT = 120.0
MOST_QUESTIONS = 10_000
ANNA, JON = 0, 1


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("192.168.178.20", None),
        ("10.0.0.7", None),
        ("172.16.0.1", None),
        ("172.31.255.254", None),
        ("169.254.10.10", None),
        ("fd12:3456::1", None),
        ("172.32.0.1", "public"),
        ("192.169.0.1", "public"),
        ("100.64.0.1", "public"),
        ("198.51.100.4", "public"),
        ("2001:db8::1", "public"),
        ("fe80::1", "public"),
        ("", "offline"),
        ("0.0.0.0", "offline"),
        ("::", "offline"),
        ("127.0.0.1", "offline"),
        ("::1", "offline"),
    ],
)
def test_the_door_opens_in_the_network_of_a_home_alone(address: str, reason: str | None) -> None:
    assert refusal(address) == reason


def test_the_machine_itself_is_taken_where_it_is_asked_for_and_every_address_at_once_never() -> None:
    assert refusal(HOST, asked_for=True) is None
    for address in ("0.0.0.0", "::", "198.51.100.4"):
        with pytest.raises(RefusedError, match=r"offline|public"):
            listen(address, 0)


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorkeeper, "WAYS", ())
    with pytest.raises(RefusedError, match="offline"):
        listen("", 0)


def test_a_port_that_is_taken_is_a_reason() -> None:
    with listen(HOST, 0) as taken, pytest.raises(RefusedError, match="port"):
        listen(HOST, taken.getsockname()[1])


@pytest.mark.parametrize(("now", "moved"), [("192.168.1.9", True), ("100.64.0.1", True), ("", False), (HOST, False)])
def test_a_machine_has_moved_when_it_has_another_address(
    monkeypatch: pytest.MonkeyPatch, now: str, moved: bool
) -> None:
    """One that has none for a moment comes back, and one that has two has not left the first."""
    monkeypatch.setattr(doorkeeper, "own_address", lambda: now)
    assert has_moved("198.51.100.4") is moved
    assert not has_moved(HOST)


def test_a_place_is_written_as_browsers_write_it() -> None:
    assert [place_of("10.0.0.7", 4242), place_of("fd00::1", 4242)] == ["10.0.0.7:4242", "[fd00::1]:4242"]


# -- what phones say ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "word", [{}, {"code": "x"}, {"do": "drop", "cards": ["7H", "8H"], "zone": "tray", "n": 3, "on": True, "at": None}]
)
def test_a_flat_object_is_a_word(word: dict[str, Any]) -> None:
    assert read_word(json.dumps(word)) == word


NO_WORDS = [
    "", "{", "null", "7", "[]", '"code"', "\ud800", b"\xff\xfe\x00", '{"a": NaN}', '{"a": 1e999}', '{"a": 0.5}',
    '{"a": {}}', '{"a": [[]]}', '{"a": [{}]}', '{"a": ' + "[" * 2000, '{"a":' + "[" * 1500 + "]" * 1500 + "}",
    '{"a": ' + "9" * 5000 + "}", json.dumps(dict.fromkeys("123456789")),
]  # fmt: skip


@pytest.mark.whole
@pytest.mark.parametrize("message", NO_WORDS, ids=range(len(NO_WORDS)))
def test_whatever_is_none_is_no_word(message: str | bytes) -> None:
    assert read_word(message) is None


def test_a_language_is_a_short_name() -> None:
    said = ["is", "", "x" * 36, "þ", None, 7, ["is"]]
    assert [language_of({"language": one}) for one in said] == ["is", "", "", "", "", "", ""]
    assert language_of({}) == ""


# -- who may sit where -------------------------------------------------------------------------------------------------


def test_an_invitation_is_good_for_one_phone_and_its_token_for_always() -> None:
    pairing, anna, jon = Pairing(), new_invitation(), new_invitation()
    pairing.invite(ANNA, anna)
    pairing.invite(JON, jon)
    first = pairing.admit({"code": anna.code})
    assert first is not None
    assert first.seat == ANNA
    assert pairing.admit({"code": anna.code}) is None
    assert pairing.admit({"letters": anna.letters}) is None
    for _ in range(2):
        assert pairing.admit({"token": first.token}) == (ANNA, None)
        assert pairing.admit({"token": first.token, "code": anna.code}) == (ANNA, None), "it was scanned once more"
    other = pairing.admit({"letters": f" {jon.letters[:3].lower()} {jon.letters[3:]}"})
    assert other is not None
    assert other.seat == JON
    assert pairing.admit({"code": jon.code}) is None


def test_a_new_invitation_voids_the_one_before_and_who_takes_it_the_token_before() -> None:
    pairing, old, new = Pairing(), new_invitation(), new_invitation()
    pairing.invite(ANNA, old)
    lost = pairing.admit({"code": old.code})
    pairing.invite(ANNA, old)
    pairing.invite(ANNA, new)
    assert pairing.admit({"code": old.code}) is None
    assert lost is not None
    assert pairing.admit({"token": lost.token}) is not None
    pairing.invite(ANNA, new)
    assert pairing.admit({"code": new.code}) is not None
    assert pairing.admit({"token": lost.token}) is None


def test_where_no_phone_may_sit_neither_invitation_nor_token_is_good() -> None:
    pairing, invitation = Pairing(), new_invitation()
    pairing.invite(ANNA, invitation)
    sat = pairing.admit({"code": invitation.code})
    pairing.invite(ANNA, invitation)
    pairing.free(ANNA)
    assert sat is not None
    for word in (invitation._asdict(), {"code": invitation.code}, {"token": sat.token}):
        assert pairing.admit(word) is None


@pytest.mark.parametrize(
    "word", [{}, {"code": None}, {"letters": None}, {"letters": ["A"]}, {"token": 7}, {"token": []}]
)
def test_nobody_sits_by_saying_nothing(word: Mapping[str, Any]) -> None:
    pairing = Pairing()
    assert pairing.admit(word) is None
    pairing.invite(ANNA, new_invitation())
    assert pairing.admit(word) is None


def test_after_ten_wrong_letters_there_are_new_ones_and_codes_stay() -> None:
    pairing, anna, jon = Pairing(), new_invitation(), new_invitation()
    pairing.invite(ANNA, anna)
    pairing.invite(JON, jon)
    assert [pairing.wrong_letters() for _ in range(WRONG_LETTERS - 1)] == [{}] * (WRONG_LETTERS - 1)
    new = pairing.wrong_letters()
    assert set(new) == {ANNA, JON}
    assert pairing.wrong_letters() == {}
    assert pairing.admit({"letters": anna.letters}) is None
    assert pairing.admit({"letters": new[ANNA]}) is not None
    assert pairing.admit({"code": jon.code}) is not None


def test_who_has_a_seat_may_not_try_letters_for_nothing() -> None:
    pairing, invitation = Pairing(), new_invitation()
    pairing.invite(ANNA, invitation)
    sat = pairing.admit({"code": invitation.code})
    assert sat is not None
    assert pairing.admit({"token": sat.token, "letters": "AAAAAA"}) is None


def test_letters_cannot_be_mistaken_and_codes_not_be_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(secrets, "token_urlsafe", lambda many: sizes.append(many) or f"{len(sizes)}")
    pairing, invitation = Pairing(), new_invitation()
    pairing.invite(ANNA, invitation)
    pairing.admit({"code": invitation.code})
    assert sizes == [16, 24]
    assert len(invitation.letters) == LETTERS == 6
    assert set(invitation.letters) <= set(ALPHABET)
    assert not set("01IO") & set(ALPHABET)


# -- a door, and who comes to it ---------------------------------------------------------------------------------------


Answer = tuple[int, str, bytes]


def port_of(place: str) -> int:
    return int(place.rpartition(":")[2])


def stranger(place: str, data: bytes = b"") -> socket.socket:
    """A connection that has said this."""
    made = socket.create_connection((HOST, port_of(place)), LIMIT)
    made.sendall(data)
    return made


def answer(stranger: socket.socket) -> Answer:
    """Status, headers and body of what comes back; no status where nothing does."""
    with stranger, stranger.makefile("rb") as file:
        try:
            head, _, body = file.read().partition(b"\r\n\r\n")
        except ConnectionResetError:
            return 0, "", b""
    first, _, headers = head.decode().partition("\r\n")
    return int(first.split()[1]) if first else 0, headers, body


def asked(place: str, path: str, *headers: str, method: str = "GET", host: str | None) -> Answer:
    """What comes back when somebody asks for this."""
    lines = [f"{method} {path} HTTP/1.1", *([] if host is None else [f"Host: {host}"]), *headers, "", ""]
    return answer(stranger(place, "\r\n".join(lines).encode()))


class Home:
    """A doorkeeper in a thread, the program that it belongs to, and who comes to its door."""

    def __init__(self) -> None:
        messages, self._messages = multiprocessing.Pipe(duplex=False)
        self._reports, reports = multiprocessing.Pipe(duplex=False)
        self._guests = ExitStack()
        self._guests.callback(messages.close)
        self._guests.callback(reports.close)
        self._guests.enter_context(self._reports)
        self._thread = threading.Thread(target=keep, args=(messages, reports, HOST, 0), daemon=True)
        self._thread.start()
        self.place = self.report()["open"]

    def close(self) -> None:
        self.shut()
        self._guests.close()

    def shut(self) -> None:
        """The program closes its end, and is there until the doorkeeper has gone."""
        self._messages.close()
        self._thread.join(LIMIT)
        assert not self._thread.is_alive()

    # The program.

    def report(self) -> dict[str, Any]:
        """What the program hears next."""
        assert self._reports.poll(LIMIT)
        report: dict[str, Any] = json.loads(self._reports.recv_bytes())
        return report

    def hears_nothing(self) -> bool:
        return not self._reports.poll()

    def tell(self, head: dict[str, Any], body: bytes = b"") -> None:
        self._messages.send_bytes(json.dumps(head).encode() + b"\n" + body)

    def give(self, name: str, kind: str, body: bytes) -> None:
        """When it is there, everything that was told before has been heard."""
        self.tell({"file": name, "type": kind}, body)
        assert any(self.asks(name)[0] != 404 for _ in range(MOST_QUESTIONS))

    def show(self, seat: int, page: Any) -> None:
        self.tell({"page": seat}, json.dumps(page).encode())

    def invite(self, seat: int) -> Invitation:
        invitation = new_invitation()
        self.tell({"invite": seat, **invitation._asdict()})
        self.give(f"/{invitation.code}", "text/plain", b"")
        return invitation

    # Strangers and phones.

    def stranger(self, data: bytes = b"") -> socket.socket:
        """A connection that has said this."""
        return self._guests.enter_context(stranger(self.place, data))

    def asks(self, path: str, *headers: str, method: str = "GET", host: str | None = "") -> Answer:
        return asked(self.place, path, *headers, method=method, host=self.place if host == "" else host)

    def phone(self, word: Mapping[str, Any] | None = None, path: str = "/hand", **more: Any) -> ClientConnection:
        """A phone that has said its first word."""
        more = {"origin": f"http://{self.place}", "compression": None, "ping_interval": None, **more}
        phone = self._guests.enter_context(connect(f"ws://{self.place}{path}", **more))
        if word is not None:
            phone.send(json.dumps(word))
        return phone

    def sit(self, seat: int, **more: Any) -> tuple[ClientConnection, str]:
        """A phone that sits there, and its token."""
        phone = self.phone({"code": self.invite(seat).code}, **more)
        token = hears(phone)["token"]
        assert self.report() == {"sat": seat, "language": "", "new": True}
        return phone, token


def hears(phone: ClientConnection) -> Any:
    return json.loads(phone.recv(LIMIT))


def left_with(phone: ClientConnection) -> int:
    """Why its socket was closed; 0 when it was simply dropped."""
    try:
        while True:
            phone.recv(LIMIT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@pytest.fixture
def home(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    """With other limits where a test asks for them."""
    for name, limit in getattr(request, "param", {}).items():
        monkeypatch.setattr(doorkeeper, name, limit)
    one = Home()
    yield one
    one.close()


def limits(**wanted: Any) -> pytest.MarkDecorator:
    """Limits of this test's doorkeeper that are not those of the program."""
    return pytest.mark.parametrize("home", [wanted], indirect=True, ids=[""])


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_file_is_given_by_its_name_and_says_what_a_browser_may_do(home: Home) -> None:
    home.give("/", "text/html; charset=utf-8", b"<p>\nhands")
    home.give("/deck.png", "image/png", b"\x89PNG\r\n\r\n")
    status, headers, body = home.asks("/")
    assert (status, body) == (200, b"<p>\nhands")
    for line in (
        "Content-Type: text/html; charset=utf-8", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "default-src 'self'", f"ws://{home.place};", "frame-ancestors 'none'",
    ):  # fmt: skip
        assert line in headers
    assert "Cookie" not in headers
    assert "Server" not in headers
    status, headers, body = home.asks("/deck.png")
    assert (status, body) == (200, b"\x89PNG\r\n\r\n")
    assert "max-age=86400, immutable" in headers


def test_whoever_calls_it_by_another_name_is_sent_away(home: Home) -> None:
    home.give("/", "text/html", b"hands")
    for name in (
        "localhost",
        f"localhost:{port_of(home.place)}",
        HOST,
        f"{HOST}:1",
        f"{home.place}.",
        "home.example",
        " ",
    ):
        assert home.asks("/", host=name)[0] == 421, name
    assert home.asks("/", host=None)[0] == 421
    assert home.asks("/", f"Host: {home.place}")[0] == 421
    assert home.asks("/hand", host="home.example")[0] == 421


def test_what_is_still_under_way_is_waited_for(home: Home) -> None:
    answers: list[Answer] = []
    phone = threading.Thread(target=lambda: answers.append(home.asks("/phone.js")))
    phone.start()
    phone.join(0.3)
    assert not answers, "nobody was invited yet, so not everything was given"
    home.give("/phone.js", "text/javascript", b"hands")
    home.invite(ANNA)
    phone.join(LIMIT)
    assert [answer[0] for answer in answers] == [200]


def test_there_is_nothing_but_names(home: Home) -> None:
    home.give("/phone.js", "text/javascript", b"hands")
    home.invite(ANNA)
    ways = [
        "/",
        "/phone.js?",
        "/phone.js/",
        "//phone.js",
        "/./phone.js",
        "/%70hone.js",
        "/../../etc/passwd",
        "phone.js",
    ]
    ways += ["/..%2f..%2fetc/passwd", "/hand/", "*", f"http://{home.place}/phone.js", "/" + "x" * 4000]
    assert {way[:20]: home.asks(way)[0] for way in ways} == {way[:20]: 404 for way in ways}
    for method in ("POST", "HEAD", "PUT", "OPTIONS", "get"):
        assert home.asks("/phone.js", method=method)[0] == 405
    assert home.asks("/phone.js", "Content-Length: 3", method="POST")[0] == 0
    assert home.asks("/phone.js", "Transfer-Encoding: chunked")[0] == 0


def test_a_request_is_small_and_plain(home: Home) -> None:
    home.give("/", "text/html", b"hands")
    assert home.asks("/", "Cookie: " + "x" * 4000)[0] == 200
    for data in (
        b"\r\n\r\n",
        b"\x16\x03\x01\r\n",
        b"GET / HTTP/2\r\n\r\n",
        b"GET /\r\n\r\n",
        b"\xff / HTTP/1.1\r\n\r\n",
    ):
        assert answer(home.stranger(data))[0] == 0
    for headers in (["Cookie: " + "x" * 8192], ["A: " + "x" * 4000] * 3, [f"A{number}: 1" for number in range(1200)]):
        assert home.asks("/", *headers)[0] == 0


def listen_with_small_buffers(host: str, port: int) -> socket.socket:
    listening = listen(host, port)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listening


@limits(CLOSING=0.001, listen=listen_with_small_buffers)
def test_a_file_arrives_whole_at_whoever_is_slow(home: Home) -> None:
    deck = bytes(range(256)) * 1000
    home.give("/deck.png", "image/png", deck)
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((HOST, port_of(home.place)))
        slow.sendall(f"GET /deck.png HTTP/1.1\r\nHost: {home.place}\r\n\r\n".encode())
        assert home.asks("/deck.png")[2] == deck, "nobody waits for it"
        assert answer(slow)[2] == deck


# -- seats -------------------------------------------------------------------------------------------------------------


def test_a_phone_hears_its_token_and_then_its_page(home: Home) -> None:
    phone = home.phone({"code": home.invite(ANNA).code, "language": "is"})
    assert set(hears(phone)) == {"token", "seat"}
    assert home.report() == {"sat": ANNA, "language": "is", "new": True}
    home.show(ANNA, {"hand": "Anna's"})
    assert hears(phone) == {"hand": "Anna's"}
    phone.send('{"do": "pick", "cards": ["7H"]}')
    assert home.report() == {"deed": {"do": "pick", "cards": ["7H"]}, "seat": ANNA}
    for message in ("{", "[]", '{"do": {}}', b"\xff\xff", '{"do": "hush"}'):
        phone.send(message)
    assert home.report() == {"deed": {"do": "hush"}, "seat": ANNA}
    phone.close()
    assert home.report() == {"gone": ANNA}


def test_a_page_goes_to_the_phone_that_sits_there_alone(home: Home) -> None:
    (anna, _), (jon, _), stranger = home.sit(ANNA), home.sit(JON), home.phone()
    for number in range(3):
        home.show(ANNA, ["Anna", number])
        home.show(JON, ["Jón", number])
    assert [hears(anna) for _ in range(3)] == [["Anna", 0], ["Anna", 1], ["Anna", 2]]
    assert [hears(jon) for _ in range(3)] == [["Jón", 0], ["Jón", 1], ["Jón", 2]]
    stranger.send('{"token": "x"}')
    with pytest.raises(ConnectionClosed, match=str(NOT_YOURS)):
        stranger.recv(LIMIT)


def test_a_phone_that_comes_back_with_its_token_hears_nothing_twice(home: Home) -> None:
    """The program greets it; what was the last word to it may have been for ears."""
    phone, token = home.sit(ANNA)
    home.show(ANNA, "said")
    assert hears(phone) == "said"
    phone.close()
    assert home.report() == {"gone": ANNA}
    again = home.phone({"token": token, "language": "de"})
    assert home.report() == {"sat": ANNA, "language": "de", "new": False}
    home.show(ANNA, "page")
    assert hears(again) == "page"


def test_a_code_is_good_once(home: Home) -> None:
    code = home.invite(ANNA).code
    first = home.phone({"code": code})
    assert "token" in hears(first)
    assert left_with(home.phone({"code": code})) == NOT_YOURS
    home.show(ANNA, "page")
    assert hears(first) == "page"


def test_the_last_phone_with_the_token_has_the_seat_and_the_one_before_says_so(home: Home) -> None:
    first, token = home.sit(ANNA)
    second = home.phone({"token": token})
    assert left_with(first) == TAKEN_OVER
    assert home.report()["sat"] == ANNA
    home.show(ANNA, "page")
    assert hears(second) == "page"
    second.close()
    assert home.report() == {"gone": ANNA}, "that the first has gone is nothing to tell"


@limits(CLOSING=0.1)
def test_what_a_phone_says_after_another_has_taken_its_seat_is_nothing(home: Home) -> None:
    first, token = home.sit(ANNA)
    with first.protocol_mutex:  # It does not even hear that it has lost the seat.
        second = home.phone({"token": token})
        assert home.report()["sat"] == ANNA
        first.socket.sendall(b"\x81\x82\0\0\0\0{}")
        with suppress(ConnectionResetError):
            while first.socket.recv(4096):
                pass
        second.send('{"do": "hush"}')
        assert home.report() == {"deed": {"do": "hush"}, "seat": ANNA}


def test_one_more_phone_with_a_new_code_voids_the_token_of_the_one_before(home: Home) -> None:
    first, token = home.sit(ANNA)
    second, _ = home.sit(ANNA)
    assert left_with(first) == TAKEN_OVER
    assert left_with(home.phone({"token": token})) == NOT_YOURS
    home.show(ANNA, "page")
    assert hears(second) == "page"


def test_a_seat_that_is_freed_has_no_phone(home: Home) -> None:
    phone, token = home.sit(ANNA)
    home.show(ANNA, "page")
    home.tell({"free": ANNA})
    assert hears(phone) == "page"
    assert left_with(phone) == NOT_YOURS
    assert left_with(home.phone({"token": token})) == NOT_YOURS
    assert home.report() == {"gone": ANNA}
    other, _ = home.sit(ANNA)
    home.show(ANNA, "new page")
    assert hears(other) == "new page"


def test_who_comes_back_leaves_no_invitation_to_the_same_seat(home: Home) -> None:
    """While a phone was away its seat was offered to another one, on the screen for all."""
    phone, token = home.sit(ANNA)
    phone.close()
    assert home.report() == {"gone": ANNA}
    code = home.invite(ANNA).code
    again = home.phone({"token": token})
    assert home.report()["sat"] == ANNA
    home.show(ANNA, "page")
    assert hears(again) == "page"
    assert left_with(home.phone({"code": code})) == NOT_YOURS


def test_a_seat_that_is_freed_while_its_phone_comes_back_is_reported_empty(home: Home) -> None:
    """The program hears that the phone sits there after it has freed the seat, and nobody would ever come."""
    phone, token = home.sit(ANNA)
    phone.close()
    assert home.report() == {"gone": ANNA}
    again = home.phone({"token": token})
    assert home.report()["sat"] == ANNA
    home.tell({"free": ANNA})
    assert left_with(again) == NOT_YOURS
    assert home.report() == {"gone": ANNA}


@limits(GUESSING=0.0)
def test_after_ten_wrong_letters_the_program_shows_new_ones(home: Home) -> None:
    letters = home.invite(ANNA).letters
    for _ in range(WRONG_LETTERS):
        assert left_with(home.phone({"letters": "AAAAAA"})) == NOT_YOURS
    new = home.report()
    assert set(new) == {"letters", "seat"}
    assert left_with(home.phone({"letters": letters})) == NOT_YOURS
    assert "token" in hears(home.phone({"letters": new["letters"].lower()}))


def test_when_the_door_is_shut_every_phone_is_told_so(home: Home) -> None:
    (anna, _), (jon, _), _ = home.sit(ANNA), home.sit(JON), home.stranger()
    home.shut()
    assert [left_with(anna), left_with(jon)] == [SHUT, SHUT]
    with pytest.raises(ConnectionRefusedError):
        home.stranger()


def test_a_door_that_no_phone_finds_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laptop is in another network, and the door opened there anew; what is lost for a moment is no other one."""
    looks = [True, True, True, False, True, True]
    monkeypatch.setattr(doorkeeper, "has_moved", lambda _: looks.pop())
    monkeypatch.setattr(doorkeeper, "LOOK", 0)
    home = Home()
    assert home.report() == {"closed": True}
    assert not looks
    home.close()


def test_the_programs_own_phone_finds_what_phones_find_and_comes_to_this_machine_alone(home: Home) -> None:
    home.give("/", "text/html", b"hands")
    home.invite(ANNA)
    assert fetched(home.place, "/") == b"hands"
    with pytest.raises(RuntimeError, match="404"):
        fetched(home.place, "/none")
    with OwnPhone(home.place, home.invite(ANNA).code) as phone:
        assert set(phone.hears()) == {"token", "seat"}
        home.show(ANNA, {"hand": "Anna's"})
        assert phone.hears() == {"hand": "Anna's"}
        assert not is_shut(home.place)
        home.shut()
        assert phone.hears() == {}
    assert is_shut(home.place)
    with pytest.raises(ValueError, match="not this machine's own"):
        fetched("192.168.178.20:80", "/")


# -- strangers ---------------------------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("origin", [None, "null", "http://home.example", "https://{place}", "http://127.0.0.1"])
def test_no_page_of_another_place_speaks_with_the_door(home: Home, origin: str | None) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        home.phone(origin=origin and origin.format(place=home.place))


def test_a_socket_is_no_file_and_a_file_no_socket(home: Home) -> None:
    home.give("/", "text/html", b"hands")
    assert home.asks("/hand")[0] == 426
    with pytest.raises(InvalidStatus, match="200"):
        home.phone(path="/")


@pytest.mark.whole
@pytest.mark.parametrize("first", ["", "{", '{"token": {}}', '{"token": "x"}', '{"code": null}', b"\xff", "[" * 4000])
def test_who_says_nothing_good_at_first_is_sent_away(home: Home, first: str | bytes) -> None:
    home.invite(ANNA)
    phone = home.phone()
    phone.send(first)
    assert left_with(phone) == NOT_YOURS
    assert home.hears_nothing()


@limits(SILENT=0.05)
def test_who_says_nothing_at_all_is_sent_away(home: Home) -> None:
    """What it has is not refused, so it keeps that and tries again."""
    phone, silent, slow = home.phone(), home.stranger(), home.stranger(b"GET / HTTP/1.1\r\nHo")
    assert left_with(phone) == UNHEARD
    assert [answer(silent)[0], answer(slow)[0]] == [0, 0]


def test_a_big_message_ends_it_and_bigger_ones_are_not_even_read(home: Home) -> None:
    for size in (MOST_MESSAGE + 1, 900_000):
        phone, _ = home.sit(ANNA)
        with suppress(ConnectionClosed):
            phone.send("x" * size)
        assert left_with(phone) in (1009, 0)
        assert home.report() == {"gone": ANNA}


@limits(CLOSING=0.1)
def test_many_messages_end_it_and_few_of_them_are_passed_on(home: Home) -> None:
    phone, _ = home.sit(ANNA)
    with suppress(ConnectionClosed):
        for number in range(MESSAGES_A_SECOND * 5):
            phone.send(json.dumps({"do": number}))
    assert left_with(phone) == TOO_MUCH
    reports = [home.report()]
    while "gone" not in reports[-1]:
        reports.append(home.report())
    assert MESSAGES_A_SECOND < len(reports) <= MESSAGES_A_SECOND * 2 + 1


CRUMBS = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 9


@pytest.mark.whole
@pytest.mark.parametrize("frames", [b"\x89\x80\0\0\0\0" * 10, CRUMBS], ids=["pings", "crumbs"])
def test_a_flood_of_frames_ends_it(home: Home, frames: bytes) -> None:
    """Pings are answered though nobody has asked for one, and crumbs are a message that never comes."""
    phone, _ = home.sit(ANNA)
    with suppress(OSError):
        for _ in range(100):
            phone.socket.sendall(frames * 50)
    assert home.report() == {"gone": ANNA}


def test_a_phone_that_does_not_read_is_dropped_and_holds_nobody_up(home: Home) -> None:
    (slow, token), (quick, _) = home.sit(ANNA, max_queue=1), home.sit(JON)
    page = "x" * 60_000
    sent = 0
    while home.hears_nothing() and sent < 1000:
        home.show(ANNA, page)
        home.show(JON, sent)
        assert hears(quick) == sent
        sent += 1
    assert home.report() == {"gone": ANNA}
    again = home.phone({"token": token})
    assert home.report()["sat"] == ANNA
    home.show(ANNA, page)
    assert hears(again) == page
    assert left_with(slow) == 0


@limits(SILENT=10 * LIMIT)
def test_silent_strangers_keep_no_phone_out(home: Home) -> None:
    phone, _ = home.sit(ANNA)
    strangers = [home.stranger() for _ in range(MOST_SOCKETS + 8)]
    assert [answer(one)[0] for one in strangers[:9]] == [0] * 9
    home.sit(JON)
    home.show(ANNA, "page")
    assert hears(phone) == "page"


# -- the process -------------------------------------------------------------------------------------------------------


class Program:
    """A real door, and what the program hears."""

    def __init__(self, host: str = HOST, port: int = 0) -> None:
        self.heard: queue.Queue[dict[str, Any]] = queue.Queue()
        self.door = Door(self.heard.put, host, port)

    def report(self) -> dict[str, Any]:
        return self.heard.get(timeout=LIMIT)

    def pid(self) -> int:
        pid = self.door.process_id
        assert pid is not None
        return pid


@pytest.fixture
def program() -> Iterator[Program]:
    one = Program()
    yield one
    one.door.close()


def test_a_door_is_opened_used_and_shut(program: Program) -> None:
    place = program.report()["open"]
    program.door.give("/", "text/html", b"hands")
    invitation = program.door.invite(ANNA)
    program.door.give("/heard", "text/plain", b"")
    assert any(asked(place, "/heard", host=place)[0] == 200 for _ in range(MOST_QUESTIONS))
    with connect(f"ws://{place}/hand", origin=f"http://{place}", ping_interval=None) as phone:
        phone.send(json.dumps({"letters": invitation.letters, "language": "nb"}))
        assert "token" in hears(phone)
        assert program.report() == {"sat": ANNA, "language": "nb", "new": True}
        program.door.show(ANNA, {"hand": "Anna's"})
        assert hears(phone) == {"hand": "Anna's"}
        phone.send('{"do": "hush"}')
        assert program.report() == {"deed": {"do": "hush"}, "seat": ANNA}
        program.door.close()
        assert left_with(phone) == SHUT
    assert program.heard.empty(), "who shuts a door is not told that it is shut"
    program.door.close()
    program.door.show(ANNA, {})


def test_a_door_that_does_not_open_says_why() -> None:
    for host, port, reason in (("198.51.100.4", 0, "public"), ("0.0.0.0", 0, "offline")):
        refused = Program(host, port)
        assert refused.report() == {"refused": reason}
        for thread in threading.enumerate():
            if thread.name == "door-reports":
                thread.join(LIMIT)
        refused.door.close()
        assert refused.heard.empty()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process is killed otherwise there")
def test_a_doorkeeper_that_is_killed_is_reported_and_the_door_opened_anew(program: Program) -> None:
    assert "open" in program.report()
    os.kill(program.pid(), signal.SIGKILL)
    assert program.report() == {"closed": True}
    program.door.show(ANNA, {})
    again = Program()
    assert "open" in again.report()
    again.door.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are not stopped there")
def test_a_doorkeeper_that_does_not_read_is_not_waited_for(program: Program) -> None:
    assert "open" in program.report()
    os.kill(program.pid(), signal.SIGSTOP)
    for number in range(600):
        program.door.show(ANNA, {"hand": "x" * 1000, "number": number})
    assert program.report() == {"closed": True}


PROGRAM = """
from cardtable.app.phones.door import Door
import threading
door = Door(lambda report: print(report["open"], flush=True), "127.0.0.1")
threading.Event().wait()
"""


@pytest.mark.long
def test_a_program_that_is_killed_leaves_no_door_open() -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM], cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        place = program.stdout.readline().strip()
        waiting = stranger(place)
        program.kill()
    assert answer(waiting)[0] == 0
    with pytest.raises(ConnectionRefusedError):
        stranger(place)
