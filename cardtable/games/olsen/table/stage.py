"""The tables of the family: zones, plates and words. What differs between the six games follows from their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.actions import LetStand
from cardtable.games.olsen.rules.events import (
    Accused,
    Called,
    CatchFailed,
    Fined,
    Imposed,
    LaidLast,
    MissedTurn,
    Passed,
    Penalized,
    SteppedDown,
    SuitNamed,
    WentOut,
)
from cardtable.games.olsen.rules.options import FamilyOptions
from cardtable.games.olsen.rules.view import OlsenView
from cardtable.games.olsen.table import buttons, explaining, gestures, lengths, lines, sentences
from cardtable.messages import Message, translate
from cardtable.stage.card_names import ranks_name, suit_name
from cardtable.stage.table import AWAY, Plate, Stage, Trial, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.players.decision import Reason
    from cardtable.stage.table import Command, Gesture, Groups, Report

STOCK: Final = "stock"
DISCARD: Final = "discard"
SECONDS_PER_TURN: Final = 6
SECONDS_OF_TRIAL: Final = 4


def hand_zone(seat: int) -> str:
    """The id of the zone that holds a seat's hand."""
    return f"hand-{seat}"


class FamilyStage(Stage):
    """The stage of one game of the family."""

    score_name = translate("Olsen", "Rounds won")

    def __init__(self, game: str) -> None:
        self.rule_book = game

    def zones(self, view: View, names: Sequence[str], near: int) -> list[Zone]:
        """See :meth:`Stage.zones`."""
        table = _own(view)
        counted = not table.rules.cheating
        below, loose = _out_of_sight(table), _sticks_out(table)
        found = [
            Zone(STOCK, ZoneKind.STOCK, translate("Olsen", "Stock"), (None,) * table.stock_left, counted=counted),
            Zone(
                DISCARD,
                ZoneKind.PILE,
                translate("Olsen", "Discard pile"),
                table.pile[below:],
                suit=table.named,
                loose=None if loose is None else loose - below,
            ),
        ]
        for step in range(table.seats):
            seat = (near + step) % table.seats
            held = table.hand if seat == table.seat else (None,) * table.counts[seat]
            kind = ZoneKind.HAND if seat == near else ZoneKind.OTHER_HAND
            name = translate("Olsen", "{player}’s hand").put(player=names[seat])
            found.append(Zone(hand_zone(seat), kind, name, held, seat))
        return found

    def plates(self, view: View, standing: Standing) -> list[Plate]:
        """See :meth:`Stage.plates`."""
        table = _own(view)
        return [
            Plate(
                seat,
                active=seat == table.turn and table.result is None,
                dealer=seat == table.dealer,
                count=None if table.rules.cheating else table.counts[seat],
                score=_score(table.rules, standing.totals[seat]),
                notes=_notes(table, seat),
                rank=table.levels[seat] if table.rules.ladder else 0,
                rank_note=_changer(table.levels[seat]) if table.rules.ladder else None,
            )
            for seat in range(table.seats)
        ]

    def gesture(self, view: View, cards: Sequence[Card], target: str, slyly: bool = False) -> Gesture | Refusal | None:
        """See :meth:`Stage.gesture`."""
        table = _own(view)
        if target == AWAY:
            return gestures.away(table, cards)
        if target == STOCK:
            return gestures.on_stock(table, cards)
        return gestures.on_pile(table, cards, slyly) if target == DISCARD else None

    def commands(self, view: View, picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """See :meth:`Stage.commands`."""
        return buttons.commands(_own(view), picked)

    def calls(self, view: View) -> list[Command]:
        """See :meth:`Stage.calls`."""
        return buttons.calls(_own(view))

    def tell(self, event: Event, names: Sequence[str]) -> Message | None:
        """See :meth:`Stage.tell`."""
        return sentences.tell(event, names)  # type: ignore[arg-type]

    def exclaim(self, event: Event) -> Sequence[tuple[int, Message]]:
        """See :meth:`Stage.exclaim`."""
        said = self._said(event)
        return () if said is None else (said,)

    def _said(self, event: Event) -> tuple[int, Message] | None:
        match event:
            case Called(seat, last=True) | WentOut(seat) | LaidLast(seat, said=True) | SteppedDown(seat):
                return seat, self.last_words
            case Called(seat):
                return seat, translate("Olsen", "Ólsen!", "what a player says aloud")
            case Passed(seat):
                return seat, translate("Olsen", "Pass.", "what a player says aloud")
            case SuitNamed(seat, suit):
                return seat, translate("Olsen", "{suit}!", "a suit that a player names aloud").put(suit=suit_name(suit))
            case Penalized(seat, number=number):
                return seat, translate("Olsen", "%n card(s) for forgetting", "over a player's hand", number)
            case CatchFailed(seat):
                return seat, translate("Olsen", "Caught?", "what a player says aloud")
            case Accused(seat):
                return seat, translate("Olsen", "Svindl!", "what a player says aloud")
            case Fined(seat, number=number):
                return seat, translate("Olsen", "%n card(s) as a penalty", "over a player's hand", number)
            case Imposed(seat, number):
                return seat, translate("Olsen", "%n card(s) to take", "over a player's hand", number)
            case MissedTurn(seat):
                return seat, translate("Olsen", "Misses a turn", "over a player's hand")
        return None

    @property
    def last_words(self) -> Message:
        """What is said with the last card (B24, U08)."""
        return translate("Olsen", "Ólsen Ólsen!", "what a player says aloud")

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """See :meth:`Stage.explain`."""
        return explaining.explain(refusal, names)

    def advise(self, action: Action, reasons: Sequence[Reason]) -> Message:
        """See :meth:`Stage.advise`."""
        return sentences.advise(action, reasons)

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
        return lines.report(_own(view), names)

    def trial(self, view: View) -> Trial | None:
        """See :meth:`Stage.trial`: after every turn where one may cheat, longer before a win counts."""
        table = _own(view)
        if not table.rules.cheating or table.window is None:
            return None
        seconds = table.rules.window_s
        if table.provisional and seconds:
            seconds = max(seconds, SECONDS_OF_TRIAL)
        return Trial(table.window, seconds)

    def lets_stand(self, action: Action) -> bool:
        """See :meth:`Stage.lets_stand`."""
        return isinstance(action, LetStand)

    def direction(self, view: View) -> int | None:
        """See :meth:`Stage.direction`."""
        table = _own(view)
        return table.direction if table.rules.effects else None

    def progress(self, options: Options, standing: Standing, rounds: int) -> Message:
        """See :meth:`Stage.progress`."""
        return lines.progress(_rules(options), rounds)

    def goal(self, options: Options) -> int | None:
        """See :meth:`Stage.goal`."""
        rules = _rules(options)
        if not rules.scored:
            return rules.first_to
        target, in_rounds = scoring.target(rules)
        return None if in_rounds else target

    def minutes(self, options: Options, seats: int) -> int:
        """See :meth:`Stage.minutes`: deals until the match is over, times turns, times a calm turn's length."""
        rules = _rules(options)
        turns = lengths.turns(self.rule_book, rules, seats) * lengths.deals(self.rule_book, rules, seats)
        seconds = SECONDS_PER_TURN + (rules.window_s or SECONDS_OF_TRIAL if rules.cheating else 0)
        return max(1, round(turns * seconds / 60))


def _sticks_out(table: OlsenView) -> int | None:
    """Where in the pile a card lies that was tucked under the one just laid."""
    trace = table.trace
    if trace is None or trace.grown <= len(trace.shown):
        return None
    place = len(table.pile) - 1 - len(trace.shown)
    return place if place >= 0 else None  # the pile has become the stock since


def _out_of_sight(table: OlsenView) -> int:
    """How many cards lie unseen at the bottom of the pile, where they came without anybody noticing (V08)."""
    loose = _sticks_out(table)
    below = 0
    while table.pile[below] is None and below != loose:
        below += 1
    return below


def _score(rules: Rules, total: int) -> Message | None:
    if rules.scored:
        return translate("Olsen", "%n point(s)", "penalty points so far", total)
    if rules.first_to == 1:
        return None
    return translate("Olsen", "%n win(s)", "deals won so far", total)


def _notes(table: OlsenView, seat: int) -> tuple[Message, ...]:
    found: list[Message] = []
    if table.phase == "owe" and seat == table.turn:
        found.append(translate("Olsen", "takes %n", "cards owed for twos", table.owed))
    if table.counts[seat] == 1 and table.called[seat]:
        found.append(translate("Olsen", "said “Ólsen”"))
    return tuple(found)


def _changer(level: int) -> Message:
    return translate("Olsen", "changer: {ranks}").put(ranks=ranks_name(level))


def _rules(options: Options) -> Rules:
    if not isinstance(options, FamilyOptions):
        raise TypeError("these are the options of another game")
    return options.rules()


def _own(view: View) -> OlsenView:
    if not isinstance(view, OlsenView):
        raise TypeError("this is the view of another game")
    return view
