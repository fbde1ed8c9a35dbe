"""The games of the family as the program above the games knows them: one machine, six presets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.cards import packs
from cardtable.engine.game import Game
from cardtable.games.olsen import covers
from cardtable.games.olsen.rules import checks, scoring
from cardtable.games.olsen.rules.actions import (
    ACTIONS,
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    FalsePlay,
    Hide,
    Slip,
)
from cardtable.games.olsen.rules.dealing import deal
from cardtable.games.olsen.rules.events import EVENTS
from cardtable.games.olsen.rules.options import FamilyOptions, OlsenOptions
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.variants import (
    KlikkOptions,
    LangiOptions,
    MedStigumOptions,
    SvindlOptions,
    UppOgNidurOptions,
)
from cardtable.games.olsen.rules.view import VIEWS, OlsenView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.olsen.rules.house_rules import Rules


class FamilyGame(Game):
    """What the six games share: everything but their names and their house rules."""

    seat_counts = covers.SEATS
    usual_seats = 4
    actions = ACTIONS
    events = EVENTS
    views = VIEWS

    def deal(
        self, options: Options, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance
    ) -> tuple[Round, tuple[Event, ...]]:
        """See :meth:`Game.deal`."""
        return deal(self._rules(options), seats, dealer, chance, results)

    def load_round(self, data: Any) -> Round:
        """See :meth:`Game.load_round`."""
        loaded = OlsenRound.from_json(data)
        if loaded.seats not in self.seat_counts or self._rules(self.options.behind(loaded.rules)) != loaded.rules:
            raise ValueError("the rules of another game")
        return loaded

    def check_result(self, options: Options, seats: int, result: RoundResult) -> None:
        """See :meth:`Game.check_result`."""
        checks.check_result(self._rules(options), seats, result)

    def standing(self, options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
        """See :meth:`Game.standing`."""
        return scoring.standing(self._rules(options), seats, results)

    def action_space(self, view: View) -> Sequence[Action]:
        """See :meth:`Game.action_space`."""
        if not isinstance(view, OlsenView):
            raise TypeError("this is the view of another game")
        cards = packs(view.rules.packs_for(view.seats))
        found: list[Action] = [DRAW, PASS, END_TURN, SAY_OLSEN, SAY_OLSEN_OLSEN, CATCH, TAKE_OWED, LET_STAND]
        found += NAME_SUIT
        found += [PLAY[card] for card in cards]
        if view.rules.cheating:
            found += [Accuse(seat) for seat in range(view.seats)]
            found += _cheats(view)
        return found

    def _rules(self, options: Options) -> Rules:
        if not isinstance(options, self.options) or not isinstance(options, FamilyOptions):
            raise TypeError("these are the options of another game")
        return options.rules()


def _cheats(view: OlsenView) -> Iterator[Action]:
    """Cheats with the cards of the hand, and with one card that is elsewhere."""
    cards = [*view.hand, view.top]
    for card in cards:
        yield Hide(card)
        yield FalsePlay(card)
        for extra in cards:
            yield Slip(card, extra)


class OlsenOlsen(FamilyGame):
    """Plain Ólsen Ólsen (section 1.1)."""

    id, title = covers.OLSEN.id, covers.OLSEN.title
    options = OlsenOptions


class UppOgNidur(FamilyGame):
    """Ólsen Ólsen upp og niður (section 1.2)."""

    id, title = covers.UPP_OG_NIDUR.id, covers.UPP_OG_NIDUR.title
    options = UppOgNidurOptions


class MedStigum(FamilyGame):
    """Ólsen Ólsen með stigum (section 1.3)."""

    id, title = covers.MED_STIGUM.id, covers.MED_STIGUM.title
    options = MedStigumOptions


class Klikk(FamilyGame):
    """Ólsen Ólsen klikk (section 1.4)."""

    id, title = covers.KLIKK.id, covers.KLIKK.title
    options = KlikkOptions


class Langi(FamilyGame):
    """Langi Ólsen (section 1.5)."""

    id, title = covers.LANGI.id, covers.LANGI.title
    options = LangiOptions


class Svindl(FamilyGame):
    """Svindl Ólsen Ólsen (section 1.6)."""

    id, title = covers.SVINDL.id, covers.SVINDL.title
    options = SvindlOptions
    lenient = False
