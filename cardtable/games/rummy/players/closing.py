"""What a player who is down does with the rest of the hand: laying off, taking jokers, and keeping a card that fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.games.rummy.rules.actions import LayOff, SwapJoker
from cardtable.games.rummy.rules.melds import add, swap
from cardtable.games.rummy.rules.solver.laydown import lay_off

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.players.sight import Sight
    from cardtable.games.rummy.rules.melds import Meld


@dataclass(frozen=True, slots=True)
class Closing:
    """Steps that get rid of as many cards as possible, the table after them, and the cards that are left."""

    steps: tuple[Action, ...]
    melds: tuple[Meld, ...]
    left: tuple[Card, ...]


def closing(sight: Sight, hand: Sequence[Card], melds: Sequence[Meld], swaps: bool = True) -> Closing:
    """Lay off all that fits, and take jokers with cards that do not fit if the joker does."""
    steps: list[Action] = []
    now, left = list(melds), list(hand)
    while True:
        now, done, left = lay_off(now, left, sight.rules.jokers, sight.price)
        steps += [LayOff(one.card, one.meld, one.end) for one in done]
        taken = _taken(sight, left, now) if swaps else None
        if taken is None:
            return Closing(tuple(steps), tuple(now), tuple(left))
        step, meld, joker = taken
        now[step.meld] = meld
        left = [*(card for card in left if card is not step.card), joker]
        steps.append(step)


def _taken(sight: Sight, hand: Sequence[Card], melds: Sequence[Meld]) -> tuple[SwapJoker, Meld, Card] | None:
    """A joker that can be taken and then laid off, with the dearest card."""
    limit = sight.rules.jokers
    for card in sorted(hand, key=sight.price, reverse=True):
        for number, meld in enumerate(melds):
            if sight.rules.runs_only and not meld.is_run:
                continue
            for place in range(len(meld.cards)):
                swapped = swap(meld, place, card)
                if swapped is None:
                    continue
                after = [swapped[0] if at == number else one for at, one in enumerate(melds)]
                if any(add(one, swapped[1], None, limit) for one in after):
                    return SwapJoker(card, number, place), swapped[0], swapped[1]
    return None


def goes_out(sight: Sight, left: Sequence[Card]) -> bool:
    """Whether a turn that ends with these cards to discard wins the round."""
    return not left or (len(left) == 1 and sight.may_discard_out)


def next_step(sight: Sight, plan: Closing) -> Action | None:
    """The first step of the plan, or ``None`` when the turn should rather end with a discard.

    Where the last card cannot be discarded, one that fits is kept beside one that does not: the next that fits wins.
    """
    view = sight.view
    if view.must_play is not None:
        # It comes first, before another card takes its place.
        return next(iter(closing(sight, (view.must_play,), view.melds, swaps=False).steps), None)
    if not plan.steps or view.layoff_waits:
        return None
    steps = plan.steps
    if len(plan.left) == 1 and not sight.may_discard_out:
        if len(view.hand) <= 2:
            return None
        kept = min(steps, key=lambda step: (isinstance(step, SwapJoker), sight.price(_card(step))))
        steps = tuple(step for step in steps if step is not kept)
    return next((step for step in steps if view.refusal(step) is None), None)


def _card(step: Action) -> Card:
    assert isinstance(step, LayOff | SwapJoker)
    return step.card
