"""The buttons of the family, and what persons may call while another seat is in front of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.actions import (
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    Hide,
    Slip,
)
from cardtable.messages import Message, translate
from cardtable.stage.card_names import suit_name
from cardtable.stage.table import Command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.view import OlsenView

SUIT_KEYS: Final = "1234"
_CALL: Final = translate("Olsen", "Ólsen!", "button: the call")
_LAST_CALL: Final = translate("Olsen", "Ólsen Ólsen!", "button: the last call")
_LAST_CALL_UP: Final = translate("Olsen", "Ólsen Ólsen upp og niður!", "button: the last call")
_CAUGHT: Final = translate("Olsen", "Caught!", "button: somebody forgot to say Ólsen")
_SVINDL: Final = translate("Olsen", "Svindl!", "button: somebody has cheated")


def commands(table: OlsenView, picked: Sequence[Card]) -> list[Command]:
    """See :meth:`Stage.commands`."""
    if table.seat is None or table.result is not None:
        return []
    rules = table.rules
    own_turn = table.seat == table.turn
    if table.phase == "name" and own_turn:
        found = [
            Command(action, suit_name(action.suit), key, primary=True, suit=action.suit)
            for action, key in zip(NAME_SUIT, SUIT_KEYS, strict=True)
        ]
    elif table.phase == "stand" and own_turn:
        found = [_command(table, LET_STAND, translate("Olsen", "Let it stand", "button: nobody has cheated"), "D")]
    else:
        found = _moves(table)
    if rules.cheating:
        found += _cheats(table, picked)
    if not rules.olsen_auto:
        found.append(_command(table, SAY_OLSEN, _CALL, "O"))
    if rules.olsen_olsen_required and not rules.olsen_auto:
        found.append(_command(table, SAY_OLSEN_OLSEN, _last_call(table), "L"))
    if rules.cheating:
        # Always there and never lit up, so that it tells nothing.
        target = table.seat if table.window is None else table.window
        found.append(Command(Accuse(target), _SVINDL, "X", table.refusal(Accuse(target)), hasty=True))
    elif rules.olsen_enforce == "caught":
        found.append(Command(CATCH, _CAUGHT, "C", table.refusal(CATCH), hasty=True))
    return found


def _moves(table: OlsenView) -> list[Command]:
    if table.phase == "owe" and table.seat == table.turn:
        label = translate("Olsen", "Take %n card(s)", "button: cards owed for twos", table.owed)
        found = [_command(table, TAKE_OWED, label, "D")]
    else:
        found = [_command(table, DRAW, translate("Olsen", "Draw", "button: draw a card"), "D")]
    found.append(_command(table, PASS, translate("Olsen", "Pass", "button: say pass"), "P"))
    if table.rules.multi_rank:
        found.append(_command(table, END_TURN, translate("Olsen", "End turn", "button"), "E"))
    return found


def _cheats(table: OlsenView, picked: Sequence[Card]) -> list[Command]:
    """Slip and hide act on the picked cards; without the right number of them they say what to pick."""
    found: list[Command] = []
    slip = translate("Olsen", "Slip", "button: tuck a card under another one")
    hide = translate("Olsen", "Hide", "button: make a card vanish")
    two = tuple(picked[:2]) if len(picked) == 2 else (table.top, table.top)
    one = picked[0] if len(picked) == 1 else table.top
    for action, label, key, wanted, code in (
        (Slip(two[0], two[1]), slip, "T", 2, "slip-two"),
        (Hide(one), hide, "F", 1, "hide-one"),
    ):
        refusal = table.refusal(action)
        if refusal is not None and len(picked) != wanted and refusal.code == "not-in-hand":
            refusal = Refusal(code, refusal.rule)
        found.append(Command(action, label, key, refusal))
    return found


def _command(table: OlsenView, action: Action, label: Message, key: str) -> Command:
    refusal = table.refusal(action)
    due = table.window == table.seat and table.seat is not None and table.counts[table.seat] == 1
    forced = action is DRAW and not table.rules.voluntary_draw
    moves = (END_TURN, PASS, TAKE_OWED, LET_STAND)
    urgent = action in moves or forced or (action is SAY_OLSEN and due)
    return Command(action, label, key, refusal, primary=urgent and refusal is None)


def _last_call(table: OlsenView) -> Message:
    return _LAST_CALL_UP if table.rules.neighbours else _LAST_CALL


def calls(table: OlsenView) -> list[Command]:
    """See :meth:`Stage.calls`."""
    legal = table.legal()
    accusations = [Command(action, _SVINDL, "X", hasty=True) for action in legal if isinstance(action, Accuse)]
    if table.seat == table.turn:
        return accusations
    found: list[Command] = []
    if table.seat is not None and table.seat == table.window and not table.rules.olsen_auto:
        # Offered whether it was said or not: being offered must not tell which. Urgent only for the one who owes it.
        if table.counts[table.seat] == 1:
            found.append(Command(SAY_OLSEN, _CALL, "O", primary=SAY_OLSEN in legal))
        if table.provisional and table.rules.olsen_olsen_required:
            found.append(Command(SAY_OLSEN_OLSEN, _last_call(table), "L", primary=SAY_OLSEN_OLSEN in legal))
    if CATCH in legal:
        # Urgent whenever the last player holds one card, called or not: being offered must not tell which.
        one_card = table.window is not None and table.counts[table.window] == 1
        found.append(Command(CATCH, _CAUGHT, "C", primary=one_card, hasty=True))
    return found + accusations
