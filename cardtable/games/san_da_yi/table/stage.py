"""The table of San Da Yi: plates and words, and what is touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.events import SanDaYiEvent
from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.games.san_da_yi.table import buttons, chapters, feats, sorting
from cardtable.games.san_da_yi.table import zones as lying
from cardtable.games.san_da_yi.table.words import accounts, events, hints, lately, marks, refusals, status
from cardtable.messages import Message, translate
from cardtable.stage.common_words import points_so_far
from cardtable.stage.hand_stage import HandStage
from cardtable.stage.table import HandOrder
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
    from cardtable.stage.counted_events import Deed
    from cardtable.stage.event_style import Mark
    from cardtable.stage.table import Groups
    from cardtable.stage.zones import Arrival, Note, Sign, Tag, TrayPlace

MINUTES_PER_HAND: Final = 4
# A match without an end is announced as long as the longest one with.
OPEN_END: Final = 20


class SanDaYiStage(HandStage[SanDaYiView, SanDaYiEvent, SanDaYiRules]):
    """Three against one; the mark of the dealer lies with whoever calls first (A4, A7)."""

    rule_book = "san_da_yi"
    middle = Middle.TRICK
    feats = feats.KNOWN

    def zones(self, view: SanDaYiView, names: Sequence[str], near: int) -> list[Zone]:
        return lying.zones(view, names, near)

    def score(self, view: SanDaYiView, total: int) -> Message:
        """Totals may be below zero, which no plural form knows."""
        if total < 0:
            return translate("SanDaYi", "minus %n point(s)", "the total of a player", -total)
        return points_so_far(total)

    def notes(self, view: SanDaYiView, seat: int) -> tuple[Note, ...]:
        return status.notes(view, seat)

    def signs(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[Sign]:
        return tuple(lying.signs(view))

    def question(self, view: SanDaYiView, names: Sequence[str]) -> Question | None:
        return buttons.question(view)

    def lately(self, events: Sequence[SanDaYiEvent], seat: int, names: Sequence[str]) -> Tag | None:
        return lately.tag(events, seat)

    def direction(self, view: SanDaYiView) -> Direction:
        """The way that the house rules say (A3)."""
        return Direction(view.rules.step == 1)

    def ponders(self, view: SanDaYiView) -> float:
        """Who leads thinks longer than who follows; kitty, trump and calls are worth a thought."""
        if view.phase != "play":
            return 1.3
        return super().ponders(view) * (1.2 if not view.trick else 0.8)

    def order(self, view: SanDaYiView) -> HandOrder:
        """Trumps first."""
        return HandOrder.GROUPS

    def gesture(
        self, view: SanDaYiView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        return buttons.on_trick(view, cards) if zone_of(target) == lying.TRICK else None

    def commands(
        self, view: SanDaYiView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return buttons.commands(view, picked, tray)

    def tray(self, view: SanDaYiView, groups: Groups = ()) -> Sequence[TrayPlace]:
        return buttons.tray(view, groups)

    def propose(self, view: SanDaYiView, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        return buttons.propose(view, groups, picked)

    def plan(self, view: SanDaYiView, groups: Groups) -> Message | None:
        return buttons.plan(view, groups)

    def suggest(self, view: SanDaYiView) -> Sequence[Sequence[Card]]:
        """Trumps together, then suit by suit."""
        return sorting.groups(view)

    def tell(self, event: SanDaYiEvent, names: Sequence[str]) -> Message | None:
        return events.tell(event, names)

    def exclaim(self, event: SanDaYiEvent) -> Sequence[tuple[int, Message]]:
        return events.exclaim(event)

    def deeds(self, events: Iterable[SanDaYiEvent], seats: int) -> Iterator[Deed]:
        return feats.deeds(events)

    def mark(self, event: SanDaYiEvent) -> Mark:
        return marks.mark(event)

    def arrival(self, event: SanDaYiEvent) -> Arrival | None:
        return events.arrival(event)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return refusals.explain(refusal, names)

    def instead(self, view: SanDaYiView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        return refusals.instead(view, refusal)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return hints.advise(action, reasons)

    def status(self, view: SanDaYiView, names: Sequence[str]) -> Message:
        return status.status(view, names)

    def chapter(self, view: SanDaYiView) -> str:
        return chapters.chapter(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return status.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        return status.account(result, seat)

    def hurrah(self, view: SanDaYiView, names: Sequence[str]) -> Message:
        return accounts.hurrah(view, names)

    def columns(self, view: SanDaYiView, totals: Sequence[int]) -> Sequence[Column]:
        return accounts.columns(view, totals)

    def facts(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[tuple[Message, Message]]:
        return accounts.facts(view, names)

    def planned(self, options: SanDaYiRules) -> int | None:
        return options.hands or None

    def progress(self, options: SanDaYiRules, standing: Standing, rounds: int) -> Message:
        return status.progress(options, rounds)

    def minutes(self, options: SanDaYiRules, seats: int) -> int:
        return (options.hands or OPEN_END) * MINUTES_PER_HAND
