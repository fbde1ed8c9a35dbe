"""How matches begin and go on: from a wish, from the database, from a file, once more."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.dares import alone
from cardtable.app.replay import played_on_from
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.app.seating import Seating, sat_down_with
from cardtable.app.settings import SeatChoice
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import GuideState, guide_of, how_far
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.engine.options import OptionsError
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.stage.characters import Animal, animal_name
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.store.record import record_of
from cardtable.ui.language import say
from cardtable.ui.new_game.match_setup import MatchSetup, called_now, names_in_turn, seats_of, table_of, unknown_option
from cardtable.ui.widgets import dialogs

if TYPE_CHECKING:
    from cardtable.messages import Message
    from cardtable.ui.shell.navigator import Navigator


_log = logging.getLogger(__name__)


class MatchLauncher:
    """Sits people down at the window's table."""

    def __init__(self, window: Navigator) -> None:
        self._window = window
        self._database = window.services.database
        self._autosave: DatabaseAutosave | None = None

    def start(self, wish: MatchSetup) -> None:
        """A new match at a new table."""
        self._begin(*new_match(wish.entry, wish.options, wish.seats, wish.deal_code, wish.taking_back))

    def same_table(self, game: str) -> None:
        """A new match with the same people and house rules as last time."""
        last = self._window.services.settings.last_tables.get(game)
        if last is None:
            self._window.set_up(game)
            return
        entry = game_entry(game)
        try:
            options = entry.game.options.read(last.options)
        except OptionsError as error:
            dialogs.tell(self._window.window(), unknown_option(error))
            self._window.set_up(game)
            return
        settings = self._window.services.settings
        seating = Seating(names_in_turn(settings), settings.people)
        seating.fill(last.seats)
        taking_back = None if last.taking_back is None else TakingBack(last.taking_back)
        self.start(MatchSetup(entry, options, seats_of(seating.seats), None, taking_back))

    def rehearse(self, game: str) -> None:
        """Deal a match that is neither played nor kept: what is made for the first one is there for the next."""
        entry = game_entry(game)
        seats = [Seat(str(number)) for number in range(entry.game.seat_counts[0])]
        try:
            match, seed = new_match(entry, entry.game.options.read({}), seats)
            match.deal()
            record_of(match, seed)
        except Exception:  # the user who wants to play it will hear of it
            _log.exception("a match of %s cannot be rehearsed", game)

    def play_again(self) -> None:
        """A new match at the table that has just been played."""
        running = self._window.running
        if running is not None:
            match = running.match
            self._begin(*new_match(running.entry, match.options, match.seats, taking_back=match.taking_back))

    def deal_again(self, *, others: bool) -> None:
        """The cards of the table once more: from the beginning with the same people, or with others in the seats.

        While a match is played, other seats would see what is hidden in it.
        """
        running = self._window.running
        if running is None:
            return
        match = running.match
        if not others:
            self._begin(*new_match(running.entry, match.options, match.seats, match.deal_code, match.taking_back))
        elif match.code_is_open:
            self._window.set_up(match.game.id, like=match)
        else:
            dialogs.tell(self._window.window(), still_hidden())

    def play_dare(self, number: int) -> None:
        """The cards of a lost match once more, for who lost it and has waited for a day: alone, with the same rules."""
        services = self._window.services
        try:
            lost = self._database.load(number).match
        except StoreError as error:
            dialogs.tell(self._window.window(), error.message)
            return
        people, names = services.settings.people, names_in_turn(services.settings)
        seats = alone(table_of(lost).seats, services.settings.dares[str(number)].seat, people, names)
        entry = game_entry(lost.game.id)
        begun = self._begin(*new_match(entry, lost.options, seats_of(seats), lost.deal_code, lost.taking_back))
        if begun is not None:
            services.dares.begin(number, begun)

    def resume(self, number: int, *, again: bool = False) -> None:
        """A saved match, from where it was left; ``again``: it has been on the table all along."""
        if not (again or self._window.may_leave()):
            return
        try:
            loaded = self._database.load(number)
        except StoreError as error:
            dialogs.tell(self._window.window(), error.message)
            return
        loaded.match.seats = called_now(loaded.match.seats, self._window.services.settings)
        if not loaded.replayed and not again:
            dialogs.tell(self._window.window(), changed_rules())
        self._sit_down(loaded.match, loaded.player_seed, number)

    def play_on(self, match: Match, line: int) -> None:
        """A match of its own that begins with the table after so many lines of one that was looked at."""
        begun = played_on_from(match, line, secrets.token_hex(8))
        number = self._begin(begun, secrets.token_hex(8))
        if number is None:
            return
        deals = sum(entry.action is None for entry in begun.log)
        name = translate("Replay", "{game}, from round {deal}", "what a saved game is called that was played on")
        try:
            self._database.rename(number, say(name.put(game=begun.game.title, deal=deals)))
        except StoreError:
            _log.warning("a match has no name of its own")

    def show_anew(self) -> None:
        """Sit down again at the table that is running, from what was kept; or from memory where that is more."""
        running, autosave = self._window.running, self._autosave
        if running is None or autosave is None:
            self._window.go_home()
        elif running.problem is None:
            self.resume(autosave.number, again=True)
        else:
            self._sit(running)

    def begin_guide(self, game: str) -> None:
        """The guided first round of a game, from where it was left; nothing of it is among the saved games."""
        guide, settings = guide_of(game), self._window.services.settings
        if guide is None:
            return
        me = settings.people[0].seat() if settings.people else SeatChoice(say(animal_name(Animal.FOX)), None, 0)
        found = how_far(game, settings)
        at = found.step - 1 if found is not None and found.state is GuideState.LEFT else 0
        seats = seats_of(sat_down_with(me, guide.players, settings.people, names_in_turn(settings)))
        self._autosave = None
        self._sit(Tutorial(game_entry(game), guide, seats, at))

    def _begin(self, match: Match, player_seed: str) -> int | None:
        """Keep a new match and sit down; its number, where the table that is running may be left."""
        if not self._window.may_leave():
            return None
        try:
            match.known = self._was_taught(match) or self._database.was_dealt(match.game.id, match.deal_code)
            number = self._database.add(match, player_seed)
        except StoreError as error:
            dialogs.tell(self._window.window(), error.message)
            return None
        self._sit_down(match, player_seed, number)
        return number

    def _was_taught(self, match: Match) -> bool:
        """Whether its cards are those of a guided round that was begun here, which is not among the matches."""
        guide = guide_of(match.game.id)
        found = how_far(match.game.id, self._window.services.settings)
        begun = found is not None and found.state is not GuideState.NEW
        return begun and guide is not None and guide.deal == match.deal_code

    def _sit_down(self, match: Match, player_seed: str, number: int) -> None:
        self._autosave = DatabaseAutosave(self._database, number, player_seed)
        self._sit(RunningMatch(game_entry(match.game.id), match, player_seed, self._autosave))

    def _sit(self, table: RunningMatch) -> None:
        """Sit down; a table at which the program stumbles is left again with a sentence, and nothing of it is shown."""
        window = self._window
        try:
            window.table.get_up()
            window.table.set_name(table.entry.game.title)
            window.show_page(window.table)
            window.table.sit_down(table)
        except Exception:
            _log.exception("a table of %s cannot be shown", table.entry.game.id)
            window.go_home()
            dialogs.tell(window.window(), errors.unshowable(", ".join(table.names)).message)


def still_hidden() -> Message:
    """The sentence for who wants other seats at a deal that is still being played."""
    return translate(
        "Deals",
        "This game is still being played, and from another seat you would see cards that are hidden in it. It stays "
        "as it is. Finish it first, then choose other seats.",
    )


def changed_rules() -> Message:
    """The sentence for a game that goes on from its snapshot."""
    return translate(
        "Saved",
        "This game was begun with another version whose rules differed a little. It goes on from where it was, "
        "but its earlier moves cannot be taken back.",
    )
