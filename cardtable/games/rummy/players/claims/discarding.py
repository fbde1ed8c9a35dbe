"""When the reasons for a discard are true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.players.claims import table
from cardtable.games.rummy.players.claims.hand import helping, lacks, seat_of, without
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.actions import Discard, KeepLast

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.view import RummyView
    from cardtable.players.decision import Reason


def _alternatives(view: RummyView) -> list[Card]:
    """One card of each face that may be discarded."""
    return list({action.card.face: action.card for action in view.legal() if isinstance(action, Discard)}.values())


def _price(view: RummyView, card: Card) -> int:
    return scoring.points((card,), view.rules.points)


def _least_needed(view: RummyView) -> list[Card]:
    """The cards without which the hand is as near to its contract as it can be; those that fit nowhere when down."""
    cards = _alternatives(view)
    if view.down[seat_of(view)]:
        return [card for card in cards if not table.plays(view, card)] or cards
    lacking = [(lacks(view, without(view.hand, card), len(view.hand) - 1), card) for card in cards]
    least = min(number for number, _ in lacking)
    return [card for number, card in lacking if number == least]


def _of(action: Action, cards: list[Card]) -> bool:
    return isinstance(action, Discard) and any(action.card.face == card.face for card in cards)


def discard_useless(view: RummyView, action: Action, _: Reason) -> bool:
    """No card is needed less for the contract."""
    return isinstance(action, Discard) and not view.down[seat_of(view)] and _of(action, _least_needed(view))


def discard_dear(view: RummyView, action: Action, _: Reason) -> bool:
    """No card in hand costs more."""
    if not isinstance(action, Discard):
        return False
    return _price(view, action.card) == max(_price(view, card) for card in view.hand)


def discard_dear_spare(view: RummyView, action: Action, _: Reason) -> bool:
    """No card that is needed as little costs more."""
    spare = _least_needed(view) if isinstance(action, Discard) else []
    if not isinstance(action, Discard) or not _of(action, spare):
        return False
    return _price(view, action.card) == max(_price(view, card) for card in spare)


def discard_spares_dearer(view: RummyView, action: Action, _: Reason) -> bool:
    """Every dearer card is needed, or more cards help with it in hand."""
    if not isinstance(action, Discard) or view.down[seat_of(view)]:
        return False
    spare = _least_needed(view)
    dearer = [card for card in _alternatives(view) if _price(view, card) > _price(view, action.card)]
    mine = helping(view, without(view.hand, action.card))
    others = [card for card in dearer if _of(Discard(card), spare)]
    return _of(action, spare) and all(helping(view, without(view.hand, card)) < mine for card in others)


def discard_alike(view: RummyView, action: Action, _: Reason) -> bool:
    """No card can be laid, and all cost the same."""
    cards = _alternatives(view)
    alike = len({_price(view, card) for card in cards}) == 1 and not any(table.plays(view, card) for card in cards)
    return isinstance(action, Discard) and view.down[seat_of(view)] and alike


def discard_keeps_outs(view: RummyView, action: Action, _: Reason) -> bool:
    """No card that is needed as little leaves more unseen cards that help."""
    spare = _least_needed(view) if isinstance(action, Discard) and not view.down[seat_of(view)] else []
    if not isinstance(action, Discard) or not _of(action, spare):
        return False
    most = max(helping(view, without(view.hand, card)) for card in spare)
    return most > 0 and helping(view, without(view.hand, action.card)) == most


def discard_steps_back(view: RummyView, action: Action, _: Reason) -> bool:
    """The hand lacks more without the card, and yet more cards help then than after any other discard but such ones."""
    if not isinstance(action, Discard) or view.down[seat_of(view)] or _of(action, spare := _least_needed(view)):
        return False
    return helping(view, without(view.hand, action.card)) > max(helping(view, without(view.hand, one)) for one in spare)


def discard_safe(view: RummyView, action: Action, _: Reason) -> bool:
    """Another card would help the next player where this one does not, or would help more of the others."""
    if not isinstance(action, Discard):
        return False
    mine = table.users(view, action.card)
    following = (seat_of(view) + 1) % view.seats
    for card in _alternatives(view):
        theirs = table.users(view, card)
        if len(theirs) > len(mine) or (following in theirs and following not in mine):
            return True
    return False


def discard_keeps_fit(view: RummyView, action: Action, _: Reason) -> bool:
    """The card fits nowhere, and another one does."""
    if not isinstance(action, Discard) or not view.down[seat_of(view)] or table.fits(view, action.card, view.melds):
        return False
    return any(table.plays(view, card) for card in without(view.hand, action.card))


def discard_keeps_near(view: RummyView, action: Action, _: Reason) -> bool:
    """The card does not come near any meld, and another one does."""
    if not isinstance(action, Discard) or not view.down[seat_of(view)] or table.nearly_fits(view, action.card):
        return False
    return any(table.nearly_fits(view, card) for card in without(view.hand, action.card))


def discard_gives_way(view: RummyView, action: Action, _: Reason) -> bool:
    """The card fits, no last card may be discarded, and the stock was renewed: all wait for each other (S-24)."""
    if not isinstance(action, Discard) or view.rules.may_discard_out(view.number) or not view.reshuffles:
        return False
    others = all(not table.fits(view, card, view.melds) for card in without(view.hand, action.card))
    return others and view.down[seat_of(view)] and table.fits(view, action.card, view.melds)


def keep_last(_view: RummyView, action: Action, _: Reason) -> bool:
    """The turn ends with one card in hand."""
    return isinstance(action, KeepLast)


def only_move(view: RummyView, _action: Action, _: Reason) -> bool:
    """There is nothing else to do."""
    return len(view.legal()) == 1
