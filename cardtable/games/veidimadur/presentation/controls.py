"""What can be done in Veiðimaður: whom to ask and, where one may ask for anything, for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import RANKS
from cardtable.engine.refusal import Refusal
from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.actions import ADDRESS, ASK
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.messages import translate, verbatim
from cardtable.stage.commands import DIGITS, Command, Gesture
from cardtable.stage.controls import Controls, doing
from cardtable.stage.layout import hand_zone
from cardtable.stage.zones import zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.stage.controls import Groups

# Aces are 1 and tens 0; jacks, queens and kings have the letters of the pack.
_RANK_KEYS: Final = (*DIGITS, verbatim("J"), verbatim("Q"), verbatim("K"))


def anyone_to_ask(table: VeidimadurView) -> int | None:
    """Whom a question goes to for which no card is picked: who was turned to, or the only one who has cards."""
    if not table.rules.any_rank:
        return None
    others = [seat for seat in range(table.seats) if seat != table.seat and table.counts[seat]]
    return others[0] if len(others) == 1 else table.addressed


class VeidimadurControls(Controls[VeidimadurView]):
    """A card put on the hand of another player asks for its rank."""

    def gesture(
        self, view: VeidimadurView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        others = {hand_zone(seat): seat for seat in range(view.seats) if seat != view.seat}
        other = others.get(zone_of(target))
        if view.seat is None or other is None:
            return None
        if len({card.rank for card in cards}) > 1:
            return Refusal("one-rank", "asking")
        action = ASK[other, cards[0].rank] if cards else ADDRESS[other]
        return doing(view, action)

    def commands(
        self, view: VeidimadurView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        """One button for every other player, or the ranks that the addressed player can be asked for."""
        if view.seat is None or view.result is not None:
            return []
        other = None if picked else anyone_to_ask(view)
        if other is not None and view.seat == view.turn:
            return [
                Command(ASK[other, rank], asked(rank), key, view.refusal(ASK[other, rank]))
                for rank, key in zip(RANKS, _RANK_KEYS, strict=True)
            ]
        others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
        found = []
        for seat, key in zip(others, DIGITS, strict=False):
            action = ASK[seat, picked[0].rank] if picked else ADDRESS[seat]
            several = len({card.rank for card in picked}) > 1
            refusal = Refusal("one-rank", "asking") if several else view.refusal(action)
            label = translate("Veidimadur", "Ask {player}", "button").put(player=names[seat])
            if picked and not several:
                label = translate("Veidimadur", "Ask {player} for {ranks}", "button")
                label = label.put(player=names[seat], ranks=asked(picked[0].rank))
            found.append(Command(action, label, key, refusal))
        return found
