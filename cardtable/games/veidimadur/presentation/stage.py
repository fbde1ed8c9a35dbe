"""The table of Veiðimaður: zones, plates and words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.veidimadur.presentation import controls, event_style, event_texts, refusal_texts, texts
from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.actions import ADDRESS, ASK
from cardtable.games.veidimadur.rules.events import VeidimadurEvent
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.messages import Message, listing, translate, verbatim
from cardtable.stage.account import TOTAL, Column, gain, number
from cardtable.stage.commands import Gesture
from cardtable.stage.hand_stage import HandStage, hand_zone, hand_zones, stock_zone
from cardtable.stage.refusal_texts import explain
from cardtable.stage.stage import HandOrder
from cardtable.stage.zones import Middle, Note, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import RoundResult, Standing
    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason
    from cardtable.stage.commands import Command, Instead
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.refusal_texts import explain
    from cardtable.stage.stage import Groups
from cardtable.stage.zones import Tag


def chapter(table: VeidimadurView) -> str:
    """Asking in one's own turn, who plays next in that of another, and what counts when the round is over."""
    if table.result is not None:
        return "match-end" if table.rules.deals == 1 else "round-end"
    return "asking" if table.seat == table.turn else "turn"


SECONDS_PER_QUESTION: Final = 7
# Questions in a round of medium players, by what a book is and by the number of players from two.
QUESTIONS: Final = {"four": (56, 55, 58, 55), "pairs": (48, 44, 47, 42)}


class VeidimadurStage(HandStage[VeidimadurView, VeidimadurEvent, VeidimadurRules]):
    """The stage of Veiðimaður: a card put on the hand of another player asks for its rank."""

    rule_book = "veidimadur"
    score_name = translate("Veidimadur", "Books")
    middle = Middle.MELDS

    def zones(self, view: VeidimadurView, names: Sequence[str], near: int) -> list[Zone]:
        hands = hand_zones(view, names, near)
        asked_for = [replace(zone, target=zone.kind is ZoneKind.OTHER_HAND) for zone in hands]
        return [stock_zone(view.stock_left), *_books(view, names), *asked_for]

    def score(self, view: VeidimadurView, total: int) -> Message:
        return translate("Veidimadur", "%n book(s)", "books of all rounds", total)

    def notes(self, view: VeidimadurView, seat: int) -> tuple[Note, ...]:
        made = len(view.books[seat]) // view.rules.book_size
        if not made:
            return ()
        text = translate("Veidimadur", "%n this round", "books, at a player's name", made)
        return (Note(text, verbatim(f"+{made}")),)

    def lately(self, events: Sequence[VeidimadurEvent], seat: int, names: Sequence[str]) -> Tag | None:
        return event_texts.tag(events, seat, names)

    def order(self, view: VeidimadurView) -> HandOrder:
        """Rank by rank, as one asks for them."""
        return HandOrder.RANK

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
        return view.refusal(action) or Gesture((action,))

    def commands(
        self, view: VeidimadurView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return controls.commands(view, names, picked)

    def suggest(self, view: VeidimadurView) -> Sequence[Sequence[Card]]:
        """Rank by rank, as one asks for them."""
        return [[card for card in view.hand if card.rank is rank] for rank in sorted({one.rank for one in view.hand})]

    def tell(self, event: VeidimadurEvent, names: Sequence[str]) -> Message:
        return event_texts.tell(event, names)

    def tell_together(self, events_in_a_row: Sequence[VeidimadurEvent], names: Sequence[str]) -> Message | None:
        return event_texts.tell_together(events_in_a_row, names)

    def exclaim(self, event: VeidimadurEvent) -> Sequence[tuple[int, Message]]:
        return event_texts.exclaim(event)

    def mark(self, event: VeidimadurEvent) -> EventStyle:
        return event_style.mark(event)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return explain(refusal, names, refusal_texts.TEXTS, more={"ranks": lambda: texts.asked(refusal.number)})

    def instead(self, view: VeidimadurView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        return refusal_texts.instead(view, refusal, names)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return texts.advise(action, reasons, names)

    def status(self, view: VeidimadurView, names: Sequence[str]) -> Message:
        return texts.status(view, names)

    def chapter(self, view: VeidimadurView) -> str:
        return chapter(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return texts.round_end(result, names)

    def hurrah(self, view: VeidimadurView, names: Sequence[str]) -> Message:
        assert view.result is not None
        players = [names[seat] for seat in view.result.winners]
        return translate("Veidimadur", "Most books: {players}!", "called out at the end of a round").put(
            players=listing(players)
        )

    def columns(self, view: VeidimadurView, totals: Sequence[int]) -> Sequence[Column]:
        """Books of the round and of all; in a match of one round they are the same."""
        assert view.result is not None
        if view.rules.deals == 1:
            return [Column(self.score_name, tuple(map(number, totals)))]
        return [
            Column(self.score_name, tuple(map(gain, view.result.scores))), Column(TOTAL, tuple(map(number, totals)))
        ]  # fmt: skip

    def planned(self, options: VeidimadurRules) -> int:
        return options.deals

    def progress(self, options: VeidimadurRules, standing: Standing, rounds: int) -> Message:
        return texts.progress(options, rounds)

    def minutes(self, options: VeidimadurRules, seats: int) -> int:
        questions = QUESTIONS[options.books][seats - 2]
        return max(1, round(options.deals * questions * SECONDS_PER_QUESTION / 60))


def _books(view: VeidimadurView, names: Sequence[str]) -> Iterator[Zone]:
    size = view.rules.book_size
    for seat, cards in enumerate(view.books):
        for first in range(0, len(cards), size):
            book = cards[first : first + size]
            name = translate("Veidimadur", "{player}: {ranks}", "whose book it is, and of what").put(
                player=names[seat], ranks=asked(book[0].rank)
            )
            yield Zone(f"book-{book[0]}", ZoneKind.MELD, name, book, owner=seat)
