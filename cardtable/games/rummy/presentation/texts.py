"""Words that several parts of contract rummy use: contracts, and melds in sentences and beside their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank
from cardtable.games.rummy.rules.melds import SHORTEST_RUN, SHORTEST_SET, rank_at
from cardtable.messages import Listing, Message, listing, translate
from cardtable.stage.card_names import card_name, ranks_name, suit_name
from cardtable.stage.zones import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.melds import Meld

_RUNS: Final = {
    4: translate("Rummy", "run of 4", "part of a contract"),
    5: translate("Rummy", "run of 5", "part of a contract"),
    7: translate("Rummy", "run of 7", "part of a contract"),
    10: translate("Rummy", "run of 10", "part of a contract"),
}


def contract_text(contract: Contract, own_suits: bool = False) -> Listing:
    """What a contract asks for, such as "2 sets of 3 and run of 4", for a sentence that lists it after a colon.

    ``own_suits``: its runs need different suits, where it has several (K-9).
    """
    found: list[Message] = []
    if len(contract.sets) == 1:
        found.append(set_of(contract.sets[0]))
    elif contract.sets:
        found.append(translate("Rummy", "%n set(s) of 3", "part of a contract", len(contract.sets)))
    if len(contract.runs) == 1:
        found.append(run_of(contract.runs[0]))
    elif contract.runs:
        runs = _runs_of(contract.runs[0], len(contract.runs))
        suits = translate("Rummy", "{runs} in different suits", "part of a contract").put(runs=runs)
        found.append(suits if own_suits else runs)
    return listing(found)


def set_of(least: int) -> Message:
    """A set that is asked for; all contracts of both games ask for three cards (K-12, S-10)."""
    assert least == SHORTEST_SET
    return translate("Rummy", "set of 3", "part of a contract")


def run_of(least: int) -> Message:
    """A run that is asked for."""
    return _RUNS[least]


def _runs_of(least: int, number: int) -> Message:
    if least == SHORTEST_RUN:
        return translate("Rummy", "%n run(s) of 4", "part of a contract", number)
    return translate("Rummy", "%n run(s) of {length}", "part of a contract", number).put(length=least)


def kind_of_meld(meld: Meld) -> Message:
    """A meld in few words, beside its cards."""
    if meld.suit is None:
        return translate("Rummy", "set of {ranks}", "a meld, such as: set of sevens").put(ranks=ranks_name(meld.rank))
    return translate("Rummy", "run of {suit}", "a meld in few words, such as: run of clubs").put(
        suit=suit_name(meld.suit)
    )


def meld_text(meld: Meld) -> Message:
    """A meld as a sentence names it after a colon."""
    if meld.suit is None:
        return kind_of_meld(meld)
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
