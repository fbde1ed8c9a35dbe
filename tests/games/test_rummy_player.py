"""The computer players of contract rummy: legal, the same every time, fair, and with a reason for what they do."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.cards import Card, shown
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.engine.round import codec_of
from cardtable.games.rummy.players import drawing
from cardtable.games.rummy.players.determinization import worlds
from cardtable.games.rummy.players.player import RummyPlayer
from cardtable.games.rummy.players.sight import Sight
from cardtable.games.rummy.players.styles import LEANINGS
from cardtable.games.rummy.rules import actions
from cardtable.games.rummy.rules.game import Kinaskak, Shanghai, deal
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.state import RummyView
from cardtable.players.decision import Decision, Level, Style
from tests.games.rummy_positions import OPTIONS, action, check_cards, luck, play, position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.rummy.rules.house_rules import Rules

PLAYER = RummyPlayer()
LEVELS = tuple(Level)
GAMES = ("kinaskak", "shanghai")
THOUGHTFUL = (Level.MEDIUM, Level.HARD)


def choose(table: RummyRound, level: Level = Level.HARD, seat: int = 0, seed: str = "1") -> Decision:
    decision = PLAYER.choose(table.view(seat), level, Random(seed))
    assert decision is not None
    return decision


def why(table: RummyRound, decision: Decision, seat: int = 0) -> str:
    """The code of the reason that a hint gives."""
    return PLAYER.told(table.view(seat), decision).reasons[0]


def turn(table: RummyRound, level: Level = Level.HARD) -> list[Any]:
    """Everything that seat 0 does until its turn ends."""
    done: list[Any] = []
    while table.turn == 0 and table.result is None and table.phase == "meld":
        decision = choose(table, level)
        done.append(decision.action)
        table.play(0, decision.action, luck())
    return done


def some_rules(game: str, rng: Random) -> Rules:
    options = OPTIONS[game]
    chosen = {option.key: option.values[int(rng.random() * len(option.values))].value for option in options.catalogue()}
    rules: Rules = options.read(chosen).rules()
    return rules


def deals(game: str, number: int, name: str) -> Iterator[tuple[RummyRound, Random]]:
    """Rounds of all lengths with house rules by chance, for every number of seats."""
    seats = {"kinaskak": range(2, 9), "shanghai": range(2, 7)}[game]
    for count in range(number):
        rng = Random(f"{name}/{game}/{count}")
        rules = some_rules(game, rng)
        table, _ = deal(rules, seats[count % len(seats)], None, count % len(rules.rounds), FreeChance(rng))
        yield table, rng


def played(
    table: RummyRound, rng: Random, levels: tuple[Level, ...] = LEVELS, steps: int = 250
) -> Iterator[tuple[int, Level, str, Decision]]:
    """Play a round with changing levels; gives every question before its answer is played."""
    chance = FreeChance(rng)
    for step in range(steps):
        if table.result is not None:
            return
        seat = table.asked[0] if table.phase == "window" else table.turn
        level = levels[int(rng.random() * len(levels))]
        decision = choose(table, level, seat, f"{step}")
        yield seat, level, f"{step}", decision
        table.play(seat, decision.action, chance)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_legal(game: str) -> None:
    kinds = set()
    for table, rng in deals(game, 14, "legal"):
        within = 0
        for seat, _, _, decision in played(table, rng):
            kind = decision.action.kind  # type: ignore[attr-defined]
            kinds.add(kind)
            within = within + 1 if kind in ("lay-off", "swap-joker") else 0
            assert within < 40, "a turn goes round and round"
            assert table.view(seat).refusal(decision.action) is None
            assert table.bought[seat] <= table.rules.buys(table.number)
        assert not any(table.penalties)
        table.check()
    common = {"take-upcard", "draw-stock", "buy", "pass-buy", "lay-down", "lay-off", "discard", "swap-joker"}
    assert kinds >= common


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_has_the_same_answer(game: str) -> None:
    for table, rng in deals(game, 8, "same"):
        for number, (seat, level, seed, decision) in enumerate(played(table, rng, steps=120)):
            if number % 7 == 0:
                view = codec_of(RummyView).from_json(codec_of(RummyView).to_json(table.view(seat)))
                assert PLAYER.choose(view, level, Random(seed)) == decision


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing(game: str) -> None:
    """Deal everything anew that a seat cannot know: its view and its decision stay the same."""
    asked = changed = 0
    for table, rng in deals(game, 10, "fair"):
        for number, (seat, level, seed, decision) in enumerate(played(table, rng, steps=120)):
            if number % 6:
                continue
            view = table.view(seat)
            for world in islice(worlds(view, Random(f"{number}")), 2):
                assert world.view(seat) == view
                assert PLAYER.choose(world.view(seat), level, Random(seed)) == decision
                asked += 1
                changed += sorted(world.hands[seat - 1]) != sorted(table.hands[seat - 1])
    assert changed > 0.7 * asked > 50


@pytest.mark.parametrize(("game", "length"), [(Kinaskak(), "short"), (Shanghai(), "short")])
def test_a_whole_short_match(game: Any, length: str) -> None:
    levels = [Level.HARD, Level.MEDIUM, Level.EASY]
    match = Match(game, game.options(length=length), [Seat(str(level), str(level)) for level in levels], "AAAA-AAAA")
    steps = 0
    while not match.over:
        if match.between_rounds:
            match.deal()
            continue
        table = match.round
        assert isinstance(table, RummyRound)
        seat = table.asked[0] if table.phase == "window" else table.turn
        decision = choose(table, levels[seat], seat, f"{steps}")
        match.play(seat, decision.action)
        steps += 1
        assert steps < 6000
    assert min(match.standing.totals) < max(match.standing.totals)


def test_nobody_answers_who_is_not_asked() -> None:
    table = position(hand="2H 3H 9C", upcard="5D", phase="offer")
    for level in LEVELS:
        assert PLAYER.choose(table.view(2), level, Random(1)) is None
        assert PLAYER.choose(table.view(None), level, Random(1)) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", THOUGHTFUL)
def test_every_style_is_felt_and_plays_by_the_rules(game: str, level: Level) -> None:
    felt = dict.fromkeys((Style.CAREFUL, Style.GREEDY, Style.BOLD), 0)
    asked = 0
    for table, rng in deals(game, 8, "styles"):
        for seat, _, seed, _ in played(table, rng, (level,), steps=120):
            view = table.view(seat)
            if rng.random() < 0.6 or len(view.legal()) < 2:
                continue
            asked += 1
            steady = PLAYER.choose(view, level, Random(seed))
            for style in felt:
                decision = PLAYER.choose(view, level, Random(seed), style)
                assert decision is not None
                assert view.refusal(decision.action) is None
                assert PLAYER.choose(view, level, Random(seed), style) == decision
                felt[style] += decision.action != steady.action  # type: ignore[union-attr]
    assert all(0.004 * asked < number < 0.3 * asked for number in felt.values()), (felt, asked)


def test_the_careful_keep_from_the_next_player_what_it_collects() -> None:
    """The next player has taken aces; an ace is the dearest card that is not needed."""
    hand = "4H 5H 6H 7H 2D 2S 9C QD JS KD 10C AS 3C 8S"
    table = position(hand=hand, number=1, others={1: "AH AD 3S 6C 10D"})
    table.known[1] = [Card.parse("AH"), Card.parse("AD")]
    steady, careful = (
        PLAYER.choose(table.view(0), Level.MEDIUM, Random(1), style) for style in (Style.STEADY, Style.CAREFUL)
    )
    assert steady is not None
    assert careful is not None
    assert steady.action == action("discard AS")
    assert careful.action != action("discard AS")


def test_of_two_cards_that_cost_the_same_the_careful_discard_the_red_one_and_the_bold_the_black_one() -> None:
    table = position(hand="4H 5H 7H 2D 2S QD JS", number=1)
    thrown = set()
    for seed in range(8):
        for style in (Style.CAREFUL, Style.BOLD):
            decision = PLAYER.choose(table.view(0), Level.MEDIUM, Random(seed), style)
            assert decision is not None
            thrown.add((style, decision.action))
    assert thrown == {(Style.CAREFUL, action("discard QD")), (Style.BOLD, action("discard JS"))}


def test_the_bold_buy_what_goes_with_three_cards_and_others_what_is_missing() -> None:
    hand = "4H 5H 6H 7H 2D 2S 9C QD JS KD 10C AS 3C 8S"
    sight = Sight(position(hand=hand, number=1, upcard="8H", phase="offer").view(0))
    bold, steady = LEANINGS[Style.BOLD], LEANINGS[Style.STEADY]
    assert not drawing.buy_simply(sight, 9, steady.collects)
    assert drawing.buy_simply(sight, 9, bold.collects)
    lonely = Sight(position(hand=hand, number=1, upcard="5S", phase="offer").view(0))
    assert not drawing.buy_simply(lonely, 9, bold.collects)


def test_the_ceremony() -> None:
    table = position(hand="2H 3H 9C", phase="ready")
    assert choose(table).action is actions.READY


def test_a_joker_is_taken_by_everybody() -> None:
    table = position(hand="2H 3H 9C 9D KS QS 6D 6C 4S 10D AC 8H 7S", upcard="JK1", phase="offer", number=4)
    for level in LEVELS:
        assert {choose(table, level, seed=f"{seed}").action for seed in range(20)} == {actions.TAKE_UPCARD}


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_the_upcard_that_completes_the_contract_is_taken(level: Level) -> None:
    table = position(hand="4H 5H 6H 9C 9D KS QD 2S 2C 10D AC 8S JS", upcard="7H", phase="offer", number=1)
    # The 2s, 9s and the run: a pair more is all that lacks after the 7.
    assert choose(table, level).action is actions.TAKE_UPCARD
    table = position(hand="4H 5H 6H 9C 9D 9S QD 2S 2C 10D AC 8S JS", upcard="7H", phase="offer", number=1)
    decision = choose(table, level)
    assert (decision.action, why(table, decision)) == (actions.TAKE_UPCARD, "take-completes")


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_a_card_that_helps_nothing_is_left(level: Level) -> None:
    table = position(hand="4H 5H 6H 9C 9D QD 2S 2C 10D AC 8S JS 7C", upcard="KS", phase="offer", number=1)
    assert choose(table, level).action is actions.DRAW_STOCK


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_who_is_down_takes_what_can_be_laid_off(level: Level) -> None:
    table = position(hand="KS QD 2S", upcard="8C", melds="4C 5C 6C 7C / 4H 4D 4S", down=(0, 1), phase="offer")
    decision = choose(table, level)
    assert (decision.action, why(table, decision)) == (actions.TAKE_UPCARD, "take-lays-off")


def test_what_goes_out_is_taken_at_every_level() -> None:
    table = position(hand="KS", upcard="8C", melds="4C 5C 6C 7C / 4H 4D 4S", down=(0, 1), phase="offer")
    for level in THOUGHTFUL:
        decision = choose(table, level)
        assert (decision.action, why(table, decision)) == (actions.TAKE_UPCARD, "take-goes-out")


def test_buying() -> None:
    """The joker and the ninth card of a contract of two sets and a run."""
    table = position(
        hand="2H 3H 9C 9D KS QS 6D 6C 4S 10D AC 8H 7S", others={2: "9C-2 9D-2 9H KS-2 KD QH 4H 5H 6H 2C 3D JC 8C"},
        upcard="KH", phase="offer", number=4,
    )  # fmt: skip
    play(table, "0 draw")
    decisions = {level: choose(table, level, 2) for level in LEVELS}
    assert decisions[Level.EASY].action is actions.BUY
    assert decisions[Level.MEDIUM].action is actions.BUY
    assert why(table, decisions[Level.HARD], 2) == "buy-nearer"
    table.bought[2] = 3
    assert all(choose(table, level, 2).action is actions.PASS_BUY for level in LEVELS)


def test_nobody_who_is_down_buys() -> None:
    table = position(
        hand="2H 3H", others={2: "9C 9D KS"}, upcard="9H", melds="9C-2 9D-2 9S / 4C 5C 6C 7C", down=(1, 2),
        phase="offer",
    )  # fmt: skip
    play(table, "0 draw")
    for level in LEVELS:
        assert choose(table, level, 2).action is actions.PASS_BUY


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_too_small_for_the_contract_buys(level: Level) -> None:
    """Hand 9 of Shanghai takes fourteen cards: without buying twelve are the most (S-16)."""
    table = position(
        "shanghai", number=9, hand="2H 3H", others={1: "9C 9D KS KH 4C 4D 5S 6S 7S JD AC"}, upcard="9H",
        phase="offer",
    )  # fmt: skip
    play(table, "0 draw")
    assert choose(table, level, 1).action is actions.BUY


@pytest.mark.parametrize("level", LEVELS)
def test_the_contract_is_laid_down(level: Level) -> None:
    table = position(hand="4H 5H 6H 7H 9C 9D 9S QD 2S 2C 10D AC 8S JS", number=1)
    decision = choose(table, level)
    assert isinstance(decision.action, actions.LayDown)
    assert why(table, decision) in ("lay-down", "lay-down-out")


def test_jokers_lie_where_nobody_takes_them() -> None:
    """Kínaskák: a joker in a set is safe (K-16)."""
    table = position(hand="4H 5H 6H 7H 9C 9D JK1 QD 2S KC 10D AC 8S JS", number=1)
    laid = choose(table).action
    assert isinstance(laid, actions.LayDown)
    assert [meld.jokers for meld in laid.melds if meld.is_run] == [0]


def test_the_last_round_is_laid_whole() -> None:
    table = position(hand="AC 2C 3C 4C 8D 9D 10D JD 5H 5S 5C KH KD JK1", number=8)
    for level in LEVELS:
        decision = choose(table, level)
        assert why(table, decision) == "lay-down-out"


def test_everything_that_fits_is_laid_off_and_then_a_card_discarded() -> None:
    table = position(hand="8C 9C 4C KD QH 2S", melds="4C-2 5C 6C 7C / 4H 4D 4S", down=(0, 1))
    done = turn(table)
    assert [one.kind for one in done] == ["lay-off"] * 3 + ["discard"]
    assert done[-1].card in (Card.parse("KD"), Card.parse("QH"))


def test_a_joker_is_taken_when_it_can_be_laid_off() -> None:
    """7C fits nowhere but in the joker's place; the joker then lies on the set (K-16)."""
    table = position(hand="6C KD QH", melds="4C 5C JK1 7C / 4H 4D 4S", down=(0, 1))
    done = turn(table)
    assert [one.kind for one in done] == ["swap-joker", "lay-off", "discard"]
    table = position(hand="6C KD QH", melds="4C 5C JK1 7C / 4H 4D 4S", down=(0, 1))
    assert turn(table, Level.EASY)[0].kind == "discard"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_may_have_to_be_given_for_a_joker(level: Level) -> None:
    table = position("shanghai", hand="6C", melds="4C 5C JK1 7C / 4H 4D 4S", down=(0, 1))
    turn(table, level)
    assert table.result is not None


def test_a_joker_that_must_be_played_is_played_first() -> None:
    """With one joker a meld at most, another joker in hand would take its place."""
    rules = {"swap_hold": False, "jokers": "one"}
    table = position(hand="QS JK2 5D 9H 7S", melds="10S JS JK1 KS / AS AC AH JK3", down=(0, 1), number=1, options=rules)
    done = turn(table)
    assert [one.kind for one in done] == ["swap-joker", "lay-off", "discard"]
    assert done[1].card is Card.parse("JK1")


@pytest.mark.parametrize("hand", ["KH-3 KH 5H 2C", "KH KH-3 5H 2C"])
def test_of_two_cards_alike_either_can_be_the_dearest(hand: str) -> None:
    table = position(hand=hand, melds="4C-2 5C 6C 7C / 4H 4D 4S", down=(0, 1))
    for level in LEVELS:
        assert choose(table, level).action.card.face == Card.parse("KH").face  # type: ignore[attr-defined]


def test_going_out() -> None:
    table = position(hand="8C 9C KD", melds="4C 5C 6C 7C / 4H 4D 4S", down=(0, 1))
    turn(table)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_the_last_card_is_one_that_fits() -> None:
    """Shanghai: nobody goes out with a discard, so the card that fits is kept (S-24)."""
    table = position("shanghai", hand="8C KD", melds="4C 5C 6C 7C / 4H 4D 4S", down=(0, 1))
    for level in THOUGHTFUL:
        decision = choose(table, level)
        assert (decision.action, why(table, decision)) == (action("discard KD"), "discard-keeps-fit")
    table = position("shanghai", hand="8C 4C", melds="4C-2 5C 6C 7C / 4H 4D 4S", down=(0, 1))
    turn(table)
    assert table.result is not None


def test_somebody_gives_way_when_everybody_waits() -> None:
    """All are down with one card that fits, and no such card is left to draw."""
    table = position(
        "shanghai", hand="4C 2S", others={1: "4H-2", 2: "8H"}, melds="4H 4D 4S / 8C 8D 8S", down=(0, 1, 2), players=3,
        reshuffles=2,
    )  # fmt: skip
    waiting = [card for card in table.stock if card.rank in (4, 8) or card.suit is None]
    table.stock = [card for card in table.stock if card not in waiting]
    table.melds[0] = table.melds[0].__class__((*table.melds[0].cards, *(c for c in waiting if c.rank == 4)), rank=4)
    table.melds[1] = table.melds[1].__class__((*table.melds[1].cards, *(c for c in waiting if c.rank != 4)), rank=8)
    check_cards(table)
    given = {shown([choose(table, seed=f"{seed}").action.card]) for seed in range(20)}  # type: ignore[attr-defined]
    assert "4C" in given


def test_a_joker_that_completes_the_contract_is_taken_before_laying_down() -> None:
    """Shanghai: whoever is not down may take a joker and must lay down then (S-14)."""
    table = position(
        "shanghai", number=1, hand="8C 8D 8H 4C 4D 6S KS QS 2D 3D 10H JH", melds="6H 6D JK1", down=(1,),
    )  # fmt: skip
    assert why(table, choose(table)) == "swap-lay-down"
    assert [one.kind for one in turn(table)][:2] == ["swap-joker", "lay-down"]


def test_the_discard_is_not_what_the_next_player_waits_for() -> None:
    """The next player is down with one card: 8C would go out."""
    hand = "8C 8D 2H 2D QS QC 4S 5S 6D KH 10H JH AC 3D"
    quiet = position(hand=hand, number=6, melds="4C 5C 6C 7C / 9H 9D 9S", down=(1,), others={1: "KD"})
    assert choose(quiet).action != action("discard 8C")


def test_of_cards_that_cost_as_much_one_goes_that_nobody_can_lay() -> None:
    """The next player is down, with many cards and a set of kings."""
    hand = "KH QD 2H 2D 3S 4C 6D 7S 9C 9D"
    table = position(hand=hand, number=6, melds="KC KD KS", down=(1,), others={1: "3D 4D 5H 6C 7C 8C 2S 8S"})
    thrown = {choose(table, Level.MEDIUM, seed=f"{seed}").action for seed in range(20)}
    assert thrown == {action("discard QD")}


def test_what_was_bought_is_not_thrown_at_once() -> None:
    """The ace is the dearest card, but it was bought; where somebody is down, dear cards go all the same."""
    table = position("shanghai", hand="AH 2H 2S 3D 4C 6D 7S 9C 10D QC KS JH", number=2)
    assert choose(table, Level.MEDIUM).action == action("discard AH")
    table.known[0] = [Card.parse("AH")]
    assert choose(table, Level.MEDIUM).action != action("discard AH")
    table.down[2] = True
    assert choose(table, Level.MEDIUM).action == action("discard AH")


def test_dear_cards_go_first() -> None:
    table = position(hand="2H 2D 7S 7C 9H 9D 4C 5D 8C JK1 AC 6S 3C 3D", number=8)
    decision = choose(table, Level.MEDIUM)
    assert isinstance(decision.action, actions.Discard)
    assert decision.action.card.suit is not None


def test_play_helper_agrees() -> None:
    table = position(hand="4H 5H 6H 7H 9C 9D 9S KD", number=1)
    play(table, "0 down 9C 9D 9S / 4H 5H 6H 7H")
    assert choose(table).action == action("discard KD")


def test_two_players_do_not_hand_each_other_the_same_card_for_ever() -> None:
    """Hand 9 needs 14 cards, and each card of these hands is needed: whatever is taken costs another one."""
    table = position(
        "shanghai",
        number=9,
        hand="2D 8S 5C 4C 8H 2S JK2 6C 7C QD QD-2",
        others={1: "JK1 7D 3C 8D 2C-2 3D-2 2C 6D 4D 5D QS-2"},
        upcard="QS",
        players=2,
        phase="offer",
    )
    for level in (Level.EASY, Level.MEDIUM):
        decisions = [PLAYER.choose(table.view(0), level, Random(seed)) for seed in range(20)]
        assert any(decision is not None and decision.action.kind == "draw-stock" for decision in decisions)
    medium = PLAYER.choose(table.view(0), Level.MEDIUM, Random(1))
    assert medium is not None
    assert medium.action.kind == "draw-stock"
