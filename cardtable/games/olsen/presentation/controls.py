"""What can be done in the family: what a drop means, the buttons, and what players may call between turns."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.presentation.texts import NAME_A_SUIT
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import (
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    FalsePlay,
    Hide,
    Play,
    Slip,
)
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.messages import Message, translate, verbatim
from cardtable.stage import common_words as words
from cardtable.stage.commands import Command, Gesture, Question, suit_buttons
from cardtable.stage.controls import Controls, doing
from cardtable.stage.layout import DISCARD_ZONE, STOCK_ZONE
from cardtable.stage.standing_orders import OrderForm, OrderLine
from cardtable.stage.zones import AWAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.stage.controls import Groups

_CALL: Final = translate("Olsen", "Ólsen!", "button: the call")
_LAST_CALL: Final = translate("Olsen", "Ólsen Ólsen!", "button: the last call")
_LAST_CALL_UP: Final = translate("Olsen", "Ólsen Ólsen upp og niður!", "the last call, on a button")
_CAUGHT: Final = translate("Olsen", "Caught!", "button: somebody forgot to say Ólsen")
_SVINDL: Final = translate("Olsen", "Svindl!", "button: somebody has cheated")
_STAND_KEY: Final = translate("Keys", "D", "letter of the button “Let it stand”")
_TAKE_KEY: Final = translate("Keys", "T", "letter of the button “Take %n card(s)”")
_SLIP_KEY: Final = translate("Keys", "T", "letter of the button “Tuck under”")
_HIDE_KEY: Final = translate("Keys", "H", "letter of the button “Hide”")
_CALL_KEY: Final = translate("Keys", "O", "letter of the button “Ólsen!”")
_LAST_CALL_KEY: Final = translate("Keys", "L", "letter of the button “Ólsen Ólsen!”")
_CAUGHT_KEY: Final = translate("Keys", "C", "letter of the button “Caught!”")
_SVINDL_KEY: Final = translate("Keys", "S", "letter of the button “Svindl!”")


class OlsenControls(Controls[OlsenView]):
    """Laying, drawing, naming a suit, calls, and cheats where players may."""

    def gesture(
        self, view: OlsenView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        """A click on the stock draws, or takes what is owed."""
        if target == AWAY:
            return _away(view, cards)
        if target == STOCK_ZONE:
            return None if cards else doing(view, TAKE_OWED if view.phase == "owe" else DRAW)
        return _on_pile(view, cards, cheating) if target == DISCARD_ZONE else None

    def commands(
        self, view: OlsenView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        """Moves, cheats and calls of the seat whose view it is."""
        if view.seat is None or view.result is not None or view.seat in view.out:
            return []
        rules = view.rules
        own_turn = view.seat == view.turn
        if _names_suit(view):
            found = suit_buttons(NAME_SUIT, [action.suit for action in NAME_SUIT], view.hand)
        elif view.phase == "stand" and own_turn:
            found = [
                _command(view, LET_STAND, translate("Olsen", "Let it stand", "button: nobody has cheated"), _STAND_KEY)
            ]
        else:
            found = _moves(view)
        if rules.cheating:
            found += _cheats(view, picked)
        if not rules.olsen_auto:
            found.append(_command(view, SAY_OLSEN, _CALL, _CALL_KEY))
        if rules.olsen_olsen_required and not rules.olsen_auto:
            found.append(_command(view, SAY_OLSEN_OLSEN, _last_call(view), _LAST_CALL_KEY))
        if rules.cheating:
            # Always there and never lit up, so that it tells nothing.
            target = view.seat if view.window is None else view.window
            found.append(Command(Accuse(target), _SVINDL, _SVINDL_KEY, view.refusal(Accuse(target)), hasty=True))
        elif rules.olsen_enforce == "caught" and not rules.olsen_auto:
            # Where the program calls, nobody can forget it.
            found.append(Command(CATCH, _CAUGHT, _CAUGHT_KEY, view.refusal(CATCH), hasty=True))
        return found

    def commands_out_of_turn(self, view: OlsenView, names: Sequence[str]) -> list[Command]:
        """What is shouted while another seat is in front of the screen."""
        legal = view.legal()
        accusations = [
            Command(action, _SVINDL, _SVINDL_KEY, hasty=True) for action in legal if isinstance(action, Accuse)
        ]
        if view.seat == view.turn:
            return accusations
        found: list[Command] = []
        silent = view.seat is not None and view.seat == view.window and not view.called[view.seat]
        if silent and view.seat is not None and not view.rules.olsen_auto:
            # What was said is on the seat's plate for all to see, and is offered no more. It is urgent for who owes it.
            if view.counts[view.seat] == 1:
                found.append(Command(SAY_OLSEN, _CALL, _CALL_KEY, primary=SAY_OLSEN in legal))
            if view.provisional and view.rules.olsen_olsen_required:
                found.append(
                    Command(SAY_OLSEN_OLSEN, _last_call(view), _LAST_CALL_KEY, primary=SAY_OLSEN_OLSEN in legal)
                )
        if CATCH in legal and not view.rules.olsen_auto:
            # Urgent whenever the last player holds one card, called or not: being offered must not tell which.
            one_card = view.window is not None and view.counts[view.window] == 1
            found.append(Command(CATCH, _CAUGHT, _CAUGHT_KEY, primary=one_card, hasty=True))
        return found + accusations

    def question(self, view: OlsenView, names: Sequence[str]) -> Question | None:
        """Which suit is named, beside the card for which it is."""
        return Question(DISCARD_ZONE, NAME_A_SUIT) if _names_suit(view) else None

    def order_title(self, view: OlsenView) -> Message | None:
        if view.seat is None or view.result is not None or not view.rules.cheating:
            return None
        return translate("Olsen", "Doubts", "whom a player of Svindl will accuse, marked ahead")

    def order_form(self, view: OlsenView, names: Sequence[str]) -> OrderForm | None:
        """The other players, each for one turn."""
        if self.order_title(view) is None:
            return None
        about = translate(
            "Olsen",
            "Mark whom you doubt: “Svindl!” is called for you when that player’s next turn ends. "
            "Nobody else sees this.",
        )
        others = [seat for seat in range(view.seats) if seat != view.seat]
        return OrderForm(about, tuple(OrderLine(str(seat), verbatim(names[seat])) for seat in others), once=True)


def _names_suit(table: OlsenView) -> bool:
    """Whether the seat whose view it is has to name a suit (B14)."""
    return table.phase == "name" and table.seat == table.turn and table.result is None


def _moves(table: OlsenView) -> list[Command]:
    if table.phase == "owe" and table.seat == table.turn:
        label = translate("Olsen", "Take %n card(s)", "button: cards owed for twos", table.owed)
        found = [_command(table, TAKE_OWED, label, _TAKE_KEY)]
    else:
        drawing = words.DRAW
        if DRAW in table.legal():
            drawing = translate("Olsen", "Draw ({value} of 3)", "button: draw a card, the first, second or third one")
            drawing = drawing.put(value=table.drawn + 1)
        found = [_command(table, DRAW, drawing, words.DRAW_KEY)]
    found.append(_command(table, PASS, words.PASS, words.PASS_KEY))
    if table.rules.multi_rank:
        found.append(_command(table, END_TURN, words.END_TURN, words.END_TURN_KEY))
    return found


def _cheats(table: OlsenView, picked: Sequence[Card]) -> list[Command]:
    """Slip and hide act on the picked cards; without the right number of them they say what to pick."""
    found: list[Command] = []
    slip = translate("Olsen", "Tuck under", "button: tuck a card under another one")
    hide = translate("Olsen", "Hide", "button: make a card vanish")
    two = tuple(picked[:2]) if len(picked) == 2 else (table.top, table.top)
    one = picked[0] if len(picked) == 1 else table.top
    for action, label, key, wanted, code in (
        (Slip(two[0], two[1]), slip, _SLIP_KEY, 2, "slip-two"),
        (Hide(one), hide, _HIDE_KEY, 1, "hide-one"),
    ):
        refusal = table.refusal(action)
        if refusal is not None and len(picked) != wanted and refusal.code == "not-in-hand":
            refusal = Refusal(code, refusal.rule)
        found.append(Command(action, label, key, refusal, cards=tuple(picked)))
    return found


def _command(table: OlsenView, action: Action, label: Message, key: Message) -> Command:
    refusal = table.refusal(action)
    due: Action | None = None
    if table.window == table.seat and table.seat is not None:
        due = SAY_OLSEN_OLSEN if table.provisional else SAY_OLSEN if table.counts[table.seat] == 1 else None
    forced = action is DRAW and not (table.rules.voluntary_draw and _lays(table))
    moves = (END_TURN, PASS, TAKE_OWED, LET_STAND)
    urgent = action in moves or forced or action is due
    return Command(action, label, key, refusal, primary=urgent and refusal is None)


def _lays(table: OlsenView) -> bool:
    return any(isinstance(one, Play) for one in table.legal())


def _last_call(table: OlsenView) -> Message:
    return _LAST_CALL_UP if table.rules.neighbours else _LAST_CALL


def _on_pile(table: OlsenView, cards: Sequence[Card], cheating: bool) -> Gesture | Refusal | None:
    """Cards dropped on the discard pile are laid in their order, or one is slipped under the other."""
    if not cards:
        return None
    if cheating and table.rules.cheating:
        return _slip(table, cards)
    refusal = table.refusal(PLAY[cards[0]])
    if refusal is not None:
        return _false(table, cards, refusal)
    return _refuse_group(table, cards) or Gesture(tuple(PLAY[card] for card in cards))


def _away(table: OlsenView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A card drawn over the edge of the table vanishes, where one may cheat."""
    if not table.rules.cheating or not cards:
        return None
    if len(cards) > 1:
        return Refusal("hide-one", "hide")
    return doing(table, Hide(cards[0]))


def _slip(table: OlsenView, cards: Sequence[Card]) -> Gesture | Refusal:
    if len(cards) != 2:
        return Refusal("slip-two", "slip", tuple(cards[:1]))
    return doing(table, Slip(cards[0], cards[1]))


def _false(table: OlsenView, cards: Sequence[Card], refusal: Refusal) -> Gesture | Refusal:
    """A card that does not fit may be laid all the same, where one may cheat, but not without a question."""
    action = FalsePlay(cards[0])
    if not table.rules.cheating or len(cards) > 1 or table.refusal(action) is not None:
        return refusal
    return Gesture((action,), translate("Olsen", "That would be cheating. Do it?"))


def _refuse_group(table: OlsenView, cards: Sequence[Card]) -> Refusal | None:
    rules = table.rules
    for before, card in pairwise(cards):
        if rules.neighbours:
            if not legality.are_neighbours(before.rank, card.rank, rules.ace_king):
                usual = legality.are_neighbours(before.rank, card.rank, ace_king=True)
                return Refusal("broken-chain", "option-ace_king" if usual else "chain", (card,))
        elif not rules.multi_rank:
            return Refusal("one-card-only", "option-multi_rank", (card,))
        elif card.rank is not cards[0].rank:
            may_tuck = len(cards) == 2 and table.refusal(Slip(*cards)) is None
            return Refusal("several-or-tuck" if may_tuck else "several-drops", "groups", (card,))
        elif not legality.goes_with(table, cards[0], card):
            return legality.too_early(table, card, cards[0].suit)
    if len(cards) > 1 and legality.ends_on_changer(table, table.hand[len(cards) - 1 :], cards[-1]):
        return Refusal("last-eight", "option-out_on_changer", (cards[-1],), number=legality.changer_of(table))
    return None
