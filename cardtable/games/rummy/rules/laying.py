"""Laying down, laying off, taking jokers and discarding: why not, with the chapter that says so."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import Jokers, add, as_runs, as_set, is_joker, swap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.actions import LayOff, SwapJoker
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.position import RummyPosition

# So many ways to lay down are tried before one is given up that would leave a card no player can get rid of.
TRIED: Final = 200


def refuse_laydown(position: RummyPosition, seat: int, hand: Sequence[Card], melds: Sequence[Meld]) -> Refusal | None:
    """Why these melds cannot be laid down now (K-8 to K-14, K-26, S-5 to S-12, S-25)."""
    if position.phase != "meld":
        return Refusal("draw-first", "turn")
    if position.down[seat]:
        return Refusal("down-already", "laying-down")
    cards = [card for meld in melds for card in meld.cards]
    missing = next((card for card in cards if card not in hand), None)
    if missing is not None or len(set(cards)) != len(cards):
        return Refusal("not-in-hand", "laying-down", () if missing is None else (missing,))
    for meld in melds:
        if not _is_valid(meld, position.rules.jokers):
            touch = position.rules.jokers is Jokers.APART and meld.is_run and meld in as_runs(meld.cards, Jokers.HALF)
            rule = "option-jokers" if _is_valid(meld, position.rules.usual_jokers) else "melds"
            return Refusal("jokers-touch", "option-jokers") if touch else Refusal("no-meld", rule, meld.cards)
    refusal = refuse_contract(position, melds)
    if refusal is not None:
        return refusal
    rest = [card for card in hand if card not in cards]
    if position.rules.uses_all(position.number):
        return Refusal("lay-all", "last-round", number=len(rest)) if rest else None
    return _stranded(position, rest, [*position.melds, *melds], may_play=position.rules.layoff_same_turn)


def _is_valid(meld: Meld, limit: Jokers) -> bool:
    if meld.is_run:
        return meld in as_runs(meld.cards, limit)
    return as_set(meld.cards, limit) == meld


def refuse_contract(position: RummyPosition, melds: Sequence[Meld]) -> Refusal | None:
    """Why these melds are not what has to be laid down in this round (K-9, K-11, K-12, S-8 to S-10)."""
    contract, rules = position.rules.contract(position.number), position.rules
    runs = sorted((meld for meld in melds if meld.is_run), key=lambda meld: -len(meld.cards))
    sets = sorted((meld for meld in melds if not meld.is_run), key=lambda meld: -len(meld.cards))
    for laid, wanted in ((runs, sorted(contract.runs, reverse=True)), (sets, sorted(contract.sets, reverse=True))):
        if len(laid) != len(wanted):
            return Refusal("other-contract", "contracts", number=position.number)
        for meld, least in zip(laid, wanted, strict=True):
            if len(meld.cards) < least or (rules.exact and len(meld.cards) != least):
                rule = "contracts" if len(meld.cards) < least else "option-exact"
                return Refusal("other-length", rule, meld.cards, number=least)
    if rules.run_suits is RunSuits.DIFFERENT and len({meld.suit for meld in runs}) < len(runs):
        return Refusal("same-suit", "different-suits", runs[0].cards)
    if rules.run_suits is RunSuits.APART and any(_touch(one, other) for one in runs for other in runs if one != other):
        return Refusal("runs-touch", "option-run_suits", runs[0].cards)
    if rules.set_ranks and len({meld.rank for meld in sets}) < len(sets):
        return Refusal("same-rank", "option-set_ranks", sets[0].cards)
    return None


def _touch(one: Meld, other: Meld) -> bool:
    return one.suit is other.suit and one.low <= other.high + 1 and other.low <= one.high + 1


def refuse_lay_off(position: RummyPosition, seat: int, hand: Sequence[Card], action: LayOff) -> Refusal | None:
    """Why this card cannot be added to this meld now (K-15, S-12, S-13)."""
    refusal = _refuse_table(position, seat, hand, action.card, action.meld, "laying-off")
    if refusal is not None:
        return refusal
    if not position.down[seat]:
        return Refusal("not-down", "laying-off")
    if position.layoff_waits:
        return Refusal("next-turn", "option-layoff_same_turn")
    meld = position.melds[action.meld]
    if meld.is_run == (action.end is None):
        return Refusal("which-end", "laying-off", (action.card,))
    more = add(meld, action.card, action.end, position.rules.jokers)
    if more is None:
        if position.rules.jokers is Jokers.APART and add(meld, action.card, action.end, Jokers.HALF) is not None:
            return Refusal("jokers-touch", "option-jokers")
        limit = position.rules.usual_jokers
        usual = is_joker(action.card) and add(meld, action.card, action.end, limit) is not None
        return Refusal("does-not-fit", "option-jokers" if usual else "laying-off", (action.card,))
    after = [more if place == action.meld else other for place, other in enumerate(position.melds)]
    joker = position.must_play
    if joker is not None and action.card is not joker and not _fits_somewhere(position, joker, after):
        return Refusal("joker-must-be-played", "option-swap_hold", (joker,))
    return _stranded(position, [card for card in hand if card is not action.card], after, may_play=True)


def refuse_swap(position: RummyPosition, seat: int, hand: Sequence[Card], action: SwapJoker) -> Refusal | None:
    """Why this joker cannot be taken for this card now (K-16, S-14)."""
    refusal = _refuse_table(position, seat, hand, action.card, action.meld, "jokers")
    if refusal is not None:
        return refusal
    meld = position.melds[action.meld]
    if not 0 <= action.place < len(meld.cards) or not is_joker(meld.cards[action.place]):
        return Refusal("no-joker", "jokers")
    if position.rules.runs_only and not meld.is_run:
        return Refusal("joker-of-a-set", "jokers" if position.rules.kinaskak else "option-runs_only")
    if not position.down[seat] and position.rules.kinaskak:
        return Refusal("not-down", "jokers")
    if position.must_play is not None:
        return Refusal("joker-must-be-played", "option-swap_hold", (position.must_play,))
    swapped = swap(meld, action.place, action.card)
    if swapped is None:
        return Refusal("other-card", "jokers", (action.card,))
    after = [swapped[0] if place == action.meld else other for place, other in enumerate(position.melds)]
    rest = [*(card for card in hand if card is not action.card), swapped[1]]
    if not position.down[seat]:
        return None if _can_lay_down(position, seat, rest, after) else Refusal("swap-and-lay-down", "jokers")
    if not position.rules.swap_hold and position.layoff_waits:
        return Refusal("next-turn", "option-layoff_same_turn")
    if not position.rules.swap_hold and not _fits_somewhere(position, swapped[1], after):
        return Refusal("joker-must-be-played", "option-swap_hold")
    return _stranded(position, rest, after, may_play=True)


def _refuse_table(
    position: RummyPosition, seat: int, hand: Sequence[Card], card: Card, meld: int, rule: str
) -> Refusal | None:
    if position.phase != "meld" or seat != position.turn:
        return Refusal("draw-first", "turn")
    if card not in hand:
        return Refusal("not-in-hand", rule, (card,))
    return None if 0 <= meld < len(position.melds) else Refusal("no-such-meld", rule)


def refuse_discard(position: RummyPosition, hand: Sequence[Card], card: Card) -> Refusal | None:
    """Why this card cannot be discarded now (K-17, K-25, S-14, S-15, S-24)."""
    if position.phase != "meld":
        return Refusal("draw-first", "turn")
    if card not in hand:
        return Refusal("not-in-hand", "discarding", (card,))
    if position.must_lay_down:
        return Refusal("swapped-so-lay-down", "jokers")
    if position.must_play is not None:
        return Refusal("joker-must-be-played", "option-swap_hold", (position.must_play,))
    if len(hand) == 1 and not position.rules.may_discard_out(position.number):
        return Refusal("no-discard-out", "option-float_one" if position.rules.float_one else "going-out")
    return None


def refuse_keeping(position: RummyPosition, hand: Sequence[Card]) -> Refusal | None:
    """Why the turn cannot end with one card and no discard (S-25, the float)."""
    if not position.rules.float_one:
        return Refusal("discard-to-end", "turn")
    if position.phase != "meld" or len(hand) != 1 or position.must_lay_down:
        return Refusal("float-one", "option-float_one")
    return None


def _stranded(
    position: RummyPosition, rest: Sequence[Card], melds: Sequence[Meld], *, may_play: bool
) -> Refusal | None:
    """No player may be left with one card that can be neither played nor discarded (S-25)."""
    rules = position.rules
    if len(rest) != 1 or rules.may_discard_out(position.number) or rules.float_one:
        return None
    if may_play and _can_play(position, rest[0], melds):
        return None
    return Refusal("stranded", "going-out", (rest[0],))


def _can_play(position: RummyPosition, card: Card, melds: Sequence[Meld]) -> bool:
    """Whether a last card can be laid off, or given for a joker that can."""
    if _fits_somewhere(position, card, melds):
        return True
    for at, meld in enumerate(melds):
        if position.rules.runs_only and not meld.is_run:
            continue
        for place in range(len(meld.cards)):
            swapped = swap(meld, place, card)
            if swapped is not None:
                after = [swapped[0] if number == at else other for number, other in enumerate(melds)]
                if _fits_somewhere(position, swapped[1], after):
                    return True
    return False


def _fits_somewhere(position: RummyPosition, card: Card, melds: Sequence[Meld]) -> bool:
    return any(add(meld, card, None, position.rules.jokers) is not None for meld in melds)


class _After:
    """A position with another table, to see whether the contract could be laid on it."""

    def __init__(self, position: RummyPosition, melds: Sequence[Meld]) -> None:
        self._position = position
        self.melds = tuple(melds)

    def __getattr__(self, name: str) -> object:
        return getattr(self._position, name)


def _can_lay_down(position: RummyPosition, seat: int, hand: Sequence[Card], melds: Sequence[Meld]) -> bool:
    """Whether the contract can be laid now, or after more jokers were taken, as many as the table has (S-14)."""
    for held, lying in _with_more_jokers(position, hand, tuple(melds), 0):
        after: RummyPosition = _After(position, lying)  # type: ignore[assignment]
        if next(_ways(after, seat, held), None) is not None:
            return True
    return False


def _with_more_jokers(
    position: RummyPosition, hand: Sequence[Card], melds: tuple[Meld, ...], first: int
) -> Iterator[tuple[Sequence[Card], tuple[Meld, ...]]]:
    """The hand and the table as they are, and after every further exchange in ``melds[first:]``."""
    yield hand, melds
    for at in range(first, len(melds)):
        if position.rules.runs_only and not melds[at].is_run:
            continue
        for place in range(len(melds[at].cards)):
            for card in {card.face: card for card in hand}.values():
                swapped = swap(melds[at], place, card)
                if swapped is not None:
                    held = [*(other for other in hand if other is not card), swapped[1]]
                    yield from _with_more_jokers(position, held, (*melds[:at], swapped[0], *melds[at + 1 :]), at)


def _ways(position: RummyPosition, seat: int, hand: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
    from cardtable.games.rummy.rules.solver.arrangements import arrangements
    from cardtable.games.rummy.rules.solver.distance import distance

    contract, meld_rules = position.rules.contract(position.number), position.rules.meld_rules
    if distance(hand, contract, meld_rules):
        return
    for found in islice(arrangements(hand, contract, meld_rules), TRIED):
        if refuse_laydown(position, seat, hand, found) is None:
            yield found
