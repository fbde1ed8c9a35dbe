"""Svindl: which cheats there are, what they leave behind for everybody to see, and who may accuse (section 1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import FalsePlay, Hide, Slip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.knowledge import CheatKind, Own, Trace
    from cardtable.games.olsen.rules.legality import OlsenPosition


def possible_cheats(position: OlsenPosition, hand: Sequence[Card]) -> list[Action]:
    """Every cheat that may be tried now, before anything is laid in one's own turn (V02 to V04, V10, V11)."""
    if position.phase != "play":
        return []
    playable = legality.fitting(position, hand)
    found: list[Action] = [
        Slip(card, extra) for card in playable for extra in hand if refuse_slip(position, hand, card, extra) is None
    ]
    if len(hand) > 1:
        found += [Hide(card) for card in hand]
    found += [FalsePlay(card) for card in hand if not legality.fits(position, card)]
    return found


def refuse_cheat(position: OlsenPosition, own: Own, action: Action) -> Refusal | None:
    """Why this cheat cannot even be tried; ``None`` when it can."""
    if not position.rules.cheating:
        return Refusal("no-cheating", "laying")
    if own.cheated:
        return Refusal("one-cheat", "cheating")
    if position.phase != "play":
        return Refusal("cheat-too-late", "cheating")
    hand = own.hand
    match action:
        case Slip(card, extra):
            return refuse_slip(position, hand, card, extra)
        case Hide(card):
            if card not in hand:
                return Refusal("not-in-hand", "hide", (card,))
            return Refusal("hide-last", "hide", (card,)) if len(hand) == 1 else None
        case FalsePlay(card):
            if card not in hand:
                return Refusal("not-in-hand", "false-card", (card,))
            return Refusal("it-fits", "false-card", (card,)) if legality.fits(position, card) else None
    return None


def refuse_slip(position: OlsenPosition, hand: Sequence[Card], card: Card, extra: Card) -> Refusal | None:
    """Why ``extra`` cannot be tucked under ``card``."""
    for one in (card, extra):
        if one not in hand:
            return Refusal("not-in-hand", "slip", (one,))
    if card is extra:
        return Refusal("slip-two", "slip", (card,))
    if not legality.fits(position, card):
        return legality.misfit(position, card)
    if len(hand) == 2 and legality.ends_on_changer(position, hand[:1], card):
        return Refusal("last-eight", "option-out_on_changer", (card,))
    if legality.goes_with(position, card, extra):
        return Refusal("no-cheat", "slip", (card, extra))
    return None


def refuse_accusation(position: OlsenPosition, seat: int, target: int) -> Refusal | None:
    """Why ``seat`` cannot accuse ``target`` now (V08, V09)."""
    if not position.rules.cheating:
        return Refusal("no-cheating", "laying")
    if position.window is None:
        return Refusal("nobody-to-accuse", "accusing")
    if seat == position.window:
        return Refusal("accuse-yourself", "accusing")
    if target != position.window:
        return Refusal("accuse-last", "accusing", seat=position.window)
    if seat in position.tried:
        return Refusal("accused-already", "accusing")
    return None


def refuse_to_let_stand(position: OlsenPosition, seat: int) -> Refusal | None:
    """Why the next player cannot close the window by going on."""
    open_window = position.window is not None and position.window != seat
    if not position.rules.cheating or not open_window:
        return Refusal("nothing-stands", "accusing" if position.rules.cheating else "turn-order")
    return None


def evidence(position: OlsenPosition, trace: Trace, shown: Sequence[Card], grown: int, shrunk: int) -> CheatKind | None:
    """What these observations of a turn prove; a careless observer may put in others than the trace holds."""
    first = shown[0] if shown else None
    if first is not None and not _did_fit(position, trace, first):
        return "false"
    if grown > len(shown):
        return "slip"
    return "hide" if shrunk > grown else None


def proof(position: OlsenPosition) -> CheatKind | None:
    """What the last turn proves to a player who looked closely, the missing call aside."""
    trace = position.trace
    if trace is None or trace.seat != position.window:
        return None
    return evidence(position, trace, trace.shown, trace.grown, trace.shrunk)


def _did_fit(position: OlsenPosition, trace: Trace, card: Card) -> bool:
    suit = trace.top.suit if trace.named is None else trace.named
    changes = card.rank == position.levels[trace.seat]
    if trace.kept_suit:
        return (trace.free or card.suit is suit) and not changes
    return trace.free or card.suit is suit or card.rank is trace.top.rank or changes
