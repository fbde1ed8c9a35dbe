"""What a player of San Da Yi can do."""

from __future__ import annotations

from typing import Final

from cardtable.cards import SUITS, Card
from cardtable.engine.values import Action, Codec, action
from cardtable.games.san_da_yi.rules.house_rules import PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import PACK
from cardtable.kinds.tricks.rules import NameTrump, PlayCard


@action("call")
class Call(Action):
    """Promise so many points, or pass with 0 (A5)."""

    value: int


@action("bury")
class Bury(Action):
    """Lay six cards aside, face down (A15)."""

    cards: tuple[Card, ...]


CALL: Final = {value: Call(value) for value in (PASS, *VALUES)}
NAME_TRUMP: Final = tuple(NameTrump(suit) for suit in SUITS)
PLAY: Final = {card: PlayCard(card) for card in PACK}

SanDaYiAction = Call | Bury | NameTrump | PlayCard
ACTIONS: Final[Codec[SanDaYiAction]] = Codec(SanDaYiAction)
