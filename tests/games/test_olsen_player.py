"""The computer players of the family: legal, the same every time, fair, and as good as they promise."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.cards import Card, Rank, Suit, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.games.catalogue import entry
from cardtable.games.olsen.players.determinization import worlds
from cardtable.games.olsen.players.plans import plans
from cardtable.games.olsen.players.player import SKILLS, OlsenPlayer
from cardtable.games.olsen.rules.actions import CATCH, DRAW, END_TURN, NAME_SUIT, PASS, PLAY, SAY_OLSEN, SAY_OLSEN_OLSEN
from cardtable.games.olsen.rules.game import OlsenOlsen, deal
from cardtable.games.olsen.rules.house_rules import OlsenOptions, Rules
from cardtable.games.olsen.rules.knowledge import Lack
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players import search
from cardtable.players.decision import Decision, Level
from cardtable.players.random_player import RandomPlayer
from tests.games.olsen_positions import OPTIONS, check_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PLAYER = OlsenPlayer()
LEVELS = tuple(Level)
CALLS = (SAY_OLSEN, SAY_OLSEN_OLSEN, CATCH)
# So many decisions: deals of some games have ten times as many as those of others.
ENOUGH = 9_000
COMMON = {"play", "draw", "pass", "end-turn", "say-olsen", "say-olsen-olsen"}
KINDS = {
    "olsen": {"name-suit", "catch"},
    "upp_og_nidur": {"catch"},
    "med_stigum": {"name-suit", "catch"},
    "klikk": {"name-suit", "catch", "take-owed"},
    "langi": {"name-suit", "catch"},
    "svindl": {"name-suit", "slip", "hide", "false-play", "accuse", "let-stand"},
}


def position(hand: str, top: str, others: str = "2S 3S 4S 5S", **house_rules: object) -> OlsenRound:
    """Seat 0 of two or more is to move; ``others`` are the other hands, parted by a bar; the stock is the rest."""
    hands = [cards(hand), *(cards(text) for text in others.split("|"))]
    options = OlsenOptions.read(house_rules).rules()
    pile = cards(top)
    used = {*pile, *(card for held in hands for card in held)}
    stock = [card for card in packs(options.packs_for(len(hands))) if card not in used]
    return OlsenRound(options, len(hands), len(hands) - 1, 0, hands, stock, pile)


def choose(table: OlsenRound, level: Level, seat: int = 0, seed: str = "1") -> Decision | None:
    return PLAYER.choose(table.view(seat), level, Random(seed))


def told(table: OlsenRound, decision: Decision) -> tuple[str, ...]:
    """The codes of what speaks for the decision of seat 0, the most telling first."""
    return PLAYER.told(table.view(0), decision).reasons


def turn(table: OlsenRound, level: Level, seed: str = "1") -> list[str]:
    """Everything seat 0 does until its turn ends."""
    done = []
    while table.turn == 0 and table.result is None:
        decision = choose(table, level, seed=seed)
        assert decision is not None
        done.append(str(getattr(decision.action, "card", getattr(decision.action, "suit", decision.action.kind))))
        table.play(0, decision.action, FreeChance(Random(0)))
    return done


def some_options(game: str, rng: Random) -> Rules:
    options = OPTIONS[game]
    chosen = {option.key: option.values[int(rng.random() * len(option.values))].value for option in options.catalogue()}
    rules: Rules = options.read(chosen).rules()
    return rules


def deals(number: int, name: str, defaults: bool = False, game: str = "olsen") -> Iterator[tuple[OlsenRound, Random]]:
    for count in range(number):
        rng = Random(f"{name}/{count}")
        rules = OPTIONS[game]().rules() if defaults else some_options(game, rng)
        table, _ = deal(rules, 2 + count % 5, None, FreeChance(rng))
        yield table, rng


def played(
    table: OlsenRound, rng: Random, levels: tuple[Level, ...] = LEVELS
) -> Iterator[tuple[int, Level, str, Decision | None]]:
    """Play a deal with changing levels; gives every question before its answer is played."""
    for step in range(400):
        if table.result is not None:
            return
        for seat in (*(seat for seat in range(table.seats) if seat != table.turn), table.turn):
            if table.result is not None or not table.legal(seat):
                continue
            level = levels[int(rng.random() * len(levels))]
            seed = f"{step}/{seat}"
            decision = choose(table, level, seat, seed)
            yield seat, level, seed, decision
            if decision is not None:
                table.play(seat, decision.action, FreeChance(rng))
                break


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard thinks in fewer worlds, where only the legality of thousands of choices matters."""
    monkeypatch.setitem(SKILLS, Level.HARD, replace(SKILLS[Level.HARD], worlds=4))  # type: ignore[misc]


def follows(actions: Iterable[Any]) -> set[str]:
    return {action.kind for action in actions}


@pytest.mark.parametrize(("game", "kinds"), KINDS.items())
def test_every_choice_is_legal_at_every_table(few_worlds: None, game: str, kinds: set[str]) -> None:
    asked = 0
    seen: set[Any] = set()
    for table, rng in deals(100, "legal", game=game):
        if asked > ENOUGH:
            break
        for seat, _, _, decision in played(table, rng):
            asked += 1
            if decision is None:
                assert seat != table.turn
                continue
            seen.add(decision.action)
            assert decision.action in table.legal(seat)
            assert table.refusal(seat, decision.action) is None
            assert entry("olsen").stage.speech.advise(
                decision.action, PLAYER.told(table.view(seat), decision).reasons, ()
            )
    assert asked > ENOUGH
    assert follows(seen) == COMMON | kinds


@pytest.mark.parametrize("game", KINDS)
def test_the_same_question_has_the_same_answer(few_worlds: None, game: str) -> None:
    codec = OlsenOlsen().views
    for table, rng in deals(4, "same", game=game):
        for number, (seat, level, seed, decision) in enumerate(played(table, rng)):
            if number % 7 == 0:
                view = codec.from_json(codec.to_json(table.view(seat)))
                assert PLAYER.choose(view, level, Random(seed)) == decision


@pytest.mark.parametrize("game", KINDS)
def test_hidden_cards_change_nothing(few_worlds: None, game: str) -> None:
    """Permute everything that a seat cannot know: its view and its decision stay the same."""
    asked = 0
    for table, rng in deals(6, "fair", game=game):
        for number, (seat, level, seed, decision) in enumerate(played(table, rng)):
            if number % 6:
                continue
            view = table.view(seat)
            for world in islice(worlds(view, Random(f"{number}")), 2):
                world.armed, world.armed_out = table.armed, table.armed_out
                assert world.view(seat) == view
                assert PLAYER.choose(world.view(seat), level, Random(seed)) == decision
                asked += 1
    assert asked > 70


def test_every_moment_of_a_turn_is_met(few_worlds: None) -> None:
    phases = set()
    for game in KINDS:
        for table, rng in deals(12, "phases", game=game):
            for seat, _, _, _ in played(table, rng):
                phases.add((table.phase, seat == table.turn))
    assert phases >= {("owe", True), ("play", True), ("chain", True), ("name", True), ("stand", True), ("play", False)}


def test_worlds_deal_the_hidden_cards_otherwise() -> None:
    """The test above can fail: what a cheat would look at does change between the worlds."""
    asked = changed = 0
    for table, rng in deals(5, "cheat", defaults=True):
        for seat, _, _, _ in played(table, rng, (Level.MEDIUM,)):
            other = (seat + 1) % table.seats
            world = next(worlds(table.view(seat), Random(1)))
            asked += 1
            changed += sorted(world.hands[other]) != sorted(table.hands[other])
    assert changed > 0.8 * asked > 20


def test_worlds_respect_counts_hands_and_lacks() -> None:
    bound = 0
    for table, rng in deals(20, "worlds"):
        for seat, _, _, _ in played(table, rng, (Level.EASY,)):
            view = table.view(seat)
            for world in islice(worlds(view, rng), 1):
                check_cards(world)
                assert [len(hand) for hand in world.hands] == list(view.counts)
                assert world.hands[seat] == list(view.hand)
                known = [(other, lack) for other, lack in enumerate(view.lacks) if lack is not None and other != seat]
                # Two hands may need the same few cards; then one of them has to do without.
                for other, lack in known if len(known) == 1 else []:
                    free = sum(not lack.excludes(card) for card in world.hands[other])
                    possible = sum(not lack.excludes(card) for card in view.unseen())
                    assert free >= min(lack.cards, view.counts[other], possible)
                    bound += 1
    assert bound > 100


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_whole_groups_are_laid(level: Level) -> None:
    done = turn(position("2H 2S KS QS 9D", "2C", "3H 4H 5H 6H 7H"), level)
    assert sorted(done) == ["2H", "2S"]
    assert done[-1] == "2S"


def test_a_group_that_empties_the_hand_ends_the_deal() -> None:
    for level in LEVELS:
        table = position("9S 9D 9H", "4S")
        turn(table, level)
        assert table.result is not None
        assert table.result.winners == (0,)


def test_two_eights_go_out_together_only_where_that_is_allowed() -> None:
    table = position("8S 8D", "4C")
    assert turn(table, Level.MEDIUM) == ["8S", "8D"]
    table = position("8S 8D", "4C", out_on_changer=False)
    assert len(turn(table, Level.MEDIUM)) == 2
    assert table.hands[0] == cards("8D")


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_an_eight_is_kept(level: Level) -> None:
    table = position("8H 5C 6C KD", "9C", "2S 3S 4S 5S 6S 7S")
    decision = choose(table, level)
    assert decision is not None
    assert decision.action in (PLAY[Card.parse("5C")], PLAY[Card.parse("6C")])
    assert "keep-eight" in told(table, decision)


def test_where_an_eight_must_not_be_last_it_is_laid_in_time() -> None:
    decision = choose(position("8H 5C", "9C", "2S 3S 4S 5S 6S", out_on_changer=False), Level.MEDIUM)
    assert decision is not None
    assert decision.action is PLAY[Card.parse("8H")]


@pytest.mark.parametrize("level", LEVELS)
def test_the_longest_suit_is_named(level: Level) -> None:
    named = []
    for seed in range(10):
        table = position("8H 5D 6D KD 7S", "9C", "2S 3S 4S 5S 6S 9S 10S")
        table.play(0, PLAY[Card.parse("8H")], FreeChance(Random(0)))
        decision = choose(table, level, seed=f"{seed}")
        assert decision is not None
        named.append(decision.action)
    # Easy is careless now and then, and hard may find by sampling that a shorter suit hurts the next player more.
    expected = 10 if level is Level.MEDIUM else 6
    assert named.count(NAME_SUIT[Suit.DIAMONDS]) >= expected


def test_an_easy_player_names_no_suit_of_which_it_holds_nothing() -> None:
    """Carelessly it names any of those it holds."""
    named = set()
    for seed in range(40):
        table = position("8H 5D 6C", "9H", "2S 3S 4S 5S 6S 9S 10S")
        table.play(0, PLAY[Card.parse("8H")], FreeChance(Random(0)))
        decision = choose(table, Level.EASY, seed=f"{seed}")
        assert decision is not None
        named.add(decision.action)
    assert named == {NAME_SUIT[Suit.DIAMONDS], NAME_SUIT[Suit.CLUBS]}


def test_ties_are_broken_by_lot() -> None:
    named = set()
    for seed in range(30):
        table = position("8H 5D KS", "9C")
        table.play(0, PLAY[Card.parse("8H")], FreeChance(Random(0)))
        decision = choose(table, Level.MEDIUM, seed=f"{seed}")
        assert decision is not None
        named.add(decision.action)
    assert named == {NAME_SUIT[Suit.DIAMONDS], NAME_SUIT[Suit.SPADES]}


def test_a_missing_suit_fades_for_the_medium_player_and_not_for_the_hard_one() -> None:
    table = position("8H 5D KS 6D 2S", "9C", "2C")
    table.lacks[1] = Lack(Suit.SPADES, (Rank.NINE, Rank.EIGHT), 1)
    table.actions = 200
    table.play(0, PLAY[Card.parse("8H")], FreeChance(Random(0)))
    decisions = [choose(table, Level.HARD, seed=f"{seed}") for seed in range(5)]
    assert {decision.action for decision in decisions if decision is not None} == {NAME_SUIT[Suit.SPADES]}
    assert all("they-lack" in told(table, decision) for decision in decisions if decision)
    assert len({choose(table, Level.MEDIUM, seed=f"{seed}") for seed in range(20)}) == 2
    table.lacks[1] = Lack(Suit.SPADES, (Rank.NINE, Rank.EIGHT), 1, at=table.actions)
    just_seen = {choose(table, Level.MEDIUM, seed=f"{seed}") for seed in range(20)}
    assert {decision.action for decision in just_seen if decision is not None} == {NAME_SUIT[Suit.SPADES]}


def test_the_next_player_with_few_cards_is_stopped_by_an_eight() -> None:
    table = position("8H 5C KD QD 9S", "9C", "2S 3S")
    decision = choose(table, Level.MEDIUM)
    assert decision is not None
    assert decision.action is PLAY[Card.parse("8H")]
    assert "stop-next" in told(table, decision)


def test_one_card_a_turn_where_groups_are_not_played() -> None:
    for level in LEVELS:
        assert len(turn(position("2H 2S KS QS 9D", "2C", multi_rank=False), level)) == 1


def test_nobody_draws_who_can_lay() -> None:
    for level in LEVELS:
        for seed in range(20):
            decision = choose(position("2H KS QS", "2C", voluntary_draw=True), level, seed=f"{seed}")
            assert decision is not None
            assert decision.action is PLAY[Card.parse("2H")]


def test_drawing_and_passing() -> None:
    for level in LEVELS:
        table = position("KH QD", "2C")
        table.stock = [card for card in table.stock if card.suit is Suit.SPADES and card.rank > 8]
        assert turn(table, level) == ["draw", "draw", "draw", "pass"]
    assert {DRAW, PASS, END_TURN} <= set(OlsenOlsen().action_space(table.view(0)))


def one_card_left(**house_rules: object) -> OlsenRound:
    table = position("6C KD", "2C", "2S 3S 4S|5S 6S 7S", **house_rules)
    table.play(0, PLAY[Card.parse("6C")], FreeChance(Random(0)))
    return table


def share(table: OlsenRound, level: Level, seat: int, action: object) -> float:
    answers = [choose(table, level, seat, f"{seed}") for seed in range(2000)]
    assert all(answer is None or answer.action is action for answer in answers)
    return sum(answer is not None for answer in answers) / len(answers)


@pytest.mark.parametrize("level", LEVELS)
def test_calls_are_forgotten_as_often_as_the_level_says(level: Level) -> None:
    assert share(one_card_left(), level, 0, SAY_OLSEN) == pytest.approx(1 - SKILLS[level].forgets, abs=0.02)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_call(level: Level) -> None:
    table = position("6C", "2C", "2S 3S|4S 5S", olsen_olsen_required=True)
    table.play(0, PLAY[Card.parse("6C")], FreeChance(Random(0)))
    assert table.result is None
    assert share(table, level, 0, SAY_OLSEN_OLSEN) == pytest.approx(1 - SKILLS[level].forgets, abs=0.02)


@pytest.mark.parametrize("level", LEVELS)
def test_catching(level: Level) -> None:
    table = one_card_left(olsen_enforce="caught")
    assert share(table, level, 2, CATCH) == pytest.approx(SKILLS[level].catches, abs=0.04)
    table.play(0, SAY_OLSEN, FreeChance(Random(0)))
    assert share(table, level, 2, CATCH) == 0


def test_nothing_is_called_in_an_idle_moment() -> None:
    for level in LEVELS:
        for seed in range(50):
            decision = choose(position("6C 7C 8C 2D", "2C", olsen_olsen_required=True), level, seed=f"{seed}")
            assert decision is not None
            assert decision.action not in CALLS


def test_the_random_player_does_anything_legal() -> None:
    table = position("6C 7C 8C 2D", "2C")
    actions = {RandomPlayer().choose(table.view(0), Level.EASY, Random(seed)).action for seed in range(200)}  # type: ignore[union-attr]
    assert actions == set(table.legal(0))
    silent = one_card_left()
    answers = {RandomPlayer().choose(silent.view(0), Level.EASY, Random(seed)) for seed in range(50)}
    assert answers == {None, Decision(SAY_OLSEN)}
    assert RandomPlayer().choose(silent.view(2), Level.EASY, Random(1)) is None


def test_a_race_keeps_the_best_and_drops_the_hopeless() -> None:
    rng = Random(1)
    worlds = iter(rng.random, 2.0)
    found = search.race([0.2, 0.5, 0.55], worlds, lambda option, world: float(world < option), 400, 40)
    assert found[0].worlds < found[2].worlds
    assert max(found, key=lambda estimate: (estimate.worlds, estimate.mean)) == found[2]
    assert found[2].mean == pytest.approx(0.55, abs=0.08)


def test_a_race_between_equals_uses_the_budget() -> None:
    worlds = iter(Random(1).random, 2.0)
    found = search.race([0, 1], worlds, lambda option, world: 0.5, 90, 40)
    assert [estimate.worlds for estimate in found] == [90, 90]


def test_luck_does_not_name_the_suit() -> None:
    """The suit of which most are held is named, whatever deals are imagined."""
    for hand in ("JS KS 4H", "JS KS", "9D"):
        table = position(f"8C {hand}", "2C", "2S 3H 4D 5S")
        table.play(0, PLAY[Card.parse("8C")], FreeChance(Random(1)))
        named = [choose(table, Level.HARD, seed=f"{seed}") for seed in range(6)]
        assert {one.action for one in named if one is not None} == {NAME_SUIT[Card.parse(hand[:2]).suit]}


def test_a_suit_that_was_missing_long_ago_is_not_named_for_that() -> None:
    """The next player drew on clubs and has drawn three cards since, so it may well hold one now."""
    for new, offered in ((0, True), (3, False)):
        table = position("8C JS KS", "2C", "2S 3H 4D 5S")
        table.play(0, PLAY[Card.parse("8C")], FreeChance(Random(1)))
        table.lacks[1] = Lack(Suit.CLUBS, (), 4 - new)
        assert (Suit.CLUBS in {plan.suit for plan in plans(table.view(0), thorough=True)}) == offered
