"""Three phones in a real browser: they play every game by touch, in three languages, and come back when they go."""

from __future__ import annotations

import json
import os
import shutil
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtTest import QTest

from cardtable.app.phones.door import Door
from cardtable.app.settings import Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import covers, entry
from cardtable.games.rummy.rules.actions import DRAW_STOCK, READY
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tools.phones import QUIET, browser_of_this_machine

CHROMIUM = browser_of_this_machine()
if CHROMIUM is None:
    pytest.skip("there is no Chromium here", allow_module_level=True)
playwright = pytest.importorskip("playwright.sync_api")

pytestmark = pytest.mark.long

BOT = Path(__file__).with_name("phone_bot.js").read_text(encoding="utf-8")
NAMES = ("Anna", "Sigrún", "Jón", "Refur")
LANGUAGES = ("is", "nb", "de")
LOOKS = [(*size, large) for size, large in product(((320, 568), (360, 740), (844, 390), (768, 1024)), (False, True))]
# Its page is there; the hand itself may be empty before a round is over.
HAND = "#page:not([hidden]) #seats li"
LETTERS = "#letters:not([hidden])"
# So many touches are a finger's on the glass; then pages are touched from within, as fast as a phone may speak.
FINGERS = 20
# In milliseconds: time enough to tell two phones when to call, and how far apart people are who call "at once".
SOON, APART = 1000, 100
# So many touches from within; then simple computer players play a long round to its end.
FAST = 60
# After so many lines of theirs each phone gets a page.
SEEN = 20
# The program is killed in so many rounds.
KILLED = 2
# What the browser says where no door is.
NOBODY = "WebSocket connection to"
CALLED = {"olsen_auto": True}
OPTIONS = dict.fromkeys(("olsen", "upp_og_nidur", "med_stigum", "klikk", "langi", "svindl"), CALLED)

Deed = Callable[[Any], object]


@pytest.fixture(scope="module")
def on_a_thread() -> Iterator[Callable[[Deed], Future[object]]]:
    """Does something with the one browser, on its own thread: Qt's loop runs on meanwhile."""
    with ThreadPoolExecutor(1, "browser") as thread:
        driver = thread.submit(lambda: playwright.sync_playwright().start()).result()
        browser = thread.submit(lambda: driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)).result()
        yield lambda deed: thread.submit(deed, browser)
        thread.submit(browser.close).result()
        thread.submit(driver.stop).result()


class Phone:
    """A phone in the browser, at a seat."""

    def __init__(self, browser: Any, language: str = "en", size: tuple[int, int] = (360, 740)) -> None:
        self.size, self.errors, self.received = size, list[str](), list[str]()
        self.context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
        )
        self.context.add_init_script(BOT)
        self.page = self.new_page()

    def new_page(self) -> Any:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.received.append(str(frame))))
        return page

    def come(self, address: str) -> None:
        self.page.goto(address)
        self.page.wait_for_selector(f"{HAND}, {LETTERS}")
        if self.page.locator(LETTERS).count():  # No person is so quick: the doorkeeper has not heard of the code yet.
            self.page.wait_for_timeout(SOON)
            self.page.goto("about:blank")
            self.page.goto(address)
        self.page.wait_for_selector(HAND)

    def reload(self) -> float:
        """Come back; the seconds until the hand is there again."""
        began = time.monotonic()
        self.page.reload()
        self.page.wait_for_selector(HAND)
        return time.monotonic() - began

    def close_and_come_back(self, address: str) -> None:
        self.page.close()
        self.page = self.new_page()
        self.come(address)

    def touch(self) -> str:
        """Touch what a person would touch next; its key, or nothing."""
        found = self.page.evaluate("bot.next()")
        if found is None or "covered" in found:
            return ""
        self.page.touchscreen.tap(found["x"], found["y"])
        return str(found["key"])

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def touched(self) -> int:
        """How often it was touched from within."""
        return int(self.page.evaluate("bot.touched()"))

    def is_lost(self) -> None:
        """Wait until it says that nobody is there; what the browser says of that is no error."""
        self.page.wait_for_selector("#cover.soft.down")
        self.page.goto("about:blank")
        self.errors = [one for one in self.errors if NOBODY not in one]

    def says(self, text: str) -> None:
        """Wait until this covers the hand."""
        self.page.locator("#cover.down", has_text=text).wait_for()

    def faults(self, wide: int, high: int, large: bool) -> set[str]:
        """What cannot be read or touched where the screen is of this size."""
        self.page.set_viewport_size({"width": wide, "height": high})
        self.page.evaluate(f"bot.enlarge({200 if large else 100})")
        return {f"{wide} x {high}{' at 200 %' * large}: {one}" for one in self.page.evaluate("bot.faults()")}

    def as_before(self) -> None:
        self.page.evaluate("bot.enlarge(100)")
        self.page.set_viewport_size({"width": self.size[0], "height": self.size[1]})

    def pages(self) -> Iterator[dict[str, Any]]:
        """What it got that shows a hand."""
        yield from (page for page in map(json.loads, self.received) if "hand" in page)


class Home:
    """The window with its phones, whose door is open for this machine alone."""

    def __init__(self, window: Any, on_a_thread: Callable[[Deed], Future[object]]) -> None:
        self.window, self._on_a_thread = window, on_a_thread
        self.leaks: set[str] = set()
        self.seen: set[str] = set()
        self.seen_in: Any = None

    def start(self, game: str, persons: int = 3) -> None:
        """The shortest match of a game for so many persons, and a computer player where one more is needed."""
        found = entry(game)
        many = max(persons, found.game.seat_counts.start)
        seats = tuple(Seat(name, None if place < persons else "easy", place) for place, name in enumerate(NAMES[:many]))
        lengths = found.game.options.lengths
        options = found.game.options.read({lengths.key: lengths.values[0], **OPTIONS.get(game, {})})
        self.window.start(MatchSetup(found, options, seats, "0000-0000"))
        self.open_door()

    def open_door(self) -> None:
        """A person at the screen chooses to play with phones, and the door is open."""
        self.window.open_door = self._open_door
        self.window.table.deeds["phones"]()
        while not self.place:
            QTest.qWait(10)
        self.phones.panel.hide()

    def _open_door(self, said: Any) -> Door:
        home = self

        class WatchedDoor(Door):
            def show(self, seat: int, page: dict[str, Any]) -> None:
                home.look_for_leaks(seat, page)
                super().show(seat, page)

        self.door = WatchedDoor(said, host="127.0.0.1")
        return self.door

    def look_for_leaks(self, seat: int, page: dict[str, Any]) -> None:
        """No card that another seat holds stands on a page, but what the screen has shown to all, and at a round's end.

        A page may be a moment old: what lay there for all to see is in a hand by now.
        """
        if "hand" not in page or self.table.match.between_rounds:
            return
        if self.table.round is not self.seen_in:
            self.seen_in, self.seen = self.table.round, set()
        zones = self.window.table.running.display.screen.picture.zones
        self.seen |= {str(card) for zone in zones for card in zone.cards}
        hands = self.table.round.hands
        held = {str(card) for other, hand in enumerate(hands) for card in hand if other != seat} - self.seen
        shown = [*page["hand"], *(card for zone in page["zones"] for card in zone["cards"] if card is not None)]
        self.leaks |= {f"{one['id']} on the page of {seat}" for one in shown if one["id"] in held}

    @property
    def phones(self) -> Any:
        return self.window.phones

    @property
    def table(self) -> Any:
        return self.window.table.table

    @property
    def place(self) -> str:
        return "" if self.phones is None else str(self.phones.place)

    @property
    def addresses(self) -> list[str]:
        return [f"http://{self.place}/#{one.code}" for _, one in sorted(self.phones.seats.invited.items())]

    def begin(self, deed: Deed) -> Future[object]:
        """Begin to do it with the browser."""
        return self._on_a_thread(deed)

    def while_running(self, deed: Deed) -> None:
        """Do it with the browser."""
        running = self.begin(deed)
        while not running.done():
            QTest.qWait(5)
        running.result()

    def play_to_the_end(self) -> None:
        """Simple computer players play the round to its end, and phones see now and then how it lies."""
        running, rng, match = self.window.table.running, Random("end"), self.table.match
        while not match.between_rounds:
            lying = self.table.round
            seat = next(iter(lying.must_answer()), lying.turn)
            decision = self.table.entry.player.choose(lying.view(seat), Level.EASY, rng)
            running.controller.play(seat, (decision.action,))
            running.playback.hurry_all()
            if len(match.log) % SEEN == 0:
                QTest.qWait(1)

    def kill_door(self) -> None:
        """The doorkeeper is killed: every hand is at the screen, behind the curtain."""
        panel = self.phones.panel
        os.kill(self.door.process_id, signal.SIGKILL)
        while self.phones is not None:
            QTest.qWait(10)
        assert panel.isVisible()
        panel.close()

    def kill_program(self, programs: Programs) -> None:
        """The program and its doorkeeper are killed, and another program plays the saved game on."""
        os.kill(self.door.process_id, signal.SIGKILL)
        log = list(self.table.match.log)
        self.window = programs.open()
        (saved,) = self.window.services.database.games()
        self.window.resume(saved.id)
        assert self.table.match.log == log

    def close(self) -> None:
        if self.phones is not None:
            self.phones.close()


@pytest.fixture(autouse=True)
def quick_fingers(monkeypatch) -> None:
    """What comes up listens at once: nobody's finger is as quick as that of these tests."""
    monkeypatch.setattr("cardtable.app.phones.hand.SUDDEN", 0)


@pytest.fixture
def home(window, on_a_thread) -> Iterator[Home]:
    with furnished(window, on_a_thread) as made:
        yield made


@contextmanager
def furnished(window: Any, on_a_thread: Callable[[Deed], Future[object]]) -> Iterator[Home]:
    made = Home(window, on_a_thread)
    yield made
    made.while_running(lambda browser: [context.close() for context in list(browser.contexts)])
    made.close()


class Programs:
    """The program with a data folder of its own; it can be killed, and another one begins with what is there then."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._folders, self._window = folder, 0, None

    def open(self) -> MainWindow:
        """A window of the program. If there was one, it ends now, and keeps nothing more for this one."""
        self._folders += 1
        folder = self._folder / str(self._folders)
        if self._window is not None:
            shutil.copytree(self._window.services.database.folder, folder)
            self.close()
        services = Services(Database(folder), None, "en")
        services.settings = Settings(pace="instant", grace=2)
        self._window = MainWindow(services)
        self._window.show()
        return self._window

    def close(self) -> None:
        self._window.close()
        self._window.services.database.close()
        shiboken6.delete(self._window)


@pytest.fixture
def programs(tmp_path, qapp) -> Iterator[Programs]:
    made = Programs(tmp_path)
    yield made
    made.close()


# -- whole matches -----------------------------------------------------------------------------------------------------


class Evening:
    """What three phones do and find while they play a match."""

    def __init__(self, home: Home, rng: Random) -> None:
        self.home, self.rng = home, rng
        self.phones: list[Phone] = []
        self.touched: Counter[str] = Counter()
        self.faults: set[str] = set()
        self.reloads: list[float] = []

    @property
    def rests(self) -> bool:
        return bool(self.home.table.match.between_rounds)

    def pair(self, browser: Any) -> None:
        """Each phone sits down with a code."""
        self.phones = self.phones or [Phone(browser, language) for language in LANGUAGES]
        for phone, address in zip(self.phones, self.home.addresses, strict=True):
            phone.come(address)

    def touch(self, _: Any) -> None:
        """Touch whatever stands there with a finger."""
        many = self.touched.total() + FINGERS
        while not self.rests and self.touched.total() < many:
            for phone in self.phones:
                key = phone.touch()
                self.touched[key.partition("-")[0]] += bool(key)

    def touch_fast(self, _: Any) -> None:
        """Touch from within, as fast as a phone may speak; one is reloaded meanwhile, one is closed and comes back."""
        for phone in self.phones:
            phone.page.evaluate("bot.play(true)")
        looking, coming, going = self.rng.sample(self.phones, len(self.phones))
        for look in self.rng.sample(LOOKS, 2):
            self.faults |= looking.faults(*look)
        looking.as_before()
        self.reloads.append(coming.reload())
        going.close_and_come_back(f"http://{self.home.place}/")
        while not self.rests and sum(phone.touched() for phone in self.phones) < FAST:
            self.phones[0].page.wait_for_timeout(50)
        for phone in self.phones:
            phone.page.evaluate("bot.play(false)")
            self.touched["from within"] += phone.touched()

    def end_round(self, _: Any) -> None:
        """The round is over: look at it, and go on from one of the phones."""
        for phone in self.phones:
            phone.page.wait_for_selector("#page.rest")
            if phone.page.locator("#sheet[open]").count():
                phone.tap("#shut")
            self.faults |= phone.faults(*self.rng.choice(LOOKS))
            phone.as_before()
        if not self.home.table.match.over:
            self.rng.choice(self.phones).tap("[data-key=go]")
            for phone in self.phones:
                phone.page.wait_for_selector("#page:not(.rest) #hand .card")

    def lose(self, kill: Callable[[], None]) -> None:
        """Something is killed: every hand is behind the curtain, nothing is lost, and all come back with new codes."""
        log = list(self.home.table.match.log)
        kill()
        assert not self.home.table.elsewhere
        assert self.home.window.table.running.sight.viewer is None
        self.home.while_running(lambda _: [phone.is_lost() for phone in self.phones])
        self.home.open_door()
        self.home.while_running(self.pair)
        assert self.home.table.match.log[: len(log)] == log


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(covers()))
def test_three_phones_play_a_match(programs, on_a_thread, game: str) -> None:
    """Touched by fingers and from within; door and program are killed in the midst, and nothing is lost."""
    with furnished(programs.open(), on_a_thread) as home:
        evening = Evening(home, Random(game))
        home.start(game)
        home.while_running(evening.pair)
        home.while_running(evening.touch)
        evening.lose(home.kill_door)
        home.while_running(evening.touch_fast)
        while True:
            if len(home.table.match.results) < KILLED:
                evening.lose(lambda: home.kill_program(programs))
            home.play_to_the_end()
            home.while_running(evening.end_round)
            if home.table.match.over:
                break
        print(f"{game}: {len(home.table.match.log)} lines, {dict(evening.touched)}, reloads {evening.reloads}")
        assert not home.leaks
        assert not evening.faults, "\n".join(sorted(evening.faults))
        for seat, phone in enumerate(evening.phones):
            assert not phone.errors
            assert {page["seat"] for page in phone.pages()} == {seat}
            assert {page["language"] for page in phone.pages()} == {LANGUAGES[seat]}


# -- calls at the same moment ----------------------------------------------------------------------------------------


def three_who_may_buy(browser: Any, home: Home) -> tuple[list[Phone], list[int]]:
    """Three phones, and the seats of those that are asked whether they buy the first card (Kínaskák)."""
    phones = [Phone(browser, language) for language in LANGUAGES]
    for phone, address in zip(phones, home.addresses, strict=True):
        phone.come(address)
    first = phones[home.table.round.turn]
    first.tap("#bar .primary")
    first.page.locator("button.zone.stock.lit").wait_for()
    first.tap("button.zone.stock")
    asked = [seat for seat, phone in enumerate(phones) if phone is not first]
    for seat in asked:
        phones[seat].page.wait_for_selector("#ask [data-key^=press]")
    return phones, asked


def test_two_phones_that_call_at_once_draw_for_the_card(home, window) -> None:
    """K-24: the screen shows the draw, and every phone in its language who buys."""
    window.services.change(pace="brisk")
    home.start("kinaskak")
    draws: set[frozenset[int]] = set()

    def look() -> None:
        outcry = None if window.table.table is None else window.table.running.display.screen.outcry
        if outcry is not None:
            draws.add(frozenset(seat for seat, _ in outcry.shown))

    window.table.shown.connect(look)

    def do(browser: Any) -> None:
        phones, asked = three_who_may_buy(browser, home)
        card = home.table.round.discard[-1]
        moment = time.time() * 1000 + SOON
        for late, seat in enumerate(asked):
            phones[seat].page.evaluate(f"bot.at({moment + late * APART}, '#ask .press:not(.primary)')")
        turn = home.table.round.turn
        phones[turn].page.locator("#page.yours #bar .press:not([aria-disabled])").first.wait_for()
        buyer = home.table.round.bought.index(1)
        (loser,) = set(asked) - {buyer}
        assert buyer in asked
        assert phones[buyer].page.locator(f'#hand [data-key="card-{card}"] .why').is_visible()
        phones[loser].page.locator("#notices p:not(.good)", has_text=NAMES[buyer]).wait_for()
        assert not phones[loser].page.locator(f'[data-key="card-{card}"]').count()
        phones[turn].tap("#more")
        phones[turn].tap("#sheet [data-key=log]")
        told = phones[turn].page.locator("#inside li", has_text=NAMES[buyer]).filter(has_text=NAMES[loser])
        told.wait_for()
        assert not any(phone.errors for phone in phones)

    home.while_running(do)
    assert draws == {frozenset({0, 1, 2}) - {home.table.round.turn}}
    assert sum(home.table.round.bought) == 1


def test_a_phone_that_calls_alone_gets_the_card(home) -> None:
    """Who has not called a breath later has not called: the question goes from that phone, too."""
    home.start("kinaskak")

    def do(browser: Any) -> None:
        phones, (caller, silent) = three_who_may_buy(browser, home)
        card = home.table.round.discard[-1]
        phones[caller].tap("#ask .press:not(.primary)")
        phones[caller].page.locator(f'#hand [data-key="card-{card}"] .why').wait_for()
        phones[silent].page.locator("#ask .press").first.wait_for(state="detached")
        assert home.table.round.bought == [int(seat == caller) for seat in range(3)]
        assert not any(phone.errors for phone in phones)

    home.while_running(do)
    assert not home.table.round.must_answer()


# -- sheets, covers, coming and going --------------------------------------------------------------------------------


def test_everything_that_is_laid_over_the_page_can_be_read_at_every_size(home) -> None:
    home.start("olsen")
    faults: set[str] = set()

    def look_at(phone: Phone, what: str) -> None:
        for look in LOOKS:
            faults.update(f"{what}: {one}" for one in phone.faults(*look))
        phone.as_before()

    def do(browser: Any) -> None:
        stranger = Phone(browser, "de")
        stranger.page.goto(f"http://{home.place}/")
        stranger.page.wait_for_selector(LETTERS)
        look_at(stranger, "letters")
        phone = Phone(browser, "de")
        phone.come(home.addresses[home.table.round.turn])
        phone.tap("#hand .card.fits")
        phone.page.wait_for_selector("#picked .primary")
        look_at(phone, "a picked card")
        for sheet, inside in (("log", ".told"), ("scores", "table"), ("rules", "article")):
            phone.tap("#more")
            look_at(phone, "tools")
            phone.tap(f"#sheet [data-key={sheet}]")
            phone.page.locator(f"#inside {inside}").first.wait_for()
            look_at(phone, sheet)
            phone.tap("#shut")
        phone.page.locator("#bar [aria-disabled=true]").first.tap(force=True)
        phone.page.wait_for_selector("#bubble .link")
        look_at(phone, "refusal")
        phone.tap("#bubble .link")
        phone.page.wait_for_selector("#sheet[open] article")

    home.while_running(do)
    assert not faults, "\n".join(sorted(faults))


def test_a_phone_whose_first_word_is_lost_says_it_again(home) -> None:
    """A code is good until a phone has come with it: a socket that breaks before that is no reason to scan anew."""
    home.start("olsen")
    broken: list[Any] = []

    def break_first(socket: Any) -> None:
        if broken:
            socket.connect_to_server()
        else:
            broken.append(socket)
            socket.close(code=1011)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.page.route_web_socket("**/hand", break_first)
        phone.page.goto(home.addresses[0])
        phone.page.wait_for_selector(HAND)
        assert broken

    home.while_running(do)


def test_a_phone_that_falls_silent_before_its_first_word_comes_in_later(home) -> None:
    """It was put away in that moment, or has a busy machine: neither its code nor its token is refused for that."""
    home.start("olsen")

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.context.add_init_script(
            "const send = WebSocket.prototype.send; let told = false;"
            "WebSocket.prototype.send = function (word) { if (told) send.call(this, word); told = true; };"
        )
        phone.page.goto(home.addresses[0])
        phone.page.wait_for_selector(HAND)
        assert phone.page.locator(LETTERS).count() == 0
        phone.page.reload()
        phone.page.wait_for_selector(HAND)
        assert phone.page.locator(LETTERS).count() == 0

    home.while_running(do)


def test_a_phone_that_is_back_at_once_does_not_say_that_it_is_lost(home) -> None:
    """It waits a moment before it says so; who is back before that has nothing to say, also where nobody plays on."""
    home.start("olsen")

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[home.table.round.turn])
        before = len(phone.received)
        phone.page.evaluate("socket.close()")
        while len(phone.received) == before:
            phone.page.wait_for_timeout(10)
        phone.page.wait_for_timeout(SOON)
        assert phone.page.locator("#cover.down").count() == 0
        phone.tap("#hand .card.fits")
        phone.page.wait_for_selector("#picked .primary")

    home.while_running(do)


def test_a_phone_that_knocked_at_a_machine_that_slept_knocks_once_more(home) -> None:
    """A browser waits for minutes for an answer that does not come any more."""
    home.start("olsen")

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.context.add_init_script(
            "const Real = WebSocket; let knocks = 0;"
            "window.WebSocket = class extends Real { constructor(place) {"
            "  if (knocks++) return new Real(place);"
            "  const deaf = { readyState: 0, close() { setTimeout(() => deaf.onclose({ code: 1006 })); } };"
            "  return deaf; } };"
        )
        phone.page.goto(home.addresses[0])
        phone.page.wait_for_selector(HAND, timeout=10_000)

    home.while_running(do)


def test_a_browser_that_cannot_read_the_script_says_so(home) -> None:
    """An old tablet of the children's would show an empty page, and nobody would know why."""
    home.start("olsen")

    def do(browser: Any) -> None:
        context = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 568})
        page = context.new_page()
        page.goto(f"http://{home.place}/")
        assert not page.locator("#old").is_visible()
        page.locator("#old", has_text="too old").wait_for()
        phone = Phone(browser)
        phone.come(home.addresses[0])
        assert not phone.page.locator("#old").count()

    home.while_running(do)


def test_letters_let_a_phone_in_and_wrong_ones_do_not(home) -> None:
    home.start("olsen")
    letters = home.phones.seats.invited[0].letters

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.page.goto(f"http://{home.place}/")
        phone.page.fill("#word", "AAAAAA")
        phone.tap("#letters [data-key=enter]")
        phone.page.locator("#word:not(:valid)[aria-invalid=true]:focus").wait_for()
        phone.page.fill("#word", f"{letters[:3]} {letters[3:].lower()}")
        phone.tap("#letters [data-key=enter]")
        phone.page.wait_for_selector(HAND)
        assert not phone.page.url.endswith("#")

    home.while_running(do)


def test_a_code_that_is_scanned_twice_costs_nobody_the_seat(home) -> None:
    """A camera opens a page of its own each time; the newest has the seat, and comes back to it."""
    home.start("olsen", persons=2)
    address = home.addresses[0]

    def scans_twice(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(address)
        first, phone.page = phone.page, phone.new_page()
        phone.page.goto(address)
        phone.page.wait_for_selector(f"{HAND}, {LETTERS}")
        assert not phone.page.locator(LETTERS).count()
        first.locator("#cover.down").wait_for()
        phone.reload()
        assert not phone.errors

    home.while_running(scans_twice)
    assert home.table.elsewhere == {0}


def test_a_code_that_is_opened_in_the_page_that_is_there_already_is_heard(home) -> None:
    """Some browsers scan codes themselves: another fragment of the same address is no new page to them."""
    home.start("olsen", persons=2)
    first, second = home.addresses

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.page.goto(f"http://{home.place}/")
        phone.page.wait_for_selector(LETTERS)
        phone.page.evaluate("address => { location.href = address; }", first)
        phone.page.wait_for_selector(HAND)
        phone.page.evaluate("address => { location.href = address; }", second)
        phone.page.locator("#seats .own", has_text=NAMES[1]).wait_for()
        assert phone.page.evaluate("location.hash") == ""

    home.while_running(do)
    assert home.phones.seats.away.keys() == {0}


def test_a_page_that_nobody_looks_at_takes_no_seat_from_one_that_is_looked_at(home) -> None:
    """It was left open behind the one that was scanned later, and both come back with the one token of the phone."""
    home.start("olsen", persons=2)
    hide = "on => { Object.defineProperty(document, 'hidden', {get: () => on, configurable: true}); }"

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[0])
        behind, phone.page = phone.page, phone.new_page()
        behind.evaluate(hide, True)
        behind.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        behind.evaluate("socket.close()")
        behind.evaluate("dispatchEvent(new Event('online'))")
        phone.page.goto(f"http://{home.place}/")
        phone.page.wait_for_selector(HAND)
        phone.page.wait_for_timeout(SOON)
        assert phone.page.locator("#cover.down").count() == 0
        behind.evaluate(hide, False)
        behind.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        behind.locator("#cover:not(.down)").wait_for(state="attached")
        phone.says("Another phone has taken this seat")

    home.while_running(do)


def test_two_persons_who_share_a_phone_each_have_a_page_that_stays_at_its_seat(home) -> None:
    """Children whose parents' phone it is go from one page to the other, and lock it in between."""
    home.start("olsen", persons=2)
    first, second = home.addresses

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(first)
        pages = [phone.page, phone.new_page()]
        phone.page = pages[1]
        phone.come(second)
        for turn in (0, 1, 0):
            received = len(phone.received)
            pages[turn].evaluate("asleep = 1; wake()")
            while len(phone.received) == received:
                pages[turn].wait_for_timeout(10)
            pages[turn].reload()
            pages[turn].locator("#seats .own", has_text=NAMES[turn]).wait_for()
            pages[1 - turn].wait_for_timeout(SOON)
            assert not pages[1 - turn].locator("#cover.down").count()
            assert pages[1 - turn].locator("#seats .own", has_text=NAMES[1 - turn]).count()
        anew = phone.new_page()
        anew.goto(f"http://{home.place}/")
        anew.locator("#seats .own", has_text=NAMES[1]).wait_for()
        assert not phone.errors

    home.while_running(do)


def test_a_code_that_is_scanned_again_leads_to_its_own_seat_on_a_phone_of_two(home) -> None:
    """The hand of who came later would lie before the eyes of who came first."""
    home.start("olsen", persons=2)
    first, second = home.addresses

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(first)
        phone.page = phone.new_page()
        phone.come(second)
        anew = phone.new_page()
        for _ in range(2):
            anew.goto(first)
            anew.locator("#seats .own", has_text=NAMES[0]).wait_for()
            anew.goto("about:blank")
        assert not phone.page.locator("#cover.down").count()
        anew.goto(f"http://{home.place}/")
        anew.locator("#seats .own", has_text=NAMES[0]).wait_for()

    home.while_running(do)


def test_a_finger_that_touches_twice_touches_nothing_that_came_up_under_it(home) -> None:
    """Behind the button that sorts the hand lies the stock."""
    home.start("olsen", persons=2)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.page.set_viewport_size({"width": 844, "height": 390})
        phone.come(home.addresses[home.table.round.turn])
        phone.page.evaluate("() => { window.told = []; say = (deed) => told.push(deed.do); }")
        phone.page.evaluate("more()")
        box = phone.page.locator("#sheet [data-key=sort]").bounding_box()
        where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for _ in range(2):
            phone.page.touchscreen.tap(*where)
        phone.page.wait_for_timeout(SOON)
        assert phone.page.evaluate("told") == ["sort"]
        phone.page.touchscreen.tap(*where)
        phone.page.wait_for_function("told.length == 2")

    home.while_running(do)


def test_what_is_refused_once_more_is_said_once_more(home) -> None:
    """What stands there already is no news to who listens."""
    home.start("olsen", persons=2)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[home.table.round.turn])
        refused = phone.page.locator("#bar [aria-disabled=true]").first
        refused.tap(force=True)
        phone.page.wait_for_selector("#bubble p")
        phone.page.evaluate("window.said = document.querySelector('#bubble p')")
        refused.tap(force=True)
        while phone.page.evaluate("said.isConnected"):
            phone.page.wait_for_timeout(10)
        assert phone.page.locator("#bubble p").is_visible()

    home.while_running(do)


@pytest.mark.parametrize("by_touch", [False, True])
def test_keys_go_on_at_the_hand_when_what_was_pressed_is_gone(home, by_touch: bool) -> None:
    """No finger sees anything of it."""
    home.start("olsen", persons=2)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[home.table.round.turn])
        for pressed in ("#hand .card.fits", "#picked .primary"):
            if by_touch:
                phone.tap(pressed)
            else:
                phone.page.locator(pressed).first.focus()
                phone.page.keyboard.press("Enter")
        phone.page.locator("#hand .card:focus").wait_for()
        assert phone.page.locator("#hand .card:focus-visible").count() == (not by_touch)
        assert not phone.page.locator("#picked .primary").count()

    home.while_running(do)


def test_a_card_is_put_before_the_first_of_a_place_or_behind_another(home) -> None:
    """A joker stands at either end of a run, as it does with a mouse or with keys."""
    home.start("kinaskak", persons=2)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[0])

        def lie(*names: str) -> None:
            phone.page.wait_for_function(
                "(names) => page.zones.find((one) => one.id === 'tray-1').cards.map((one) => one.id).join() === names",
                arg=",".join(names),
            )

        first, second, third = phone.page.evaluate("page.hand.slice(0, 3).map((one) => one.id)")
        for card in (first, second, third):
            phone.tap(f"[data-key='card-{card}']")
        phone.tap("[data-key=zone-tray-1]")
        lie(first, second, third)
        phone.tap(f"[data-key='card-{third}']")
        phone.tap(f"[data-key='card-{first}']")
        lie(third, first, second)
        phone.page.wait_for_timeout(SOON)  # A finger that touches the same place again at once trembles.
        phone.tap(f"[data-key='card-{third}']")
        phone.tap(f"[data-key='card-{second}']")
        lie(first, second, third)

    home.while_running(do)


def test_one_turns_to_a_player_and_to_another_with_no_card_picked(home, monkeypatch) -> None:
    monkeypatch.setitem(OPTIONS, "veidimadur", {"asking": "any"})
    home.start("veidimadur")
    asking, begun = home.table.round.turn, len(home.table.match.log)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[asking])
        zones = phone.page.evaluate("page.seats.filter((one) => one.lit).map((one) => one.zone)")
        for number, zone in enumerate(zones, 1):
            phone.tap(f"[data-key='to-{zone}']")
            phone.page.wait_for_function("(line) => page.line === line", arg=begun + number)

    home.while_running(do)
    turned = [line.action for line in home.table.match.log[begun:]]
    assert [one.kind for one in turned] == ["address", "address"]
    assert {one.seat for one in turned} == {0, 1, 2} - {asking}


def test_what_picked_cards_are_is_said_once(home) -> None:
    """It stands below the status, and is heard with the card that was picked."""
    home.start("two_of_three", persons=2)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[home.table.round.turn])
        phone.tap("#hand .card")
        phone.page.locator("#below:not(:empty)").wait_for()
        meant = phone.page.locator("#below").text_content()
        phone.page.locator("#ears", has_text=meant).wait_for(state="attached")
        live = phone.page.locator("[aria-live], [role=status], [role=alert]").all_text_contents()
        assert len([one for one in live if meant in one]) == 1

    home.while_running(do)


def test_what_is_laid_over_the_page_is_heard_from_its_heading_on(home) -> None:
    """What was pressed to have it is gone by then."""
    home.start("olsen", persons=2)

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[0])
        for pressed, heading in (("#more", "More"), ("#sheet [data-key=log]", "What has happened")):
            phone.page.locator(pressed).focus()
            phone.page.keyboard.press("Enter")
            phone.page.locator("#heading:focus", has_text=heading).wait_for()
        phone.page.keyboard.press("Escape")
        assert phone.page.evaluate("document.activeElement.id") == "more"

    home.while_running(do)


def test_two_marks_in_a_row_are_both_seen_and_a_slip_that_was_put_away_stays_away(home) -> None:
    """The second may be on its way when the first is answered."""
    home.start("kinaskak")

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[0])
        for pressed in ("#more", "#sheet [data-key=order]"):
            phone.tap(pressed)
        phone.page.wait_for_selector("#sheet .order")
        phone.page.evaluate("document.querySelectorAll('.order button').forEach((one, at) => at < 2 && one.click())")
        phone.page.wait_for_selector(".order button:nth-child(1)[aria-pressed=true]")
        phone.page.wait_for_selector(".order button:nth-child(2)[aria-pressed=true]")
        phone.page.evaluate("document.querySelector('.order button').click(); document.getElementById('shut').click()")
        phone.page.wait_for_timeout(SOON)
        assert not phone.page.locator("#sheet[open]").count()
        phone.tap("#more")
        phone.page.evaluate("for (const one of ['log', 'scores']) say({ do: 'open', sheet: one }), awaited += 1")
        phone.page.locator("#heading", has_text="Scores").wait_for()
        assert not phone.errors

    home.while_running(do)


def test_who_reads_a_sheet_is_told_of_the_question_that_comes_up_below_it(home) -> None:
    """The card is gone in a few seconds, and a phone that lies there silent says nothing of it."""
    home.start("kinaskak")
    table, controller = home.table, home.window.table.running.controller
    forehand = table.round.turn
    reader = next(seat for seat in table.persons if seat != forehand)
    address = home.addresses[reader]
    reads: list[bool] = []

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(address)
        for pressed in ("#more", "#sheet [data-key=rules]"):
            phone.tap(pressed)
        phone.page.wait_for_selector("#sheet article")
        assert not phone.page.locator("#meanwhile button").count()
        reads.append(True)
        phone.tap("#meanwhile button:has-text('Buy the')")
        phone.page.locator("#sheet").wait_for(state="hidden")
        assert phone.page.locator("#ask .press").first.is_visible()

    running = home.begin(do)
    while not running.done():
        QTest.qWait(5)
        if reads:
            reads.clear()
            for action in (READY, DRAW_STOCK):
                controller.play(forehand, (action,))
    running.result()


def test_a_phone_says_why_its_hand_is_not_there(home, window) -> None:
    """Taken over, covered, lost, shut: each in a sentence, and only who is lost tries again."""
    home.start("olsen")
    steps: list[Callable[[], None]] = []

    def at_the_table(deed: Callable[[], None]) -> None:
        steps.append(deed)
        while steps:
            time.sleep(0.02)

    def do(browser: Any) -> None:
        first, second = Phone(browser), Phone(browser)
        first.come(home.addresses[0])
        kept = first.page.evaluate("JSON.stringify({ ...localStorage })")
        second.page.goto(f"http://{home.place}/")
        second.page.evaluate("kept => Object.assign(localStorage, JSON.parse(kept))", kept)
        second.page.reload()
        second.page.wait_for_selector(HAND)
        first.says("Another phone has taken this seat")
        at_the_table(lambda: window.show_page(window.settings))
        second.says("The table rests")
        assert second.page.locator("#hand").is_hidden()
        at_the_table(window.go_back)
        second.page.wait_for_selector(HAND)
        at_the_table(home.close)
        second.says("plays without phones now")
        time.sleep(0.5)
        assert second.page.locator("#cover", has_text="without phones").is_visible()
        assert first.page.locator("#cover", has_text="Another phone").is_visible()

    running = home.begin(do)
    while not running.done():
        QTest.qWait(5)
        if steps:
            steps[0]()
            steps.clear()
    running.result()


def test_a_phone_whose_door_is_gone_says_so_and_tries_again(home) -> None:
    home.start("olsen")

    def do(browser: Any) -> None:
        phone = Phone(browser)
        phone.come(home.addresses[0])
        os.kill(home.door.process_id, signal.SIGKILL)
        phone.says("Connection lost")
        assert phone.page.locator("#cover.soft").is_visible()
        assert phone.page.evaluate("document.getElementById('page').inert")

    home.while_running(do)


def test_what_a_finger_or_a_reader_is_at_stays_where_it_is(home) -> None:
    home.start("olsen", persons=2)

    def do(browser: Any) -> None:
        phones = [Phone(browser), Phone(browser)]
        for phone, address in zip(phones, home.addresses, strict=True):
            phone.come(address)
        phone = next(one for one in phones if one.page.query_selector("#page.yours"))
        page = phone.page
        page.evaluate("window.before = [...document.querySelectorAll('#hand .card, #bar .press')]")
        page.evaluate("window.tops = before.map((one) => one.getBoundingClientRect().left)")
        page.locator("#hand .card").nth(1).focus()
        page.keyboard.press("Enter")
        page.locator("#ears", has_text="picked").wait_for(state="attached")
        assert page.evaluate("document.activeElement === before[1] && before[1].getAttribute('aria-pressed')") == "true"
        assert page.evaluate("before.every((one) => one.isConnected)")
        assert page.evaluate("before.every((one, at) => one.getBoundingClientRect().left === tops[at])")
        for card in (0, 2, 3):
            page.locator("#hand .card").nth(card).tap()
        page.wait_for_timeout(300)
        assert page.locator("#hand [aria-pressed=true]").count() == 4
        assert not phone.errors

    home.while_running(do)
