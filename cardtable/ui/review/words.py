"""What a review says of a decision, in whole sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from cardtable.messages import Message, translate
from cardtable.players.evaluation import Unit
from cardtable.stage.common_words import two_sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.evaluation import Judgement
    from cardtable.app.review import Choice, Review
    from cardtable.players.evaluation import Worth
    from cardtable.stage.stage import Stage

_CERTAIN: Final = translate("Review", "{why} That is certain.", "what would have been better, and why")
_BETTER: Final = translate("Review", "Better: {advice}", "what would have been better: a hint, and why")
_SILENCE: Final = translate("Review", "It would have been better to say nothing.")
_GOOD: Final = translate("Review", "That was a good choice.")
_SAME: Final = translate("Review", "The strongest player would have done the same.")
_OPEN: Final = translate("Review", "This decision has not been analysed yet.")
_FAILED: Final = translate("Review", "This decision could not be analysed.")
_WELL_PLAYED: Final = translate("Review", "Well played: nothing else would clearly have been better.")


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
    if not choice.cost:
        return _GOOD
    return _SILENCE if advice is None else _BETTER.put(advice=advice)


def in_round(review: Review, choice: Choice, done: Message) -> Message:
    """What was done, after the name of its round."""
    which = review.stage.scoring.comes_next(review.match.options, choice.deal)[1]
    text = translate("Review", "{round}: {done}", "a round, and what was done in it in a whole sentence")
    return text.put(round=which, done=done)


def summary(review: Review, finished: bool) -> Message | None:
    """What there is to say of all decisions together; ``None`` while that is open."""
    moments = len(review.moments())
    if moments:
        return translate("Review", "%n moment(s) that mattered", "a heading", moments)
    return _WELL_PLAYED if finished and review.choices else None


def amount(unit: Unit, cost: float) -> Message:
    """How much a decision cost."""
    text = {
        Unit.WINS: translate("Review", "{number} of 100 rounds", "what a decision cost"),
        Unit.POINTS: translate("Review", "{number} points", "what a decision cost"),
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


def figures(choice: Choice) -> Message | None:
    """What it cost, and what both ways are worth; ``None`` where nothing was estimated."""
    judgement = choice.judgement
    if judgement is None:
        return None
    if not choice.cost:
        return _estimates(choice, judgement)
    text = translate("Review", "What was played cost about {cost} on average.")
    return two_sentences(text.put(cost=amount(judgement.unit, choice.cost)), _estimates(choice, judgement))


def _estimates(choice: Choice, judgement: Judgement) -> Message:
    """What both ways are worth, and in how many worlds that was found."""
    best, played, unit = judgement.best, judgement.played, judgement.unit
    same = judgement.action == choice.action
    made = _one(unit, best) if same else _both(unit, best)
    return made.put(best=_figure(unit, best.mean), played=_figure(unit, played.mean))


def _one(unit: Unit, worth: Worth) -> Message:
    number = worth.worlds
    return {
        Unit.WINS: translate("Review", "Rounds won out of 100, over %n imagined round(s): {best}.", None, number),
        Unit.POINTS: translate(
            "Review", "Points ahead of the others, on average over %n imagined round(s): {best}.", None, number
        ),
        Unit.CARDS: translate(
            "Review", "Fewer cards taken than the others, on average over %n imagined round(s): {best}.", None, number
        ),
        Unit.BOOKS: translate(
            "Review", "Books ahead of the others, on average over %n imagined round(s): {best}.", None, number
        ),
    }[unit]


def _both(unit: Unit, worth: Worth) -> Message:
    number = worth.worlds
    return {
        Unit.WINS: translate(
            "Review",
            "Rounds won out of 100, over %n imagined round(s): {best} that way, {played} as it was played.",
            None,
            number,
        ),
        Unit.POINTS: translate(
            "Review",
            "Points ahead of the others, on average over %n imagined round(s): "
            "{best} that way, {played} as it was played.",
            None,
            number,
        ),
        Unit.CARDS: translate(
            "Review",
            "Fewer cards taken than the others, on average over %n imagined round(s): {best} that way, {played} as it "
            "was played.",
            None,
            number,
        ),
        Unit.BOOKS: translate(
            "Review",
            "Books ahead of the others, on average over %n imagined round(s): "
            "{best} that way, {played} as it was played.",
            None,
            number,
        ),
    }[unit]


def _figure(unit: Unit, value: float) -> str:
    """A number as people of the language write it: of wins a share of a hundred."""
    shown = f"{100 * value:.0f}" if unit is Unit.WINS else f"{value:.1f}"
    number = float(shown)
    text = QLocale().toString(abs(number), "f", 0 if unit is Unit.WINS else 1)
    return f"−{text}" if number < 0 else text
