"""What a review says of a decision, in whole sentences, and of all of them on paper."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from cardtable.app.judge_requests import Verdict
from cardtable.app.page import Grid, Paper, Words
from cardtable.messages import Message, listing, translate
from cardtable.players.evaluation import Unit
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import REVIEW, two_sentences
from cardtable.stage.controls import cards_of
from cardtable.ui.language import long_day, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from cardtable.app.judge_requests import Judgement
    from cardtable.app.review import Balance, Choice, Review
    from cardtable.engine.values import Action
    from cardtable.players.evaluation import Worth
    from cardtable.stage.stage import Stage

# More cards than these are no name for a way to play.
MOST_NAMED: Final = 3
_CERTAIN: Final = translate("Review", "{why} That is certain.", "what would have been better, and why")
_BETTER: Final = translate("Review", "Better: {advice}", "what would have been better: a hint, and why")
_SILENCE: Final = translate("Review", "It would have been better to say nothing.")
_CAME_OFF: Final = translate("Review", "It came off this time.", "of a choice that costs something on average")
_ENDED_WELL: Final = translate("Review", "The round ended well all the same.", "of a choice that costs something")
_GOOD: Final = translate("Review", "That was a good choice.")
_CLOSE: Final = translate("Review", "Too close to tell: this way may have cost something, or nothing.")
_OTHERWISE: Final = translate("Review", "The strongest player’s way: {advice}", "another way: a hint, and why")
_SAME: Final = translate("Review", "The strongest player would have done the same.")
_OPEN: Final = translate("Review", "This decision has not been analysed yet.")
_FAILED: Final = translate("Review", "This decision could not be analysed.")


MARKS: Final = {Verdict.GOOD: "✓", Verdict.CLOSE: "≈", Verdict.COST: "×"}
_HEARD: Final = {
    Verdict.GOOD: translate("Review", "Good.", "for ears: a decision"),
    Verdict.CLOSE: translate("Review", "Too close to tell.", "for ears: a decision"),
    Verdict.COST: translate("Review", "That mattered.", "for ears: a decision"),
}


ASK: Final = translate("Review", "What would you do here?")
ASKED_FIRST: Final = translate("Review", "Ask me first", "button: the position is shown before what was played")
TOLD_AT_ONCE: Final = translate("Review", "Tell me at once", "button: what was played is shown with the position")
ANSWER: Final = translate("Review", "Show the answer", "button")


def numbered(number: int) -> Message:
    """A decision of which nothing is to be said yet."""
    return translate("Review", "Decision {number}", "in a list, nothing is told of it yet").put(number=number)


def played(stage: Stage, choice: Choice, names: Sequence[str], seat: int) -> Message:
    """What the seat did, in the game's own words."""
    if choice.action is None:
        return translate("Review", "{player} said nothing.").put(player=names[seat])
    own = [event for event in choice.events if getattr(event, "seat", None) == seat]
    told = (stage.speech.tell(event, names) for event in own or choice.events)
    return next((one for one in told if one is not None), None) or _deed(stage, choice, names, seat)


def _deed(stage: Stage, choice: Choice, names: Sequence[str], seat: int) -> Message:
    """What is told to no other player, such as an answer: with the words of its button."""
    assert choice.action is not None
    labels = (one.label for one in stage.controls.commands(choice.view, names) if one.action == choice.action)
    deed = next(labels, None) or stage.speech.advise(choice.action, (), names)
    return translate("Review", "{player}: {deed}", "who pressed which button").put(player=names[seat], deed=deed)


def lesson(stage: Stage, choice: Choice, names: Sequence[str]) -> Message:
    """What would have been better and why, or that it was a good choice."""
    judgement = choice.judgement
    if choice.mistake is not None:
        return _CERTAIN.put(why=stage.speech.lesson(choice.mistake, names))
    if judgement is None:
        return _FAILED if choice.failed else _OPEN
    advice = None
    if judgement.decision is not None:
        advice = stage.speech.advise(judgement.decision.action, judgement.decision.reasons, names)
    if judgement.action == choice.action:
        return _SAME if advice is None else two_sentences(_SAME, advice)
    if choice.verdict is Verdict.COST:
        better = _SILENCE if advice is None else _BETTER.put(advice=advice)
        if choice.came_off or choice.ended_well:
            return two_sentences(better, _CAME_OFF if choice.came_off else _ENDED_WELL)
        return better
    if choice.verdict is Verdict.GOOD:
        return _GOOD
    return _CLOSE if advice is None else two_sentences(_CLOSE, _OTHERWISE.put(advice=advice))


def done(review: Review, choice: Choice) -> Message:
    """What the seat did, with what belongs to it, such as the suit that it named after the card that it laid."""
    names, seat = tuple(one.name for one in review.match.seats), review.seat
    told = (played(review.stage, one, names, seat) for one in (choice, *review.rest_of(choice)))
    return reduce(two_sentences, told)


def in_round(review: Review, choice: Choice, done: Message) -> Message:
    """What was done, after the name of its round."""
    which = review.stage.scoring.comes_next(review.match.options, choice.deal)[1]
    text = translate("Review", "{round}: {done}", "a round, and what was done in it in a whole sentence")
    return text.put(round=which, done=done)


def summary(review: Review, finished: bool) -> Message | None:
    """What choices cost and what the cards brought, as far as that is known; ``None`` while nothing is."""
    balance = review.balance()
    if balance is None:
        return None
    name = review.match.seats[review.seat].name
    if balance.is_felt:
        text = translate("Review", "{player}’s choices cost about {cost}.", "all choices of a match together")
        if not finished:
            text = translate("Review", "So far {player}’s choices cost about {cost}.", "all choices together")
        skill = text.put(player=name, cost=amount(balance.unit, balance.cost))
    else:
        text = translate("Review", "Well played: {player}’s choices cost next to nothing.", "all choices of a match")
        if not finished:
            text = translate("Review", "So far {player}’s choices cost next to nothing.", "all choices together")
        elif review.moments():
            text = translate("Review", "{player}’s choices cost little all in all.", "all choices of a match together")
        skill = text.put(player=name)
    return two_sentences(skill, _luck(balance, name))


def _luck(balance: Balance, name: str) -> Message:
    """What the cards, and what the others did, brought beyond an even share."""
    luck = amount(balance.unit, abs(balance.luck))
    if abs(balance.luck) < balance.unit.least:
        return translate("Review", "The cards were even.", "they brought nobody more")
    if balance.luck > 0:
        text = translate("Review", "The cards, and what the others did, brought {player} {luck}.", "luck")
    else:
        text = translate("Review", "The cards, and what the others did, took {luck} from {player}.", "bad luck")
    return text.put(player=name, luck=luck)


def moments(review: Review) -> Message | None:
    """How many moments stand first in the list; ``None`` where none does."""
    found = len(review.moments())
    return translate("Review", "%n moment(s) that mattered", "a heading", found) if found else None


def mark(choice: Choice) -> str:
    """What stands before a decision, for eyes: good, cannot be told, dear; still open, or never to be known."""
    return "·" if choice.verdict is None else MARKS[choice.verdict]


def heard_mark(choice: Choice) -> Message | None:
    """The same in words; ``None`` where nothing is known."""
    return None if choice.verdict is None else _HEARD[choice.verdict]


_POINTS: Final = translate("Review", "{number} points in the score", "what a decision cost")


def amount(unit: Unit, cost: float) -> Message:
    """How much something cost; of many decisions together that can be whole rounds."""
    if unit is Unit.WINS and cost >= 1:
        text = translate("Review", "{number} rounds", "what decisions cost together")
        return text.put(number=_figure(Unit.POINTS, cost))
    text = {
        Unit.WINS: translate("Review", "{number} wins of 100", "what a decision cost"),
        Unit.POINTS: _POINTS,
        Unit.PLACES: _POINTS,
        Unit.CARDS: translate("Review", "{number} cards", "what a decision cost"),
        Unit.BOOKS: translate("Review", "{number} books", "what a decision cost"),
    }[unit]
    return text.put(number=_figure(unit, cost))


def cost(choice: Choice) -> Message | None:
    """What it cost, in a few words; ``None`` where it cost nothing, or nothing that was estimated."""
    if choice.judgement is None or not choice.cost:
        return None
    text = translate("Review", "cost about {cost}", "of a decision")
    return text.put(cost=amount(choice.judgement.unit, choice.cost))


def figures(stage: Stage, choice: Choice, names: Sequence[str]) -> Message | None:
    """What it cost, and what both ways are worth; ``None`` where nothing was estimated that says more."""
    judgement = choice.judgement
    if judgement is None or (choice.mistake is not None and not choice.cost):
        return None  # What is certain needs no figure that cannot tell.
    if not choice.cost:
        return _estimates(choice, judgement, stage, names)
    text = translate("Review", "What was played cost about {cost} on average.")
    return two_sentences(
        text.put(cost=amount(judgement.unit, choice.cost)), _estimates(choice, judgement, stage, names)
    )


def _estimates(choice: Choice, judgement: Judgement, stage: Stage, names: Sequence[str]) -> Message:
    """What both ways are worth, each by its name, and in how many worlds that was found."""
    best, played, unit = judgement.best, judgement.played, judgement.unit
    figure = _figure(unit, played.mean)
    if judgement.action == choice.action:
        return _one(unit, best).put(best=figure)
    ways = [_way(stage, choice, choice.action, names), _way(stage, choice, judgement.action, names)]
    if ways[0] == ways[1]:
        ways = [_AS_PLAYED, _BEST_WAY]
    both = (_WORTH.put(way=way, figure=one) for way, one in zip(ways, (figure, _figure(unit, best.mean)), strict=True))
    return _one(unit, best).put(best=listing(list(both)))


def _one(unit: Unit, worth: Worth) -> Message:
    number = worth.worlds
    points = translate(
        "Review", "Points ahead of the others, on average over %n imagined round(s): {best}.", None, number
    )
    return {
        Unit.WINS: translate("Review", "Rounds won out of 100, over %n imagined round(s): {best}.", None, number),
        Unit.POINTS: points,
        Unit.PLACES: points,
        Unit.CARDS: translate(
            "Review",
            "How many fewer cards you take than the others, on average over %n imagined round(s): {best}.",
            None,
            number,
        ),
        Unit.BOOKS: translate(
            "Review", "Books ahead of the others, on average over %n imagined round(s): {best}.", None, number
        ),
    }[unit]


_WORTH: Final = translate("Review", "{way} {figure}", "a way to play, and what it is worth as a number")
_AS_PLAYED: Final = translate("Review", "as it was played", "before a number: what that was worth")
_BEST_WAY: Final = translate("Review", "the strongest player’s way", "before a number: what that was worth")
_NOTHING: Final = translate("Review", "silence", "before a number: what it was worth to say nothing")


def _way(stage: Stage, choice: Choice, action: Action | None, names: Sequence[str]) -> Message:
    """What an action is called for short: its cards, else its button."""
    if action is None:
        return _NOTHING
    cards = tuple(cards_of(action))
    if 0 < len(cards) <= MOST_NAMED:
        return Message("", "{cards}").put(cards=listing([card_name(card) for card in cards]))
    labels = (one.label for one in stage.controls.commands(choice.view, names) if one.action == action)
    return next(labels, _AS_PLAYED if action == choice.action else _BEST_WAY)


def _figure(unit: Unit, value: float) -> str:
    """A number as people of the language write it: of wins a share of a hundred."""
    shown = f"{100 * value:.0f}" if unit is Unit.WINS else f"{value:.1f}"
    number = float(shown)
    text = QLocale().toString(abs(number), "f", 0 if unit is Unit.WINS else 1)
    return f"−{text}" if number < 0 else text


def review_paper(review: Review, day: date) -> Paper:
    """What is known of these decisions by now; ``day`` is when the match was played."""
    match, stage = review.match, review.stage
    names = tuple(seat.name for seat in match.seats)
    title = f"{match.game.title}: {say(REVIEW)}"
    told = translate("Review", "{done} of %n decision(s) analysed", None, len(review.choices))
    parts: list[Words | Grid] = [
        Words(long_day(day), quiet=True),
        Words(names[review.seat]),
        Words(say(told.put(done=review.done)), quiet=True),
    ]
    cost = summary(review, review.done == len(review.choices))
    if cost is not None:
        parts.append(Words(say(cost)))
    found = moments(review)
    if found is not None:
        parts.append(Words(say(found), heading=True))
    for choice in review.moments():
        deed = in_round(review, choice, done(review, choice))
        parts.append(Words(say(two_sentences(deed, lesson(stage, choice, names)))))
    for deal in review.deals:
        shown = [choice for choice in deal.choices if choice.is_told]
        if shown:
            heading = say(stage.scoring.comes_next(match.options, deal.number)[0])
            parts.append(Words(heading, heading=True))
            if deal.opened is not None:
                parts.append(Words(say(stage.speech.with_open_cards(deal.opened, names)), quiet=True))
            parts.append(_decisions(review, shown, names))
    costly = [choice for choice in review.choices if choice.cost]
    if costly:
        parts.append(Words(say(translate("Review", "Figures", "a heading")), heading=True))
        parts.append(_figures(review, costly, names))
    return Paper(title, tuple(parts), f"{match.game.title} {names[review.seat]} {day.isoformat()}")


def _decisions(review: Review, choices: Sequence[Choice], names: Sequence[str]) -> Grid:
    heads = (
        say(translate("Review", "Decision", "heading of a column")),
        say(translate("Review", "What would have been better", "heading of a column")),
    )
    rows = [
        (
            f"{mark(choice)} {say(done(review, choice))}",
            say(lesson(review.stage, choice, names)) if choice.mattered else "",
        )
        for choice in choices
    ]
    strong = frozenset(number for number, choice in enumerate(choices) if choice.mattered)
    return Grid(heads, tuple(rows), strong)


def _figures(review: Review, choices: Sequence[Choice], names: Sequence[str]) -> Grid:
    heads = (
        say(translate("Review", "Decision", "heading of a column")),
        say(translate("Review", "Figures", "heading of a column")),
    )
    rows = []
    for choice in choices:
        worth = figures(review.stage, choice, names)
        assert worth is not None
        rows.append((say(in_round(review, choice, done(review, choice))), say(worth)))
    return Grid(heads, tuple(rows))
