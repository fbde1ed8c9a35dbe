"""How a sensible player plays by rules of thumb: the medium level, and both sides of every imagined hand.

Only the own hand, what was played and who could not follow are looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players.deck import (
    ACE,
    ALL,
    FIVES,
    GROUP,
    OFF_TWOS,
    POINTS,
    POWER,
    SIDE,
    SIDES,
    SURE,
    TENS,
    TRUMP_TWO,
    TRUMPS,
)

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.players.fast_table import Table

_FEW: Final = 1
_MANY_TRUMPS: Final = 2
_OF_TRUMPS: Final = 100
_OFF_TWO_POWER: Final = 112


def low(some: int) -> int:
    """The lowest card of a set."""
    return (some & -some).bit_length() - 1


def cheapest(some: int) -> int:
    """The card that is missed least: no points, no trump, low."""
    plain = some & ~POINTS
    side = plain & SIDE
    if side:
        best, power = -1, 99
        while side:
            bit = side & -side
            side ^= bit
            code = bit.bit_length() - 1
            if POWER[code] < power:
                best, power = code, POWER[code]
        return best
    if plain:
        return low(plain)
    some = some & FIVES or some
    return low(some & SIDE or some)


def fattest(some: int) -> int:
    """The card with the most points, rather a plain one."""
    rich = some & TENS or some & FIVES
    return low(rich & SIDE or rich) if rich else cheapest(some)


def keeper(hand: int, unseen: int) -> int:
    """The top trump as a bit, where no unseen one is higher: it wins the last trick; 0 where there is none."""
    trumps = hand & TRUMPS
    if not trumps:
        return 0
    top = trumps.bit_length() - 1
    above = (unseen & TRUMPS) >> (top + 1) << (top + 1)
    if POWER[top] == _OFF_TWO_POWER:
        above &= ~OFF_TWOS
    return 0 if above else 1 << top


def choose(table: Table, player: int) -> int:
    """The card to play."""
    hand = table.hands[player]
    legal = (hand & table.group if table.number else hand) or hand
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    known = table.seen | hand | table.aside if player == 0 else table.seen | hand
    unseen = ALL & ~known
    if legal & TRUMPS:
        # The last trick decides about the kitty, so the top trump waits, unless another one is as good.
        kept = keeper(hand, unseen)
        if kept and not keeper(hand ^ kept, unseen):
            legal &= ~kept
            if not legal & (legal - 1):
                return legal.bit_length() - 1
    if not table.number:
        return _lead(player, legal, unseen)
    return _declare(table, legal) if player == 0 else _defend(table, legal)


def _lead(player: int, legal: int, unseen: int) -> int:
    """Draw trumps from the top, then the highest of a suit that goes round, then what is missed least."""
    trumps = legal & TRUMPS
    if player == 0 and trumps.bit_count() >= _MANY_TRUMPS and (unseen & TRUMPS).bit_count() >= _FEW:
        top = keeper(trumps, unseen)
        if top:
            return top.bit_length() - 1
        plain = trumps & ~POINTS
        if plain:
            return plain.bit_length() - 1
    for suit in SIDES:
        held = legal & suit
        if held:
            code = held.bit_length() - 1
            others = unseen & suit
            if not others >> (code + 1) and others.bit_count() >= _FEW:
                return code
    return cheapest(legal & SIDE or legal)


def winning(table: Table, legal: int) -> int:
    """The cards that would win the trick as it lies."""
    best = table.best
    if best < _OF_TRUMPS:
        group = table.group
        top = group & -group
        return legal & (TRUMPS | group & -(top << (best + 1)))
    above = best - _OF_TRUMPS + 1
    if best == _OFF_TWO_POWER:
        above = TRUMP_TWO
    return legal & TRUMPS & -(1 << above)


def lowest(table: Table, player: int, code: int) -> int:
    """In a trick that is decided the lowest card of the same suit and points; else this one."""
    legal = table.legal(player)
    partner_wins = bool(player and table.number and table.winner)
    declarer_has_played = bool(table.number) and (0 - table.leader) % 4 < table.number
    decided = declarer_has_played if partner_wins else bool(table.number) and not winning(table, legal)
    alike = FIVES if FIVES >> code & 1 else TENS if TENS >> code & 1 else ~POINTS
    return low(legal & GROUP[code] & alike) if decided else code


def _defend(table: Table, legal: int) -> int:
    """Give points to a partner who surely wins; win from the declarer as cheaply as it goes."""
    if table.winner:
        behind = table.leader and 4 - table.leader >= table.number
        sure = not behind or table.best >= SURE or table.best == ACE
        return fattest(legal) if sure else cheapest(legal)
    better = winning(table, legal)
    if not better:
        return cheapest(legal)
    side = better & SIDE
    if side:
        return low(side & POINTS or side)
    return low(better)


def _declare(table: Table, legal: int) -> int:
    last = table.number == 3
    better = winning(table, legal)
    if better and (table.taken >= 5 or last):
        side = better & SIDE
        if last:
            return low(side & POINTS or side or better)
        if side:
            return side.bit_length() - 1
        return low(better)
    return cheapest(legal)
