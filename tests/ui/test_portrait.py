"""The portrait of a player: one sentence, the last games as cards, balances, months; for eyes, keys and ears."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from cardtable.app.evenings import evenings
from cardtable.app.match_summary import LEAST, MatchSummary, SeatSummary
from cardtable.app.settings import LANGUAGES
from cardtable.app.statistics import (
    Month,
    a_year,
    balances,
    best_result,
    computers,
    gallery,
    met,
    player_of,
    results_by,
    results_of,
)
from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.stage.counted_events import Cheat, Feat, Unnoticed
from cardtable.ui.statistics.portrait import LAST, MOST_CHEATS, Portrait
from cardtable.ui.widgets.controls import button
from tests.conformance.common import random_play
from tests.store.common import execute
from tests.ui.fingers import FOR_EVER
from tests.ui.test_pages_aloud import everything_told

# Long enough ago that none of so many weeks is still to come.
NOW = datetime(2020, 11, 20, 20, tzinfo=UTC)
OWL = SeatSummary("Olive", "easy", False, 2, 0, 0, 0, 0, {}, 3, "owl", True)


def match(number: int, winner: str, *names: str, retaken: bool = False, computer: SeatSummary = OWL) -> MatchSummary:
    """One match a week, of these people and the owl."""
    seats = [
        SeatSummary(name, None, False, 1 if name == winner else 2, 0, 1, 0, 1, {}, at) for at, name in enumerate(names)
    ]
    last = computer._replace(place=1 if computer.name == winner else 2)
    ended = NOW + timedelta(days=7 * number)
    begun = ended - timedelta(minutes=5, seconds=number)
    return MatchSummary(number, "olsen", begun, ended, "", 1, False, retaken, True, (*seats, last))


def matches(count: int) -> list[MatchSummary]:
    """Anna wins every third, the owl every seventh of them, Óli the rest."""
    return [
        match(at, "Anna" if at % 3 == 0 else "Olive" if at % 7 == 0 else "Óli", "Anna", "Óli") for at in range(count)
    ]


@pytest.fixture
def portrait(services, qtbot) -> Portrait:
    made = Portrait(services, (button(lambda: None),), QPushButton("All games"))
    made.retranslate()
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    qtbot.waitExposed(made, timeout=FOR_EVER)
    return made


def show(portrait: Portrait, played: list[MatchSummary], game: str = "") -> None:
    portrait.show_results(Seat("Anna"), results_of("Anna", played), game)
    QApplication.processEvents()


def told(widget) -> list[str]:
    part = QAccessible.queryAccessibleInterface(widget)
    assert part.role() == QAccessible.Role.List
    assert part.text(QAccessible.Text.Name)
    return [part.child(at).text(QAccessible.Text.Name) for at in range(part.childCount())]


def test_one_sentence_and_what_it_is_made_of(portrait) -> None:
    show(portrait, matches(30))
    assert portrait.figure.text() == "10"
    assert portrait.sentence.text() == "of 30 games won"
    assert portrait.further.text() == "Best at Ólsen Ólsen: 10 of 30."
    cards = told(portrait.row)
    assert len(cards) == LAST == len(portrait.row.stops)
    assert [text.partition(",")[0] for text in cards] == ["won" if at % 3 == 0 else "lost" for at in range(29, 9, -1)]
    assert told(portrait.balances) == ["Óli: 10 won, 17 lost", "Olive: 10 won, 3 lost"]
    assert len(told(portrait.months)) == len(portrait.months.bars) == 8
    assert told(portrait.months)[0] == "Nov 2020: 1 won of 2"


def test_the_quickest_win_is_one_of_which_it_is_known_when_it_began(portrait) -> None:
    played = matches(30)
    came = played[0].ended - timedelta(microseconds=300)
    show(portrait, [played[0]._replace(begun=came), *played[1:]])
    assert "Quickest win: 5 minutes 3 seconds." in portrait.records_told.replace(" and", "").replace(",", "")


def lost(number: int, game: str, place: int, total: int, *, rounds: int = 0, caught: int = 0) -> MatchSummary:
    """A match of four that Óli won with ten points."""
    made = match(number, "Óli", "Anna", "Óli", "Sigga")
    seats = [one._replace(total=10) for one in made.seats]
    seats[0] = seats[0]._replace(place=place, total=total, rounds=rounds, feats={Feat.ACCUSED_RIGHTLY.value: caught})
    return made._replace(game=game, seats=tuple(seats))


def test_where_nothing_was_won_it_says_what_was_nearest(portrait) -> None:
    show(portrait, [lost(1, "olsen", 4, 10), lost(2, "olsen", 2, 10), lost(3, "olsen", 3, 10)])
    assert not portrait.figure.isVisible(), "no large nought"
    assert portrait.sentence.text() == "3 games played so far"
    assert portrait.further.text() == "Closest so far: place 2 of 4 in Ólsen Ólsen."


def test_where_nothing_was_won_points_and_what_came_off_are_told(portrait) -> None:
    far, near = lost(1, "kinaskak", 2, 90, rounds=2), lost(2, "kinaskak", 2, 11, rounds=1, caught=2)
    show(portrait, [far, near])
    assert portrait.further.text() == (
        "Closest so far: 1 point behind in Kínaskák. 3 rounds won along the way. Caught somebody else 2 times."
    )
    show(portrait, [far, match(3, "Anna", "Anna", "Óli")])
    assert portrait.figure.isVisible()
    assert portrait.further.text() == ""


@pytest.mark.parametrize(
    ("count", "title", "told_as"),
    [
        (1, "The last game", "The last game"),
        (19, "The last games", "The last games, newest first"),
        (20, "The last twenty games", "The last twenty games, newest first"),
        (21, "The last twenty games", "The last twenty games, newest first"),
    ],
)
def test_only_of_twenty_games_it_says_twenty(portrait, count: int, title: str, told_as: str) -> None:
    show(portrait, matches(count))
    assert (portrait.last.title.text(), portrait.row.accessibleName()) == (title, told_as)
    portrait.retranslate()
    assert portrait.last.title.text() == title


def test_shape_place_and_height_tell_what_was_won(portrait) -> None:
    show(portrait, matches(9))
    cards = portrait.row.stops
    # The oldest lies at the left, and readers meet the newest first.
    assert [card.x() for card in cards] == sorted((card.x() for card in cards), reverse=True)
    assert len({str(card.card) for card in cards}) == len(cards)
    heard: list[int] = []
    portrait.asked.connect(heard.append)
    cards[0].click()
    assert heard == [8]


def test_a_press_on_a_balance_shows_games_with_that_one_alone_and_once_more_all(portrait) -> None:
    played = matches(12) + [match(20 + at, "Anna", "Anna", "Dóra") for at in range(6)]
    show(portrait, played)
    assert portrait.sentence.text().startswith("of 18 ")
    dora = told(portrait.balances).index("Dóra: 6 won, 0 lost")
    portrait.balances.stops[dora].click()
    assert portrait.told == f"{portrait.figure.text()} of 6 games won."
    assert portrait.balances.stops[dora].isChecked()
    assert len(portrait.results) == 6
    portrait.balances.stops[dora].click()
    assert portrait.sentence.text().startswith("of 18 ")


def test_with_few_games_there_is_the_row_alone(portrait) -> None:
    show(portrait, matches(4))
    assert portrait.last.isVisible()
    assert not portrait.against.isVisible()
    assert not portrait.time.isVisible()
    assert portrait.records_told == ""


def test_what_was_taken_back_is_told_apart(portrait) -> None:
    show(portrait, [*matches(6), match(9, "Anna", "Anna", "Óli", retaken=True)])
    assert portrait.sentence.text() == "of 6 games won"
    assert portrait.apart.text().startswith("1 further game ")
    assert len(portrait.results) == 7, "a spreadsheet has all of them"


@pytest.mark.parametrize("name", ["row", "balances"])
def test_a_row_is_one_stop_and_arrows_walk_it(portrait, name: str) -> None:
    show(portrait, matches(30))
    row = getattr(portrait, name)
    assert [bool(stop.focusPolicy() & Qt.FocusPolicy.TabFocus) for stop in row.stops].count(True) == 1
    row.stops[0].setFocus()
    for key, place in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_End, -1)):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is row.stops[place]
        assert [stop for stop in row.stops if stop.focusPolicy() & Qt.FocusPolicy.TabFocus] == [row.stops[place]]


@pytest.mark.parametrize("width", [420, 700, 1300])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_stays_within_its_width(services, portrait, width: int, language: str) -> None:
    services.change(language=language, text_scale=150)
    portrait.retranslate()
    portrait.resize(width, 900)
    show(portrait, matches(40))
    portrait.resize(width, 900)
    QApplication.processEvents()
    for part in (portrait.card, *portrait.row.stops, *portrait.balances.stops, *portrait.months.bars):
        left = part.mapTo(portrait, part.rect().topLeft()).x()
        assert left >= 0
        assert left + part.width() <= portrait.width() + 1, part


# -- what it is reckoned from ------------------------------------------------------------------------------------------


def test_a_character_is_the_same_whatever_it_was_called(services) -> None:
    bilingual = [match(1, "Anna", "Anna"), match(2, "Una", "Anna", computer=OWL._replace(name="Una"))]
    found = balances(results_of("Anna", bilingual))
    assert [(one.seat.name, one.met, one.won, one.lost) for one in found] == [("Una", 2, 1, 1)]
    assert len(computers(bilingual)) == 1
    assert len(results_by(player_of(OWL), bilingual)) == 2
    named = match(3, "Anna", "Anna", computer=OWL._replace(name="Sigrún", character=False))
    assert player_of(named.seats[-1]) != player_of(OWL)
    assert player_of(named.seats[-1]) == player_of(named.seats[-1].seat)


def test_nobody_meets_oneself_or_a_guest() -> None:
    played = [match(1, "Anna", "Anna", "Óli")]
    guest = played[0].seats[1]._replace(guest=True)
    played.append(played[0]._replace(seats=(played[0].seats[0], guest)))
    found = balances(results_of("Anna", played))
    assert {one.seat.name: one.met for one in found} == {"Óli": 1, "Olive": 1}
    assert len(met(results_of("Anna", played), "person óli")) == 1
    assert met(results_of("Anna", played), "person anna") == []


def test_a_year_has_its_empty_months() -> None:
    found = a_year([Month(2025, 1, 3, 1), Month(2025, 11, 2, 2), Month(2026, 2, 1, 0)])
    assert [(one.year, one.month) for one in found] == [(2025, month) for month in range(3, 13)] + [
        (2026, 1),
        (2026, 2),
    ]
    assert [one.played for one in found] == [0] * 8 + [2, 0, 0, 1]
    assert a_year([]) == []
    assert a_year([Month(2026, 2, 1, 0)]) == [Month(2026, 2, 1, 0)]


# -- the best moment ---------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(services) -> list[MatchSummary]:
    """What was counted of seven real games, one of them with something taken back."""
    for number in range(7):
        game = entry("klikk").game
        made = Match(game, game.options.read({}), [Seat("Anna"), Seat("Óli", None, 1)], "K7QF-2M9Z")
        for _ in random_play(made, Random(number)):
            pass
        made.retakes = int(number == 3)
        services.database.add(made, "seed")
    services.summaries.look()
    services.summaries.count_all()
    return services.summaries.all()


def test_the_turn_in_which_most_was_laid_can_be_watched_again(portrait, kept, qtbot) -> None:
    show(portrait, kept)
    fair = [one for one in results_of("Anna", kept) if not one.match.retaken]
    best = max(fair, key=lambda one: (*one.seat.big.worth, one.match.ended))
    assert best.seat.big.laid >= LEAST, "the seeds above have one"
    qtbot.waitUntil(lambda: bool(portrait.moment_piece.told.text()), timeout=FOR_EVER)
    assert portrait.moment.isVisible()
    assert portrait.moment_piece.watch.accessibleDescription().startswith("Anna laid")
    assert "klikk" in portrait.moment_piece.when.text()
    assert not portrait.moment_piece.picture.pixmap().isNull()
    with qtbot.waitSignal(portrait.asked_moment, timeout=FOR_EVER) as asked:
        portrait.moment_piece.watch.click()
    assert asked.args == [best.match.id, best.seat.big.line]


@pytest.mark.parametrize("changes", [{"language": "is"}, {"four_colour": True}, {"back": "red"}, {"frame": "light"}])
def test_the_best_moment_follows_the_language_and_the_look(portrait, kept, services, qtbot, changes) -> None:
    show(portrait, kept)
    piece = portrait.moment_piece
    qtbot.waitUntil(lambda: bool(piece.told.text()), timeout=FOR_EVER)
    before = piece.told.text(), piece.picture.pixmap().toImage()
    services.change(**changes)
    show(portrait, kept)
    qtbot.waitUntil(lambda: bool(piece.told.text()), timeout=FOR_EVER)
    assert (piece.told.text(), piece.picture.pixmap().toImage()) != before
    colour = QColor(services.frame.text).name()
    assert piece.watch.icon().pixmap(piece.watch.iconSize()).toImage().pixelColor(7, 8).name() == colour


def test_a_moment_that_cannot_be_shown_leaves_no_hole(portrait, kept, services, qtbot) -> None:
    best = best_result(one for one in results_of("Anna", kept) if not one.match.retaken)
    execute(services.database, "UPDATE game SET snapshot = '{}' WHERE id = ?", (best.match.id,))
    show(portrait, kept)
    qtbot.waitUntil(lambda: portrait.moment.isHidden(), timeout=FOR_EVER)
    assert portrait.figure.text()


def test_few_games_have_no_best_moment(portrait, kept) -> None:
    show(portrait, kept[:4])
    assert portrait.moment.isHidden()


def test_what_belongs_to_nothing_is_one_sentence(portrait, kept, qtbot) -> None:
    """A reader reads all of it at once, before the first control."""
    show(portrait, kept)
    qtbot.waitUntil(lambda: bool(portrait.moment_piece.told.text()), timeout=FOR_EVER)
    words = [
        one.text(QAccessible.Text.Name)
        for one in everything_told(QAccessible.queryAccessibleInterface(portrait))
        if one.role() is QAccessible.Role.StaticText
    ]
    shown = (portrait.figure, portrait.sentence, portrait.further, portrait.apart)
    assert {text for text in words if text} <= {part.text() for part in shown}


# -- the rogues' gallery -----------------------------------------------------------------------------------------------

TUCKED = Unnoticed(31, 12, Cheat.TUCKED, Card.parse("KC"), Card.parse("8D"))
UNFIT = Unnoticed(17, 20, Cheat.UNFIT, Card.parse("5H"))
HIDDEN = Unnoticed(75, 30, Cheat.HIDDEN, Card.parse("8S"))


def cheated(played: MatchSummary, name: str, *cheats: Unnoticed) -> MatchSummary:
    seats = [seat._replace(unnoticed=cheats) if seat.name == name else seat for seat in played.seats]
    return played._replace(seats=tuple(seats))


def test_the_newest_cheats_come_first_and_only_so_many() -> None:
    first, second, third = matches(3)
    played = [cheated(first, "Anna", TUCKED, UNFIT), cheated(second, "Óli", HIDDEN), cheated(third, "Anna", HIDDEN)]
    found = gallery(results_of("Anna", played), 2)
    assert [(one.match.id, cheat) for one, cheat in found] == [(2, HIDDEN), (0, UNFIT)]
    assert gallery(results_of("Óli", played), 6)[0][1] == HIDDEN
    assert gallery(results_by(player_of(OWL), played), 6) == []


def test_the_boldest_cheat_of_an_evening_is_that_of_a_person_in_a_match_that_counts() -> None:
    bold = cheated(match(1, "Anna", "Anna", "Óli"), "Óli", UNFIT, TUCKED)
    twice = cheated(bold._replace(id=3, ended=bold.ended + timedelta(minutes=9)), "Anna", TUCKED)
    known = cheated(bold._replace(id=4, retaken=True), "Anna", HIDDEN)
    machine = cheated(twice._replace(id=5), "Olive", HIDDEN)
    assert evenings([bold, twice, known, machine])[0].boldest == ("Óli", TUCKED)
    assert evenings(matches(2))[0].boldest is None


def test_each_cheat_is_a_card_that_leads_to_it(portrait, qtbot) -> None:
    show(portrait, matches(2))
    assert portrait.unnoticed.isHidden()
    first, second = matches(2)
    show(portrait, [cheated(first, "Anna", TUCKED, UNFIT), cheated(second._replace(retaken=True), "Anna", HIDDEN)])
    assert portrait.unnoticed.isVisible()
    new, old = told(portrait.gallery)
    assert new.startswith("Anna laid the five of hearts, which did not fit, and nobody noticed.")
    assert old.startswith("Anna tucked the king of clubs under the eight of diamonds, and nobody noticed.")
    portrait.gallery.stops[0].setFocus()
    QTest.keyClick(portrait.gallery.stops[0], Qt.Key.Key_Right)
    with qtbot.waitSignal(portrait.asked_moment, timeout=FOR_EVER) as asked:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert asked.args == [first.id, TUCKED.line]


def test_the_page_says_when_word_has_got_around(portrait, monkeypatch) -> None:
    played = [cheated(one, "Anna", UNFIT) for one in matches(3)]
    monkeypatch.setattr("cardtable.app.evenings.REMEMBERED", timedelta(days=-100_000))
    show(portrait, played)
    assert portrait.unnoticed.more.text() == "cheats that nobody noticed"
    monkeypatch.setattr("cardtable.app.evenings.REMEMBERED", timedelta(days=100_000))
    show(portrait, played)
    assert "the computer players are watching" in portrait.gallery.accessibleDescription()
    show(portrait, played[1:])
    assert portrait.unnoticed.more.text() == "cheats that nobody noticed"


def test_the_gallery_holds_as_many_as_it_says_beside_each_other(portrait) -> None:
    show(portrait, [cheated(one, "Anna", TUCKED, UNFIT) for one in matches(5)])
    stops = portrait.gallery.stops
    assert len(stops) == MOST_CHEATS
    assert all(portrait.gallery.rect().contains(one.geometry()) for one in stops)
    assert not any(one.geometry().intersects(other.geometry()) for one in stops for other in stops if one is not other)
