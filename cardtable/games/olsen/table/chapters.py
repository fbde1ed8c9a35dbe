"""Which chapter of the rule book matters now, from what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.olsen.rules.actions import PASS

if TYPE_CHECKING:
    from cardtable.games.olsen.rules.view import OlsenView

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
