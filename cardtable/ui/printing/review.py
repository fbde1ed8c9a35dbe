"""The review of one person on paper: what cost most, and every decision with its verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.messages import translate
from cardtable.ui.language import long_day, say
from cardtable.ui.printing.document import Grid, Paper, Words
from cardtable.ui.replay.words import REVIEW
from cardtable.ui.review import words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from cardtable.app.review import Choice, Review


def review_paper(review: Review, today: date) -> Paper:
    """What is known of these decisions by now; ``today`` is when it is printed."""
    match, stage = review.match, review.stage
    names = tuple(seat.name for seat in match.seats)
    title = f"{match.game.title}: {say(REVIEW)}"
    told = translate("Review", "{done} of %n decision(s) analysed", None, len(review.choices))
    intro = translate("Review", "{player}: each decision beside what the strongest player would have done.")
    parts: list[Words | Grid] = [
        Words(long_day(today), quiet=True),
        Words(say(intro.put(player=names[review.seat]))),
        Words(say(told.put(done=review.done)), quiet=True),
    ]
    costliest = review.costliest()
    if costliest:
        parts.append(Words(say(translate("Review", "What cost most")), heading=True))
        parts += [Words(_in_full(review, choice, names)) for choice in costliest]
    for deal in review.deals:
        shown = [choice for choice in deal.choices if choice.matters]
        if shown:
            heading = say(stage.scoring.comes_next(match.options, deal.number)[0])
            parts.append(Words(heading, heading=True))
            parts.append(_decisions(review, shown, names))
    return Paper(title, tuple(parts), f"{match.game.title} {names[review.seat]} {today.isoformat()}")


def _in_full(review: Review, choice: Choice, names: Sequence[str]) -> str:
    """Everything that is said of one decision, as a paragraph."""
    assert choice.judgement is not None
    which = say(review.stage.scoring.comes_next(review.match.options, choice.deal)[1])
    said = [
        say(words.played(review.stage, choice, names, review.seat)),
        say(words.outcome(choice)),
        say(words.advice(review.stage, choice.judgement, names)),
        say(words.estimates(choice)),
    ]
    text = translate("Review", "{round}: {cost}").put(round=which, cost=" ".join(said))
    return say(text)


def _decisions(review: Review, choices: Sequence[Choice], names: Sequence[str]) -> Grid:
    heads = (
        say(translate("Review", "Decision", "heading of a column")),
        say(translate("Review", "Verdict", "heading of a column")),
        say(translate("Review", "The strongest player", "heading of a column")),
    )
    rows = []
    for choice in choices:
        better = choice.judgement if choice.cost else None
        rows.append(
            (
                say(words.played(review.stage, choice, names, review.seat)),
                say(words.verdict(choice)),
                "" if better is None else say(words.advice(review.stage, better, names)),
            )
        )
    strong = frozenset(number for number, choice in enumerate(choices) if choice.cost)
    return Grid(heads, tuple(rows), strong)
