"""Seat tokens: who holds one plays for its seats. Signed, so that nobody can make one up."""

import base64
import hashlib
import hmac
import secrets

import msgspec

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that are taken for each other


class Grant(msgspec.Struct, frozen=True):
    """What a token says. `key` must be what the seats' chairs name: a seat that was left and taken
    by somebody else has a new one."""

    match_id: str = msgspec.field(name="match")
    seats: tuple[int, ...]
    key: str


class Signer:
    """One secret, from which a key of its own follows for each use, so that what is made for one
    can never be taken for the other."""

    def __init__(self, secret: str) -> None:
        self._old = secret.encode()
        self._tokens = hmac.digest(self._old, b"pentaprism: seals of tokens, 2", hashlib.sha256)
        self._seats = hmac.digest(self._old, b"pentaprism: keys of seats, 2", hashlib.sha256)

    def sign(self, grant: Grant) -> str:
        said = _pack(msgspec.json.encode(grant))
        return f"{said}.{_mac(self._tokens, said)}"

    def read(self, token: str) -> Grant | None:
        """What the token grants, or None if it is not one of ours."""
        said, _, seal = token.partition(".")
        # Tokens of before the keys were told apart go on: people are in the middle of their games.
        if not any(
            hmac.compare_digest(seal.encode(), _mac(key, said).encode())
            for key in (self._tokens, self._old)
        ):
            return None
        try:
            return msgspec.json.decode(_unpack(said), type=Grant)
        except (msgspec.MsgspecError, ValueError):
            return None

    def key(self, match_id: str, secret: str) -> str:
        """The key of a seat for a request that may be heard twice: the same both times."""
        return _mac(self._seats, f"{match_id} {secret}")


def _mac(key: bytes, said: str) -> str:
    return _pack(hmac.digest(key, said.encode(), hashlib.sha256))


def new_match_id() -> str:
    """Short enough to be read out, too long to be guessed: nearly 60 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(12)


def new_nonce() -> str:
    return secrets.token_hex(16)


def new_seed() -> int:
    return secrets.randbits(64)


def _pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
