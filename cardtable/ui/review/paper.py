"""The review of one person on paper: the moments that mattered, every decision, and the figures at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.page import Grid, Paper, Words
from cardtable.messages import translate
from cardtable.stage.common_words import REVIEW, two_sentences
from cardtable.ui.language import long_day, say
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
    parts: list[Words | Grid] = [
        Words(long_day(today), quiet=True),
        Words(names[review.seat]),
        Words(say(told.put(done=review.done)), quiet=True),
    ]
    summary = words.summary(review, review.done == len(review.choices))
    if summary is not None:
        parts.append(Words(say(summary)))
    found = words.moments(review)
    if found is not None:
        parts.append(Words(say(found), heading=True))
    for choice in review.moments():
        done = words.in_round(review, choice, words.done(review, choice))
        parts.append(Words(say(two_sentences(done, words.lesson(stage, choice, names)))))
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
    return Paper(title, tuple(parts), f"{match.game.title} {names[review.seat]} {today.isoformat()}")


def _decisions(review: Review, choices: Sequence[Choice], names: Sequence[str]) -> Grid:
    heads = (
        say(translate("Review", "Decision", "heading of a column")),
        say(translate("Review", "What would have been better", "heading of a column")),
    )
    rows = [
        (
            f"{words.mark(choice)} {say(words.done(review, choice))}",
            say(words.lesson(review.stage, choice, names)) if choice.mattered else "",
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
        worth = words.figures(review.stage, choice, names)
        assert worth is not None
        rows.append((say(words.in_round(review, choice, words.done(review, choice))), say(worth)))
    return Grid(heads, tuple(rows))
