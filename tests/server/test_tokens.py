"""Seat tokens and the keys of seats: one secret, two uses that cannot be taken for each other."""

import base64
import hashlib
import hmac

import msgspec

from pentaprism.server.tokens import Grant, Signer

GRANT = Grant("match", (0, 2), "key")


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_token_says_what_was_signed() -> None:
    assert Signer("secret").read(Signer("secret").sign(GRANT)) == GRANT
    assert Signer("another").read(Signer("secret").sign(GRANT)) is None


def test_the_key_of_a_seat_seals_nothing() -> None:
    """Whoever could choose what a key is made from must not get the seal of a token by it."""
    signer = Signer("secret")
    said = packed(msgspec.json.encode(GRANT))
    assert signer.read(f"{said}.{signer.key('match', said)}") is None
    raw = packed(hmac.digest(b"secret", f"match {said}".encode(), hashlib.sha256))
    assert signer.key("match", said) != raw


def test_tokens_of_older_servers_still_open_their_seats() -> None:
    said = packed(msgspec.json.encode(GRANT))
    seal = packed(hmac.digest(b"secret", said.encode(), hashlib.sha256))
    assert Signer("secret").read(f"{said}.{seal}") == GRANT
    assert Signer("secret").sign(GRANT) != f"{said}.{seal}"
