"""The end of a round of contract rummy: what the cards cost that are left, and what each round asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.table.words.phrases import contract_text
from cardtable.messages import Listing, Message, translate
from cardtable.stage import account
from cardtable.stage.account import Column, Count, gain, number, quantity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.games.rummy.rules.view import RummyView


def costs(view: RummyView) -> list[Count]:
    """Card by card, the dearest first, then what was bought too often (K-21) and the bonus (S-29)."""
    assert view.result is not None
    found = []
    for seat, hand in enumerate(view.open_hands):
        cards = [(card, scoring.points((card,), view.rules.points)) for card in hand]
        cards.sort(key=lambda one: -one[1])
        total, penalty = view.result.scores[seat], view.penalties[seat]
        other: list[tuple[Message, int]] = []
        if penalty:
            other.append((translate("Rummy", "bought too often", "why points are added"), penalty))
        bonus = total - penalty - sum(points for _, points in cards)
        if bonus:
            other.append((translate("Rummy", "out in one turn"), bonus))
        if cards or other:
            found.append(Count(seat, total, tuple(cards), tuple(other)))
    return found


def hurrah(view: RummyView, names: Sequence[str]) -> Message:
    """Who has gone out."""
    assert view.result is not None
    if len(view.result.winners) != 1:
        return account.hurrah([names[seat] for seat in view.result.winners])
    return translate("Rummy", "{player} goes out!", "called out at the end of a round").put(
        player=names[view.result.winners[0]]
    )


def columns(view: RummyView, totals: Sequence[int]) -> list[Column]:
    """Cards that are left, points of the round, and the total."""
    assert view.result is not None
    return [
        Column(account.IN_HAND, tuple(map(quantity, view.result.held))),
        Column(account.THIS_ROUND, tuple(map(gain, view.result.scores))),
        Column(account.TOTAL, tuple(map(number, totals))),
    ]


def rounds(rules: Rules) -> list[Listing]:
    """What each round that is played asks for (K-9, S-8)."""
    own_suits = rules.run_suits is RunSuits.DIFFERENT
    return [contract_text(rules.contract(number), own_suits) for number in rules.rounds]
