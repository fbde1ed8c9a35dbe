"""Setting up a table: who sits where, how long it lasts, which house rules are in force, which deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from cardtable.app.seating import Seating
from cardtable.app.settings import LastTable, Person
from cardtable.engine.deal_code import parse_deal_code
from cardtable.engine.match import TakingBack, usual_taking_back
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.stage.animals import Animal, animal_name
from cardtable.ui.a11y.accessible_tables import told_as_one
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.tab_order import put_in_order
from cardtable.ui.language import say
from cardtable.ui.new_game.computer_players import names_in_turn
from cardtable.ui.new_game.deal_row import DealRow
from cardtable.ui.new_game.house_rules import HouseRules
from cardtable.ui.new_game.lengths import LengthChoice, SeatCounts
from cardtable.ui.new_game.match_setup import MatchSetup, sat_together, seats_of, table_of, with_table
from cardtable.ui.new_game.rule_sets import RuleSets
from cardtable.ui.new_game.seat_panel import SeatPanel
from cardtable.ui.new_game.seats import SeatRing
from cardtable.ui.new_game.taking_back import TakingBackRow
from cardtable.ui.new_game.tutorial_offer import GuideOffer
from cardtable.ui.widgets.brush_title import ScriptSign
from cardtable.ui.widgets.controls import button, label, set_flag, set_tip, text_with_key
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QComboBox

    from cardtable.engine.match import Match
    from cardtable.engine.options import Options
    from cardtable.games.catalogue import GameEntry
    from cardtable.ui.services import Services

BESIDE: Final = 900
"""So wide is a page, at 100 %, in which the seat that is looked at stands beside the table."""


class NewGamePage(ScrolledPage):
    """Signal ``wished(TableWish)`` when the game starts, ``asked_rules(game, anchor)`` for a house rule's chapter.

    ``asked_guide(game)`` where the user wants the guided first round instead.
    """

    wished = Signal(object)
    asked_guide = Signal(str)
    asked_rules = Signal(str, str)

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.entry: GameEntry | None = None
        self.seating = Seating({})
        self._at = 0
        self.script = ScriptSign()
        self.head.setStretchFactor(self.title, 0)
        self.head.addWidget(self.script)
        self.head.addStretch(1)
        self.offer = GuideOffer(services)
        self.offer.wanted.connect(self.asked_guide)
        self.counts = SeatCounts()
        self.counts.chosen.connect(self._resize)
        self.seat_ring = SeatRing(services)
        self.seat_ring.looked_at.connect(self.look_at)
        self.panel = SeatPanel(services)
        self._connect_panel()
        self.luck = label("quiet", wrap=True)
        self.length = LengthChoice()
        self.length.chosen.connect(self._choose_length)
        self.house_button = button(self._toggle_house)
        self.house_button.setCheckable(True)
        self.sets = RuleSets(services, self.house_button)
        self.sets.chosen.connect(self._take_rules)
        self.differences = label("quiet", wrap=True)
        self.announcer = Announcer(self)
        self.house = HouseRules()
        self.house.changed.connect(self._check)
        self.house.asked_rules.connect(self.asked_rules)
        self.taking_back = TakingBackRow()
        self.deal = DealRow()
        self.deal.changed.connect(self._check)
        self.problem = label("warning", wrap=True)
        self.estimate = label("quiet", wrap=True)
        self.start = button(self._start, primary=True)
        self._build()
        services.look_changed.connect(self._fit)

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
        self.body.addWidget(self.offer)
        self._table = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._table.setSpacing(22)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.counts)
        left.addWidget(self.seat_ring, 1)
        self._table.addLayout(left, 3)
        self._table.addWidget(self.panel, 2)
        self.body.addLayout(self._table)
        self.body.addWidget(self.luck)
        self.body.addWidget(self.length)
        self.body.addWidget(self.sets)
        self.body.addWidget(self.differences)
        self.body.addWidget(self.sets.deeds)
        self.body.addWidget(self.house)
        self.body.addWidget(self.taking_back)
        self.body.addWidget(self.deal)
        self.body.addStretch()
        self.add_foot((self.estimate, self.problem), self.start)

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
            self.seating.usual(self._counts(), self.entry.game.usual_seats, sat_together(self.services.settings))
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
        self.house_button.setChecked(False)
        self.sets.deeds.hide()
        self.retranslate()
        put_in_order(self)

    @property
    def choices(self) -> dict[str, QComboBox]:
        """The boxes of the house rules, by key."""
        return self.house.choices

    def _counts(self) -> range:
        assert self.entry is not None
        return range(self.entry.game.seat_counts[0], self.entry.game.most_seats + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow page the seat that is looked at stands below the table."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = self.width() >= BESIDE * self.services.page_scale
        directions = QBoxLayout.Direction
        self._table.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.house.fit(not beside)

    def first(self) -> QWidget:
        """The table as it was last is what most people want."""
        return self.start if self.start.isEnabled() else self.seat_ring.buttons[0]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game wherever nothing else takes it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.start.click()
        else:
            super().keyPressEvent(event)

    # -- seats ----------------------------------------------------------------------------------------------------

    def look_at(self, place: int) -> None:
        """Look at this seat closely."""
        self._at = place
        self._show_seats()

    def _do(self, deed: Callable[[], None]) -> None:
        deed()
        self._check()

    def _resize(self, count: int) -> None:
        before = len(self.seating.seats)
        self._do(lambda: self.seating.resize(count))
        if len(self.seating.seats) != before:
            put_in_order(self)

    def _sit(self, person: Person) -> None:
        self._do(lambda: self.seating.sit(self._at, person))

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
        """Take the seat away; the one that takes its place is looked at."""
        gone = self._at
        self.seating.remove(gone)
        self._at = min(gone, len(self.seating.seats) - 1)
        self._check()
        put_in_order(self)
        self.seat_ring.buttons[self._at].setFocus(Qt.FocusReason.OtherFocusReason)
        self.announcer.tell(say(translate("NewGame", "Seat {number} has been removed.").put(number=gone + 1)))

    def _show_seats(self) -> None:
        seats = self.seating.seats
        self._at = min(self._at, len(seats) - 1)
        assert self.entry is not None
        self.counts.show_count(self._counts(), self.entry.game.variant_seats, len(seats))
        self.seat_ring.show_seats(seats, self._at)
        needed = len(seats) <= self._counts()[0]
        self.panel.show_seat(self._at + 1, seats[self._at], self.seating.people, needed=needed)

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

    def _toggle_house(self) -> None:
        unfolded = self.house_button.isChecked()
        with told_as_one(self.house):
            self.house.unfold(unfolded)
            self.sets.deeds.setVisible(unfolded)
            if unfolded:
                put_in_order(self)

    def _show_rules(self) -> None:
        """Say in sight what differs from the book."""
        self.sets.show_rules(self.house.values())
        different = self.house.differences()
        title = translate("NewGame", "House rules (%n changed)", None, len(different))
        self.house_button.setText(say(title if different else translate("NewGame", "House rules")))
        set_flag(self.house_button, "primary", bool(different))
        rules = " · ".join(f"{say(option.title)}: {say(value.label)}" for option, value in different)
        told = translate("NewGame", "Different from the rule book: {rules}").put(rules=rules)
        self.differences.setText(say(told) if different else "")
        self.differences.setVisible(bool(different))

    def _show_length(self) -> None:
        assert self.entry is not None
        lengths = self.entry.game.options.lengths
        self.length.setVisible(lengths is not None)
        if lengths is None:
            return
        option, values = self.entry.game.options.option(lengths.key), self.house.values()
        offered = []
        for value in lengths.values:
            minutes = self._minutes(self.entry.game.options.read({**values, lengths.key: value}))
            offered.append((value, option.label(value), minutes))
        self.length.show_lengths(sorted(offered, key=lambda one: one[2]), values[lengths.key])
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
        self.luck.setVisible(self._luck_decides())
        assert self.entry is not None
        usual = usual_taking_back(self.entry.game, self.seating.persons)
        self.taking_back.show_choice(self.taking_back.choice, usual)
        self._show_rules()
        self._show_length()
        self.start.setEnabled(self.wish() is not None)

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
        self.luck.setText(
            say(
                translate(
                    "NewGame",
                    "With this many players luck counts most: even at its best the computer wins only a little more "
                    "often.",
                )
            )
        )
        self.start.setText(say(translate("NewGame", "Start the game")))
        set_tip(self.start, text_with_key(self.start.text(), Qt.Key.Key_Return))
        self.offer.retranslate()
        self.deal.retranslate()
        self.sets.retranslate()
        self.taking_back.retranslate()
        self.house.retranslate()
        self._check()
