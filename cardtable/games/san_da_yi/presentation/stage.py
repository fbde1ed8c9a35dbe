"""The table of San Da Yi: plates and words, and what is touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.presentation import controls, event_style, event_texts, layout, refusal_texts, texts
from cardtable.games.san_da_yi.presentation import layout as lying
from cardtable.games.san_da_yi.rules.events import SanDaYiEvent
from cardtable.games.san_da_yi.rules.house_rules import TRICKS, SanDaYiRules
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.messages import Message, translate
from cardtable.stage.common_words import points_so_far
from cardtable.stage.hand_stage import HandStage
from cardtable.stage.refusal_texts import explain
from cardtable.stage.stage import HandOrder
from cardtable.stage.zones import Direction, Middle, Zone, zone_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing
    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason
    from cardtable.stage.account import Column
    from cardtable.stage.commands import Command, Gesture, Instead, Question
    from cardtable.stage.counted_events import CountedEvent
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.refusal_texts import explain
    from cardtable.stage.stage import Groups
from cardtable.stage.zones import Arrival, Note, Sign, Tag, TrayPlace


def chapter(table: SanDaYiView) -> str:
    """The phases of a round, one after the other."""
    if table.result is not None:
        return "scoring"
    before = {"call": "calling", "bury": "burying", "trump": "trump"}
    if table.phase in before:
        return before[table.phase]
    if len(table.tricks) >= TRICKS - 1:
        return "capture"
    return "following" if table.trick and table.seat == table.turn else "tricks"


MINUTES_PER_HAND: Final = 4
# A match without an end is announced as long as the longest one with.
OPEN_END: Final = 20


class SanDaYiStage(HandStage[SanDaYiView, SanDaYiEvent, SanDaYiRules]):
    """Three against one; the mark of the dealer lies with the player who calls first (A4, A7)."""

    rule_book = "san_da_yi"
    middle = Middle.TRICK
    feats = event_style.KNOWN

    def zones(self, view: SanDaYiView, names: Sequence[str], near: int) -> list[Zone]:
        return lying.zones(view, names, near)

    def score(self, view: SanDaYiView, total: int) -> Message:
        """Totals may be below zero, which no plural form knows."""
        if total < 0:
            return translate("SanDaYi", "minus %n point(s)", "the total of a player", -total)
        return points_so_far(total)

    def notes(self, view: SanDaYiView, seat: int) -> tuple[Note, ...]:
        return texts.notes(view, seat)

    def signs(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[Sign]:
        return tuple(lying.signs(view))

    def question(self, view: SanDaYiView, names: Sequence[str]) -> Question | None:
        return controls.question(view)

    def lately(self, events: Sequence[SanDaYiEvent], seat: int, names: Sequence[str]) -> Tag | None:
        return event_texts.tag(events, seat)

    def direction(self, view: SanDaYiView) -> Direction:
        """The way that the house rules say (A3)."""
        return Direction(view.rules.step == 1)

    def ponders(self, view: SanDaYiView) -> float:
        """The leader thinks longer than the others; kitty, trump and calls are worth a thought."""
        if view.phase != "play":
            return 1.3
        return super().ponders(view) * (1.2 if not view.trick else 0.8)

    def order(self, view: SanDaYiView) -> HandOrder:
        """Trumps first."""
        return HandOrder.GROUPS

    def gesture(
        self, view: SanDaYiView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        return controls.on_trick(view, cards) if zone_of(target) == lying.TRICK else None

    def commands(
        self, view: SanDaYiView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return controls.commands(view, picked, tray)

    def tray(self, view: SanDaYiView, groups: Groups = ()) -> Sequence[TrayPlace]:
        return controls.tray(view, groups)

    def propose(self, view: SanDaYiView, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        return controls.propose(view, groups, picked)

    def plan(self, view: SanDaYiView, groups: Groups) -> Message | None:
        return controls.plan(view, groups)

    def suggest(self, view: SanDaYiView) -> Sequence[Sequence[Card]]:
        """Trumps together, then suit by suit."""
        return layout.groups(view)

    def tell(self, event: SanDaYiEvent, names: Sequence[str]) -> Message | None:
        return event_texts.tell(event, names)

    def exclaim(self, event: SanDaYiEvent) -> Sequence[tuple[int, Message]]:
        return event_texts.exclaim(event)

    def deeds(self, events: Iterable[SanDaYiEvent], seats: int) -> Iterator[CountedEvent]:
        return event_style.deeds(events)

    def mark(self, event: SanDaYiEvent) -> EventStyle:
        return event_style.mark(event)

    def arrival(self, event: SanDaYiEvent) -> Arrival | None:
        return event_texts.arrival(event)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return explain(refusal, names, refusal_texts.TEXTS)

    def instead(self, view: SanDaYiView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        return refusal_texts.instead(view, refusal)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return texts.advise(action, reasons)

    def status(self, view: SanDaYiView, names: Sequence[str]) -> Message:
        return texts.status(view, names)

    def chapter(self, view: SanDaYiView) -> str:
        return chapter(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return texts.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        return texts.score_text(result, seat)

    def hurrah(self, view: SanDaYiView, names: Sequence[str]) -> Message:
        return texts.hurrah(view, names)

    def columns(self, view: SanDaYiView, totals: Sequence[int]) -> Sequence[Column]:
        return texts.columns(view, totals)

    def facts(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[tuple[Message, Message]]:
        return texts.facts(view, names)

    def planned(self, options: SanDaYiRules) -> int | None:
        return options.hands or None

    def progress(self, options: SanDaYiRules, standing: Standing, rounds: int) -> Message:
        return texts.progress(options, rounds)

    def minutes(self, options: SanDaYiRules, seats: int) -> int:
        return (options.hands or OPEN_END) * MINUTES_PER_HAND
