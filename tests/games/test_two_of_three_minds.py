"""The computer players of Two of Three, and the rounds they imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.engine.values import Action
from cardtable.games.two_of_three.players.determinization import worlds
from cardtable.games.two_of_three.players.fast_table import World, bits, ends, fit_of, indices, longest, play_out
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.presentation.speech import WHY
from cardtable.games.two_of_three.rules.actions import DRAW, PLAY, STOP, Play
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules, cards_to_deal
from cardtable.games.two_of_three.rules.legality import fits, playable
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.players.decision import Decision, Level, Style
from tests.games.two_of_three_positions import position, random_steps, some_match, some_options

PLAYER = TwoOfThreePlayer()


def hidden_anew(table: TwoOfThreeRound, seat: int | None, rng: Random) -> TwoOfThreeRound:
    """A copy in which all that ``seat`` cannot know is different."""
    other = table.copy()
    seen = {*table.gone, *(() if seat is None else table.kept[seat])}
    held = [other.stock, *(hand for number, hand in enumerate(other.hands) if number != seat), *other.piles]
    places = [(cards_, at) for cards_ in held for at, card in enumerate(cards_) if card not in seen]
    unknown = [cards_[at] for cards_, at in places]
    rng.shuffle(unknown)
    for cards_, at in places:
        cards_[at] = unknown.pop()
    return other


def test_views_and_players_know_nothing_that_is_hidden() -> None:
    for seed in range(25):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            if rng.random() < 0.85:
                continue
            for seat in (None, *range(table.seats)):
                view = table.view(seat)
                other = hidden_anew(table, seat, rng).view(seat)
                assert other == view
                if seat is None or seat != table.turn:
                    continue
                for level in (Level.EASY, Level.MEDIUM):
                    assert PLAYER.choose(view, level, Random(1)) == PLAYER.choose(other, level, Random(1))


def test_worlds_agree_with_their_view_and_with_all_that_was_seen() -> None:
    for seed in range(25):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            if rng.random() < 0.85:
                continue
            for seat in (None, *range(table.seats)):
                view = table.view(seat)
                world = next(worlds(view, rng))
                assert world.view(seat) == view
                assert sorted(world.all_cards()) == list(packs())
                world.check()
                for other in range(table.seats):
                    old = [] if other == seat else world.hands[other]
                    spared = int(table.drawn and other == table.turn)
                    for length in table.barred[other]:
                        fitting = [card for card in old if fits(table.rules, card, *table.row[length - 2 : length])]
                        assert len(fitting) <= spared


def test_the_true_hand_is_never_ruled_out() -> None:
    """Where a seat had nothing that fits, none of its cards fits, whatever it drew since."""
    for seed in range(60):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            for seat, lengths in enumerate(table.barred):
                spared = int(table.drawn and seat == table.turn)
                for length in lengths:
                    pair = table.row[length - 2 : length]
                    assert sum(fits(table.rules, card, *pair) for card in table.hands[seat]) <= spared


def test_who_passed_holds_nothing_that_fitted() -> None:
    table = position("JD 5S", "3C 9H", "4D 2H 7C 8C 10D", stock="6C 6D 6H 6S")
    table.play(0, PLAY[Card.parse("3C")], FreeChance(Random(1)))
    assert table.barred[0] == [3]
    imagined = worlds(table.view(1), Random(2))
    for _ in range(50):
        (held,) = next(imagined).hands[0]
        assert not fits(table.rules, held, *cards("5S 3C"))


def test_the_kernel_plays_by_the_rules() -> None:
    rng = Random(5)
    for _ in range(3000):
        rules = some_options(rng).rules()
        picked = rng.sample(packs(), rng.randint(3, 8))
        previous, last, *hand = picked
        found = fit_of(rules).playable(bits(hand), previous.index, last.index)
        assert found == bits(playable(rules, picked[:2], hand))
        alone = fit_of(rules).fitting(bits(hand), previous.index, last.index)
        assert alone == bits(card for card in hand if fits(rules, card, previous, last))


def test_chains() -> None:
    fit = fit_of(TwoOfThreeRules())
    row = [card.index for card in cards("JD 5S")]
    hand = bits(cards("3C QH 9H"))
    found = [[packs()[card] for card in end.chain] for end in ends(fit, hand, row[0], row[1])]
    assert found[0] == []
    assert cards("3C QH") in found
    best = longest(fit, hand, row[0], row[1])
    assert len(best.chain) == max(map(len, found))
    assert sorted((*best.chain, *indices(best.rest))) == sorted(indices(hand))


def test_play_out_is_what_a_round_would_do() -> None:
    for seed in range(150):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            if table.result is not None or table.placed or table.drawn:
                continue
            if rng.random() < 0.9:
                continue
            fit = fit_of(table.rules)
            world = World(
                tuple(map(bits, table.hands)),
                tuple(card.index for card in reversed(table.stock)),
                len(table.row),
                cards_to_deal(table.seats),
            )
            taken = play_out(fit, world, table.turn, table.row[-2].index, table.row[-1].index)
            assert taken == really_taken(table.copy())
            break


def really_taken(table: TwoOfThreeRound) -> list[int]:
    """What everybody takes when the longest chains are laid at the table itself."""
    taken = [0] * table.seats
    while True:
        previous, last = table.row[-2:]
        best = longest(fit_of(table.rules), bits(table.hands[table.turn]), previous.index, last.index)
        wanted = [PLAY[packs()[card]] for card in best.chain] or [DRAW]
        seat, over = table.turn, False
        for one in wanted:
            for event in table.play(seat, one, FreeChance(Random(1))):
                if event.kind in ("took", "took-stock") and not over:
                    taken[event.seat] += event.number  # type: ignore[attr-defined]
                over |= event.kind == "dealt"
        if over or table.result is not None:
            return taken


@pytest.mark.parametrize("level", list(Level))
def test_every_level_plays_legally_and_repeats_itself(level: Level) -> None:
    for seed in range(3):
        rng = Random(seed)
        match = some_match(rng)
        match.deal()
        for step in range(80):
            if match.over:
                break
            if match.between_rounds:
                match.deal()
                continue
            assert match.round is not None
            view: Any = match.round.view(match.round.turn)
            decision = PLAYER.choose(view, level, Random(step))
            assert decision == PLAYER.choose(view, level, Random(step))
            assert decision is not None
            assert decision.action in view.legal()
            told = PLAYER.told(view, decision).reasons
            assert told or (level is Level.EASY and decision.action is STOP)
            assert WHY.keys() >= set(told)
            for other in range(match.round.seats):
                if other != match.round.turn:
                    assert PLAYER.choose(match.round.view(other), level, Random(step)) is None
            match.play(match.round.turn, decision.action)


def test_whoever_can_go_out_does() -> None:
    view = position("JD 5S", "3C 5C 7C", "4D 2D", stock="6C 6D").view(0)
    decision = PLAYER.choose(view, Level.HARD, Random(1))
    assert decision is not None
    assert PLAYER.claims["goes-out"].holds(view, decision.action)


def test_the_middle_player_sees_two_cards_at_a_time() -> None:
    """Nothing follows the queen; three and five follow each other, and that is as far as it looks."""
    view = position("JD 5S", "3C 5C QC", "4D 2D", stock="6C 6D").view(0)
    found = {PLAYER.choose(view, Level.MEDIUM, Random(seed)) for seed in range(30)}
    assert {one.action for one in found if one is not None} == {PLAY[Card.parse("3C")], PLAY[Card.parse("5C")]}


def test_the_easy_player_overlooks_now_and_then_that_one_more_card_fits() -> None:
    table = position("JD 5S", "3C 5C 4H", "4D 2D", stock="6C 6D")
    table.play(0, PLAY[Card.parse("3C")], FreeChance(Random(1)))
    assert table.legal(0) == [PLAY[Card.parse("5C")], STOP]
    done = [PLAYER.choose(table.view(0), Level.EASY, Random(seed)) for seed in range(200)]
    stopped = sum(one is not None and one.action is STOP for one in done)
    assert 20 <= stopped <= 60


def test_nobody_overlooks_that_the_last_card_fits() -> None:
    table = position("JD 5S", "3C 5C", "4D 2D", stock="6C 6D")
    table.play(0, PLAY[Card.parse("3C")], FreeChance(Random(1)))
    assert table.legal(0) == [PLAY[Card.parse("5C")], STOP]
    done = {PLAYER.choose(table.view(0), Level.EASY, Random(seed)) for seed in range(100)}
    assert {one.action for one in done if one} == {PLAY[Card.parse("5C")]}


def test_the_best_player_may_end_a_turn_where_little_fits() -> None:
    stopped = 0
    for seed in range(40):
        rng = Random(seed)
        match = some_match(rng, None)
        for table in random_steps(match, rng):
            if table.result is None and table.placed and STOP in table.legal(table.turn):
                decision = PLAYER.choose(table.view(table.turn), Level.HARD, Random(1))
                assert decision is not None
                stopped += decision.action is STOP
                break
    assert stopped > 0


def decisions(seeds: int, level: Level = Level.HARD) -> Iterator[tuple[TwoOfThreeView, Decision]]:
    """What computer players did where there was a choice, at any table."""
    for seed in range(seeds):
        rng = Random(seed)
        match = some_match(rng)
        match.deal()
        while not (match.over or match.between_rounds):
            assert match.round is not None
            view: Any = match.round.view(match.round.turn)
            decision = PLAYER.choose(view, level, Random(seed))
            assert decision is not None
            if len(view.legal()) > 1:
                yield view, decision
            match.play(match.round.turn, decision.action)


def test_every_hint_keeps_a_reason_that_is_true() -> None:
    silent = told = 0
    for view, decision in decisions(8):
        kept = PLAYER.told(view, decision).reasons
        silent += not kept
        told += 1
    assert told > 60
    assert silent <= told // 50


def test_reasons_that_are_not_true_are_not_told() -> None:
    """The three leads to the five, the queen of hearts to nothing."""
    view = position("JD 5S", "3C 5C QC 4H", "4D 2D", stock="6C 6D").view(0)
    for code, card, true in (
        ("goes-on", "3C", True), ("goes-out", "3C", False),
        ("nothing-fits", "3C", False), ("only-card", "3C", False), ("stop-now", "3C", False),
    ):  # fmt: skip
        action = PLAY[Card.parse(card)]
        assert PLAYER.claims[code].holds(view, action) is true, code


def test_the_only_card_in_hand_is_called_the_last_one() -> None:
    table = position("JD 5S", "3C 5C", "4D 2D", stock="6C 6D")
    table.play(0, PLAY[Card.parse("3C")], FreeChance(Random(1)))
    assert table.legal(0) == [PLAY[Card.parse("5C")], STOP]
    decision = PLAYER.choose(table.view(0), Level.HARD, Random(1))
    assert decision is not None
    assert PLAYER.told(table.view(0), decision).reasons[0] == "last-card"
    assert not PLAYER.claims["goes-out"].holds(table.view(0), decision.action)


def turns(view: TwoOfThreeView, action: Action) -> list[tuple[Card, ...]]:
    """Whatever can be laid in this turn when it goes on with this action."""
    found: list[tuple[Card, ...]] = []
    waiting = [(action.card,) if isinstance(action, Play) else ()]
    while waiting:
        laid = waiting.pop()
        row = (*view.row, *laid)
        rest = [card for card in view.hand if card not in laid]
        more = playable(view.rules, row[-2:], rest) if laid else []
        if not more or view.rules.stop_early:
            found.append(laid)
        waiting += [(*laid, card) for card in more]
    return found


def counts(view: TwoOfThreeView, action: Action, laid: tuple[Card, ...]) -> dict[str, float]:
    """What each comparison counts at this end of a turn; more is better."""
    rest = [card for card in view.hand if card not in laid]
    row = (*view.row, *laid)[-2:]
    after = [(row[1], card) for card in view.unseen() if fits(view.rules, card, *row)]
    fit, hand = fit_of(view.rules), bits(rest)
    on = sum(bool(playable(view.rules, pair, rest)) for pair in after)
    out = sum(not longest(fit, hand, pair[0].index, pair[1].index).rest for pair in after)
    return {
        "fewer-fit": -len(after),
        "fewer-fit-later": -len(after),
        "lays-more": len(laid),
        "out-next": out / max(1, len(after)),
        "stuck-less": on / max(1, len(after)),
    }


def test_what_is_compared_is_nowhere_better_and_somewhere_worse() -> None:
    seen: Counter[str] = Counter()
    for view, decision in decisions(10):
        told = set(PLAYER.told(view, decision).reasons)
        for code in told & {"fewer-fit", "fewer-fit-later", "lays-more", "out-next", "stuck-less"}:
            ends = {
                action: {laid: counts(view, action, laid)[code] for laid in turns(view, action)}
                for action in view.legal()
            }
            mine = ends.pop(decision.action)
            here = {
                "fewer-fit": [value for laid, value in mine.items() if len(laid) < 2],
                "fewer-fit-later": [value for laid, value in mine.items() if len(laid) > 1],
            }.get(code, list(mine.values()))
            best = [max(found.values()) for found in ends.values()]
            assert max(here) >= max(best), (code, decision.action, view)
            assert max(here) > min(best), (code, decision.action, view)
            seen[code] += 1
    assert {"fewer-fit", "fewer-fit-later", "lays-more"} <= seen.keys()


def test_more_can_be_laid_than_after_some_other_card() -> None:
    """Of two cards that lead on equally far neither lays more, though ending the turn lays less."""
    claim = PLAYER.claims["lays-more"]
    for view, _ in decisions(6):
        for action in view.legal():
            if claim.holds(view, action):
                most = {other: max(map(len, turns(view, other))) for other in view.legal()}
                cards_ = [most[other] for other in most if isinstance(other, Play) and other != action]
                assert most[action] == max(most.values())
                assert not cards_ or min(cards_) < most[action]


@pytest.mark.parametrize("style", [Style.CAREFUL, Style.GREEDY, Style.BOLD])
@pytest.mark.parametrize("level", list(Level))
def test_styles_lean_and_go_out_all_the_same(level: Level, style: Style) -> None:
    """They choose otherwise now and then, and never let a hand lie that could go out."""
    other = 0
    for number, (view, decision) in enumerate(decisions(6 if level is Level.HARD else 12, level)):
        leaning = PLAYER.choose(view, level, Random(number), style)
        steady = PLAYER.choose(view, level, Random(number))
        assert leaning is not None
        assert steady is not None
        assert leaning.action in view.legal()
        other += leaning.action != steady.action
        if level is Level.HARD and PLAYER.claims["goes-out"].holds(view, decision.action):
            assert leaning.action == decision.action
    assert other > 0
