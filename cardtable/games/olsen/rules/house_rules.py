"""What the one machine of this family obeys: a preset and the house rules of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from cardtable.engine.options import Lengths, Options, Section, choice
from cardtable.messages import translate

MANY_DEALT: Final = 40
MOST_DEALT: Final = 50
"""More cards are not dealt from one pack, where there may be another one and where there should be none."""


class FamilyOptions(Options):
    """How a table plays one game of the family; the defaults are the rule book's."""

    preset: ClassVar[str] = ""
    sections: ClassVar[tuple[Section, ...]] = (
        Section(translate("OlsenOptions", "Pack and start card"), ("dealt", "decks", "start_changer", "start_effects")),
        Section(
            translate("OlsenOptions", "Laying and drawing"),
            ("multi_rank", "first_turn", "ace_king", "voluntary_draw", "out_on_changer", "langi_start", "langi_shared"),
        ),
        Section(
            translate("OlsenOptions", "Twos, aces and queens"), ("two_skips", "stack_twos", "reverse2", "group_effects")
        ),
        Section(translate("OlsenOptions", "Accusing"), ("takeback", "window_s")),
        Section(translate("OlsenOptions", "Saying “Ólsen”"), ("olsen_enforce", "olsen_auto", "olsen_olsen_required")),
        Section(translate("OlsenOptions", "The end"), ("play_on", "first_to", "score_tie")),
    )

    def rules(self) -> Rules:
        """What the machine obeys."""
        preset: dict[str, Any] = {self.preset: True} if self.preset else {}
        return Rules(**preset, **self.to_json())


class Decks(FamilyOptions):
    """Every game has these."""

    dealt: int = choice(
        translate("OlsenOptions", "Cards dealt"),
        translate("OlsenOptions", "How many cards everybody gets at the beginning."),
        (5, translate("OlsenOptions", "Five cards")),
        (6, translate("OlsenOptions", "Six cards")),
        (8, translate("OlsenOptions", "Eight cards")),
    )
    decks: str = choice(
        translate("OlsenOptions", "Number of packs"),
        translate("OlsenOptions", "A second pack makes room for large tables."),
        ("auto", translate("OlsenOptions", "One pack, or two where one is too small")),
        ("1", translate("OlsenOptions", "Always one pack")),
        ("2", translate("OlsenOptions", "Always two packs")),
    )


class Groups(FamilyOptions):
    """Where cards of one rank go together."""

    multi_rank: bool = choice(
        translate("OlsenOptions", "Several cards of the same rank at once"),
        translate("OlsenOptions", "Whether cards of the same rank may follow in the same turn."),
        (True, translate("OlsenOptions", "All cards of the same rank may be laid in one turn")),
        (False, translate("OlsenOptions", "Only one card is laid in a turn")),
    )
    first_turn: str = choice(
        translate("OlsenOptions", "Changing the suit in the first turn"),
        translate("OlsenOptions", "Whether everybody has to stay with the suit in the first turn of a round."),
        ("any", translate("OlsenOptions", "The first turn is as any other")),
        ("suit", translate("OlsenOptions", "Nobody may change the suit in their first turn")),
    )


class Drawing(FamilyOptions):
    """Every game has these."""

    voluntary_draw: bool = choice(
        translate("OlsenOptions", "Drawing although you could lay"),
        translate("OlsenOptions", "Whether a player who could lay a card may draw instead."),
        (False, translate("OlsenOptions", "Whoever can lay a card must lay it")),
        (True, translate("OlsenOptions", "You may draw up to three cards although one fits")),
    )


class Changer(FamilyOptions):
    """Where eights name a suit."""

    start_changer: str = choice(
        translate("OlsenOptions", "An eight as the start card"),
        translate("OlsenOptions", "What happens when the first card turned up is an eight."),
        ("any", translate("OlsenOptions", "The first player may lay any card on it")),
        ("suit", translate("OlsenOptions", "Its own suit counts")),
        ("another", translate("OlsenOptions", "It goes back into the stock and another card is turned up")),
    )
    out_on_changer: bool = choice(
        translate("OlsenOptions", "Going out with an eight"),
        translate("OlsenOptions", "Whether the last card may be an eight."),
        (True, translate("OlsenOptions", "The last card may be an eight")),
        (False, translate("OlsenOptions", "The last card must not be an eight")),
    )


class Calls(FamilyOptions):
    """Every game has these."""

    olsen_enforce: str = choice(
        translate("OlsenOptions", "The penalty for forgetting “Ólsen”"),
        translate("OlsenOptions", "Who notices when a player with one card left says nothing."),
        ("auto", translate("OlsenOptions", "The penalty of three cards comes by itself")),
        ("caught", translate("OlsenOptions", "Only when another player notices it in time")),
    )
    olsen_auto: bool = choice(
        translate("OlsenOptions", "Saying “Ólsen” for the players"),
        translate("OlsenOptions", "Whether the program says “Ólsen” by itself, for everybody at the table."),
        (False, translate("OlsenOptions", "Everybody has to say it")),
        (True, translate("OlsenOptions", "The program says it for everybody")),
    )
    olsen_olsen_required: bool = choice(
        translate("OlsenOptions", "Saying “Ólsen Ólsen” at the end"),
        translate("OlsenOptions", "Whether “Ólsen Ólsen” has to be said with the last card."),
        (False, translate("OlsenOptions", "The program says it for the winner")),
        (True, translate("OlsenOptions", "Whoever forgets it draws three cards and plays on")),
    )


class FirstTo(FamilyOptions):
    """Where deals are won and not counted in points."""

    lengths: ClassVar[Lengths] = Lengths("first_to", (1, 3, 5), rounds=True)

    first_to: int = choice(
        translate("OlsenOptions", "Length of the game"),
        translate(
            "OlsenOptions",
            "How many rounds a player has to win. Where the others play on, it takes as many points as so many first"
            " places bring.",
        ),
        (1, translate("OlsenOptions", "One round decides")),
        (2, translate("OlsenOptions", "The first to win two rounds")),
        (3, translate("OlsenOptions", "The first to win three rounds")),
        (5, translate("OlsenOptions", "The first to win five rounds")),
    )


class PlayOn(FamilyOptions):
    """Where who is out first wins the round, and nothing else hangs on it."""

    play_on: bool = choice(
        translate("OlsenOptions", "When somebody goes out"),
        translate("OlsenOptions", "Whether the others go on until only one of them holds cards."),
        (False, translate("OlsenOptions", "The round is over")),
        (True, translate("OlsenOptions", "The others play on until only one has cards left")),
    )


class OlsenOptions(FirstTo, PlayOn, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays plain Ólsen Ólsen."""


class UppOgNidurOptions(FirstTo, PlayOn, Calls, Drawing, Decks):
    """How this table plays Ólsen Ólsen upp og niður."""

    preset = "neighbours"

    olsen_olsen_required: bool = choice(
        translate("OlsenOptions", "Saying “Ólsen Ólsen upp og niður” at the end"),
        translate("OlsenOptions", "Whether “Ólsen Ólsen upp og niður” has to be said with the last card."),
        (False, translate("OlsenOptions", "The program says it for the winner")),
        (True, translate("OlsenOptions", "Whoever forgets it draws three cards and plays on")),
    )
    ace_king: bool = choice(
        translate("OlsenOptions", "Ace and king are neighbours"),
        translate("OlsenOptions", "Whether an ace may be laid on a king and a king on an ace."),
        (True, translate("OlsenOptions", "The ace lies between the king and the two")),
        (False, translate("OlsenOptions", "The ace goes with the two only")),
    )


class MedStigumOptions(Calls, Changer, Drawing, Groups, Decks):
    """How this table plays Ólsen Ólsen með stigum."""

    preset = "scored"
    lengths: ClassVar[Lengths] = Lengths("score_mode", ("100", "200", "500"))

    score_mode: str = choice(
        translate("OlsenOptions", "Length of the game"),
        translate("OlsenOptions", "When the game ends: at a number of points, or after a number of rounds."),
        ("500", translate("OlsenOptions", "Until somebody has 500 points")),
        ("300", translate("OlsenOptions", "Until somebody has 300 points")),
        ("200", translate("OlsenOptions", "Until somebody has 200 points")),
        ("100", translate("OlsenOptions", "Until somebody has 100 points")),
        ("10r", translate("OlsenOptions", "10 rounds")),
        ("5r", translate("OlsenOptions", "5 rounds")),
        ("20r", translate("OlsenOptions", "20 rounds")),
    )
    score_tie: str = choice(
        translate("OlsenOptions", "A tie"),
        translate("OlsenOptions", "What happens when several players share the fewest points."),
        ("shared", translate("OlsenOptions", "They share the win")),
        ("playoff", translate("OlsenOptions", "Everybody plays on, round by round, until one is ahead")),
    )


class KlikkOptions(FirstTo, PlayOn, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays Ólsen Ólsen klikk."""

    preset = "effects"

    two_skips: bool = choice(
        translate("OlsenOptions", "A two also costs the turn"),
        translate("OlsenOptions", "Whether the player who takes two cards may play afterwards."),
        (False, translate("OlsenOptions", "After taking the cards the player plays as usual")),
        (True, translate("OlsenOptions", "Taking the cards ends the turn")),
    )
    stack_twos: bool = choice(
        translate("OlsenOptions", "Answering a two with a two"),
        translate("OlsenOptions", "Whether a player may lay a two instead of taking cards."),
        (False, translate("OlsenOptions", "The cards must be taken first")),
        (True, translate("OlsenOptions", "A two passes all the owed cards on, and two more")),
    )
    reverse2: str = choice(
        translate("OlsenOptions", "An ace with two players"),
        translate("OlsenOptions", "Whether an ace does anything when only two play."),
        ("none", translate("OlsenOptions", "It changes nothing")),
        ("skip", translate("OlsenOptions", "The other player misses a turn")),
    )
    group_effects: str = choice(
        translate("OlsenOptions", "Several twos, aces or queens in one turn"),
        translate("OlsenOptions", "Whether each card counts, or the whole group only once."),
        ("each", translate("OlsenOptions", "Each card counts")),
        ("once", translate("OlsenOptions", "The whole group counts as one card")),
    )
    start_effects: bool = choice(
        translate("OlsenOptions", "The start card has an effect"),
        translate("OlsenOptions", "Whether the first card turned up counts as if somebody had laid it."),
        (False, translate("OlsenOptions", "It has no effect")),
        (True, translate("OlsenOptions", "It counts for the first player")),
    )


class LangiOptions(FirstTo, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays Langi Ólsen."""

    preset = "ladder"
    lengths: ClassVar[Lengths] = Lengths("langi_start", (4, 6, 8))

    start_changer: str = choice(
        translate("OlsenOptions", "A changer as the start card"),
        translate("OlsenOptions", "What happens if the start card has the rank that everybody begins with."),
        ("any", translate("OlsenOptions", "The first player may lay any card on it")),
        ("suit", translate("OlsenOptions", "Its own suit counts")),
        ("another", translate("OlsenOptions", "It goes back into the stock and another card is turned up")),
    )
    out_on_changer: bool = choice(
        translate("OlsenOptions", "Going out with your changer"),
        translate("OlsenOptions", "Whether your last card may be your own changer."),
        (True, translate("OlsenOptions", "The last card may be your changer")),
        (False, translate("OlsenOptions", "The last card must not be your changer")),
    )

    langi_start: int = choice(
        translate("OlsenOptions", "The first changer"),
        translate("OlsenOptions", "The rank everybody begins with; a lower one makes the game shorter."),
        (8, translate("OlsenOptions", "Eights, the whole way down")),
        (6, translate("OlsenOptions", "Sixes, a shorter game")),
        (4, translate("OlsenOptions", "Fours, a short game")),
    )
    langi_shared: bool = choice(
        translate("OlsenOptions", "One changer for everybody"),
        translate("OlsenOptions", "Whether everybody has a changer of their own or all share one."),
        (False, translate("OlsenOptions", "Everybody has their own")),
        (True, translate("OlsenOptions", "All share one, and it goes down a step whenever somebody goes out")),
    )


class SvindlOptions(FirstTo, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays Svindl Ólsen Ólsen."""

    preset = "cheating"

    olsen_enforce: str = choice(
        translate("OlsenOptions", "The penalty for forgetting “Ólsen”"),
        translate("OlsenOptions", "Who notices when a player with one card left says nothing."),
        ("caught", translate("OlsenOptions", "Only when another player notices it in time")),
        ("auto", translate("OlsenOptions", "The penalty of three cards comes by itself")),
    )
    takeback: bool = choice(
        translate("OlsenOptions", "The card comes back"),
        translate("OlsenOptions", "What happens to the card that somebody cheated with."),
        (True, translate("OlsenOptions", "It goes back to the hand")),
        (False, translate("OlsenOptions", "It stays where it is; three cards are drawn all the same")),
    )
    window_s: int = choice(
        translate("OlsenOptions", "Time for accusing"),
        translate("OlsenOptions", "How long the computer players wait before they act."),
        (3, translate("OlsenOptions", "3 seconds")),
        (2, translate("OlsenOptions", "2 seconds")),
        (4, translate("OlsenOptions", "4 seconds")),
        (5, translate("OlsenOptions", "5 seconds")),
        (6, translate("OlsenOptions", "6 seconds")),
        (7, translate("OlsenOptions", "7 seconds")),
        (8, translate("OlsenOptions", "8 seconds")),
        (0, translate("OlsenOptions", "Until somebody presses “Go on”")),
    )


@dataclass(frozen=True, slots=True)
class Rules:
    """How a table plays. The first block tells the six games apart, the others are house rules (section 1.8).

    ``neighbours``: cards match by being one rank higher or lower (U03). ``scored``: rounds are counted in penalty
    points (S02). ``effects``: twos, aces and queens act on others (K02, K04, K06). ``ladder``: every player has a
    changer rank of his own, which falls with every going out (L01, L03). ``cheating``: one may try to cheat (V01).
    What a saved round did not know yet is as the options have it at first.
    """

    neighbours: bool = False
    scored: bool = False
    effects: bool = False
    ladder: bool = False
    cheating: bool = False

    dealt: int = Decks.dealt
    decks: str = Decks.decks
    multi_rank: bool = Groups.multi_rank
    first_turn: str = Groups.first_turn
    voluntary_draw: bool = Drawing.voluntary_draw
    start_changer: str = Changer.start_changer
    out_on_changer: bool = Changer.out_on_changer
    olsen_enforce: str = Calls.olsen_enforce
    olsen_auto: bool = Calls.olsen_auto
    olsen_olsen_required: bool = Calls.olsen_olsen_required
    play_on: bool = PlayOn.play_on
    first_to: int = FirstTo.first_to

    ace_king: bool = UppOgNidurOptions.ace_king
    score_mode: str = MedStigumOptions.score_mode
    score_tie: str = MedStigumOptions.score_tie
    two_skips: bool = KlikkOptions.two_skips
    stack_twos: bool = KlikkOptions.stack_twos
    reverse2: str = KlikkOptions.reverse2
    group_effects: str = KlikkOptions.group_effects
    start_effects: bool = KlikkOptions.start_effects
    langi_start: int = LangiOptions.langi_start
    langi_shared: bool = LangiOptions.langi_shared
    takeback: bool = SvindlOptions.takeback
    window_s: int = SvindlOptions.window_s

    def packs_for(self, seats: int) -> int:
        """How many packs are on the table (B02, B03); two wherever one is not enough to deal from."""
        dealt = seats * self.dealt
        if self.decks == "auto":
            return 1 if seats <= 6 and dealt <= MANY_DEALT else 2
        return max(int(self.decks), 1 if dealt <= MOST_DEALT else 2)

    @property
    def first_changer(self) -> int:
        """The rank with which everybody may change the suit at first; 0 where no card does (U02, L01)."""
        if self.neighbours:
            return 0
        return self.langi_start if self.ladder else 8
