"""The house rules of the family (section 1.8 of the rules), each declared once and put together for each game."""

from __future__ import annotations

from typing import Any, ClassVar

from cardtable.engine.options import Lengths, Options, Section, choice
from cardtable.games.olsen.rules.house_rules import Rules
from cardtable.messages import translate


class FamilyOptions(Options):
    """How a table plays one game of the family; the defaults are the rule book's."""

    preset: ClassVar[str] = ""
    sections: ClassVar[tuple[Section, ...]] = (
        Section(translate("OlsenOptions", "Pack and start card"), ("decks", "start_changer", "start_effects")),
        Section(
            translate("OlsenOptions", "Laying and drawing"),
            ("multi_rank", "ace_king", "voluntary_draw", "out_on_changer", "langi_start", "langi_shared"),
        ),
        Section(
            translate("OlsenOptions", "Twos, aces and queens"), ("two_skips", "stack_twos", "reverse2", "group_effects")
        ),
        Section(translate("OlsenOptions", "Accusing"), ("takeback", "window_s")),
        Section(translate("OlsenOptions", "Saying “Ólsen”"), ("olsen_enforce", "olsen_auto", "olsen_olsen_required")),
        Section(translate("OlsenOptions", "The end"), ("first_to", "score_tie")),
    )

    def rules(self) -> Rules:
        """What the machine obeys."""
        preset: dict[str, Any] = {self.preset: True} if self.preset else {}
        return Rules(**preset, **self.to_json())


class Decks(FamilyOptions):
    """Every game has these."""

    decks: str = choice(
        translate("OlsenOptions", "Number of packs"),
        translate("OlsenOptions", "A second pack makes room for large tables."),
        ("auto", translate("OlsenOptions", "One pack, two from seven players on")),
        ("1", translate("OlsenOptions", "Always one pack")),
        ("2", translate("OlsenOptions", "Always two packs")),
        rule="option-decks",
    )


class Groups(FamilyOptions):
    """Where cards of one rank go together."""

    multi_rank: bool = choice(
        translate("OlsenOptions", "Several cards of the same rank at once"),
        translate("OlsenOptions", "Whether cards of the same rank may follow in the same turn."),
        (True, translate("OlsenOptions", "All cards of the same rank may be laid in one turn")),
        (False, translate("OlsenOptions", "Only one card is laid in a turn")),
        rule="option-multi_rank",
    )


class Drawing(FamilyOptions):
    """Every game has these."""

    voluntary_draw: bool = choice(
        translate("OlsenOptions", "Drawing although you could lay"),
        translate("OlsenOptions", "Whether a player who could lay a card may draw instead."),
        (False, translate("OlsenOptions", "Whoever can lay a card must lay it")),
        (True, translate("OlsenOptions", "You may draw up to three cards although one fits")),
        rule="option-voluntary_draw",
    )


class Changer(FamilyOptions):
    """Where eights name a suit."""

    start_changer: str = choice(
        translate("OlsenOptions", "An eight as the start card"),
        translate("OlsenOptions", "What happens when the first card turned up is an eight."),
        ("any", translate("OlsenOptions", "The first player may lay any card on it")),
        ("suit", translate("OlsenOptions", "Its own suit counts")),
        ("another", translate("OlsenOptions", "It goes back into the stock and another card is turned up")),
        rule="option-start_changer",
    )
    out_on_changer: bool = choice(
        translate("OlsenOptions", "Going out with an eight"),
        translate("OlsenOptions", "Whether the last card may be an eight."),
        (True, translate("OlsenOptions", "The last card may be an eight")),
        (False, translate("OlsenOptions", "The last card must not be an eight")),
        rule="option-out_on_changer",
    )


class Calls(FamilyOptions):
    """Every game has these."""

    olsen_enforce: str = choice(
        translate("OlsenOptions", "The penalty for forgetting “Ólsen”"),
        translate("OlsenOptions", "Who notices when a player with one card left says nothing."),
        ("auto", translate("OlsenOptions", "The penalty of three cards comes by itself")),
        ("caught", translate("OlsenOptions", "Only when another player notices it in time")),
        rule="option-olsen_enforce",
    )
    olsen_auto: bool = choice(
        translate("OlsenOptions", "Saying “Ólsen” for the players"),
        translate("OlsenOptions", "Whether the program says “Ólsen” by itself, for everybody at the table."),
        (False, translate("OlsenOptions", "Everybody has to say it")),
        (True, translate("OlsenOptions", "The program says it for everybody")),
        rule="option-olsen_auto",
    )
    olsen_olsen_required: bool = choice(
        translate("OlsenOptions", "Saying “Ólsen Ólsen” at the end"),
        translate("OlsenOptions", "Whether “Ólsen Ólsen” has to be said with the last card."),
        (False, translate("OlsenOptions", "The program says it for the winner")),
        (True, translate("OlsenOptions", "Whoever forgets it draws three cards and plays on")),
        rule="option-olsen_olsen_required",
    )


class FirstTo(FamilyOptions):
    """Where deals are won and not counted in points."""

    lengths: ClassVar[Lengths] = Lengths("first_to", (1, 3, 5))

    first_to: int = choice(
        translate("OlsenOptions", "Length of the game"),
        translate("OlsenOptions", "How many rounds a player has to win."),
        (1, translate("OlsenOptions", "One round decides")),
        (2, translate("OlsenOptions", "The first to win two rounds")),
        (3, translate("OlsenOptions", "The first to win three rounds")),
        (5, translate("OlsenOptions", "The first to win five rounds")),
        rule="option-first_to",
    )


class OlsenOptions(FirstTo, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays plain Ólsen Ólsen."""
