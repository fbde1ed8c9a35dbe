"""Svindl: what cheats and accusations do to a table (section 1.6.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.actions import FalsePlay, Hide, Slip
from cardtable.games.olsen.rules.events import Accused, Fined, Hid, Slipped, Stood, TookBack
from cardtable.games.olsen.rules.knowledge import Buried, Cheat, Deed

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.state import OlsenState

FINE: Final = 3


def cheat(table: OlsenState, seat: int, action: Action, chance: Chance, events: Telling) -> None:
    """Try a cheat (V02 to V04); no player is told, but the table shows what it left behind."""
    table.cheated = True
    match action:
        case Hide(card):
            _note(table, Cheat(seat, "hide", card))
            _lose(table, seat, card)
            events.append(Hid(seat, card))
        case Slip(card, extra):
            _note(table, Cheat(seat, "slip", extra))
            _lose(table, seat, extra)
            table.pile.append(extra)
            table.buried.append(Buried(extra, seat))
            assert table.trace is not None
            table.trace = replace(table.trace, grown=table.trace.grown + 1)
            events.append(Slipped(seat, extra))
            table.lay(seat, card, chance, events)
        case FalsePlay(card):
            _note(table, Cheat(seat, "false", card))
            table.lay(seat, card, chance, events, alone=True)


def _note(table: OlsenState, found: Cheat) -> None:
    table.cheat = found
    table.report.append(Deed(found.seat, found.kind, found.card))


def _lose(table: OlsenState, seat: int, card: Card) -> None:
    """A card leaves the hand unseen."""
    table.hands[seat].remove(card)
    table.called[seat] = False
    lack = table.lacks[seat]
    if lack is not None:
        table.lacks[seat] = lack.after_losing()
    assert table.trace is not None
    table.trace = replace(table.trace, shrunk=table.trace.shrunk + 1)


def show(table: OlsenState, card: Card) -> None:
    """A card was laid for all to see: the trace of the turn grows."""
    trace = table.trace
    assert trace is not None
    table.trace = replace(trace, shown=(*trace.shown, card), grown=trace.grown + 1, shrunk=trace.shrunk + 1)


def accuse(table: OlsenState, seat: int, chance: Chance, events: Telling) -> None:
    """``seat`` says that the player in the window has cheated (V05 to V09)."""
    target = table.window
    assert target is not None
    kind = table.cheat.kind if table.cheat is not None else "silent" if _kept_silent(table) else None
    events.append(Accused(seat, target, kind))
    events.rest(table)
    if kind is None:
        table.tried.append(seat)
        table.cleared[target] += 1
        table.report.append(Deed(seat, "accusation", by=target))
        _fine(table, seat, chance, events)
        return
    table.caught[target] += 1
    if table.cheat is None:
        table.report.append(Deed(target, "silent", by=seat))
    else:
        _mark_found(table, seat)
        _settle_card(table, table.cheat, events)
        events.rest(table)
    table.cheat = None
    table.provisional = False
    table.called[target] = False
    table.window = None
    table.tried = []
    if table.phase == "stand":
        table.phase = "play"
    _fine(table, target, chance, events)
    if not table.hands[target]:
        table.go_out(target, chance, events)


def _kept_silent(table: OlsenState) -> bool:
    """Whether a call that is due was left out, the last one too where it has to be said (V04, V13)."""
    target = table.window
    assert target is not None
    return table.call_is_due() or (table.provisional and not table.called[target])


def _mark_found(table: OlsenState, by: int) -> None:
    for place in range(len(table.report) - 1, -1, -1):
        if table.report[place].kind != "accusation":
            table.report[place] = replace(table.report[place], by=by)
            return


def _settle_card(table: OlsenState, found: Cheat, events: Telling) -> None:
    """The card goes back into the hand, where the table plays so (V07)."""
    trace = table.trace
    assert trace is not None
    if not table.rules.takeback:
        if found.kind == "hide":
            _bury(table, found)
        return
    if found.kind != "hide":
        table.pile.remove(found.card)
    if found.kind == "slip":
        table.buried = [buried for buried in table.buried if buried.card is not found.card]
    if found.kind == "false":
        table.named = trace.named
        table.free = trace.free
    table.trace = None
    table.hands[found.seat].append(found.card)
    events.append(TookBack(found.seat, found.card, found.kind == "false"))


def _fine(table: OlsenState, seat: int, chance: Chance, events: Telling) -> None:
    cards = table.take(FINE, chance, events)
    table.hands[seat] += cards
    table.called[seat] = table.called[seat] and not cards
    events.append(Fined(seat, tuple(cards), len(cards)))


def close(table: OlsenState, seat: int, events: Telling) -> None:
    """No player has accused in time: what was done stands (V08)."""
    if not table.rules.cheating:
        return
    target = table.window
    assert target is not None
    if table.call_is_due() and table.rules.olsen_enforce == "caught":
        table.report.append(Deed(target, "silent"))
    if table.cheat is not None and table.cheat.kind == "hide":
        _bury(table, table.cheat)
    table.cheat = None
    events.append(Stood(seat))


def _bury(table: OlsenState, hidden: Cheat) -> None:
    """A hidden card joins the bottom of the discard pile, so that no card is ever lost."""
    table.pile.insert(0, hidden.card)
    table.buried.append(Buried(hidden.card, hidden.seat))
