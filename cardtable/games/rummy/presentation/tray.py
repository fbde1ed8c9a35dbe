"""Putting the contract together before it is laid down: places for its melds, proposals, and what picked cards are."""

from __future__ import annotations

from itertools import combinations, islice, permutations, product
from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.cards import Rank
from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.presentation.refusal_texts import in_short
from cardtable.games.rummy.presentation.texts import faces, kind_of_meld, melds_text, run_of, set_of
from cardtable.games.rummy.rules import laying, legality, scoring
from cardtable.games.rummy.rules.actions import LayDown
from cardtable.games.rummy.rules.contract import Contract, RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Jokers, Meld, as_runs, as_set, is_joker, readings
from cardtable.games.rummy.rules.solver.arrangements import (
    Place,
    arrangements,
    completions,
    go_together,
    lacking,
    melds_with,
)
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.faces import are_apart
from cardtable.games.rummy.rules.solver.laydown import best_laydown
from cardtable.games.rummy.rules.solver.partition import partition
from cardtable.games.rummy.rules.state import RummyView
from cardtable.messages import Message, translate
from cardtable.stage.common_words import two_sentences
from cardtable.stage.controls import Controls
from cardtable.stage.zones import TrayPlace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.stage.controls import Groups

T = TypeVar("T")


def faults(places: Sequence[Place], melds: Sequence[Meld | None], rules: Rules) -> list[Refusal | None]:
    """For each place why its cards are wrong; ``None`` where they are right, or may become so with more cards.

    ``melds`` are what lies in them already.
    """
    found: list[Refusal | None] = []
    for number, place in enumerate(places):
        fault = _alone(place, rules)
        for earlier in range(number):
            if fault is None and found[earlier] is None:
                fault = _beside(places[earlier], place, melds[earlier], melds[number], rules)
        found.append(fault)
    return found


def _alone(place: Place, rules: Rules) -> Refusal | None:
    naturals = [card for card in place.lying if not is_joker(card)]
    wild = len(place.lying) - len(naturals)
    if rules.exact and len(place.lying) > place.least:
        return Refusal("too-many", "option-exact", place.lying, number=len(place.lying) - place.least)
    full = len(place.lying) >= place.least
    if (full and not rules.jokers.allow(wild, len(naturals))) or (wild > 1 and rules.jokers is Jokers.ONE):
        rule = "jokers" if rules.jokers is rules.usual_jokers else "option-jokers"
        return Refusal("too-many-jokers", rule, place.lying)
    if place.is_run:
        return _run(place, naturals, rules)
    other = next((card for card in naturals if card.rank is not naturals[0].rank), None)
    return None if other is None else Refusal("ranks-differ", "sets", (naturals[0], other))


def _run(place: Place, naturals: Sequence[Card], rules: Rules) -> Refusal | None:
    other = next((card for card in naturals if card.suit is not naturals[0].suit), None)
    if other is not None:
        return Refusal("suits-differ", "runs", (naturals[0], other))
    ranks = [card.rank for card in naturals]
    twice = next((card for card in naturals if ranks.count(card.rank) > 1 + (card.rank is Rank.ACE)), None)
    if twice is not None:
        return Refusal("rank-twice", "runs", (twice,))
    if len(place.lying) > HIGHEST:
        return Refusal("too-many", "runs", place.lying, number=len(place.lying) - HIGHEST)
    span = _span(naturals)
    if rules.exact and span > place.least:
        return Refusal("too-far-apart", "option-exact", (min(naturals), max(naturals)))
    if len(place.lying) >= place.least and not as_runs(place.lying, rules.jokers):
        if ranks.count(Rank.ACE) > 1:
            return Refusal("rank-twice", "runs", (naturals[ranks.index(Rank.ACE)],))
        if rules.jokers is Jokers.APART and as_runs(place.lying, Jokers.HALF):
            return Refusal("jokers-touch", "option-jokers")
        return Refusal("gaps", "runs", place.lying, number=max(1, span - len(place.lying)))
    return None


def _span(naturals: Sequence[Card]) -> int:
    """From the lowest to the highest place, aces where they lie nearest."""
    if not naturals:
        return 0
    options = [(int(Rank.ACE), HIGHEST) if card.rank is Rank.ACE else (int(card.rank),) for card in naturals]
    ways = [positions for positions in product(*options) if len(set(positions)) == len(positions)]
    return min(max(positions) - min(positions) + 1 for positions in ways)


def _beside(one: Place, other: Place, first: Meld | None, second: Meld | None, rules: Rules) -> Refusal | None:
    """Why two places do not go together (K-9, S-8, S-9)."""
    if one.is_run != other.is_run or not _naturals(one) or not _naturals(other):
        return None
    here, there = _naturals(one)[0], _naturals(other)[0]
    if not one.is_run:
        same = rules.set_ranks and here.rank is there.rank
        return Refusal("same-rank", "option-set_ranks", other.lying) if same else None
    if here.suit is not there.suit or rules.run_suits is RunSuits.ANY:
        return None
    if rules.run_suits is RunSuits.DIFFERENT:
        return Refusal("same-suit", "different-suits", other.lying)
    touch = first is not None and second is not None and not are_apart(first, second)
    return Refusal("runs-touch", "option-run_suits", other.lying) if touch else None


def _naturals(place: Place) -> list[Card]:
    return [card for card in place.lying if not is_joker(card)]


# So many ways to complete what lies in the places are looked through for one that may be laid now.
TRIED: Final = 400


class TrayControls(Controls[RummyView]):
    """The tray, for as long as a seat still has its contract to lay down."""

    def tray(self, view: RummyView, groups: Groups = ()) -> Sequence[TrayPlace]:
        """One place for every meld of the contract, holding the cards of ``groups``."""
        if view.result is not None or (view.seat is not None and view.down[view.seat]):
            return ()
        lying = _lying(view, groups)
        melds = [_reading(view, place) for place in lying]
        found: list[TrayPlace] = []
        for place, meld, fault in zip(lying, melds, faults(lying, melds, view.rules), strict=True):
            label = (run_of if place.is_run else set_of)(place.least)
            room = max(place.least, len(place.lying))
            wrong = None if fault is None else in_short(fault)
            if meld is None:
                found.append(TrayPlace(label, room, None, place.lying, (None,) * len(place.lying), wrong=wrong))
            else:
                fine = wrong is None and len(meld.cards) >= place.least
                found.append(TrayPlace(label, room, kind_of_meld(meld), meld.cards, faces(meld), fine, wrong))
        return found

    def propose(self, view: RummyView, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """The picked cards sorted in, else what lies in the places completed, else the best melds of the hand."""
        if picked:
            others = [[card for card in group if card not in picked] for group in groups]
            return _sorted_in(view, others, picked)
        planned = laydown(view, groups)
        if planned is not None:
            return _next_plan(view, planned)
        return _completed(view, _lying(view, groups)) if any(groups) else _best(view)

    def describe(self, view: RummyView, picked: Sequence[Card]) -> Message | None:
        """What picked cards are: one meld, several, or nothing yet; once the contract is down there are no more."""
        if len(picked) < 2 or (view.seat is not None and view.down[view.seat]):
            return None
        found = readings(picked, view.rules.jokers)
        if len(found) == 1:
            return translate("Rummy", "Picked: {melds}.", "one or several melds").put(melds=melds_text(found))
        if found:
            return translate("Rummy", "Picked, this could be: {melds}.", "one or several melds").put(
                melds=melds_text(found)
            )
        for places in _parts(_lying(view, ())):
            several = _partition(view, picked, places)
            if several is not None:
                return translate("Rummy", "Picked: {melds}.", "one or several melds").put(melds=melds_text(several))
        return translate("Rummy", "%n card(s) picked: no set and no run yet.", None, len(picked))

    def plan(self, view: RummyView, groups: Groups) -> Message | None:
        """What lies in the places, when it is the whole contract."""
        action = laydown(view, groups)
        if action is None:
            return None
        planned = translate("Rummy", "Planned: {melds}. Nothing is laid yet.", "one or several melds").put(
            melds=melds_text(action.melds)
        )
        left = _left(view, action.melds)
        kept = translate("Rummy", "%n card(s) left: {points} points.", "what a plan leaves in hand", len(left))
        points = scoring.points(left, view.rules.points)
        return two_sentences(planned, kept.put(points=points)) if left else planned


def laydown(table: RummyView, groups: Groups) -> LayDown | None:
    """The cards of all places as one action; ``None`` as long as a place does not hold what is asked for."""
    lying = _lying(table, groups)
    melds = [meld for place in lying if (meld := _reading(table, place)) is not None]
    if not melds or len(melds) < len(lying) or laying.refuse_contract(table, melds) is not None:
        return None
    return LayDown(tuple(melds))


def _left(table: RummyView, melds: Sequence[Meld]) -> list[Card]:
    """What a plan leaves in hand."""
    laid = {card for meld in melds for card in meld.cards}
    return [card for card in table.hand if card not in laid]


def _next_plan(table: RummyView, planned: LayDown) -> list[list[Card]] | Refusal:
    """Another way to lay the contract down: of those that keep other faces, the one that costs next most."""
    rules = table.rules
    contract = rules.contract(table.number)

    def kept(melds: Sequence[Meld]) -> tuple[int, tuple[Card, ...]]:
        left = _left(table, melds)
        return scoring.points(left, rules.points), tuple(sorted(card.face for card in left))

    ways = {kept(melds): melds for melds in islice(arrangements(table.hand, contract, rules.meld_rules), TRIED)}
    now = kept(planned.melds)
    others = sorted(way for way in ways if way != now and _why_not(table, ways[way]) is None)
    if not others:
        return Refusal("only-plan", "contracts")
    return _in_places(contract, ways[next((way for way in others if way > now), others[0])])


def _why_not(table: RummyView, melds: Sequence[Meld]) -> Refusal | None:
    """Why these cannot be laid: just now where this seat may lay, else at all."""
    if table.phase == "meld" and table.seat == table.turn:
        return table.refusal(LayDown(tuple(melds)))
    return laying.refuse_contract(table, melds)


def _asked(table: RummyView) -> list[tuple[int, bool]]:
    contract = table.rules.contract(table.number)
    return [*((least, False) for least in contract.sets), *((least, True) for least in contract.runs)]


def _lying(table: RummyView, groups: Groups) -> list[Place]:
    """The places of the contract with the cards that lie in them."""
    asked = _asked(table)
    filled = [*groups[: len(asked)], *([()] * (len(asked) - len(groups)))]
    return [Place(is_run, least, tuple(group)) for (least, is_run), group in zip(asked, filled, strict=True)]


def _reading(table: RummyView, place: Place) -> Meld | None:
    """The meld that the cards of this place are: with the jokers where they were put, if that is possible."""
    return next(iter(_all_readings(table, place)), None)


def _all_readings(table: RummyView, place: Place) -> list[Meld]:
    """The melds that they can be, with the jokers where they were put first, then the highest."""
    if not place.is_run:
        found = as_set(place.lying, table.rules.jokers)
        return [] if found is None else [found]
    runs = as_runs(place.lying, table.rules.jokers)[::-1]
    return sorted(runs, key=lambda run: _pattern(run.cards) != _pattern(place.lying))


def _pattern(cards: Sequence[Card]) -> tuple[Card | None, ...]:
    """Which naturals lie where; one joker is like another."""
    return tuple(None if card.suit is None else card for card in cards)


def _best(table: RummyView) -> list[list[Card]] | Refusal:
    """The lay-down that leaves the fewest points, if it is allowed, else the next best that is."""
    rules = table.rules
    contract, meld_rules = rules.contract(table.number), rules.meld_rules
    lacking = distance(table.hand, contract, meld_rules)
    if lacking:
        return Refusal("contract-not-met", "contracts", number=lacking)
    found = best_laydown(
        table.hand, contract, meld_rules, lambda card: scoring.points((card,), rules.points), table.melds
    )
    assert found is not None
    assert table.seat is not None
    refusal = _why_not(table, found.melds)
    if refusal is None:
        return _in_places(contract, found.melds)
    other = next(legality.laydowns(table, table.seat, table.hand), None)
    return refusal if other is None else _in_places(contract, other)


def _completed(table: RummyView, lying: Sequence[Place]) -> list[list[Card]] | Refusal:
    """The whole contract with every card where it lies, else each place that can be completed, else why none can."""
    melds = [_reading(table, place) for place in lying]
    for fault in faults(lying, melds, table.rules):
        if fault is not None:
            return fault
    refused: Refusal | None = None
    for found in islice(completions(table.hand, lying, table.rules.meld_rules), TRIED):
        refusal = _why_not(table, found)
        if refusal is None:
            return [list(meld.cards) for meld in found]
        refused = refused or refusal
    return refused or _one_by_one(table, lying)


def _one_by_one(table: RummyView, lying: Sequence[Place]) -> list[list[Card]] | Refusal:
    """Each place with cards completed from what is free, as far as that goes."""
    filled = [list(place.lying) for place in lying]
    incomplete: Refusal | None = None
    for number, place in enumerate(lying):
        if not place.lying:
            continue
        free = [card for card in table.hand if not any(card in group for group in filled)]
        beside = [
            other
            for at, one in enumerate(lying)
            if at != number and (other := _reading(table, one._replace(lying=tuple(filled[at])))) is not None
        ]
        ways = islice(melds_with(place, free, table.rules.meld_rules), TRIED)
        meld = next((way for way in ways if go_together([*beside, way], table.rules.meld_rules)), None)
        if meld is not None:
            filled[number] = list(meld.cards)
        elif incomplete is None:
            code = "run-lacks" if place.is_run else "set-lacks"
            incomplete = Refusal(code, "contracts", place.lying, number=lacking(place, free))
    if any(set(group) != set(place.lying) for group, place in zip(filled, lying, strict=True)):
        return filled
    return incomplete or _rest_lacks(table, lying)


def _rest_lacks(table: RummyView, lying: Sequence[Place]) -> Refusal:
    """The places with cards are full, and for the others the hand has too little."""
    free = [card for card in table.hand if not any(card in place.lying for place in lying)]
    rest = _contract_of([place for place in lying if not place.lying])
    if not rest.size:
        return Refusal("other-contract", "contracts", number=table.number)
    return Refusal("rest-lacks", "contracts", number=max(1, distance(free, rest, table.rules.meld_rules)))


def _contract_of(places: Sequence[Place]) -> Contract:
    return Contract(
        tuple(place.least for place in places if not place.is_run),
        tuple(place.least for place in places if place.is_run),
    )


def _in_places(contract: Contract, melds: Sequence[Meld]) -> list[list[Card]]:
    """The cards of melds in the order in which the contract names them, each place long enough."""
    found: list[list[Card]] = []
    for leasts, of_kind in (
        (contract.sets, [meld for meld in melds if not meld.is_run]),
        (contract.runs, [meld for meld in melds if meld.is_run]),
    ):
        fitting = next(
            order
            for order in permutations(of_kind)
            if all(len(meld.cards) >= least for meld, least in zip(order, leasts, strict=True))
        )
        found += [list(meld.cards) for meld in fitting]
    return found


def _sorted_in(table: RummyView, groups: Groups, picked: Sequence[Card]) -> list[list[Card]] | Refusal:
    """Picked cards go where they belong: all that is still empty at once, one meld into a free place, several, or on.

    One meld is read as it was picked, as if it had been put there.
    """
    lying = _lying(table, groups)
    filled = [list(place.lying) for place in lying]
    empty = [number for number, place in enumerate(lying) if not place.lying]
    beside = [meld for place in lying if place.lying and (meld := _reading(table, place)) is not None]
    kinds = [meld.is_run for meld in readings(picked, table.rules.jokers)]
    free = next((number for kind in kinds for number in empty if lying[number].is_run == kind), None)
    for numbers in list(_parts(empty))[: None if free is None else 1]:
        several = _partition(table, picked, [lying[number] for number in numbers], beside)
        if several is not None:
            for number, meld in zip(numbers, several, strict=True):
                filled[number] = list(meld.cards)
            return filled
    if free is not None:
        ways = _all_readings(table, lying[free]._replace(lying=tuple(picked)))
        alone = next((meld for meld in ways if go_together([*beside, meld], table.rules.meld_rules)), ways[0])
        filled[free] = list(alone.cards)
        return filled
    joined = _joined(table, lying, picked)
    if joined is not None:
        return joined
    if readings(picked, table.rules.jokers):
        return Refusal("no-place", "contracts", number=table.number)
    if table.rules.jokers is Jokers.APART and any(one.is_run for one in readings(picked, Jokers.HALF)):
        return Refusal("jokers-touch", "option-jokers")
    return Refusal("no-meld", "option-jokers" if readings(picked, table.rules.usual_jokers) else "melds", tuple(picked))


def _joined(table: RummyView, lying: Sequence[Place], picked: Sequence[Card]) -> list[list[Card]] | None:
    """The picked cards added to a place where cards lie: to one that they complete, else to one where they may stay."""
    promising: list[list[Card]] | None = None
    for number, place in enumerate(lying):
        if not place.lying:
            continue
        longer = place._replace(lying=(*place.lying, *picked))
        after = [*lying[:number], longer, *lying[number + 1 :]]
        melds = [_reading(table, one) for one in after]
        if faults(after, melds, table.rules)[number] is not None:
            continue
        groups = [list(one.lying) for one in after]
        meld = melds[number]
        if meld is not None:
            groups[number] = list(meld.cards)
            return groups
        promising = promising or groups
    return promising


def _parts(places: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """All of these places, then fewer of them, but several."""
    for number in range(len(places), 1, -1):
        yield from combinations(places, number)


def _partition(
    table: RummyView, picked: Sequence[Card], places: Sequence[Place], beside: Sequence[Meld] = ()
) -> tuple[Meld, ...] | None:
    """The picked cards, all of them, as melds for these places, in their order, that go with those ``beside``."""
    contract = _contract_of(places)
    if len(picked) < contract.size:
        return None
    rules = table.rules.meld_rules
    return partition(picked, contract, rules, lambda melds: go_together([*beside, *melds], rules))
