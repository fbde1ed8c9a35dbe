"""The six games as the home page introduces them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.presentation import controls, event_style, event_texts, lengths, refusal_texts, texts
from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.actions import PASS, LetStand
from cardtable.games.olsen.rules.events import (
    Accused,
    Called,
    CatchFailed,
    Fined,
    Imposed,
    LaidLast,
    MissedTurn,
    OlsenEvent,
    Passed,
    Penalized,
    SteppedDown,
    SuitNamed,
    WentOut,
)
from cardtable.games.olsen.rules.house_rules import FamilyOptions
from cardtable.games.olsen.rules.view import OlsenView
from cardtable.messages import Message, translate
from cardtable.stage.card_names import ranks_name, suit_name
from cardtable.stage.commands import ReactionWindow
from cardtable.stage.common_words import DISCARD_PILE, POINTS, points_so_far
from cardtable.stage.hand_stage import DISCARD_ZONE, STOCK_ZONE, HandStage, hand_zones, stock_zone
from cardtable.stage.refusal_texts import explain
from cardtable.stage.zones import AWAY, Direction, Middle, Note, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing
    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason
    from cardtable.stage.account import Column, Count
    from cardtable.stage.commands import Command, Gesture, Instead, Question, Report
    from cardtable.stage.counted_events import CountedEvent
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.refusal_texts import explain
    from cardtable.stage.stage import Groups
from cardtable.stage.zones import Arrival, Notice, Plate, Tag

_SAYING = ("say-olsen", "say-olsen-olsen")


def chapter(table: OlsenView) -> str:
    """The end of the round, what is on trial, what may be said, and else what can be done in one's turn."""
    if table.result is not None:
        return _at_the_end(table)
    if table.phase == "stand":
        return "winning-on-trial"
    legal = {action.kind for action in table.legal()}
    if not legal.isdisjoint(_SAYING) and len(table.hand) <= 2:
        return "call"
    if table.seat != table.turn:
        return "accusing" if "accuse" in legal else "turn-order"
    return _own_turn(table)


def _at_the_end(table: OlsenView) -> str:
    rules = table.rules
    if table.result is not None and table.result.reason == "blocked":
        return "blocked"
    if rules.scored:
        return "scoring"
    if rules.ladder:
        return "levels"
    return "report" if rules.cheating else "match"


def _own_turn(table: OlsenView) -> str:
    by_phase = {"name": "eights", "owe": "twos", "chain": "chain" if table.rules.neighbours else "groups"}
    if table.phase in by_phase:
        return by_phase[table.phase]
    legal = table.legal()
    if not any(action.kind == "play" for action in legal):
        return "passing" if PASS in legal else "drawing"
    if len(table.hand) == 1:
        return "going-out"
    if table.free:
        return "start-eight"
    if table.named is not None:
        return "eights"
    return "changer" if table.rules.ladder and not table.begun else "laying"


SECONDS_PER_TURN: Final = 6
SECONDS_OF_TRIAL: Final = 4
_ALOUD: Final = translate("Olsen", "Ólsen!", "what a player says aloud")


class FamilyStage(HandStage[OlsenView, OlsenEvent, FamilyOptions]):
    """The stage of one game of the family."""

    score_name = translate("Olsen", "Rounds won")
    middle = Middle.PILES
    feats = event_style.KNOWN

    def __init__(self, game: str) -> None:
        self.rule_book = game

    def zones(self, view: OlsenView, names: Sequence[str], near: int) -> list[Zone]:
        below, loose = _out_of_sight(view), _sticks_out(view)
        shown = None if loose is None else loose - below
        return [
            replace(stock_zone(view.stock_left), counted=not view.rules.cheating),
            Zone(DISCARD_ZONE, ZoneKind.PILE, DISCARD_PILE, view.pile[below:], suit=view.named, loose=shown),
            *hand_zones(view, names, near),
        ]

    def plates(self, view: OlsenView, standing: Standing) -> list[Plate]:
        """Without card counts where one may cheat; on the ladder with the changer of each player."""
        plates = super().plates(view, standing)
        if view.rules.cheating:
            plates = [replace(plate, count=None) for plate in plates]
        if view.rules.ladder:
            levels = view.levels
            plates = [replace(one, rank=levels[one.seat], rank_note=_changer(levels[one.seat])) for one in plates]
        return plates

    def score(self, view: OlsenView, total: int) -> Message | None:
        if view.rules.scored:
            return points_so_far(total)
        return None if view.rules.first_to == 1 else translate("Olsen", "%n win(s)", "deals won so far", total)

    def notes(self, view: OlsenView, seat: int) -> tuple[Note, ...]:
        found: list[Note] = []
        if view.phase == "owe" and seat == view.turn:
            found.append(Note(translate("Olsen", "takes %n", "cards owed for twos", view.owed)))
        if view.counts[seat] == 1 and view.called[seat]:
            found.append(Note(translate("Olsen", "said “Ólsen”"), _ALOUD))
        return tuple(found)

    def gesture(
        self, view: OlsenView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        if target == AWAY:
            return controls.away(view, cards)
        if target == STOCK_ZONE:
            return controls.on_stock(view, cards)
        return controls.on_pile(view, cards, cheating) if target == DISCARD_ZONE else None

    def commands(
        self, view: OlsenView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return controls.commands(view, picked)

    def commands_out_of_turn(self, view: OlsenView, names: Sequence[str]) -> list[Command]:
        return controls.calls(view)

    def tell(self, event: OlsenEvent, names: Sequence[str]) -> Message | None:
        return event_texts.tell(event, names)

    def tell_together(self, events_in_a_row: Sequence[OlsenEvent], names: Sequence[str]) -> Message | None:
        return event_texts.tell_together(events_in_a_row, names)

    def exclaim(self, event: OlsenEvent) -> Sequence[tuple[int, Message]]:
        said = self._said(event)
        return () if said is None else (said,)

    def _said(self, event: OlsenEvent) -> tuple[int, Message] | None:
        match event:
            case Called(seat, last=True) | WentOut(seat) | LaidLast(seat, said=True) | SteppedDown(seat):
                return seat, self.last_words
            case Called(seat):
                return seat, _ALOUD
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

    def deeds(self, events: Iterable[OlsenEvent], seats: int) -> Iterator[CountedEvent]:
        return event_style.deeds(events)

    def notice(self, event: OlsenEvent) -> Notice | None:
        return event_texts.notice(event)

    def mark(self, event: OlsenEvent) -> EventStyle:
        return event_style.mark(event)

    def arrival(self, event: OlsenEvent) -> Arrival | None:
        return event_texts.arrival(event)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return explain(refusal, names, refusal_texts.TEXTS, objects=refusal_texts.OBJECTS)

    def instead(self, view: OlsenView, refusal: Refusal, names: Sequence[str]) -> Instead | None:
        return refusal_texts.instead(view, refusal)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return texts.advise(action, reasons)

    def status(self, view: OlsenView, names: Sequence[str]) -> Message:
        return texts.status(view, names)

    def chapter(self, view: OlsenView) -> str:
        return chapter(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return texts.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        return texts.score_text(result, seat)

    def report(self, view: OlsenView, names: Sequence[str]) -> Report | None:
        return texts.report(view, names)

    def costs(self, view: OlsenView) -> Sequence[Count]:
        return texts.costs(view)

    def hurrah(self, view: OlsenView, names: Sequence[str]) -> Message:
        return texts.winner_line(view, names, self.last_words)

    def columns(self, view: OlsenView, totals: Sequence[int]) -> Sequence[Column]:
        return texts.columns(view, totals)

    def place(self, view: OlsenView, seat: int, total: int) -> tuple[int, ...]:
        """On the ladder by changers (L06), else by totals, and where one deal is all by the cards that are left."""
        if view.rules.ladder:
            return (view.levels[seat], view.counts[seat])
        only = not view.rules.scored and view.rules.first_to == 1
        return (*super().place(view, seat, total), *([view.counts[seat]] if only else []))

    def planned(self, options: FamilyOptions) -> int | None:
        rules = options.rules()
        if not rules.scored:
            return 1 if rules.first_to == 1 else None
        target, in_rounds = scoring.target(rules)
        return target if in_rounds and rules.score_tie != "playoff" else None

    def reaction_window(self, view: OlsenView) -> ReactionWindow | None:
        """After every turn where one may cheat, longer before a win counts."""
        if not view.rules.cheating or view.window is None:
            return None
        seconds = view.rules.window_s
        if view.provisional and seconds:
            seconds = max(seconds, SECONDS_OF_TRIAL)
        return ReactionWindow(view.window, seconds)

    def ends_reactions(self, action: Action) -> bool:
        return isinstance(action, LetStand)

    def direction(self, view: OlsenView) -> Direction:
        return Direction(view.direction == 1, turned=view.direction != 1)

    def lately(self, events: Sequence[OlsenEvent], seat: int, names: Sequence[str]) -> Tag | None:
        return event_texts.tag(events, seat)

    def question(self, view: OlsenView, names: Sequence[str]) -> Question | None:
        return controls.question(view)

    def progress(self, options: FamilyOptions, standing: Standing, rounds: int) -> Message:
        return texts.progress(options.rules(), rounds)

    def goal(self, options: FamilyOptions) -> int | None:
        rules = options.rules()
        if not rules.scored:
            return rules.first_to
        target, in_rounds = scoring.target(rules)
        return None if in_rounds else target

    def minutes(self, options: FamilyOptions, seats: int) -> int:
        """Deals until the match is over, times turns, times a calm turn's length."""
        rules = options.rules()
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
    """How many cards lie unseen at the bottom of the pile, where they came unnoticed (V08)."""
    loose = _sticks_out(table)
    below = 0
    while table.pile[below] is None and below != loose:
        below += 1
    return below


def _changer(level: int) -> Message:
    return translate("Olsen", "changer: {ranks}").put(ranks=ranks_name(level))


class OlsenStage(FamilyStage):
    """Plain Ólsen Ólsen."""


class UppOgNidurStage(FamilyStage):
    """Ólsen Ólsen upp og niður."""

    @property
    def last_words(self) -> Message:
        """What is said with the last card (U08)."""
        return translate("Olsen", "Ólsen Ólsen upp og niður!", "what a player says aloud")

    def tell(self, event: OlsenEvent, names: Sequence[str]) -> Message | None:
        if isinstance(event, WentOut):
            return translate("Olsen", "{player} says “Ólsen Ólsen upp og niður” and has won the round.").put(
                player=names[event.seat]
            )
        return super().tell(event, names)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        if result.reason != "out":
            return super().round_end(result, names)
        return translate("Olsen", "Ólsen Ólsen upp og niður! {player} has won the round.").put(
            player=names[result.winners[0]]
        )


class MedStigumStage(FamilyStage):
    """Ólsen Ólsen með stigum."""

    score_name = POINTS
    fewest_wins = True


class KlikkStage(FamilyStage):
    """Ólsen Ólsen klikk."""


class LangiStage(FamilyStage):
    """Langi Ólsen."""


class SvindlStage(FamilyStage):
    """Svindl Ólsen Ólsen."""
