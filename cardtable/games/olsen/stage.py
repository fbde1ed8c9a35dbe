"""The table of Ólsen Ólsen: its zones, gestures, buttons and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, cards
from cardtable.engine.refusal import Refusal
from cardtable.games.olsen import legality, sentences
from cardtable.games.olsen.actions import (
    CATCH,
    DRAW,
    END_TURN,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
)
from cardtable.games.olsen.events import Called, CatchFailed, Passed, Penalized, SuitNamed, WentOut
from cardtable.games.olsen.options import OlsenOptions
from cardtable.games.olsen.view import OlsenView
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import suit_name
from cardtable.stage.table import Command, Gesture, Plate, Stage, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.options import Options
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.players.decision import Reason

STOCK: Final = "stock"
DISCARD: Final = "discard"
SUIT_KEYS: Final = "1234"

# Turns of a whole deal for 2, 3, 4, 5 and 6 players, from a simulation of this game's medium computer players.
TURNS_PER_DEAL: Final = (17, 21, 24, 26, 29)
SECONDS_PER_TURN: Final = 6


def hand_zone(seat: int) -> str:
    """The id of the zone that holds a seat's hand."""
    return f"hand-{seat}"


class OlsenStage(Stage):
    """The stage of plain Ólsen Ólsen."""

    subtitle = translate("Olsen", "Same suit or same rank, and eights change everything")
    length = translate("Olsen", "A deal takes two to five minutes")
    rule_book = "olsen"

    def emblem(self) -> Sequence[Card]:
        """See :meth:`Stage.emblem`."""
        return cards("8S 8H KD 6C")

    def zones(self, view: View, names: Sequence[str], near: int) -> list[Zone]:
        """See :meth:`Stage.zones`."""
        table = _own(view)
        found = [
            Zone(STOCK, ZoneKind.STOCK, translate("Olsen", "Stock"), (None,) * table.stock_left),
            Zone(DISCARD, ZoneKind.PILE, translate("Olsen", "Discard pile"), table.pile, suit=table.named),
        ]
        for step in range(table.seats):
            seat = (near + step) % table.seats
            held = table.hand if seat == table.seat else (None,) * table.counts[seat]
            kind = ZoneKind.HAND if seat == near else ZoneKind.OTHER_HAND
            name = translate("Olsen", "Hand of {player}").put(player=names[seat])
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
                count=table.counts[seat],
                score=self._score(table, standing, seat),
                notes=self._notes(table, seat),
            )
            for seat in range(table.seats)
        ]

    @staticmethod
    def _score(table: OlsenView, standing: Standing, seat: int) -> Message | None:
        if table.options.first_to == 1:
            return None
        return translate("Olsen", "%n win(s)", "deals won so far", standing.totals[seat])

    @staticmethod
    def _notes(table: OlsenView, seat: int) -> tuple[Message, ...]:
        if table.counts[seat] == 1 and table.called[seat]:
            return (translate("Olsen", "said “Ólsen”"),)
        return ()

    def gesture(self, view: View, cards: Sequence[Card], target: str) -> Gesture | Refusal | None:
        """See :meth:`Stage.gesture`."""
        table = _own(view)
        if target == STOCK and not cards:
            return self._one(table, DRAW)
        if target != DISCARD or not cards:
            return None
        refusal = table.refusal(PLAY[cards[0]])
        if refusal is not None:
            return refusal
        for card in cards[1:]:
            if not table.options.multi_rank:
                return Refusal("one-card-only", "option-multi_rank", (card,))
            if card.rank is not cards[0].rank:
                return Refusal("several-drops", "groups", (card,))
        if len(cards) > 1 and legality.ends_on_changer(table, table.hand[len(cards) - 1 :], cards[-1]):
            return Refusal("last-eight", "option-out_on_changer", (cards[-1],))
        return Gesture(tuple(PLAY[card] for card in cards))

    @staticmethod
    def _one(table: OlsenView, action: Action) -> Gesture | Refusal:
        refusal = table.refusal(action)
        return Gesture((action,)) if refusal is None else refusal

    def commands(self, view: View) -> list[Command]:
        """See :meth:`Stage.commands`."""
        table = _own(view)
        if table.seat is None or table.result is not None:
            return []
        if table.phase == "name" and table.seat == table.turn:
            found = [
                Command(action, suit_name(action.suit), key, primary=True, suit=action.suit)
                for action, key in zip(NAME_SUIT, SUIT_KEYS, strict=True)
            ]
        else:
            found = [
                self._command(table, DRAW, translate("Olsen", "Draw", "button: draw a card"), "D"),
                self._command(table, PASS, translate("Olsen", "Pass", "button: say pass"), "P"),
            ]
            if table.options.multi_rank:
                found.append(self._command(table, END_TURN, translate("Olsen", "End turn", "button"), "E"))
        if not table.options.olsen_auto:
            found.append(self._command(table, SAY_OLSEN, translate("Olsen", "Ólsen!", "button: the call"), "O"))
        if table.options.olsen_olsen_required and not table.options.olsen_auto:
            label = translate("Olsen", "Ólsen Ólsen!", "button: the last call")
            found.append(self._command(table, SAY_OLSEN_OLSEN, label, "L"))
        if table.options.olsen_enforce == "caught":
            label = translate("Olsen", "Caught!", "button: somebody forgot to say Ólsen")
            found.append(self._command(table, CATCH, label, "C"))
        return found

    @staticmethod
    def _command(table: OlsenView, action: Action, label: Message, key: str) -> Command:
        refusal = table.refusal(action)
        due = table.window == table.seat and table.seat is not None and table.counts[table.seat] == 1
        forced = action is DRAW and not table.options.voluntary_draw
        urgent = action is END_TURN or action is PASS or forced or (action is SAY_OLSEN and due)
        return Command(action, label, key, refusal, primary=urgent and refusal is None)

    def calls(self, view: View) -> list[Command]:
        """See :meth:`Stage.calls`."""
        table = _own(view)
        found: list[Command] = []
        legal = table.legal()
        if table.seat == table.turn:
            return found
        if SAY_OLSEN in legal:
            label = translate("Olsen", "Ólsen!", "button: the call")
            found.append(Command(SAY_OLSEN, label, "O", primary=True))
        if SAY_OLSEN_OLSEN in legal:
            label = translate("Olsen", "Ólsen Ólsen!", "button: the last call")
            found.append(Command(SAY_OLSEN_OLSEN, label, "L", primary=True))
        if CATCH in legal:
            # Urgent whenever the last player holds one card, called or not: being offered must not tell which.
            label = translate("Olsen", "Caught!", "button: somebody forgot to say Ólsen")
            one_card = table.window is not None and table.counts[table.window] == 1
            found.append(Command(CATCH, label, "C", primary=one_card))
        return found

    def tell(self, event: Event, names: Sequence[str]) -> Message | None:
        """See :meth:`Stage.tell`."""
        return sentences.tell(event, names)  # type: ignore[arg-type]

    def exclaim(self, event: Event) -> tuple[int, Message] | None:
        """See :meth:`Stage.exclaim`."""
        match event:
            case Called(seat):
                return seat, translate("Olsen", "Ólsen!", "what a player says aloud")
            case WentOut(seat):
                return seat, translate("Olsen", "Ólsen Ólsen!", "what a player says aloud")
            case Passed(seat):
                return seat, translate("Olsen", "Pass.", "what a player says aloud")
            case SuitNamed(seat, suit):
                return seat, translate("Olsen", "{suit}!", "a suit that a player names aloud").put(suit=suit_name(suit))
            case Penalized(seat, number=number):
                return seat, translate("Olsen", "%n card(s) for forgetting", "over a player's hand", number)
            case CatchFailed(seat):
                return seat, translate("Olsen", "Caught?", "what a player says aloud")
        return None

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """See :meth:`Stage.explain`."""
        return sentences.explain(refusal, names)

    def advise(self, action: Action, reasons: Sequence[Reason]) -> Message:
        """See :meth:`Stage.advise`."""
        return sentences.advise(action, reasons)

    def status(self, view: View, names: Sequence[str]) -> Message:
        """See :meth:`Stage.status`."""
        table = _own(view)
        player = names[table.turn]
        if table.result is not None:
            return self.round_end(table.result, names)
        if table.seat != table.turn:
            return translate("Olsen", "{player} is playing.").put(player=player)
        if table.phase == "name":
            return translate("Olsen", "{player}: which suit has to follow?").put(player=player)
        if table.phase == "chain":
            return translate("Olsen", "{player}: lay another card of the same rank, or end your turn.").put(
                player=player
            )
        legal = table.legal()
        if PASS in legal and DRAW not in legal and len([action for action in legal if action.kind == "play"]) == 0:
            return translate("Olsen", "{player}: nothing fits. Say pass.").put(player=player)
        if DRAW in legal and not table.options.voluntary_draw:
            n = 3 - table.drawn
            return translate("Olsen", "{player}: nothing fits. Draw up to %n card(s).", None, n).put(player=player)
        if table.free:
            return translate("Olsen", "{player}: an eight starts, so you may lay any card.").put(player=player)
        if table.named is not None:
            return translate("Olsen", "{player}: it is your turn. The suit is {suit}.").put(
                player=player, suit=suit_name(table.named)
            )
        return translate("Olsen", "{player}: it is your turn.").put(player=player)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """See :meth:`Stage.round_end`."""
        winners = listing([names[seat] for seat in result.winners])
        if result.reason == "blocked":
            return translate("Olsen", "Nobody can go on: the fewest cards win. {players}").put(players=winners)
        return translate("Olsen", "Ólsen Ólsen! {player} has won the deal.").put(player=winners)

    def progress(self, options: Options, standing: Standing, rounds: int) -> Message:
        """See :meth:`Stage.progress`."""
        if not isinstance(options, OlsenOptions):
            raise TypeError("these are the options of another game")
        if options.first_to == 1:
            return translate("Olsen", "One deal decides")
        return translate("Olsen", "Deal {number}, played to %n win(s)", None, options.first_to).put(
            number=max(rounds, 1)
        )

    def minutes(self, options: Options, seats: int) -> int:
        """See :meth:`Stage.minutes`: deals until somebody has won enough, times turns, times a calm turn's length."""
        if not isinstance(options, OlsenOptions):
            raise TypeError("these are the options of another game")
        turns = TURNS_PER_DEAL[min(seats, 6) - 2]
        deals = 1 + (options.first_to - 1) * (0.5 + 0.5 * seats)
        return max(1, round(deals * turns * SECONDS_PER_TURN / 60))


def _own(view: View) -> OlsenView:
    if not isinstance(view, OlsenView):
        raise TypeError("this is the view of another game")
    return view
