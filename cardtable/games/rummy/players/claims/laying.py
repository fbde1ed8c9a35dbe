"""When the reasons for laying cards and for taking jokers are true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.players.claims import table
from cardtable.games.rummy.players.claims.hand import seat_of
from cardtable.games.rummy.rules.actions import LayDown, LayOff, SwapJoker

if TYPE_CHECKING:
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.view import RummyView
    from cardtable.players.decision import Reason


def lay_down(_view: RummyView, action: Action, _: Reason) -> bool:
    """The contract is laid."""
    return isinstance(action, LayDown)


def lay_down_owed(view: RummyView, action: Action, _: Reason) -> bool:
    """Whoever took a joker without being down lays down in the same turn (S-14)."""
    return isinstance(action, LayDown) and view.must_lay_down


def lay_off(_view: RummyView, action: Action, _: Reason) -> bool:
    """A card is laid off."""
    return isinstance(action, LayOff)


def goes_out(view: RummyView, action: Action, _: Reason) -> bool:
    """All cards are gone in this turn, this action being its next step."""
    return table.goes_out(view, action)


def lays_joker_first(view: RummyView, action: Action, _: Reason) -> bool:
    """This is the joker that may not be kept (K-16)."""
    return isinstance(action, LayOff) and action.card is view.must_play


def swap_lay_down(view: RummyView, action: Action, _: Reason) -> bool:
    """A player who is not down may take a joker only to lay down with it (S-14)."""
    return isinstance(action, SwapJoker) and not view.down[seat_of(view)]


def swap_lay_off(view: RummyView, action: Action, _: Reason) -> bool:
    """The joker that is taken fits on the table."""
    if not isinstance(action, SwapJoker):
        return False
    after, joker = table.swapped(view, action)
    return table.fits(view, joker, after)
