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

    match: str
    seats: tuple[int, ...]
    key: str


class Signer:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, grant: Grant) -> str:
        said = _pack(msgspec.json.encode(grant))
        return f"{said}.{self._seal(said)}"

    def read(self, token: str) -> Grant | None:
        """What the token grants, or None if it is not one of ours."""
        said, _, seal = token.partition(".")
        if not hmac.compare_digest(seal.encode(), self._seal(said).encode()):
            return None
        try:
            return msgspec.json.decode(_unpack(said), type=Grant)
        except (msgspec.MsgspecError, ValueError):
            return None

    def key(self, match: str, wish: str) -> str:
        """The key of a seat for a wish that may be heard twice: the same both times."""
        # What a token's seal is made from holds no blank, so this is never one.
        return self._seal(f"{match} {wish}")

    def _seal(self, said: str) -> str:
        return _pack(hmac.digest(self._secret, said.encode(), hashlib.sha256))


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
