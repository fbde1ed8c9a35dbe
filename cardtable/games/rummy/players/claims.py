"""When the reasons of the computer players are true, worked out from the rules and what the seat may see."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, Suit
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.actions import (
    BUY,
    DRAW_STOCK,
    PASS_BUY,
    TAKE_UPCARD,
    Discard,
    KeepLast,
    LayDown,
    LayOff,
    SwapJoker,
)
from cardtable.games.rummy.rules.contract import Contract
from cardtable.games.rummy.rules.melds import add, rank_at, swap
from cardtable.games.rummy.rules.solver.distance import distance, missing, useful_for
from cardtable.games.rummy.rules.solver.faces import count
from cardtable.games.rummy.rules.solver.laydown import best_laydown
from cardtable.games.rummy.rules.solver.requirement import ask_of
from cardtable.players.decision import Claim

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.contract import MeldRules
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.solver.faces import Counts
    from cardtable.games.rummy.rules.state import RummyView

    Held = frozenset[Card]


def seat_of(view: RummyView) -> int:
    """The seat whose view it is."""
    assert view.seat is not None
    return view.seat


def without(hand: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The hand less one card."""
    return tuple(other for other in hand if other is not card)


def lacks(view: RummyView, cards: Sequence[Card], size: int) -> int:
    """How many cards these lack for a contract that can be laid in the next turn; ``size`` is the hand before it."""
    counts = count(cards)
    return min(_lacks(counts, contract, view.rules.meld_rules) for contract in _wanted(view, size))


def _wanted(view: RummyView, size: int) -> list[Contract]:
    """The contract; with a card in one meld more where a single card would be left that may not be discarded (S-25)."""
    rules, contract = view.rules, view.rules.contract(view.number)
    single = size == contract.size and not (rules.may_discard_out(view.number) or rules.float_one)
    if not single or rules.uses_all(view.number) or (rules.exact and not rules.layoff_same_turn):
        return [contract]
    longer = []
    if contract.sets:
        longer.append(Contract((*contract.sets[:-1], contract.sets[-1] + 1), contract.runs))
    if contract.runs:
        longer.append(Contract(contract.sets, (*contract.runs[:-1], contract.runs[-1] + 1)))
    return longer


@lru_cache(maxsize=4096)
def _lacks(counts: Counts, contract: Contract, rules: MeldRules) -> int:
    return missing(counts, ask_of(contract, rules))


@lru_cache(maxsize=4096)
def _natural_help(counts: Counts, contract: Contract, rules: MeldRules) -> frozenset[tuple[Rank, Suit]]:
    return frozenset(useful_for(counts, ask_of(contract, rules)))


def helping(view: RummyView, hand: Sequence[Card]) -> int:
    """How many unseen cards would bring this hand nearer to its contract, jokers included."""
    counts, rules = count(hand), view.rules.meld_rules
    wanted = _wanted(view, len(hand))
    least = min(_lacks(counts, contract, rules) for contract in wanted)
    if not least:
        return 0
    nearest = [contract for contract in wanted if _lacks(counts, contract, rules) == least]
    faces = {face for contract in nearest for face in _natural_help(counts, contract, rules)}
    # Not every rule lets a joker stand for what is missing.
    wild = counts._replace(jokers=counts.jokers + 1)
    joker = any(_lacks(wild, contract, rules) < least for contract in nearest)
    return sum(joker if card.suit is None else (card.rank, card.suit) in faces for card in view.unseen())


# So many tables are looked at before it is not claimed that a hand goes out.
LOOKS: Final = 2000


def fits(view: RummyView, card: Card, melds: Sequence[Meld]) -> bool:
    """Whether the card can be added to one of these melds (K-15, S-13)."""
    return any(add(meld, card, None, view.rules.jokers) is not None for meld in melds)


def freed(view: RummyView, card: Card) -> list[tuple[Meld, ...]]:
    """The tables that lie there after the card took a joker that can then be laid off (K-16, S-14)."""
    tables = [after for after, joker in _swaps(view, card, view.melds) if fits(view, joker, after)]
    return tables if card.suit is not None else []


def plays(view: RummyView, card: Card) -> bool:
    """Whether a player who is down gets rid of the card."""
    return fits(view, card, view.melds) or bool(freed(view, card))


def _swaps(view: RummyView, card: Card, melds: Sequence[Meld]) -> Iterator[tuple[tuple[Meld, ...], Card]]:
    for at, meld in enumerate(melds):
        if view.rules.runs_only and not meld.is_run:
            continue
        for place in range(len(meld.cards)):
            found = swap(meld, place, card)
            if found is not None:
                yield (*melds[:at], found[0], *melds[at + 1 :]), found[1]


def swapped(view: RummyView, action: SwapJoker) -> tuple[tuple[Meld, ...], Card]:
    """The table after this exchange, and the joker that was taken."""
    found = swap(view.melds[action.meld], action.place, action.card)
    assert found is not None
    return (*view.melds[: action.meld], found[0], *view.melds[action.meld + 1 :]), found[1]


def nearly_fits(view: RummyView, card: Card) -> bool:
    """Whether the card fits on the table, or would fit on a run that grows by one."""
    if card.suit is None or fits(view, card, view.melds):
        return True
    ends = [(meld.suit, end) for meld in view.melds if meld.is_run for end in (meld.low - 2, meld.high + 2)]
    return any(suit is card.suit and 1 <= end <= 14 and rank_at(end) == card.rank for suit, end in ends)


def users(view: RummyView, card: Card) -> list[int]:
    """The other seats that have a use for the card, as far as the table and the cards they took tell."""
    found = []
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        used = plays(view, card) if view.down[seat] else any(_alike(view, card, other) for other in view.known[seat])
        if used:
            found.append(seat)
    return found


def _alike(view: RummyView, card: Card, other: Card) -> bool:
    """Whether two cards can lie in one meld of the contract next to each other, or with one card between them."""
    if card.suit is None or other.suit is None:
        return card.suit is None
    contract = view.rules.contract(view.number)
    if contract.sets and card.rank == other.rank:
        return True
    return bool(contract.runs) and card.suit is other.suit and 0 < abs(card.rank - other.rank) <= 2


def goes_out(view: RummyView, action: Action) -> bool:
    """Whether all cards are gone in this turn when this is done next."""
    hand = frozenset(view.hand)
    match action:
        case Discard():
            return len(hand) == 1
        case LayDown(melds):
            hand -= {card for meld in melds for card in meld.cards}
            return _rid(view, hand, (*view.melds, *melds), may_lay=view.rules.layoff_same_turn)
        case LayOff(card, at, end):
            more = add(view.melds[at], card, end, view.rules.jokers)
            assert more is not None
            return _rid(view, hand - {card}, (*view.melds[:at], more, *view.melds[at + 1 :]))
        case SwapJoker(card):
            after, joker = swapped(view, action)
            return view.down[view.turn] and _rid(view, hand - {card} | {joker}, after, may_lay=not view.layoff_waits)
    return False


def gets_rid_of(view: RummyView, card: Card) -> bool:
    """Whether a player who is down can lay this card of the hand now, perhaps after others."""
    return _rid(view, frozenset(view.hand), view.melds, wanted=card)


def gets_rid_of_all(view: RummyView, hand: Sequence[Card], melds: Sequence[Meld]) -> bool:
    """Whether a player who is down can lay all of this hand now, but for a last card that may be discarded."""
    return _rid(view, frozenset(hand), tuple(melds))


def _rid(
    view: RummyView, hand: Held, melds: tuple[Meld, ...], *, may_lay: bool = True, wanted: Card | None = None
) -> bool:
    """Whether the hand, or the card that is wanted, can be laid; by trying everything, up to a limit."""
    discard = view.rules.may_discard_out(view.number)
    seen: set[tuple[Held, tuple[Meld, ...]]] = set()
    waiting = [(hand, melds)]
    while waiting and len(seen) < LOOKS:
        held, lying = waiting.pop()
        if wanted is None and (not held or (len(held) == 1 and discard)):
            return True
        if wanted is not None and wanted not in held:
            return True
        if not may_lay or (held, lying) in seen:
            continue
        seen.add((held, lying))
        for card in sorted(held):
            for after, joker in _swaps(view, card, lying):
                waiting.append((held - {card} | {joker}, after))
        for card in sorted(held, reverse=True):
            for at, meld in enumerate(lying):
                for end in ("high", "low") if meld.is_run else (None,):
                    more = add(meld, card, end, view.rules.jokers)
                    if more is not None:
                        waiting.append((held - {card}, (*lying[:at], more, *lying[at + 1 :])))
    return False


def _alternatives(view: RummyView) -> list[Card]:
    """One card of each face that may be discarded."""
    return list({action.card.face: action.card for action in view.legal() if isinstance(action, Discard)}.values())


def _price(view: RummyView, card: Card) -> int:
    return scoring.points((card,), view.rules.points)


def _least_needed(view: RummyView) -> list[Card]:
    """The cards without which the hand is as near to its contract as it can be; those that fit nowhere when down."""
    cards = _alternatives(view)
    if view.down[seat_of(view)]:
        return [card for card in cards if not plays(view, card)] or cards
    lacking = [(lacks(view, without(view.hand, card), len(view.hand) - 1), card) for card in cards]
    least = min(number for number, _ in lacking)
    return [card for number, card in lacking if number == least]


def _of(action: Action, cards: list[Card]) -> bool:
    return isinstance(action, Discard) and any(action.card.face == card.face for card in cards)


def discard_useless(view: RummyView, action: Action) -> bool:
    """No card is needed less for the contract."""
    return isinstance(action, Discard) and not view.down[seat_of(view)] and _of(action, _least_needed(view))


def discard_dear(view: RummyView, action: Action) -> bool:
    """No card in hand costs more."""
    if not isinstance(action, Discard):
        return False
    return _price(view, action.card) == max(_price(view, card) for card in view.hand)


def discard_dear_spare(view: RummyView, action: Action) -> bool:
    """No card that is needed as little costs more; of those of a player who is down, a dearer one can be laid."""
    spare = _least_needed(view) if isinstance(action, Discard) else []
    if not isinstance(action, Discard) or not _of(action, spare):
        return False
    if view.down[seat_of(view)] and discard_dear(view, action):
        return False
    return _price(view, action.card) == max(_price(view, card) for card in spare)


def discard_spares_dearer(view: RummyView, action: Action) -> bool:
    """Every dearer card is needed, or more cards help with it in hand."""
    if not isinstance(action, Discard) or view.down[seat_of(view)]:
        return False
    spare = _least_needed(view)
    dearer = [card for card in _alternatives(view) if _price(view, card) > _price(view, action.card)]
    mine = helping(view, without(view.hand, action.card))
    others = [card for card in dearer if _of(Discard(card), spare)]
    return _of(action, spare) and all(helping(view, without(view.hand, card)) < mine for card in others)


def discard_alike(view: RummyView, action: Action) -> bool:
    """No card can be laid, and all cost the same."""
    cards = _alternatives(view)
    alike = len({_price(view, card) for card in cards}) == 1 and not any(plays(view, card) for card in cards)
    return isinstance(action, Discard) and view.down[seat_of(view)] and alike


def discard_keeps_outs(view: RummyView, action: Action) -> bool:
    """No card that is needed as little leaves more unseen cards that help."""
    spare = _least_needed(view) if isinstance(action, Discard) and not view.down[seat_of(view)] else []
    if not isinstance(action, Discard) or not _of(action, spare):
        return False
    most = max(helping(view, without(view.hand, card)) for card in spare)
    return most > 0 and helping(view, without(view.hand, action.card)) == most


def discard_steps_back(view: RummyView, action: Action) -> bool:
    """The hand lacks more without the card, and yet more cards help then than after any other discard but such ones."""
    if not isinstance(action, Discard) or view.down[seat_of(view)] or _of(action, spare := _least_needed(view)):
        return False
    return helping(view, without(view.hand, action.card)) > max(helping(view, without(view.hand, one)) for one in spare)


def discard_safe(view: RummyView, action: Action) -> bool:
    """Another card would help the next player where this one does not, or would help more of the others."""
    if not isinstance(action, Discard):
        return False
    mine = users(view, action.card)
    following = (seat_of(view) + 1) % view.seats
    for card in _alternatives(view):
        theirs = users(view, card)
        if len(theirs) > len(mine) or (following in theirs and following not in mine):
            return True
    return False


def discard_keeps_fit(view: RummyView, action: Action) -> bool:
    """The card fits nowhere, and another one does."""
    if not isinstance(action, Discard) or not view.down[seat_of(view)] or fits(view, action.card, view.melds):
        return False
    return any(plays(view, card) for card in without(view.hand, action.card))


def discard_keeps_near(view: RummyView, action: Action) -> bool:
    """The card does not come near any meld, and another one does."""
    if not isinstance(action, Discard) or not view.down[seat_of(view)] or nearly_fits(view, action.card):
        return False
    return any(nearly_fits(view, card) for card in without(view.hand, action.card))


def discard_gives_way(view: RummyView, action: Action) -> bool:
    """The card fits, no last card may be discarded, and the stock was renewed: all wait for each other (S-24)."""
    if not isinstance(action, Discard) or view.rules.may_discard_out(view.number) or not view.reshuffles:
        return False
    others = all(not fits(view, card, view.melds) for card in without(view.hand, action.card))
    return others and view.down[seat_of(view)] and fits(view, action.card, view.melds)


def keep_last(view: RummyView, action: Action) -> bool:
    """The turn ends with one card in hand, which no meld takes; one that does may have to wait (K-15)."""
    return isinstance(action, KeepLast) and not fits(view, view.hand[0], view.melds)


def only_move(view: RummyView, _action: Action) -> bool:
    """There is nothing else to do."""
    return len(view.legal()) == 1


# From this share of the hand on it came mostly from the discards.
MOSTLY: Final = 0.6


def upcard(view: RummyView) -> Card | None:
    """The card that is offered."""
    return view.discard[-1] if view.live and view.discard else None


def taken(view: RummyView) -> RummyView | None:
    """The view after the upcard was taken."""
    card = upcard(view)
    if card is None:
        return None
    return replace(view, hand=(*view.hand, card), discard=view.discard[:-1], live=False, phase="meld")


def take_goes_out(view: RummyView, action: Action) -> bool:
    """With the upcard a player who is down gets rid of everything in this turn."""
    after = taken(view) if action == TAKE_UPCARD else None
    return after is not None and view.down[seat_of(view)] and gets_rid_of_all(after, after.hand, after.melds)


def take_completes(view: RummyView, action: Action) -> bool:
    """The contract can be laid with the upcard, and something was missing before."""
    after = taken(view) if action == TAKE_UPCARD else None
    if after is None or view.down[seat_of(view)] or not lacks(view, view.hand, len(view.hand)):
        return False
    return next(legality.laydowns(after, seat_of(view), after.hand), None) is not None


def take_laid_too(view: RummyView, action: Action) -> bool:
    """The contract lies in the hand, and the upcard goes with it."""
    card = upcard(view)
    open_ = action == TAKE_UPCARD and not view.down[seat_of(view)]
    complete = open_ and not lacks(view, view.hand, len(view.hand))
    return complete and card is not None and _laid_too(view, card)


def _laid_too(view: RummyView, card: Card) -> bool:
    """Whether a hand that holds its contract can lay the card too, in a meld of the contract or beside it."""
    price = scoring.PRESETS[view.rules.points]
    contract, rules = view.rules.contract(view.number), view.rules.meld_rules
    before = best_laydown(view.hand, contract, rules, price, view.melds)
    after = best_laydown((*view.hand, card), contract, rules, price, view.melds)
    if before is None or after is None:
        return False
    return scoring.points(after.left, view.rules.points) <= scoring.points(before.left, view.rules.points)


def joker_offered(view: RummyView, action: Action, wanted: Action) -> bool:
    """The upcard is a joker."""
    card = upcard(view)
    return action == wanted and card is not None and card.suit is None


def take_nearer(view: RummyView, action: Action) -> bool:
    """The upcard brings the contract nearer."""
    card = upcard(view)
    return action == TAKE_UPCARD and card is not None and _nearer(view, card)


def _nearer(view: RummyView, card: Card) -> bool:
    return not view.down[seat_of(view)] and lacks(view, (*view.hand, card), len(view.hand)) < lacks(
        view, view.hand, len(view.hand)
    )


def take_outs(view: RummyView, action: Action) -> bool:
    """With the upcard more unseen cards help than now."""
    card = upcard(view)
    if action != TAKE_UPCARD or card is None or view.down[seat_of(view)]:
        return False
    return _outs_when_taken(view, card) > helping(view, view.hand)


def _outs_when_taken(view: RummyView, card: Card) -> int:
    """How many unseen cards help, when the upcard was taken and another card was discarded that is not needed."""
    with_it = (*view.hand, card)
    now = lacks(view, view.hand, len(view.hand))
    hands = [without(with_it, other) for other in {one.face: one for one in view.hand}.values()]
    return max((helping(view, hand) for hand in hands if lacks(view, hand, len(hand)) <= now), default=0)


def take_lays_off(view: RummyView, action: Action) -> bool:
    """The upcard fits on the table."""
    card = upcard(view)
    return action == TAKE_UPCARD and card is not None and view.down[seat_of(view)] and fits(view, card, view.melds)


def take_frees_joker(view: RummyView, action: Action) -> bool:
    """The upcard takes a joker that can be laid off."""
    card = upcard(view)
    return action == TAKE_UPCARD and card is not None and view.down[seat_of(view)] and bool(freed(view, card))


def take_lays_later(view: RummyView, action: Action) -> bool:
    """It can be laid in this turn, when other cards were."""
    after = taken(view) if action == TAKE_UPCARD else None
    return after is not None and view.down[seat_of(view)] and gets_rid_of(after, after.hand[-1])


def draw_no_use(view: RummyView, action: Action) -> bool:
    """The upcard cannot be laid, brings the contract no nearer, and no more cards help with it."""
    card = upcard(view)
    if action != DRAW_STOCK or card is None:
        return False
    if view.down[seat_of(view)]:
        return not plays(view, card)
    if not lacks(view, view.hand, len(view.hand)):
        return not _laid_too(view, card)
    return not _swaps_one(view, card) and _outs_when_taken(view, card) <= helping(view, view.hand)


def draw_hardly(view: RummyView, action: Action) -> bool:
    """The upcard does not bring the contract nearer, though more cards might help afterwards."""
    card = upcard(view)
    return action == DRAW_STOCK and card is not None and not view.down[seat_of(view)] and not _swaps_one(view, card)


def _swaps_one(view: RummyView, card: Card) -> bool:
    """Whether the hand is nearer to its contract with the upcard, when another card was discarded for it."""
    now = lacks(view, view.hand, len(view.hand))
    with_it = (*view.hand, card)
    if not lacks(view, with_it, len(view.hand)):
        return True
    hands = (without(with_it, other) for other in {one.face: one for one in view.hand}.values())
    return any(lacks(view, hand, len(hand)) < now for hand in hands)


def draw_keeps_outs(view: RummyView, action: Action) -> bool:
    """The upcard may bring the contract nearer; but then fewer unseen cards help than now."""
    card = upcard(view)
    if action != DRAW_STOCK or card is None or view.down[seat_of(view)]:
        return False
    return _outs_when_taken(view, card) < helping(view, view.hand)


def draw_goes_round(view: RummyView, action: Action) -> bool:
    """Most of the hand was taken from the discards."""
    return action == DRAW_STOCK and view.live and len(view.known[seat_of(view)]) > MOSTLY * len(view.hand)


def nothing_to_take(view: RummyView, action: Action) -> bool:
    """No upcard is offered."""
    return action == DRAW_STOCK and not view.live


# -- buying -----------------------------------------------------------------------------------------------------------


def buy_nearer(view: RummyView, action: Action) -> bool:
    """The upcard brings the contract nearer."""
    card = upcard(view)
    return action == BUY and card is not None and _nearer(view, card)


def buy_outs(view: RummyView, action: Action) -> bool:
    """With the upcard more unseen cards help than now."""
    card = upcard(view)
    return action == BUY and card is not None and helping(view, (*view.hand, card)) > helping(view, view.hand)


def buy_room(view: RummyView, action: Action) -> bool:
    """A turn draws one card, and a player who may not discard the last needs a longer meld for it (S-16, S-25)."""
    size, needed = len(view.hand), view.rules.contract(view.number).size
    if size + 1 < needed:
        return action == BUY
    shorter = view.rules.exact and not view.rules.layoff_same_turn and not view.rules.float_one
    return action == BUY and shorter and size == needed and not view.rules.may_discard_out(view.number)


def buy_chances(view: RummyView, action: Action) -> bool:
    """Cards of the stock come with every purchase, and there are some that would help."""
    return action == BUY and view.rules.buy_cost > 0 and helping(view, view.hand) > 0


def pass_no_use(view: RummyView, action: Action) -> bool:
    """The upcard brings the contract no nearer, and no more cards help with it."""
    card = upcard(view)
    if not pass_hardly(view, action) or card is None:
        return False
    return helping(view, (*view.hand, card)) <= helping(view, view.hand)


def pass_hardly(view: RummyView, action: Action) -> bool:
    """The upcard brings the contract no nearer."""
    card = upcard(view)
    return action == PASS_BUY and card is not None and card.suit is not None and not _nearer(view, card)


def pass_risk(view: RummyView, action: Action) -> bool:
    """It would help; and every purchase adds cards that count until they are laid (K-28, S-28)."""
    card = upcard(view)
    return action == PASS_BUY and card is not None and (card.suit is None or _nearer(view, card))


def pass_completes(view: RummyView, action: Action) -> bool:
    """It would complete the contract; and somebody is down already, who may be out before this seat can lay."""
    card = upcard(view)
    if action != PASS_BUY or card is None or not any(view.down):
        return False
    contract, rules = view.rules.contract(view.number), view.rules.meld_rules
    return distance(view.hand, contract, rules) > 0 == distance((*view.hand, card), contract, rules)


def pass_penalty(view: RummyView, action: Action) -> bool:
    """Another purchase costs penalty points (K-21)."""
    rules = view.rules
    return action == PASS_BUY and rules.buy_over == "pay" and view.bought[seat_of(view)] >= rules.buys(view.number)


def pass_down(view: RummyView, action: Action) -> bool:
    """This seat is down."""
    return action == PASS_BUY and view.down[seat_of(view)]


def lay_down(_view: RummyView, action: Action) -> bool:
    """The contract is laid."""
    return isinstance(action, LayDown)


def lay_down_owed(view: RummyView, action: Action) -> bool:
    """A player who took a joker without being down lays down in the same turn (S-14)."""
    return isinstance(action, LayDown) and view.must_lay_down


def lay_off(_view: RummyView, action: Action) -> bool:
    """A card is laid off."""
    return isinstance(action, LayOff)


def lays_joker_first(view: RummyView, action: Action) -> bool:
    """This is the joker that may not be kept (K-16)."""
    return isinstance(action, LayOff) and action.card is view.must_play


def swap_lay_down(view: RummyView, action: Action) -> bool:
    """A player who is not down may take a joker only to lay down with it (S-14)."""
    return isinstance(action, SwapJoker) and not view.down[seat_of(view)]


def swap_lay_off(view: RummyView, action: Action) -> bool:
    """The joker that is taken fits on the table."""
    if not isinstance(action, SwapJoker):
        return False
    after, joker = swapped(view, action)
    return not view.layoff_waits and fits(view, joker, after)


def _out(kind: type[Action]) -> Claim:
    """All cards are gone in this turn, this action being its next step; no better reason is needed, nor one alone."""
    return Claim(lambda view, action: isinstance(action, kind) and goes_out(view, action), singles_out=False)


CLAIMS: Final = {
    "take-goes-out": Claim(take_goes_out),
    "take-completes": Claim(take_completes),
    "take-laid-too": Claim(take_laid_too),
    "take-lays-off": Claim(take_lays_off),
    "take-frees-joker": Claim(take_frees_joker),
    "take-lays-later": Claim(take_lays_later),
    "take-joker": Claim(partial(joker_offered, wanted=TAKE_UPCARD)),
    "take-nearer": Claim(take_nearer),
    "take-outs": Claim(take_outs),
    "nothing-to-take": Claim(nothing_to_take),
    "draw-no-use": Claim(draw_no_use),
    "draw-hardly": Claim(draw_hardly),
    "draw-keeps-outs": Claim(draw_keeps_outs),
    "draw-goes-round": Claim(draw_goes_round),
    "buy-joker": Claim(partial(joker_offered, wanted=BUY)),
    "buy-nearer": Claim(buy_nearer),
    "buy-room": Claim(buy_room),
    "buy-outs": Claim(buy_outs),
    "buy-chances": Claim(buy_chances),
    "pass-down": Claim(pass_down),
    "pass-penalty": Claim(pass_penalty),
    "pass-no-use": Claim(pass_no_use),
    "pass-hardly": Claim(pass_hardly),
    "pass-completes": Claim(pass_completes),
    "pass-risk": Claim(pass_risk),
    "lay-down-out": _out(LayDown),
    "lay-down": Claim(lay_down),
    "lay-down-owed": Claim(lay_down_owed, singles_out=False),
    "lay-off-out": _out(LayOff),
    "lay-joker-first": Claim(lays_joker_first, singles_out=False),
    "lay-off": Claim(lay_off),
    "swap-out": _out(SwapJoker),
    "swap-lay-down": Claim(swap_lay_down),
    "swap-lay-off": Claim(swap_lay_off),
    "discard-out": _out(Discard),
    "discard-gives-way": Claim(discard_gives_way),
    "discard-keeps-fit": Claim(discard_keeps_fit),
    "discard-safe": Claim(discard_safe),
    "discard-keeps-outs": Claim(discard_keeps_outs),
    "discard-steps-back": Claim(discard_steps_back),
    "discard-dear-spare": Claim(discard_dear_spare),
    "discard-useless": Claim(discard_useless),
    "discard-spares-dearer": Claim(discard_spares_dearer),
    "discard-dear": Claim(discard_dear),
    "discard-keeps-near": Claim(discard_keeps_near),
    # Where nothing tells the cards apart, that is what there is to say.
    "discard-alike": Claim(discard_alike, singles_out=False),
    "keep-last": Claim(keep_last),
    "only-move": Claim(only_move, singles_out=False),
}
