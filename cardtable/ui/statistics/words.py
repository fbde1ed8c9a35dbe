"""Figures in words, in tables and in plots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale

from cardtable.app.page import Grid, Line, Plot
from cardtable.app.statistics import behind, by_game, chosen, nearest, record
from cardtable.games.catalogue import entry, title_of
from cardtable.messages import capitalized, translate
from cardtable.stage.characters import level_name
from cardtable.stage.common_words import POINTS
from cardtable.stage.counted_events import Feat
from cardtable.stage.round_result import NOTHING, number
from cardtable.ui.language import duration_text, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cardtable.app.statistics import Figures, Month, Opponent, Record, Result
    from cardtable.messages import Message

    Row = tuple[Message, Sequence[str]]

# A game counts as somebody's best from so many matches on; and so few records are told at most.
LEAST: Final = 3
MOST_RECORDS: Final = 4
# So many months are told one by one, the last ones; the table has all of them.
TOLD: Final = 12


def opponent_text(opponent: Opponent) -> str:
    """Against whom."""
    if not opponent.level:
        return opponent.name
    return capitalized(say(level_name(opponent.level)))


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
    # Of a match that came from a file it is not known when it began.
    won = [round((match.ended - match.begun).total_seconds()) for match, seat in found.results if seat.won]
    made: list[tuple[Message, str]] = []
    if game and counts_points(found) and found.best is not None:
        made.append((translate("Statistics", "Best round"), say(number(found.best))))
    if any(won):
        made.append((translate("Statistics", "Quickest win"), duration_text(min(filter(None, won)))))
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


def figure_grid(found: Figures, apart: Figures, game: str, against: Opponent | None) -> Grid:
    """Everything that is counted, and beside it what is counted separately."""
    headings = translate("Statistics", "Games"), translate("Statistics", "Counted separately")
    shown = [(one, say(heading)) for one, heading in zip((found, apart), headings, strict=True) if one.played]
    rows = _rows([one for one, _ in shown], game, against) if shown else []
    columns = ("", *(heading for _, heading in shown))
    title = translate("Statistics", "Figures")
    return Grid(columns, tuple((say(text), *cells) for text, cells in rows), title=say(title))


def game_grid(results: Sequence[Result]) -> Grid:
    """Game by game."""
    records = [(title_of(one), record(of_it)) for one, of_it in by_game(results).items()]
    return _record_grid(translate("Statistics", "By kind of game"), records)


def opponent_grid(met: Mapping[Opponent, Sequence[Result]], game: str) -> Grid:
    """Against each player, people first, who was met most often before the others."""
    records = [(one, record(chosen(with_it, game, retaken=False))) for one, with_it in met.items()]
    records.sort(key=lambda found: (bool(found[0].level), -found[1].played))
    told = [(opponent_text(one), found) for one, found in records if found.played]
    return _record_grid(translate("Statistics", "Against each player"), told)


def _record_grid(title: Message, records: Iterable[tuple[str, Record]]) -> Grid:
    headings = (
        translate("Statistics", "Played"), translate("Statistics", "Won"), translate("Statistics", "Average place"),
    )  # fmt: skip
    rows = tuple((name, str(one.played), str(one.won), decimal(one.average_place)) for name, one in records)
    return Grid(("", *map(say, headings)), rows, title=say(title))


def month_grid(every: Sequence[Month]) -> Grid:
    """Month by month, the last one first."""
    rows = [(month_text(one), str(one.played), str(one.won), percent(one.won / one.played)) for one in reversed(every)]
    headings = say(translate("Statistics", "Played")), say(translate("Statistics", "Won"))
    return Grid(("", *headings, "%"), tuple(rows), title=say(translate("Statistics", "Month by month")))


def month_plot(every: Sequence[Month]) -> Plot:
    """How it went month by month, once there are two of them."""
    if len(every) < 2:
        return Plot()
    told = translate("Statistics", "{month}: {won}")
    names = tuple(map(month_text, every))
    won = [
        say(told.put(month=name, won=of_so_many(one.won, one.played))) for name, one in zip(names, every, strict=True)
    ]
    share = tuple(round(100 * one.won / one.played) for one in every)
    return Plot(
        (Line(say(translate("Statistics", "Won, in percent", "what a line in a plot shows")), 1, share),),
        title=say(translate("Statistics", "Month by month: the share of games won")),
        told="; ".join(won[-TOLD:]),
        below=names,
        moments=tuple(12 * one.year + one.month for one in every),
    )


def round_plot(found: Figures, game: str) -> Plot:
    """What a round brought on average, from game to game of one kind that counts points."""
    if not game or not counts_points(found) or found.played < 2:
        return Plot()
    means = tuple(round(seat.total / max(1, match.rounds)) for match, seat in found.results)
    told = translate("Statistics", "The first game: {first}, the last one: {last}, on average: {mean}")
    return Plot(
        (Line(say(translate("Statistics", "Per round", "what a line in a plot shows")), 2, means),),
        title=say(translate("Statistics", "From game to game: average per round")),
        told=say(told.put(first=means[0], last=means[-1], mean=decimal(found.per_round))),
        below=tuple(str(at) for at in range(1, len(means) + 1)),
    )


def _rows(columns: Sequence[Figures], game: str, against: Opponent | None) -> list[Row]:
    """What it is, and its value in each column."""
    found: list[Row] = [
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


def _points(columns: Sequence[Figures], game: str) -> list[Row]:
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


def _feats(columns: Sequence[Figures], game: str) -> list[Row]:
    """What exists in the game; over several games, what ever happened."""
    known = entry(game).stage.speech.feats if game else {feat for feat in Feat if any(one.did(feat) for one in columns)}
    found: list[Row] = []
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
