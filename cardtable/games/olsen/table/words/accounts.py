"""The end of a round of the family: what the cards cost that are left, and who has come how far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.olsen.rules import scoring
from cardtable.messages import Message, listing, translate, verbatim
from cardtable.stage import account
from cardtable.stage.account import Column, Count, gain, number, quantity
from cardtable.stage.card_names import ranks_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.rules.view import OlsenView


def costs(view: OlsenView) -> list[Count]:
    """Card by card, the dearest first, where points are counted (S03); else a win, where several are needed (B27)."""
    assert view.result is not None
    if not view.rules.scored:
        wins = enumerate(view.result.scores)
        return [] if view.rules.first_to == 1 else [Count(seat, score) for seat, score in wins if score]
    found = []
    for seat, hand in enumerate(view.open_hands):
        cards = sorted(((card, scoring.cost(card)) for card in hand), key=lambda one: -one[1])
        if cards:
            found.append(Count(seat, view.result.scores[seat], tuple(cards)))
    return found


def hurrah(view: OlsenView, names: Sequence[str], last_words: Message) -> Message:
    """The words with which the last card is laid (B24, U08), or that nobody could go on."""
    assert view.result is not None
    players = [names[seat] for seat in view.result.winners]
    if view.result.reason != "out":
        return account.hurrah(players)
    return translate("Olsen", "{words} {player} wins!", "called out at the end of a round").put(
        words=last_words, player=listing(players)
    )


def columns(view: OlsenView, totals: Sequence[int]) -> list[Column]:
    """Cards that are left with points, wins, or changers."""
    assert view.result is not None
    left = Column(account.IN_HAND, tuple(map(quantity, view.result.held)))
    total = Column(account.TOTAL, tuple(map(number, totals)))
    rules = view.rules
    if rules.scored:
        return [left, Column(account.THIS_ROUND, tuple(map(gain, view.result.scores))), total]
    if rules.ladder:
        return [_places(view), left, Column(changer(), tuple(map(ranks_name, view.levels)))]
    if rules.first_to == 1:
        return [left]
    return [left, Column(translate("Olsen", "Wins", "column: rounds won so far"), total.cells)]


def _places(view: OlsenView) -> Column:
    """The lower changer first, then the fewer cards; those who are level share a place (L06)."""
    reached = list(zip(view.levels, view.counts, strict=True))
    places = tuple(verbatim(f"{1 + sum(other < one for other in reached)}.") for one in reached)
    return Column(translate("Olsen", "Place", "column: first, second, third"), places)


def changer() -> Message:
    """What the column of the ladder counts."""
    return translate("Olsen", "Changer", "column: which rank changes the suit for a player")
