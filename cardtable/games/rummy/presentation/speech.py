"""What contract rummy says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.presentation.event_texts import events_for, turn_lines
from cardtable.games.rummy.presentation.refusal_texts import refusals_for
from cardtable.games.rummy.presentation.texts import melds_text
from cardtable.games.rummy.rules import legality
from cardtable.games.rummy.rules.actions import (
    Buy,
    Discard,
    DrawStock,
    KeepLast,
    LayDown,
    LayOff,
    PassBuy,
    Ready,
    SwapJoker,
    TakeUpcard,
)
from cardtable.games.rummy.rules.events import (
    Dealt,
    Discarded,
    DrewForIt,
    LaidDown,
    LaidOff,
    RummyEvent,
)
from cardtable.games.rummy.rules.house_rules import KinaskakOptions, ShanghaiOptions
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.state import RummyView
from cardtable.messages import Message, listing, translate
from cardtable.players.decision import Style
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import LAST_CARDS, is_playing, short_count, wins_the_round
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.speech import Speech
from cardtable.stage.turn_lines import cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.stage.speech import Hints, Mistakes
    from cardtable.stage.turn_lines import Turn, TurnLine

_NEARER: Final = translate("Rummy", "It brings you closer to your contract.")
_OUTS: Final = translate("Rummy", "After that, more cards can help you.")
_JOKER: Final = translate("Rummy", "A joker fits everywhere.")

# What each reason of the computer players says.
WHY: Final = {
    "take-goes-out": translate("Rummy", "With this card you can go out."),
    "take-completes": translate("Rummy", "With this card you can lay down."),
    "take-joker": _JOKER,
    "take-nearer": _NEARER,
    "take-outs": _OUTS,
    "take-laid-too": translate("Rummy", "You can lay it with your contract."),
    "take-lays-off": translate("Rummy", "It fits on a meld on the table."),
    "take-frees-joker": translate("Rummy", "You can swap it for a joker and lay that off."),
    "take-lays-later": translate("Rummy", "Once other cards are laid off, you can lay this one off, too."),
    "draw-no-use": translate("Rummy", "The upcard does not help you."),
    "draw-hardly": translate("Rummy", "The upcard does not bring you closer to your contract."),
    "draw-keeps-outs": translate("Rummy", "If you leave the upcard, more cards can help you next."),
    "draw-goes-round": translate("Rummy", "Most of your hand came from the discards, and the stock has other cards."),
    "nothing-to-take": translate("Rummy", "There is no upcard to take."),
    "buy-joker": _JOKER,
    "buy-nearer": _NEARER,
    "buy-outs": _OUTS,
    "buy-chances": translate("Rummy", "What you draw with it may help you."),
    "buy-room": translate("Rummy", "Without buying you will not have enough cards for this contract."),
    "pass-no-use": translate("Rummy", "It does not help you."),
    "pass-hardly": translate("Rummy", "It does not bring you closer to your contract."),
    "pass-completes": translate(
        "Rummy", "It would complete your contract, but somebody may go out before you can lay it down."
    ),
    "pass-risk": translate("Rummy", "It would help, but more cards in hand cost too much now."),
    "pass-penalty": translate("Rummy", "Buying again would cost you a penalty."),
    "pass-down": translate("Rummy", "You want to get rid of cards now."),
    "lay-down": translate("Rummy", "What lies on the table costs nothing."),
    "lay-down-out": LAST_CARDS,
    "lay-down-owed": translate("Rummy", "You took a joker, so you have to lay down now."),
    "lay-off": translate("Rummy", "Once laid, a card costs nothing."),
    "lay-off-out": LAST_CARDS,
    "lay-joker-first": translate("Rummy", "The joker that you took has to be laid first."),
    "swap-lay-down": translate("Rummy", "With the joker you can lay down."),
    "swap-lay-off": translate("Rummy", "You can lay the joker off again."),
    "swap-out": translate("Rummy", "After that you can go out."),
    "discard-out": LAST_CARDS,
    "discard-useless": translate("Rummy", "There is no card you need less."),
    "discard-dear": translate("Rummy", "No card costs you more if you are left with it."),
    "discard-dear-spare": translate("Rummy", "Of the cards you need least, it costs the most."),
    "discard-spares-dearer": translate("Rummy", "Your costlier cards help you more."),
    "discard-alike": translate(
        "Rummy", "None of your cards fits on the table and all cost the same, so it does not matter which."
    ),
    "discard-safe": translate("Rummy", "Another of your cards would help the others more."),
    "discard-keeps-outs": translate("Rummy", "You can spare it, and this leaves the most cards that can help you."),
    "discard-steps-back": translate("Rummy", "It is a step back, but then more cards can help you."),
    "discard-keeps-fit": translate("Rummy", "You keep a card that you can lay off later."),
    "discard-keeps-near": translate("Rummy", "You keep a card that may soon fit on the table."),
    "discard-gives-way": translate("Rummy", "Otherwise the round would never end."),
    "only-move": translate("Rummy", "Nothing else is possible."),
    "keep-last": translate("Rummy", "Your last card does not fit yet."),
}
HINTS: Final[Hints] = {
    Ready: translate("Rummy", "Turn up the first card."),
    TakeUpcard: translate("Rummy", "Take the upcard."),
    DrawStock: translate("Rummy", "Draw from the stock."),
    Buy: translate("Rummy", "Buy the upcard."),
    PassBuy: translate("Rummy", "Do not buy this card."),
    LayDown: lambda action, _: translate("Rummy", "Lay down: {melds}.").put(melds=melds_text(action.melds)),
    LayOff: translate("Rummy", "Lay off the {card}."),
    SwapJoker: translate("Rummy", "Swap the {card} for the joker."),
    Discard: translate("Rummy", "Discard the {card}."),
    KeepLast: translate("Rummy", "Keep your last card."),
}
# What each certain mistake says.
MISTAKES: Final[Mistakes] = {
    "out-with-upcard": translate("Rummy", "You could have taken the {card} and gone out.", "a review"),
    "out-in-turn": translate(
        "Rummy", "You could have gone out in that turn by getting rid of the {card} first.", "a review"
    ),
    "out-at-once": translate("Rummy", "You could have laid down and gone out in that turn.", "a review"),
    "discarded-fitting": translate(
        "Rummy", "You could have laid off the {card} and discarded another card.", "a review"
    ),
    "kept-fitting": translate("Rummy", "You could have laid off the {card} before you discarded.", "a review"),
}


class RummySpeech(Speech[RummyView, RummyEvent]):
    """What is said in a game with these contracts."""

    hints = HINTS
    reasons = WHY
    mistakes = MISTAKES
    feats = frozenset({Feat.FACED, Feat.MADE})

    def __init__(self, contracts: Sequence[Contract]) -> None:
        self.events = events_for(contracts)
        self.refusals = refusals_for(contracts)

    def turn(self, view: RummyView, names: Sequence[str]) -> Message:
        """Whose turn it is, who is asked, and what can be done."""
        player = names[view.turn]
        if view.phase == "window":
            return _window(view, names)
        if view.seat != view.turn:
            if view.phase == "ready":
                return translate("Rummy", "{player} turns up the first card when everybody is ready.").put(
                    player=player
                )
            return is_playing(player)
        return _own_turn(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Who went out, or that no player could go on."""
        if result.reason == "void":
            return translate("Rummy", "The stock has run out too often: nobody wins the round, and everybody counts.")
        winners = listing([names[seat] for seat in result.winners])
        return wins_the_round(winners)

    def chapter(self, view: RummyView) -> str:
        """The end of the round, buying, the beginning, and else what can be done in one's turn."""
        if view.result is not None:
            return _at_the_end(view)
        if view.phase == "window":
            return "buying"
        if view.phase == "ready":
            return "start"
        if view.seat is None or view.seat != view.turn or view.phase == "offer":
            return "turn"
        if view.must_play is not None:
            return "option-swap_hold"
        if view.must_lay_down:
            return "jokers"
        if view.down[view.seat]:
            return "laying-off" if any(action.kind == "lay-off" for action in view.legal()) else "discarding"
        return "last-round" if view.rules.uses_all(view.number) else "contracts"

    def exclaim(self, event: RummyEvent) -> Sequence[tuple[int, Message]]:
        """Those who draw for the right to buy say their cards."""
        if isinstance(event, DrewForIt):
            return [(seat, card_name(card)) for seat, card in zip(event.seats, event.cards, strict=True)]
        return super().exclaim(event)

    def turn_lines(self, turn: Turn, view: RummyView, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return turn_lines(turn, view, me, names)

    def lately(self, events: Sequence[RummyEvent], seat: int, names: Sequence[str]) -> Tag | None:
        """What the line of the turn says, in short: what was laid on the table stands before the discard."""
        tag = super().lately(events, seat, names)
        own = [one for one in events if isinstance(one, LaidDown | LaidOff | Discarded) and one.seat == seat]
        if tag is None or not own or not isinstance(own[-1], Discarded) or tag.card is not own[-1].card:
            return tag
        off = sum(isinstance(one, LaidOff) for one in own)
        if any(isinstance(one, LaidDown) for one in own):
            text = translate("Rummy", "laid down, discarded", "at a player’s name; a card follows")
        elif off:
            text = translate("Rummy", "laid off {cards}, discarded", "at a player’s name; a card follows")
            text = text.put(cards=short_count(off))
        else:
            return tag
        return Tag(text, tag.card)

    def deeds(self, events: Iterable[RummyEvent], seats: int) -> Iterator[CountedEvent]:
        """Each round asks everybody for its contract; one that is asked for again is no first try any more."""
        met: set[int] = set()
        first = False
        for event in events:
            if isinstance(event, Dealt):
                first = event.number not in met
                met.add(event.number)
                if first:
                    yield from (CountedEvent(seat, Feat.FACED) for seat in range(seats))
            elif isinstance(event, LaidDown) and first:
                yield CountedEvent(event.seat, Feat.MADE)


def _at_the_end(table: RummyView) -> str:
    """The chapter of the rule by which the round ended or was counted."""
    rules = table.rules
    if table.result is not None and table.result.reason == "void":
        return "blocked" if rules.blocked == KinaskakOptions.blocked else "option-blocked"
    return "score" if rules.points in ("kinaskak", ShanghaiOptions.points) else "option-points"


def _window(table: RummyView, names: Sequence[str]) -> Message:
    shown = cards([table.discard[-1]])
    if table.seat is not None and table.seat in table.asked:
        return translate("Rummy", "Buy {cards}?", "status: what a player is asked now").put(cards=shown)
    if table.seat not in {None, table.turn}:  # The viewer is not asked, and waits for nobody's answer.
        return is_playing(names[table.turn])
    return translate("Rummy", "Who buys {cards}?", "status: what everybody is asked now").put(cards=shown)


def _own_turn(table: RummyView) -> Message:
    """What may be done now."""
    assert table.seat is not None
    if table.phase == "ready":
        return translate("Rummy", "Look at your hand, then turn up the first card", "status: what may be done now")
    if table.phase == "offer":
        if not table.live:
            return translate("Rummy", "Draw from the stock", "status: what may be done now")
        text = translate("Rummy", "Take {cards}, or draw", "status: what may be done now")
        return text.put(cards=cards([table.discard[-1]]))
    if table.must_lay_down:
        if next(legality.laydowns(table, table.seat, table.hand), None) is None:  # It takes several jokers (S-14).
            return translate("Rummy", "Take one more joker, then lay down", "status: what may be done now")
        return translate("Rummy", "You took a joker: lay down now", "status: what may be done now")
    if table.must_play is not None:
        return translate("Rummy", "Lay the joker that you took", "status: what may be done now")
    if table.down[table.seat]:
        return _when_down(table)
    lacking = distance(table.hand, table.rules.contract(table.number), table.rules.meld_rules)
    if lacking:
        return translate("Rummy", "%n to go: discard", "status: cards missing to the contract", lacking)
    if table.rules.uses_all(table.number):
        return translate("Rummy", "Lay down all your cards, or discard", "status: what may be done now")
    if next(legality.laydowns(table, table.seat, table.hand), None) is None:  # A single card would be left (S-25).
        return translate("Rummy", "Discard: laying down would leave one card", "status: what may be done now")
    return translate("Rummy", "Lay down, or discard", "status: what may be done now")


def _when_down(table: RummyView) -> Message:
    waits = table.layoff_waits or not any(isinstance(action, LayOff | SwapJoker) for action in table.legal())
    if len(table.hand) == 1 and not table.rules.may_discard_out(table.number):
        if waits:
            return translate("Rummy", "Keep your last card", "status: what may be done now")
        if table.rules.float_one:
            return translate("Rummy", "Lay off your last card, or keep it", "status: what may be done now")
        return translate("Rummy", "Lay off your last card", "status: what may be done now")
    if waits:
        return translate("Rummy", "Discard a card", "status: what may be done now")
    return translate("Rummy", "Lay off, then discard", "status: what may be done now")


HABITS: Final = {
    Style.CAREFUL: translate(
        "RummyHabits",
        "I rarely buy, and of two cards that cost the same I discard the red one first.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "RummyHabits",
        "I like to take the upcard when it goes with my cards.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "RummyHabits",
        "I buy often, and of two cards that cost the same I discard the black one first.",
        "what a computer player does, in its own words",
    ),
}
