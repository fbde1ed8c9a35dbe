"""``python -m tools.arena olsen namings``: which suits a level names after a changer, and how often luck names them.

Medium players play until somebody has laid a changer; then the level is asked four times, each time with other luck.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import SUITS
from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.olsen.players.plans import next_seat
from cardtable.games.olsen.rules.actions import NameSuit
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Level
from tools.commands import command, number, one_of, progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Suit
    from cardtable.games.olsen.rules.state import OlsenView

_SEATS = (2, 3, 4)
_LUCKS = 4


class Naming(NamedTuple):
    """How many cards are held of the suit that was named and of the longest one, and whether other luck names another.

    Changers aside. ``lacked``: the next player showed by drawing to have none of the suit.
    """

    held: int
    longest: int
    lacked: bool
    changes: bool


def namings(game: str, level: Level, many: int, seed: str) -> list[Naming]:
    """So many of a level's namings."""
    player = entry(game).player
    found: list[Naming] = []
    for view in progress(_views(game, Random(f"namings/{game}/{seed}")), many, f"{level}, naming"):
        chosen = [player.choose(view, level, Random(f"{seed}/{len(found)}/{luck}")) for luck in range(_LUCKS)]
        suits = [one.action.suit for one in chosen if one is not None and isinstance(one.action, NameSuit)]
        if len(suits) < _LUCKS:
            continue
        held = {suit: _held(view, suit) for suit in SUITS}
        lack = view.lacks[next_seat(view)]
        lacked = lack is not None and lack.suit is suits[0]
        found.append(Naming(held[suits[0]], max(held.values()), lacked, len(set(suits)) > 1))
        if len(found) == many:
            break
    return found


def _held(view: OlsenView, suit: Suit) -> int:
    return sum(card.suit is suit and card.rank != view.changer for card in view.hand)


def _views(game: str, rng: Random) -> Iterator[OlsenView]:
    known = entry(game)
    while True:
        seats = _SEATS[int(rng.random() * len(_SEATS))]
        computers = [Seat(f"{seat}", "medium") for seat in range(seats)]
        match = Match(known.game, known.game.options.read({}), computers, new_deal_code(rng))
        while not match.over:
            if match.between_rounds or match.round is None:
                match.deal()
                continue
            current = match.round
            assert isinstance(current, OlsenRound)
            if current.phase == "name":
                yield current.view(current.turn)
            speaks = ((seat, known.player.choose(current.view(seat), Level.MEDIUM, rng)) for seat in _asked(current))
            match.play(*next((seat, one.action) for seat, one in speaks if one is not None))


def _asked(current: OlsenRound) -> list[int]:
    return [*(seat for seat in range(current.seats) if seat != current.turn and current.legal(seat)), current.turn]


def main(arguments: Sequence[str]) -> None:
    """The command."""
    parser = command("tools.arena olsen namings", __doc__)
    parser.add_argument("--level", type=one_of("level", Level), default=Level.HARD, metavar="LEVEL", help="that names")
    parser.add_argument("--number", type=number, default=200, help="of namings")
    parser.add_argument("--seed", default="1", help="with another one, other positions")
    chosen = parser.parse_args(arguments)
    found = namings("olsen", chosen.level, chosen.number, chosen.seed)
    shorter = [one for one in found if one.held < one.longest]
    print(
        f"{chosen.level}, {len(found)} namings: {sum(one.changes for one in found)} change with other luck; of a suit "
        f"shorter than could be {len(shorter)}, of these {sum(one.lacked for one in shorter)} lacking at the next "
        f"player, {sum(not one.held for one in shorter)} not held"
    )
