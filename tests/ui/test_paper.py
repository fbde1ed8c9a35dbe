"""What is printed and kept: complete, in four languages, on a printer, as a PDF and as a picture."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPageLayout
from PySide6.QtPrintSupport import QPrinter

from cardtable.app.keepers import Nowhere
from cardtable.app.settings import LANGUAGES
from cardtable.app.table import GameTable
from cardtable.games.catalogue import catalogue
from cardtable.stage.account import number as signed
from cardtable.ui import dialogs
from cardtable.ui.chart import Line
from cardtable.ui.language import say
from cardtable.ui.paper import keeping
from cardtable.ui.paper.keeping import PDF, PICTURE, PaperButton, keep_as_pdf, keep_as_picture, pdf_of, picture_of
from cardtable.ui.paper.paper import Grid, Paper, Plot, Words
from cardtable.ui.paper.score_sheet import score_paper
from cardtable.ui.paper.setting import draw_pages, page_layout, set_in_type
from tests.conformance.common import GAMES, random_play
from tests.conformance.test_replay import whole_match

TODAY = date(2026, 11, 23)
LONG = Paper(
    "Everything & <b>nothing</b>",
    (
        Words("What was played", heading=True),
        Grid(("Round", "Anna", "Jón"), tuple((str(row), f"{row} points", "–") for row in range(120)), frozenset({119})),
        Words("The totals", heading=True),
        Plot((Line("Anna", 0, (0, 5, 9)), Line("Jón", 1, (0, -3, 2))), 10),
        Words("Beside it", quiet=True),
    ),
    "everything",
)


def score_table(game: str) -> GameTable:
    return GameTable(catalogue()[game], whole_match(game), "seed", Nowhere())


def written(paper: Paper) -> str:
    return set_in_type(paper, 700, 96).toPlainText()


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_names_everybody_and_every_total(program, game: str) -> None:
    table = score_table(game)
    for language in LANGUAGES:
        program.change(language=language)
        text = written(score_paper(table, TODAY))
        assert table.entry.game.title in text
        assert all(name in text for name in table.names)
        if table.entry.stage.planned(table.match.options) != 1:
            assert all(say(signed(total)) in text for total in table.match.standing.totals)
        assert table.match.deal_code in text


def test_a_sheet_of_a_match_that_has_just_begun_is_one_too(program) -> None:
    for game in GAMES:
        match = whole_match(game).at(1)
        paper = score_paper(GameTable(catalogue()[game], match, "seed", Nowhere()), TODAY)
        assert catalogue()[game].game.title in written(paper)


def test_names_are_letters_and_no_markup(program) -> None:
    assert "Everything & <b>nothing</b>" in written(LONG)


def test_a_pdf_has_pages_with_everything_on_them(program) -> None:
    data = pdf_of(LONG)
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 4 or b"/Count 4" in data


def test_many_players_lie_on_a_wide_sheet(program) -> None:
    wide = Paper("t", (Grid(tuple("abcdefghi"), (tuple("123456789"),)),), "t")
    assert page_layout(wide).orientation() is QPageLayout.Orientation.Landscape
    assert page_layout(LONG).orientation() is QPageLayout.Orientation.Portrait


def test_a_picture_holds_the_whole_paper_on_white(program) -> None:
    image = QImage.fromData(QByteArray(picture_of(LONG)), "PNG")
    assert image.width() == 1240
    assert image.height() > 3000
    assert image.pixelColor(2, 2).name() == "#ffffff"
    # Dark letters at the top, the last words at the foot, and nothing but paper in every corner.
    dark = [
        y for y in range(0, image.height(), 2) if any(image.pixelColor(x, y).lightness() < 90 for x in range(0, 700, 3))
    ]
    assert dark[0] < 200
    assert dark[-1] > image.height() - 200
    for x, y in ((3, image.height() - 3), (image.width() - 3, 3), (image.width() - 3, image.height() - 3)):
        assert image.pixelColor(x, y).name() == "#ffffff"


def test_the_same_paper_is_the_same_picture_in_a_light_frame(program) -> None:
    dark = picture_of(LONG)
    program.change(frame="light")
    assert picture_of(LONG) == dark


def test_a_printer_takes_it_page_by_page(program, tmp_path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(page_layout(LONG))
    assert draw_pages(LONG, printer) == 4
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_it_is_kept_where_somebody_wants_it(window, tmp_path, monkeypatch) -> None:
    proposed: list[str] = []

    def answer(_parent: object, proposal: str, kind: dialogs.Kind) -> object:
        proposed.append(proposal + kind.suffix)
        return tmp_path / f"kept{kind.suffix}"

    monkeypatch.setattr(dialogs, "ask_file_to_write", answer)
    assert keep_as_pdf(window, LONG)
    assert keep_as_picture(window, LONG)
    assert (tmp_path / "kept.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "kept.png").read_bytes().startswith(b"\x89PNG")
    assert proposed == ["everything.pdf", "everything.png"]
    assert (PDF.suffix, PICTURE.suffix) == (".pdf", ".png")


def test_a_place_that_takes_nothing_is_told(window, tmp_path, monkeypatch, asked) -> None:
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: tmp_path / "missing" / "kept.pdf")
    assert not keep_as_pdf(window, LONG)
    assert "kept.pdf" in asked.told[-1]
    assert "another place" in asked.told[-1]
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: None)
    assert not keep_as_picture(window, LONG)


def test_whoever_thinks_better_of_it_prints_nothing(window, monkeypatch) -> None:
    printed: list[Paper] = []
    monkeypatch.setattr(keeping, "print_on", lambda _parent, paper, _printer: bool(printed.append(paper)) or True)
    monkeypatch.setattr(dialogs, "ask_printer", lambda *_: False)
    assert not keeping.send_to_printer(window, LONG)
    monkeypatch.setattr(dialogs, "ask_printer", lambda *_: True)
    assert keeping.send_to_printer(window, LONG)
    assert printed == [LONG]


def test_a_printer_that_takes_nothing_is_told(window, asked, monkeypatch) -> None:
    monkeypatch.setattr(keeping, "draw_pages", lambda *_: 0)
    assert not keeping.print_on(window, LONG, QPrinter())
    assert "printer" in asked.told[-1]


def test_the_score_sheet_offers_it(window, qtbot, monkeypatch) -> None:
    table = score_table("kinaskak")
    window.scores.open(table)
    window.show_page(window.scores)
    made = window.scores.paper
    assert isinstance(made, PaperButton)
    assert [action.text() for action in made.choices.actions()] == ["Print …", "Save as a PDF …", "Save as a picture …"]
    kept: list[Paper] = []
    monkeypatch.setattr(keeping, "keep_as_pdf", lambda _parent, paper: kept.append(paper))
    made.retranslate()
    made.choices.actions()[1].trigger()
    assert kept[0].title.startswith("Kínaskák")
    running = table.match.at(5)
    for _ in random_play(running, Random(1), 60):
        break
    window.scores.open(GameTable(table.entry, running, "seed", Nowhere()))
    assert window.scores._on_paper() is not None
