"""For whom a table of contract rummy waits: all who are asked whether they buy, or whether they are ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.players.drawing import buy_well
from cardtable.games.rummy.players.sight import Sight
from cardtable.games.rummy.players.styles import LEANINGS
from cardtable.games.rummy.presentation import buying
from cardtable.games.rummy.rules.actions import Buy, PassBuy
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.state import RummyView
from cardtable.messages import Message, translate
from cardtable.players.decision import Style
from cardtable.stage.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Collection

    from cardtable.engine.values import Action
    from cardtable.stage.standing_orders import CallAhead, Ordered

SECONDS_TO_BUY: Final = 5
_I_AM_READY_KEY: Final = translate("Keys", "R", "letter of the button “I am ready”")
_NOBODY_KEY: Final = translate("Keys", "N", "letter of the button “None of us buys”")


class RummyWaiting(Waiting[RummyView]):
    """Before the first card and whenever there is an upcard to buy, others are asked."""

    def ends_reactions(self, action: Action) -> bool:
        return isinstance(action, PassBuy)

    def answers(self, action: Action) -> bool:
        return isinstance(action, Buy | PassBuy)

    def asks_ready(self, view: RummyView) -> bool:
        """Before the first card is turned (K-6)."""
        return view.phase == "ready"

    def seconds_to_answer(self, view: RummyView) -> int | None:
        """Where the quickest buys (K-24)."""
        return SECONDS_TO_BUY if view.phase == "window" and view.rules.buy_priority == "fastest" else None

    def first_call_counts(self, view: RummyView) -> bool:
        """“Fyrstur kaupir, fyrstur fær!” (K-24)."""
        return view.phase == "window" and view.rules.buy_priority in ("draw", "fastest")

    def matters_to(self, view: RummyView) -> bool:
        """A player who has laid down wants to get rid of cards, and seldom buys (K-23)."""
        return view.seat is not None and not view.down[view.seat]

    def would_accept(self, view: RummyView) -> bool:
        """The upcard is a joker, brings the contract nearer or is one that the best player would buy.

        Where the hand is too small for the contract (S-16), any card is; and where the card is offered before anybody
        had time to call for it (S-19), whoever may have it is asked.
        """
        upcard, hand = view.discard[-1], view.hand
        contract, rules = view.rules.contract(view.number), view.rules.meld_rules
        if upcard.suit is None or len(hand) + 1 < contract.size or view.then == "offer":
            return True
        nearer = distance((*hand, upcard), contract, rules) < distance(hand, contract, rules)
        return nearer or buy_well(Sight(view), LEANINGS[Style.STEADY])

    def call_ahead(self, view: RummyView) -> CallAhead | None:
        return buying.call_ahead(view)

    def by_order(self, view: RummyView, marked: Collection[str]) -> Ordered | None:
        return buying.ordered(view, marked)

    def going_on(self, view: RummyView) -> tuple[Message, Message] | None:
        """A player who waits for the first card is ready (K-6); persons who are asked together do not buy."""
        if view.phase == "ready":
            return translate("Rummy", "I am ready", "button: the first card may be turned up"), _I_AM_READY_KEY
        if view.phase == "window":
            return translate("Rummy", "None of us buys", "button: no person wants the upcard"), _NOBODY_KEY
        return None
