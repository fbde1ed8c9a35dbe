"""What the family says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.games.olsen.presentation.event_texts import EVENTS, UP, turn_lines
from cardtable.games.olsen.presentation.refusal_texts import REFUSALS
from cardtable.games.olsen.presentation.texts import LAST_WORDS, LAST_WORDS_UP, NAME_A_SUIT
from cardtable.games.olsen.rules import legality, scoring
from cardtable.games.olsen.rules.actions import (
    DRAW,
    PASS,
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
from cardtable.games.olsen.rules.events import (
    Accused,
    Drew,
    Laid,
    MissedTurn,
    OlsenEvent,
    Passed,
    SuitNamed,
    TookBack,
    TookOwed,
)
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.messages import Message, choice, listing, translate
from cardtable.players.decision import Style
from cardtable.stage.card_names import card_name, card_object, rank_name, ranks_name, suit_name
from cardtable.stage.common_words import LAST_CARDS, drew, drew_and_passed, is_playing, short_count, took_cards
from cardtable.stage.counted_events import Cheat, Feat, Unnoticed
from cardtable.stage.speech import Speech
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.engine.match import LogLine
    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.messages import Listing
    from cardtable.players.evaluation import Mistake
    from cardtable.stage.refusal_texts import Texts
    from cardtable.stage.speech import Hints, Mistakes
    from cardtable.stage.turn_lines import Turn, TurnLine

# What each reason of the computer players says.
WHY: Final = {
    "goes-out": LAST_CARDS,
    "can-go-out": translate("Olsen", "From here you can get rid of all your cards this turn."),
    "group": translate("Olsen", "You can get rid of more than one card of that rank at once."),
    "long-suit": translate("Olsen", "Then the suit counts that you hold most of."),
    "long-suit-too": translate("Olsen", "You hold no more of any other suit."),
    "keep-eight": translate("Olsen", "An eight is worth keeping for when nothing else fits."),
    "keep-changer": translate("Olsen", "Your changer is worth keeping for when nothing else fits."),
    "makes-draw": translate("Olsen", "The next player has few cards left and has to draw."),
    "skips-next": translate("Olsen", "The next player misses a turn."),
    "sheds-points": translate("Olsen", "Somebody is nearly out, so get rid of the expensive cards."),
    "long-chain": translate("Olsen", "You can get rid of more than one card in one chain."),
    "keeps-chain": translate("Olsen", "The cards you keep are still neighbours."),
    "hard-to-follow": translate("Olsen", "Few of the unseen cards fit on it."),
    "stop-next": translate("Olsen", "The next player has few cards left, so change the suit."),
    "they-lack": translate("Olsen", "The next player had to draw, so probably has none of this suit."),
    "fewer-answers": translate(
        "Olsen", "Then fewer of the cards you have not seen will fit when the next player lays."
    ),
    "more-ways": translate("Olsen", "The cards you keep fit on more of the cards that may come."),
    "fewer-points": translate("Olsen", "Fewer points stay in your hand."),
    "fewer-cards": translate("Olsen", "Fewer cards stay in your hand."),
    "most-cards": translate("Olsen", "That way you can get rid of the most cards this turn."),
    "keeps-together": translate("Olsen", "You keep cards together that you can lay in one turn."),
    "only-move": translate("Olsen", "Nothing else is possible."),
    "last-card": translate("Olsen", "You have only one card left."),
    "laid-last": translate("Olsen", "You have laid your last card."),
    "did-not-fit": translate("Olsen", "The card that was laid does not fit."),
    "pile-grew": translate("Olsen", "The discard pile grew by more cards than were shown."),
    "hand-shrank": translate("Olsen", "That player’s hand shrank by more cards than were shown."),
    "kept-silent": translate("Olsen", "That player kept quiet when a call was due."),
    "seemed-wrong": translate("Olsen", "It looked as if a card too many had gone."),
    "seemed-right": translate("Olsen", "All seemed right."),
    "nothing-fits": translate("Olsen", "None of your cards fits, and perhaps nobody is looking."),
    "two-at-once": translate("Olsen", "That way two cards go at once, and perhaps nobody is counting."),
    "gone-unseen": translate("Olsen", "That card does not fit now, and perhaps nobody is counting your cards."),
    "nothing-better": translate("Olsen", "As far as anyone can know, no other move is better."),
}
HINTS: Final[Hints] = {
    Play: translate("Olsen", "Lay the {card}."),
    NameSuit: translate("Olsen", "Name this suit: {suit}."),
    Draw: translate("Olsen", "Draw a card: nothing fits."),
    Pass: translate("Olsen", "Pass: nothing fits, and you can draw no more."),
    EndTurn: translate("Olsen", "End your turn here."),
    TakeOwed: translate("Olsen", "Take the cards you owe."),
    SayOlsen: translate("Olsen", "Say “Ólsen” before the next player acts."),
    SayOlsenOlsen: translate("Olsen", "Say “Ólsen Ólsen”."),
    Catch: translate("Olsen", "Call “Caught!” before the next player acts."),
    Accuse: translate("Olsen", "Call “Svindl!”.", "advice to accuse somebody"),
    LetStand: translate("Olsen", "Let it stand.", "advice to accuse nobody"),
    Slip: lambda action, _: translate("Olsen", "Lay the {card} and tuck the {hidden} under it.").put(
        card=card_object(action.card), hidden=card_object(action.extra)
    ),
    Hide: translate("Olsen", "Hide the {card}."),
    FalsePlay: translate("Olsen", "Lay the {card}, although it does not fit."),
}


def _about(text: Message) -> Callable[[Mistake, Sequence[str]], Message]:
    """A sentence with the card as its subject."""

    def told(mistake: Mistake, _: Sequence[str]) -> Message:
        return text.put(card=card_name(mistake.card))

    return told


# What each certain mistake says.
MISTAKES: Final[Mistakes] = {
    "forgot-call": translate("Olsen", "You had one card left: saying “Ólsen” in time costs nothing.", "a review"),
    "forgot-last-call": translate(
        "Olsen", "You had laid your last card: saying “Ólsen Ólsen” in time costs nothing.", "a review"
    ),
    "nothing-laid": translate(
        "Olsen", "{player} laid nothing, and no card was missing: there was nothing to find.", "a review"
    ),
    "free-card": _about(
        translate("Olsen", "Anything may be laid on the first card of that round, so the {card} was fair.", "a review")
    ),
    "fair-card": _about(
        translate("Olsen", "The {card} fitted, and no card was missing: there was nothing to find.", "a review")
    ),
    "let-stand": translate(
        "Olsen",
        "{player} cheated in that turn, and everybody could see it: “Svindl!” would have stopped it.",
        "a review",
    ),
    "out": translate("Olsen", "You could have gone out by laying the {card}.", "a review"),
    "out-in-turn": translate("Olsen", "You could have gone out in that turn by laying the {card} first.", "a review"),
}


# What an accusation may find, a call that was left out aside.
_WITH_A_CARD: Final = frozenset({"slip", "hide", "false"})
_ENOUGH_SAID: Final = (Draw, Pass)
_SAYING: Final = ("say-olsen", "say-olsen-olsen")


class OlsenSpeech(Speech[OlsenView, OlsenEvent]):
    """What is said in a game of the family."""

    events = EVENTS
    refusals = REFUSALS
    hints = HINTS
    reasons = WHY
    mistakes = MISTAKES
    feats = frozenset({Feat.CAUGHT, Feat.ACCUSED_RIGHTLY, Feat.ACCUSED_WRONGLY})

    def turn(self, view: OlsenView, names: Sequence[str]) -> Message:
        """Whose turn it is, and what has to be done."""
        player = names[view.turn]
        if view.phase == "stand":
            assert view.window is not None
            if view.seat == view.turn and view.seat in view.tried:
                return translate("Olsen", "Let the last card stand", "status: what may be said now")
            return translate("Olsen", "{player}’s last card: fair, or “Svindl!”?", "status: what may be said now").put(
                player=names[view.window]
            )
        if view.seat != view.turn:
            return is_playing(player)
        return _own_turn(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """Who won, or that no player could go on."""
        winners = listing([names[seat] for seat in result.winners])
        if result.reason == "blocked" and result.left:
            return translate("Olsen", "Nobody can go on: everybody counts the cards in hand.")
        if result.reason == "blocked" and not min(result.held):
            text = translate("Olsen", "Nobody can go on. {player} went out first and has won the round.")
            return text.put(player=winners)
        if result.reason == "blocked":
            return translate("Olsen", "Nobody can go on, and the fewest cards win: {players}.").put(players=winners)
        last = _last_to_hold_cards(result)
        if last is not None:
            text = translate("Olsen", "{player} went out first and has won the round. {last} was left with cards.")
            return text.put(player=winners, last=names[last])
        return translate("Olsen", "Ólsen Ólsen! {player} has won the round.").put(player=winners)

    def chapter(self, view: OlsenView) -> str:
        """The end of the round, what is on trial, what may be said, and else what can be done in one's turn."""
        if view.result is not None:
            return _at_the_end(view)
        if view.seat in view.out:
            return "option-play_on"
        if view.phase == "stand":
            return "winning-on-trial"
        legal = {action.kind for action in view.legal()}
        if not legal.isdisjoint(_SAYING) and len(view.hand) <= 2:
            return "call"
        if view.seat != view.turn:
            return "accusing" if "accuse" in legal else "turn-order"
        return _chapter_of_turn(view)

    def advise(self, action: Action, reasons: Sequence[str], names: Sequence[str]) -> Message:
        """Why one draws or passes is in the advice itself."""
        return super().advise(action, () if isinstance(action, _ENOUGH_SAID) else reasons, names)

    def turn_lines(self, turn: Turn, view: OlsenView, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return turn_lines(turn, view, me, names)

    def lately(self, events: Sequence[OlsenEvent], seat: int, names: Sequence[str]) -> Tag | None:
        """What the line of the turn says, in short; nothing of what was done in secret (V02, V03)."""
        deeds = [one for one in events if isinstance(one, Drew | Laid | MissedTurn | Passed | TookBack | TookOwed)]
        deeds = [one for one in deeds if one.seat == seat]
        laid = [one.card for one in deeds if isinstance(one, Laid)]
        drawn = sum(isinstance(one, Drew) for one in deeds)
        named = next((one.suit for one in reversed(events) if isinstance(one, SuitNamed) and one.seat == seat), None)
        match deeds[-1:]:
            case [TookBack(card=card, open=is_open)]:
                text = translate("Olsen", "took back", "at a player’s name; a card may follow")
                return Tag(text, card if is_open else None)
            case [_] if laid:
                return Tag(_laid(len(laid), drawn), laid[-1], named)
            case [Passed()]:
                return Tag(drew_and_passed(drawn))
            case [MissedTurn()]:
                return Tag(translate("Olsen", "missed a turn", "at a player’s name"))
            case [TookOwed(number=number)]:
                return Tag(took_cards(number))
            case [Drew()]:
                return Tag(drew(drawn))
        return None

    def unnoticed(
        self, log: Sequence[LogLine], events: Sequence[Sequence[OlsenEvent]]
    ) -> Sequence[tuple[int, Unnoticed]]:
        """Every cheat with a card but those that were found: who is accused rightly cheated last (V05)."""
        found = []
        for at, (line, happened) in enumerate(zip(log, events, strict=True)):
            cheat = _cheat(at, line.action)
            if cheat is not None and line.seat is not None:
                found.append((line.seat, cheat))
            if any(isinstance(one, Accused) and one.cheat in _WITH_A_CARD for one in happened):
                found.pop()
        return found


def _cheat(line: int, action: Action | None) -> Unnoticed | None:
    """The dearer the card, the more is dared; of two alike by what could be seen of it."""
    match action:
        case FalsePlay(card):
            return Unnoticed(3 * scoring.cost(card) + 2, line, Cheat.UNFIT, card)
        case Slip(card, extra):
            return Unnoticed(3 * scoring.cost(extra) + 1, line, Cheat.TUCKED, extra, card)
        case Hide(card):
            return Unnoticed(3 * scoring.cost(card), line, Cheat.HIDDEN, card)
    return None


def _laid(number: int, drawn: int) -> Message:
    """So many cards were laid, of which the last follows, after so many were drawn."""
    many, before = short_count(number), short_count(drawn)
    if number == 1 and not drawn:
        return translate("Olsen", "laid", "at a player’s name; a card follows")
    if number == 1:
        return translate("Olsen", "drew {drawn}, laid", "at a player’s name; a card follows").put(drawn=before)
    if not drawn:
        return translate("Olsen", "laid {cards}, last", "at a player’s name; the last card follows").put(cards=many)
    both = translate("Olsen", "drew {drawn}, laid {cards}, last", "at a player’s name; the last card follows")
    return both.put(drawn=before, cards=many)


_REFUSALS_UP: Final[Texts] = {
    **REFUSALS,
    "no-last-card": translate("Olsen", "“Ólsen Ólsen upp og niður” is said with the last card."),
}
_HINTS_UP: Final[Hints] = {**HINTS, SayOlsenOlsen: translate("Olsen", "Say “Ólsen Ólsen upp og niður”.")}
_MISTAKES_UP: Final[Mistakes] = {
    **MISTAKES,
    "forgot-last-call": translate(
        "Olsen",
        "You had laid your last card: saying “Ólsen Ólsen upp og niður” in time costs nothing.",
        "a review",
    ),
}


class UppOgNidurSpeech(OlsenSpeech):
    """Upp og niður has longer words for the last card (U08)."""

    refusals = _REFUSALS_UP
    hints = _HINTS_UP
    mistakes = _MISTAKES_UP

    def tell(self, event: OlsenEvent, names: Sequence[str]) -> Message | None:
        told = UP.get(type(event))
        return super().tell(event, names) if told is None else told(event, names)

    def exclaim(self, event: OlsenEvent) -> Sequence[tuple[int, Message]]:
        return [(seat, LAST_WORDS_UP if said == LAST_WORDS else said) for seat, said in super().exclaim(event)]

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        if result.reason != "out" or _last_to_hold_cards(result) is not None:
            return super().round_end(result, names)
        return translate("Olsen", "Ólsen Ólsen upp og niður! {player} has won the round.").put(
            player=names[result.winners[0]]
        )


def _last_to_hold_cards(result: RoundResult) -> int | None:
    """Who alone holds cards at the end, where three or more have played on."""
    holding = [seat for seat, count in enumerate(result.held) if count]
    return holding[0] if len(holding) == 1 and len(result.held) > 2 else None


def _at_the_end(table: OlsenView) -> str:
    rules = table.rules
    if table.result is not None and table.result.reason == "blocked":
        return "blocked"
    if rules.scored:
        return "scoring"
    if rules.ladder:
        return "levels"
    return "report" if rules.cheating else "option-play_on" if rules.play_on else "match"


def _chapter_of_turn(table: OlsenView) -> str:
    owe = "option-stack_twos" if table.rules.stack_twos else "twos"
    by_phase = {"name": "eights", "owe": owe, "chain": "chain" if table.rules.neighbours else "groups"}
    if table.phase in by_phase:
        return by_phase[table.phase]
    legal = table.legal()
    lays = any(action.kind == "play" for action in legal)
    if legality.keeps_suit(table) and not (lays and len(table.hand) == 1):
        return "option-first_turn"
    if not lays and any(legality.ends_on_changer(table, table.hand, card) for card in table.hand):
        return "option-out_on_changer"
    if not lays:
        return "passing" if PASS in legal else "drawing"
    if len(table.hand) == 1:
        return "going-out"
    if table.free:
        return "start-eight"
    if table.named is not None:
        return "eights"
    if table.rules.ladder and not table.begun:
        return "changer"
    apart = table.rules.neighbours and not table.rules.ace_king and table.top.rank in (Rank.ACE, Rank.KING)
    return "option-ace_king" if apart else "laying"


def _own_turn(table: OlsenView) -> Message:
    """What may be done now."""
    legal = table.legal()
    lays = any(action.kind == "play" for action in legal)
    if table.phase == "name":
        return NAME_A_SUIT
    if table.phase == "chain" and table.rules.neighbours:
        text = translate("Olsen", "Go on: {ranks}, or end your turn", "status: what may be done now")
        return text.put(ranks=_ranks(table))
    if table.phase == "chain":
        text = translate("Olsen", "More {ranks}, or end your turn", "status: what may be done now")
        return text.put(ranks=ranks_name(table.top.rank))
    if table.phase == "owe" and lays:
        return translate("Olsen", "Take %n, or lay a two", "status: what may be done now", table.owed)
    if table.phase == "owe":
        return translate("Olsen", "Take %n for the twos", "status: what may be done now", table.owed)
    if PASS in legal and not lays:
        return translate("Olsen", "Nothing fits: pass", "status: what may be done now")
    if DRAW in legal and not lays:
        left = legality.MAX_DRAWS - table.drawn
        return translate("Olsen", "Nothing fits: draw (%n left)", "status: what may be done now", left)
    return _what_fits(table)


_ANY_BUT_EIGHT: Final = translate("Olsen", "Any card but an eight", "status: what may be laid now")
_ANY_BUT_CHANGER: Final = translate("Olsen", "Any card but your changer", "status: what may be laid now")
_SUIT_ALONE: Final = translate("Olsen", "{suit} alone: your first turn", "status: what may be laid now")


def _what_fits(table: OlsenView) -> Message:
    if legality.keeps_suit(table) and table.free:
        return _ANY_BUT_CHANGER if table.rules.ladder else _ANY_BUT_EIGHT
    if table.free:
        return translate("Olsen", "Any card", "status: what may be laid now")
    if table.rules.neighbours:
        text = translate("Olsen", "{ranks}, any suit", "status: what may be laid now")
        return text.put(ranks=_ranks(table))
    wanted = legality.required_suit(table)
    assert wanted is not None, "these games have no jokers"
    if legality.keeps_suit(table):
        return _SUIT_ALONE.put(suit=suit_name(wanted))
    if table.named is not None and table.top.rank == table.levels[table.turn]:
        text = translate("Olsen", "{suit} or {ranks}", "status: what may be laid now; one rank")
    else:
        text = translate("Olsen", "{suit}, {ranks}", "status: what may be laid now; one rank or two")
    return text.put(suit=suit_name(wanted), ranks=_ranks(table))


def _ranks(table: OlsenView) -> Listing:
    """The ranks that fit whatever their suit."""
    ranks = list(dict.fromkeys(legality.ranks_that_fit(table)))
    if not table.rules.neighbours and len(table.hand) == 1 and not table.rules.out_on_changer and len(ranks) > 1:
        ranks.pop()
    return choice([rank_name(rank) for rank in ranks])


HABITS: Final = {
    Style.CAREFUL: translate(
        "OlsenHabits",
        "I lay low cards first, and keep the strong ones for later.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "OlsenHabits",
        "I lay high cards first, and keep the low ones.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "OlsenHabits",
        "I lay the cards in the middle first, and keep the lowest and the highest.",
        "what a computer player does, in its own words",
    ),
}
_WHERE_CHEATING: Final = {
    **HABITS,
    Style.CAREFUL: translate(
        "OlsenHabits",
        "I lay low cards first, and rarely cheat.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "OlsenHabits",
        "I lay the cards in the middle first, and cheat more often than the others.",
        "what a computer player does, in its own words",
    ),
}
_WITHOUT_SUITS: Final = {
    Style.CAREFUL: translate(
        "OlsenHabits",
        "I lay low cards first, and keep the high ones.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "OlsenHabits",
        "Of two cards of the same rank I lay the red one first.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "OlsenHabits",
        "Of two cards of the same rank I lay the black one first.",
        "what a computer player does, in its own words",
    ),
}
_WHERE_SCORED: Final = {**HABITS, Style.CAREFUL: _WITHOUT_SUITS[Style.CAREFUL]}


def habits_of(game: str) -> Mapping[Style, Message]:
    """The habits in a game of the family."""
    own = {"svindl": _WHERE_CHEATING, "upp_og_nidur": _WITHOUT_SUITS, "med_stigum": _WHERE_SCORED}
    return own.get(game, HABITS)
