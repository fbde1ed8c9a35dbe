"""How melds and contracts are called in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Card, Rank
from cardtable.games.rummy.rules.melds import rank_at
from cardtable.messages import Listing, Message, listing, translate
from cardtable.stage.card_names import card_name, ranks_name
from cardtable.stage.zones import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.melds import Meld


def contract_text(contract: Contract) -> Listing:
    """What a contract asks for, such as "2 sets of 3 and 1 run of 4", for a sentence that lists it after a colon."""
    sets = [
        translate("Rummy", "%n set(s) of {length}", "part of a contract", contract.sets.count(least)).put(length=least)
        for least in sorted(set(contract.sets))
    ]
    runs = [
        translate("Rummy", "%n run(s) of {length}", "part of a contract", contract.runs.count(least)).put(length=least)
        for least in sorted(set(contract.runs))
    ]
    return listing([*sets, *runs])


def meld_text(meld: Meld) -> Message:
    """A meld as a sentence names it after a colon."""
    if meld.suit is None:
        return translate("Rummy", "set of {ranks}", "a meld, such as: set of sevens").put(ranks=ranks_name(meld.rank))
    first, last = (Card.of(Rank(rank_at(place)), meld.suit) for place in (meld.low, meld.high))
    return translate("Rummy", "run from {first} to {last}", "a meld, the cards in the nominative").put(
        first=card_name(first), last=card_name(last)
    )


def melds_text(melds: Sequence[Meld]) -> Listing:
    """Several melds after a colon."""
    return listing([meld_text(meld) for meld in melds])


def faces(meld: Meld) -> tuple[Face | None, ...]:
    """What each joker of a meld stands for; ``None`` for a card that is itself."""
    return tuple(Face(*meld.stands_for(place)) if card.suit is None else None for place, card in enumerate(meld.cards))
