"""The computer players of San Da Yi: legal, fair, always the same, careful with the last trick, and not too weak."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import SUITS, Rank
from cardtable.games.san_da_yi.players import burying, deck, fast_table, habits, search, styles
from cardtable.games.san_da_yi.players import calling as calls
from cardtable.games.san_da_yi.players.claims import Seen
from cardtable.games.san_da_yi.players.determinization import worlds
from cardtable.games.san_da_yi.players.player import SanDaYiPlayer, remembered
from cardtable.games.san_da_yi.players.sight import BURIED_BY_NOBODY, Sight
from cardtable.games.san_da_yi.presentation.speech import WHY
from cardtable.games.san_da_yi.rules import ranking, scoring
from cardtable.games.san_da_yi.rules.actions import NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.house_rules import VALUES, SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import PACK
from cardtable.kinds.tricks.players import bits
from cardtable.kinds.tricks.rules import PlayCard
from cardtable.players.decision import Decision, Level, Style
from tests.every_game import every_game
from tests.games.san_da_yi_positions import SUIT, calling, ending, luck, play, read
from tools.arena.families.san_da_yi.pairs import is_waste

PLAYER = SanDaYiPlayer()


def shuffled_table(seed: str, **options: Any) -> Any:
    rng = Random(seed)
    pack = list(PACK)
    rng.shuffle(pack)
    names = {seat: " ".join(map(str, pack[seat * 12 : seat * 12 + 12])) for seat in range(4)}
    return calling(names, **options)


def play_out(table: Any, level: Level, rng: Random) -> list[tuple[Any, Any]]:
    """Every seat at this level; gives each view with the decision."""
    found = []
    while table.result is None:
        view = table.view(table.turn)
        decision = PLAYER.choose(view, level, rng)
        assert decision is not None
        assert view.refusal(decision.action) is None
        assert WHY.keys() >= set(PLAYER.told(view, decision).reasons)
        found.append((view, decision))
        table.play(table.turn, decision.action, luck(str(rng.random())))
    return found


@pytest.mark.parametrize("level", list(Level))
def test_whole_hands_with_any_house_rules(level: Level) -> None:
    rng = Random(f"hands{level}")
    for number in range(3 if level is Level.HARD else 12):
        chosen = {one.key: rng.choice(one.values).value for one in SanDaYiRules.catalogue()}
        play_out(shuffled_table(f"h{number}", **chosen), level, rng)


def test_nobody_decides_out_of_turn() -> None:
    table = calling()
    assert PLAYER.choose(table.view(1), Level.HARD, Random(1)) is None
    assert PLAYER.choose(table.view(None), Level.HARD, Random(1)) is None


@pytest.mark.parametrize("level", list(Level))
def test_the_same_view_and_luck_give_the_same_decision_whatever_is_hidden(level: Level) -> None:
    table = shuffled_table(f"fair{level}")
    rng = Random(f"fair{level}")
    step = 0
    while table.result is None:
        view = table.view(table.turn)
        decision = PLAYER.choose(view, level, Random(step))
        assert decision is not None
        if step % 5 == 0:
            other = next(worlds(view, rng))
            assert PLAYER.choose(other.view(table.turn), level, Random(step)) == decision
        table.play(table.turn, decision.action, luck(str(step)))
        step += 1


@pytest.mark.parametrize("trump", SUITS)
def test_the_numbers_of_the_cards(trump: Any) -> None:
    assert sorted(deck.CODE[trump].values()) == list(range(54))
    assert sum(deck.WORTH) == 100
    for card, code in deck.CODE[trump].items():
        assert deck.CARD[trump][code] is card
        assert deck.WORTH[code] == ranking.worth(card)
        assert bool(deck.TRUMPS >> code & 1) == ranking.is_trump(card, trump)
        assert deck.mask([card], trump) == deck.BIT[trump][card.index]
    assert deck.cards(deck.mask(PACK[:9], trump), trump) == sorted(PACK[:9], key=deck.CODE[trump].__getitem__)


def test_the_kernel_plays_by_the_rules() -> None:
    rng = Random("kernel")
    for number in range(60):
        table = shuffled_table(f"k{number}", direction=rng.choice(["cw", "ccw"]), pull_needs_trump=rng.random() < 0.5)
        play(table, "70; pass; pass; pass")
        table.play(0, rng.choice(table.legal(0)), luck())
        table.play(0, NAME_TRUMP[rng.randrange(4)], luck())
        seats = [table.rules.after(0, step) for step in range(4)]
        fast = fast_table.Table([deck.mask(table.hands[seat], table.trump) for seat in seats])
        while table.result is None:
            player = seats.index(table.turn)
            assert fast.turn == player
            legal = table.legal(table.turn)
            assert deck.mask([one.card for one in legal], table.trump) == fast.legal(player)
            one = rng.choice(legal)
            table.play(table.turn, one, luck())
            fast.play(player, deck.CODE[table.trump][one.card])
            assert fast.points == table.points
        need = scoring.needed(table.bid)
        assert (
            fast_table.times(fast, need, table.rules.pull_needs_trump) * scoring.base(table.bid)
            == table.result.scores[0]
        )


def test_the_cards_that_would_win_are_those_that_win() -> None:
    rng = Random("winning")
    for _ in range(3000):
        codes = rng.sample(range(54), 10)
        table = fast_table.Table([0, 0, 0, 0])
        for player, code in enumerate(codes[: rng.randint(1, 3)]):
            table.hands[player] = 1 << code
            table.play(player, code)
        legal = sum(1 << code for code in codes[3:])
        found = habits.winning(table, legal)
        for code in codes[3:]:
            fits = bool(1 << code & (table.group | deck.TRUMPS))
            assert bool(found >> code & 1) == (fits and deck.POWER[code] > table.best)


def test_an_imagined_table_is_one_that_could_be() -> None:
    table = shuffled_table("sight")
    rng = Random("sight")
    play(table, "65; pass; pass; pass")
    while table.result is None:
        if table.phase == "play":
            for seat in range(4):
                sight = Sight(table.view(seat))
                world = next(sight.worlds(rng))
                sizes = [len(table.hands[one]) for one in sight.seats]
                assert [len(bits(mask)) for mask in world.hands] == sizes
                assert sum(world.hands) + world.aside + world.seen == deck.ALL
                assert (world.points, world.left, world.number) == (
                    table.points, 12 - len(table.tricks), len(table.trick),
                )  # fmt: skip
                assert all(not hand & void for hand, void in zip(world.hands, world.voids, strict=True))
        table.play(table.turn, rng.choice(table.legal(table.turn)), luck())


def test_nobody_is_thought_to_have_buried_a_trump_or_an_ace_while_there_were_others() -> None:
    for number, points in enumerate(("allowed", "forbidden") * 4):
        table = shuffled_table(f"bury{number}", bury_points=points)
        rng = Random(number)
        play(table, "65; pass; pass; pass")
        while table.phase != "play":
            decision = PLAYER.choose(table.view(table.turn), Level.MEDIUM, rng)
            table.play(table.turn, decision.action, luck())
        while table.result is None:
            for seat in {0, 1, 2, 3} - {table.declarer}:
                sight = Sight(table.view(seat))
                world = next(sight.worlds(rng))
                others = world.hands[0] & ~BURIED_BY_NOBODY
                if points == "forbidden":
                    others &= ~deck.POINTS
                assert not world.aside & BURIED_BY_NOBODY & ~world.voids[0] or not others
            table.play(table.turn, rng.choice(table.legal(table.turn)), luck())


def test_cards_that_do_the_same_are_tried_once() -> None:
    table = ending({0: "7♣ 8♣ 10♣ J♣", 1: "4♦ 7♦ 8♦ 9♦", 2: "A♣ 4♣ Q♦ J♦", 3: "6♦ K♦ 5♦ 3♦"})
    moves = Sight(table.view(0)).moves()
    shown = {str(deck.CARD[table.trump][code]) for code in moves}
    assert {"7C", "10C"} <= shown
    assert len(moves) == len(shown)
    assert "8C" not in shown


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_the_top_trump_waits_for_the_last_trick(level: Level) -> None:
    table = ending({0: "BJ 3♣", 1: "4♦ 7♦", 2: "A♣ 4♥", 3: "6♦ 8♦"})
    decision = PLAYER.choose(table.view(0), level, Random(1))
    assert decision is not None
    assert decision.action == PLAY[read("3♣")[0]]
    assert "keep-top-trump" in PLAYER.told(table.view(0), decision).reasons
    play_out(table, level, Random(2))
    assert not scoring.facts_of(table.result).captured


def test_a_top_trump_is_known_as_one() -> None:
    hand = deck.mask(read("2♠ A♥ 3♣"), SUIT["♥"])
    twos = deck.mask(read("2♣ 2♦ K♥"), SUIT["♥"])
    joker = deck.mask(read("SJ"), SUIT["♥"])
    assert habits.keeper(hand, twos) == deck.mask(read("2♠"), SUIT["♥"])
    assert habits.keeper(hand, twos | joker) == 0
    assert habits.keeper(deck.mask(read("3♣"), SUIT["♥"]), joker) == 0


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_points_go_to_a_partner_who_wins(level: Level) -> None:
    table = ending({0: "3♣ 4♠", 3: "A♣ 6♦", 2: "K♣ 7♣", 1: "4♦ 7♦"}, points=0)
    play(table, "3♣; A♣")
    decision = PLAYER.choose(table.view(2), level, Random(1))
    assert decision is not None
    assert decision.action == PLAY[read("K♣")[0]]
    assert best_reason(table.view(2), decision) == "load-partner"


def test_points_are_buried() -> None:
    hand = read("BJ SJ 2♥ 2♠ A♥ K♥ Q♥ J♥ 9♥ 8♥ 7♥ A♣ 10♣ 5♣ K♦ 10♦ 5♠ 10♠")
    plan = burying.plans(hand)[0]
    assert plan.trump is SUIT["♥"]
    assert ranking.points(plan.buried) >= 40
    bare = burying.plans(hand, points_allowed=False)[0]
    assert ranking.points(bare.buried) == 0
    assert len(bare.buried) == 6


@pytest.mark.parametrize("allowed", [True, False])
def test_six_cards_can_always_be_buried(allowed: bool) -> None:
    rng = Random("six")
    for _ in range(40):
        hand = rng.sample(PACK, 18)
        for plan in burying.plans(hand, points_allowed=allowed):
            assert len(set(plan.buried)) == 6
            assert set(plan.buried) <= set(hand)
            assert allowed or not ranking.points(plan.buried)
    trumps = [card for card in PACK if ranking.is_trump(card, SUIT["♥"])]
    assert all(len(set(plan.buried)) == 6 for plan in burying.plans(trumps, points_allowed=allowed))


def test_a_better_hand_expects_more_and_calls_higher() -> None:
    weak, strong = read("3♠ 4♠ 6♠ 7♣ 8♣ 9♣ 3♦ 4♦ 6♦ 7♥ 8♥ 9♥"), read("BJ SJ 2♥ 2♠ 2♣ A♥ K♥ Q♥ J♥ 9♥ A♣ A♠")
    assert calls.strength(weak) < 6 < 13 < calls.strength(strong)
    for level in Level:
        below, above = (
            [calls.worth(calls.strength(hand), value, False, level) for value in VALUES] for hand in (weak, strong)
        )
        assert all(one < other for one, other in zip(below, above, strict=True))
    for hand, level, least in ((weak, Level.HARD, 0), (strong, Level.HARD, 75), (strong, Level.EASY, 65)):
        table = calling({0: " ".join(map(str, hand))})
        decision: Any = PLAYER.choose(table.view(0), level, Random(1))
        assert decision.action.value >= least
        assert least or decision.action.value == 0


def test_medium_is_much_better_than_anything_at_random() -> None:
    rng = Random("medium")
    better = 0
    for number in range(12):
        scores = []
        for levels in ((Level.MEDIUM, None), (None, Level.MEDIUM)):
            table = shuffled_table(f"m{number}")
            play(table, "65; pass; pass; pass")
            while table.result is None:
                level = levels[0] if table.turn == 0 else levels[1]
                view = table.view(table.turn)
                decision = PLAYER.choose(view, level, rng) if level else None
                table.play(table.turn, decision.action if decision else rng.choice(view.legal()), luck())
            scores.append(table.result.scores[0])
        better += scores[0] > scores[1]
    assert better >= 9


def best_reason(view: Any, decision: Decision) -> str:
    """The reason that a person gets to hear."""
    return PLAYER.told(view, decision).reasons[0]


def test_every_reason_of_a_card() -> None:
    rng = Random("reasons")
    found = set()
    for number in range(12):
        for view, decision in play_out(shuffled_table(f"r{number}"), Level.MEDIUM, rng):
            found |= set(PLAYER.told(view, decision).reasons)
    assert {"draw-trumps", "costs-little", "ruff", "win-points", "load-partner", "keep-top-trump", "only-card"} <= found
    assert isinstance(burying.plans(read("3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠"))[0].buried, tuple)
    assert Bury(()).kind == "bury"


# Hearts are trumps and seat 0 declares: who plays what after which cards, what is true of it, and what is not.
CLAIMED = [
    # Seat 2 still has a trump for it.
    ({0: "A♣ 4♠", 1: "4♦ 7♦", 2: "8♥ 7♣", 3: "6♦ 8♦"}, "", 0, "A♣", "lead-top", "draw-trumps"),
    # The king holds against all that is left, as the ace has gone.
    ({0: "3♣ 4♠", 3: "Q♣ 6♦", 2: "K♣ 7♣", 1: "4♦ 7♦"}, "3♣; Q♣", 2, "K♣", "load-partner", "beats give-no-points"),
    ({0: "9♣ 4♠", 3: "3♣ K♣", 2: "7♣ 8♣", 1: "4♦ 7♦"}, "9♣", 3, "3♣", "save-strength", "give-no-points win-trick"),
    ({0: "A♣ 4♠", 3: "3♣ K♣", 2: "7♣ 8♣", 1: "4♦ 7♦"}, "A♣", 3, "3♣", "give-no-points least-loss", "save-strength"),
    # The last to play wins for certain, a middle seat only if nobody behind it has more.
    ({0: "9♣ 4♠", 3: "4♣ 6♦", 2: "5♣ 7♣", 1: "K♣ 7♦"}, "9♣; 4♣; 5♣", 1, "K♣", "win-points", "load-partner"),
    ({0: "3♣ 4♠", 3: "4♣ K♣", 2: "A♣ 7♣", 1: "9♣ 7♦"}, "3♣", 3, "4♣", "beats", "load-partner"),
    ({0: "BJ 3♣", 1: "4♦ 7♦", 2: "A♣ 4♥", 3: "6♦ 8♦"}, "", 0, "3♣", "keep-top-trump", "lead-top"),
    # A partner has the trick for certain: nothing is won by trumping it.
    ({0: "3♣ 4♠", 3: "A♣ 6♦", 2: "4♣ 7♣", 1: "2♠ 7♦"}, "3♣; A♣; 4♣", 1, "2♠", "", "win-points win-trick ruff beats"),
    ({0: "3♣ 4♠", 3: "A♣ 6♦", 2: "4♣ 7♣", 1: "2♠ 7♦"}, "3♣; A♣; 4♣", 1, "7♦", "least-loss leave-to-partner", "highest"),
    ({0: "Q♣ 4♠", 3: "5♣ 10♣", 2: "4♣ 7♣", 1: "2♠ 7♦"}, "Q♣", 3, "5♣", "fewest-points", "least-loss highest"),
    ({0: "9♣ 4♠", 3: "6♣ 5♣", 2: "4♣ 7♣", 1: "2♠ 7♦"}, "9♣", 3, "6♣", "least-loss", "fewest-points highest"),
]


@pytest.mark.parametrize(("hands", "line", "seat", "card", "true", "false"), CLAIMED)
def test_when_a_reason_is_true(hands: Any, line: str, seat: int, card: str, true: str, false: str) -> None:
    table = ending(hands, points=0)
    play(table, line)
    view, action = table.view(seat), PLAY[read(card)[0]]
    for code in true.split():
        assert PLAYER.claims[code].holds(view, action), code
    for code in false.split():
        assert not PLAYER.claims[code].holds(view, action), code


def test_what_search_found_is_said_as_the_difference_it_makes() -> None:
    best = search.Found(1, 2.0, 20.0, 0.10)
    for other, declares, code in (
        (search.Found(2, 1.0, 20.0, 0.30), True, "search-keeps-kitty"),
        (search.Found(2, 1.0, 30.0, 0.10), True, "search-fewer-points"),
        (search.Found(2, 1.0, 20.0, 0.01), False, "search-captures"),
        (search.Found(2, 1.0, 10.0, 0.10), False, "search-more-points"),
        (search.Found(2, 1.9, 20.1, 0.10), True, "search-even"),
        (None, True, "search-even"),
    ):
        assert search.difference(best, other, declares) == code


@pytest.mark.parametrize("level", list(Level))
def test_bold_players_call_more_often_and_careful_ones_less(level: Level) -> None:
    called = dict.fromkeys((Style.CAREFUL, Style.STEADY, Style.BOLD), 0)
    for number in range(200):
        view = shuffled_table(f"style{number}").view(0)
        for style in called:
            decision: Any = PLAYER.choose(view, level, Random(1), style)
            called[style] += decision.action.value > 0
    assert called[Style.CAREFUL] < called[Style.STEADY] < called[Style.BOLD]


def test_each_style_opens_a_trick_its_own_way() -> None:
    table = ending({0: "3♣ 4♣ J♠", 3: "A♣ 6♦ 9♦", 2: "4♦ 7♣ 8♣", 1: "Q♠ 3♦ Q♥"}, turn=1)
    opened = {style: PLAYER.choose(table.view(1), Level.MEDIUM, Random(5), style) for style in Style}
    assert {style: str(decision.action.card) for style, decision in opened.items() if decision is not None} == {
        Style.STEADY: "3D", Style.CAREFUL: "3D", Style.GREEDY: "QH", Style.BOLD: "QS",
    }  # fmt: skip


def test_of_low_cards_the_careful_lead_diamonds_first() -> None:
    table = ending({0: "3♣ 4♣ J♠", 3: "A♣ 6♦ 9♦", 2: "A♠ 7♣ 8♣", 1: "4♦ 3♠ Q♥"}, turn=1)
    steady, careful = (
        PLAYER.choose(table.view(1), Level.MEDIUM, Random(5), style) for style in (Style.STEADY, Style.CAREFUL)
    )
    assert steady is not None
    assert careful is not None
    assert (str(steady.action.card), str(careful.action.card)) == ("3S", "4D")


def test_where_a_partner_has_won_for_certain_a_trump_is_a_waste() -> None:
    table = ending({0: "3♣ 4♠", 3: "A♣ 6♦", 2: "4♣ 7♣", 1: "2♠ 7♦"}, points=0)
    play(table, "3♣; A♣; 4♣")
    sight = Sight(table.view(1))
    trump, plain = (deck.CODE[sight.trump][card] for card in (read("2♠")[0], read("7♦")[0]))
    assert styles.saving(sight.table, sight.player, trump) < styles.saving(sight.table, sight.player, plain)


def test_a_middle_player_wastes_no_card_in_a_decided_trick() -> None:
    """As the review calls that a mistake for certain; an easy one does waste some."""
    wasted = dict.fromkeys((Level.EASY, Level.MEDIUM), 0)
    for level in wasted:
        for seed in range(12):
            for view, decision in play_out(shuffled_table(f"thrift{seed}"), level, Random(seed)):
                if isinstance(decision.action, PlayCard) and view.trick:
                    wasted[level] += is_waste(Seen(view, decision.action.card))
    assert wasted[Level.MEDIUM] == 0 < wasted[Level.EASY]


@pytest.mark.parametrize(("level", "hands"), [(Level.HARD, 4), (Level.MEDIUM, 12)])
def test_only_an_easy_player_makes_mistakes_that_are_certain(level: Level, hands: int) -> None:
    """Imagined hands cannot tell a ten in an own sure trick from a four, where both are won anyway."""
    for seed in range(hands):
        for view, decision in play_out(shuffled_table(f"certain{seed}"), level, Random(seed)):
            assert every_game()["san_da_yi"].judge.mistake(view, decision.action) is None


def test_aces_and_jokers_are_remembered_and_others_fade() -> None:
    forgotten = dict.fromkeys(Level, 0)
    for seed in range(6):
        for view, decision in play_out(shuffled_table(f"memory{seed}"), Level.MEDIUM, Random(seed)):
            if not isinstance(decision.action, PlayCard):
                continue
            sight = Sight(view)
            for level in forgotten:
                gone = sight.table.seen & ~remembered(sight, level)
                assert not gone & deck.mask(view.trick, sight.trump)
                assert all(card.rank not in (Rank.ACE, Rank.JOKER) for card in deck.cards(gone, sight.trump))
                forgotten[level] += gone.bit_count()
    assert 0 == forgotten[Level.HARD] < forgotten[Level.MEDIUM] < forgotten[Level.EASY]


def test_luck_does_not_choose_what_is_thrown_away() -> None:
    """In a trick that is decided the lower of two cards of a suit goes; chosen by luck it was the higher one often."""
    wasted = 0
    for number in range(4):
        for view, decision in play_out(shuffled_table(f"luck{number}"), Level.HARD, Random(number)):
            if isinstance(decision.action, PlayCard) and view.trick:
                wasted += is_waste(Seen(view, decision.action.card))
    assert wasted <= 4


def test_the_rule_of_thumb_chooses_between_cards_that_are_as_good() -> None:
    sight = Sight(ending({0: "7♣ 8♣ 10♣ J♣", 1: "4♦ 7♦ 8♦ 9♦", 2: "A♣ 4♣ Q♦ J♦", 3: "6♦ K♦ 5♦ 3♦"}).view(0))
    shown = {str(deck.CARD[sight.trump][code]): code for code in sight.moves()}
    eight = deck.CODE[sight.trump][read("8♣")[0]]
    assert sight.alike(eight) == shown["7C"]
