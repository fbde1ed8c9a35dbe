"""The table of San Da Yi: plates and words, and what is touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.options import SanDaYiOptions
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.games.san_da_yi.table import advice, buttons, explaining, lines, sentences, sorting
from cardtable.games.san_da_yi.table import zones as lying
from cardtable.messages import Message, translate
from cardtable.stage.table import Plate, Stage, Zone, zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.san_da_yi.rules.house_rules import Rules
    from cardtable.players.decision import Reason
    from cardtable.stage.table import Command, Gesture, Groups, Report, TrayPlace

MINUTES_PER_HAND: Final = 4
# A match without an end is announced as long as the longest one with.
OPEN_END: Final = 20


class SanDaYiStage(Stage):
    """Three against one."""

    rule_book = "san_da_yi"
    score_name = translate("SanDaYi", "Points")

    def zones(self, view: View, names: Sequence[str], near: int) -> list[Zone]:
        """See :meth:`Stage.zones`."""
        return lying.zones(_own(view), names, near)

    def plates(self, view: View, standing: Standing) -> list[Plate]:
        """See :meth:`Stage.plates`; the mark of the dealer lies with whoever calls first (A4, A7)."""
        table = _own(view)
        return [
            Plate(
                seat,
                active=seat == table.turn and table.result is None,
                dealer=seat == table.dealer,
                count=table.counts[seat],
                score=_total(standing.totals[seat]),
                notes=lines.notes(table, seat),
            )
            for seat in range(table.seats)
        ]

    def gesture(self, view: View, cards: Sequence[Card], target: str, slyly: bool = False) -> Gesture | Refusal | None:
        """See :meth:`Stage.gesture`."""
        return buttons.on_trick(_own(view), cards) if zone_of(target) == lying.TRICK else None

    def commands(self, view: View, picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """See :meth:`Stage.commands`."""
        return buttons.commands(_own(view), picked, tray)

    def calls(self, view: View) -> list[Command]:
        """See :meth:`Stage.calls`: nobody speaks out of turn."""
        return []

    def tray(self, view: View, groups: Groups = ()) -> Sequence[TrayPlace]:
        """See :meth:`Stage.tray`."""
        return buttons.tray(_own(view), groups)

    def propose(self, view: View, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """See :meth:`Stage.propose`."""
        return buttons.propose(_own(view), groups, picked)

    def suggest(self, view: View) -> Sequence[Sequence[Card]]:
        """See :meth:`Stage.suggest`: trumps together, then suit by suit."""
        return sorting.groups(_own(view))

    def tell(self, event: Event, names: Sequence[str]) -> Message | None:
        """See :meth:`Stage.tell`."""
        return sentences.tell(event, names)  # type: ignore[arg-type]

    def exclaim(self, event: Event) -> Sequence[tuple[int, Message]]:
        """See :meth:`Stage.exclaim`."""
        return sentences.exclaim(event)  # type: ignore[arg-type]

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """See :meth:`Stage.explain`."""
        return explaining.explain(refusal, names)

    def advise(self, action: Action, reasons: Sequence[Reason]) -> Message:
        """See :meth:`Stage.advise`."""
        return advice.advise(action, reasons)

    def status(self, view: View, names: Sequence[str]) -> Message:
        """See :meth:`Stage.status`."""
        return lines.status(_own(view), names)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """See :meth:`Stage.round_end`."""
        return lines.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """See :meth:`Stage.account`."""
        return lines.account(result, seat)

    def report(self, view: View, names: Sequence[str]) -> Report | None:
        """See :meth:`Stage.report`."""
        return lines.report(_own(view))

    def progress(self, options: Options, standing: Standing, rounds: int) -> Message:
        """See :meth:`Stage.progress`."""
        return lines.progress(_rules(options), rounds)

    def minutes(self, options: Options, seats: int) -> int:
        """See :meth:`Stage.minutes`."""
        return (_rules(options).hands or OPEN_END) * MINUTES_PER_HAND


def _total(points: int) -> Message:
    """Totals may be below zero, which no plural form knows."""
    if points < 0:
        return translate("SanDaYi", "minus %n point(s)", "the total of a player", -points)
    return translate("SanDaYi", "%n point(s)", "the total of a player", points)


def _rules(options: Options) -> Rules:
    if not isinstance(options, SanDaYiOptions):
        raise TypeError("these are the options of another game")
    return options.rules()


def _own(view: View) -> SanDaYiView:
    if not isinstance(view, SanDaYiView):
        raise TypeError("this is the view of another game")
    return view
