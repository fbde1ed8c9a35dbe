"""The five further games as presets with house rules of their own (sections 1.0 and 1.8 of the rules)."""

from __future__ import annotations

from typing import ClassVar

from cardtable.engine.options import Lengths, choice
from cardtable.games.olsen.rules.options import Calls, Changer, Decks, Drawing, FirstTo, Groups
from cardtable.messages import translate


class UppOgNidurOptions(FirstTo, Calls, Drawing, Decks):
    """How this table plays Ólsen Ólsen upp og niður."""

    preset = "neighbours"

    olsen_olsen_required: bool = choice(
        translate("OlsenOptions", "Saying “Ólsen Ólsen upp og niður” at the end"),
        translate("OlsenOptions", "Whether “Ólsen Ólsen upp og niður” has to be said with the last card."),
        (False, translate("OlsenOptions", "The program says it for the winner")),
        (True, translate("OlsenOptions", "Whoever forgets it draws three cards and plays on")),
        rule="option-olsen_olsen_required",
    )
    ace_king: bool = choice(
        translate("OlsenOptions", "Ace and king are neighbours"),
        translate("OlsenOptions", "Whether an ace may be laid on a king and a king on an ace."),
        (True, translate("OlsenOptions", "The ace lies between the king and the two")),
        (False, translate("OlsenOptions", "The ace goes with the two only")),
        rule="option-ace_king",
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
        rule="option-score_mode",
    )
    score_tie: str = choice(
        translate("OlsenOptions", "A tie"),
        translate("OlsenOptions", "What happens when several players share the fewest points."),
        ("shared", translate("OlsenOptions", "They share the win")),
        ("playoff", translate("OlsenOptions", "Everybody plays on, round by round, until one is ahead")),
        rule="option-score_tie",
    )


class KlikkOptions(FirstTo, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays Ólsen Ólsen klikk."""

    preset = "effects"

    two_skips: bool = choice(
        translate("OlsenOptions", "A two also costs the turn"),
        translate("OlsenOptions", "Whether the player who takes two cards may play afterwards."),
        (False, translate("OlsenOptions", "After taking the cards the player plays as usual")),
        (True, translate("OlsenOptions", "Taking the cards ends the turn")),
        rule="option-two_skips",
    )
    stack_twos: bool = choice(
        translate("OlsenOptions", "Answering a two with a two"),
        translate("OlsenOptions", "Whether a player may lay a two instead of taking cards."),
        (False, translate("OlsenOptions", "The cards must be taken first")),
        (True, translate("OlsenOptions", "A two passes all the owed cards on, and two more")),
        rule="option-stack_twos",
    )
    reverse2: str = choice(
        translate("OlsenOptions", "An ace with two players"),
        translate("OlsenOptions", "Whether an ace does anything when only two play."),
        ("none", translate("OlsenOptions", "It changes nothing")),
        ("skip", translate("OlsenOptions", "The other player misses a turn")),
        rule="option-reverse2",
    )
    group_effects: str = choice(
        translate("OlsenOptions", "Several twos, aces or queens in one turn"),
        translate("OlsenOptions", "Whether each card counts, or the whole group only once."),
        ("each", translate("OlsenOptions", "Each card counts")),
        ("once", translate("OlsenOptions", "The whole group counts as one card")),
        rule="option-group_effects",
    )
    start_effects: bool = choice(
        translate("OlsenOptions", "The start card has an effect"),
        translate("OlsenOptions", "Whether the first card turned up counts as if somebody had laid it."),
        (False, translate("OlsenOptions", "It has no effect")),
        (True, translate("OlsenOptions", "It counts for the first player")),
        rule="option-start_effects",
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
        rule="option-start_changer",
    )
    out_on_changer: bool = choice(
        translate("OlsenOptions", "Going out with your changer"),
        translate("OlsenOptions", "Whether your last card may be your own changer."),
        (True, translate("OlsenOptions", "The last card may be your changer")),
        (False, translate("OlsenOptions", "The last card must not be your changer")),
        rule="option-out_on_changer",
    )

    langi_start: int = choice(
        translate("OlsenOptions", "The first changer"),
        translate("OlsenOptions", "The rank everybody begins with; a lower one makes the game shorter."),
        (8, translate("OlsenOptions", "Eights, the whole way down")),
        (6, translate("OlsenOptions", "Sixes, a shorter game")),
        (4, translate("OlsenOptions", "Fours, a short game")),
        rule="option-langi_start",
    )
    langi_shared: bool = choice(
        translate("OlsenOptions", "One changer for everybody"),
        translate("OlsenOptions", "Whether everybody has a changer of their own or all share one."),
        (False, translate("OlsenOptions", "Everybody has their own")),
        (True, translate("OlsenOptions", "All share one, and it goes down a step whenever somebody goes out")),
        rule="option-langi_shared",
    )


class SvindlOptions(FirstTo, Calls, Changer, Drawing, Groups, Decks):
    """How this table plays Svindl Ólsen Ólsen."""

    preset = "cheating"

    olsen_enforce: str = choice(
        translate("OlsenOptions", "The penalty for forgetting “Ólsen”"),
        translate("OlsenOptions", "Who notices when a player with one card left says nothing."),
        ("caught", translate("OlsenOptions", "Only when another player notices it in time")),
        ("auto", translate("OlsenOptions", "The penalty of three cards comes by itself")),
        rule="option-olsen_enforce",
    )
    takeback: bool = choice(
        translate("OlsenOptions", "The card comes back"),
        translate("OlsenOptions", "What happens to the card that somebody cheated with."),
        (True, translate("OlsenOptions", "It goes back to the hand")),
        (False, translate("OlsenOptions", "It stays where it is; three cards are drawn all the same")),
        rule="option-takeback",
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
        rule="option-window_s",
    )
