"""Another deck: a folder of SVG pictures in the data folder, chosen in the settings."""

from __future__ import annotations

import shutil

import shiboken6

from cardtable.cards import Card
from cardtable.store.database import Database
from cardtable.ui.deck.deck import NEEDED_ELEMENTS
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import FOR_EVER

PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 70" width="50" height="70">'
    '<rect width="50" height="70" fill="rgb(200,30,90)"/></svg>'
)


def test_a_folder_of_pictures_is_a_deck(qapp, tmp_path, qtbot) -> None:
    folder = tmp_path / "decks" / "mine"
    folder.mkdir(parents=True)
    for element in NEEDED_ELEMENTS:
        (folder / f"{element}.svg").write_text(PICTURE)
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    window = MainWindow(services)
    window.show_page(window.settings)
    box = window.settings.boxes["deck"]
    assert [box.itemText(place) for place in range(box.count())] == ["Our own", "mine"]
    own = services.pixmaps.face(Card.parse("6C"), 90.0).toImage()
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert "mine" in window.settings.unkept.text()
    qtbot.waitUntil(lambda: services.pixmaps.deck.id == "mine", timeout=FOR_EVER)
    assert window.settings.unkept.text() == ""
    assert services.pixmaps.face(Card.parse("6C"), 90.0).toImage() != own
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert services.pixmaps.deck.id == "drawn"
    shiboken6.delete(window)
    services.close()
    database.close()


def test_a_deck_that_came_meanwhile_is_offered(qapp, tmp_path) -> None:
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    window = MainWindow(services)
    window.show_page(window.settings)
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    box = window.settings.boxes["deck"]
    for names in (["Our own", "mine"], ["Our own"]):
        window.go_home()
        window.show_page(window.settings)
        assert [box.itemText(place) for place in range(box.count())] == names
        shutil.rmtree(tmp_path / "decks", ignore_errors=True)
    shiboken6.delete(window)
    services.close()
    database.close()


def test_a_deck_that_lacks_pictures_gets_a_sentence(qapp, tmp_path) -> None:
    (tmp_path / "decks" / "half").mkdir(parents=True)
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    window = MainWindow(services)
    window.show_page(window.settings)
    services.change(deck="half")
    assert services.pixmaps.deck.id == "drawn"
    assert "half" in window.settings.unkept.text()
    assert window.settings.boxes["deck"].currentIndex() == 0
    shiboken6.delete(window)
    services.close()
    database.close()
