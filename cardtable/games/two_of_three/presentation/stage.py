"""The table of Two of Three: zones, plates and words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.presentation import controls, event_style, event_texts, lengths, refusal_texts, texts
from cardtable.games.two_of_three.presentation.texts import RULE_TIP, agreed, comparison, features
from cardtable.games.two_of_three.rules.events import Stuck, TwoOfThreeEvent, WentOut
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.legality import matches, playable
from cardtable.games.two_of_three.rules.view import TwoOfThreeView
from cardtable.messages import Message, translate, verbatim
from cardtable.stage.common_words import I_AM_OUT, two_sentences
from cardtable.stage.hand_stage import STOCK_ZONE, HandStage, hand_zones, stock_zone
from cardtable.stage.zones import Middle, Note, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing
    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason
    from cardtable.stage.account import Column
    from cardtable.stage.commands import Command, Gesture, Instead
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.stage import Groups
    from cardtable.stage.zones import Feature, Tag


def chapter(table: TwoOfThreeView) -> str:
    """The end of the leg, and else what can be done in one's turn."""
    if table.result is not None:
        return "score"
    if table.seat != table.turn:
        return "turn"
    fitting = playable(table.rules, table.row, table.hand)
    if table.drawn or (not fitting and not table.placed):
        return "drawing"
    if table.placed and table.rules.stop_early:
        return "stopping"
    if fitting and not any(matches(table.rules, card, *table.row[-2:]) for card in fitting):
        return "contrast"
    return "turn" if table.placed else "matching"


ROW: Final = "row"
SECONDS_PER_CARD: Final = 4
SECONDS_PER_TURN: Final = 6
# From so many players on even a player who sees all hands wins hardly more often than the others (docs/players.md).
LUCK: Final = 4


class TwoOfThreeStage(HandStage[TwoOfThreeView, TwoOfThreeEvent, TwoOfThreeRules]):
    """The stage of Two of Three."""

    rule_book = "two_of_three"
    fewest_wins = True
    middle = Middle.ROW

    def zones(self, view: TwoOfThreeView, names: Sequence[str], near: int) -> list[Zone]:
        return [stock_zone(view.stock_left), _row(view), *hand_zones(view, names, near)]

    def notes(self, view: TwoOfThreeView, seat: int) -> tuple[Note, ...]:
        if view.result is not None:
            return ()
        taken = translate("TwoOfThree", "%n taken", "cards taken in this leg, at a player's name", view.taken[seat])
        return (Note(taken, verbatim(f"+{view.taken[seat]}")),)

    def agreement(self, view: TwoOfThreeView, card: Card) -> Sequence[Sequence[Feature]]:
        """With the card before the last one, and with the last one."""
        if not view.row:
            return ()
        return tuple(
            tuple(features(marked)[kind] for kind in kinds)
            for marked, kinds in zip(view.row[-2:], agreed(card, view.row, view.rules), strict=True)
        )

    def lately(self, events: Sequence[TwoOfThreeEvent], seat: int, names: Sequence[str]) -> Tag | None:
        return event_texts.tag(events, seat)

    def gesture(
        self, view: TwoOfThreeView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        zone = zone_of(target)
        if zone == ROW:
            return controls.on_row(view, cards)
        return controls.on_stock(view, cards) if zone == STOCK_ZONE else None

    def commands(
        self, view: TwoOfThreeView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return controls.commands(view, names)

    def describe(self, view: TwoOfThreeView, picked: Sequence[Card]) -> Message | None:
        """Whether the picked cards fit one after the other, and why or why not."""
        if view.seat is None or view.result is not None or not picked:
            return None
        # What fits is a question that can be asked while others play.
        turn = replace(view, turn=view.seat)
        refusal = controls.refuse_chain(turn, picked)
        if len(picked) == 1 and (refusal is None or refusal.code in refusal_texts.NEEDS):
            return _fitting(view, picked[0], refusal is None)
        if refusal is not None:
            return refusal_texts.explain(refusal, ())
        return translate("TwoOfThree", "These %n cards fit one after the other.", None, len(picked))

    def tell(self, event: TwoOfThreeEvent, names: Sequence[str]) -> Message | None:
        return event_texts.tell(event, names)

    def tell_together(self, events_in_a_row: Sequence[TwoOfThreeEvent], names: Sequence[str]) -> Message | None:
        return event_texts.tell_together(events_in_a_row, names)

    def exclaim(self, event: TwoOfThreeEvent) -> Sequence[tuple[int, Message]]:
        match event:
            case WentOut(seat):
                return ((seat, I_AM_OUT),)
            case Stuck(seat):
                return ((seat, translate("TwoOfThree", "Nothing fits!", "what a player says aloud")),)
        return ()

    def mark(self, event: TwoOfThreeEvent) -> EventStyle:
        return event_style.mark(event)

    def luck_decides(self, seats: int) -> bool:
        return seats >= LUCK

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return refusal_texts.explain(refusal, names)

    def instead(self, view: TwoOfThreeView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        return refusal_texts.instead(view, refusal)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return texts.advise(action, reasons)

    def status(self, view: TwoOfThreeView, names: Sequence[str]) -> Message:
        return texts.status(view, names)

    def chapter(self, view: TwoOfThreeView) -> str:
        return chapter(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return texts.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        return texts.score_text(result, seat)

    def hurrah(self, view: TwoOfThreeView, names: Sequence[str]) -> Message:
        return texts.hurrah(view, names)

    def columns(self, view: TwoOfThreeView, totals: Sequence[int]) -> Sequence[Column]:
        return texts.columns(view, totals)

    def comes_next(self, options: TwoOfThreeRules, played: int) -> tuple[Message, Message]:
        return texts.comes_next(played)

    def planned(self, options: TwoOfThreeRules) -> int | None:
        return options.legs

    def progress(self, options: TwoOfThreeRules, standing: Standing, rounds: int) -> Message:
        return texts.progress(options, rounds)

    def goal(self, options: TwoOfThreeRules) -> int | None:
        return options.limit

    def minutes(self, options: TwoOfThreeRules, seats: int) -> int:
        seconds = SECONDS_PER_TURN * lengths.turns(options, seats) + SECONDS_PER_CARD * lengths.cards(options, seats)
        return max(1, round(lengths.legs(options, seats) * seconds / 60))


def _row(table: TwoOfThreeView) -> Zone:
    """The row, and what is asked of the next card beside each of its last two (G8)."""
    name = translate("TwoOfThree", "Row")
    if not table.row:
        return Zone(ROW, ZoneKind.ROW, name, ())
    marked = (len(table.row) - 2, len(table.row) - 1)
    if table.rules.exactly:
        heads = tuple(
            translate("TwoOfThree", "exactly {number} of 3 like this", "over a card of the row").put(number=number)
            for number in (1, 2)
        )
    else:
        heads = tuple(
            translate("TwoOfThree", "{number} of 3 like this", "over a card of the row").put(number=number)
            for number in (1, 2)
        )
    written = tuple(features(card) for card in table.row[-2:])
    return Zone(ROW, ZoneKind.ROW, name, table.row, marked=marked, heads=heads, features=written, tip=RULE_TIP)


def _fitting(table: TwoOfThreeView, card: Card, may_be_laid: bool) -> Message:
    previous, last = table.row[-2:]
    if not may_be_laid:
        fits = translate("TwoOfThree", "It does not fit.", "a card that was compared with the row")
    elif matches(table.rules, card, previous, last):
        fits = translate("TwoOfThree", "It fits.", "a card that was compared with the row")
    else:
        fits = translate("TwoOfThree", "It fits as a contrast.", "a card that was compared with the row")
    return two_sentences(comparison(card, previous, last, table.rules), fits)
