"""What each style likes in a card, and what everybody saves, where cards are about as good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players import habits
from cardtable.games.san_da_yi.players.deck import ACE, POINTS, POWER, SIDE, TRUMPS, WORTH
from cardtable.kinds.tricks.players import bits
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.games.san_da_yi.players.fast_table import Table

_DRAWN: Final = 3
# So much higher a careful player leads for the sake of a suit.
_HARDLY: Final = 2


def liking(style: Style, table: Table, code: int) -> float:
    """How much a style likes to play this card, from 0 to 1."""
    wins = bool(table.number) and bool(habits.winning(table, 1 << code))
    match style:
        case Style.CAREFUL:
            # Strong cards wait, and points are not risked.
            plain = not TRUMPS >> code & 1 and POWER[code] < ACE
            return (plain + (not WORTH[code])) / 2
        case Style.GREEDY if not table.number and table.leader:
            return float(TRUMPS >> code & 1)
        case Style.GREEDY:
            # Tricks and points are taken as soon as they can be had.
            return (wins + (wins and table.taken + WORTH[code] > 0)) / 2
        case Style.BOLD:
            # High cards are played while they frighten: to open a trick, or to win it.
            if table.number and not wins:
                return 0.0
            return float((TRUMPS >> code & 1) + (POWER[code] % 100) / 17) / 2
        case Style.STEADY:
            return 0.0


def preferred(style: Style, table: Table, player: int, code: int) -> int:
    """What a defender of this style plays in place of the card that the rule of thumb names, where little hangs on it.

    That is opening a trick: the careful lead a low plain card without points, unless an ace goes round, of such that
    are hardly higher than the lowest a diamond, else a club or a heart; the bold their highest plain card; and the
    greedy, who let aces go first, too, their lowest trump without points.
    """
    if not player or style is Style.STEADY:
        return code
    legal = table.legal(player)
    if table.number:
        return code
    plain, trumps = legal & SIDE, legal & TRUMPS & ~POINTS
    if style is Style.CAREFUL and plain & ~POINTS and POWER[code] < ACE:
        low = [bit.bit_length() - 1 for bit in bits(plain & ~POINTS)]
        least = min(POWER[one] for one in low)
        return max(one for one in low if POWER[one] <= least + _HARDLY)
    if style is Style.BOLD and plain:
        return max((bit.bit_length() - 1 for bit in bits(plain)), key=lambda one: POWER[one])
    if style is Style.GREEDY and POWER[code] < ACE and trumps:
        return habits.low(trumps)
    return code


def saving(table: Table, player: int, code: int) -> float:
    """How little is given away with this card: trumps, high cards, and points in a trick that a partner may not win."""
    won = player and table.number and table.winner and (0 - table.leader) % 4 < table.number
    given = 0.0 if won else WORTH[code] / 10
    trump = TRUMPS >> code & 1
    return -(given + trump + float(POWER[code] % 100) / 17)


def slip(style: Style, table: Table, others: Sequence[int], rng: Random) -> int:
    """One of these cards at random, or of a few such the one that the style likes."""
    drawn = [others[int(rng.random() * len(others))] for _ in range(_DRAWN)]
    return max(drawn, key=lambda code: liking(style, table, code))
