"""Turns of San Da Yi in one line each: calls and what came of them, and the tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.events import Buried, Called, Declared, TookKitty
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.games.san_da_yi.rules.ranking import PACK, points
from cardtable.games.san_da_yi.rules.scoring import needed
from cardtable.games.san_da_yi.rules.state import defenders_points
from cardtable.kinds.tricks.presentation import trick_lines
from cardtable.kinds.tricks.rules import WonTrick
from cardtable.messages import translate
from cardtable.stage.common_words import PASSED
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Part, TurnLine, cards

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.rules.state import SanDaYiView
    from cardtable.stage.turn_lines import Turn

_BID: Final = translate("SanDaYi", "bid {value}", "in a line about a turn, after the name")
_DECLARES: Final = translate("SanDaYi", "is declarer at {bid}", "in a line about a turn, after the name")
_FORCED: Final = translate("SanDaYi", "has to declare at {bid}: all passed", "in a line about a turn, after the name")
_PLAYS_FOR: Final = translate("SanDaYi", "plays for {bid}", "in a line about a turn, after the name of the declarer")
_KITTY: Final = translate("SanDaYi", "took the kitty", "in a line about a turn, after the name")
_SHOWED: Final = translate("SanDaYi", "showed the kitty: {cards}", "in a line about a turn, after the name")
_BURIED: Final = translate("SanDaYi", "buried six cards", "in a line about a turn, after the name")
_SAFE: Final = translate("SanDaYi", "the defence cannot reach {need} any more", "in a line about a trick")
_ENOUGH: Final = translate("SanDaYi", "the defence has enough", "in a line about a trick")


def turn_lines(turn: Turn, view: SanDaYiView, me: int) -> list[TurnLine]:
    """The bidding and what the declarer does, and of a trick also whether it decided the contract."""
    lines: list[TurnLine] = []
    for event in turn.events:
        match event:
            case Called(seat, value):
                # The bid of the declarer is the contract now.
                if not any(isinstance(one, Declared) and one.seat == seat for one in turn.events):
                    lines.append(TurnLine(seat, (Part(PASSED if value == PASS else _BID.put(value=value)),)))
            case Declared(seat, bid, forced) if seat != me:
                part = Part((_FORCED if forced else _DECLARES).put(bid=bid), Weight.TURNING, _PLAYS_FOR.put(bid=bid))
                lines.append(TurnLine(seat, (part,), called=seat != turn.seat))
            case TookKitty(seat, cards=shown, shown=True) if shown:
                part = Part(_SHOWED.put(cards=cards(shown)), Weight.NOTABLE, short=_KITTY)
                lines.append(TurnLine(seat, (part,), joins=True))
            case TookKitty(seat):
                lines.append(TurnLine(seat, (Part(_KITTY),), joins=True))
            case Buried(seat):
                lines.append(TurnLine(seat, (Part(_BURIED),), joins=True))
    return lines + trick_lines(turn, lambda won: _came_of(won, view))


def _came_of(won: WonTrick, view: SanDaYiView) -> tuple[Part, ...]:
    """Whether with this trick the defenders have all the points they need, or cannot reach them any more (A24).

    What is buried counts as still open for whoever does not know it.
    """
    number = next((at for at, trick in enumerate(view.tricks) if trick.cards == won.cards), None)
    if number is None:
        return ()
    need = needed(view.bid)
    (had, open_before), (have, still_open) = (_score(view, end) for end in (number, number + 1))
    if had < need <= have:
        return (Part(_ENOUGH, Weight.TURNING),)
    if have + still_open < need <= had + open_before:
        return (Part(_SAFE.put(need=need), Weight.TURNING),)
    return ()


def _score(view: SanDaYiView, tricks: int) -> tuple[int, int]:
    """The defenders' points after so many tricks, and the points in no trick yet."""
    played = view.tricks[:tricks]
    gone = (view.buried, *(trick.cards for trick in played))
    return defenders_points(played, view.declarer), points(PACK) - sum(map(points, gone))
