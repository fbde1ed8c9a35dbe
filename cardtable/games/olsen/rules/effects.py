"""Klikk: what twos, aces and queens do to the next players (section 1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Rank
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.events import Imposed, MissedTurn, TurnedRound

if TYPE_CHECKING:
    from cardtable.engine.round import Telling
    from cardtable.games.olsen.rules.state import OlsenState

CARDS_FOR_A_TWO = 2


def next_turn(table: OlsenState, seat: int, events: Telling) -> int:
    """Whose turn follows that of ``seat``, which has just laid ``table.laid`` cards; applies their effects."""
    if not table.rules.effects or not table.laid:
        return legality.others_after(table, seat)[0]
    number = table.laid if table.rules.group_effects == "each" else 1
    return act(table, seat, table.pile[-1].rank, number, events)


def act(table: OlsenState, seat: int, rank: Rank, number: int, events: Telling) -> int:
    """Apply ``number`` cards of this rank laid by ``seat``; returns whose turn it is then (K02, K04 to K07)."""
    skips = 0
    if rank is Rank.ACE:
        if len(legality.others_after(table, seat)) == 1 and table.rules.reverse2 == "skip":
            skips = 1
        elif number % 2:
            table.direction = -table.direction
            events.append(TurnedRound(table.direction == 1))
    elif rank is Rank.QUEEN:
        skips = number
    others = legality.others_after(table, seat)
    if skips < len(others):
        following, missing = others[skips], others[:skips]
    elif table.hands[seat]:
        following, missing = seat, others
    else:
        # The turn never comes back to a hand that is empty.
        following, missing = others[0], others[1:]
    events += [MissedTurn(other) for other in missing]
    if rank is Rank.TWO:
        table.owed += CARDS_FOR_A_TWO * number
        events.append(Imposed(following, table.owed))
    return following
