"""What is counted in the family: deals won, points of cards that are left, or changers; and how long a match takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.presentation.texts import LAST_WORDS, LAST_WORDS_UP
from cardtable.games.olsen.presentation.waiting import SECONDS_OF_TRIAL
from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.house_rules import FamilyOptions
from cardtable.games.olsen.rules.scoring import target
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.messages import Message, listing, translate, verbatim
from cardtable.resources import lengths
from cardtable.stage.card_names import card_object, ranks_name
from cardtable.stage.commands import Report
from cardtable.stage.common_words import POINTS, round_of
from cardtable.stage.event_style import Announcement
from cardtable.stage.round_result import IN_HAND, THIS_ROUND, TOTAL, Column, Count, gain, hurrah, number, quantity
from cardtable.stage.scoring import Scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult, Standing
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Deed


SECONDS_PER_TURN: Final = 6
_WINS: Final = translate("Olsen", "Wins", "column: rounds won so far")


class OlsenScoring(Scoring[OlsenView, FamilyOptions]):
    """What is counted in a game of the family: rounds won, unless ``scored``."""

    score_name = translate("Olsen", "Rounds won")
    other_name = POINTS

    def __init__(self, game: str, *, scored: bool = False) -> None:
        self.game = game
        if scored:
            self.score_name, self.fewest_wins = POINTS, True

    def counted(self, options: FamilyOptions) -> Message:
        """Points for those who are still in, where they play on."""
        return self.other_name if options.rules().play_on else self.score_name

    def progress(self, options: FamilyOptions, standing: Standing, rounds: int) -> Message:
        """Which round it is, and what ends the match."""
        rules = options.rules()
        number = max(rounds, 1)
        if rules.play_on and rules.first_to > 1:
            goal = scoring.goal(rules, len(standing.totals))
            return translate("Olsen", "Round {number}, playing to %n point(s)", None, goal).put(number=number)
        if rules.scored:
            target, in_rounds = scoring.target(rules)
            # A tie may be played on beyond the last of them, or beyond so many points.
            if number > target if in_rounds else max(standing.totals) >= target and not standing.over:
                return self.next_round.put(number=number)
            if in_rounds:
                return round_of(number, target)
            return translate("Olsen", "Round {number}, playing to %n point(s)", None, target).put(number=number)
        if rules.first_to == 1 and rules.ladder:
            return translate("Olsen", "Down to the ace", "how far it goes, step by step")
        if rules.first_to == 1:
            return translate("Olsen", "One round decides")
        return translate("Olsen", "Round {number}, first to %n win(s)", None, rules.first_to).put(number=number)

    def wins_by(self, options: FamilyOptions, ahead: int) -> Message | None:
        """By points, or by rounds where it takes several to win."""
        rules = options.rules()
        if rules.first_to == 1 and not rules.scored:
            return None
        if rules.scored or rules.play_on:
            return super().wins_by(options, ahead)
        return translate("Olsen", "{player} wins by %n round(s)!", "at the end of a match", ahead)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """The points of the cards that were left, such as 25 + 10 + 5."""
        if not result.left or not result.left[seat]:
            return None
        return verbatim(" + ".join(str(scoring.cost(card)) for card in sorted(result.left[seat], key=_dearest_first)))

    def report(self, view: OlsenView, names: Sequence[str]) -> Report | None:
        """Every cheat and every wrong accusation."""
        if not view.rules.cheating or view.result is None:
            return None
        # What was done comes before what was said wrongly.
        deeds = sorted(view.report, key=lambda deed: deed.kind == "accusation")
        lines = tuple(_deed(deed, names) for deed in deeds)
        nothing = translate("Olsen", "Nobody cheated, and nobody was accused.")
        return Report(translate("Olsen", "Cheat report"), lines or (nothing,), tuple(map(_scene, deeds)))

    def costs(self, view: OlsenView) -> Sequence[Count]:
        """Card by card, the dearest first, where points count (S03); else a win, where several are needed (B27)."""
        assert view.result is not None
        if not view.rules.scored:
            wins = enumerate(view.result.scores)
            return [] if view.rules.first_to == 1 else [Count(seat, score) for seat, score in wins if score]
        found = []
        for seat, hand in enumerate(view.open_hands):
            cards = sorted(((card, scoring.cost(card)) for card in hand), key=lambda one: -one[1])
            if cards:
                found.append(Count(seat, view.result.scores[seat], tuple(cards)))
        return found

    def hurrah(self, view: OlsenView, names: Sequence[str]) -> Message:
        """The words with which the last card is laid (B24, U08), or that no player could go on."""
        assert view.result is not None
        players = [names[seat] for seat in view.result.winners]
        if view.result.reason != "out":
            return hurrah(players)
        return translate("Olsen", "{words} {player} wins!", "called out at the end of a round").put(
            words=LAST_WORDS_UP if view.rules.neighbours else LAST_WORDS, player=listing(players)
        )

    def columns(self, view: OlsenView, totals: Sequence[int]) -> Sequence[Column]:
        """Cards that are left with points, wins, or changers."""
        assert view.result is not None
        left = Column(IN_HAND, tuple(map(quantity, view.result.held)))
        total = Column(TOTAL, tuple(map(number, totals)))
        rules = view.rules
        if rules.scored:
            return [left, _this_round(view.result), total]
        wins = [Column(_WINS, total.cells)] if rules.first_to > 1 else []
        if rules.ladder:
            return [
                _places(list(zip(view.levels, view.counts, strict=True))),
                left,
                Column(changer(), tuple(map(ranks_name, view.levels))),
                *wins,
            ]
        if rules.play_on:
            places = _places([(-score,) for score in view.result.scores])
            return [places, left] if rules.first_to == 1 else [places, _this_round(view.result), total]
        return [left, *wins]

    def place(self, view: OlsenView, seat: int, total: int) -> tuple[int, ...]:
        """By totals, then on the ladder by changers (L06), and where one deal is all by the cards that are left."""
        if view.rules.ladder:
            return (*super().place(view, seat, total), view.levels[seat], view.counts[seat])
        only = not view.rules.scored and view.rules.first_to == 1
        return (*super().place(view, seat, total), *([view.counts[seat]] if only else []))

    def planned(self, options: FamilyOptions) -> int | None:
        rules = options.rules()
        if not rules.scored:
            return 1 if rules.first_to == 1 else None
        target, in_rounds = scoring.target(rules)
        return target if in_rounds and rules.score_tie != "playoff" else None

    def goal(self, options: FamilyOptions) -> int | None:
        rules = options.rules()
        if not rules.scored:
            return None if rules.play_on else rules.first_to
        target, in_rounds = scoring.target(rules)
        return None if in_rounds else target

    def minutes(self, options: FamilyOptions, seats: int) -> int:
        """Deals until the match is over, times turns, times a calm turn's length."""
        rules = options.rules()
        turns = turns_in_deal(self.game, rules, seats) * deals_in_match(self.game, rules, seats)
        seconds = SECONDS_PER_TURN + (rules.window_s or SECONDS_OF_TRIAL if rules.cheating else 0)
        return max(1, round(turns * seconds / 60))


def _dearest_first(card: object) -> int:
    return -scoring.cost(card)  # type: ignore[arg-type]


def _deed(deed: Deed, names: Sequence[str]) -> Message:
    player = names[deed.seat]
    if deed.kind == "accusation":
        assert deed.by is not None
        return translate("Olsen", "{accuser} accused {player} wrongly.").put(accuser=player, player=names[deed.by])
    if deed.kind == "silent":
        done = translate("Olsen", "{player} kept quiet when a call was due.").put(player=player)
    else:
        assert deed.card is not None
        card = card_object(deed.card)
        told = {
            "slip": translate("Olsen", "{player} tucked the {card} under."),
            "hide": translate("Olsen", "{player} hid the {card}."),
            "false": translate("Olsen", "{player} laid the {card}, which did not fit."),
        }
        done = told[deed.kind].put(player=player, card=card)
    if deed.by is None:
        return translate("Olsen", "{deed} Nobody noticed.", "a line of the cheat report").put(deed=done)
    return translate("Olsen", "{deed} {accuser} noticed.", "a line of the cheat report").put(
        deed=done, accuser=names[deed.by]
    )


_SCENES: Final = {
    "slip": translate("Olsen", "Tucked under", "a stamp on the table: a cheat comes to light"),
    "hide": translate("Olsen", "Hidden", "a stamp on the table: a cheat comes to light"),
    "false": translate("Olsen", "Did not fit", "a stamp on the table: a cheat comes to light"),
    "silent": translate("Olsen", "Kept quiet", "a stamp on the table: a cheat comes to light"),
    "accusation": translate("Olsen", "Accused wrongly", "a stamp on the table: at the end of a round"),
}
_UNNOTICED: Final = translate("Olsen", "{deed} – nobody noticed", "a stamp on the table: a cheat comes to light")


def _scene(deed: Deed) -> Announcement:
    """The card, and who saw at whom, as in play; of a wrong accusation who was meant."""
    text = _SCENES[deed.kind]
    if deed.by is None:
        return Announcement(deed.seat, stamp=_UNNOTICED.put(deed=text), good=False, card=deed.card)
    if deed.kind == "accusation":
        return Announcement(deed.seat, deed.by, text, good=False)
    return Announcement(deed.by, deed.seat, text, card=deed.card)


def _this_round(result: RoundResult) -> Column:
    return Column(THIS_ROUND, tuple(map(gain, result.scores)))


def _places(reached: Sequence[tuple[int, ...]]) -> Column:
    """The least first, such as the lower changer and then the fewer cards; who is level shares a place (L06)."""
    places = tuple(verbatim(f"{1 + sum(other < one for other in reached)}.") for one in reached)
    return Column(translate("Olsen", "Place", "column: first, second, third"), places)


def changer() -> Message:
    """What the column of the ladder counts."""
    return translate("Olsen", "Changer", "column: which rank changes the suit for a player")


SEATS: Final = range(2, 7)
OTHERS: Final = "others"
PLAYING_ON: Final = ", the others play on"


def turns_in_deal(game: str, rules: Rules, seats: int) -> float:
    """Turns of all seats together in one deal."""
    return float(lengths(__file__)["turns"][game][cell_of(rules)][_place(seats)])


def deals_in_match(game: str, rules: Rules, seats: int) -> float:
    """Deals until a match is over."""
    number, in_rounds = target(rules) if rules.scored else (rules.first_to, False)
    if in_rounds:
        return float(number)
    table = lengths(__file__)["deals"]
    wanted = f"{number} points" if rules.scored else first_to(number, rules)
    return float(table.get(game, table[OTHERS])[wanted][_place(seats)])


def cell_of(rules: Rules) -> str:
    """The house rules that make deals of this game longer or shorter, as the table names them."""
    if rules.neighbours:
        cell = "ace beside king" if rules.ace_king else "ace beside two only"
    elif rules.ladder:
        cell = f"{'shared' if rules.langi_shared else 'own'} changer from {rules.langi_start}"
    else:
        cell = "default"
    return cell + PLAYING_ON * rules.play_on


def first_to(number: int, rules: Rules) -> str:
    """How many deals have to be won, or what so many bring where the others play on, as the table names it."""
    return f"first to {number}" + PLAYING_ON * rules.play_on


def _place(seats: int) -> int:
    return min(seats, SEATS[-1]) - SEATS[0]
