"""Kínaskák and Shanghai Rummy as the program above the games knows them: one machine, two presets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.engine.game import Game
from cardtable.games.rummy import covers
from cardtable.games.rummy.rules import checks, legality, scoring
from cardtable.games.rummy.rules.actions import (
    ACTIONS,
    BUY,
    DRAW_STOCK,
    KEEP_LAST,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Discard,
    LayDown,
    LayOff,
    SwapJoker,
)
from cardtable.games.rummy.rules.dealing import deal
from cardtable.games.rummy.rules.events import EVENTS
from cardtable.games.rummy.rules.options import FamilyOptions, KinaskakOptions, ShanghaiOptions
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.view import VIEWS, RummyView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.rummy.rules.house_rules import Rules


class FamilyGame(Game):
    """What the two games share: everything but their names and their house rules."""

    usual_seats = 4
    actions = ACTIONS
    events = EVENTS
    views = VIEWS

    def deal(
        self, options: Options, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance
    ) -> tuple[Round, tuple[Event, ...]]:
        """See :meth:`Game.deal`."""
        return deal(self._rules(options), seats, dealer, len(results), chance)

    def load_round(self, data: Any) -> Round:
        """See :meth:`Game.load_round`."""
        loaded = RummyRound.from_json(data)
        if loaded.seats not in self.seat_counts or self._rules(self.options.behind(loaded.rules)) != loaded.rules:
            raise ValueError("the rules of another game")
        return loaded

    def check_result(self, options: Options, seats: int, result: RoundResult) -> None:
        """See :meth:`Game.check_result`."""
        checks.check_result(seats, result)

    def standing(self, options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
        """See :meth:`Game.standing`."""
        return scoring.standing(len(self._rules(options).rounds), seats, results)

    def action_space(self, view: View) -> Sequence[Action]:
        """See :meth:`Game.action_space`: of the ways to lay down those that are listed."""
        if not isinstance(view, RummyView):
            raise TypeError("this is the view of another game")
        found: list[Action] = [READY, TAKE_UPCARD, DRAW_STOCK, BUY, PASS_BUY, KEEP_LAST]
        if view.seat is not None and view.seat == view.turn:
            found += [action for action in legality.legal(view, view.seat, view.hand) if isinstance(action, LayDown)]
        cards = sorted({*view.hand, *view.discard[-1:]})
        found += [Discard(card) for card in cards]
        for index, meld in enumerate(view.melds):
            for card in cards:
                found += [LayOff(card, index, end) for end in (None, "low", "high")]
                found += [SwapJoker(card, index, place) for place in range(len(meld.cards))]
        return found

    def _rules(self, options: Options) -> Rules:
        if not isinstance(options, self.options) or not isinstance(options, FamilyOptions):
            raise TypeError("these are the options of another game")
        return options.rules()


class Kinaskak(FamilyGame):
    """Kínaskák (section 1A)."""

    id, title = covers.KINASKAK.id, covers.KINASKAK.title
    seat_counts, offered = covers.KINASKAK.seat_counts, covers.KINASKAK.offered
    options = KinaskakOptions


class Shanghai(FamilyGame):
    """Shanghai Rummy (section 1B)."""

    id, title = covers.SHANGHAI.id, covers.SHANGHAI.title
    seat_counts, offered = covers.SHANGHAI.seat_counts, covers.SHANGHAI.offered
    options = ShanghaiOptions
