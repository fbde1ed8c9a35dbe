"""What contract rummy says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank
from cardtable.games.rummy.rules import scoring
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
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import SHORTEST_RUN, SHORTEST_SET, rank_at
from cardtable.messages import Listing, Message, listing, translate
from cardtable.stage.account import IN_HAND, THIS_ROUND, TOTAL, Column, Count, gain, hurrah, number, quantity
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name
from cardtable.stage.common_words import LAST_CARDS, is_playing, two_reasons, wins_the_round, with_reason
from cardtable.stage.zones import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.view import RummyView
    from cardtable.players.decision import Reason

_RUNS: Final = {
    4: translate("Rummy", "run of 4", "part of a contract"),
    5: translate("Rummy", "run of 5", "part of a contract"),
    7: translate("Rummy", "run of 7", "part of a contract"),
    10: translate("Rummy", "run of 10", "part of a contract"),
}


def contract_text(contract: Contract, own_suits: bool = False) -> Listing:
    """What a contract asks for, such as "2 sets of 3 and run of 4", for a sentence that lists it after a colon.

    ``own_suits``: its runs need different suits, where it has several (K-9).
    """
    found: list[Message] = []
    if len(contract.sets) == 1:
        found.append(set_of(contract.sets[0]))
    elif contract.sets:
        found.append(translate("Rummy", "%n set(s) of 3", "part of a contract", len(contract.sets)))
    if len(contract.runs) == 1:
        found.append(run_of(contract.runs[0]))
    elif contract.runs:
        runs = _runs_of(contract.runs[0], len(contract.runs))
        suits = translate("Rummy", "{runs} in different suits", "part of a contract").put(runs=runs)
        found.append(suits if own_suits else runs)
    return listing(found)


def set_of(least: int) -> Message:
    """A set that is asked for; all contracts of both games ask for three cards (K-12, S-10)."""
    assert least == SHORTEST_SET
    return translate("Rummy", "set of 3", "part of a contract")


def run_of(least: int) -> Message:
    """A run that is asked for."""
    return _RUNS[least]


def _runs_of(least: int, number: int) -> Message:
    if least == SHORTEST_RUN:
        return translate("Rummy", "%n run(s) of 4", "part of a contract", number)
    return translate("Rummy", "%n run(s) of {length}", "part of a contract", number).put(length=least)


def kind_of_meld(meld: Meld) -> Message:
    """A meld in few words, beside its cards."""
    if meld.suit is None:
        return translate("Rummy", "set of {ranks}", "a meld, such as: set of sevens").put(ranks=ranks_name(meld.rank))
    return translate("Rummy", "run of {suit}", "a meld in few words, such as: run of clubs").put(
        suit=suit_name(meld.suit)
    )


def meld_text(meld: Meld) -> Message:
    """A meld as a sentence names it after a colon."""
    if meld.suit is None:
        return kind_of_meld(meld)
    first, last = (Card.of(Rank(rank_at(place)), meld.suit) for place in (meld.low, meld.high))
    return translate("Rummy", "run from {first} to {last}", "a meld, the cards in the nominative").put(
        first=card_name(first), last=card_name(last)
    )


def melds_text(melds: Sequence[Meld]) -> Listing:
    """Several melds after a colon."""
    return listing([meld_text(meld) for meld in melds])


def faces(meld: Meld) -> tuple[Face | None, ...]:
    """What each joker of a meld stands for; ``None`` for a card that is itself."""
    return tuple(Face(*meld.stands_for(place)) if card.suit is None else None for place, card in enumerate(meld.cards))


def status(table: RummyView, names: Sequence[str]) -> Message:
    """Whose turn it is, who is asked, and what can be done."""
    player = names[table.turn]
    if table.result is not None:
        return round_end(table.result, names)
    if table.phase == "window":
        return _window(table, names)
    if table.seat != table.turn:
        if table.phase == "ready":
            return translate("Rummy", "{player} turns up the first card when everybody is ready.").put(player=player)
        return is_playing(player)
    return _own_turn(table).put(player=player)


def _window(table: RummyView, names: Sequence[str]) -> Message:
    card = card_object(table.discard[-1])
    if table.seat is not None and table.seat in table.asked:
        return translate("Rummy", "{player}: do you buy the {card}?").put(player=names[table.seat], card=card)
    if table.seat is not None:  # The viewer is not asked.
        return is_playing(names[table.turn])
    return translate("Rummy", "Who buys the {card}?").put(card=card)


def _own_turn(table: RummyView) -> Message:
    assert table.seat is not None
    if table.phase == "ready":
        return translate("Rummy", "{player}: look at your hand. When everybody is ready, turn up the first card.")
    if table.phase == "offer":
        if not table.live:
            return translate("Rummy", "{player}: draw from the stock.")
        return translate("Rummy", "{player}: take the upcard ({card}), or draw.").put(card=card_name(table.discard[-1]))
    if table.must_lay_down:
        return translate("Rummy", "{player}: you have taken a joker, so lay down now.")
    if table.must_play is not None:
        return translate("Rummy", "{player}: the joker you took must be laid in this turn.")
    if table.down[table.seat]:
        return translate("Rummy", "{player}: lay off what fits, then discard.")
    if table.rules.uses_all(table.number):
        return translate("Rummy", "{player}: lay down all fourteen cards, or discard one.")
    return translate("Rummy", "{player}: lay down if you can, then discard.")


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who went out, or that no player could go on."""
    if result.reason == "void":
        return translate("Rummy", "The stock has run out too often: nobody wins the round, and everybody counts.")
    winners = listing([names[seat] for seat in result.winners])
    return wins_the_round(winners)


def progress(rules: Rules, rounds: int) -> Message:
    """Which round it is, and its contract."""
    played = min(max(rounds, 1), len(rules.rounds))
    own_suits = rules.run_suits is RunSuits.DIFFERENT
    melds = contract_text(rules.contract(rules.rounds[played - 1]), own_suits)
    if rules.kinaskak:
        text = translate("Rummy", "Round {number} of {total}: {melds}")
    else:
        text = translate("Rummy", "Round {number} of {total}: {melds}", "a hand is a round of Shanghai Rummy")
    return text.put(number=played, total=len(rules.rounds), melds=melds)


def score_text(result: RoundResult, seat: int) -> Message | None:
    """How many cards were left, and what was added for buying or taken off."""
    left = len(result.left[seat]) if result.left else 0
    cards = translate("Rummy", "%n card(s) left in hand", None, left) if left else None
    extra = _bought_too_often(result, seat)
    if extra:
        bought = translate("Rummy", "{points} for buying too often").put(points=extra)
        if cards is None:
            return bought
        return two_reasons(cards, bought)
    if not left and result.scores[seat] < 0:
        return translate("Rummy", "out in one turn")
    return cards


def _bought_too_often(result: RoundResult, seat: int) -> int:
    """Penalties come in whole hundreds above anything that other presets of values give."""
    cards = scoring.points(result.left[seat], "kinaskak") if result.left else 0
    over = result.scores[seat] - cards
    return over if over >= scoring.BUY_PENALTY and over % scoring.BUY_PENALTY == 0 else 0


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
    "pass-risk": translate("Rummy", "It would help, but more cards in hand cost too much now."),
    "pass-limit": translate("Rummy", "Buying again does not pay now."),
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
    "discard-keeps-outs": translate("Rummy", "You can spare it, and then the most cards can help you."),
    "discard-steps-back": translate("Rummy", "It is a step back, but then more cards can help you."),
    "discard-keeps-fit": translate("Rummy", "You keep a card that you can lay off later."),
    "discard-keeps-near": translate("Rummy", "You keep a card that may soon fit on the table."),
    "discard-gives-way": translate("Rummy", "Otherwise the round would never end."),
    "only-move": translate("Rummy", "Nothing else is possible."),
    "keep-last": translate("Rummy", "Your last card does not fit yet."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action), reasons, WHY)


def _advice(action: Action) -> Message:
    match action:
        case Ready():
            return translate("Rummy", "Turn up the first card.")
        case TakeUpcard():
            return translate("Rummy", "Take the upcard.")
        case DrawStock():
            return translate("Rummy", "Draw from the stock.")
        case Buy():
            return translate("Rummy", "Buy the upcard.")
        case PassBuy():
            return translate("Rummy", "Do not buy this card.")
        case LayDown(melds):
            return translate("Rummy", "Lay down: {melds}.").put(melds=melds_text(melds))
        case LayOff(card):
            return translate("Rummy", "Lay off the {card}.").put(card=card_object(card))
        case SwapJoker(card):
            return translate("Rummy", "Swap the {card} for the joker.").put(card=card_object(card))
        case Discard(card):
            return translate("Rummy", "Discard the {card}.").put(card=card_object(card))
        case KeepLast():
            return translate("Rummy", "Keep your last card.")
    raise ValueError("this is the action of another game")


def costs(view: RummyView) -> list[Count]:
    """Card by card, the dearest first, then what was bought too often (K-21) and the bonus (S-29)."""
    assert view.result is not None
    found = []
    for seat, hand in enumerate(view.open_hands):
        cards = [(card, scoring.points((card,), view.rules.points)) for card in hand]
        cards.sort(key=lambda one: -one[1])
        total, penalty = view.result.scores[seat], view.penalties[seat]
        other: list[tuple[Message, int]] = []
        if penalty:
            other.append((translate("Rummy", "bought too often", "why points are added"), penalty))
        bonus = total - penalty - sum(points for _, points in cards)
        if bonus:
            other.append((translate("Rummy", "out in one turn"), bonus))
        if cards or other:
            found.append(Count(seat, total, tuple(cards), tuple(other)))
    return found


def winner_line(view: RummyView, names: Sequence[str]) -> Message:
    """Who has gone out."""
    assert view.result is not None
    if len(view.result.winners) != 1:
        return hurrah([names[seat] for seat in view.result.winners])
    return translate("Rummy", "{player} goes out!", "called out at the end of a round").put(
        player=names[view.result.winners[0]]
    )


def columns(view: RummyView, totals: Sequence[int]) -> list[Column]:
    """Cards that are left, points of the round, and the total."""
    assert view.result is not None
    return [
        Column(IN_HAND, tuple(map(quantity, view.result.held))),
        Column(THIS_ROUND, tuple(map(gain, view.result.scores))),
        Column(TOTAL, tuple(map(number, totals))),
    ]


def rounds(rules: Rules) -> list[Listing]:
    """What each round that is played asks for (K-9, S-8)."""
    own_suits = rules.run_suits is RunSuits.DIFFERENT
    return [contract_text(rules.contract(number), own_suits) for number in rules.rounds]
