"""Prismatic once more, slow and simple, from docs/rules/prismatic.md: a position is its JSON.

What chance decides is taken from the position that the rules under test arrived at, and checked to
be possible. Nothing here is shared with the kernels but the data files.
"""

import copy
import itertools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pentaprism

ORDER = "RGBCMYWKP^"
COLOURS = "RGBCMYWK"
BOX = {**dict.fromkeys(COLOURS, 25), "P": 5, "^": 50}
DATA = Path(pentaprism.__file__).parent / "games" / "prismatic" / "data"
CARDS = tomllib.loads((DATA / "cards" / "standard.toml").read_text())["card"]
BOARD = tomllib.loads((DATA / "board" / "standard.toml").read_text())["creation"]

Position = dict[str, Any]


def text_of(pieces: Counter[str]) -> str:
    return "".join(letter * pieces[letter] for letter in ORDER)


def add(text: str, more: str) -> str:
    return text_of(Counter(text) + Counter(more))


def take(text: str, less: str) -> str:
    have, gone = Counter(text), Counter(less)
    assert all(have[letter] >= n for letter, n in gone.items()), f"no {less} in {text}"
    return text_of(have - gone)


def sign(letter: str) -> str:
    return "prism" if letter == "^" else letter


def price_of(card: int) -> str:
    ability = CARDS[card - 1]["ability"]
    return str(ability.split(" -> ")[0]) if "->" in ability else ""


def effect_of(card: int) -> str:
    return str(CARDS[card - 1]["ability"].split(" -> ")[-1])


def automatic(card: int) -> str:
    """The colour that a card adds to the pool by itself."""
    return effect_of(card)[-1] if not price_of(card) and effect_of(card)[:4] == "pool" else ""


def affordable(cost: str, own: str, pool: str) -> bool:
    need = Counter(cost)
    if Counter(own)["^"] < need["^"]:
        return False
    have = Counter(own) + Counter(pool)
    return sum(max(0, need[c] - have[c]) for c in COLOURS) <= Counter(own)["P"]


class Table:
    def __init__(self, position: Position) -> None:
        self.p = copy.deepcopy(position)
        self.seats: list[dict[str, Any]] = self.p["seats"]
        self.goal = self.p["options"].get("goal", 5)
        self.limit = self.p["options"].get("round_limit", 60)

    # -- what is where

    def deck(self) -> set[int]:
        seen = set(self.p["common"]) | set(self.p["discards"])
        for chair in self.seats:
            seen |= {int(card) for card in (*chair["progress"], *chair["created"])}
            seen |= set(chair["secret"]["cards"])
        return set(range(1, len(CARDS) + 1)) - seen

    def owned(self, seat: int) -> Counter[str]:
        chair = self.seats[seat]
        places = [chair["bag"], "^" * chair["prisms"], chair["palette"]]
        places += [*chair["progress"].values(), *chair["created"].values()]
        places += chair["secret"]["put"].values()
        if self.p["phase"] != "setup":
            places.append(chair["secret"]["hand"])
        return Counter("".join(places))

    def supply(self, letter: str) -> int:
        owned = sum(self.owned(seat)[letter] for seat in range(len(self.seats)))
        return int(BOX[letter]) - owned

    def available(self, effect: str) -> bool:
        if effect.startswith("mote"):
            return self.supply(effect[-1]) > 0
        if "prism" in effect:
            return self.supply("^") >= prisms_in(effect)
        return True

    def room(self, seat: int, letter: str, card: str) -> bool:
        chair = self.seats[seat]
        put = chair["secret"]["put"].get(card, "")
        if card in chair["created"]:
            price = price_of(int(card))
            empty = not chair["created"][card] and not put
            return empty and bool(price) and (letter == price or (letter == "P" and price != "^"))
        here, cost = chair["progress"][card] + put, CARDS[int(card) - 1]["cost"]
        if letter == "^":
            return here.count("^") < cost.count("^")
        if len(here.replace("^", "")) >= len(cost.replace("^", "")):
            return False
        return letter == "P" or here.count(letter) < cost.count(letter)

    def puts(self, seat: int, letter: str) -> list[str]:
        chair = self.seats[seat]
        cards = sorted((*chair["progress"], *chair["created"]), key=int)
        places = ["palette", *(card for card in cards if self.room(seat, letter, card))]
        return [place for place in places if rank(letter, place) >= self.latest_rank(seat)]

    def latest_rank(self, seat: int) -> tuple[int, int]:
        put = self.seats[seat]["secret"]["put"]
        return max((rank(x, place) for place, text in put.items() for x in text), default=(0, 0))

    # -- moves

    def to_act(self) -> list[int]:
        phase = self.p["phase"]
        if phase == "resolve":
            return [self.p["turn"]]
        return [
            seat
            for seat, chair in enumerate(self.seats)
            if phase != "over" and not chair["ready"] and (phase != "auction" or chair["bidding"])
        ]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return ["take back"] if self.p["phase"] in ("setup", "commit") else []
        phase = self.p["phase"]
        if phase == "resolve":
            return sorted(getattr(self, "legal_" + self.p["doing"])(seat))
        return sorted(getattr(self, "legal_" + phase)(seat))

    def legal_setup(self, seat: int) -> list[str]:
        secret = self.seats[seat]["secret"]
        if secret["kept"] is None:
            return [f"keep {card}" for card in secret["cards"]]
        if len(secret["hand"]) == 2:
            return ["ready", "take back"]
        first = COLOURS.index(secret["hand"]) if secret["hand"] else 0
        return [f"take {colour}" for colour in COLOURS[first:]] + ["take back"]

    def legal_commit(self, seat: int) -> list[str]:
        chair = self.seats[seat]
        pieces = set(chair["secret"]["hand"]) | ({"^"} if chair["prisms"] else set())
        moves = [f"put {sign(x)} {place}" for x in pieces for place in self.puts(seat, x)]
        return [*moves, "ready", *(["take back"] if chair["secret"]["put"] else [])]

    def legal_auction(self, seat: int) -> list[str]:
        chair = self.seats[seat]
        return ["pass"] + [f"bid {n}" for n in range(chair["bid"] + 1, chair["prisms"] + 1)]

    def legal_act(self, seat: int) -> list[str]:
        chair, pool = self.seats[seat], self.p["pool"]
        moves = ["done"]
        for card, own in chair["progress"].items():
            if affordable(CARDS[int(card) - 1]["cost"], own, pool):
                moves.append(f"create {card}")
        for card in self.p["common"]:
            moves += self.payments(seat, f"create {card}", CARDS[card - 1]["cost"])
        for number, make in enumerate(BOARD, 1):
            if number not in self.p["made"] and self.available(make["gives"]):
                moves += self.payments(seat, f"make {number}", make["cost"])
        for card, own in chair["created"].items():
            number = int(card)
            if number in self.p["used"] or automatic(number):
                continue
            if (own or not price_of(number)) and self.available(effect_of(number)):
                moves.append(f"use {card}")
        return moves

    def payments(self, seat: int, move: str, cost: str) -> list[str]:
        """5: the move as it is, and with every other choice of pool colours."""
        palette, pool = self.seats[seat]["palette"], self.p["pool"]
        if not affordable(cost, palette, pool):
            return []
        colours = cost.replace("^", "")
        shares = {
            text_of(Counter(taken))
            for n in range(len(colours) + 1)
            for taken in itertools.combinations(colours, n)
            if not Counter(taken) - Counter(pool)
        }
        plain = max(shares, key=len)  # the pool first
        payable = {x for x in shares - {plain} if affordable(take(cost, x), palette, "")}
        return [move, *(f"{move} pool {share or '-'}" for share in payable)]

    def legal_reward(self, seat: int) -> list[str]:
        moves = {"decline"}
        for effect in self.p["pending"]:
            moves |= self.ways(seat, effect)
        return list(moves)

    def ways(self, seat: int, effect: str) -> set[str]:
        chair = self.seats[seat]
        common = {str(card) for card in self.p["common"]}
        if effect == "pull":
            return {"pull"} if chair["bag"] else set()
        if effect == "draw":
            return {"draw"} if self.deck() or self.p["discards"] else set()
        if effect == "discard":
            return {f"discard {card}" for card in {*chair["progress"], *common}}
        if effect == "steal":
            others = [x["progress"] for x in self.seats if x is not chair]
            return {f"steal {card}" for area in (*others, common) for card in area}
        if effect == "empty":
            palettes = {f"empty palette {n}" for n, x in enumerate(self.seats) if x["palette"]}
            cards = [
                pair
                for x in self.seats
                for area in ("progress", "created")
                for pair in x[area].items()
            ]
            lying = {card for card, own in cards if own}
            return palettes | {f"empty {card}" for card in lying}
        if not self.available(effect):
            return set()
        return {effect if effect.startswith("pool") else "gain " + effect.replace("mote ", "")}

    def legal_pulled(self, seat: int) -> list[str]:
        letter = self.seats[seat]["secret"]["hand"]
        return ["return"] + [f"put {letter} {place}" for place in self.puts(seat, letter)]

    def legal_drawn(self, seat: int) -> list[str]:
        if len(self.p["common"]) == 3:
            return ["to progress"] + [f"replace {card}" for card in self.p["common"]]
        return ["to progress", "to common"]

    def legal_choosing(self, seat: int) -> list[str]:
        cards = self.seats[seat]["secret"]["cards"]
        return [f"keep {card}" for card in cards] + (["reject"] if len(cards) == 1 else [])

    # -- playing

    def play(self, seat: int, text: str, after: Position) -> Position:
        """The position after a legal move; `after` is asked only for what chance did."""
        words = text.split()
        if self.p["phase"] == "resolve":
            getattr(self, "do_" + self.p["doing"])(seat, words, after)
        else:
            getattr(self, "do_" + self.p["phase"])(seat, words, after)
        self.p["deck"] = len(self.deck())
        return self.p

    def do_setup(self, seat: int, words: list[str], after: Position) -> None:
        chair = self.seats[seat]
        secret = chair["secret"]
        if words[0] == "keep":
            secret["kept"] = int(words[1])
        elif words == ["take", "back"]:
            secret["kept"], secret["hand"] = None, ""
            chair["ready"] = False
        elif words[0] == "take":
            secret["hand"] = add(secret["hand"], words[1])
        else:
            chair["ready"] = True
            if all(x["ready"] for x in self.seats):
                self.end_setup(after)

    def end_setup(self, after: Position) -> None:
        for chair in self.seats:
            secret = chair["secret"]
            chair["progress"] = {str(secret["kept"]): ""}
            rejected = set(secret["cards"]) - {secret["kept"]}
            self.p["discards"] = sorted({*self.p["discards"], *rejected})
            chair["bag"] = add(chair["bag"], secret["hand"])
            secret.update(hand="", cards=[], kept=None)
            chair["holding"] = 0
        self.begin_round(after)

    def begin_round(self, after: Position) -> None:
        self.p["round"] += 1
        if self.p["round"] == self.limit == 1:
            self.p["last_round"] = True
        self.p["phase"], self.p["turn"] = "commit", None
        for seat, chair in enumerate(self.seats):
            chair["ready"] = False
            if not chair["bag"]:
                self.recall(chair)
            drawn = after["seats"][seat]["secret"]["hand"]
            assert len(drawn) == min(5, len(chair["bag"]))
            chair["bag"] = take(chair["bag"], drawn)
            chair["secret"]["hand"] = drawn

    def recall(self, chair: dict[str, Any]) -> None:
        places = [chair["palette"], *chair["progress"].values(), *chair["created"].values()]
        chair["bag"] = text_of(Counter("".join(places).replace("^", "")))
        chair["palette"] = "^" * chair["palette"].count("^")
        for area in ("progress", "created"):
            chair[area] = {card: "^" * own.count("^") for card, own in chair[area].items()}

    def do_commit(self, seat: int, words: list[str], after: Position) -> None:
        chair = self.seats[seat]
        secret = chair["secret"]
        if words[0] == "put":
            letter = "^" if words[1] == "prism" else words[1]
            secret["put"][words[2]] = add(secret["put"].get(words[2], ""), letter)
            if letter == "^":
                chair["prisms"] -= 1
            else:
                secret["hand"] = take(secret["hand"], letter)
        elif words[0] == "take":
            pieces = "".join(secret["put"].values())
            chair["prisms"] += pieces.count("^")
            secret["hand"] = add(secret["hand"], pieces.replace("^", ""))
            secret["put"] = {}
            chair["ready"] = False
        else:
            chair["ready"] = True
            if all(x["ready"] for x in self.seats):
                for each in self.seats:
                    self.open(each)
                self.p["phase"] = "resolve"
                self.begin_step(self.p["starter"])

    def open(self, chair: dict[str, Any]) -> None:
        secret = chair["secret"]
        for place, pieces in secret["put"].items():
            self.lay(chair, place, pieces)
        chair["bag"] = add(chair["bag"], secret["hand"])
        secret.update(hand="", put={})
        chair["ready"] = False

    def lay(self, chair: dict[str, Any], place: str, pieces: str) -> None:
        if place == "palette":
            chair["palette"] = add(chair["palette"], pieces)
        else:
            area = chair["progress"] if place in chair["progress"] else chair["created"]
            area[place] = add(area[place], pieces)

    def begin_step(self, seat: int) -> None:
        self.p["turn"], self.p["doing"] = seat, "act"
        self.p["used"], self.p["made"] = [], []
        colours = [automatic(int(card)) for card in self.seats[seat]["created"]]
        self.p["pool"] = text_of(Counter("".join(colours)))

    def do_act(self, seat: int, words: list[str], after: Position) -> None:
        if words[0] == "done":
            self.end_step(seat, after)
        elif words[0] == "create":
            self.create(seat, words[1], words[2:])
        elif words[0] == "make":
            number = int(words[1])
            self.p["made"] = sorted([*self.p["made"], number])
            self.pay(seat, BOARD[number - 1]["cost"], words[2:])
            self.begin(seat, BOARD[number - 1]["gives"], after)
        else:
            chair = self.seats[seat]
            self.p["used"] = sorted([*self.p["used"], int(words[1])])
            spent, chair["created"][words[1]] = chair["created"][words[1]], ""
            chair["bag"] = add(chair["bag"], spent.replace("^", ""))
            self.begin(seat, effect_of(int(words[1])), after)

    def create(self, seat: int, card: str, said: list[str]) -> None:
        chair, number = self.seats[seat], int(card)
        cost = CARDS[number - 1]["cost"]
        if number in self.p["common"]:
            self.pay(seat, cost, said)
            self.p["common"].remove(number)
        else:
            own = chair["progress"].pop(card)
            missing = Counter(cost.replace("^", "")) - Counter(own)
            needed = sum(missing.values()) - own.count("P")
            for colour in COLOURS:
                n = min(needed, missing[colour], self.p["pool"].count(colour))
                self.p["pool"] = take(self.p["pool"], colour * n)
                needed -= n
            assert needed == 0
            chair["bag"] = add(chair["bag"], own.replace("^", ""))
        chair["created"][card] = ""
        chair["created"] = dict(sorted(chair["created"].items(), key=lambda pair: int(pair[0])))
        if self.p["first"] is None and len(chair["created"]) >= self.goal:
            self.p["first"] = seat
        self.p["pool"] = add(self.p["pool"], automatic(number))
        self.p["pending"] = list(CARDS[number - 1].get("rewards", []))
        self.settle()

    def pay(self, seat: int, cost: str, said: list[str]) -> None:
        """5: `said` is nothing, or "pool" and the colours that the pool pays."""
        chair = self.seats[seat]
        share = said[1].replace("-", "") if said else self.p["pool"]
        for symbol in cost:
            if symbol in share:
                share = take(share, symbol)
                self.p["pool"] = take(self.p["pool"], symbol)
                continue
            piece = symbol if symbol in chair["palette"] else "P"
            chair["palette"] = take(chair["palette"], piece)
            chair["bag"] = add(chair["bag"], piece.replace("^", ""))

    def begin(self, seat: int, effect: str, after: Position) -> None:
        if effect.startswith("pool"):
            self.p["pool"] = add(self.p["pool"], effect[-1])
        elif effect.startswith("mote") or "prism" in effect:
            self.gain(seat, effect)
        elif effect == "two cards":
            self.show(seat, 2, after, "choosing")
        else:
            self.p["pending"], self.p["doing"] = [effect], "reward"

    def gain(self, seat: int, effect: str) -> None:
        chair = self.seats[seat]
        if "prism" in effect:
            chair["prisms"] += prisms_in(effect)
        else:
            chair["bag"] = add(chair["bag"], effect[-1])

    def show(self, seat: int, n: int, after: Position, doing: str) -> None:
        cards = after["seats"][seat]["secret"]["cards"]
        n = min(n, len(self.deck()) + len(self.p["discards"]))
        assert len(cards) == n
        self.from_deck(set(cards))
        self.seats[seat]["secret"]["cards"] = cards
        self.seats[seat]["holding"] = n
        if cards:
            self.p["doing"] = doing

    def from_deck(self, cards: set[int]) -> None:
        """These cards are drawn: all from the deck, or all the deck and some of the discards."""
        deck = self.deck()
        if not cards <= deck:
            assert deck < cards
            assert cards - deck <= set(self.p["discards"])
            self.p["discards"] = []

    def settle(self) -> None:
        self.p["doing"] = "reward" if self.p["pending"] else "act"

    def do_reward(self, seat: int, words: list[str], after: Position) -> None:
        if words[0] == "decline":
            self.p["pending"] = []
            self.settle()
            return
        effect = " ".join(words) if words[0] == "pool" else words[0]
        if words[0] == "gain":
            effect = " ".join(words[1:]) if "prism" in words[-1] else f"mote {words[1]}"
        self.p["pending"].remove(effect)
        self.settle()
        getattr(self, "take_" + words[0])(seat, words, effect, after)

    def take_gain(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        self.gain(seat, effect)

    def take_pool(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        self.p["pool"] = add(self.p["pool"], words[1])

    def take_pull(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        chair = self.seats[seat]
        drawn = after["seats"][seat]["secret"]["hand"]
        assert len(drawn) == 1
        chair["bag"] = take(chair["bag"], drawn)
        chair["secret"]["hand"] = drawn
        self.p["doing"] = "pulled"

    def take_draw(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        self.show(seat, 1, after, "drawn")

    def take_empty(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        if words[1] == "palette":
            chair = self.seats[int(words[2])]
            chair["bag"] = add(chair["bag"], chair["palette"].replace("^", ""))
            chair["palette"] = ""
        else:
            areas = [(x, x[name]) for x in self.seats for name in ("progress", "created")]
            ((chair, area),) = [pair for pair in areas if words[1] in pair[1]]
            chair["bag"] = add(chair["bag"], area[words[1]].replace("^", ""))
            area[words[1]] = ""

    def remove(self, card: str) -> None:
        if int(card) in self.p["common"]:
            self.p["common"].remove(int(card))
            return
        (chair,) = (x for x in self.seats if card in x["progress"])
        chair["bag"] = add(chair["bag"], chair["progress"].pop(card).replace("^", ""))

    def take_discard(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        self.remove(words[1])
        self.p["discards"] = sorted([*self.p["discards"], int(words[1])])

    def take_steal(self, seat: int, words: list[str], effect: str, after: Position) -> None:
        self.remove(words[1])
        self.to_progress(seat, words[1])

    def to_progress(self, seat: int, card: str) -> None:
        chair = self.seats[seat]
        chair["progress"][card] = ""

    def do_pulled(self, seat: int, words: list[str], after: Position) -> None:
        chair = self.seats[seat]
        if words[0] == "return":
            chair["bag"] = add(chair["bag"], chair["secret"]["hand"])
        else:
            self.lay(chair, words[2], words[1])
        chair["secret"]["hand"] = ""
        self.settle()

    def lay_down(self, seat: int) -> list[int]:
        chair = self.seats[seat]
        cards: list[int] = chair["secret"]["cards"]
        chair["secret"]["cards"], chair["holding"] = [], 0
        return cards

    def do_drawn(self, seat: int, words: list[str], after: Position) -> None:
        (card,) = self.lay_down(seat)
        if words[0] == "to" and words[1] == "progress":
            self.to_progress(seat, str(card))
        else:
            self.p["common"] = sorted([*self.p["common"], card])
        if words[0] == "replace":
            self.p["common"].remove(int(words[1]))
            self.p["discards"] = sorted([*self.p["discards"], int(words[1])])
        self.settle()

    def do_choosing(self, seat: int, words: list[str], after: Position) -> None:
        rest = set(self.lay_down(seat))
        if words[0] == "keep":
            rest.remove(int(words[1]))
            self.to_progress(seat, words[1])
        self.p["discards"] = sorted({*self.p["discards"], *rest})
        self.settle()

    def end_step(self, seat: int, after: Position) -> None:
        following = (seat + 1) % len(self.seats)
        if following != self.p["starter"]:
            self.begin_step(following)
            return
        self.p.update(pool="", used=[], made=[], turn=None, doing="act")
        missing = min(3 - len(self.p["common"]), len(self.deck()) + len(self.p["discards"]))
        fresh = set(after["common"]) - set(self.p["common"])
        assert len(fresh) == missing
        self.from_deck(fresh)
        self.p["common"] = sorted({*self.p["common"], *fresh})
        if self.p["last_round"]:
            self.end_game(after)
            return
        reached = any(len(x["created"]) >= self.goal for x in self.seats)
        self.p["last_round"] = reached or self.p["round"] + 1 == self.limit
        if self.p["options"].get("auction"):
            self.p["phase"] = "auction"
            for chair in self.seats:
                chair["bidding"] = True
        else:
            self.p["starter"] = (self.p["starter"] + 1) % len(self.seats)
            self.begin_round(after)

    def do_auction(self, seat: int, words: list[str], after: Position) -> None:
        chair = self.seats[seat]
        chair["ready"] = True
        chair["secret"]["bid"] = int(words[1]) if words[0] == "bid" else 0
        if not all(x["ready"] for x in self.seats if x["bidding"]):
            return
        for x in self.seats:
            if x["bidding"]:
                x["bid"] = x["secret"]["bid"] or None
            x["secret"]["bid"], x["ready"], x["bidding"] = None, False, False
        best = max(x["bid"] or 0 for x in self.seats)
        leaders = [x for x in self.seats if x["bid"] == best and best]
        if len(leaders) > 1:
            for x in leaders:
                x["bidding"] = True
            return
        for x in leaders:
            x["prisms"] -= best
            self.p["starter"] = self.seats.index(x)
        for x in self.seats:
            x["bid"] = 0
        self.begin_round(after)

    # -- the end

    def scores(self) -> list[int]:
        seats = range(len(self.seats))
        owned = [self.owned(seat) for seat in seats]
        kinds = {
            kind: [
                sum(CARDS[int(card) - 1]["type"] == kind for card in self.seats[seat]["created"])
                for seat in seats
            ]
            for kind in ("hue", "sky", "craft")
        }
        motes = [sum(pieces.values()) - pieces["^"] for pieces in owned]
        prismatic = [pieces["P"] for pieces in owned]
        points = []
        for seat in seats:
            chair = self.seats[seat]
            total = sum(CARDS[int(card) - 1]["stars"] for card in chair["created"])
            total += owned[seat]["^"] // 4 - len(chair["progress"])
            total += int(self.p["first"] == seat)
            for amounts in (*kinds.values(), motes, prismatic, prismatic):
                others = [n for other, n in enumerate(amounts) if other != seat]
                total += int(amounts[seat] > max(0, *others))
            points.append(total)
        return points

    def go_home(self, chair: dict[str, Any]) -> None:
        areas = (chair["progress"], chair["created"])
        pieces = "".join([chair["palette"], *(own for area in areas for own in area.values())])
        chair["bag"] = add(chair["bag"], pieces.replace("^", ""))
        chair["prisms"] += pieces.count("^")
        chair["palette"] = ""
        for area in areas:
            area.update(dict.fromkeys(area, ""))

    def end_game(self, after: Position) -> None:
        for chair in self.seats:
            self.go_home(chair)
        points = self.scores()

        def key(seat: int) -> tuple[int, int, int, int, bool]:
            owned = self.owned(seat)
            motes = sum(owned.values()) - owned["^"]
            created = len(self.seats[seat]["created"])
            return points[seat], created, motes, owned["^"], self.p["first"] == seat

        best = max(key(seat) for seat in range(len(self.seats)))
        assert key(after["winner"]) == best
        self.p["winner"], self.p["phase"] = after["winner"], "over"


def prisms_in(effect: str) -> int:
    return 1 if effect == "prism" else int(effect.split()[0])


def rank(letter: str, place: str) -> tuple[int, int]:
    return ORDER.index(letter), 0 if place == "palette" else int(place)
