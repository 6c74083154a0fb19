"""PRISM once more, slowly: plain Python over the position's own JSON, written from the rules page.

It shares nothing with the kernels, and is what they are compared with and measured against.
"""

import random
from collections.abc import Callable
from typing import Any

Position = dict[str, Any]
#: Gives a new round's hands and stack (top first), once the table has been cleared.
Deal = Callable[[Position], tuple[list[list[str]], list[str]]]

COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"]
COUNTS = {
    **dict.fromkeys(COLOURS, 6),
    "wild": 4,
    "take-left": 8,
    "take-left-again": 8,
    "take-right": 8,
    "take-right-again": 8,
    "take-any": 6,
    "take-any-again": 6,
    "zap": 8,
    "draw-two": 6,
    "block": 10,
}
CARDS = [card for card, count in COUNTS.items() for _ in range(count)]


def new_match(players: int, dealer: int, deal: Deal) -> Position:
    position: Position = {
        "players": players,
        "dealer": dealer,
        "scores": [0] * players,
        "last_round": [0] * players,
        "round": 1,
    }
    begin_round(position, deal)
    return position


def begin_round(p: Position, deal: Deal) -> None:
    p["collections"] = [{"colours": [], "wild": 0, "draw_two": 0} for _ in range(p["players"])]
    p["discard"] = []
    p["pending"] = None
    p["hands"], p["stack"] = deal(p)
    begin_turn(p, (p["dealer"] + 1) % p["players"])


def begin_turn(p: Position, seat: int) -> None:
    if p["stack"]:
        p["turn"], p["phase"] = seat, "draw"
        return
    while not p["hands"][seat]:
        seat = (seat + 1) % p["players"]
    p["turn"], p["phase"] = seat, "play"


def end_turn(p: Position, deal: Deal, target: int) -> None:
    if not p["stack"] and not any(p["hands"]):
        end_round(p, None, deal, target)
    else:
        begin_turn(p, (p["turn"] + 1) % p["players"])


def end_round(p: Position, winner: int | None, deal: Deal, target: int) -> None:
    p["last_round"] = [len(collection["colours"]) for collection in p["collections"]]
    if winner is not None:
        p["last_round"][winner] += len(p["hands"][winner])
    p["scores"] = [a + b for a, b in zip(p["scores"], p["last_round"], strict=True)]
    if max(p["scores"]) >= target and len(first_places(p)) == 1:
        p["phase"] = "over"
        return
    p["dealer"] = (p["dealer"] + 1) % p["players"] if winner is None else winner
    p["round"] += 1
    begin_round(p, deal)


def first_places(p: Position) -> list[int]:
    ranks = list(zip(p["scores"], p["last_round"], strict=True))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def to_act(p: Position) -> list[int]:
    if p["phase"] == "over":
        return []
    return [p["pending"]["target"] if p["pending"] else p["turn"]]


def winners(p: Position) -> list[int]:
    return first_places(p) if p["phase"] == "over" else []


def legal(p: Position) -> list[str]:
    """The moves of the seat that is to act, sorted."""
    if p["phase"] == "over":
        return []
    if p["phase"] == "draw":
        saved = p["collections"][p["turn"]]["draw_two"]
        return ["draw", "draw-two"] if saved else ["draw"]
    if p["phase"] == "answer":
        return ["allow", "block"] if "block" in p["hands"][p["pending"]["target"]] else ["allow"]
    if p["phase"] == "replace":
        return ["decline", "draw"]
    moves = []
    for card in set(p["hands"][p["turn"]]):
        moves += plays(p, card) or [f"discard {card}"]
    return sorted(moves)


def plays(p: Position, card: str) -> list[str]:
    """The ways to play a card of the hand, without discarding it."""
    seat, players = p["turn"], p["players"]
    own = p["collections"][seat]
    if card in COLOURS:
        return [] if card in own["colours"] else [f"play {card}"]
    if card == "wild":
        return ["play wild"] if own["colours"] and not own["wild"] else []
    if card == "draw-two":
        return ["play draw-two"]
    if card == "block":
        return []
    others = [other for other in range(players) if other != seat]
    if card == "zap":
        return [f"zap {o} {colour}" for o in others for colour in p["collections"][o]["colours"]]
    if not own["colours"]:
        return []
    if "any" in card:
        return [f"{card} {o} {colour}" for o in others for colour in wanted(p, o)]
    return [f"{card} {colour}" for colour in wanted(p, neighbour(p, card))]


def neighbour(p: Position, card: str) -> int:
    step = 1 if "left" in card else -1
    return int((p["turn"] + step) % p["players"])


def wanted(p: Position, target: int) -> list[str]:
    own = p["collections"][p["turn"]]["colours"]
    return [colour for colour in p["collections"][target]["colours"] if colour not in own]


def apply(p: Position, move: str, deal: Deal, target: int) -> None:
    words = move.split()
    if p["phase"] == "draw":
        draw_step(p, move)
    elif p["phase"] == "answer":
        answer(p, move, deal, target)
    elif p["phase"] == "replace":
        if move == "draw":
            draw(p, p["pending"]["target"])
        settle_block(p, deal, target)
    elif words[0] == "discard":
        p["hands"][p["turn"]].remove(words[1])
        p["discard"].append(words[1])
        end_turn(p, deal, target)
    elif words[0] == "play":
        play(p, words[1], deal, target)
    elif words[0] == "zap":
        p["hands"][p["turn"]].remove("zap")
        p["collections"][int(words[1])]["colours"].remove(words[2])
        p["discard"] += ["zap", words[2]]
        end_turn(p, deal, target)
    else:
        victim = int(words[1]) if len(words) == 3 else neighbour(p, words[0])
        p["hands"][p["turn"]].remove(words[0])
        p["phase"] = "answer"
        p["pending"] = {
            "taker": p["turn"],
            "target": victim,
            "colour": words[-1],
            "card": words[0],
        }


def draw(p: Position, seat: int) -> None:
    p["hands"][seat] = sorted([*p["hands"][seat], p["stack"].pop(0)])


def draw_step(p: Position, move: str) -> None:
    cards = 1
    if move == "draw-two":
        p["collections"][p["turn"]]["draw_two"] -= 1
        p["discard"].append("draw-two")
        cards = min(2, len(p["stack"]))
    for _ in range(cards):
        draw(p, p["turn"])
    p["phase"] = "play"


def play(p: Position, card: str, deal: Deal, target: int) -> None:
    p["hands"][p["turn"]].remove(card)
    own = p["collections"][p["turn"]]
    if card == "wild":
        own["wild"] = 1
    elif card == "draw-two":
        own["draw_two"] += 1
    else:
        own["colours"] = sorted([*own["colours"], card])
    if won(p):
        end_round(p, p["turn"], deal, target)
    else:
        end_turn(p, deal, target)


def won(p: Position) -> bool:
    own = p["collections"][p["turn"]]
    return len(own["colours"]) == 6 or (len(own["colours"]) == 5 and own["wild"] == 1)


def answer(p: Position, move: str, deal: Deal, target: int) -> None:
    take = p["pending"]
    if move == "block":
        p["hands"][take["target"]].remove("block")
        if p["stack"]:
            p["phase"] = "replace"
        else:
            settle_block(p, deal, target)
        return
    p["collections"][take["target"]]["colours"].remove(take["colour"])
    own = p["collections"][take["taker"]]
    own["colours"] = sorted([*own["colours"], take["colour"]])
    p["discard"].append(take["card"])
    p["pending"] = None
    if won(p):
        end_round(p, take["taker"], deal, target)
    elif take["card"].endswith("-again") and p["hands"][take["taker"]]:
        p["phase"] = "play"
    else:
        end_turn(p, deal, target)


def settle_block(p: Position, deal: Deal, target: int) -> None:
    p["discard"] += [p["pending"]["card"], "block"]
    p["pending"] = None
    end_turn(p, deal, target)


def random_playout(seed: int, players: int = 4, target: int = 50) -> int:
    """A whole random match; the number of moves that it took."""
    chance = random.Random(seed)

    def deal(p: Position) -> tuple[list[list[str]], list[str]]:
        cards = chance.sample(CARDS, len(CARDS))
        hands = [sorted(cards[6 * seat : 6 * seat + 6]) for seat in range(players)]
        return hands, cards[6 * players :]

    position = new_match(players, chance.randrange(players), deal)
    moves = 0
    while position["phase"] != "over":
        apply(position, chance.choice(legal(position)), deal, target)
        moves += 1
    return moves
