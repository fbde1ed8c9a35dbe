"""Whole hands of San Da Yi in the fast table: who declares is given, the rest is played by a level's habits or thought.

The seats are in the order of calling.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.engine.chance import shuffled
from cardtable.games.san_da_yi.players import burying, habits
from cardtable.games.san_da_yi.players.deck import ALL, mask
from cardtable.games.san_da_yi.players.fast_table import Table, finish, outcome
from cardtable.games.san_da_yi.rules.house_rules import HAND, SEATS
from cardtable.games.san_da_yi.rules.ranking import PACK
from cardtable.kinds.tricks.players import bits, deal_out
from cardtable.players.decision import Level
from cardtable.players.search import race

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardtable.cards import Card

    Playing = Callable[[Table, int, "Setting"], int]

# Thought in these hands is lighter than at a table; it is there to tell which calls are worth it.
WORLDS: Final = 24
_BATCH: Final = 8
CARELESS: Final = 0.25


class Deal(NamedTuple):
    """Twelve cards for each seat, and the kitty."""

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]


class Outcome(NamedTuple):
    """How a hand ended: the defenders' points, and whether they captured the kitty."""

    points: int
    captured: bool


def deal(seed: str) -> Deal:
    """The deal of this seed."""
    cards = shuffled(list(PACK), Random(f"hand/{seed}"))
    hands = tuple(tuple(sorted(cards[HAND * seat : HAND * (seat + 1)])) for seat in range(SEATS))
    return Deal(hands, tuple(sorted(cards[HAND * SEATS :])))


class Setting(NamedTuple):
    """What a hand is played for: how many points the defenders need, and the kitty where it was shown."""

    need: int
    kitty: int
    rng: Random


def by_habit(table: Table, player: int, setting: Setting) -> int:  # noqa: ARG001
    """The medium level's card."""
    return habits.choose(table, player)


def carelessly(table: Table, player: int, setting: Setting) -> int:
    """The easy level's card."""
    rng = setting.rng
    code = habits.choose(table, player)
    if rng.random() >= CARELESS:
        return code
    kept = habits.keeper(table.hands[player], table.unseen(player))
    others = bits(table.legal(player) & ~kept & ~(1 << code))
    return others[int(rng.random() * len(others))].bit_length() - 1 if others else code


def thinking(table: Table, player: int, setting: Setting) -> int:
    """A card found in imagined worlds, as the hard level finds it."""
    legal = bits(table.legal(player))
    if len(legal) == 1:
        return legal[0].bit_length() - 1
    sign = 1.0 if player == 0 else -1.0

    def value(code: int, world: Table) -> float:
        trial = world.copy(world.hands, world.aside)
        trial.play(player, code)
        finish(trial, habits.choose)
        return sign * outcome(trial, setting.need, needs_trump=False)

    codes = [bit.bit_length() - 1 for bit in legal]
    found = race(codes, _worlds(table, player, setting), value, WORLDS, _BATCH)
    most = max(one.worlds for one in found)
    return codes[max(range(len(codes)), key=lambda at: (found[at].worlds == most, found[at].mean, -at))]


def _worlds(table: Table, player: int, setting: Setting) -> Iterator[Table]:
    own = table.hands[player]
    aside = table.aside if player == 0 else 0
    hidden = bits(ALL & ~(table.seen | own | aside))
    needs = [0 if seat == player else table.hands[seat].bit_count() for seat in range(SEATS)]
    needs.append(0 if player == 0 else table.aside.bit_count())
    barred = [*table.voids, 0]
    for seat in range(1, SEATS):
        barred[seat] |= setting.kitty
    while True:
        dealt = deal_out(hidden, needs, barred, setting.rng)
        hands = dealt[:SEATS]
        hands[player] = own
        yield table.copy(hands, aside or dealt[SEATS])


PLAYING: Final[dict[Level, Playing]] = {
    Level.EASY: carelessly,
    Level.MEDIUM: by_habit,
    Level.HARD: thinking,
}


def play(dealt: Deal, declarer: int, need: int, level: Level, seed: str) -> Outcome:
    """The hand that this seat declares against so many points that are needed."""
    rng = Random(f"play/{seed}/{declarer}/{need}")
    held = (*dealt.hands[declarer], *dealt.kitty)
    plan = burying.plans(held)[0]
    aside = mask(plan.buried, plan.trump)
    others = [mask(dealt.hands[(declarer + step) % SEATS], plan.trump) for step in range(1, SEATS)]
    table = Table([mask(held, plan.trump) & ~aside, *others], aside)
    setting = Setting(need, mask(dealt.kitty, plan.trump) if need >= _SHOWN else 0, rng)
    chosen = PLAYING[level]

    def card(table: Table, player: int) -> int:
        return chosen(table, player, setting)

    finish(table, card)
    return Outcome(table.points, bool(table.leader))


_SHOWN: Final = 40
