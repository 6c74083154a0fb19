"""A bot with one fault: `bad.py FAULT`. Without a fault it plays the first legal move."""

import json
import os
import random
import socket
import sys
import time
from pathlib import Path
from typing import Any

Json = dict[str, Any]
FAULT, REST = sys.argv[1], sys.argv[2:]
kept: list[bytes] = []


def main() -> None:
    if FAULT == "never starts":
        time.sleep(600)
    for line in filter(bytes.strip, sys.stdin.buffer):
        if FAULT == "fragile":
            request = json.loads(line)
        else:
            try:
                request = dict(json.loads(line))
            except (ValueError, TypeError, RecursionError):
                refuse(None)
                continue
        if request.get("do") == "hello" and FAULT != "nameless":
            say({"id": request["id"], "ok": {"name": FAULT.title(), "games": ["prizmik"]}})
        elif request.get("do") == "best" and request["view"]:
            answer(request)
        else:
            refuse(request.get("id"))


def answer(request: Json) -> None:
    moves = request["view"]["legal"][str(request["seat"])]
    move = moves[0]
    good = {"id": request["id"], "ok": {"move": move}}
    match FAULT:
        case "late" | "deaf" if kept:
            time.sleep(600)
        case "late" | "deaf":
            kept.append(b"")
            say(good)
            if FAULT == "deaf":
                time.sleep(600)
        case "garbage":
            print("I would play", move, flush=True)
        case "empty answer":
            say({"id": request["id"], "ok": {}})
        case "illegal":
            say({"id": request["id"], "ok": {"move": "a1-a9"}})
        case "refuses":
            refuse(request["id"])
        case "dies":
            print("something went wrong", file=sys.stderr, flush=True)
            sys.exit(3)
        case "dies once":
            if not Path(REST[0]).exists():
                Path(REST[0]).touch()
                sys.exit(3)
            say(good)
        case "mute":
            os.close(1)
            time.sleep(600)
        case "asleep":
            if not Path(REST[0]).exists():
                sys.exit(3)
            say(good)
        case "floods":
            while True:
                sys.stdout.write("x" * 10_000)
        case "wrong id":
            say({**good, "id": 0})
        case "chatters":
            print(json.dumps(good) + "\nthat was easy", flush=True)
        case "leaks":
            kept.append(b"x" * (4 << 20))
            say(good)
        case "grows":
            kept.append(b"x" * (1 << 19))
            say(good)
        case "fickle":
            say({"id": request["id"], "ok": {"move": random.choice(moves)}})
        case "slows":
            kept.append(b"")
            burnt = sum(range(5_000 * len(kept)))
            say({**good, "burnt": burnt})
        case "spins":
            while True:
                pass
        case "forks":
            for _ in range(30):
                if os.fork() == 0:
                    time.sleep(600)
            time.sleep(600)
        case "escapes":
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    time.sleep(600)
                os._exit(0)
            say(good)
        case "loud":
            sys.stderr.write("a long story " * 100_000)
            say(good)
        case "curious":
            say({"id": request["id"], "ok": {"move": move, "saw": [os.getcwd(), dict(os.environ)]}})
        case "online":
            devices = [name for _, name in socket.if_nameindex()]
            say({"id": request["id"], "ok": {"move": move, "saw": devices}})
        case _:
            say(good)


def refuse(number: Any) -> None:
    say({"id": number, "error": {"code": "bad-request", "message": "no", "clause": None}})


def say(message: Json) -> None:
    print(json.dumps(message), flush=True)


main()
