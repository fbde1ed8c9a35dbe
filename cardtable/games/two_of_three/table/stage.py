"""The table of Two of Three: zones, plates and words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.events import Stuck, TwoOfThreeEvent, WentOut
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.legality import matches
from cardtable.games.two_of_three.rules.view import TwoOfThreeView
from cardtable.games.two_of_three.table import buttons, gestures, lengths
from cardtable.games.two_of_three.table.words import events, hints, refusals, status
from cardtable.games.two_of_three.table.words.phrases import chips, comparison, with_aces
from cardtable.messages import Message, translate
from cardtable.stage.common_words import I_AM_OUT, two_sentences
from cardtable.stage.hand_stage import STOCK_ZONE, HandStage, hand_zones, stock_zone
from cardtable.stage.zones import Middle, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing
    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason
    from cardtable.stage.commands import Command, Gesture
    from cardtable.stage.table import Groups
    from cardtable.stage.zones import Chip

ROW: Final = "row"
SECONDS_PER_CARD: Final = 4
SECONDS_PER_TURN: Final = 6


class TwoOfThreeStage(HandStage[TwoOfThreeView, TwoOfThreeEvent, TwoOfThreeRules]):
    """The stage of Two of Three."""

    rule_book = "two_of_three"
    fewest_wins = True
    middle = Middle.FIELD

    def zones(self, view: TwoOfThreeView, names: Sequence[str], near: int) -> list[Zone]:
        marked = (len(view.row) - 2, len(view.row) - 1) if view.row else ()
        return [
            stock_zone(view.stock_left),
            Zone(ROW, ZoneKind.ROW, translate("TwoOfThree", "Row"), view.row, marked=marked),
            *hand_zones(view, names, near, chips=_chips(view)),
        ]

    def notes(self, view: TwoOfThreeView, seat: int) -> tuple[Message, ...]:
        if view.result is not None:
            return ()
        return (translate("TwoOfThree", "%n taken", "cards taken in this leg, at a player's name", view.taken[seat]),)

    def gesture(
        self, view: TwoOfThreeView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        zone = zone_of(target)
        if zone == ROW:
            return gestures.on_row(view, cards)
        return gestures.on_stock(view, cards) if zone == STOCK_ZONE else None

    def commands(
        self, view: TwoOfThreeView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return buttons.commands(view)

    def describe(self, view: TwoOfThreeView, picked: Sequence[Card]) -> Message | None:
        """Whether the picked cards fit one after the other, and why or why not."""
        if view.seat is None or view.result is not None or not picked:
            return None
        # What fits is a question that can be asked while others play.
        turn = replace(view, turn=view.seat)
        refusal = gestures.refuse_chain(turn, picked)
        if refusal is not None:
            return refusals.explain(refusal, ())
        if len(picked) > 1:
            return translate("TwoOfThree", "These %n cards fit one after the other.", None, len(picked))
        return _fitting(view, picked[0])

    def tell(self, event: TwoOfThreeEvent, names: Sequence[str]) -> Message | None:
        return events.tell(event, names)

    def exclaim(self, event: TwoOfThreeEvent) -> Sequence[tuple[int, Message]]:
        match event:
            case WentOut(seat):
                return ((seat, I_AM_OUT),)
            case Stuck(seat):
                return ((seat, translate("TwoOfThree", "Nothing fits!", "what a player says aloud")),)
        return ()

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return refusals.explain(refusal, names)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return hints.advise(action, reasons)

    def status(self, view: TwoOfThreeView, names: Sequence[str]) -> Message:
        return status.status(view, names)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return status.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        return status.account(result, seat)

    def progress(self, options: TwoOfThreeRules, standing: Standing, rounds: int) -> Message:
        return status.progress(options, rounds)

    def goal(self, options: TwoOfThreeRules) -> int | None:
        return options.limit

    def minutes(self, options: TwoOfThreeRules, seats: int) -> int:
        seconds = SECONDS_PER_TURN * lengths.turns(options, seats) + SECONDS_PER_CARD * lengths.cards(options, seats)
        return max(1, round(lengths.legs(options, seats) * seconds / 60))


def _chips(table: TwoOfThreeView) -> tuple[tuple[Chip, ...], ...]:
    return tuple(chips(card, table.row, table.rules) for card in table.hand) if table.row else ()


def _fitting(table: TwoOfThreeView, card: Card) -> Message:
    previous, last = table.row[-2:]
    if matches(table.rules, card, previous, last):
        fits = translate("TwoOfThree", "It fits.", "a card that was compared with the row")
    else:
        fits = translate("TwoOfThree", "It fits as a contrast.", "a card that was compared with the row")
    text = two_sentences(comparison(card, previous, last, table.rules), fits)
    return with_aces(text, (card, previous, last))
