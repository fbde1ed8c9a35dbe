"""What a seat may do now, from public knowledge and its own hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
)
from cardtable.games.olsen.rules.cheating import possible_cheats
from cardtable.games.olsen.rules.legality import MAX_DRAWS, call_is_due, can_draw_any, companions, fitting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.knowledge import Own
    from cardtable.games.olsen.rules.legality import Position


def legal(position: Position, seat: int, own: Own) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None:
        return []
    if seat != position.turn:
        return _out_of_turn(position, seat, own)
    rules = position.rules
    phase = position.phase
    if phase == "stand":
        return [LET_STAND, *_reactions(position, seat)]
    found = _moves(position, own.hand)
    if phase in ("play", "owe"):
        if position.window is not None and position.window != seat:
            found += _reactions(position, seat)
            if rules.cheating:
                found.append(LET_STAND)
        if rules.cheating and not own.cheated:
            found += possible_cheats(position, own.hand)
    if not rules.olsen_auto:
        due = position.window == seat and call_is_due(position, len(own.hand))
        if due or not own.armed:
            found.append(SAY_OLSEN)
        if rules.olsen_olsen_required and not own.armed_out:
            found.append(SAY_OLSEN_OLSEN)
    return found


def _moves(position: Position, hand: Sequence[Card]) -> list[Action]:
    phase = position.phase
    if phase in ("chain", "name"):
        found: list[Action] = [PLAY[card] for card in companions(position, hand)]
        return [*found, END_TURN] if phase == "chain" else [*found, *NAME_SUIT]
    playable = fitting(position, hand)
    found = [PLAY[card] for card in playable]
    if phase == "owe":
        return [*found, TAKE_OWED]
    if not playable or position.rules.voluntary_draw:
        can_draw = position.drawn < MAX_DRAWS and can_draw_any(position)
        found.append(DRAW if can_draw else PASS)
    return found


def _out_of_turn(position: Position, seat: int, own: Own) -> list[Action]:
    if position.window is None:
        return []
    if position.window != seat:
        return _reactions(position, seat)
    if position.called[seat] or position.rules.olsen_auto:
        return []
    found: list[Action] = [SAY_OLSEN] if len(own.hand) == 1 else []
    if position.provisional and position.rules.olsen_olsen_required:
        found.append(SAY_OLSEN_OLSEN)
    return found


def _reactions(position: Position, seat: int) -> list[Action]:
    """What another player may say to the one who acted last (B21, V05, V09)."""
    if seat in position.tried or position.window is None:
        return []
    if position.rules.cheating:
        return [Accuse(position.window)]
    if position.rules.olsen_enforce == "caught" and not position.provisional:
        return [CATCH]
    return []
