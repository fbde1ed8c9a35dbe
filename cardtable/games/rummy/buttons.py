"""The buttons of contract rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy import legality, scoring, tray
from cardtable.games.rummy.actions import (
    BUY,
    DRAW_STOCK,
    KEEP_LAST,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Discard,
)
from cardtable.messages import Message, translate
from cardtable.stage.table import Command, Deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.view import RummyView
    from cardtable.stage.table import Groups


def commands(table: RummyView, picked: Sequence[Card], groups: Groups) -> list[Command]:
    """See :meth:`Stage.commands`."""
    if table.seat is None or table.result is not None:
        return []
    if table.phase == "window" and table.seat in table.asked:
        return _answers(table, table.seat)
    found: list[Command] = []
    if table.phase == "ready":
        found.append(_command(table, READY, translate("Rummy", "All ready: turn the card", "button"), "R"))
    else:
        found.append(_command(table, TAKE_UPCARD, translate("Rummy", "Take the upcard", "button"), "T"))
        found.append(_command(table, DRAW_STOCK, translate("Rummy", "Draw", "button: draw from the stock"), "D"))
    if not table.down[table.seat]:
        found.append(_lay_down(table, picked, groups))
        if any(groups):
            found.append(Command(Deed.CLEAR, translate("Rummy", "Take up again", "button: out of the tray"), "U"))
    found.append(_discard(table, picked))
    if table.rules.float_one:
        found.append(_command(table, KEEP_LAST, translate("Rummy", "Keep the last card", "button"), "K"))
    return found


def calls(table: RummyView) -> list[Command]:
    """See :meth:`Stage.calls`: those who are asked may buy without opening their hand."""
    if table.seat is None or table.phase != "window" or table.seat not in table.asked:
        return []
    return [
        Command(BUY, translate("Rummy", "I buy!", "button: buy the upcard"), "B", warning=_warning(table, table.seat))
    ]


def _answers(table: RummyView, seat: int) -> list[Command]:
    cost = table.rules.buy_cost
    buy = translate("Rummy", "Buy (%n card(s) from the stock with it)", "button: buy the upcard", cost)
    return [
        Command(BUY, buy, "B", table.refusal(BUY), warning=_warning(table, seat)),
        Command(PASS_BUY, translate("Rummy", "Not for me", "button: do not buy the upcard"), "P", primary=True),
    ]


def _warning(table: RummyView, seat: int) -> Message | None:
    """A purchase over the limit is asked about every time (K-21)."""
    limit = table.rules.buys(table.number)
    if table.bought[seat] < limit:
        return None
    return translate(
        "Rummy",
        "You have bought %n time(s) in this round. Once more costs {points} points. Buy all the same?",
        None,
        limit,
    ).put(points=scoring.BUY_PENALTY)


def _lay_down(table: RummyView, picked: Sequence[Card], groups: Groups) -> Command:
    """Without a finished tray the button fills it: with what is picked, or with the best that the hand can do."""
    label = translate("Rummy", "Lay down", "button: lay down the contract")
    action = None if picked else tray.laydown(table, groups)
    if action is not None:
        refusal = table.refusal(action)
        return Command(action, label, "L", refusal, primary=refusal is None)
    own = table.seat is not None and table.seat == table.turn and table.phase == "meld"
    ready = own and not picked and table.seat is not None and _can_lay_down(table, table.seat)
    label = translate("Rummy", "Put together", "button: sort picked cards into melds") if picked else label
    return Command(Deed.PROPOSE, label, "L", primary=ready)


def _can_lay_down(table: RummyView, seat: int) -> bool:
    return next(legality.laydowns(table, seat, table.hand), None) is not None


def _discard(table: RummyView, picked: Sequence[Card]) -> Command:
    label = translate("Rummy", "Discard", "button: discard the picked card")
    card = picked[0] if picked else table.hand[0] if table.hand else None
    action: Action = PASS_BUY if card is None else Discard(card)
    refusal = table.refusal(action)
    if table.phase == "meld" and table.seat == table.turn and len(picked) != 1:
        refusal = Refusal("discard-one", "discarding")
    return Command(action, label, "E", refusal)


def _command(table: RummyView, action: Action, label: Message, key: str) -> Command:
    refusal = table.refusal(action)
    return Command(action, label, key, refusal, primary=refusal is None and action in (READY, DRAW_STOCK))
