"""Visitors who want to hold the table up, each a process of its own at an address of its own.

`python -m tests.server.attackers NAME PORT MATCH` does what NAME says once, with `--seconds` again
and again for so long, and prints what came of it as JSON: how often each thing happened."""

import argparse
import http.client
import json
import random
import select
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

#: Where they come from: on a loopback any of these addresses may be used.
ADDRESS = "127.0.0.2"
PATIENCE = 30.0
TEXT, PING, CLOSE = 1, 9, 8

#: Five cards that the solver needs seconds for, and the moment at which a claim is judged.
HARD = {
    "mode": "competitive",
    "ring": "GYGCYRMBRMC@",
    "floor": "ctccwtwcwtwt",
    "stock": "222222",
    "cards": ["Mc", "Ct", "Mt", "Gc", "Cw"],
}
CLAIM = {
    "players": 2,
    "ring": HARD["ring"],
    "floor": HARD["floor"],
    "stock": HARD["stock"],
    "aside": "B",
    "cards": HARD["cards"],
    "phase": "bidding",
    "round": 1,
    "active": None,
    "bids": [None, None],
    "claim": 0,
    "passed": [],
    "attempt": None,
    "scores": [0, 0],
    "crosses": [0, 0],
    "options": {"cards": 5},
    "rng": "1" * 16,
}


class Target(NamedTuple):
    port: int
    match: str
    #: How many at once, or how often.
    times: int

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (ADDRESS, 0))

    def request(self, method: str, path: str, body: Any = None) -> tuple[str, Any]:
        """What REST answers: its status, and the body if it is JSON."""
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=(ADDRESS, 0)
        )
        try:
            data = None if body is None else json.dumps(body)
            line.request(method, path, data, {"Content-Type": "application/json"})
            answer = line.getresponse()
            read = answer.read()
            kind = answer.headers.get_content_type()
            return str(answer.status), json.loads(read) if kind.endswith("json") else None
        except OSError as error:
            return type(error).__name__, None
        finally:
            line.close()


# -- websockets by hand


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """With a mask of zeros, so that the payload is as it is; for short payloads."""
    return bytes([kind | (0x80 if last else 0), 0x80 | len(payload), 0, 0, 0, 0]) + payload


class Socket:
    """A websocket that sends what it likes and reads only to hear of its end."""

    def __init__(self, target: Target, hello: bool = True) -> None:
        self.raw = target.connect()
        self.raw.sendall(
            f"GET /api/matches/{target.match}/socket HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self.heard = b""
        while b"\r\n\r\n" not in self.heard:
            self.heard += self.raw.recv(4096) or b"HTTP/1.1 000 \r\n\r\n"
        head, _, self.heard = self.heard.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        self.ended = self.status != 101
        if hello and not self.ended:
            self.raw.sendall(frame(TEXT, b'{"do": "hello"}'))

    def hear(self, patience: float = 0.0) -> None:
        """Take in what has come."""
        if not self.ended and select.select([self.raw], [], [], patience)[0]:
            try:
                data = self.raw.recv(1 << 16)
            except OSError:
                data = b""
            self.heard += data
            self.ended = not data or self.code is not None

    @property
    def code(self) -> int | None:
        """Of the server's close frame."""
        rest = self.heard
        while len(rest) >= 2:
            kind, length, start = rest[0] & 15, rest[1], 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(rest[2:start], "big")
            if len(rest) < start + length:
                break
            if kind == CLOSE:
                return int(struct.unpack("!H", rest[start : start + 2])[0])
            rest = rest[start + length :]
        return None

    @property
    def outcome(self) -> str:
        if self.status != 101:
            return str(self.status)
        return f"closed {self.code}" if self.ended else "open"


def flood(target: Target, data: bytes, most_bytes: int, reads: bool = True) -> Counter[str]:
    """The same from many sockets until the server has closed them all or had enough."""
    sockets = [Socket(target) for _ in range(target.times)]
    sent = dict.fromkeys(sockets, 0)
    for each in sockets:
        each.raw.setblocking(False)
    until = time.monotonic() + PATIENCE
    while (alive := [s for s in sockets if not s.ended]) and time.monotonic() < until:
        sending = [s for s in alive if sent[s] < most_bytes]
        select.select([s.raw for s in alive], [s.raw for s in sending], [], 0.5)
        for each in sending:
            try:
                sent[each] += each.raw.send(data)
            except BlockingIOError:
                pass
            except OSError:
                sent[each] = most_bytes
        for each in alive:
            if reads or sent[each] >= most_bytes:
                each.hear()
    return _outcomes(sockets)


def _outcomes(sockets: Iterable[Socket]) -> Counter[str]:
    told = Counter(each.outcome for each in sockets)
    for each in sockets:
        each.raw.close()
    return told


# -- the attacks


def tiny_frames(target: Target) -> Counter[str]:
    """One letter a message, as many as go through."""
    return flood(target, 4096 * frame(TEXT, b"x"), 1 << 20)


def fragments(target: Target) -> Counter[str]:
    """One message that never ends, in pieces of nothing."""
    return flood(target, frame(TEXT, b"x", last=False) + 8192 * frame(0, b"", last=False), 1 << 20)


def pings(target: Target) -> Counter[str]:
    """And never a look at the pongs."""
    return flood(target, 512 * frame(PING, 125 * b"x"), 32 << 20, reads=False)


def bad_text(target: Target) -> Counter[str]:
    """Text that is none."""
    sockets = [Socket(target, hello=False) for _ in range(target.times)]
    for each in sockets:
        each.raw.sendall(8 * frame(TEXT, b"\xff\xfe"))
    return _wait(sockets)


def silent_sockets(target: Target) -> Counter[str]:
    """Websockets that never say hello."""
    return _wait([Socket(target, hello=False) for _ in range(target.times)])


def _wait(sockets: list[Socket]) -> Counter[str]:
    until = time.monotonic() + PATIENCE
    while (alive := [s for s in sockets if not s.ended]) and time.monotonic() < until:
        for each in alive:
            each.hear(0.05)
    return _outcomes(sockets)


def idle(target: Target) -> Counter[str]:
    """Connections that say nothing, or only half of it."""
    told: Counter[str] = Counter()
    lines = []
    for number in range(target.times):
        try:
            line = target.connect()
            if number % 2:
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: loc")
            lines.append(line)
        except OSError as error:
            told[type(error).__name__] += 1
    for line in lines:
        told[_ending(line)] += 1
    return told


def _ending(line: socket.socket) -> str:
    try:
        heard = line.recv(4096)
    except TimeoutError:
        return "open"
    except OSError:
        return "closed"
    finally:
        line.close()
    return heard.split()[1].decode() if heard.startswith(b"HTTP/1.1 ") else "closed"


def pipelined(target: Target) -> Counter[str]:
    """Requests without waiting for an answer."""
    line = target.connect()
    line.sendall(5000 * b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    heard = b""
    try:
        while data := line.recv(1 << 16):
            heard += data
        ended = "closed"
    except TimeoutError:
        ended = "open"
    except OSError:
        ended = "closed"
    line.close()
    return Counter({ended: 1, "answers": heard.count(b"HTTP/1.1 200")})


def _ask(target: Target, method: str, path: str, body: Any = None) -> Counter[str]:
    return Counter(target.request(method, path, body)[0] for _ in range(target.times))


def try_hard(target: Target) -> Counter[str]:
    """Moves after which the solver would have much to do."""
    told: Counter[str] = Counter()
    for _ in range(target.times):
        body = {"position": CLAIM, "seat": 2, "move": "time"}
        status, answer = target.request("POST", "/api/games/laser/try", body)
        told[status] += 1
        told["solved"] += any(event["kind"] == "truth" for event in answer.get("events", ()))
    return told


def pictures(target: Target) -> Counter[str]:
    """Long links, each another one."""
    told: Counter[str] = Counter()
    for _ in range(target.times):
        text = "".join(random.choices("abcdefghijklmnopqrstuvwxyz0123456789/", k=300))
        told[target.request("POST", "/api/qr", {"text": text})[0]] += 1
    return told


def rules(target: Target) -> Counter[str]:
    """Pages in every language that has two letters."""
    told: Counter[str] = Counter()
    for _ in range(target.times):
        language = "".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=2))
        told[target.request("GET", f"/api/games/prism/rules?language={language}")[0]] += 1
    return told


def replay(target: Target) -> Counter[str]:
    """The same finished game again and again."""
    return _ask(target, "GET", f"/api/matches/{target.match}/replay?as=all")


def puzzles(target: Target) -> Counter[str]:
    """Hints for hard puzzles, all asked for at once."""
    body = json.dumps(HARD).encode()
    head = "POST /api/puzzles/laser/hints HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    lines = [target.connect() for _ in range(target.times)]
    for line in lines:
        line.sendall(head.encode() + body)
    return Counter(_ending(line) for line in lines)


def tables(target: Target) -> Counter[str]:
    """Tables that anybody may find and nobody comes to."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    body = {"game": "prizmik", "seats": seats, "listed": True}
    return _ask(target, "POST", "/api/matches", body)


ATTACKS: dict[str, Callable[[Target], Counter[str]]] = {
    attack.__name__: attack
    for attack in (
        try_hard,
        tiny_frames,
        fragments,
        pings,
        bad_text,
        silent_sockets,
        idle,
        pipelined,
        pictures,
        rules,
        replay,
        puzzles,
        tables,
    )
}


class Attack:
    """An attack under way."""

    def __init__(
        self, name: str, port: int, match: str, times: int = 1, seconds: float = 0
    ) -> None:
        command = [sys.executable, "-m", "tests.server.attackers", name, str(port), match]
        command += ["--times", str(times), "--seconds", str(seconds)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)

    @property
    def lasts(self) -> bool:
        return self.process.poll() is None

    def result(self) -> dict[str, int]:
        """What came of it, when it is over."""
        told, _ = self.process.communicate()
        assert self.process.returncode == 0
        result: dict[str, int] = json.loads(told)
        return result

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("port", type=int)
    parser.add_argument("match")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0)
    asked = parser.parse_args()
    target = Target(asked.port, asked.match, asked.times)
    until = time.monotonic() + asked.seconds
    told = ATTACKS[asked.name](target)
    while time.monotonic() < until:
        try:
            told += ATTACKS[asked.name](target)
        except OSError as error:  # turned away, which is as it should be
            told[type(error).__name__] += 1
            time.sleep(0.1)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
