"""The claim of every reason that the computer players give."""

from __future__ import annotations

from functools import partial
from typing import Final

from cardtable.games.rummy.players.claims import discarding, drawing, laying
from cardtable.games.rummy.rules.actions import BUY, TAKE_UPCARD
from cardtable.players.decision import Claim

# A card that ends the round needs no better reason, also where another would end it, too.
_OUT: Final = Claim(laying.goes_out, singles_out=False)

CLAIMS: Final = {
    "take-goes-out": Claim(drawing.take_goes_out),
    "take-completes": Claim(drawing.take_completes),
    "take-joker": Claim(partial(drawing.joker_offered, wanted=TAKE_UPCARD)),
    "take-nearer": Claim(drawing.take_nearer),
    "take-outs": Claim(drawing.take_outs),
    "take-laid-too": Claim(drawing.take_laid_too),
    "take-lays-off": Claim(drawing.take_lays_off),
    "take-frees-joker": Claim(drawing.take_frees_joker),
    "take-lays-later": Claim(drawing.take_lays_later),
    "draw-no-use": Claim(drawing.draw_no_use),
    "draw-hardly": Claim(drawing.draw_hardly),
    "draw-keeps-outs": Claim(drawing.draw_keeps_outs),
    "draw-goes-round": Claim(drawing.draw_goes_round),
    "nothing-to-take": Claim(drawing.nothing_to_take),
    "buy-joker": Claim(partial(drawing.joker_offered, wanted=BUY)),
    "buy-nearer": Claim(drawing.buy_nearer),
    "buy-outs": Claim(drawing.buy_outs),
    "buy-room": Claim(drawing.buy_room),
    "buy-chances": Claim(drawing.buy_chances),
    "pass-no-use": Claim(drawing.pass_no_use),
    "pass-hardly": Claim(drawing.pass_hardly),
    "pass-risk": Claim(drawing.pass_risk),
    "pass-limit": Claim(drawing.pass_limit),
    "pass-penalty": Claim(drawing.pass_penalty),
    "pass-down": Claim(drawing.pass_down),
    "lay-down": Claim(laying.lay_down),
    "lay-down-out": _OUT,
    "lay-down-owed": Claim(laying.lay_down_owed, singles_out=False),
    "lay-off": Claim(laying.lay_off),
    "lay-off-out": _OUT,
    "lay-joker-first": Claim(laying.lays_joker_first, singles_out=False),
    "swap-lay-down": Claim(laying.swap_lay_down),
    "swap-lay-off": Claim(laying.swap_lay_off),
    "swap-out": _OUT,
    "discard-out": _OUT,
    "discard-useless": Claim(discarding.discard_useless),
    "discard-dear": Claim(discarding.discard_dear),
    "discard-dear-spare": Claim(discarding.discard_dear_spare),
    "discard-spares-dearer": Claim(discarding.discard_spares_dearer),
    # Where nothing tells the cards apart, that is what there is to say.
    "discard-alike": Claim(discarding.discard_alike, singles_out=False),
    "discard-safe": Claim(discarding.discard_safe),
    "discard-steps-back": Claim(discarding.discard_steps_back),
    "discard-keeps-outs": Claim(discarding.discard_keeps_outs),
    "discard-keeps-fit": Claim(discarding.discard_keeps_fit),
    "discard-keeps-near": Claim(discarding.discard_keeps_near),
    "discard-gives-way": Claim(discarding.discard_gives_way),
    "keep-last": Claim(discarding.keep_last),
    "only-move": Claim(discarding.only_move, singles_out=False),
}
