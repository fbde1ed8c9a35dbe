"""Ólsen Ólsen as the program above the games knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.cards import packs
from cardtable.engine.game import Game
from cardtable.engine.round import RoundResult, Standing
from cardtable.games.olsen.actions import (
    ACTIONS,
    CATCH,
    DRAW,
    END_TURN,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
)
from cardtable.games.olsen.dealing import deal
from cardtable.games.olsen.events import EVENTS
from cardtable.games.olsen.options import OlsenOptions
from cardtable.games.olsen.round import OlsenRound
from cardtable.games.olsen.view import VIEWS, OlsenView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action, Event


class OlsenOlsen(Game):
    """Plain Ólsen Ólsen (section 1.1)."""

    id = "olsen"
    title = "Ólsen Ólsen"
    seat_counts = range(2, 11)
    usual_seats = 4
    options = OlsenOptions
    actions = ACTIONS
    events = EVENTS
    views = VIEWS

    def deal(
        self, options: Options, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance
    ) -> tuple[Round, tuple[Event, ...]]:
        """See :meth:`Game.deal`."""
        if not isinstance(options, OlsenOptions):
            raise TypeError("these are the options of another game")
        return deal(options, seats, dealer, chance)

    def load_round(self, data: Any) -> Round:
        """See :meth:`Game.load_round`."""
        return OlsenRound.from_json(data)

    def standing(self, options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
        """Deals won; over as soon as somebody has won as many as the table agreed on (B27)."""
        if not isinstance(options, OlsenOptions):
            raise TypeError("these are the options of another game")
        totals = tuple(sum(result.scores[seat] for result in results) for seat in range(seats))
        most = max(totals)
        leaders = tuple(seat for seat, total in enumerate(totals) if total == most)
        return Standing(totals, most >= options.first_to, leaders if results else ())

    def action_space(self, view: View) -> Sequence[Action]:
        """See :meth:`Game.action_space`."""
        if not isinstance(view, OlsenView):
            raise TypeError("this is the view of another game")
        cards = packs(view.options.packs_for(view.seats))
        return [DRAW, PASS, END_TURN, SAY_OLSEN, SAY_OLSEN_OLSEN, CATCH, *NAME_SUIT, *(PLAY[card] for card in cards)]
