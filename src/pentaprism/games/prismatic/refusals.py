"""Why a move is refused: the clause that forbids it and a sentence that helps."""

from typing import Any

import numpy as np

from pentaprism.core.errors import IllegalMove
from pentaprism.games.prismatic import areas, commit, purse, resolve
from pentaprism.games.prismatic.notation import PIECES, board_of, card_name, effects, purse_text
from pentaprism.games.prismatic.rules import MAX_MOVES
from pentaprism.games.prismatic.state import (
    ACT,
    ADD,
    AUCTION,
    BID,
    CHOSEN,
    COMMIT,
    CREATE,
    DISCARD,
    DISCARD_CARD,
    DRAW,
    DRAW_CARD,
    DRAWN,
    EMPTY,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    MAKE,
    MOTE,
    POOL,
    PRISM,
    PRISMATIC,
    PRISMS,
    PULL,
    PULL_MOTE,
    PULLED,
    PUT,
    READY,
    REPLACE,
    REWARD,
    SETUP,
    STEAL,
    STEAL_CARD,
    TAKE,
    TAKE_BACK,
    USE,
    VERB,
)

_SETUP_HELP = (
    "in the set-up write `keep 17`, then `take R` twice in the order RGBCMYWK, then `ready`"
)
_COMMIT_HELP = "commit with `put R palette` or `put prism 3`, end with `ready`, undo by `take back`"
_ACT_HELP = (
    "in step 3 write `create 17`, `use 17`, `make 4` or `done`; `make 4 pool RG` and "
    "`make 4 pool -` say which pool colours pay, in the order RGBCMYWK"
)
_REWARD_HELP = "take what is pending, or `decline`"
_PULLED_HELP = "commit the pulled mote with `put R palette` or `put R 17`, or `return` it"
_DRAWN_HELP = "the drawn card goes `to progress`, or `to common`, or takes a place: `replace 17`"
_CHOOSING_HELP = "write `keep 17` for the card that you keep"
_AUCTION_HELP = "write `bid 2` to bid two prisms, or `pass`"


def refusal(s: Any, seat: int, text: str, move: int | None) -> IllegalMove:
    if s.phase in (SETUP, COMMIT) and int(s.ready) >> seat & 1:
        clause = "13" if s.phase == SETUP else "4"
        return IllegalMove("you are ready; until all are, you may only `take back`", clause)
    if s.phase == SETUP:
        return _in_setup(s, seat, move)
    if s.phase == COMMIT:
        return _in_commit(s, seat, move)
    if s.phase == AUCTION:
        return _in_auction(s, seat, move)
    if s.doing == ACT:
        return _in_act(s, seat, move)
    if s.doing == REWARD:
        return _in_reward(s, seat, move)
    if s.doing == PULLED:
        return _in_pulled(s, seat, move)
    if s.doing == DRAWN:
        if move is not None and move >> 12 & VERB == REPLACE:
            return IllegalMove("a drawn card replaces one of three common cards", "9")
        return IllegalMove(_DRAWN_HELP, "9")
    return IllegalMove(_CHOOSING_HELP, "10")


def _parts(move: int) -> tuple[int, int, int]:
    return move >> 12 & VERB, move >> 6 & 63, move & 63


def _in_setup(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None:
        return IllegalMove(_SETUP_HELP, "13")
    verb, piece, target = _parts(move)
    if verb == KEEP and s.kept[seat]:
        return IllegalMove("you have kept a card already; `take back` to choose again", "13")
    if verb == KEEP:
        return IllegalMove(f"card {target} is not one of the two that you were dealt", "13")
    if verb == TAKE and piece == PRISMATIC:
        return IllegalMove("prismatic motes cannot be chosen in the set-up", "13")
    if verb == TAKE and s.kept[seat] and purse.motes(s.hand[seat]) < commit.CHOSEN_MOTES:
        return IllegalMove("take the motes in the order RGBCMYWK, or `take back` first", "13")
    if verb in (TAKE, READY) and not s.kept[seat]:
        return IllegalMove("first keep one of your two cards", "13")
    if verb == READY:
        return IllegalMove("take two motes first", "13")
    if verb == TAKE:
        return IllegalMove("you have taken two motes: say `ready`, or `take back`", "13")
    return IllegalMove(_SETUP_HELP, "13")


def _in_commit(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None:
        return IllegalMove(_COMMIT_HELP, "4")
    verb, piece, target = _parts(move)
    if verb == TAKE_BACK:
        return IllegalMove("you have put nothing yet that could be taken back", "4")
    if verb != PUT:
        return IllegalMove(f"creating comes later: {_COMMIT_HELP}", "4")
    held = s.loose[seat] if piece == PRISM else s.hand[seat]
    if not purse.count(held, piece):
        return IllegalMove(f"you have no {PIECES[piece]} to put", "4")
    refused = _refused_place(s, seat, piece, target)
    if refused:
        return refused
    return IllegalMove(
        "pieces are put in the order RGBCMYWKP and prisms, each first on the palette and then on "
        "cards by number; `take back` and begin again",
        "4",
    )


def _refused_place(s: Any, seat: int, piece: int, target: int) -> IllegalMove | None:
    """3: why a piece cannot lie there, if so."""
    if target == 0:
        return None
    if target > s.cards or not int(s.progress[seat] | s.created[seat]) >> (target - 1) & 1:
        return IllegalMove(
            f"card {target} does not lie before you: put pieces on your own cards, "
            "or on the palette for common cards and the board",
            "3",
        )
    if not commit.has_room(s, seat, piece, target - 1):
        name = card_name(s, target)
        return IllegalMove(f"{name} has no open symbol for a {PIECES[piece]}", "3")
    return None


def _in_act(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None:
        return IllegalMove(_ACT_HELP, "5")
    verb, _, target = _parts(move)
    if move & CHOSEN:
        return _refused_share(s, seat, move)
    if verb == CREATE:
        return _refused_create(s, seat, target)
    if verb == USE:
        return _refused_use(s, seat, target)
    if verb == MAKE:
        return _refused_make(s, seat, target)
    if verb == PUT:
        return IllegalMove("pieces are committed in step 2; now only Pull brings a mote", "4")
    if verb in (GAIN, ADD, PULL_MOTE, DRAW_CARD, DISCARD_CARD, STEAL_CARD, EMPTY_CARD):
        return IllegalMove("no reward or action is waiting to be taken", "7")
    return IllegalMove(_ACT_HELP, "5")


def _refused_share(s: Any, seat: int, move: int) -> IllegalMove:
    """5: what is wrong with the pool colours that a move names, or with the move itself."""
    verb, _, number = _parts(move)
    paid = "create" if verb == CREATE else "make"
    if verb == CREATE and int(s.progress[seat]) >> (number - 1) & 1:
        return IllegalMove(
            f"a card in progress takes what it lacks from the pool: write `create {number}`", "5"
        )
    if int(move & (CHOSEN - 1)) not in _plain_moves(s, seat):
        return (_refused_create if verb == CREATE else _refused_make)(s, seat, number)
    cost = int(s.costs[number - 1] if verb == CREATE else s.make_costs[number - 1])
    taken = int(resolve.share_of_pool(s, np.uint64(cost), move))
    if taken == int(purse.colours_shared(np.uint64(cost), s.pool)):
        return IllegalMove(f"that is how it is paid anyway: write `{paid} {number}`", "5")
    if taken != int(purse.colours_shared(np.uint64(taken), s.pool)):
        return IllegalMove(f"the pool has only {purse_text(s.pool) or 'nothing'}", "5")
    if taken != int(purse.colours_shared(np.uint64(taken), np.uint64(cost))):
        return IllegalMove(f"the cost is {purse_text(cost)}: name only colours that it needs", "5")
    rest = purse_text(cost - taken)
    return IllegalMove(f"your palette would have to pay {rest}, and it cannot", "5")


def _plain_moves(s: Any, seat: int) -> set[int]:
    out = np.empty(MAX_MOVES, np.int64)
    return set(out[: resolve.act_moves(s, seat, out)].tolist())


def _refused_create(s: Any, seat: int, number: int) -> IllegalMove:
    here = 1 << (number - 1)
    if int(s.common) & here:
        own, place = s.palette[seat], "your palette and the pool do"
    elif int(s.progress[seat]) & here:
        own, place = s.on_card[number - 1], "its own motes and the pool do"
    else:
        return IllegalMove(f"card {number} is neither in your progress area nor a common card", "5")
    cost = purse_text(s.costs[number - 1])
    have = purse_text(int(own) + int(s.pool)) or "nothing"
    name = card_name(s, number)
    return IllegalMove(f"{name} costs {cost}, and {place} not cover it ({have})", "5")


def _refused_use(s: Any, seat: int, number: int) -> IllegalMove:
    card = number - 1
    if not int(s.created[seat]) >> card & 1:
        return IllegalMove(f"card {number} is not in your creation area", "5")
    name = card_name(s, number)
    if areas.is_automatic(s, card):
        return IllegalMove(f"{name} adds to your pool by itself", "5")
    if int(s.used) >> card & 1:
        return IllegalMove(f"{name} has been used in this round", "5")
    if not areas.in_supply(s, areas.ability(s, card)):
        return IllegalMove("the supply has no such piece left", "10")
    price = PIECES[areas.ability_cost(s, card) - 1]
    return IllegalMove(
        f"{name} needs a {price} committed to it; the pool does not pay for abilities", "6"
    )


def _refused_make(s: Any, seat: int, number: int) -> IllegalMove:
    if number > s.makes:
        return IllegalMove(f"the board has {int(s.makes)} creations", "5")
    if int(s.made) >> (number - 1) & 1:
        return IllegalMove("each creation of the board can be made once a round", "5")
    if not areas.in_supply(s, s.make_effects[number - 1]):
        return IllegalMove("the supply has no such piece left", "10")
    make = board_of(s)[number - 1]
    have = purse_text(int(s.palette[seat]) + int(s.pool)) or "nothing"
    text = f"creation {number} costs {make.cost}; your palette and the pool have {have}"
    return IllegalMove(text, "5")


_ACTION_OF = {
    PULL_MOTE: PULL,
    DRAW_CARD: DRAW,
    EMPTY_CARD: EMPTY,
    EMPTY_PALETTE: EMPTY,
    DISCARD_CARD: DISCARD,
    STEAL_CARD: STEAL,
}


def _in_reward(s: Any, seat: int, move: int | None) -> IllegalMove:
    waiting = [text for text, effect in effects().items() if effect in s.pending]
    help_text = f"{_REWARD_HELP}: waiting is {' and '.join(waiting)}"
    if move is None:
        return IllegalMove(help_text, "7")
    verb, piece, target = _parts(move)
    if verb == GAIN:
        effect = PRISMS << 4 | target if piece == PRISM else MOTE << 4 | piece
    elif verb == ADD:
        effect = POOL << 4 | piece
    else:
        effect = _ACTION_OF.get(verb, 0) << 4
    if not effect or effect not in s.pending:
        return IllegalMove(help_text, "7")
    if verb == GAIN:
        return IllegalMove("the supply has no such piece left", "10")
    texts = {
        PULL: ("your bag has no mote to pull", "7"),
        DRAW: ("neither deck nor discards have a card left", "10"),
        EMPTY: ("empty a palette or a card on which something lies", "9"),
        DISCARD: ("discard a card of your own progress area or a common one", "9"),
        STEAL: ("steal a card of another's progress area or a common one", "9"),
    }
    message, clause = texts[effect >> 4]
    return IllegalMove(message, clause)


def _in_pulled(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None or move >> 12 & VERB != PUT:
        return IllegalMove(_PULLED_HELP, "7")
    _, piece, target = _parts(move)
    if not purse.count(s.hand[seat], piece):
        return IllegalMove(f"the pulled mote is not a {PIECES[piece]}", "7")
    return _refused_place(s, seat, piece, target) or IllegalMove(_PULLED_HELP, "7")


def _in_auction(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None or move >> 12 & VERB != BID:
        return IllegalMove(_AUCTION_HELP, "14")
    target = move & 63
    if target <= s.bids[seat]:
        return IllegalMove(f"you have bid {int(s.bids[seat])}: bid more, or `pass`", "14")
    prisms = purse.count(s.loose[seat], PRISM)
    return IllegalMove(f"you have {prisms} uncommitted prisms to bid", "14")
