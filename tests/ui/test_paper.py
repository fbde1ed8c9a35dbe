"""What is printed and kept: complete, in four languages, on a printer, as a PDF and as a picture."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from datetime import date
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPdfWriter, QTextDocument, QTextTable
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QGroupBox, QLabel, QTabWidget

from cardtable.app.autosave import NoAutosave
from cardtable.app.page import Cell, Grid, Line, Paper, Plot, Words
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import LANGUAGES, Language
from cardtable.stage.round_result import number as signed
from cardtable.ui.language import say
from cardtable.ui.printing import output
from cardtable.ui.printing.output import PDF, PICTURE, PaperButton, keep_as_pdf, keep_as_picture, pdf_of, picture_of
from cardtable.ui.printing.typesetting import Break, Piece, breaks, draw_pages, page_layout, set_in_pages, set_in_type
from cardtable.ui.score_sheet.page import score_paper
from cardtable.ui.widgets import dialogs
from tests.conformance.common import GAMES, random_play
from tests.conformance.test_replay import whole_match
from tests.every_game import every_game

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


def score_table(game: str) -> RunningMatch:
    return RunningMatch(every_game()[game], whole_match(game), "seed", NoAutosave())


def written(paper: Paper) -> str:
    return set_in_type(paper, 700, 96).toPlainText()


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_names_everybody_and_every_total(services, game: str) -> None:
    table = score_table(game)
    for language in LANGUAGES:
        services.change(language=language)
        text = written(score_paper(table, TODAY))
        assert table.entry.game.title in text
        assert all(name in text for name in table.names)
        if table.entry.stage.scoring.planned(table.match.options) != 1:
            assert all(say(signed(total)) in text for total in table.match.standing.totals)
        assert table.match.deal_code in text


def test_a_sheet_of_a_match_that_has_just_begun_is_one_too(services) -> None:
    for game in GAMES:
        match = whole_match(game).at(1)
        paper = score_paper(RunningMatch(every_game()[game], match, "seed", NoAutosave()), TODAY)
        assert every_game()[game].game.title in written(paper)


def test_names_are_letters_and_no_markup(services) -> None:
    assert "Everything & <b>nothing</b>" in written(LONG)


def test_who_has_won_has_a_star_and_is_bold(services) -> None:
    grid = Grid(("", "Anna", "Jón"), (("1", Cell("4", won=True), Cell("3")),))
    document = set_in_type(Paper("t", (grid,), "t"), 700, 96)
    table = document.rootFrame().childFrames()[0]
    assert isinstance(table, QTextTable)
    won, lost = (table.cellAt(1, column).lastCursorPosition() for column in (1, 2))
    assert [one.block().text() for one in (won, lost)] == ["★ 4", "3"]
    assert won.charFormat().fontWeight() > lost.charFormat().fontWeight()


def test_a_pdf_has_pages_with_everything_on_them(services) -> None:
    data = pdf_of(LONG)
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 4 or b"/Count 4" in data


def pages_of(paper: Paper) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf_of(paper)))


def test_the_last_line_has_no_page_of_its_own(services) -> None:
    """The plot above it is a little lower instead."""
    plot = next(part for part in LONG.parts if isinstance(part, Plot))
    for rows in range(18, 32):
        grid = Grid(("a", "b"), (("1", "2"),) * rows)
        without = Paper("t", (grid, plot), "t")
        assert pages_of(replace(without, parts=(grid, plot, Words("Deal code", quiet=True)))) == pages_of(without), rows


def test_many_players_lie_on_a_wide_sheet(services) -> None:
    wide = Paper("t", (Grid(tuple("abcdefghi"), (tuple("123456789"),)),), "t")
    assert page_layout(wide).orientation() is QPageLayout.Orientation.Landscape
    assert page_layout(LONG).orientation() is QPageLayout.Orientation.Portrait


def test_a_picture_holds_the_whole_paper_on_white(services) -> None:
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


def test_a_rose_lies_in_each_corner_and_words_are_black(services) -> None:
    image = QImage.fromData(QByteArray(picture_of(LONG)), "PNG")

    def is_blue(x: int, y: int) -> bool:
        colour = image.pixelColor(x, y)
        return colour.blue() > colour.red() + 60

    near = range(40, 90, 2)
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        assert any(
            is_blue(image.width() - x if across else x, image.height() - y if down else y) for x in near for y in near
        )
    inside = [image.pixelColor(x, y) for x in range(94, 700, 2) for y in range(90, 150, 2)]
    assert min(one.lightness() for one in inside) < 40


def test_the_same_paper_is_the_same_picture_in_a_light_frame(services) -> None:
    dark = picture_of(LONG)
    services.change(frame="light")
    assert picture_of(LONG) == dark


def test_a_printer_takes_it_page_by_page(services, tmp_path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(page_layout(LONG))
    assert draw_pages(LONG, printer) == 4
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(("first", "last", "pages"), [(2, 3, 2), (4, 4, 1)])
def test_a_printer_gets_the_pages_that_somebody_wants(services, tmp_path, first: int, last: int, pages: int) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageLayout(page_layout(LONG))
    printer.setFromTo(first, last)
    draw_pages(LONG, printer)
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == pages


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
    monkeypatch.setattr(output, "print_on", lambda _parent, paper, _printer: bool(printed.append(paper)) or True)
    monkeypatch.setattr(dialogs, "ask_printer", lambda *_: False)
    assert not output.send_to_printer(window, LONG)
    monkeypatch.setattr(dialogs, "ask_printer", lambda *_: True)
    assert output.send_to_printer(window, LONG)
    assert printed == [LONG]


def test_a_printer_that_takes_nothing_is_told(window, asked, monkeypatch) -> None:
    monkeypatch.setattr(output, "draw_pages", lambda *_: 0)
    assert not output.print_on(window, LONG, QPrinter())
    assert "printer" in asked.told[-1]


def test_the_score_sheet_offers_it(window, qtbot, monkeypatch) -> None:
    table = score_table("kinaskak")
    window.scores.open(table)
    window.show_page(window.scores)
    made = window.scores.paper
    assert isinstance(made, PaperButton)
    assert [action.text() for action in made.choices.actions()] == ["Print …", "Save as a PDF …", "Save as a picture …"]
    kept: list[Paper] = []
    monkeypatch.setattr(output, "keep_as_pdf", lambda _parent, paper: kept.append(paper))
    made.retranslate()
    made.choices.actions()[1].trigger()
    assert kept[0].title.startswith("Kínaskák")
    running = table.match.at(5)
    for _ in random_play(running, Random(1), 60):
        break
    window.scores.open(RunningMatch(table.entry, running, "seed", NoAutosave()))
    made.choices.actions()[1].trigger()
    assert len(kept) == 2


# -- where pages end ---------------------------------------------------------------------------------------------------


def test_a_page_ends_before_what_would_run_over_its_foot() -> None:
    pieces = [Piece(Break(0, row), 10.0 * row, 10.0 * row + 10, head=0.0 if row == 0 else 4.0) for row in range(8)]
    # 30 on the first page; on the others there are the headings, too.
    assert breaks(pieces, 30) == {Break(0, 3), Break(0, 5), Break(0, 7)}
    assert breaks(pieces, 80) == frozenset()
    assert breaks([], 10) == frozenset()


def test_a_heading_goes_with_what_it_is_above() -> None:
    pieces = [
        Piece(Break(-1), 0, 10, heading=True),
        Piece(Break(0), 10, 80),
        Piece(Break(1), 80, 90, heading=True),
        Piece(Break(2), 90, 100, heading=True),
        Piece(Break(3), 100, 120),
    ]
    assert breaks(pieces, 110) == {Break(1)}
    assert breaks(pieces, 120) == frozenset()


def test_what_is_higher_than_a_page_does_not_keep_anybody_waiting() -> None:
    pieces = [Piece(Break(0), 0, 10), Piece(Break(1), 10, 500), Piece(Break(2), 500, 510)]
    assert breaks(pieces, 100) == {Break(1), Break(2)}


def laid_out(paper: Paper) -> tuple[QTextDocument, float]:
    writer = QPdfWriter(QBuffer())
    writer.setPageLayout(page_layout(paper))
    writer.setResolution(300)
    page = QSizeF(writer.width(), writer.height() - 100)
    return set_in_pages(paper, writer, page, 300), page.height()


def rows_on(document: QTextDocument) -> list[tuple[list[str], float, float, bool]]:
    """Every row of every table: its texts, where it begins and ends, and whether it is the first one of its table."""
    layout, found = document.documentLayout(), []
    for table in document.rootFrame().childFrames():
        assert isinstance(table, QTextTable)
        for row in range(table.rows()):
            cells = [table.cellAt(row, column) for column in range(table.columns())]
            blocks = [cell.firstCursorPosition().block() for cell in cells]
            rects = [layout.blockBoundingRect(block) for block in blocks]
            top, bottom = min(one.top() for one in rects), max(one.bottom() for one in rects)
            found.append(([block.text() for block in blocks], top, bottom, row == 0))
    return found


WORDY = "What was done here takes so many words to tell that they cannot all stand in one line of a table, " * 2
TALL = Paper(
    "Tall",
    (
        Words("First", heading=True),
        Grid(("Number", "What", "Points"), tuple((str(at), WORDY if at % 3 else "short", "-7") for at in range(70))),
        Words("Second", heading=True),
        Grid(("A", "B"), (("1", "2"),)),
    ),
    "tall",
)


@pytest.mark.parametrize("lines", [0, 3, 17, 18, 19, 20, 21, 30])
def test_no_row_is_divided_and_every_page_has_the_headings(services, lines: int) -> None:
    before = tuple(Words(f"Paragraph {at}") for at in range(lines))
    document, page = laid_out(Paper("Tall", (*before, *TALL.parts), "tall"))
    rows = rows_on(document)
    for texts, top, bottom, _ in rows:
        assert int(top // page) == int(bottom // page), texts
    # A page begins with the headings, and each row of the paper is there once, in its order.
    for (_, above, _, _), (_, top, _, first) in pairwise(rows):
        assert first or int(above // page) == int(top // page)
    grid = TALL.parts[1]
    assert isinstance(grid, Grid)
    assert [tuple(texts) for texts, _, _, first in rows if not first] == [*grid.rows, ("1", "2")]
    for texts, top, _, first in rows:
        if first:
            below = next(one for one in rows if one[1] > top)
            assert int(below[1] // page) == int(top // page), texts
    assert document.pageCount() == 1 + max(int(top // page) for _, top, _, _ in rows)
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            layout = document.documentLayout()
            here, there = (layout.blockBoundingRect(one) for one in (block, block.next()))
            assert int(here.top() // page) == int(there.bottom() // page), block.text()
        block = block.next()


def test_columns_are_as_wide_on_every_page(services) -> None:
    names = tuple((f"Anna {'Guðríður ' * (at // 60)}{at}", WORDY, "-7") for at in range(70))
    document, _ = laid_out(Paper("Tall", (Grid(("Who", "What", "Points"), names),), "tall"))
    layout = document.documentLayout()
    tables = [one for one in document.rootFrame().childFrames() if isinstance(one, QTextTable) and one.columns() == 3]
    assert len(tables) > 1
    lefts = [
        [
            round(layout.blockBoundingRect(table.cellAt(0, column).firstCursorPosition().block()).left())
            for column in (1, 2)
        ]
        for table in tables
    ]
    assert all(abs(one - other) <= 2 for left in lefts for one, other in zip(left, lefts[0], strict=True))
    # Where they are narrow, no word is broken for that.
    for table in tables:
        block = table.cellAt(table.rows() - 1, 2).firstCursorPosition().block()
        assert block.layout().lineCount() == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_score_sheet_divides_no_row(services, game: str) -> None:
    document, page = laid_out(score_paper(score_table(game), TODAY))
    assert all(int(top // page) == int(bottom // page) for _, top, bottom, _ in rows_on(document))


def words_of_print_dialog() -> set[str]:
    """What stands on Qt's own dialog, from its title to its tabs."""
    dialog = QPrintDialog(QPrinter(QPrinter.PrinterMode.HighResolution))
    words = {dialog.windowTitle()}
    words |= {one.title() for one in dialog.findChildren(QGroupBox)}
    words |= {one.text() for one in dialog.findChildren(QAbstractButton)}
    words |= {one.text() for one in dialog.findChildren(QLabel)}
    words |= {tabs.tabText(at) for tabs in dialog.findChildren(QTabWidget) for at in range(tabs.count())}
    words |= {box.itemText(at) for box in dialog.findChildren(QComboBox) for at in range(box.count())}
    dialog.deleteLater()
    return {word for word in words if sum(letter.isalpha() for letter in word) > 1}


@pytest.mark.whole
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the dialog is the system's own")
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_the_print_dialog_speaks_the_language(services, language: Language) -> None:
    english = words_of_print_dialog()
    assert len(english) > 20
    services.change(language=language)
    # These are written alike, or Qt's own German catalogue leaves them as they are.
    assert words_of_print_dialog() & english <= {"&Name:", "OK", "Type:"}
