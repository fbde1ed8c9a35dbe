"""What can be done in contract rummy: what a drop means, and the buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.presentation import buying
from cardtable.games.rummy.presentation.layout import MELD
from cardtable.games.rummy.presentation.tray import TrayControls, laydown
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.actions import (
    BUY,
    DRAW_STOCK,
    KEEP_LAST,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Discard,
    LayOff,
    SwapJoker,
)
from cardtable.games.rummy.rules.melds import add, is_joker, swap, takes
from cardtable.games.rummy.rules.state import RummyView
from cardtable.messages import Message, translate
from cardtable.stage import common_words as words
from cardtable.stage.card_names import card_object
from cardtable.stage.commands import Command, Gesture, Question, TableButton
from cardtable.stage.controls import doing
from cardtable.stage.layout import DISCARD_ZONE, STOCK_ZONE
from cardtable.stage.zones import card_at, zone_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.melds import End, Meld
    from cardtable.stage.controls import Groups
    from cardtable.stage.standing_orders import OrderForm

_READY_KEY: Final = translate("Keys", "R", "letter of the button “All ready: turn it up”")
_UPCARD_KEY: Final = translate("Keys", "T", "letter of the button “Take the upcard”")
_LAY_DOWN_KEY: Final = translate("Keys", "L", "letter of the button “Lay these down”")
_LAY_OFF_KEY: Final = translate("Keys", "L", "letter of the button “Lay off”")
_TOGETHER_KEY: Final = translate("Keys", "P", "letter of the button “Put together”")
_DISCARD_KEY: Final = translate("Keys", "C", "letter of the button “Discard”")
_KEEP_KEY: Final = translate("Keys", "K", "letter of the button “Keep the last card”")
_I_BUY: Final = translate("Rummy", "I’ll buy!", "button: buy the upcard")
_I_BUY_KEY: Final = translate("Keys", "B", "letter of the button “I’ll buy!”")
_BUY_KEY: Final = translate("Keys", "B", "letter of the button “Buy (with %n more)”")
_NO_KEY: Final = translate("Keys", "N", "letter of the button “Not for me”")


class RummyControls(TrayControls):
    """Drawing, buying, laying down and off, swapping jokers and discarding."""

    def gesture(
        self, view: RummyView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        """A click on the stock turns the first card or draws."""
        zone = zone_of(target)
        if zone == STOCK_ZONE:
            return None if cards else doing(view, READY if view.phase == "ready" else DRAW_STOCK)
        if zone == DISCARD_ZONE:
            return _on_pile(view, cards)
        return _on_meld(view, cards, target) if zone.startswith(MELD) else None

    def commands(
        self, view: RummyView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        """What can be done in a turn, or the answers to a question to all."""
        if view.seat is None or view.result is not None:
            return []
        if view.phase == "window" and view.seat in view.asked:
            return _answers(view, view.seat)
        if view.phase == "ready":
            return _before_the_start(view, picked, tray)
        found = [
            _command(view, TAKE_UPCARD, translate("Rummy", "Take the upcard", "button"), _UPCARD_KEY, _upcard(view)),
            _command(view, DRAW_STOCK, translate("Rummy", "Draw from the stock", "button"), words.DRAW_KEY),
        ]
        if not view.down[view.seat]:
            found += _laying(view, picked, tray)
        offs = _lay_offs(view, picked[0]) if len(picked) == 1 and not any(tray) else []
        if offs:
            label = translate("Rummy", "Lay off", "button: lay the picked card off on a meld")
            # It matters to which meld a joker goes.
            action = TableButton.WHICH_MELD if is_joker(picked[0]) and len(offs) > 1 else offs[0]
            found.append(Command(action, label, _LAY_OFF_KEY, primary=True, card=picked[0]))
        found.append(_discard(view, picked, tray, wanted=not offs))
        found += _call_ahead(view)
        if view.rules.float_one:
            last = view.hand[0] if len(view.hand) == 1 else None
            found.append(_command(view, KEEP_LAST, translate("Rummy", "Keep the last card", "button"), _KEEP_KEY, last))
        return found

    def commands_out_of_turn(self, view: RummyView, names: Sequence[str]) -> list[Command]:
        """Those who are asked may buy without opening their hand, and who may buy calls ahead."""
        if view.seat is None or view.phase != "window" or view.seat not in view.asked:
            return _call_ahead(view)
        return [Command(BUY, _I_BUY, _I_BUY_KEY, warning=buying.warning(view, view.seat))]

    def order_title(self, view: RummyView) -> Message | None:
        if not buying.may_order(view):
            return None
        return translate("Rummy", "Buying slip", "what a player would buy, marked ahead")

    def order_form(self, view: RummyView, names: Sequence[str]) -> OrderForm | None:
        return buying.order_form(view)

    def question(self, view: RummyView, names: Sequence[str]) -> Question | None:
        """Whether the seat whose view it is buys, what it brings, and at what cost (K-18 to K-21, S-16 to S-22)."""
        if view.seat is None or view.phase != "window" or view.seat not in view.asked or view.result is not None:
            return None
        title = translate("Rummy", "Buy the {card}?", "title of a question").put(card=card_object(view.discard[-1]))
        limit, cost = view.rules.buys(view.number), view.rules.buy_cost
        left = buying.purchases_left(view, view.seat)
        if left:
            note = translate(
                "Rummy", "You also take %n card(s) from the stock · {left} of {limit} purchases left", None, cost
            ).put(left=left, limit=limit)
        else:
            note = translate(
                "Rummy", "You also take %n card(s) from the stock · {points} penalty points", None, cost
            ).put(points=scoring.BUY_PENALTY)
        return Question(DISCARD_ZONE, title, (*buying.what_it_brings(view), note))


def _call_ahead(table: RummyView) -> list[Command]:
    """The call for a card that another player may take first."""
    mine = table.seat is not None and table.phase == "offer" and table.seat != table.turn
    if not mine or buying.call_ahead(table) is None:
        return []
    return [Command(TableButton.CALL, _I_BUY, _I_BUY_KEY, card=table.discard[-1])]


def _before_the_start(table: RummyView, picked: Sequence[Card], groups: Groups) -> list[Command]:
    """Forehand turns the first card; until then the others only have commands for their own tray (K-6)."""
    found: list[Command] = []
    if table.seat == table.turn:
        found.append(_command(table, READY, translate("Rummy", "All ready: turn it up", "button"), _READY_KEY))
    return found + (_laying(table, picked, groups) if picked or any(groups) else [])


def _answers(table: RummyView, seat: int) -> list[Command]:
    cost = table.rules.buy_cost
    buy = translate("Rummy", "Buy (with %n more)", "button: buy the upcard", cost)
    return [
        Command(BUY, buy, _BUY_KEY, table.refusal(BUY), warning=buying.warning(table, seat), answer=True),
        Command(
            PASS_BUY,
            translate("Rummy", "Not for me", "button: do not buy the upcard"),
            _NO_KEY,
            primary=True,
            answer=True,
        ),
    ]


def _laying(table: RummyView, picked: Sequence[Card], groups: Groups) -> list[Command]:
    """What lies in the tray is laid down in a second step, when it is the whole contract; the first puts it together.

    Putting together means sorting in what is picked, completing what lies there, or the best that the hand can do.
    """
    found: list[Command] = []
    action = laydown(table, groups)
    if action is not None:
        refusal = table.refusal(action)
        label = translate("Rummy", "Lay these down", "button: lay down the contract that lies in the tray")
        found.append(Command(action, label, _LAY_DOWN_KEY, refusal, primary=refusal is None))
    if action is not None and not picked:
        label = translate("Rummy", "Another plan", "button: put the contract together in another way")
        found.append(Command(TableButton.PROPOSE, label, _TOGETHER_KEY))
    else:
        own = table.seat is not None and table.seat == table.turn and table.phase == "meld"
        ready = own and not picked and table.seat is not None and _can_lay_down(table, table.seat)
        label = translate("Rummy", "Put together", "button: put cards together in the tray")
        found.append(Command(TableButton.PROPOSE, label, _TOGETHER_KEY, primary=ready))
    if any(groups):
        found.append(Command(TableButton.CLEAR, words.TAKE_UP_AGAIN, words.TAKE_UP_AGAIN_KEY))
    return found


def _can_lay_down(table: RummyView, seat: int) -> bool:
    return next(legality.laydowns(table, seat, table.hand), None) is not None


def _upcard(table: RummyView) -> Card | None:
    """The discard that may be taken."""
    return table.discard[-1] if table.live and table.phase == "offer" else None


def _discard(table: RummyView, picked: Sequence[Card], groups: Groups, *, wanted: bool) -> Command:
    """The picked card is discarded; the last one of a hand needs no picking. ``wanted``: nothing else is done first."""
    label = translate("Rummy", "Discard", "button: discard the picked card")
    chosen = picked or (table.hand if len(table.hand) == 1 else ())
    card = chosen[0] if chosen else table.hand[0] if table.hand else None
    action: Action = PASS_BUY if card is None else Discard(card)
    refusal = table.refusal(action)
    if table.phase == "meld" and table.seat == table.turn and len(chosen) != 1:
        refusal = Refusal("discard-one", "discarding") if chosen else Refusal("pick-first", "discarding")
    shown = chosen[0] if len(chosen) == 1 else None
    wanted = wanted and refusal is None and bool(picked) and not any(groups)
    waits = not _is_on_turn(table, "meld")
    return Command(action, label, _DISCARD_KEY, refusal, primary=wanted, card=shown, waits=waits)


def _command(table: RummyView, action: Action, label: Message, key: Message, card: Card | None = None) -> Command:
    refusal = table.refusal(action)
    primary = refusal is None and (action == READY or (action == DRAW_STOCK and not table.live))
    waits = action in (TAKE_UPCARD, DRAW_STOCK) and not _is_on_turn(table, "offer")
    return Command(action, label, key, refusal, primary=primary, card=card, waits=waits)


def _is_on_turn(table: RummyView, phase: str) -> bool:
    return table.seat == table.turn and table.phase == phase


def _on_pile(table: RummyView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A click on the discard pile takes the upcard, a card dropped there is discarded."""
    if not cards:
        return doing(table, TAKE_UPCARD)
    if len(cards) > 1 and table.phase == "meld" and table.seat == table.turn:
        return Refusal("discard-one", "discarding")
    return doing(table, Discard(cards[0]))


def _on_meld(table: RummyView, cards: Sequence[Card], target: str) -> Gesture | Refusal | None:
    """Cards dropped on a meld are laid off at the ends where they fit, or given for a joker."""
    index = int(target.removeprefix(MELD).partition("#")[0])
    if not cards or index >= len(table.melds):
        return None
    place = card_at(target)
    if len(cards) == 1:
        return _single(table, cards[0], index, place)
    low_first = place is not None and place < len(table.melds[index].cards) / 2
    found = _one_after_another(table, cards, index, 0 if low_first else None)
    if isinstance(found, Refusal):
        return found
    return _first_refusal(table, cards, index, place) if found is None else Gesture(found)


def _lay_offs(table: RummyView, card: Card) -> list[LayOff]:
    """How this card may be laid off now, on each meld that takes it."""
    likely = (
        [one for one in _meanings(meld, card, index, None) if isinstance(one, LayOff) and table.refusal(one) is None]
        for index, meld in enumerate(table.melds)
    )
    return [found[0] for found in likely if found]


def _single(table: RummyView, card: Card, index: int, place: int | None) -> Gesture | Refusal:
    """The best meaning of one card on one meld, or why the likeliest is refused."""
    refused: Refusal | None = None
    for action in _meanings(table.melds[index], card, index, place):
        refusal = table.refusal(action)
        if refusal is None:
            return Gesture((action,), takes=isinstance(action, SwapJoker))
        refused = refused or refusal
    assert refused is not None
    if refused.code == "does-not-fit":
        # What lies in front of one is told at once.
        return replace(refused, cards=(card, *takes(table.melds[index])))
    return refused


def _meanings(meld: Meld, card: Card, index: int, place: int | None) -> Iterator[Action]:
    """What a card on a meld can mean, the likeliest first: dropped on the joker that stands for it, it is given."""
    swaps = [SwapJoker(card, index, at) for at in _jokers(meld) if swap(meld, at, card) is not None]
    offs = [LayOff(card, index, end) for end in _ends(meld, card, place)]
    on_joker = place is not None and place < len(meld.cards) and is_joker(meld.cards[place])
    likely = on_joker or not any(add(meld, card, end) is not None for end in _ends(meld, card, place))
    yield from (*swaps, *offs) if likely else (*offs, *swaps)
    if on_joker and not is_joker(card) and not swaps:
        assert place is not None
        yield SwapJoker(card, index, place)


def _jokers(meld: Meld) -> Iterator[int]:
    return (place for place, card in enumerate(meld.cards) if is_joker(card))


def _ends(meld: Meld, card: Card, place: int | None) -> tuple[End | None, ...]:
    """The ends to try: the nearer one first; of a natural card the one where it fits."""
    if not meld.is_run:
        return (None,)
    low_first = place is not None and place < len(meld.cards) / 2
    ends: tuple[End, ...] = ("low", "high") if low_first else ("high", "low")
    fitting = tuple(end for end in ends if add(meld, card, end) is not None)
    return fitting or ends[:1]


def _one_after_another(
    table: RummyView, cards: Sequence[Card], index: int, place: int | None
) -> tuple[LayOff, ...] | Refusal | None:
    """All these cards on one meld, each where it fits after the ones before it; ``None`` when they do not fit.

    A natural card that fits goes first; where none does, a joker makes room for it at one end or the other.
    """
    if not cards:
        return ()
    meld, limit = table.melds[index], table.rules.jokers
    fitting = (card for card in sorted(cards, key=is_joker) if add(meld, card, None, limit) is not None)
    card = next(fitting, None)
    refused: Refusal | None = None
    for end in () if card is None else _ends(meld, card, place):
        assert card is not None
        action = LayOff(card, index, end)
        larger = add(meld, card, end, limit)
        if larger is None:
            continue
        after = replace(
            table,
            melds=tuple(larger if at == index else other for at, other in enumerate(table.melds)),
            hand=tuple(one for one in table.hand if one is not card),
            must_play=None if card is table.must_play else table.must_play,
        )
        others = [one for one in cards if one is not card]
        rest = table.refusal(action) or _one_after_another(after, others, index, place)
        if isinstance(rest, Refusal):
            refused = refused or rest
        elif rest is not None:
            return (action, *rest)
    return refused


def _first_refusal(table: RummyView, cards: Sequence[Card], index: int, place: int | None) -> Refusal:
    """Why not all of the cards can be laid off: the reason of the first that cannot."""
    for card in cards:
        meant = _single(table, card, index, place)
        if isinstance(meant, Refusal):
            return meant
    return Refusal("not-all-fit", "laying-off", tuple(cards))
