"""Where lists leave out what makes no sense, they say how many that are, once, and that nothing was lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import shiboken6

from cardtable.app.settings import FILE_NAME, REFUSED, Person
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import FOR_EVER
from tools.attack.folders import sql, whole

ASIDE = "{}-1{}".format(*REFUSED)


def test_the_home_page_says_that_settings_were_refused(tmp_path: Path, qapp) -> None:
    whole(tmp_path)
    (tmp_path / FILE_NAME).write_text('{"people": 5}')
    database = Database(tmp_path)
    for refused in (True, False):
        services = Services(database, tmp_path, "en")
        window = MainWindow(services)
        window.show()
        assert window.home.aside_text.isVisible() == refused
        assert (ASIDE in window.home.aside_text.text()) == refused
        assert not window.home.aside_button.isVisible()
        window.close()
        services.close()
        for made in (window, services):
            shiboken6.delete(made)
    database.close()


def test_a_run_that_could_not_read_the_settings_says_so_and_never_writes_over_them(
    tmp_path: Path, qapp, monkeypatch
) -> None:
    whole(tmp_path)
    written = (tmp_path / FILE_NAME).read_bytes()
    opened = os.open

    def held(path, *how, **more):
        if Path(path).name == FILE_NAME:
            raise PermissionError(13, "another program has it", str(path))
        return opened(path, *how, **more)

    database = Database(tmp_path)
    with monkeypatch.context() as busy:
        busy.setattr(os, "open", held)
        services = Services(database, tmp_path, "en")
    window = MainWindow(services)
    window.show()
    assert "could not be read just now" in window.home.aside_text.text()
    assert window.home.aside_text.isVisible()
    for page in ("people", "settings", "about"):
        window.show_named(page)
    assert str(tmp_path) in window.about.kept.text(), "the games are kept there all the same"
    services.change(people=[Person("Somebody", 0)], theme="night", deck="carved")
    window.close()
    services.close()
    database.close()
    assert (tmp_path / FILE_NAME).read_bytes() == written
    assert not list(tmp_path.glob("settings-*"))


@pytest.mark.parametrize("ids", [(), (2,), (2, 3, 5), (1, 2, 3, 4, 5)])
def test_the_pages_say_how_many_are_left_out(tmp_path: Path, qapp, qtbot, ids: tuple[int, ...]) -> None:
    whole(tmp_path / "data")
    sql(f"UPDATE game SET players = '[1]' WHERE id IN ({', '.join(map(str, ids))})")(tmp_path / "data")
    database = Database(tmp_path / "data")
    services = Services(database, None, "en")
    window = MainWindow(services)
    window.show()
    window.show_named("saved")
    page = window.saved
    assert page.list.count() == 5 - len(ids)
    assert page.left_out.isVisible() == bool(ids)
    assert not page.empty.isVisible(), "games that cannot be read were played all the same"
    if ids:
        assert page.left_out.text().startswith(f"{len(ids)} saved game")
        assert "left as" in page.left_out.text()
    finished = len([one for one in ids if one <= 3])
    for name in ("statistics", "evenings"):
        window.show_named(name)
        said = getattr(window.history, name).left_out
        qtbot.waitUntil(lambda said=said: said.isVisible() == bool(finished), timeout=FOR_EVER)
        if finished:
            assert said.text().startswith(f"{finished} finished game")
    window.close()
    services.close()
    database.close()
    for made in (window, services):
        shiboken6.delete(made)
