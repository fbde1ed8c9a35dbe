"""Whist for exactly three, each for oneself: so that no suite counts on two or on four.

It stands beside the worked example and is no part of it: what it does not say anew is whist's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from cardtable.engine.chance import Chance
from cardtable.engine.round import Law, RoundResult, Standing, Telling, Watch, seats_with, totals
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.games.catalogue import GameEntry
from cardtable.kinds.tricks.presentation import TOLD, TrickControls, TrickLayout, TrickWaiting, pack
from cardtable.kinds.tricks.rules import PlayCard, Played, Trick, WonTrick, legal, refusal
from cardtable.messages import Message, translate, verbatim
from cardtable.players.evaluation import Judge, Unit, ahead
from cardtable.players.random_player import RandomPlayer
from cardtable.players.search_player import SearchPlayer
from cardtable.stage.event_style import EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, rows
from cardtable.stage.round_result import hurrah
from cardtable.stage.stage import Stage
from cardtable.stage.zones import Zone
from tests.example_game.whist.covers import WHIST
from tests.example_game.whist.players.determinization import worlds
from tests.example_game.whist.presentation.scoring import WhistScoring
from tests.example_game.whist.presentation.speech import WhistSpeech
from tests.example_game.whist.rules.events import Dealt
from tests.example_game.whist.rules.game import Whist
from tests.example_game.whist.rules.house_rules import WhistRules
from tests.example_game.whist.rules.ranking import PACK
from tests.example_game.whist.rules.round import WhistRound
from tests.example_game.whist.rules.view import WhistView

SEATS: Final = 3
HAND: Final = 17
BOOK: Final = 5
CARDS: Final = PACK[1:]
THREE: Final = WHIST._replace(id="whist_for_three", title="Whist for three", seat_counts=range(SEATS, SEATS + 1))


class ThreeRules(WhistRules):
    """The house rules of whist."""

    def after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % SEATS


@event("three-ended", reveals=Reveals.TO_ALL)
class ThreeEnded(Event):
    """The round is over."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThreeView(WhistView):
    """A table seen from one seat."""

    law = Law(legal, refusal)

    rules: ThreeRules


@dataclass(slots=True, eq=True)
class ThreeRound(WhistRound):
    """The whole table."""

    view_type = ThreeView

    rules: ThreeRules

    pack = CARDS
    players = SEATS

    def do(self, seat: int, action: PlayCard, chance: Chance, events: Telling) -> None:
        self.play_card(seat, action.card, events)
        self.result = self.ending()
        if self.result is not None:
            events.append(ThreeEnded(self.result.winners))

    def ending(self) -> RoundResult | None:
        return None if any(self.hands) or self.trick else result(self.tricks)


def result(tricks: Sequence[Trick]) -> RoundResult:
    """A point for each trick over five."""
    won = [sum(trick.winner == seat for trick in tricks) for seat in range(SEATS)]
    return RoundResult(seats_with(max(won), won), tuple(max(0, count - BOOK) for count in won), "tricks", (0,) * SEATS)


class Three(Whist):
    """Seventeen cards each; the two of clubs is left out."""

    cover = THREE
    usual_seats = SEATS
    options = ThreeRules
    round_type = ThreeRound
    events = Codec(Dealt | Played | WonTrick | ThreeEnded)

    def deal(
        self, options: WhistRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[WhistRound, tuple[Event, ...]]:  # fmt: skip
        assert isinstance(options, ThreeRules)
        dealer = chance.pick(SEATS) if dealer is None else options.after(dealer)
        cards, first = chance.shuffle(CARDS), options.after(dealer)
        hands = [cards[(seat - first) % SEATS :: SEATS] for seat in range(SEATS)]
        return ThreeRound(options, seats, dealer, first, hands, first, [], [], cards[-1]), (Dealt(dealer, cards[-1]),)

    def check_result(self, options: WhistRules, seats: int, result: RoundResult) -> None:
        result.check(SEATS, ("tricks",))
        if not result.winners or result.winners != seats_with(max(result.scores), result.scores):
            raise ValueError("others have won")
        if not 1 <= max(result.scores) <= HAND - BOOK or min(result.scores) < 0:
            raise ValueError("no such score")

    def standing(self, options: WhistRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        scores = totals(results, SEATS)
        return Standing(scores, max(scores) >= options.game, seats_with(max(scores), scores) if results else ())


class ThreeJudge(Judge[ThreeView, ThreeRound]):
    """Judges by points."""

    def unit(self, view: ThreeView) -> Unit:
        return Unit.POINTS

    def gain(self, start: ThreeView, end: ThreeRound) -> float:
        assert start.seat is not None
        return ahead(result(end.tricks).scores, start.seat)


class ThreeLayout(TrickLayout[ThreeView]):
    """Each for oneself."""

    def packs(self, view: ThreeView, names: Sequence[str]) -> Iterator[Zone]:
        for seat in range(SEATS):
            won = sum(trick.winner == seat for trick in view.tricks)
            name = translate("Whist", "{players}: %n trick(s)", "tricks of two partners", won)
            yield pack(
                f"won-{seat}", name.put(players=names[seat]), verbatim(f"{won} · {names[seat]}"), SEATS * won, seat
            )


class ThreeSpeech(WhistSpeech):
    """What is said in whist."""

    events = rows(
        WhistSpeech.events[Dealt],
        *TOLD,
        Told(
            ThreeEnded,
            lambda event, names: hurrah([names[seat] for seat in event.winners]),
            EventStyle(Weight.TURNING, Sound.SWEEP, Rest.LOOK),
        ),
    )

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return hurrah([names[seat] for seat in result.winners])


class ThreeScoring(WhistScoring):
    """Points of each round and of all."""

    def hurrah(self, view: WhistView, names: Sequence[str]) -> Message:
        assert view.result is not None
        return hurrah([names[seat] for seat in view.result.winners])


_STAGE: Final = Stage(
    "whist", ThreeLayout(), TrickControls[ThreeView](), ThreeSpeech(), ThreeScoring(), TrickWaiting[ThreeView]()
)
_WORLDS: Final = partial(worlds, made=ThreeRound)
_JUDGE: Final = ThreeJudge(RandomPlayer(), _WORLDS)
ENTRIES: Final = (GameEntry(Three(), _STAGE, SearchPlayer[ThreeView](_JUDGE, _WORLDS), _WORLDS, _JUDGE),)
