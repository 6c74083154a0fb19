"""Why a move is refused: the clause that forbids it and a sentence that helps."""

from typing import Any

import numpy as np

from pentaprism.core.errors import IllegalMove
from pentaprism.core.words import Value
from pentaprism.games.prismatic import areas, commit, purse, resolve
from pentaprism.games.prismatic.naming import message, named, some
from pentaprism.games.prismatic.notation import COLOUR_LETTERS, SIGNS, effects, purse_text
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


def _refused(clause: str, why: str, **values: Value) -> IllegalMove:
    return IllegalMove(message(f"refused-{why}", **values), clause)


def refusal(s: Any, seat: int, text: str, move: int | None) -> IllegalMove:
    if s.phase in (SETUP, COMMIT) and int(s.ready) >> seat & 1:
        clause = "13" if s.phase == SETUP else "4"
        return _refused(clause, "ready")
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
            return _refused("9", "replaces")
        return _refused("9", "in-drawn")
    return _refused("10", "in-choosing")


def _parts(move: int) -> tuple[int, int, int]:
    return move >> 12 & VERB, move >> 6 & 63, move & 63


def _in_setup(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None:
        return _refused("13", "in-setup")
    verb, piece, target = _parts(move)
    if verb == KEEP and s.kept[seat]:
        return _refused("13", "kept-already")
    if verb == KEEP:
        return _refused("13", "not-dealt", card=target)
    if verb == TAKE and piece == PRISMATIC:
        return _refused("13", "prismatic-chosen")
    if verb == TAKE and s.kept[seat] and purse.motes(s.hand[seat]) < commit.CHOSEN_MOTES:
        return _refused("13", "mote-order")
    if verb in (TAKE, READY) and not s.kept[seat]:
        return _refused("13", "keep-first")
    if verb == READY:
        return _refused("13", "take-two")
    if verb == TAKE:
        return _refused("13", "taken-two")
    return _refused("13", "in-setup")


def _in_commit(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None:
        return _refused("4", "in-commit")
    verb, piece, target = _parts(move)
    if verb == TAKE_BACK:
        return _refused("4", "nothing-put")
    if verb != PUT:
        return _refused("4", "too-early")
    held = s.loose[seat] if piece == PRISM else s.hand[seat]
    if not purse.count(held, piece):
        return _refused("4", "none-to-put", piece=SIGNS[piece])
    return _refused_place(s, seat, piece, target) or _refused("4", "put-order")


def _refused_place(s: Any, seat: int, piece: int, target: int) -> IllegalMove | None:
    """§3: why a piece cannot lie there, if so."""
    if target == 0:
        return None
    if target > s.cards or not int(s.progress[seat] | s.created[seat]) >> (target - 1) & 1:
        return _refused("3", "not-yours", card=target)
    if not commit.has_room(s, seat, piece, target - 1):
        return _refused("3", "no-room", named=named(s, target), piece=SIGNS[piece])
    return None


def _in_act(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None:
        return _refused("5", "in-act")
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
        return _refused("4", "put-later")
    if verb in (GAIN, ADD, PULL_MOTE, DRAW_CARD, DISCARD_CARD, STEAL_CARD, EMPTY_CARD):
        return _refused("7", "nothing-waits")
    return _refused("5", "in-act")


def _refused_share(s: Any, seat: int, move: int) -> IllegalMove:
    """§5: what is wrong with the pool colours that a move names, or with the move itself."""
    verb, _, number = _parts(move)
    paid = "create" if verb == CREATE else "make"
    if verb == CREATE and int(s.progress[seat]) >> (number - 1) & 1:
        return _refused("5", "share-in-progress", number=number)
    if int(move & (CHOSEN - 1)) not in _plain_moves(s, seat):
        return (_refused_create if verb == CREATE else _refused_make)(s, seat, number)
    cost = int(s.costs[number - 1] if verb == CREATE else s.make_costs[number - 1])
    taken = int(resolve.share_of_pool(s, np.uint64(cost), move))
    if taken == int(purse.colours_shared(np.uint64(cost), s.pool)):
        return _refused("5", "share-plain", verb=paid, number=number)
    if taken != int(purse.colours_shared(np.uint64(taken), s.pool)):
        return _refused_pool(purse_text(s.pool))
    if taken != int(purse.colours_shared(np.uint64(taken), np.uint64(cost))):
        return _refused("5", "share-needless", letters=purse_text(cost))
    rest = cost - taken
    return _refused("5", "share-palette", some=[*some(rest)], letters=purse_text(rest))


def _refused_pool(letters: str) -> IllegalMove:
    if not letters:
        return _refused("5", "share-empty")
    colours: list[Value] = [letter for letter in COLOUR_LETTERS if letter in letters]
    return _refused("5", "share-lacks", colours=colours, letters=letters)


def _plain_moves(s: Any, seat: int) -> set[int]:
    out = np.empty(MAX_MOVES, np.int64)
    return set(out[: resolve.act_moves(s, seat, out)].tolist())


def _refused_create(s: Any, seat: int, number: int) -> IllegalMove:
    here = 1 << (number - 1)
    if int(s.common) & here:
        own, why = s.palette[seat], "create-common"
    elif int(s.progress[seat]) & here:
        own, why = s.on_card[number - 1], "create-progress"
    else:
        return _refused("5", "nowhere", card=number)
    paid = _paid(int(s.costs[number - 1]), int(own) + int(s.pool))
    return _refused("5", why, named=named(s, number), **paid)


def _paid(cost: int, have: int) -> dict[str, Value]:
    """What something costs, and what there is to pay for it."""
    nothing = message("board-nothing")
    return {"some": [*some(cost)], "cost": purse_text(cost), "have": purse_text(have) or nothing}


def _refused_use(s: Any, seat: int, number: int) -> IllegalMove:
    card = number - 1
    if not int(s.created[seat]) >> card & 1:
        return _refused("5", "not-created", card=number)
    name = named(s, number)
    if areas.is_automatic(s, card):
        return _refused("5", "by-itself", named=name)
    if int(s.used) >> card & 1:
        return _refused("5", "used", named=name)
    if not areas.in_supply(s, areas.ability(s, card)):
        return _refused("10", "supply")
    return _refused("6", "unfed", named=name, piece=SIGNS[areas.ability_cost(s, card) - 1])


def _refused_make(s: Any, seat: int, number: int) -> IllegalMove:
    if number > s.makes:
        return _refused("5", "no-such-creation", makes=int(s.makes))
    if int(s.made) >> (number - 1) & 1:
        return _refused("5", "made")
    if not areas.in_supply(s, s.make_effects[number - 1]):
        return _refused("10", "supply")
    paid = _paid(int(s.make_costs[number - 1]), int(s.palette[seat]) + int(s.pool))
    return _refused("5", "make", number=number, **paid)


_ACTION_OF = {
    PULL_MOTE: PULL,
    DRAW_CARD: DRAW,
    EMPTY_CARD: EMPTY,
    EMPTY_PALETTE: EMPTY,
    DISCARD_CARD: DISCARD,
    STEAL_CARD: STEAL,
}


def _in_reward(s: Any, seat: int, move: int | None) -> IllegalMove:
    waiting: list[Value] = [text for text, effect in effects().items() if effect in s.pending]
    if move is None:
        return _refused("7", "in-reward", waiting=waiting)
    verb, piece, target = _parts(move)
    if verb == GAIN:
        effect = PRISMS << 4 | target if piece == PRISM else MOTE << 4 | piece
    elif verb == ADD:
        effect = POOL << 4 | piece
    else:
        effect = _ACTION_OF.get(verb, 0) << 4
    if not effect or effect not in s.pending:
        return _refused("7", "in-reward", waiting=waiting)
    if verb == GAIN:
        return _refused("10", "supply")
    reasons = {
        PULL: ("7", "no-pull"),
        DRAW: ("10", "no-draw"),
        EMPTY: ("9", "no-empty"),
        DISCARD: ("9", "no-discard"),
        STEAL: ("9", "no-steal"),
    }
    return _refused(*reasons[effect >> 4])


def _in_pulled(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None or move >> 12 & VERB != PUT:
        return _refused("7", "in-pulled")
    _, piece, target = _parts(move)
    if not purse.count(s.hand[seat], piece):
        return _refused("7", "not-pulled", piece=SIGNS[piece])
    return _refused_place(s, seat, piece, target) or _refused("7", "in-pulled")


def _in_auction(s: Any, seat: int, move: int | None) -> IllegalMove:
    if move is None or move >> 12 & VERB != BID:
        return _refused("14", "in-auction")
    target = move & 63
    if target <= s.bids[seat]:
        return _refused("14", "bid-more", number=int(s.bids[seat]))
    prisms = purse.count(s.loose[seat], PRISM)
    return _refused("14", "bid-prisms", number=int(prisms))
