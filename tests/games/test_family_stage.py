"""What the tables of the five further games show and mean: plates, drops, buttons, lines, scores."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, cards
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import RoundResult, Standing
from cardtable.games.catalogue import catalogue
from cardtable.games.olsen.rules.actions import (
    PLAY,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    FalsePlay,
    Hide,
    LetStand,
    Slip,
)
from cardtable.messages import Message, source_text
from cardtable.players.evaluation import Mistake
from cardtable.stage.commands import Command, Gesture
from cardtable.stage.layout import HandOrder
from cardtable.stage.stage import Stage
from cardtable.stage.turn_lines import Turn, fold
from cardtable.stage.zones import AWAY, Direction, Ladder
from tests.app.history import finished
from tests.games.olsen_positions import play, position

NAMES = ("Anna", "Bjarni", "Cecilía", "Dagur")


def stage(game: str) -> Stage:
    return catalogue()[game].stage


def options(game: str, **chosen: Any) -> Any:
    return catalogue()[game].game.options(**chosen)


def text(message: Message | None) -> str:
    return "" if message is None else message.render(source_text)


def drop(game: str, table: Any, target: str, *texts: str, cheating: bool = False) -> Any:
    return stage(game).controls.gesture(table.view(0), [Card.parse(one) for one in texts], target, cheating)


def standing(table: Any) -> Standing:
    return Standing((0,) * table.seats, False, ())


def commands(game: str, table: Any, *picked: str, seat: int = 0) -> dict[str, Command]:
    found = stage(game).controls.commands(table.view(seat), NAMES, [Card.parse(one) for one in picked])
    return {text(command.key): command for command in found}


def noticed(game: str, table: Any, line: str, me: int) -> list[str]:
    """What the player of this seat is told that was done to it in a turn of seat 0."""
    seen = tuple(event.seen_by(me) for event in play(table, line))
    _, notices = fold(stage(game).speech.turn_lines(Turn(0, ((0, seen),)), table.view(me), me, NAMES))
    return [text(notice.text) for notice in notices]


def test_upp_og_nidur_a_chain_is_dropped_in_its_order() -> None:
    table = position(game="upp_og_nidur", top="5S", hand="6D 5H 4C 9C")
    meant = drop("upp_og_nidur", table, "discard", "6D", "5H", "4C")
    assert isinstance(meant, Gesture)
    assert [str(action.card) for action in meant.actions] == ["6D", "5H", "4C"]  # type: ignore[attr-defined]
    broken = drop("upp_og_nidur", table, "discard", "6D", "4C")
    assert isinstance(broken, Refusal)
    assert (broken.code, broken.rule) == ("broken-chain", "chain")
    literal = position(game="upp_og_nidur", top="QS", hand="KD AC 9C", options={"ace_king": False})
    apart = drop("upp_og_nidur", literal, "discard", "KD", "AC")
    assert isinstance(apart, Refusal)
    assert (apart.code, apart.rule) == ("broken-chain", "option-ace_king")
    why = stage("upp_og_nidur").speech.explain(drop("upp_og_nidur", table, "discard", "9C"), NAMES)
    assert "one higher or one lower" in text(why)


def test_upp_og_nidur_its_last_words_are_named_in_full() -> None:
    words, speech = "“Ólsen Ólsen upp og niður”", stage("upp_og_nidur").speech
    rules = {"olsen_olsen_required": True}
    early = position(game="upp_og_nidur", top="5S", hand="6D 9C", options=rules)
    told = [speech.tell(one, NAMES) for one in play(early, "0 last-call")]
    silent = position(game="upp_og_nidur", top="5S", hand="6D", others={1: "5H 7H"}, options=rules)
    told += [speech.tell(one, NAMES) for one in play(silent, "6D; 1 5H") if one.kind == "penalized"]
    refused = early.refusal(1, SAY_OLSEN_OLSEN)
    assert refused is not None
    told += [speech.explain(refused, NAMES), speech.advise(SAY_OLSEN_OLSEN, (), NAMES)]
    told.append(speech.lesson(Mistake("forgot-last-call"), NAMES))
    assert len(told) == 5
    assert all(words in text(one) for one in told), [text(one) for one in told]


def test_upp_og_nidur_the_end_of_a_turn_can_be_said() -> None:
    table = position(game="upp_og_nidur", top="5S", hand="6D 7H 9C")
    play(table, "0 6D")
    assert "Go on: a five or a seven" in text(stage("upp_og_nidur").speech.status(table.view(0), NAMES))
    assert commands("upp_og_nidur", table)["E"].primary


def test_klikk_owed_cards_are_taken_from_the_stock_or_by_the_button() -> None:
    table = position(game="klikk", top="5C", hand="2C 9H KD", players=3)
    play(table, "0 2C")
    view = table.view(1)
    meant = stage("klikk").controls.gesture(view, [], "stock")
    assert isinstance(meant, Gesture)
    assert meant.actions == (TAKE_OWED,)
    button = commands("klikk", table, seat=1)["T"]
    assert button.primary
    assert button.action == TAKE_OWED
    assert text(button.label) == "Take 2 card(s)"
    assert "Take 2 for the twos" in text(stage("klikk").speech.status(view, NAMES))
    assert text(stage("klikk").layout.plates(view, standing(table))[1].notes[0].text) == "takes 2"


def test_klikk_shows_the_direction() -> None:
    table = position(game="klikk", top="5C", hand="AC 9H KD", players=3)
    assert stage("klikk").layout.direction(table.view(0)) == Direction(clockwise=True)
    play(table, "0 AC")
    assert stage("klikk").layout.direction(table.view(0)) == Direction(clockwise=False, turned=True)
    assert stage("olsen").layout.direction(position(top="5C", hand="AC").view(0)) == Direction(clockwise=True)


@pytest.mark.parametrize(("hand", "card"), [("QC KD 4H", "queen"), ("AC KD 4H", "ace")])
def test_klikk_who_misses_a_turn_is_told_by_which_card(hand: str, card: str) -> None:
    table = position(game="klikk", top="5C", hand=hand, options={"reverse2": "skip"})
    assert noticed("klikk", table, hand.split()[0], 1) == [f"Anna laid the {card} of clubs: you miss a turn"]


def test_langi_shows_the_changer_at_every_seat() -> None:
    table = position(game="langi", top="KS", hand="7D 8C", players=3, levels=[7, 8, 1])
    plates = stage("langi").layout.plates(table.view(0), standing(table))
    assert [plate.rank for plate in plates] == [7, 8, 1]
    assert [text(plate.rank_note) for plate in plates] == ["changer: sevens", "changer: eights", "changer: aces"]
    assert stage("langi").layout.ladder(table.view(None)) == Ladder((8, 7, 6, 5, 4, 3, 2, 1), (1, 0, 7))
    assert stage("olsen").layout.ladder(position(top="5C", hand="AC").view(0)) is None
    refused = drop("langi", table, "discard", "8C")
    assert "Your changer: sevens." in text(stage("langi").speech.explain(refused, NAMES))


def test_med_stigum_says_why_each_score_is_what_it_is() -> None:
    held = (tuple(cards("3H 3D QS 6C 7D")), (), tuple(cards("9C JD 8S")))
    result = RoundResult((1,), (30, 0, 40), "out", (5, 0, 3), held)
    assert text(stage("med_stigum").scoring.account(result, 0)) == "10 + 5 + 5 + 5 + 5"
    assert stage("med_stigum").scoring.account(result, 1) is None
    assert text(stage("med_stigum").scoring.account(result, 2)) == "25 + 10 + 5"
    assert stage("med_stigum").scoring.fewest_wins


@pytest.mark.parametrize(
    ("game", "chosen", "line", "goal"),
    [
        ("med_stigum", {}, "Round 3, playing to 500 point(s)", 500),
        ("med_stigum", {"score_mode": "10r"}, "Round 3 of 10", None),
        ("klikk", {"first_to": 3}, "Round 3, first to 3 win(s)", 3),
        ("svindl", {}, "One round decides", 1),
    ],
)
def test_how_far_a_match_is(game: str, chosen: dict[str, Any], line: str, goal: int | None) -> None:
    nothing = Standing((0, 0), False, ())
    assert text(stage(game).scoring.progress(options(game, **chosen), nothing, 3)) == line
    assert stage(game).scoring.goal(options(game, **chosen)) == goal


@pytest.mark.parametrize(("stacking", "answers"), [(True, (PLAY[Card.parse("2D")],)), (False, None)])
def test_who_may_answer_twos_with_a_two_is_told_so(stacking: bool, answers: Any) -> None:
    table = position(game="klikk", top="2C", hand="2D 6C", phase="owe", owed=2, options={"stack_twos": stacking})
    view = table.view(0)
    refused = view.refusal(PLAY[Card.parse("6C")])
    assert refused is not None
    found = stage("klikk").speech.instead(view, refused, NAMES)
    assert (None if found is None else found.actions) == answers


def test_of_eights_that_may_not_go_together_none_is_said_to_fit() -> None:
    view = position(top="9C", hand="8C 8S", options={"out_on_changer": False}).view(0)
    refused = stage("olsen").controls.gesture(view, (Card.parse("8S"), Card.parse("8C")), "discard")
    assert isinstance(refused, Refusal)
    assert refused.code == "last-eight"
    assert stage("olsen").speech.instead(view, refused, NAMES) is None


@pytest.mark.parametrize(
    ("game", "top", "hand", "rules", "chapter"),
    [
        ("olsen", "9C", "8D", {}, "going-out"),
        ("olsen", "9C", "8D", {"out_on_changer": False}, "option-out_on_changer"),
        ("olsen", "9C", "KD", {"out_on_changer": False}, "drawing"),
        ("olsen", "9C", "8D 9D", {"first_turn": "suit"}, "option-first_turn"),
        ("olsen", "9C", "6C 9D", {"first_turn": "suit"}, "option-first_turn"),
        ("langi", "9C", "", {"out_on_changer": False}, "drawing"),
        ("upp_og_nidur", "KC", "QD 2S", {}, "laying"),
        ("upp_og_nidur", "KC", "QD 2S", {"ace_king": False}, "option-ace_king"),
        ("upp_og_nidur", "9C", "8D 2S", {"ace_king": False}, "laying"),
    ],
)
def test_the_chapter_of_the_moment_is_that_of_the_rule_in_force(
    game: str, top: str, hand: str, rules: dict[str, Any], chapter: str
) -> None:
    table = position(game=game, top=top, hand=hand, options={"olsen_auto": True, **rules})
    assert stage(game).speech.chapter(table.view(0)) == chapter


def test_klikk_owed_cards_lead_to_the_rule_in_force() -> None:
    for stacking, chapter in ((False, "twos"), (True, "option-stack_twos")):
        table = position(game="klikk", top="2C", hand="2D 6C 9H", phase="owe", owed=2, options={"stack_twos": stacking})
        assert stage("klikk").speech.chapter(table.view(0)) == chapter


def test_a_round_that_breaks_a_tie_is_not_said_to_be_one_of_fewer() -> None:
    chosen = options("med_stigum", score_mode="5r", score_tie="playoff")
    level = Standing((40, 40), False, (0, 1))
    told = [text(stage("med_stigum").scoring.progress(chosen, level, number)) for number in (5, 6)]
    assert told == ["Round 5 of 5", "Round 6"]
    points = options("med_stigum", score_mode="100", score_tie="playoff")
    going, tied, won = (
        Standing((40, 60), False, (0,)),
        Standing((40, 40, 120), False, (0, 1)),
        Standing((40, 120), True, (0,)),
    )
    told = [text(stage("med_stigum").scoring.progress(points, one, 8)) for one in (going, tied, won)]
    assert told == ["Round 8, playing to 100 point(s)", "Round 8", "Round 8, playing to 100 point(s)"]


def test_svindl_what_a_drop_means() -> None:
    table = position(game="svindl", top="2C", hand="6C KD 4H 9S")
    false = drop("svindl", table, "discard", "KD")
    assert isinstance(false, Gesture)
    assert false.actions == (FalsePlay(Card.parse("KD")),)
    assert "cheating" in text(false.warning)
    slip = drop("svindl", table, "discard", "6C", "KD", cheating=True)
    assert slip == Gesture((Slip(Card.parse("6C"), Card.parse("KD")),))
    assert drop("svindl", table, "discard", "6C", cheating=True).code == "slip-two"
    assert drop("svindl", table, AWAY, "KD") == Gesture((Hide(Card.parse("KD")),))
    assert drop("svindl", table, AWAY, "KD", "4H").code == "hide-one"
    assert drop("olsen", position(top="2C", hand="6C KD"), AWAY, "KD") is None


def test_svindl_buttons_act_on_what_is_picked() -> None:
    table = position(game="svindl", top="2C", hand="6C KD 4H 9S")
    assert commands("svindl", table, "6C", "KD")["T"].action == Slip(Card.parse("6C"), Card.parse("KD"))
    assert commands("svindl", table, "6C", "KD")["T"].refusal is None
    assert commands("svindl", table, "KD", "6C")["T"].refusal.code == "does-not-fit"  # type: ignore[union-attr]
    assert commands("svindl", table, "KD")["H"].refusal is None
    for key, code in (("T", "slip-two"), ("H", "hide-one")):
        assert commands("svindl", table)[key].refusal.code == code  # type: ignore[union-attr]


def test_svindl_the_accuse_button_looks_the_same_guilty_or_not() -> None:
    looks = []
    for line in ("0 6C", "0 slip 6C KD", "0 hide KD; 0 6C", "0 false KD"):
        table = position(game="svindl", top="2C", hand="6C KD 4H 9S", players=3)
        play(table, line)
        button = commands("svindl", table, seat=2)["S"]
        looks.append((button.primary, button.refusal, button.action))
        assert stage("svindl").waiting.reaction_window(table.view(None)).seconds == 3  # type: ignore[union-attr]
    assert set(looks) == {(False, None, Accuse(0))}


def test_svindl_a_tucked_card_sticks_out_and_no_count_is_written() -> None:
    table = position(game="svindl", top="2C", hand="6C KD 4H 9S", players=3)
    play(table, "0 slip 6C KD")
    for seat in (None, 0, 1, 2):
        zones = {zone.id: zone for zone in stage("svindl").layout.zones(table.view(seat), NAMES, 0)}
        assert zones["discard"].loose == 1
        assert not zones["stock"].counted
    assert all(plate.count is None for plate in stage("svindl").layout.plates(table.view(1), standing(table)))
    play(table, "1 let-stand")
    assert stage("svindl").waiting.ends_reactions(LetStand())


def test_svindl_a_win_on_trial_waits_longer() -> None:
    table = position(game="svindl", top="2C", hand="6C", players=3)
    play(table, "0 6C")
    assert stage("svindl").waiting.reaction_window(table.view(None)).seconds == 4  # type: ignore[union-attr]
    assert "last card: fair" in text(stage("svindl").speech.status(table.view(1), NAMES))
    play(table, "1 accuse 0")
    assert text(stage("svindl").speech.status(table.view(1), NAMES)) == "Let the last card stand", (
        "nothing else is left"
    )
    assert commands("svindl", table, seat=1)["D"].action == LetStand()


def test_svindl_the_report_tells_every_deed() -> None:
    table = position(game="svindl", top="2C", hand="6C KD", others={1: "5H 6H 7H", 2: "QH QS"}, players=3)
    assert stage("svindl").scoring.report(table.view(0), NAMES) is None
    play(table, "0 slip 6C KD; 2 accuse 0; 1 6H")
    play(table, "2 accuse 1")
    table.result = RoundResult((0,), (1, 0, 0), "out", (0, 0, 0))
    table.phase = "over"
    found = stage("svindl").scoring.report(table.view(1), NAMES)
    assert found is not None
    assert [text(line) for line in found.lines] == [
        "Anna tucked the king of diamonds under. Cecilía noticed.",
        "Cecilía accused Bjarni wrongly.",
    ]


@pytest.mark.parametrize(("hand", "forgotten"), [("6C KD", "Ólsen"), ("6C", "Ólsen Ólsen")])
def test_who_forgot_a_call_is_told_which(hand: str, forgotten: str) -> None:
    table = position(top="2C", hand=hand, options={"olsen_olsen_required": True})
    assert noticed("olsen", table, "0 6C; 1 draw", 0) == [f"You forgot “{forgotten}”: 3 penalty card(s)"]


@pytest.mark.parametrize(
    ("takeback", "told"), [(True, "you wrongly laid the king of diamonds"), (False, "you laid a false card")]
)
def test_svindl_who_is_caught_with_a_false_card_is_told_so(takeback: bool, told: str) -> None:
    table = position(game="svindl", top="2C", hand="KD 4H 9S", options={"takeback": takeback})
    assert noticed("svindl", table, "0 false KD; 1 accuse 0", 0) == [f"Bjarni saw it: {told}, 3 penalty card(s)"]


def test_svindl_who_kept_quiet_with_no_card_left_is_not_said_to_have_held_one() -> None:
    table = position(game="svindl", top="2C", hand="6C", others={1: "5C"}, options={"olsen_olsen_required": True})
    play(table, "0 6C; 1 accuse 0; 1 last-call; 1 5C; 0 let-stand")
    report = stage("svindl").scoring.report(table.view(0), NAMES)
    assert report is not None
    assert text(report.lines[0]) == "Anna kept quiet when a call was due. Bjarni noticed."


def test_l06_the_ranking_by_changers_at_every_end() -> None:
    """The winner has gone out on aces; the others rank by their changers, then by their cards."""
    table = position(game="langi", top="2C", hand="6C", players=4, others={1: "3S 4S", 2: "5S", 3: "7S"})
    table.levels = [1, 4, 4, 8]
    play(table, "0 6C")
    assert table.result is not None
    places, _, changers = stage("langi").scoring.columns(table.view(None), (1, 0, 0, 0))
    assert [text(cell) for cell in places.cells] == ["1.", "3.", "2.", "4."]
    assert text(changers.cells[2]) == "fours"
    table.hands[1].pop()
    places = stage("langi").scoring.columns(table.view(None), (1, 0, 0, 0))[0]
    assert [text(cell) for cell in places.cells] == ["1.", "2.", "2.", "4."]


def test_no_card_sticks_out_of_a_pile_that_became_the_stock() -> None:
    """A slip that stays where it is, and a penalty for which the pile is shuffled: only the top card is left."""
    table = position(
        game="svindl", top="2C", hand="6C KD 4H 9S", below="3S 4S", stock="5D", options={"takeback": False}
    )
    play(table, "0 slip 6C KD")
    loose = next(zone.loose for zone in stage("svindl").layout.zones(table.view(1), NAMES, 1) if zone.id == "discard")
    assert loose == len(table.pile) - 2
    play(table, "1 accuse 0")
    assert len(table.pile) == 1
    pile = next(zone for zone in stage("svindl").layout.zones(table.view(1), NAMES, 1) if zone.id == "discard")
    assert pile.loose is None


def test_two_cards_that_are_not_alike_may_still_be_tucked_where_one_may_cheat() -> None:
    table = position(game="svindl", top="2C", hand="6C KD 4H 9S", players=3)
    refused = drop("svindl", table, "discard", "6C", "KD")
    assert isinstance(refused, Refusal)
    assert "press “Tuck under”" in text(stage("svindl").speech.explain(refused, NAMES))
    play(table, "0 hide 9S")
    assert drop("svindl", table, "discard", "6C", "KD").code == "several-drops", "one cheat a turn is enough"
    honest = position(game="klikk", top="2C", hand="6C KD 4H 9S", players=3)
    assert drop("klikk", honest, "discard", "6C", "KD").code == "several-drops"


def test_langi_who_says_the_last_words_after_the_turn_is_out_and_not_who_has_the_next_one() -> None:
    """L-e: the five cards are drawn in the turn of another player."""
    table = position(game="langi", top="2C", hand="6C", players=3, options={"olsen_olsen_required": True})
    play(table, "0 6C")
    turn = Turn(1, ((0, tuple(event.seen_by(2) for event in play(table, "0 last-call"))),))
    (line,) = stage("langi").speech.turn_lines(turn, table.view(2), 2, NAMES)
    assert text(line.text(NAMES)) == "Anna out! Changers: sevens"


def test_a_match_of_several_rounds_on_the_ladder_ranks_by_wins() -> None:
    table = position(
        game="langi", top="2C", hand="6C", others={1: "3S 4S", 2: "5S"}, players=3, options={"first_to": 2}
    )
    table.levels = [1, 8, 4]
    play(table, "0 6C")
    won = Standing((2, 1, 0), True, (0,))
    scoring, view = stage("langi").scoring, table.view(None)
    assert scoring.places(view, won) == (1, 2, 3)
    wins = scoring.columns(view, won.totals)[-1]
    assert [text(one) for one in (wins.heading, *wins.cells)] == ["Wins", "2", "1", "0"]


def test_the_ladder_of_langi_ranks_everybody() -> None:
    matches = [finished("langi", seed) for seed in ("one", "two", "three", "four", "five", "six")]
    places_of = stage("langi").scoring.places
    ranked = [sorted(places_of(match.round.view(None), match.standing)) for match in matches if match.round is not None]
    assert any(places == list(range(1, len(places) + 1)) and len(places) > 2 for places in ranked)


@pytest.mark.parametrize(("game", "order"), [("upp_og_nidur", HandOrder.RANK), ("langi", HandOrder.SUIT)])
def test_a_hand_lies_at_first_as_its_cards_follow_each_other(game: str, order: HandOrder) -> None:
    table = position(game=game, top="5S", hand="6D 5H 4C 9C")
    assert stage(game).layout.order(table.view(0)) is order


def test_a_match_on_the_ladder_goes_down_to_the_ace() -> None:
    level = Standing((0, 0, 0), False, ())
    heads = [text(stage(game).scoring.progress(options(game), level, 1)) for game in ("langi", "upp_og_nidur")]
    assert heads == ["Down to the ace", "One round decides"]
