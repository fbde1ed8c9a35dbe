"""The shelf of the home page: every game in sight, arrows and Tab, menus; and what can be continued above it."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest
import shiboken6
from PySide6.QtCore import QDate, QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.running_match import new_match
from cardtable.app.settings import LANGUAGES, LastTable, SeatChoice
from cardtable.app.tutorial_data import has_guide
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue, covers
from cardtable.store import errors
from cardtable.ui import language as language_module
from cardtable.ui.home import page as home_page
from cardtable.ui.home import shelf as shelf_module
from cardtable.ui.home.shelf import columns_of, game_of_the_day
from cardtable.ui.home.tile import GameTile
from cardtable.ui.language import say
from cardtable.ui.metrics import SMALL, em, letters
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.theme import font
from cardtable.ui.widgets.brush_title import width_of_script
from cardtable.ui.widgets.picture_button import PAD
from tests.store.common import execute, forward
from tests.ui.fingers import FOR_EVER

NAMES = ["Anna", "Jón", "Guðrún", "Siggi"]
SIZES = [(760, 560), (1024, 700), (1280, 800), (1920, 1080), (2560, 1600)]
KEY = Qt.Key


def begin(services, count: int, people: int = 1) -> list[int]:
    """So many matches of different games, each some moves old."""
    games = list(catalogue())
    numbers = []
    for at in range(count):
        entry = catalogue()[games[at * 4 % len(games)]]
        many = max(entry.game.seat_counts[0], 3)
        seats = [Seat(NAMES[seat], None if seat < people else "medium", seat) for seat in range(many)]
        match = new_match(entry, entry.game.options(), seats, "K7QF-2M9Z")[0]
        numbers.append(services.database.add(forward(match, 3), "seed"))
    return numbers


@pytest.fixture
def shown(services, qtbot):
    """Makes windows of some size, with every picture drawn."""
    made: list[MainWindow] = []

    def show(size: tuple[int, int] = (1280, 800)) -> MainWindow:
        window = MainWindow(services)
        made.append(window)
        window.resize(*size)
        with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
            window.show()
        window.activateWindow()
        return window

    yield show
    for window in made:
        window.close()
        shiboken6.delete(window)


def inside(window: MainWindow, part: QWidget) -> bool:
    return window.rect().contains(part.rect().translated(part.mapTo(window, QPoint())))


# -- in sight ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("matches", [0, 1, 3, 20])
@pytest.mark.parametrize("size", SIZES)
def test_every_game_is_in_sight_however_much_can_be_continued(
    services, shown, monkeypatch: pytest.MonkeyPatch, size, matches: int
) -> None:
    begin(services, matches)
    put_on_the_shelf(monkeypatch, 11)
    window = shown(size)
    assert len(window.home.shelf.tiles) == 11
    assert all(inside(window, tile) for tile in window.home.shelf.all)
    assert window.home.room.verticalScrollBar().maximum() == 0
    for one in (*window.home.shelf.all, *window.home.continuing.further):
        others = [tile for tile in window.home.shelf.all if tile is not one and tile.parent() is one.parent()]
        assert not any(one.geometry().intersects(other.geometry()) for other in others)


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """So many games, however many there are."""
    there = list(covers().values())
    last = there[-1]
    more = [last._replace(id=f"{last.id}{place}") for place in range(number - len(there))]
    known = {one.id: one for one in (*there, *more)[:number]}
    for module in ("shelf", "tile"):
        monkeypatch.setattr(f"cardtable.ui.home.{module}.covers", lambda: known)


@pytest.mark.parametrize("matches", [0, 3])
@pytest.mark.parametrize("size", SIZES)
def test_with_sixteen_games_only_the_shelf_goes_on_below(
    services, shown, monkeypatch: pytest.MonkeyPatch, size, matches: int
) -> None:
    """What can be continued, and the first twelve tiles, are where they are and as large as with eleven games."""
    begin(services, matches)
    put_on_the_shelf(monkeypatch, 11)
    home = shown(size).home
    before = [one.geometry() for one in (home.continuing, *home.shelf.all)]
    put_on_the_shelf(monkeypatch, 16)
    home = shown(size).home
    assert len(home.shelf.all) == 17
    after = [one.geometry() for one in (home.continuing, *home.shelf.all[:12])]
    bar = home.room.verticalScrollBar()
    assert bar.maximum() > 0
    # But for what the scroll bar takes of the width.
    assert [one.height() for one in after] == pytest.approx([one.height() for one in before], rel=0.02)
    home.shelf.all[-1].play.setFocus()
    QApplication.processEvents()
    home.room.ensureWidgetVisible(home.shelf.all[-1])
    assert inside(home.window(), home.shelf.all[-1])


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_games_never_change_place(services, shown, size, text: int) -> None:
    """Neither what can be continued nor a notice moves a game: columns and order come from the window alone."""
    services.change(text_scale=text)
    window = shown(size)
    home = window.home
    before = [(tile.play.title, tile.x()) for tile in home.shelf.all]
    begin(services, 5)
    home.arrive()
    home.tell("Something happened that is told here in a sentence.")
    assert [(tile.play.title, tile.x()) for tile in home.shelf.all] == before
    columns = len({tile.x() for tile in home.shelf.all})
    assert columns == columns_of(size[0] / services.lengths.em)
    assert home.room.horizontalScrollBar().maximum() == 0


def test_columns_come_from_the_width_in_letters_alone() -> None:
    assert [columns_of(width) for width in (30, 44, 45, 52, 53, 80)] == [3, 3, 4, 4, 6, 6]


def test_the_deal_of_the_day_is_of_another_game_each_day() -> None:
    days = [date(2026, 11, 1) + timedelta(days=day) for day in range(len(covers()))]
    assert {game_of_the_day(day) for day in days} == set(covers())


def test_the_tile_of_the_day_sets_up_its_deal(window) -> None:
    window.home.shelf.day.play.click()
    assert window.pages.currentWidget() is window.new_game
    assert window.new_game.deal.code.text()


@pytest.mark.parametrize("left", ["the page", "the window"])
def test_the_tile_of_the_day_follows_the_day_while_the_program_stays_open(shown, qtbot, monkeypatch, left) -> None:
    window = shown()
    day = window.home.shelf.day
    tomorrow = next(game for game in covers() if game != day.cover.id)
    if left == "the page":
        window.show_page(window.settings)
    monkeypatch.setattr(shelf_module, "game_of_the_day", lambda _: tomorrow)
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        if left == "the page":
            window.go_home()
        else:
            QApplication.sendEvent(window.home, QEvent(QEvent.Type.ActivationChange))
    assert day.play.pixmap is not None
    assert (
        covers()[tomorrow].short in day.play.accessibleName() or covers()[tomorrow].title in day.play.accessibleName()
    )
    day.play.click()
    assert window.new_game.entry.game.id == tomorrow


def test_what_was_played_today_was_played_yesterday_when_one_comes_back_the_next_morning(
    services, shown, qtbot, monkeypatch
) -> None:
    begin(services, 1)
    window = shown()
    looked = []
    monkeypatch.setattr(services.yesterday, "look_on", lambda: looked.append(1))
    evening = window.home.continuing.when.text()
    monkeypatch.setattr(home_page, "date", Tomorrow)
    monkeypatch.setattr(language_module, "QDate", Morrow)
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        QApplication.sendEvent(window.home, QEvent(QEvent.Type.ActivationChange))
    assert window.home.continuing.when.text() == evening.replace("today", "yesterday") != evening
    qtbot.waitUntil(lambda: bool(looked), timeout=FOR_EVER)


class Tomorrow(date):
    """The clock a day later."""

    @classmethod
    def today(cls) -> date:
        return date(*(date.today() + timedelta(days=1)).timetuple()[:3])


class Morrow(QDate):
    """The same for Qt."""

    @staticmethod
    def currentDate() -> QDate:
        return QDate.currentDate().addDays(1)


def test_where_nothing_waits_the_game_played_last_is_offered(services, shown) -> None:
    services.settings.last_tables = {"klikk": LastTable([SeatChoice("Anna", None, 0)], {})}
    window = shown()
    continuing = window.home.continuing
    assert continuing.text.text() == "Ólsen Ólsen klikk"
    assert not continuing.picture.pixmap().isNull()
    QTest.keyClick(focused(), KEY.Key_Return)
    assert window.pages.currentWidget() is window.new_game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(760, 560), (1280, 800)])
def test_no_word_is_cut_in_any_language_and_with_large_letters(services, shown, qtbot, size, language) -> None:
    begin(services, 3)
    window = shown(size)
    for scale in (100, 200):
        with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
            services.change(language=language, text_scale=scale)
        QApplication.processEvents()
        for tile in window.home.shelf.tiles:
            room = tile.play.height() - tile.play.picture_height
            assert tile.play.words_height(tile.play.width()) <= room + 2, (tile.game, scale)
            assert tile.play.longest_line() <= tile.play.width(), (tile.game, scale)
        card = window.home.continuing
        for part in (card.title, card.text, card.when):
            assert part.height() >= part.heightForWidth(part.width()) > 0, (part.text(), scale)
        assert window.home.room.horizontalScrollBar().maximum() == 0


def test_a_window_that_is_pulled_larger_has_larger_pictures(services, shown, qtbot) -> None:
    window = shown()
    before = window.home.shelf.tiles[0].play.pixmap.width()
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        window.resize(1920, 1080)
    assert window.home.shelf.tiles[0].play.pixmap.width() > before
    sizes = {(tile.play.pixmap.width(), tile.play.picture_size().width()) for tile in window.home.shelf.tiles}
    assert all(drawn == wanted for drawn, wanted in sizes)


def image_of(part: QWidget) -> QImage:
    image = QImage(part.size(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        part.render(painter, QPoint())
    return image


@pytest.mark.parametrize("change", [{"theme": "night"}, {"back": "red"}, {"four_colour": True}, {"text_scale": 150}])
def test_pictures_follow_theme_deck_and_letters(services, shown, qtbot, change) -> None:
    window = shown()
    tile = next(one for one in window.home.shelf.tiles if one.game == "olsen")
    before = image_of(tile)
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        services.change(**change)
    assert image_of(tile) != before


def test_looks_that_change_elsewhere_are_there_when_one_comes_home(services, shown, qtbot) -> None:
    window = shown()
    before = image_of(window.home.shelf.tiles[0])
    window.show_page(window.settings)
    services.change(theme="night", text_scale=150, language="de")
    assert not window.home.is_drawing
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        window.go_home()
    assert image_of(window.home.shelf.tiles[0]) != before
    assert "Spieler" in window.home.shelf.tiles[0].play.accessibleDescription()


def test_no_two_tiles_look_alike(services, shown) -> None:
    window = shown()
    seen = [tile.play.pixmap.toImage() for tile in window.home.shelf.tiles]
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at])


# -- keys and readers --------------------------------------------------------------------------------------------------


def focused() -> QWidget | None:
    return QApplication.focusWidget()


def test_arrows_go_from_tile_to_tile_in_two_dimensions(window) -> None:
    tiles = window.home.shelf.all
    tiles[0].play.setFocus()
    for tile in tiles[1:]:
        QTest.keyClick(focused(), KEY.Key_Right)
        assert focused() is tile.play
    QTest.keyClick(focused(), KEY.Key_Right)
    assert focused() is tiles[-1].play
    QTest.keyClick(focused(), KEY.Key_Home)
    assert focused() is tiles[0].play
    QTest.keyClick(focused(), KEY.Key_Down)
    below = next(tile for tile in tiles if tile.play is focused())
    assert below.y() > tiles[0].y()
    assert below.x() == tiles[0].x()
    QTest.keyClick(focused(), KEY.Key_Up)
    QTest.keyClick(focused(), KEY.Key_Up)
    assert focused() is tiles[0].play
    QTest.keyClick(focused(), KEY.Key_End)
    QTest.keyClick(focused(), KEY.Key_Left)
    assert focused() is tiles[-2].play


def test_tab_stops_once_where_the_keys_were_last(window) -> None:
    def stops() -> list[str]:
        return [tile.play.title for tile in window.home.shelf.all if tile.play.focusPolicy() & Qt.FocusPolicy.TabFocus]

    assert stops() == [window.home.shelf.all[0].play.title]
    svindl = next(tile for tile in window.home.shelf.tiles if tile.game == "svindl")
    svindl.play.setFocus()
    assert stops() == ["Svindl"]
    QTest.keyClick(svindl.play, KEY.Key_Tab)
    assert focused() is svindl.more


def test_a_letter_jumps_to_the_next_game_that_begins_with_it(window) -> None:
    window.home.shelf.all[0].play.setFocus()
    met = []
    for _ in range(3):
        QTest.keyClick(focused(), KEY.Key_K)
        met.append(focused().title)
    assert met == ["Kínaskák", "Klikk", "Kínaskák"]


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Space])
def test_enter_and_space_set_up_the_game(window, key) -> None:
    tile = window.home.shelf.tiles[2]
    tile.play.setFocus()
    QTest.keyClick(tile.play, key)
    assert window.pages.currentWidget() is window.new_game


def test_the_menu_of_a_game_holds_its_deeds(window) -> None:
    home = window.home
    done: list[tuple[str, str]] = []
    for name in ("chosen", "asked_rules", "asked_guide", "asked_day"):
        getattr(home, name).disconnect()
        getattr(home, name).connect(lambda game, name=name: done.append((name, game)))
    for tile in home.shelf.tiles:
        guided = [("Guided first round", "asked_guide")] if has_guide(tile.game) else []
        deeds = [("New game", "chosen"), ("Rules", "asked_rules"), *guided, ("Deal of the day", "asked_day")]
        menu = tile.menu()
        assert menu.accessibleName() == tile.more.accessibleName()
        assert [action.text() for action in menu.actions()] == [text for text, _ in deeds]
        for action in menu.actions():
            action.trigger()
        assert done == [(name, tile.game) for _, name in deeds]
        done.clear()
        menu.close()


def test_a_start_writes_each_game_once_and_asks_once_what_waits(services, shown, monkeypatch) -> None:
    begin(services, 1)
    written: Counter[str] = Counter()
    real, asked = GameTile.retranslate, type(services.database).unfinished
    monkeypatch.setattr(GameTile, "retranslate", lambda tile: (written.update([tile.game]), real(tile)))
    monkeypatch.setattr(
        type(services.database), "unfinished", lambda *how: (written.update(["unfinished"]), asked(*how))[1]
    )
    shown((1280, 800))
    assert written == Counter([*covers(), "unfinished"])


def test_san_da_yi_is_written_in_strokes_and_nothing_else_is() -> None:
    scripts = {cover.script for cover in covers().values() if cover.script}
    assert scripts
    assert all(width_of_script(script, 1) > 0 for script in scripts)
    assert width_of_script("三x", 1) == 0
    assert width_of_script("", 1) == 0


# -- what can be continued ---------------------------------------------------------------------------------------------


def test_the_newest_match_is_large_and_the_others_are_one_press_away(services, shown) -> None:
    numbers = begin(services, 4)
    window = shown((1920, 1080))
    continuing = window.home.continuing
    assert focused() is continuing.continue_button
    assert continuing.newest.id == numbers[-1]
    seen = [tile for tile in continuing.further if tile.isVisible()]
    assert [tile.game.id for tile in seen] == numbers[-2:-4:-1]
    assert all(tile.play.pixmap is not None for tile in seen)
    assert all(tile.play.facts[0] for tile in seen)
    went: list[int] = []
    window.home.continued.disconnect()
    window.home.continued.connect(went.append)
    seen[1].play.setFocus()
    QTest.keyClick(seen[1].play, KEY.Key_Return)
    QTest.mouseClick(seen[0].play, Qt.MouseButton.LeftButton)
    assert went == [seen[1].game.id, seen[0].game.id]


def test_what_finds_no_room_is_under_saved_games(services, shown) -> None:
    begin(services, 20)
    window = shown()
    continuing = window.home.continuing
    visible = sum(not tile.isHidden() for tile in continuing.further)
    assert continuing.more.text() == f"{19 - visible} more"
    assert continuing.more.accessibleName() == f"{19 - visible} more unfinished games"
    continuing.more.click()
    assert window.pages.currentWidget() is window.saved


def test_no_picture_depends_on_what_a_person_holds(services, shown, monkeypatch) -> None:
    """Several persons share the machine: pictures are those of a table at which nobody sits."""
    from cardtable.ui.match import pictures

    viewers: list[object] = []
    real = pictures.pictures_of

    def watched(sight, *given, **named):
        viewers.append(sight.viewer)
        return real(sight, *given, **named)

    monkeypatch.setattr(pictures, "pictures_of", watched)
    begin(services, 4, people=2)
    shown((1920, 1080))
    assert len(viewers) == 3
    assert set(viewers) == {None}


def test_a_further_match_that_cannot_be_shown_is_a_sentence(services, shown, monkeypatch) -> None:
    begin(services, 2)
    game = services.database.games()[1].game
    monkeypatch.setattr(catalogue()[game].stage.speech, "status", lambda *_: 1 / 0)
    window = shown()
    tile = window.home.continuing.further[0]
    assert tile.play.facts[0] == "Cannot be shown"
    assert "cannot be shown, because something in the program went wrong" in tile.play.accessibleDescription()
    assert "are fine" in tile.play.toolTip()
    assert tile.play.pixmap is not None, "the picture of its game stands there"


def damage(services, number: int) -> None:
    execute(services.database, "UPDATE game SET snapshot = '{}' WHERE id = ?", (number,))


@pytest.mark.parametrize("day", covers())
@pytest.mark.parametrize("size", [(760, 560), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_about_a_damaged_match_is_there_whole(
    services, shown, monkeypatch, language: str, size: tuple[int, int], day: str
) -> None:
    monkeypatch.setattr(shelf_module, "game_of_the_day", lambda _: day)
    services.change(language=language)
    begin(services, 3)
    games = services.database.games()
    for game in games[:2]:
        damage(services, game.id)
    shelf = shown(size).home.continuing
    text = shelf.text
    assert text.text().startswith(say(errors.damaged(", ".join(games[0].players)).message))
    assert not shelf.continue_button.isEnabled()
    assert text.heightForWidth(text.width()) <= text.height()
    tile = shelf.further[0]
    assert not tile.isHidden() or size[0] < 1000
    if not tile.isHidden():
        wide = QFontMetricsF(font(letters(SMALL))).horizontalAdvance(tile.play.facts[0])
        assert wide <= tile.play.width() - 2 * em(PAD) - 4
        assert not tile.play.isEnabled()


def test_ten_thousand_matches_are_no_burden(services) -> None:
    entry = catalogue()["olsen"]
    match = new_match(entry, entry.game.options(), [Seat("Anna"), Seat("Jón")], "K7QF-2M9Z")[0]
    number = services.database.add(match, "seed")
    base = datetime(2026, 1, 1, tzinfo=UTC)
    services.database.change(
        lambda file: file.executemany(
            "INSERT INTO game (game, name, created, updated, over, players, head, snapshot, digest) "
            "SELECT game, name, created, ?, ?, ?, head, snapshot, digest FROM game WHERE id = ?",
            [
                ((base + timedelta(minutes=at)).isoformat(), at % 2, '"nonsense' if at == 9998 else '["A"]', number)
                for at in range(10000)
            ],
        )
    )
    execute(services.database, "UPDATE game SET game = 'bridge' WHERE id = ?", (number + 9997,))
    found, count = services.database.unfinished(covers(), 5)
    assert count == 5000
    assert len(found) == 5
    assert found[0].id == number
    assert not any(one.over or one.game == "bridge" for one in found)
    assert found == sorted(found, key=lambda one: one.updated, reverse=True)
    assert services.database.unfinished(["bridge"], 5)[1] == 1


def test_characters_are_called_as_the_language_has_them(services, shown) -> None:
    entry = catalogue()["olsen"]
    seats = [Seat("Anna"), Seat("Kitty", "easy", 1, "cat", character=True), Seat("Kitty 2", "easy", 2, "bear")]
    match = new_match(entry, entry.game.options(), seats, "K7QF-2M9Z")[0]
    services.database.add(forward(match, 2), "seed")
    services.change(language="de")
    window = shown()
    said = f"{window.home.continuing.when.text()} {window.home.continuing.text.text()}"
    assert "Kathinka" in said
    assert "Kitty 2" in said, "who was renamed by a person stays so"
    assert "Kitty," not in said
