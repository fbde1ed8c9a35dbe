"""The table of Two of Three: zones, plates and words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.events import Stuck, WentOut
from cardtable.games.two_of_three.rules.game import rules_of
from cardtable.games.two_of_three.rules.legality import matches
from cardtable.games.two_of_three.rules.view import TwoOfThreeView
from cardtable.games.two_of_three.table import advice, buttons, explaining, gestures, lengths, lines, sentences
from cardtable.games.two_of_three.table.wording import chips, comparison, two_sentences, with_aces
from cardtable.messages import Message, translate
from cardtable.stage.table import Plate, Stage, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.players.decision import Reason
    from cardtable.stage.table import Chip, Command, Gesture, Groups

STOCK: Final = "stock"
ROW: Final = "row"
SECONDS_PER_CARD: Final = 4
SECONDS_PER_TURN: Final = 6


def hand_zone(seat: int) -> str:
    """The id of the zone that holds a seat's hand."""
    return f"hand-{seat}"


class TwoOfThreeStage(Stage):
    """The stage of Two of Three."""

    rule_book = "two_of_three"
    score_name = translate("TwoOfThree", "Points")
    fewest_wins = True

    def zones(self, view: View, names: Sequence[str], near: int) -> list[Zone]:
        """See :meth:`Stage.zones`."""
        table = _own(view)
        marked = (len(table.row) - 2, len(table.row) - 1) if table.row else ()
        found = [
            Zone(STOCK, ZoneKind.STOCK, translate("TwoOfThree", "Stock"), (None,) * table.stock_left),
            Zone(ROW, ZoneKind.ROW, translate("TwoOfThree", "Row"), table.row, marked=marked),
        ]
        for step in range(table.seats):
            seat = (near + step) % table.seats
            own = seat == table.seat
            held = table.hand if own else (None,) * table.counts[seat]
            kind = ZoneKind.HAND if seat == near else ZoneKind.OTHER_HAND
            name = translate("TwoOfThree", "{player}’s hand").put(player=names[seat])
            found.append(Zone(hand_zone(seat), kind, name, held, seat, chips=_chips(table) if own else ()))
        return found

    def plates(self, view: View, standing: Standing) -> list[Plate]:
        """See :meth:`Stage.plates`."""
        table = _own(view)
        return [
            Plate(
                seat,
                active=seat == table.turn and table.result is None,
                dealer=seat == table.dealer,
                count=table.counts[seat],
                score=translate("TwoOfThree", "%n point(s)", "points so far", standing.totals[seat]),
                notes=_notes(table, seat),
            )
            for seat in range(table.seats)
        ]

    def gesture(self, view: View, cards: Sequence[Card], target: str, slyly: bool = False) -> Gesture | Refusal | None:
        """See :meth:`Stage.gesture`."""
        table = _own(view)
        zone = zone_of(target)
        if zone == ROW:
            return gestures.on_row(table, cards)
        return gestures.on_stock(table, cards) if zone == STOCK else None

    def commands(self, view: View, picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """See :meth:`Stage.commands`."""
        return buttons.commands(_own(view))

    def calls(self, view: View) -> list[Command]:
        """See :meth:`Stage.calls`: nobody speaks out of turn."""
        return []

    def describe(self, view: View, picked: Sequence[Card]) -> Message | None:
        """See :meth:`Stage.describe`: whether the picked cards fit one after the other, and why or why not."""
        table = _own(view)
        if table.seat is None or table.result is not None or not picked:
            return None
        # What fits is a question that can be asked while others play.
        turn = replace(table, turn=table.seat)
        refusal = gestures.refuse_chain(turn, picked)
        if refusal is not None:
            return explaining.explain(refusal, ())
        if len(picked) > 1:
            return translate("TwoOfThree", "These %n cards fit one after the other.", None, len(picked))
        return _fitting(table, picked[0])

    def tell(self, event: Event, names: Sequence[str]) -> Message | None:
        """See :meth:`Stage.tell`."""
        return sentences.tell(event, names)  # type: ignore[arg-type]

    def exclaim(self, event: Event) -> Sequence[tuple[int, Message]]:
        """See :meth:`Stage.exclaim`."""
        match event:
            case WentOut(seat):
                return ((seat, translate("TwoOfThree", "I am out!", "what a player says aloud")),)
            case Stuck(seat):
                return ((seat, translate("TwoOfThree", "Nothing fits!", "what a player says aloud")),)
        return ()

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

    def progress(self, options: Options, standing: Standing, rounds: int) -> Message:
        """See :meth:`Stage.progress`."""
        return lines.progress(rules_of(options), rounds)

    def goal(self, options: Options) -> int | None:
        """See :meth:`Stage.goal`."""
        return rules_of(options).limit

    def minutes(self, options: Options, seats: int) -> int:
        """See :meth:`Stage.minutes`."""
        rules = rules_of(options)
        seconds = SECONDS_PER_TURN * lengths.turns(rules, seats) + SECONDS_PER_CARD * lengths.cards(rules, seats)
        return max(1, round(lengths.legs(rules, seats) * seconds / 60))


def _chips(table: TwoOfThreeView) -> tuple[tuple[Chip, ...], ...]:
    return tuple(chips(card, table.row, table.rules) for card in table.hand) if table.row else ()


def _notes(table: TwoOfThreeView, seat: int) -> tuple[Message, ...]:
    if table.result is not None:
        return ()
    return (translate("TwoOfThree", "%n taken", "cards taken in this leg, at a player's name", table.taken[seat]),)


def _fitting(table: TwoOfThreeView, card: Card) -> Message:
    previous, last = table.row[-2:]
    if matches(table.rules, card, previous, last):
        fits = translate("TwoOfThree", "It fits.", "a card that was compared with the row")
    else:
        fits = translate("TwoOfThree", "It fits as a contrast.", "a card that was compared with the row")
    text = two_sentences(comparison(card, previous, last, table.rules), fits)
    return with_aces(text, (card, previous, last))


def _own(view: View) -> TwoOfThreeView:
    if not isinstance(view, TwoOfThreeView):
        raise TypeError("this is the view of another game")
    return view
