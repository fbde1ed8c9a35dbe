"""Figures in words: what stands in the tables of the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale

from cardtable.app.statistics import behind, by_game, nearest
from cardtable.games.catalogue import entry, title_of
from cardtable.messages import translate
from cardtable.stage.account import NOTHING, number
from cardtable.stage.characters import level_name
from cardtable.stage.common_words import POINTS
from cardtable.stage.counted_events import Feat
from cardtable.ui.language import duration_text, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.statistics import Figures, Month, Opponent
    from cardtable.messages import Message

    Line = tuple[Message, Sequence[str]]

# A game counts as somebody's best from so many matches on; and so few records are told at most.
LEAST: Final = 3
MOST_RECORDS: Final = 4


def opponent_text(opponent: Opponent) -> str:
    """Against whom."""
    if not opponent.level:
        return opponent.name
    level = say(level_name(opponent.level))
    return level[:1].upper() + level[1:]


def percent(share: float) -> str:
    """A share from 0 to 1."""
    return say(translate("Statistics", "{number}%", "a percentage").put(number=round(100 * share)))


def decimal(value: float | None) -> str:
    """A mean, with one place after the comma."""
    return say(NOTHING) if value is None else QLocale().toString(value, "f", 1).replace("-", "−")


def of_so_many(part: int, whole: int) -> str:
    """How many of how many."""
    if not whole:
        return say(NOTHING)
    return say(translate("Statistics", "{part} of {whole}", "so many of so many").put(part=part, whole=whole))


def month_text(month: Month) -> str:
    """A month, in few letters."""
    return QLocale().toString(QDate(month.year, month.month, 1), "MMM yyyy")


def month_name(month: Month) -> str:
    """A month, without its year."""
    return QLocale().standaloneMonthName(month.month, QLocale.FormatType.ShortFormat).removesuffix(".")


def runs_text(found: Figures) -> str:
    """How many wins in a row there are now, and were at best; empty where there never were two."""
    if found.longest < 2:
        return ""
    if found.current < 2:
        best = translate("Statistics", "{best} in a row at best", "games won one after the other")
        return say(best.put(best=found.longest))
    text = translate("Statistics", "{now} in a row now · {best} at best", "games won one after the other")
    return say(text.put(now=found.current, best=found.longest))


def best_game(found: Figures) -> str:
    """Which game a player wins most often; empty where none was played three times and won."""
    played = {
        game: (sum(seat.won for _, seat in results), len(results)) for game, results in by_game(found.results).items()
    }
    known = {game: count for game, count in played.items() if count[1] >= LEAST and count[0]}
    if not known:
        return ""
    game = max(known, key=lambda one: (known[one][0] / known[one][1], known[one][1]))
    text = translate("Statistics", "Best at {game}: {won} of {played}.", "which game somebody wins most often")
    return say(text.put(game=title_of(game), won=known[game][0], played=known[game][1]))


def consolation(found: Figures) -> str:
    """Where no game was won: which was nearest to it, and what came off all the same."""
    near = nearest(found.results)
    if near is None:
        return ""
    match, seat = near
    told: list[Message] = []
    points, seats = behind(near), len(match.seats)
    if points and entry(match.game).stage.scoring.score_name == POINTS:
        text = translate("Statistics", "Closest so far: %n point(s) behind in {game}.", None, points)
        told.append(text.put(game=title_of(match.game)))
    elif seat.place < seats:
        text = translate("Statistics", "Closest so far: place {place} of {seats} in {game}.")
        told.append(text.put(place=seat.place, seats=seats, game=title_of(match.game)))
    if found.rounds_won:
        told.append(translate("Statistics", "%n round(s) won along the way.", None, found.rounds_won))
    caught = found.did(Feat.ACCUSED_RIGHTLY)
    if caught:
        told.append(translate("Statistics", "Caught somebody else %n time(s).", None, caught))
    return " ".join(map(say, told))


def records(found: Figures, game: str, most_met: str) -> list[tuple[str, str]]:
    """What a player may be proud of: a few lines, each with its value, and only what there is."""
    won = [(match.ended - match.begun).total_seconds() for match, seat in found.results if seat.won]
    made: list[tuple[Message, str]] = []
    if game and counts_points(found) and found.best is not None:
        made.append((translate("Statistics", "Best round"), say(number(found.best))))
    if any(seconds > 0 for seconds in won):
        made.append((translate("Statistics", "Quickest win"), duration_text(round(min(one for one in won if one > 0)))))
    for part, whole, text in (
        (Feat.KEPT, Feat.CALLED, translate("Statistics", "Bids kept")),
        (Feat.MADE, Feat.FACED, translate("Statistics", "Contracts made at the first attempt")),
    ):
        if found.did(part):
            made.append((text, of_so_many(found.did(part), found.did(whole))))
    if found.did(Feat.ACCUSED_RIGHTLY):
        made.append((translate("Statistics", "Caught somebody else"), str(found.did(Feat.ACCUSED_RIGHTLY))))
    if most_met:
        made.append((translate("Statistics", "Met most often"), most_met))
    return [(say(text), value) for text, value in made[:MOST_RECORDS]]


def lines(columns: Sequence[Figures], game: str, against: Opponent | None) -> list[Line]:
    """The rows of the table: what it is, and its value in each column."""
    found: list[Line] = [
        (translate("Statistics", "Games played"), [str(one.played) for one in columns]),
        (translate("Statistics", "Won"), [str(one.won) for one in columns]),
        (translate("Statistics", "Win rate"), [percent(one.share) if one.played else "–" for one in columns]),
        (translate("Statistics", "Average place"), [decimal(one.average_place) for one in columns]),
        (translate("Statistics", "Most wins in a row"), [str(one.longest) for one in columns]),
        (translate("Statistics", "Current run of wins"), [str(one.current) for one in columns]),
        (
            translate("Statistics", "Rounds won"),
            [of_so_many(one.rounds_won, one.rounds) for one in columns],
        ),
    ]
    if against is not None:
        found += [
            (translate("Statistics", "Finished ahead of them"), [str(one.ahead) for one in columns]),
            (translate("Statistics", "Finished level"), [str(one.level) for one in columns]),
            (translate("Statistics", "Finished behind them"), [str(one.behind) for one in columns]),
        ]
    return found + _points(columns, game) + _feats(columns, game)


def counts_points(figures: Figures) -> bool:
    """Whether a round of these matches brings more than to be won or not."""
    return figures.best is not None and not {figures.best, figures.worst} <= {0, 1}


def _points(columns: Sequence[Figures], game: str) -> list[Line]:
    if not game or not any(map(counts_points, columns)):
        return []
    stage = entry(game).stage

    def signed(value: int | None) -> str:
        return say(NOTHING if value is None else number(value))

    name = stage.scoring.other_name or stage.scoring.score_name
    return [
        (translate("Statistics", "What is counted"), [say(name)] * len(columns)),
        (translate("Statistics", "Average per round"), [decimal(one.per_round) for one in columns]),
        (translate("Statistics", "Best round"), [signed(one.best) for one in columns]),
        (translate("Statistics", "Worst round"), [signed(one.worst) for one in columns]),
    ]


def _feats(columns: Sequence[Figures], game: str) -> list[Line]:
    """What exists in the game; over several games, what ever happened."""
    known = entry(game).stage.speech.feats if game else {feat for feat in Feat if any(one.did(feat) for one in columns)}
    found: list[Line] = []
    for feat, text in (
        (Feat.CAUGHT, translate("Statistics", "Caught")),
        (Feat.ACCUSED_RIGHTLY, translate("Statistics", "Caught somebody else")),
        (Feat.ACCUSED_WRONGLY, translate("Statistics", "Accused somebody wrongly")),
    ):
        if feat in known:
            found.append((text, [str(one.did(feat)) for one in columns]))
    for part, whole, text in (
        (Feat.MADE, Feat.FACED, translate("Statistics", "Contracts made at the first attempt")),
        (Feat.KEPT, Feat.CALLED, translate("Statistics", "Bids kept")),
    ):
        if whole in known:
            found.append((text, [of_so_many(one.did(part), one.did(whole)) for one in columns]))
    return found
