"""Laser once more, slow and simple, from docs/rules/laser.md: a check on the compiled rules.

Positions are the JSON of docs/formats.md. Where chance decides (refilling, dealing) the position
that really followed is copied, after checking that it could have followed.
"""

import copy
import heapq
import itertools
from collections import Counter
from typing import Any, NamedTuple

COLOURS = "RYGCBM"
MIXES = {"RG": "Y", "YC": "G", "GB": "C", "CM": "B", "BR": "M", "MY": "R"}
PRODUCT = {frozenset(pair): product for pair, product in MIXES.items()}


class Table(NamedTuple):
    """A ring in the middle of a solution; `waiting` is the tile of a product to be used, or -1."""

    ring: str
    stock: tuple[int, ...]
    cards: tuple[str, ...]
    cat_used: bool
    waiting: int


def table(puzzle: dict[str, Any]) -> Table:
    stock = tuple(int(digit) for digit in puzzle["stock"])
    return Table(puzzle["ring"], stock, tuple(puzzle["cards"]), False, -1)


def _fits(card: str, letter: str, tile: int, floor: str | None) -> bool:
    return card == letter if floor is None else card == letter + floor[tile]


def _with(ring: str, changes: dict[int, str]) -> str:
    return "".join(changes.get(tile, letter) for tile, letter in enumerate(ring))


def _complete(cards: tuple[str, ...], letter: str, tile: int, floor: str | None) -> Any:
    """The cards that stay open, and whether one was completed."""
    for i, card in enumerate(cards):
        if _fits(card, letter, tile, floor):
            return cards[:i] + cards[i + 1 :], True
    return cards, False


def table_moves(t: Table, floor: str | None) -> dict[str, tuple[int, Table]]:
    """Every move's text with its cost and what follows."""
    found: dict[str, tuple[int, Table]] = {}
    for start, end in itertools.permutations(range(12), 2):
        mover, met = t.ring[start], t.ring[end]
        follow = _mix(t, start, end, floor) if mover != "@" else _catch(t, start, end, floor)
        if follow is None or met in ".@":
            continue
        price = 2 if mover == "@" and floor is None else 1
        name = "@" if mover == "@" else str(start)
        found[f"{name}+{end}"] = ((end - start) % 12 * price, follow)
        found[f"{name}-{end}"] = ((start - end) % 12 * price, follow)
    return found


def _mix(t: Table, start: int, end: int, floor: str | None) -> Table | None:
    product = PRODUCT.get(frozenset((t.ring[start], t.ring[end])))
    if product is None or t.stock[COLOURS.index(product)] == 0:
        return None
    if t.waiting not in (-1, start, end):
        return None
    stock = list(t.stock)
    stock[COLOURS.index(product)] -= 1
    cards, completed = _complete(t.cards, product, end, floor)
    ring = _with(t.ring, {start: ".", end: product})
    return Table(ring, tuple(stock), cards, t.cat_used, -1 if completed else end)


def _catch(t: Table, start: int, end: int, floor: str | None) -> Table | None:
    cards, completed = _complete(t.cards, t.ring[end], end, floor)
    if t.cat_used or t.waiting != -1 or not completed:
        return None
    return Table(_with(t.ring, {start: ".", end: "@"}), t.stock, cards, True, -1)


# -- solving


def least_cost(puzzle: dict[str, Any]) -> int | None:
    """Dijkstra over everything that can be reached."""
    count = itertools.count()
    queue = [(0, next(count), table(puzzle))]
    settled = set()
    while queue:
        cost, _, t = heapq.heappop(queue)
        if not t.cards:
            return cost
        if t in settled:
            continue
        settled.add(t)
        for price, follow in table_moves(t, puzzle["floor"]).values():
            if follow not in settled:
                heapq.heappush(queue, (cost + price, next(count), follow))
    return None


def totals(puzzle: dict[str, Any], limit: int) -> list[int]:
    """Every exact total up to the limit that some solution has."""
    reached = {(table(puzzle), 0)}
    todo, found = list(reached), set()
    while todo:
        t, cost = todo.pop()
        if not t.cards:
            found.add(cost)
            continue
        for price, follow in table_moves(t, puzzle["floor"]).values():
            node = (follow, cost + price)
            if cost + price + len(follow.cards) <= limit and node not in reached:
                reached.add(node)
                todo.append(node)
    return sorted(found)


def count_lines(t: Table, floor: str | None, limit: int) -> Counter[int]:
    """How many lines have each total."""
    if not t.cards:
        return Counter([0])
    counts: Counter[int] = Counter()
    for price, follow in table_moves(t, floor).values():
        if price + len(follow.cards) <= limit:
            for rest, n in count_lines(follow, floor, limit - price).items():
                counts[price + rest] += n
    return counts


def replay(puzzle: dict[str, Any], line: list[str]) -> tuple[int, int, bool]:
    """Cost, figures removed, and whether all cards are complete."""
    t, cost, gone = table(puzzle), 0, 0
    for text in line:
        price, t = table_moves(t, puzzle["floor"])[text]
        cost += price
        gone += 1 if text.startswith("@") else 2
    return cost, gone, not t.cards


# -- the whole game

DEFAULTS = {
    "mode": "competitive",
    "cards": 2,
    "target": 15,
    "learning": False,
    "untimed": False,
    "round_limit": 100,
    "marks": "wipe",
}


class Plain:
    """One position of a game; `apply` gives the next."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p = copy.deepcopy(position)
        self.options = {**DEFAULTS, **position["options"]}
        self.team = self.options["mode"] == "team"
        self.seats = range(position["players"])

    @property
    def clock(self) -> int:
        return int(self.p["players"])

    def lowest_bidder(self) -> int | None:
        """12: of equal numbers the one that comes first from the active seat on."""
        first = self.p["active"] or 0
        bidders = [seat for seat in self.seats if self.p["bids"][seat] is not None]
        order = {seat: (self.p["bids"][seat], (seat - first) % len(self.seats)) for seat in bidders}
        return min(bidders, key=order.__getitem__, default=None)

    def running_table(self) -> Table:
        """The ring of the running attempt, by playing its line once more."""
        before = self.p["attempt"]["before"]
        puzzle = {**self.p, "ring": before["ring"], "stock": before["stock"]}
        t = table(puzzle)
        for text in self.p["attempt"]["line"]:
            t = table_moves(t, self.p["floor"])[text][1]
        return t

    # -- legal moves

    def legal(self) -> dict[int, list[str]]:
        found = {seat: sorted(self.moves_of(seat)) for seat in self.seats}
        if not self.options["untimed"] and self.p["phase"] in ("planning", "bidding", "mixing"):
            found[self.clock] = ["time"]
        return {seat: moves for seat, moves in found.items() if moves}

    def to_act(self) -> list[int]:
        """Everybody who has something to do, but who has a number is not waited for (10)."""
        settled = [
            seat
            for seat in self.seats
            if self.p["phase"] == "planning" and self.p["bids"][seat] is not None
        ]
        return [seat for seat in self.legal() if seat not in settled]

    def moves_of(self, seat: int) -> list[str]:
        phase = self.p["phase"]
        if phase == "planning":
            numbers = [f"bid {n}" for n in range(2, 11)]
            return numbers if self.p["bids"][seat] is not None else [*numbers, "impossible"]
        if phase == "bidding":
            return self.bidding_moves(seat)
        if phase == "choosing" and seat == self.p["active"]:
            return [f"team {mate}" for mate in self.mates()]
        if phase == "mixing":
            mixers = self.p["attempt"]["seats"]
            if mixers[len(self.p["attempt"]["line"]) % len(mixers)] == seat:
                return [*table_moves(self.running_table(), self.p["floor"]), "concede"]
        return []

    def bidding_moves(self, seat: int) -> list[str]:
        if seat == self.p["claim"] or seat in self.p["passed"]:
            return []
        low = 2 if self.team else 1
        high = 10 if self.team and self.p["claim"] is None else 40
        leader = self.lowest_bidder()
        if leader is not None:
            high = self.p["bids"][leader] - 1
        moves = [f"bid {n}" for n in range(low, high + 1)]
        if self.p["bids"][seat] is None and self.p["claim"] is None:
            moves.append("impossible")
        if moves and seat != leader:
            moves.append("pass")
        return moves

    def mates(self) -> list[int]:
        own = self.p["bids"][self.p["active"]]
        apart = {
            seat: abs(self.p["bids"][seat] - own)
            for seat in self.seats
            if seat != self.p["active"] and self.p["bids"][seat] is not None
        }
        return [seat for seat in apart if apart[seat] == min(apart.values())]

    # -- playing

    def apply(self, seat: int, move: str, real: dict[str, Any]) -> dict[str, Any]:
        """The next position; `real` is what followed, for what chance decided."""
        self.real = real
        word, _, number = move.partition(" ")
        if word == "bid":
            self.p["bids"][seat] = int(number)
            if self.p["phase"] == "bidding":
                self.settle()
            elif None not in self.p["bids"]:
                self.show()
        elif word == "impossible":
            self.p.update(claim=seat, phase="bidding", passed=[])
            self.settle()
        elif word == "pass":
            self.p["passed"] = sorted([*self.p["passed"], seat])
            self.settle()
        elif word == "team":
            self.begin([self.p["active"], int(number)], self.p["bids"][self.p["active"]])
        elif word == "concede":
            self.finish(False)
        elif word == "time":
            self.time_is_up()
        else:
            self.mix(move)
        return self.p

    def time_is_up(self) -> None:
        if self.p["phase"] == "planning":
            self.show()
        elif self.p["phase"] == "bidding":
            self.close()
        else:
            self.finish(False)

    def show(self) -> None:
        if self.p["bids"][self.p["active"]] is None or not self.mates():
            self.next_round(self.p["ring"], self.p["stock"])
        elif len(self.mates()) == 1:
            self.begin([self.p["active"], *self.mates()], self.p["bids"][self.p["active"]])
        else:
            self.p["phase"] = "choosing"

    def settle(self) -> None:
        """Close when only the lowest bidder could still speak; untimed, at the lowest bid too.
        While a clock runs somebody must have passed."""
        leader = self.lowest_bidder()
        others = any(self.bidding_moves(seat) for seat in self.seats if seat != leader)
        lowest = leader is not None and self.p["bids"][leader] == (2 if self.team else 1)
        if self.options["untimed"]:
            closes = lowest or not others
        else:
            closes = bool(self.p["passed"]) and not others
        if closes:
            self.close()

    def close(self) -> None:
        leader = self.lowest_bidder()
        if leader is not None:
            self.begin([leader], self.p["bids"][leader])
            return
        if self.p["claim"] is not None:
            self.judge_claim(True)
        self.next_round(self.p["ring"], self.p["stock"])

    def begin(self, mixers: list[int], bid: int) -> None:
        before = {"ring": self.p["ring"], "stock": self.p["stock"]}
        done = [False] * len(self.p["cards"])
        self.p["phase"] = "mixing"
        self.p["attempt"] = {
            "seats": mixers,
            "bid": bid,
            "cost": 0,
            "done": done,
            "line": [],
            "before": before,
        }
        if not table_moves(self.running_table(), self.p["floor"]):
            self.finish(False)

    def mix(self, move: str) -> None:
        attempt = self.p["attempt"]
        t = self.running_table()
        price, follow = table_moves(t, self.p["floor"])[move]
        attempt["line"].append(move)
        attempt["cost"] += price
        if len(follow.cards) < len(t.cards):
            tile = int(move.split("+")[-1].split("-")[-1])
            letter = t.ring[tile] if move[0] == "@" else follow.ring[tile]
            self.mark(letter, tile)
        self.p["ring"], self.p["stock"] = follow.ring, "".join(map(str, follow.stock))
        if not follow.cards:
            self.finish(attempt["cost"] == attempt["bid"])
        elif attempt["cost"] >= attempt["bid"] or not table_moves(follow, self.p["floor"]):
            self.finish(False)

    def mark(self, letter: str, tile: int) -> None:
        done = self.p["attempt"]["done"]
        for i, card in enumerate(self.p["cards"]):
            if not done[i] and _fits(card, letter, tile, self.p["floor"]):
                done[i] = True
                return

    # -- scoring and what comes next

    def finish(self, good: bool) -> None:
        attempt, scores = self.p["attempt"], self.p["scores"]
        if self.p["claim"] is not None:
            self.judge_claim(not good)
        elif self.team:
            for seat in self.seats:
                if (seat in attempt["seats"]) == good:
                    scores[seat] += attempt["bid"]
        elif good:
            gone = [1 if move.startswith("@") else 2 for move in attempt["line"]]
            scores[attempt["seats"][0]] += sum(gone)
        else:
            self.cross(attempt["seats"][0])
        after = self.p if good else attempt["before"]
        self.next_round(after["ring"], after["stock"])

    def judge_claim(self, right: bool) -> None:
        claimer = self.p["claim"]
        others = [seat for seat in self.seats if seat != claimer]
        if self.team:
            for seat in [claimer] if right else others:
                self.p["scores"][seat] += 10
        else:
            for seat in others if right else [claimer]:
                self.cross(seat)

    def cross(self, seat: int) -> None:
        marks = self.p["crosses"]
        if marks[seat] == 2:
            self.p["scores"][seat] -= 6
            marks[seat] = 2 if self.options["marks"] == "stay" else 0
        else:
            marks[seat] += 1

    def next_round(self, ring: str, stock: str) -> None:
        self.refill(ring, stock)
        self.p.update(claim=None, attempt=None, passed=[], bids=[None for _ in self.seats])
        self.p["rng"] = self.real["rng"]
        if self.is_over():
            self.p["phase"] = "over"
            return
        self.p["round"] += 1
        self.p["phase"] = "planning" if self.team else "bidding"
        self.p["active"] = (self.p["round"] - 1) % len(self.seats) if self.team else None
        kinds = list(COLOURS) if self.team else [c + f for c in COLOURS for f in "wct"]
        assert not Counter(self.real["cards"]) - Counter(kinds * 2)
        assert len(self.real["cards"]) == self.options["cards"]
        self.p["cards"] = self.real["cards"]

    def refill(self, ring: str, stock: str) -> None:
        """Clause 9, with the real ring for the order of the shuffled pool."""
        left = [int(digit) for digit in stock]
        pool = Counter({c: 4 - ring.count(c) - left[i] for i, c in enumerate(COLOURS)})
        for i, colour in enumerate(COLOURS):
            filled = min(2 - left[i], pool[colour])
            left[i] += filled
            pool[colour] -= filled
        cat = ring.index("@")
        for ahead in range(1, 12):
            tile = (cat + ahead) % 12
            if ring[tile] == "." and pool.total():
                letter = self.real["ring"][tile]
                assert pool[letter] > 0
                pool[letter] -= 1
                ring = _with(ring, {tile: letter})
        self.p["ring"], self.p["stock"] = ring, "".join(map(str, left))
        self.p["aside"] = "".join(c * pool[c] for c in COLOURS)

    def is_over(self) -> bool:
        if self.team:
            turns = 3 if len(self.seats) <= 5 else 2
            return bool(self.p["round"] == turns * len(self.seats))
        limit = self.options["round_limit"]
        return max(self.p["scores"]) >= self.options["target"] or self.p["round"] == limit

    def winners(self) -> list[int]:
        best = max(self.p["scores"])
        return [seat for seat in self.seats if self.p["scores"][seat] == best]
