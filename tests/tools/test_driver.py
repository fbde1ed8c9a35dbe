"""The driver with eyes and hands made for it: how it finds a name, what it says when there is none, how it moves."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.store.database import Database
from tools.driver.driver import Driver, LostError, Told
from tools.driver.kept import Kept
from tools.driver.moves import Player, buttons, letters
from tools.driver.transcript import Transcript, told_by
from tools.quick_match import quick_match


class Page:
    """Parts in rows: Tab goes from row to row, the arrows along one, Return presses."""

    def __init__(self, *rows: list[str]) -> None:
        self.rows = rows
        self.at = [0, 0]
        self.told: list[Told] = [Told(0, "keys", rows[0][0], "Button")]
        self.pressed: list[str] = []
        self.written = ""

    def look(self) -> None:
        pass

    def press(self, key: str) -> None:
        row = self.rows[self.at[0]]
        match key:
            case "Tab":
                self.at = [(self.at[0] + 1) % len(self.rows), 0]
            case "Right":
                self.at[1] = min(self.at[1] + 1, len(row) - 1)
            case "Return":
                self.pressed.append(row[self.at[1]])
                self.told.append(Told(0, "urgent", f"{row[self.at[1]]} was pressed."))
                return
        self.told.append(Told(0, "keys", self.rows[self.at[0]][self.at[1]], "Button"))

    def write(self, text: str) -> None:
        self.written += text


def driver_of(page: Page) -> Driver:
    return Driver(page, page, time_limit=0, answer=0)


def test_tab_gets_there_and_the_arrows_where_tab_does_not() -> None:
    page = Page(["Settings"], ["Ólsen Ólsen. Four players.", "Klikk. Three players."], ["Back"])
    driver = driver_of(page)
    assert [one.text for one in driver.choose("Back")][-1:] == ["Back was pressed."]
    driver.choose("Klikk")
    assert page.pressed == ["Back", "Klikk. Three players."]


def test_a_line_is_written_where_it_is_called_so() -> None:
    page = Page(["Back"], ["Deal code"])
    driver_of(page).type_in("Deal code", "0000")
    assert (page.written, page.at) == ("0000", [1, 0])


def test_what_is_not_there_is_told_with_the_way() -> None:
    driver = driver_of(Page(["Settings"], ["Back"]))
    with pytest.raises(LostError, match="'Nowhere'") as lost:
        driver.go_to("Nowhere")
    assert "keys: Back" in str(lost.value)
    with pytest.raises(LostError, match="'never'"):
        driver.wait_for("never")
    with pytest.raises(LostError, match="the table has not come"):
        driver.wait_for_window(lambda title: title == "Table", "the table")


@pytest.mark.parametrize(
    ("said", "keys"),
    [
        ("Your turn. D: Draw. 1: Yes. These fit: ace of spades.", ["D", "1"]),
        ("Þú átt leik. Þ: Þetta er búið!", ["Þ"]),
        ("D: Draw.", ["D"]),
        ("Your hand, 2 cards: ace of spades, ten of clubs.", []),
        ("", []),
    ],
)
def test_letters_of_buttons_are_found_in_every_language(said: str, keys: list[str]) -> None:
    assert letters(said) == keys


class Table:
    """A hand of three cards, one of which fits, and a button."""

    def __init__(self, fitting: str = "") -> None:
        self.hand = ["ace of spades", "ten of clubs", "two of hearts"]
        self.fitting = fitting
        self.at = 0
        self.told: list[Told] = []
        self.drawn = 0
        self.called = 0

    def look(self) -> None:
        pass

    def _focus(self) -> None:
        card = self.hand[self.at]
        self.told.append(Told(0, "focus", f"{card}, fits" if card == self.fitting else card))

    def press(self, key: str) -> None:
        match key:
            case "F2":
                fits = f" These fit: {self.fitting}." if self.fitting else ""
                told = f"Your hand, {len(self.hand)} cards: {', '.join(self.hand)}.{fits}"
                self.told.append(Told(0, "urgent", told))
            case "F6":
                self.told.append(Told(0, "urgent", "Your turn. O: Ólsen! D: Draw."))
            case "Home" | "Tab" | "Up":
                self.at = 0
                self._focus()
            case "Right":
                self.at = (self.at + 1) % len(self.hand)
                self._focus()
            case "d":
                self.drawn += 1
                self.hand.append("king of clubs")
            case "o":
                self.called += 1
            case "Return" if self.hand[self.at] == self.fitting:
                self.hand.pop(self.at)
                self.at = 0

    def write(self, text: str) -> None:
        raise AssertionError(text)


def player(table: Table) -> Player:
    driver = Driver(table, table, time_limit=0, answer=0)
    return Player(driver, lambda: (len(table.hand), table.drawn, table.called))


def test_the_card_that_fits_is_laid() -> None:
    table = Table("ten of clubs")
    player(table).play(1)
    assert (table.hand, table.drawn) == (["ace of spades", "two of hearts"], 0)


def test_where_none_fits_a_button_is_pressed() -> None:
    table = Table()
    player(table).play(2)
    assert (len(table.hand), table.drawn) == (5, 2)


def test_what_is_only_called_is_no_move_and_is_called_once() -> None:
    table = Table()
    player(table).play(3)
    assert (table.drawn, table.called) == (3, 1)


class Kitty(Table):
    """Two cards are to be buried: a button chooses them, another buries them, and a third takes them up again."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = False

    def press(self, key: str) -> None:
        match key:
            case "F6":
                button = "B: Bury these." if self.chosen else "C: Choose two."
                self.told.append(Told(0, "urgent", f"Bury two. {button} A: Take up again."))
            case "c":
                self.chosen = True
            case "a":
                self.chosen = False
            case "b" if self.chosen:
                del self.hand[:2]
            case _:
                super().press(key)


def test_what_a_button_puts_together_is_played_by_the_one_that_comes_of_it() -> None:
    table = Kitty()
    player(table).play(1)
    assert table.hand == ["two of hearts"]


def test_a_transcript_that_grows_is_read_line_by_line(tmp_path) -> None:
    file = tmp_path / "transcript.jsonl"
    eyes = Transcript(file)
    eyes.look()
    assert eyes.told == []
    file.write_text('{"time": 1, "tone": "keys", "text": "Ömmu", "role": "Button"}\nsome warning\n{"time": 2, "to')
    eyes.look()
    assert eyes.told == [Told(1, "keys", "Ömmu", "Button")]
    with file.open("a") as more:
        more.write('ne": "window", "text": "Card Table"}\n')
    eyes.look()
    assert [one.text for one in eyes.told] == ["Ömmu", "Card Table"]


def test_other_lines_are_no_facts() -> None:
    assert list(told_by(["", "x"])) == []


@pytest.mark.parametrize("moves", [0, 7])
def test_what_is_kept_is_counted_also_when_the_game_is_over(tmp_path: Path, moves: int) -> None:
    game = entry("olsen")
    match = quick_match(game, [Seat("Anna"), Seat("Óli", "easy", 1)], Random(3), moves)
    assert match.over is (moves == 0)
    database = Database(tmp_path)
    database.add(match, "seed")
    database.close()
    done = [line for line in match.log if line.action is not None]
    kept = Kept(tmp_path)
    assert (kept.games(), kept.actions()) == (1, len(done))
    assert kept.deeds() == sum(line.seat == 0 for line in done)


def test_the_words_of_buttons_are_read_with_their_keys() -> None:
    told = "Buy the nine? It costs 200 points. B: Buy, with 1 more. N: Not for me."
    assert buttons(told) == {"B": "Buy, with 1 more", "N": "Not for me"}
    assert buttons("What do you bid? 1: 60: they need 45. P: Pass.") == {"1": "60: they need 45", "P": "Pass"}
    assert buttons("Lay off, then discard.") == {}
