"""What a seat may do now and why something may not be done, with the chapter of the rule book that says so."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank, by_suit
from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.rules import cheating
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
    Catch,
    Draw,
    EndTurn,
    FalsePlay,
    Hide,
    LetStand,
    NameSuit,
    Pass,
    Play,
    SayOlsen,
    SayOlsenOlsen,
    Slip,
    TakeOwed,
)
from cardtable.games.olsen.rules.cheating import possible_cheats
from cardtable.games.olsen.rules.legality import (
    MAX_DRAWS,
    call_is_due,
    can_draw_any,
    changer_of,
    companions,
    ends_on_changer,
    fits,
    fitting,
    goes_with,
    keeps_suit,
    misfit,
    too_early,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.knowledge import Own
    from cardtable.games.olsen.rules.legality import OlsenPosition

# What may be said is asked at every step, and a refusal that is made anew is most of what that costs.
_refused: Final = cache(Refusal)


def refusal(position: OlsenPosition, seat: int, own: Own, action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may. A call at an idle moment is harmless (B23)."""
    if position.result is not None:
        return Refusal("round-over", "going-out")
    if seat in position.out:
        return Refusal("you-are-out", "option-play_on")
    match action:
        case SayOlsen():
            return _refuse_call(position, seat, own)
        case SayOlsenOlsen():
            return _refuse_last_call(position, seat, own)
        case Catch():
            return _refuse_catch(position, seat)
        case Accuse(target):
            return cheating.refuse_accusation(position, seat, target)
    if seat != position.turn:
        return Refusal("not-your-turn", "turn-order", seat=position.turn)
    if isinstance(action, LetStand):
        return cheating.refuse_to_let_stand(position, seat)
    if position.phase == "stand":
        assert position.window is not None
        code = "only-let-stand" if seat in position.tried else "win-on-trial"
        return Refusal(code, "winning-on-trial", seat=position.window)
    match action:
        case Play(card):
            return _refuse_play(position, own.hand, card)
        case Draw():
            return _refuse_draw(position, own.hand)
        case Pass():
            return _refuse_pass(position, own.hand)
        case TakeOwed():
            if position.phase == "owe":
                return None
            return Refusal("nothing-owed", "twos" if position.rules.effects else "turn-order")
        case NameSuit():
            return _refuse_naming(position)
        case EndTurn():
            return _refuse_end(position)
        case Slip() | Hide() | FalsePlay():
            return cheating.refuse_cheat(position, own, action)
    return Refusal("unknown-action", "laying")


def _refuse_play(position: OlsenPosition, hand: Sequence[Card], card: Card) -> Refusal | None:
    if card not in hand:
        return Refusal("not-in-hand", "laying", (card,))
    if position.phase == "owe":
        if not position.rules.stack_twos or card.rank is not Rank.TWO:
            return _owes(position)
        if keeps_suit(position) and not fits(position, card):
            return misfit(position, card)
    elif position.phase == "play" or position.rules.neighbours:
        if not fits(position, card):
            return misfit(position, card)
    elif position.phase == "name" and card.rank is not position.top.rank:
        return Refusal("name-a-suit", "eights")
    elif not position.rules.multi_rank:
        return Refusal("one-card-only", "option-multi_rank", (card,))
    elif card.rank is not position.top.rank:
        return Refusal("other-rank", "groups", (card, position.top))
    elif not goes_with(position, position.top, card):
        return too_early(position, card, position.top.suit)
    if ends_on_changer(position, hand, card):
        return Refusal("last-eight", "option-out_on_changer", (card,), number=changer_of(position))
    return None


def _owes(position: OlsenPosition) -> Refusal:
    return Refusal("owes-cards", "option-stack_twos" if position.rules.stack_twos else "twos", number=position.owed)


def _must_play(position: OlsenPosition, hand: Sequence[Card]) -> Refusal | None:
    playable = fitting(position, hand)
    if not playable or position.rules.voluntary_draw:
        return None
    return Refusal("must-play", "must-play", tuple(sorted(playable, key=by_suit)))


def _refuse_draw(position: OlsenPosition, hand: Sequence[Card]) -> Refusal | None:
    if position.phase != "play":
        return _refuse_unfinished(position)
    if (must := _must_play(position, hand)) is not None:
        return must
    if position.drawn >= MAX_DRAWS:
        return Refusal("three-draws", "drawing")
    if not can_draw_any(position):
        return Refusal("nothing-to-draw", "reshuffle")
    return None


def _refuse_pass(position: OlsenPosition, hand: Sequence[Card]) -> Refusal | None:
    if position.phase != "play":
        return _refuse_unfinished(position)
    if (must := _must_play(position, hand)) is not None:
        return must
    if position.drawn < MAX_DRAWS and can_draw_any(position):
        return Refusal("draw-first", "passing", number=MAX_DRAWS - position.drawn)
    return None


def _refuse_naming(position: OlsenPosition) -> Refusal | None:
    if position.phase == "name":
        return None
    if position.rules.neighbours:
        return Refusal("suits-do-not-count", "laying")
    return Refusal("nothing-to-name", "eights", number=changer_of(position))


def _refuse_end(position: OlsenPosition) -> Refusal | None:
    if position.phase == "chain":
        return None
    if position.phase == "name":
        return Refusal("name-a-suit", "eights")
    if position.phase == "owe":
        return _owes(position)
    return Refusal("lay-or-draw", "turn-order")


def _refuse_unfinished(position: OlsenPosition) -> Refusal:
    if position.phase == "owe":
        return _owes(position)
    if position.phase == "name":
        return Refusal("name-a-suit", "eights")
    if position.rules.neighbours:
        return Refusal("end-your-chain", "chain")
    return Refusal("end-your-turn", "groups")


def _refuse_call(position: OlsenPosition, seat: int, own: Own) -> Refusal | None:
    if position.rules.olsen_auto:
        return _refused("said-for-you", "option-olsen_auto")
    if seat == position.turn:
        said = own.armed and not (position.window == seat and call_is_due(position, len(own.hand)))
    else:
        said = len(own.hand) == 1 and position.called[seat]
    return _refused("already-said", "call") if said else None


def _refuse_last_call(position: OlsenPosition, seat: int, own: Own) -> Refusal | None:
    if position.rules.olsen_auto or not position.rules.olsen_olsen_required:
        return _refused("said-for-you", "going-out")
    if seat == position.turn and position.phase != "stand":
        return _refused("already-said", "option-olsen_olsen_required") if own.armed_out else None
    if position.provisional and position.window == seat:
        return _refused("already-said", "option-olsen_olsen_required") if position.called[seat] else None
    return _refused("no-last-card", "option-olsen_olsen_required")


def _refuse_catch(position: OlsenPosition, seat: int) -> Refusal | None:
    if position.rules.cheating or position.rules.olsen_enforce != "caught":
        return _refused("no-catching", "option-olsen_enforce")
    if position.window is None or position.provisional:
        return _refused("nobody-to-catch", "option-olsen_enforce")
    if position.window == seat:
        return _refused("catch-yourself", "option-olsen_enforce")
    if seat in position.tried:
        return _refused("caught-already", "option-olsen_enforce")
    return None


def legal(position: OlsenPosition, seat: int, own: Own) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None or seat in position.out:
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
    if _refuse_call(position, seat, own) is None:
        found.append(SAY_OLSEN)
    if _refuse_last_call(position, seat, own) is None:
        found.append(SAY_OLSEN_OLSEN)
    return found


def _moves(position: OlsenPosition, hand: Sequence[Card]) -> list[Action]:
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


def _out_of_turn(position: OlsenPosition, seat: int, own: Own) -> list[Action]:
    if position.window != seat:
        return _reactions(position, seat)
    found: list[Action] = [SAY_OLSEN] if len(own.hand) == 1 and _refuse_call(position, seat, own) is None else []
    return [*found, SAY_OLSEN_OLSEN] if _refuse_last_call(position, seat, own) is None else found


def _reactions(position: OlsenPosition, seat: int) -> list[Action]:
    """What another player may say to the one who acted last (B21, V05, V09)."""
    if position.rules.cheating and position.window is not None:
        refused = cheating.refuse_accusation(position, seat, position.window)
        return [Accuse(position.window)] if refused is None else []
    return [CATCH] if _refuse_catch(position, seat) is None else []
