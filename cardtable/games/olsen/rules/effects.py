"""Klikk: what twos, aces and queens do to the next players (section 1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Rank
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.events import Imposed, MissedTurn, TurnedRound

if TYPE_CHECKING:
    from cardtable.engine.round import Telling
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.state import OlsenState

CARDS_FOR_A_TWO = 2


def next_turn(table: OlsenState, seat: int, events: Telling) -> int:
    """Whose turn follows that of ``seat``, which has just laid ``table.laid`` cards; applies their effects."""
    if not table.rules.effects or not table.laid:
        return legality.others_after(table, seat)[0]
    return act(table, seat, table.pile[-1].rank, table.laid, events)


def effect(rules: Rules, rank: int, number: int, others: int) -> tuple[int, bool, int]:
    """What ``number`` cards of this rank do where so many others play on (K02, K04 to K07).

    That is how many of them miss their turn, whether the direction turns, and the cards imposed on who follows.
    """
    if rules.group_effects == "once":
        number = 1
    if rank == Rank.ACE:
        skips = others == 1 and rules.reverse2 == "skip"
        return int(skips), not skips and number % 2 == 1, 0
    return number if rank == Rank.QUEEN else 0, False, CARDS_FOR_A_TWO * number if rank == Rank.TWO else 0


def act(table: OlsenState, seat: int, rank: Rank, number: int, events: Telling) -> int:
    """Apply ``number`` cards of this rank laid by ``seat``; returns whose turn it is then."""
    others = legality.others_after(table, seat)
    skips, turns, imposed = effect(table.rules, rank, number, len(others))
    if turns:
        table.direction = -table.direction
        others.reverse()
        events.append(TurnedRound(table.direction == 1))
    if skips < len(others):
        following, missing = others[skips], others[:skips]
    elif table.hands[seat]:
        following, missing = seat, others
    else:
        # The turn never comes back to a hand that is empty: once round the table, and nobody has missed one.
        following, missing = others[0], []
    events += [MissedTurn(other) for other in missing]
    if imposed:
        table.owed += imposed
        events.append(Imposed(following, table.owed))
    return following
