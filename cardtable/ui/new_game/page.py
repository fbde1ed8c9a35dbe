"""Setting up a table: who sits where, how long it lasts, which house rules are in force, which deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.seating import Seating
from cardtable.app.settings import LastTable, Person
from cardtable.app.tutorial_data import has_guide, invitation
from cardtable.engine.deal_code import parse_deal_code
from cardtable.engine.match import TakingBack, usual_taking_back
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.stage.characters import NO_HABITS, Animal, animal_name
from cardtable.ui.a11y.accessible_widgets import told_as_one
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.new_game.house_rules import HouseRules, RuleSets
from cardtable.ui.new_game.match_setup import LEVEL_NAMES, MatchSetup, names_in_turn, seats_of, table_of, with_table
from cardtable.ui.new_game.rows import BRIEFLY, DealRow, GuideOffer, LengthChoice, TakingBackRow
from cardtable.ui.new_game.seat_panel import SeatPanel
from cardtable.ui.new_game.seats import SeatRing
from cardtable.ui.widgets.brush_title import ScriptSign
from cardtable.ui.widgets.controls import button, label, set_flag, set_tip, text_with_key
from cardtable.ui.widgets.felt import FeltPage
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.keys import letter_of
from cardtable.ui.widgets.overlay import Overlay
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QComboBox

    from cardtable.app.settings import Level
    from cardtable.engine.match import Match
    from cardtable.engine.options import Options
    from cardtable.games.catalogue import GameEntry
    from cardtable.ui.services import Services

BESIDE: Final = 60
"""From so many em on the seats stand round the table; in less they stand in rows."""
PANEL: Final = 24
SHEET: Final = 62
# Between the parts of the foot, in em.
AIR: Final = 0.8


class NewGamePage(FeltPage):
    """A table with its seats.

    Signals: ``wished(MatchSetup)`` when the game starts, ``asked_rules(game, anchor)`` for a house rule's chapter,
    ``asked_guide(game)`` where the user wants the guided first round instead.
    """

    wished = Signal(object)
    asked_guide = Signal(str)
    asked_rules = Signal(str, str)

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.entry: GameEntry | None = None
        self._parts = [""]
        self.seating = Seating({})
        self._at = 0
        self.script = ScriptSign()
        self.claim = label("quiet")
        self.head.setStretchFactor(self.title, 0)
        self.head.addWidget(self.script)
        self.head.addWidget(self.claim)
        self.head.addStretch(1)
        self.learn = button(self._ask_guide, bare=True)
        self.head.addWidget(self.learn)
        self.offer = GuideOffer(services)
        self.offer.wanted.connect(self.asked_guide)
        self.seat_ring = SeatRing(services)
        self.seat_ring.asked.connect(self.look_at)
        self.seat_ring.wanted.connect(self._one_more)
        self.seat_ring.strength.connect(self._strengthen)
        self.seat_ring.removed.connect(self._take_away)
        self.seat_ring.swapped.connect(self._swap)
        self.panel = SeatPanel(services)
        self._connect_panel()
        self.luck = label("quiet", wrap=True)
        self.length = LengthChoice(services)
        self.length.chosen.connect(self._choose_length)
        # Everything else in one line, behind which it lies.
        self.house_button = button(self._open_sheet)
        self.sets = RuleSets(services)
        self.sets.chosen.connect(self._take_rules)
        self.differences = label("quiet", wrap=True)
        self.announcer = Announcer(self)
        self.house = HouseRules()
        self.house.changed.connect(self._check)
        self.house.asked_rules.connect(self.asked_rules)
        self.taking_back = TakingBackRow()
        self.taking_back.changed.connect(self._check)
        self.deal = DealRow()
        self.deal.changed.connect(self._check)
        self.problem = label("warning", wrap=True)
        self.estimate = label("quiet")
        self.start = button(self._start, primary=True)
        self._build()
        services.look_changed.connect(self.fit)

    def _connect_panel(self) -> None:
        panel = self.panel
        panel.sat.connect(self._sit)
        panel.new_person.connect(self._welcome)
        panel.plays.connect(lambda level: self._do(lambda: self.seating.play(self._at, level)))
        panel.called.connect(lambda name: self._do(lambda: self.seating.call(self._at, name)))
        panel.wears.connect(self._wear)
        panel.painted.connect(self._paint)
        panel.unwanted.connect(self._remove)

    def _build(self) -> None:
        self.offer.refused.connect(self.start.setFocus)
        self.offer.refused.connect(self._offer_guide)
        for part in (self.offer, self.seat_ring, self.luck, self.length):
            self.body.addWidget(part, int(part is self.seat_ring))
        foot = QHBoxLayout()
        space(foot, AIR, 0, 0.3, 0, 1.4)
        said = QVBoxLayout()
        said.addWidget(self.problem)
        said.addWidget(self.estimate, 0, Qt.AlignmentFlag.AlignRight)
        foot.addWidget(self.house_button)
        foot.addLayout(said, 1)
        foot.addWidget(self.start)
        self._outer.addLayout(foot)
        self._column.append(foot)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        space(rows, 0.7)
        for row in (self.sets, self.differences, self.sets.deeds, self.house, self.taking_back, self.deal):
            rows.addWidget(row)
        rows.addStretch()
        self.sheet = Overlay(self, inside, width=SHEET, way_on=self.start)
        self.sheet.closed.connect(self._tell_problem)
        self.popup = Overlay(self, self.panel, width=PANEL)
        self.popup.closed.connect(self._show_seats)

    # -- one game's table ------------------------------------------------------------------------------------------

    def set_up(self, game: str, code: str = "", like: Match | None = None) -> None:
        """Set a table for this game, as it was set last; with a deal code where the user wants that deal.

        ``like`` is a match whose table and deal are wanted.
        """
        self.entry = game_entry(game)
        options = self.entry.game.options
        last = self.services.settings.last_tables.get(game) if like is None else table_of(like)
        code = code if like is None else like.deal_code
        people = tuple(self.services.settings.people)
        stranger = say(animal_name(Animal.FOX))
        self.seating = Seating(names_in_turn(self.services.settings), people, stranger=stranger)
        if last is not None and len(last.seats) in self._counts():
            self.seating.fill(last.seats)
        else:
            self.seating.usual(self._counts(), self.entry.game.usual_seats, self.services.settings.sat_together)
        self._at = 0
        self.offer.set_up(game)
        self.seat_ring.scenery = self.entry.game.cover.picture
        self.script.write(self.entry.game.cover.script)
        self.deal.set_up(game, code)
        self.house.set_up(self.entry, last.options if last else {})
        self.sets.set_up(game, {option.key: option.values[0].value for option in options.catalogue()})
        chosen = last.taking_back if last else None
        self.taking_back.choice = None if chosen is None else TakingBack(chosen)
        self.taking_back.setVisible(self.entry.game.lenient)
        for over in (self.sheet, self.popup):
            over.close_it()
        self.retranslate()
        put_in_order(self)

    @property
    def choices(self) -> dict[str, QComboBox]:
        """The boxes of the house rules, by key."""
        return self.house.choices

    def _counts(self) -> range:
        assert self.entry is not None
        return range(self.entry.game.seat_counts[0], self.entry.game.most_seats + 1)

    def side_air(self, width: int) -> int:
        """Inside the rim of the table."""
        return em(2.2)

    def fit(self) -> None:
        """In a narrow page seats stand in rows."""
        wide = self.width() >= em(BESIDE)
        self.claim.setVisible(wide)
        self._offer_guide()
        self._write_line()
        self.seat_ring.ring.in_rows = not wide or self.height() < em(30)
        self.seat_ring.ring.invalidate()
        self.house.fit(not wide)

    def _ask_guide(self) -> None:
        if self.entry is not None:
            self.asked_guide.emit(self.entry.game.id)

    def arrive(self) -> None:
        """An offer is heard, though the keys begin where one deals."""
        if self.offer.isVisibleTo(self):
            self.announcer.announce(self.offer.words.text())

    def _offer_guide(self) -> None:
        """The guide stays within reach where it was offered before, and there is room."""
        guided = self.entry is not None and has_guide(self.entry.game.id) and self.offer.isHidden()
        self.learn.setVisible(guided and self.width() >= em(BESIDE))

    def first(self) -> QWidget:
        """The table as it was last is what most people want."""
        return self.start if self.start.isEnabled() else self.house_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game wherever nothing else takes it; a figure is how many sit at the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.start.click()
        elif letter_of(event) in map(str, self._counts()):
            self.have_seats(int(letter_of(event)))
        else:
            super().keyPressEvent(event)

    # -- seats ----------------------------------------------------------------------------------------------------

    def look_at(self, place: int) -> None:
        """Ask who sits on this seat, beside it."""
        self._at = place
        self._show_seats()
        ring = self.seat_ring
        ring.buttons[place].open = True
        self.popup.open_beside(ring.buttons[place], ring.buttons)
        self.panel.first().setFocus(Qt.FocusReason.PopupFocusReason)

    def _do(self, deed: Callable[[], None]) -> None:
        deed()
        self._check()

    def have_seats(self, count: int) -> None:
        """Have so many seats at the table."""
        before = len(self.seating.seats)
        self._do(lambda: self.seating.resize(count))
        if len(self.seating.seats) != before:
            put_in_order(self)
            told = translate("NewGame", "%n player(s) at the table", None, count)
            self.announcer.announce(say(told))

    def _one_more(self) -> None:
        """One more seat; the keys are on it."""
        self.have_seats(len(self.seating.seats) + 1)
        self.seat_ring.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _strengthen(self, place: int, way: int) -> None:
        """Let a computer player play better or less well."""
        level = self.seating.seats[place].level
        if level is None:
            return
        levels = list(LEVEL_NAMES)
        at = levels.index(level) + way
        if 0 <= at < len(levels):
            self._do(lambda: self.seating.play(place, cast("Level", levels[at])))
            self.announcer.announce(self.seat_ring.buttons[place].accessibleName())

    def _swap(self, place: int, other: int) -> None:
        """Let two change places; the keys go with the first."""
        self._do(lambda: self.seating.swap(place, other))
        self.seat_ring.buttons[other].setFocus(Qt.FocusReason.OtherFocusReason)
        self.announcer.announce(self.seat_ring.buttons[other].accessibleName())

    def _take_away(self, place: int) -> None:
        if len(self.seating.seats) > self._counts()[0]:
            self._at = place
            self._remove()

    def _sit(self, person: Person) -> None:
        self._do(lambda: self.seating.sit(self._at, person))
        told = translate("NewGame", "{player} now sits on seat {number}.")
        self.announcer.announce(say(told.put(player=person.name, number=self._at + 1)))

    def _welcome(self, name: str) -> None:
        """A new person sits down; who is known under that name already sits down as before."""
        known = next((person for person in self.seating.people if person.is_called(name)), None)
        if known is None:
            seat = self.seating.seats[self._at]
            known = Person(name, seat.colour, self.seating.animal(self._at).value)
            self._know([*self.seating.people, known])
        self._sit(known)

    def _wear(self, animal: Animal) -> None:
        self._do(lambda: self.seating.wear(self._at, animal))
        self._remember_looks()

    def _paint(self, colour: int) -> None:
        self._do(lambda: self.seating.paint(self._at, colour))
        self._remember_looks()

    def _remember_looks(self) -> None:
        """Who sits here looks as before the next time, too."""
        looks = {seat.name: seat for seat in self.seating.seats if seat.level is None}
        people = [
            Person(person.name, looks[person.name].colour, looks[person.name].face) if person.name in looks else person
            for person in self.seating.people
        ]
        if people != list(self.seating.people):
            self._know(people)
            self._show_seats()

    def _know(self, people: list[Person]) -> None:
        self.seating.people = tuple(people)
        self.services.change(people=people)

    def _remove(self) -> None:
        """Take the seat away; the keys go to the one that takes its place."""
        self.popup.close_it()
        gone = self._at
        self.seating.remove(gone)
        self._at = min(gone, len(self.seating.seats) - 1)
        self._check()
        put_in_order(self)
        self.seat_ring.buttons[self._at].setFocus(Qt.FocusReason.OtherFocusReason)
        self.announcer.announce(say(translate("NewGame", "Seat {number} has been removed.").put(number=gone + 1)))

    def _show_seats(self) -> None:
        seats = self.seating.seats
        self._at = min(self._at, len(seats) - 1)
        counts = self._counts()
        open_ = None if self.popup.isHidden() else self._at
        self.seat_ring.show_seats(seats, open_, more=len(seats) < counts[-1])
        self.panel.show_habits(NO_HABITS if self.entry is None else self.entry.stage.habits)
        self.panel.show_seat(self._at + 1, seats[self._at], self.seating.people, needed=len(seats) <= counts[0])

    # -- length and house rules ------------------------------------------------------------------------------------

    def _choose_length(self, value: str | int) -> None:
        assert self.entry is not None
        lengths = self.entry.game.options.lengths
        assert lengths is not None
        self.house.put(lengths.key, value)

    def _take_rules(self, rules: dict[str, str | int | bool]) -> None:
        """Have other house rules; how long the match is stays."""
        assert self.entry is not None
        lengths = self.entry.game.options.lengths
        kept = {} if lengths is None else {lengths.key: self.house.values()[lengths.key]}
        self.house.take({**rules, **kept})
        self._check()

    def _open_sheet(self) -> None:
        """Show everything else that can be chosen about a table."""
        with told_as_one(self.sheet):
            self.house.unfold(True)
            self.sheet.open_below(self.house_button)
            put_in_order(self.sheet)
        self.sets.box.setFocus(Qt.FocusReason.PopupFocusReason)

    def _show_rules(self) -> None:
        """Say in one line what is chosen about the table, and what differs from the book in golden letters."""
        self.sets.show_rules(self.house.values())
        different = self.house.differences()
        title = translate("NewGame", "House rules (%n changed)", None, len(different))
        named = self.sets.name
        rules = named or say(title if different else translate("NewGame", "By the book"))
        parts = [("≠ " if different else "") + rules]
        if self.entry is not None and self.entry.game.lenient:
            parts.append(say(BRIEFLY[self.taking_back.now]))
        parts.append(say(self.deal.briefly()))
        self._parts = parts
        set_flag(self.house_button, "different", bool(different))
        self._write_line()
        self.house_button.setAccessibleName(say(translate("NewGame", "Table: {rules}").put(rules=", ".join(parts))))
        told_rules = " · ".join(f"{say(option.title)}: {say(value.label)}" for option, value in different)
        told = translate("NewGame", "Different from the rule book: {rules}").put(rules=told_rules)
        self.differences.setText(say(told) if different else "")
        self.differences.setVisible(bool(different))
        set_tip(self.house_button, self.differences.text() or self.house_button.accessibleName())

    def _write_line(self) -> None:
        """As much of it as there is whole room for beside the button that deals; the rest is in its tip."""
        line, letters = self.house_button, self.house_button.fontMetrics()
        set_icon(line, Icon.SETTINGS, self.colours.gold if line.property("different") else self.colours.text)
        around = line.sizeHint().width() - letters.horizontalAdvance(line.text().replace("&&", "&"))
        beside = self.start.sizeHint().width() + self.problem.minimumSizeHint().width() + 2 * em(AIR)
        room = self.width() - 2 * self.side_air(self.width()) - beside - around
        for shown in (self._parts, [self._parts[0], self._parts[-1]], self._parts[:1]):
            text = SPACE + " · ".join(shown)
            if letters.horizontalAdvance(text) <= room:
                break
        text = letters.elidedText(text, Qt.TextElideMode.ElideRight, room)
        if line.text() != text:
            line.setText(text)

    def _show_length(self) -> None:
        assert self.entry is not None
        lengths = self.entry.game.options.lengths
        self.length.setVisible(lengths is not None)
        self.estimate.setVisible(lengths is None)
        if lengths is None:
            return
        option, values = self.entry.game.options.option(lengths.key), self.house.values()
        offered = []
        for value in lengths.values:
            minutes = self._minutes(self.entry.game.options.read({**values, lengths.key: value}))
            offered.append((value, option.label(value), minutes))
        offered.sort(key=lambda one: one[2])
        self.length.show_lengths(offered, values[lengths.key], rounds=lengths.rounds)
        self.estimate.setText(
            say(translate("NewGame", "About %n minute(s)", "length of a match", self._minutes(self._options())))
        )

    def _options(self) -> Options:
        assert self.entry is not None
        options: Options = self.entry.game.options.read(self.house.values())
        return options

    def _minutes(self, options: Options) -> int:
        assert self.entry is not None
        return self.entry.stage.scoring.evening(options, len(self.seating.seats), self.seating.persons)

    # -- checking and starting -------------------------------------------------------------------------------------

    def wish(self) -> MatchSetup | None:
        """The table as it is set up, ``None`` when something is missing (``problem`` says what)."""
        entry = self.entry
        if entry is None:
            return None
        problem = self.deal.problem()
        self.problem.setText(say(problem) if problem is not None else "")
        if problem is not None:
            return None
        seats = seats_of(self.seating.seats)
        code = self.deal.code.text().strip()
        return MatchSetup(
            entry, self._options(), seats, parse_deal_code(code) if code else None, self.taking_back.choice
        )

    def _check(self) -> None:
        self._show_seats()
        assert self.entry is not None
        self._write_notes()
        usual = usual_taking_back(self.entry.game, self.seating.persons)
        self.taking_back.show_choice(self.taking_back.choice, usual)
        self.start.setEnabled(self.wish() is not None)
        self._show_rules()
        self._show_length()

    def _tell_problem(self) -> None:
        """Say why the cards cannot be dealt; while a code is written it has mistakes all the time."""
        if self.problem.text():
            self.announcer.announce(self.problem.text())

    def _write_notes(self) -> None:
        """What there is to know about so many players."""
        assert self.entry is not None
        told = []
        if len(self.seating.seats) in self.entry.game.variant_seats:
            told.append(say(translate("NewGame", "With this many players it is a variant, not traditional.")))
        if self._luck_decides():
            luck = translate(
                "NewGame",
                "With this many players luck counts most: even at its best the computer wins only a little more often.",
            )
            told.append(say(luck))
        self.luck.setText(" ".join(told))
        self.luck.setVisible(bool(told))

    def _luck_decides(self) -> bool:
        """Whether it matters little here how well the computer players play that sit there."""
        seats = self.seating.seats
        plays = self.seating.persons < len(seats)
        return plays and self.entry is not None and self.entry.stage.scoring.luck_decides(len(seats))

    def _start(self) -> None:
        wish = self.wish()
        if wish is not None:
            self.remember(wish)
            self.wished.emit(wish)

    def remember(self, wish: MatchSetup) -> None:
        """Set this table again next time."""
        options, choice = wish.options.to_json(), wish.taking_back
        table = LastTable(list(self.seating.seats), options, None if choice is None else choice.value)
        self.services.change(last_tables=with_table(self.services.settings, wish.entry.game.id, table))

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        entry = self.entry
        if entry is None:
            return
        title = entry.game.title
        self.seating.speak(names_in_turn(self.services.settings))
        self.write_title(title, f"{title}: {say(translate('Home', 'New game'))}")
        if has_guide(entry.game.id):
            self.learn.setText(say(invitation(entry.game.id, self.services.settings)))
        self._offer_guide()
        self.start.setText(say(translate("NewGame", "Deal the cards")))
        self.claim.setText(say(entry.game.cover.subtitle))
        set_tip(self.start, text_with_key(self.start.text(), Qt.Key.Key_Return))
        self.offer.retranslate()
        self.deal.retranslate()
        self.sets.retranslate()
        self.taking_back.retranslate()
        self.house.retranslate()
        self._check()
