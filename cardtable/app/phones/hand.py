"""The hand of one person on a phone: its own screen, picked cards, tray, questions, refusals, hints."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cardtable.app.match.bubbles import Bubbles
from cardtable.app.match.cues import GlideBack, LookAtLastTrick, PutDown, Said
from cardtable.app.match.display import Display
from cardtable.app.match.drops import Drops
from cardtable.app.match.hand_order import HandSorter, remembered
from cardtable.app.match.hints import HintRequests, Hints
from cardtable.app.match.presenter import Presenter
from cardtable.app.match.presses import Presses
from cardtable.app.match.reports import Hinted
from cardtable.app.match.screen import ASIDE, Place
from cardtable.app.match.state import Hint
from cardtable.app.match.table_pictures import Pictures
from cardtable.app.phones.page import PageWriter, not_ahead
from cardtable.app.phones.sheets import Sheets
from cardtable.app.sight import SeatSight
from cardtable.app.turns import Until
from cardtable.messages import translate
from cardtable.stage.commands import TableButton
from cardtable.stage.picture import is_target
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.reports import Report
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.match.screen import GoOn, Screen
    from cardtable.app.match.table_pictures import Say
    from cardtable.app.match.tray import Tray
    from cardtable.app.phones.page import Page
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Settings
    from cardtable.cards import Card, Rank
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command

MOST_CARDS: Final = 60
# So many milliseconds after a turn was told that may still be doubted, the next player's cards take no drop.
DEAF: Final = 1000
# What comes up under a finger, a question or the next round, is touched by nobody in the first so many.
SUDDEN: Final = 500
# Where a touch with nothing picked can do something.
TOUCHED: Final = (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.OTHER_HAND)
NOT_YOURS: Final = translate("TakeBack", "Only {player} can take that back.")


@dataclass(frozen=True, slots=True)
class HandPorts:
    """What a phone's hand needs of the table and the program.

    ``say`` and ``index`` write in the phone's ``language``. ``send`` gets every page that stands there. ``play`` lets
    the seat play actions at the table of all, ``play_the_rest`` all that is left, ``take_back`` takes back there and
    ``redo`` does that again: the only ways in which anything changes. ``going_on`` tells what the table waits to hear.
    """

    say: Say
    index: Callable[[Rank], str]
    language: str
    settings: Callable[[], Settings]
    change: Callable[..., None]
    clock: Clock
    minds: Minds
    send: Callable[[Page], None]
    play: Callable[[int, Sequence[Action]], None]
    play_the_rest: Callable[[int], None]
    take_back: Callable[[], None]
    redo: Callable[[], None]
    going_on: Callable[[], GoOn | None]


class PhoneHand:
    """Shows one seat what it may see, and does what its person says."""

    def __init__(self, table: RunningMatch, seat: int, tray: Tray, ports: HandPorts) -> None:
        self.seat = seat
        self._ports, self._say, self._clock = ports, ports.say, ports.clock
        self._writer = PageWriter(ports.say, ports.index)
        sight = self.sight = SeatSight(table, seat)
        self._table, settings = table, ports.settings
        pictures = Pictures(sight, ports.say, ports.index, tray, lambda name: remembered(table, settings(), name))
        presenter = Presenter(sight, pictures, tray)
        display = self.display = Display(sight, presenter, self, lambda: settings().mark_fitting, self._take)
        self.bubbles = Bubbles(display)
        self.drops = Drops(display, self.bubbles, tray, None, self._play)
        self._presses = Presses(
            display, self.bubbles, self.drops, tray, None, ports.clock, self._play, lambda _: None, self._play_the_rest
        )
        requests = HintRequests(sight, ports.minds, ports.clock, self._take)
        self.answered, self.leave = requests.answered, requests.forget
        self.hints = Hints(display, self.bubbles, None, requests.ask)
        self._sorter = HandSorter(display, settings, ports.change)
        self._sheets = Sheets(sight, presenter, self._writer, ports.language)
        self._line, self._round = -1, table.match.round
        self._shown: Page = {}
        self._order: Page | None = None
        self._deaf_until = 0
        self._asked: tuple[object, ...] = ()
        self._sudden_until = self._sudden_line = 0
        self._calls: dict[Message, Action | TableButton] = {}
        self._calls_before, self._calls_since = self._calls, 0

    def is_surprised(self, deed: Page) -> bool:
        """Whether a question or the way on came up under a finger that meant what stood there before.

        A slow network brings what was touched long ago: a deed says ``at`` which line its page was.
        """
        line = deed.get("at")
        return self._clock.now() < self._sudden_until or (isinstance(line, int) and line < self._sudden_line)

    @property
    def _is_deaf(self) -> bool:
        """Whether the turn before may just be doubted, and the next one takes nothing."""
        return self._clock.now() < self._deaf_until

    # -- what stands there -----------------------------------------------------------------------------------------

    def greet(self, *, told: bool = True) -> None:
        """A phone has come: its own words, and what stands there, which is what was last ``told`` at the table."""
        self._ports.send({"words": self._writer.words()})
        self._order = None
        if told:
            self._line = -1
            self.follow()
        elif self._shown:
            self._ports.send(self._shown)

    def follow(self) -> None:
        """Something has happened at the table: show it, unless just that is shown."""
        match = self._table.match
        now = len(match.log)
        if match.round is None:
            return
        if self._is_told:
            self.offer_to_go_on()
            return
        if now < self._line:  # something was taken back
            self.display.presenter.rewind()
            self.display.presenter.pictures.rewind()
        self._line, self._round = now, match.round
        if self._table.reaction_window() is not None:
            self._deaf_until = self._clock.now() + DEAF
        self.bubbles.forget()
        held = self._held()
        picked = tuple(card for card in self.display.state.picked if card in held)
        question = picked[0] if len(picked) == 1 else None
        self.display.presenter.pictures.ended = len(match.results)
        going_on = self._ports.going_on()
        self.display.remember(picked=picked, in_question=question, hint=Hint(), rule="", go_on=going_on)
        self.display.show()
        if self._order is not None:
            self._show_order()

    def offer_to_go_on(self) -> None:
        """What waits for persons, also before all has been told, waits for this one as well."""
        self.display.put(go_on=self._ports.going_on())

    @property
    def _is_told(self) -> bool:
        """Whether all that has happened at the table was told there, and then shown here."""
        return len(self._table.match.log) == self._line and self._table.match.round is self._round

    @property
    def _until(self) -> Until | None:
        """As far as the table has told what happened; ``None``: all of it."""
        match, told = self._table.match, self._line - 1
        return Until(told, len(match.events[told])) if 0 <= told < len(match.log) - 1 else None

    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        """Just this stands there now."""
        picked = self.display.state.picked
        page = self._writer.page(screen, self.sight, self._lit(screen), picked, sly=self._can_be_sly(screen))
        self._shown = page if self._is_told else not_ahead(page, self._shown)
        self._be_surprised(self._shown)
        calls = {one.command.key: one.command.action for one in screen.buttons if one.command.hasty}
        if calls != self._calls:
            self._calls_before, self._calls, self._calls_since = self._calls, calls, screen.line
        self._ports.send(self._shown)

    def _be_surprised(self, page: Page) -> None:
        question, choice = page.get("question", {}), page.get("choice", {})
        # “Go on” after another turn is another one.
        before, way_on = self._asked, page["over"] or (page["go_on"] and (page["go_on"], page["line"])) or None
        self._asked = question.get("title"), choice.get("number"), way_on
        self._sudden_line = min(self._sudden_line, page["line"])  # Something may have been taken back.
        if any(one is not None and one not in before for one in self._asked):
            self._sudden_until, self._sudden_line = self._clock.now() + SUDDEN, page["line"]

    def do(self, cue: Cue) -> None:
        """Cards that are put down are picked no more; what is said goes to ears; sounds are the screen's of all."""
        match cue:
            case GlideBack() | PutDown():
                self.display.remember(picked=(), in_question=None)
            case Said(parts, urgent) if not urgent:  # What is urgent stands in a bubble, which ears hear as well.
                self._ports.send({"said": " ".join(self._say(one) for one in parts)})
            case LookAtLastTrick():
                self._ports.send({"sheet": self._sheets.last_trick()})

    def shut(self) -> None:
        """The table rests, or something is wrong: leave no hand open, and let no hint open it."""
        self.leave()
        self._ports.send({"words": self._writer.words()})
        self._ports.send({"covered": True})

    def _take(self, report: Report) -> None:
        """A part has reported this; nothing is told beat by beat here, so there is nothing to catch up with."""
        if isinstance(report, Hinted):
            self.hints.hinted(report.decision)

    def _lit(self, screen: Screen) -> frozenset[str]:
        """Where the picked cards, or a touch with none, would do something."""
        picked = self.display.state.picked
        places = [zone for zone in screen.picture.zones if is_target(zone)]
        if not picked:
            places = [zone for zone in places if zone.kind in TOUCHED]
        return frozenset(zone.id for zone in places if self.drops.is_legal(picked, zone.id))

    def _can_be_sly(self, screen: Screen) -> bool:
        """Whether the picked cards can be put somewhere in another way than the honest one."""
        picked = self.display.state.picked
        return bool(picked) and any(self.drops.has_sly_way(picked, zone.id) for zone in screen.picture.zones)

    # -- what the person does --------------------------------------------------------------------------------------

    def deed(self, data: Page) -> None:
        """Do what a phone says: refer to what stands on its page, and to nothing else."""
        screen = self.display.screen
        if screen is None:
            return
        match data:
            case {"do": "pick", "cards": list(names)} if len(names) <= MOST_CARDS:
                self._pick(self._own(names))
            case {"do": "drop", "zone": str(zone), "cards": list(names)} if len(names) <= MOST_CARDS:
                self._drop(self._own(names), zone, cheating=data.get("cheating") is True)
            case {"do": "press", "key": str(key)}:
                found = next((one for one in screen.buttons if self._say(one.command.key) == key), None)
                surprised = self.is_surprised(data)
                places = (Place.BAR, Place.CARD) if surprised else (Place.BAR, Place.QUESTION, Place.CARD)
                if found is not None and found.place in places:
                    self._press(found.command, data.get("at"))
            case {"do": "choose", "answer": int(number), "number": int(asked)} if number >= 0:
                if screen.choice is not None and screen.choice.number == asked and not self.is_surprised(data):
                    self.drops.choose(number)
            case {"do": "move", "card": str(name), "place": int(place)} if 0 <= place < MOST_CARDS:
                for card in self._own([name]):
                    self._sorter.arrange(card, place)
            case {"do": "open", "sheet": str(name)}:
                rule = data.get("rule")
                sheet = self._sheets.sheet(name, rule if isinstance(rule, str) else "", self._until)
                self._order = sheet if name == "order" else None
                if sheet is not None:
                    self._ports.send({"sheet": sheet})
            case {"do": "mark", "line": str(line)}:
                self._table.standing.mark(self.seat, line)
                self._show_order()
            case {"do": "limit", "times": int(times)}:
                self._table.standing.limit(self.seat, times)
                self._show_order()
            case {"do": "sort"}:
                self._sorter.sort()
            case {"do": "hint"}:
                self.hints.ask()
            case {"do": "back"}:
                self._take_back()
            case {"do": "redo"} if self._table.undo.whose_again() == self.seat:
                self._ports.redo()
                self.follow()
            case {"do": "hush"}:
                self.bubbles.hush()

    def _press(self, command: Command, line: object) -> None:
        """Press this button of the page of that line: what it meant there, as the rules are now."""
        action = command.action
        if isinstance(line, int) and line < self._calls_since:
            action = self._calls_before.get(command.key, action)
        if command.refusal is None and not isinstance(action, TableButton):
            if self._is_deaf and not action.spoken:
                return
            command = replace(command, action=action, refusal=self._table.round.refusal(self.seat, action))
        self._presses.press(command)

    def _show_order(self) -> None:
        """What is marked now, unless just that is shown; nothing where there is no order any more."""
        before, self._order = self._order, self._sheets.sheet("order", "")
        if self._order != before:
            self._ports.send({"sheet": self._order or {"kind": "order"}, "anew": True})

    def _pick(self, cards: Sequence[Card]) -> None:
        self.display.remember(in_question=cards[0] if len(cards) == 1 else None)
        self.drops.pick(cards)

    def _own(self, names: Sequence[object]) -> list[Card]:
        """The cards of the own hand that are called so."""
        held = {str(card): card for card in self._held()}
        known = dict.fromkeys(name for name in names if isinstance(name, str))
        return [held[name] for name in known if name in held]

    def _held(self) -> Sequence[Card]:
        """The cards of the own hand, in the tray or not."""
        held: Sequence[Card] = getattr(self.sight.view(), "hand", ())
        return held

    def _drop(self, cards: Sequence[Card], zone: str, *, cheating: bool) -> None:
        if self._is_deaf:
            self.display.rewrite()  # The phone shows its cards again where they were.
            return
        self.drops.drop(cards, zone, cheating)
        if self.display.state.picked:
            self.display.remember(picked=(), in_question=None)
        self.display.rewrite()

    def _play(self, seat: int, actions: Sequence[Action]) -> None:
        self.display.remember(picked=(), in_question=None)
        asked = self._table.round.must_answer()
        self._ports.play(seat, actions)
        if asked and not self._table.round.must_answer():
            # What comes of the answers is told at the table first.
            self.display.put(question=None)
        else:
            self.follow()

    def _play_the_rest(self, seat: int) -> None:
        self._ports.play_the_rest(seat)
        self.follow()

    def _take_back(self) -> None:
        """Take back the own deed, or say why that is not possible."""
        undo = self._table.undo
        why_not = undo.why_not(self.sight.told)
        whose = undo.whose()
        if why_not is None and whose is not None and whose != self.seat:
            why_not = NOT_YOURS.put(player=self._table.names[whose])
        if why_not is None:
            self._ports.take_back()
            self.follow()
        else:
            self.bubbles.refuse_saying(why_not, "", ASIDE)
