"""What a review says of a decision, in whole sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from cardtable.messages import Message, translate
from cardtable.players.evaluation import Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.evaluation import Judgement
    from cardtable.app.review import Choice
    from cardtable.players.evaluation import Worth
    from cardtable.stage.stage import Stage


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


def verdict(choice: Choice) -> Message:
    """What came of thinking it through, in a few words."""
    judgement = choice.judgement
    if judgement is None:
        if choice.failed:
            return translate("Review", "could not be analysed", "of a decision")
        return translate("Review", "not analysed yet", "of a decision")
    if choice.cost:
        return translate("Review", "cost about {cost}", "of a decision").put(cost=amount(judgement.unit, choice.cost))
    if judgement.action == choice.action:
        return translate("Review", "same as the strongest player", "of a decision")
    return translate("Review", "just as good", "of a decision")


def amount(unit: Unit, cost: float) -> Message:
    """How much a decision cost."""
    text = {
        Unit.WINS: translate("Review", "{number} of 100 rounds", "what a decision cost"),
        Unit.POINTS: translate("Review", "{number} points", "what a decision cost"),
        Unit.CARDS: translate("Review", "{number} cards", "what a decision cost"),
        Unit.BOOKS: translate("Review", "{number} books", "what a decision cost"),
    }[unit]
    return text.put(number=_figure(unit, cost))


def advice(stage: Stage, judgement: Judgement, names: Sequence[str]) -> Message:
    """What the strongest player would have done, and why."""
    decision = judgement.decision
    if decision is None:
        return translate("Review", "The strongest player would have said nothing.")
    return stage.speech.advise(decision.action, decision.reasons, names)


def outcome(choice: Choice) -> Message:
    """Whether the decision was as good, and what it cost."""
    judgement = choice.judgement
    assert judgement is not None
    if judgement.action == choice.action:
        return translate("Review", "The strongest player would have done the same.")
    if choice.cost:
        cost = amount(judgement.unit, choice.cost)
        return translate("Review", "What was played cost about {cost} on average.").put(cost=cost)
    if judgement.best.clearly_behind:
        return translate(
            "Review", "What was played came out even better: the strongest player does not always find the best."
        )
    return translate("Review", "What was played is just as good: the difference is no more than luck would explain.")


def estimates(choice: Choice) -> Message:
    """What both ways are worth, and in how many worlds that was found."""
    judgement = choice.judgement
    assert judgement is not None
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
