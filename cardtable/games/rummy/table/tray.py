"""Putting the contract together before it is laid down: places for its melds, proposals, and what picked cards are."""

from __future__ import annotations

from itertools import islice, permutations
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.rules import laying, legality, scoring
from cardtable.games.rummy.rules.actions import LayDown
from cardtable.games.rummy.rules.contract import Contract
from cardtable.games.rummy.rules.melds import Meld, as_runs, as_set, readings
from cardtable.games.rummy.rules.solver.arrangements import arrangements
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.laydown import best_laydown
from cardtable.games.rummy.rules.solver.partition import partition
from cardtable.games.rummy.table.words.phrases import faces, meld_text, melds_text
from cardtable.messages import Message, translate
from cardtable.stage.zones import TrayPlace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.view import RummyView
    from cardtable.stage.table import Groups

# So many arrangements are looked through for one that leaves the cards where somebody has put them.
TRIED: Final = 400


def is_open(table: RummyView) -> bool:
    """Whether the seat at the near edge still has its contract to lay down."""
    return table.result is None and not (table.seat is not None and table.down[table.seat])


def places(table: RummyView, groups: Groups) -> list[TrayPlace]:
    """One place for every meld of the contract, holding the cards of ``groups``; see :meth:`Stage.tray`."""
    found: list[TrayPlace] = []
    for (least, is_run), group in zip(_asked(table), _filled(table, groups), strict=True):
        label = _empty_label(least, is_run)
        meld = _reading(table, group, is_run)
        if meld is None:
            found.append(TrayPlace(label, max(least, len(group)), None, tuple(group), (None,) * len(group)))
            continue
        fine = len(meld.cards) == least or (len(meld.cards) > least and not table.rules.exact)
        found.append(TrayPlace(label, max(least, len(meld.cards)), meld_text(meld), meld.cards, faces(meld), fine))
    return found


def laydown(table: RummyView, groups: Groups) -> LayDown | None:
    """The cards of all places as one action; ``None`` as long as a place is no meld."""
    melds = [
        _reading(table, group, is_run) for (_, is_run), group in zip(_asked(table), _filled(table, groups), strict=True)
    ]
    if not melds or any(meld is None for meld in melds):
        return None
    return LayDown(tuple(meld for meld in melds if meld is not None))


def propose(table: RummyView, groups: Groups, picked: Sequence[Card]) -> list[list[Card]] | Refusal:
    """The groups with the picked cards sorted in, or the best melds that the hand can make."""
    if picked:
        return _sorted_in(table, groups, picked)
    return _kept(table, groups) or _best(table)


def describe(table: RummyView, picked: Sequence[Card]) -> Message | None:
    """What picked cards are: one meld, the whole contract, or nothing yet."""
    if len(picked) < 2:
        return None
    found = readings(picked, table.rules.jokers)
    if len(found) == 1:
        return translate("Rummy", "Picked: {melds}.", "one or several melds").put(melds=melds_text(found))
    if found:
        return translate("Rummy", "Picked, this could be: {melds}.", "one or several melds").put(
            melds=melds_text(found)
        )
    whole = _partition(table, picked)
    if whole is not None:
        return translate("Rummy", "Picked: {melds}.", "one or several melds").put(melds=melds_text(whole))
    return translate("Rummy", "%n card(s) picked: no set and no run yet.", None, len(picked))


def _asked(table: RummyView) -> list[tuple[int, bool]]:
    contract = table.rules.contract(table.number)
    return [*((least, False) for least in contract.sets), *((least, True) for least in contract.runs)]


def _filled(table: RummyView, groups: Groups) -> list[Sequence[Card]]:
    number = len(_asked(table))
    return [*groups[:number], *([()] * (number - len(groups)))]


def _reading(table: RummyView, group: Sequence[Card], is_run: bool) -> Meld | None:
    """The meld that these cards are in this place: with the jokers where they were put, if that is possible."""
    if not is_run:
        return as_set(group, table.rules.jokers)
    runs = as_runs(group, table.rules.jokers)
    if not runs:
        return None
    as_put = [run for run in runs if _pattern(run.cards) == _pattern(group)]
    return (as_put or runs[::-1])[0]


def _pattern(cards: Sequence[Card]) -> tuple[Card | None, ...]:
    """Which naturals lie where; one joker is like another."""
    return tuple(None if card.suit is None else card for card in cards)


def _empty_label(least: int, is_run: bool) -> Message:
    if is_run:
        return translate("Rummy", "Run of {length}", "an empty place for a meld").put(length=least)
    return translate("Rummy", "Set of {length}", "an empty place for a meld").put(length=least)


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
    best = LayDown(found.melds)
    refusal = table.refusal(best)
    if refusal is None or table.phase != "meld" or table.seat != table.turn:
        return _in_places(contract, found.melds)
    other = next(legality.laydowns(table, table.seat, table.hand), None)
    return refusal if other is None else _in_places(contract, other)


def _kept(table: RummyView, groups: Groups) -> list[list[Card]] | None:
    """A way to lay down in which all cards stay where somebody has put them already, if there is one."""
    lying = [set(group) for group in groups]
    contract, meld_rules = table.rules.contract(table.number), table.rules.meld_rules
    if not any(lying) or distance(table.hand, contract, meld_rules):
        return None
    for melds in islice(arrangements(table.hand, contract, meld_rules), TRIED):
        filled = _in_places(contract, melds)
        if all(put <= set(place) for put, place in zip(lying, filled, strict=False)):
            return filled
    return None


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
    """Picked cards go where they belong: the whole contract at once, or one meld into the first free place."""
    filled = [list(group) for group in _filled(table, groups)]
    whole = _partition(table, picked)
    if whole is not None:
        return _in_places(table.rules.contract(table.number), whole)
    found = readings(picked, table.rules.jokers)
    if not found:
        return Refusal("no-meld", "melds", tuple(picked))
    for meld in found:
        for number, (_, is_run) in enumerate(_asked(table)):
            if not filled[number] and is_run == meld.is_run:
                filled[number] = list(meld.cards)
                return filled
    return Refusal("no-place", "contracts", number=table.number)


def _partition(table: RummyView, picked: Sequence[Card]) -> tuple[Meld, ...] | None:
    """The picked cards, all of them, as the melds of the contract."""
    contract, meld_rules = table.rules.contract(table.number), table.rules.meld_rules
    if len(picked) < contract.size:
        return None
    return partition(picked, contract, meld_rules, lambda melds: laying.refuse_contract(table, melds) is None)
