"""What lies where on a table of contract rummy, and what is written beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card
from cardtable.games.rummy.presentation.texts import faces, meld_text
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.solver.distance import distance, useful
from cardtable.games.rummy.rules.solver.hand_groups import groups as grouped
from cardtable.games.rummy.rules.solver.hand_groups import groups_to_lay_off
from cardtable.games.rummy.rules.state import RummyView
from cardtable.messages import listing, translate, verbatim
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import DISCARD_PILE
from cardtable.stage.layout import DISCARD_ZONE, HandOrder, Layout, hand_zones, stock_zone
from cardtable.stage.zones import Middle, Note, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.round import Standing
    from cardtable.stage.zones import Plate

MELD: Final = "meld-"
# Of more faces that would do none is named.
MOST_NAMED: Final = 8


class RummyLayout(Layout[RummyView]):
    """Melds in the middle, and at each seat how often it may still buy."""

    middle = Middle.MELDS

    def zones(self, view: RummyView, names: Sequence[str], near: int) -> list[Zone]:
        pile_name = translate("Rummy", "Upcard") if view.live else DISCARD_PILE
        pile = Zone(DISCARD_ZONE, ZoneKind.PILE, pile_name, view.discard)
        return [stock_zone(view.stock_left), pile, *_melds(view, names), *hand_zones(view, names, near)]

    def meld_room(self, view: RummyView) -> Sequence[int]:
        """All lay down the same contract, and nothing on the table has to make way for it."""
        contract = view.rules.contract(view.number)
        return (*contract.sets, *contract.runs)

    def plates(self, view: RummyView, standing: Standing) -> list[Plate]:
        """How often each may still buy is shown in tokens (K-20, S-22)."""
        limit = view.rules.buys(view.number)
        found = []
        for plate in super().plates(view, standing):
            left = view.buys_left(plate.seat)
            note = translate("Rummy", "may buy %n more time(s)", None, left) if limit else None
            found.append(replace(plate, tokens=left, tokens_of=limit, tokens_note=note))
        return found

    def notes(self, view: RummyView, seat: int) -> tuple[Note, ...]:
        if view.down[seat]:
            return (Note(translate("Rummy", "down", "at a player's name: has laid down")),)
        if seat != view.seat or view.result is not None:
            return ()
        lacking = distance(view.hand, view.rules.contract(view.number), view.rules.meld_rules)
        if not lacking:
            return (Note(translate("Rummy", "contract complete", "at a player's name"), verbatim("✓")),)
        text = translate("Rummy", "%n to go", "cards that are missing to the contract, at a player's name", lacking)
        whole = translate("Rummy", "%n card(s) missing for the contract", "at a player's seat", lacking)
        if lacking == 1:
            faces_of = useful(view.hand, view.rules.contract(view.number), view.rules.meld_rules)
            named = listing([card_name(Card.of(rank, suit)) for suit, rank in sorted((s, r) for r, s in faces_of)])
            if 0 < len(faces_of) <= MOST_NAMED:
                whole = translate("Rummy", "for the contract one of these is missing: {cards}", "at a player's seat")
                whole = whole.put(cards=named)
        return (Note(text, verbatim(f"−{lacking}"), whole),)

    def suggest(self, view: RummyView) -> Sequence[Sequence[Card]]:
        """What the hand has for its contract; once that is down, what can be laid off and what it costs."""
        if self.groups_by(view):
            price = scoring.PRESETS[view.rules.points]
            return groups_to_lay_off(view.hand, view.melds, view.rules.jokers, price)
        return grouped(view.hand, view.rules.contract(view.number), view.rules.meld_rules)

    def groups_by(self, view: RummyView) -> bool:
        """Whether the contract is down."""
        return view.seat is not None and view.down[view.seat]

    def order(self, view: RummyView) -> HandOrder:
        """Who has bought has many cards, and wants to see which go together; who is down, which can be laid off."""
        bought = view.seat is not None and view.bought[view.seat] > 0
        return HandOrder.GROUPS if bought or self.groups_by(view) else HandOrder.SUIT


def _melds(view: RummyView, names: Sequence[str]) -> Iterator[Zone]:
    for index, (meld, owner) in enumerate(zip(view.melds, view.owners, strict=True)):
        name = translate("Rummy", "{player}: {meld}", "whose meld it is, and what it is").put(
            player=names[owner], meld=meld_text(meld)
        )
        yield Zone(f"{MELD}{index}", ZoneKind.MELD, name, meld.cards, owner=owner, stands=faces(meld))
