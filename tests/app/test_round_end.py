"""The end of a round, phase by phase, as values: what opens, what is counted, who has won, and how it is hurried."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.cues import Heard, Hurried, Said
from cardtable.app.match.round_end import MOST_DECIDED
from cardtable.app.match.screen import Phase, RoundEnd
from cardtable.app.match_summary import big_turns
from cardtable.app.running_match import RunningMatch
from cardtable.app.turns import NO_SEAT, turns
from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.games.olsen.rules.knowledge import Deed
from cardtable.players.decision import Level
from cardtable.stage.characters import Mood
from cardtable.stage.event_style import Sound, Weight
from cardtable.stage.round_result import number, sum_text
from cardtable.stage.zones import ZoneKind
from tests.app.desk import Desk, english, messages
from tests.ui.tables import NAMES

GAMES = sorted(catalogue())


def ended(name: str, **settings: object) -> Desk:
    """A desk at which the first round has just been played to its end."""
    game = entry(name)
    seats = [Seat(NAMES[at], None if not at else "easy", at) for at in range(game.game.usual_seats)]
    match = Match(
        game.game, game.game.options.read({key: found[0] for key, found in game.game.short.items()}), seats, "0000-0000"
    )
    at = Desk(RunningMatch(game, match, "", NoAutosave()), **{"pace": "normal", "wait_for_me": False, **settings})
    at.deal()
    at.tell_all()
    rng, table = Random(name), at.table
    while not match.between_rounds:
        seat = next(iter(table.round.must_answer()), table.round.turn)
        legal = [one for one in table.round.legal(seat) if not one.spoken] or list(table.round.legal(seat))
        table.play(seat, rng.choice(legal))
        if not match.between_rounds:
            at.leave_untold()
    at.happened()
    at.tell_all()
    return at


def phases(at: Desk) -> list[RoundEnd]:
    """All phases, each ended when its time is over, as a window does."""
    found = [at.screen.round_end]
    while found[-1] is not None and found[-1].phase is not Phase.PANEL:
        at.end_phase()
        found.append(at.screen.round_end)
    return [one for one in found if one is not None]


@pytest.mark.parametrize("name", GAMES)
def test_hands_open_are_counted_and_a_player_has_won(name: str) -> None:
    at = ended(name)
    assert at.screen.round_end is not None
    assert at.screen.round_end.phase is Phase.OPEN
    counts = at.table.entry.stage.scoring.costs(at.sight.view())
    every = phases(at)
    kinds = [one.phase for one in every]
    deeds = deeds_of(at)
    before = [Phase.OPEN, *[Phase.COUNT] * len(counts), *[Phase.REPORT] * len(deeds)]
    assert kinds == [*before, Phase.CHEER, Phase.BACK, Phase.PANEL]
    assert [one.counts[-1] for one in every if one.phase is Phase.COUNT] == list(counts)
    assert all(one.length > 0 for one in every[:-1])
    assert every[-1].sheet == at.sight.account_sheet()
    assert sorted(row.seat for row in every[-1].sheet.rows) == list(range(len(at.table.names)))
    assert every[-1].winner is not None
    assert english(every[-1].winner.words)
    won = [cue for cue in at.cues if cue in (Heard(Sound.WON), Heard(Sound.LOST))]
    assert len(won) == 1, f"the screen plays who has won or lost, and no event of {name} may: heard {len(won)} times"


def deeds_of(at: Desk) -> list[Any]:
    """What comes to light on the cloth, one after the other."""
    report = at.table.entry.stage.scoring.report(at.sight.view(), at.table.names)
    return [] if report is None else list(report.scenes[:8])


def test_what_was_done_in_secret_is_played_deed_by_deed_and_hurried_deed_by_deed() -> None:
    slow, fast = ended("svindl"), ended("svindl")
    deeds = deeds_of(slow)
    assert len(deeds) > 1
    told = []
    while slow.screen.round_end.phase is not Phase.PANEL:
        if slow.screen.round_end.phase is Phase.REPORT:
            told.append(slow.screen.outcry.announced)
        else:
            assert slow.screen.outcry is None
        slow.end_phase()
    assert told == deeds
    assert all(one.seat in range(len(NAMES)) and english(one.stamp) for one in deeds)
    for deed in deeds:
        assert fast.hurry_end()
        assert fast.screen.outcry.announced == deed, "nobody who hurries misses one"
    assert fast.hurry_end()
    assert fast.screen.round_end.phase is Phase.PANEL
    assert fast.screen.outcry is None
    lines = [english(line) for line in slow.sight.account_sheet().report.lines]
    assert [line for line in slow.said() if line in lines] == lines[: len(deeds)]


def test_whoever_saw_a_cheat_points_at_the_culprit_at_the_end_as_in_play() -> None:
    at = ended("svindl")
    king = Card.parse("KC")
    deeds = (Deed(1, "slip", king, 2), Deed(3, "hide", king), Deed(0, "accusation", by=3))
    view = replace(at.sight.view(), report=deeds)
    report = at.table.entry.stage.scoring.report(view, at.table.names)
    assert report is not None
    told = [(one.seat, one.other, one.good, one.card) for one in report.scenes]
    assert told == [(2, 1, True, king), (3, None, False, king), (0, 3, False, None)]


@pytest.mark.parametrize("name", GAMES)
def test_hands_are_open_and_plates_turn_over_only_when_they_are_counted(name: str) -> None:
    at = ended(name)
    stage, totals = at.table.entry.stage, at.table.match.standing.totals
    counts = list(stage.scoring.costs(at.sight.view()))
    opened = {zone.owner for zone in at.zones(ZoneKind.OPEN_HAND)}
    held = {zone.seat for zone in stage.layout.zones(at.sight.view(), at.table.names, 0) if zone.kind is ZoneKind.HAND}
    assert opened == {seat for seat, hand in enumerate(open_hands(at)) if hand} - held
    while (part := at.screen.round_end).phase in (Phase.OPEN, Phase.COUNT):
        done = len(part.counts) - (part.phase is Phase.COUNT)
        plates = at.screen.picture.plates
        for place, count in enumerate(counts):
            before, now = totals[count.seat] - count.total, totals[count.seat]
            assert plates[count.seat].short_score == english(number(now if place < done else before))
            if place < done:
                assert plates[count.seat].notes[0] == sum_text(before, count.total)
        at.end_phase()
    assert at.screen.round_end.phase in (Phase.REPORT, Phase.CHEER)


def open_hands(at: Desk) -> list[Any]:
    """The hands that all may see at the end of a round."""
    return list(getattr(at.table.round, "open_hands", []))


@pytest.mark.parametrize("name", GAMES)
def test_hurried_it_ends_in_the_same_screen(name: str) -> None:
    slow, fast, still = ended(name), ended(name), ended(name, pace="instant")
    phases(slow)
    while fast.screen.round_end.phase is not Phase.PANEL:
        assert fast.hurry_end()
    assert Hurried() in fast.cues
    assert slow.screen == fast.screen
    assert still.screen.picture == slow.screen.picture
    assert still.screen.round_end is not None
    assert still.screen.round_end.phase is Phase.PANEL, "at the pace instant nothing is played"
    assert not fast.hurry_end(), "there is nothing more to hurry"


def test_the_panel_is_put_away_and_taken_out_and_what_deals_is_told() -> None:
    at = ended("olsen", pace="instant")
    at.fold_end()
    assert at.screen.round_end.folded
    assert at.screen.go_on is not None
    at.fold_end()
    assert not at.screen.round_end.folded
    assert at.screen.go_on is None
    at.go_on()
    assert isinstance(at.cues[-1], Said)
    assert english(at.cues[-1].parts[0]).startswith("N: ")


def test_the_next_deal_leaves_nothing_of_it() -> None:
    at = ended("kinaskak", pace="instant")
    assert at.screen.round_end is not None
    at.deal()
    assert at.screen.round_end is None
    assert at.table.match.round is not None


def test_what_was_seen_is_not_played_again() -> None:
    at = ended("olsen", pace="instant")
    before = at.screen.round_end
    at.advance()
    assert at.screen.round_end == before
    resumed = Desk(at.table, pace="calm")
    resumed.open()
    assert resumed.screen.round_end is not None
    assert resumed.screen.round_end.phase is Phase.PANEL


@pytest.mark.parametrize("name", GAMES)
def test_the_panel_names_the_last_turning_points_of_the_round(name: str) -> None:
    at = ended(name)
    panel = phases(at)[-1]
    assert not any(screen.strip or screen.notices for screen in at.screens if screen.round_end is not None)
    table = at.table
    speech, view = table.entry.stage.speech, at.sight.view()
    told = [
        line
        for turn in turns(at.sight, table.match.last_deal)
        for line in speech.turn_lines(turn, view, NO_SEAT, table.names)
    ]
    assert panel.decided == tuple(line for line in told if line.weight is Weight.TURNING)[-MOST_DECIDED:]


@pytest.mark.parametrize("name", ["langi", "kinaskak"])
def test_the_dearest_card_is_named_where_cards_cost_differently(name: str) -> None:
    at = ended(name)
    sheet = phases(at)[-1].sheet
    assert sheet is not None
    costs = {cost for count in at.table.entry.stage.scoring.costs(at.sight.view()) for _, cost in count.cards}
    facts = [english(value) for _, value in sheet.facts]
    assert bool([one for one in facts if one.endswith(f", {max(costs, default=0)}")]) == (len(costs) > 1)


def test_who_is_called_otherwise_is_so_on_the_panel_too() -> None:
    at = ended("olsen")
    while at.hurry_end():
        pass
    assert at.screen.round_end is not None
    before = messages(at.screen.round_end)
    seats = [replace(seat, name=f"{seat.name}x") for seat in at.table.match.seats]
    at.driver.call(seats)
    after = at.screen.round_end
    assert after.seats == tuple(seats)
    assert after.winner is not None
    assert english(after.winner.words) in [english(one).replace(name, f"{name}x") for one in before for name in NAMES]
    at.draw_again()
    assert [plate.name for plate in at.screen.picture.plates.values()] == [seat.name for seat in seats]


@pytest.mark.parametrize("name", ["klikk", "kinaskak", "san_da_yi"])
def test_what_decided_the_round_can_be_found_in_the_log(name: str) -> None:
    at = ended(name)
    panel = phases(at)[-1]
    assert (panel.moment is None) == (not panel.decided)
    if panel.moment is not None:
        table = at.table
        speech = table.entry.stage.speech
        first = turns(at.sight, panel.moment)[0]
        told = [
            english(line.text(table.names)) for line in speech.turn_lines(first, at.sight.view(), NO_SEAT, table.names)
        ]
        assert english(panel.decided[0].text(table.names)) in told


def whole_match(name: str, code: str = "0000-0000") -> Desk:
    """A desk at which somebody sits down again when a whole match is over."""
    game = entry(name)
    seats = [Seat(NAMES[at], None if not at else "easy", at) for at in range(game.game.usual_seats)]
    match = Match(game.game, game.game.options(), seats, code)
    rng = Random(name)
    while not match.over:
        if match.between_rounds:
            match.deal()
            continue
        assert match.round is not None
        seat = next(iter(match.round.must_answer()), match.round.turn)
        match.play(seat, game.player.choose(match.round.view(seat), Level.EASY, rng).action)
    at = Desk(RunningMatch(game, match, "", NoAutosave()), pace="normal", wait_for_me=False)
    at.open()
    at.tell_all()
    return at


@pytest.mark.parametrize("name", ["kinaskak", "san_da_yi", "two_of_three"])
def test_the_end_of_a_match_of_several_rounds_is_that_of_the_match(name: str) -> None:
    at = whole_match(name)
    panel, match = phases(at)[-1], at.table.match
    assert panel.sheet is not None
    assert len(panel.sheet.totals) == len(match.results) + 1
    assert panel.sheet.totals[-1] == match.standing.totals
    assert panel.sheet.story
    assert not panel.decided, "the turning points of the last round are not those of the match"
    assert not panel.sheet.rounds
    assert at.screen.status.line == panel.sheet.title == at.sight.outcome()
    assert [seat for seat, _ in panel.moods] == [row.seat for row in panel.sheet.rows]
    delighted = {seat for seat, mood in panel.moods if mood is Mood.DELIGHTED}
    assert delighted == set(match.standing.leaders)
    assert (panel.best is None) == (panel.moment is None)


@pytest.mark.whole
@pytest.mark.parametrize(("code", "hiding"), [("0000-0001", 1), ("0000-0009", 0), ("0000-0000", 0)])
def test_the_last_one_hides_unless_others_came_in_with_it(code: str, hiding: int) -> None:
    panel = phases(whole_match("veidimadur", code))[-1]
    assert [mood for _, mood in panel.moods].count(Mood.CAUGHT) == hiding
    assert panel.moods[0][1] is Mood.DELIGHTED


def test_the_best_turn_of_the_match_is_told_and_can_be_seen_again() -> None:
    at = whole_match("kinaskak")
    panel, match = phases(at)[-1], at.table.match
    best = max(big_turns(match, frozenset()), key=lambda one: one.worth)
    seat = match.on_turn[best.line]
    assert panel.moment == best.line
    assert english(panel.best) == f"The best moment: {at.table.names[seat]} laid {best.laid} card(s) in one turn."


def test_the_end_of_one_round_says_what_decided_that_round() -> None:
    at = ended("two_of_three")
    panel = phases(at)[-1]
    assert panel.sheet is not None
    assert not panel.sheet.totals
    assert not panel.moods or at.table.match.over
    assert at.screen.status.line == at.table.entry.stage.speech.round_end(at.table.match.results[-1], at.table.names)


@pytest.mark.parametrize("name", ["olsen", "upp_og_nidur", "med_stigum", "klikk", "langi", "svindl"])
def test_something_decided_every_round_that_was_won_by_going_out(name: str) -> None:
    at = ended(name)
    panel, counts = phases(at)[-1], at.table.round.counts
    out = any(not count for count in counts) and any(counts)
    assert panel.decided or not out


def test_what_is_shown_once_more_is_not_shown_under_the_counting() -> None:
    at = ended("klikk", pace="normal")
    at.clock.pass_by(600)
    assert at.driver.round_end.running
    assert at.show_since()
    assert at.screen.round_end is None
    at.clock.pass_by(300)
    assert at.shows_again
    assert at.screen.round_end is None
    at.tell_all()
    assert at.screen.round_end.phase is Phase.PANEL, "what was counted is not counted again"
