"""Which pages may talk to this server: the Host and Origin headers of a request.

A browser sends them truthfully, whatever page asked it to. So a page of another site cannot open a
websocket or change anything here (cross-site requests), and a name that somebody else's DNS points
at this machine (DNS rebinding) opens nothing. Programs that are no browsers send no Origin and are
let in: they could write anything there.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

import msgspec

from pentaprism.core.errors import BadOption, PentaprismError
from pentaprism.core.words import TABLE, messages_of

_words = messages_of(TABLE)

#: What a house's network calls its machines; no stranger's DNS can have names there.
_HOUSE_DOMAINS = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
_AUTHORITY = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(\d{1,5}))?")
_NAME = re.compile(
    r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*"
)
_DEFAULT_PORTS = {"http": "80", "https": "443"}


class WrongOrigin(PentaprismError):
    """The request did not come from a page of this server, or not under a name of it."""

    code = "wrong-origin"


class _Site(msgspec.Struct, frozen=True):
    """A host as it stands in an address; no port where it is a default one."""

    host: str
    port: str


class Sites:
    """The names of this server, and whether a request came through one of them."""

    def __init__(self, allowed: Iterable[str] = (), own: str | None = None) -> None:
        """`allowed`: names given by the operator. `own`: what the machine calls itself."""
        self._given = frozenset(map(host_name, allowed))
        called = (socket.gethostname() if own is None else own).lower()
        label = called.partition(".")[0] or "localhost"
        self._own = frozenset({called, label, *(f"{label}.{domain}" for domain in _HOUSE_DOMAINS)})
        # A second machine of that name in the house is called laptop-2.local.
        self._numbered = re.compile(rf"{re.escape(label)}-\d+\.local")

    def check(self, hosts: list[bytes], origins: list[bytes]) -> None:
        """Refuse what a page of another site, or a name of somebody else, has sent."""
        host = _site(hosts[0].decode("latin-1"), None) if len(hosts) == 1 else None
        if host is None:
            raise WrongOrigin(_words("origin-no-host"))
        if not self._is_ours(host.host):
            raise WrongOrigin(_words("origin-other-name", name=repr(host.host)))
        if origins and not self._is_same(host, origins):
            raise WrongOrigin(_words("origin-other-site"))

    def _is_ours(self, host: str) -> bool:
        return (
            host == "localhost"
            or host.endswith(".localhost")
            # Whoever types an address has reached it: no DNS was asked, so none could lie.
            or _is_address(host)
            or host in self._own
            or host in self._given
            or bool(self._numbered.fullmatch(host))
        )

    def _is_same(self, host: _Site, origins: list[bytes]) -> bool:
        scheme, found, authority = origins[0].decode("latin-1").partition("://")
        site = _site(authority, scheme) if found and len(origins) == 1 else None
        # A proxy may leave the port out of Host, but the operator has named the host.
        return site is not None and (site == host or site.host in self._given)


def host_name(text: str) -> str:
    """A name as an operator gives it: without scheme, port or path."""
    name = text.strip().lower().rstrip(".")
    if not _NAME.fullmatch(name):
        raise BadOption(f"a host is a name such as games.example.org, not {text!r}")
    return name


def _site(authority: str, scheme: str | None) -> _Site | None:
    found = _AUTHORITY.fullmatch(authority.lower())
    if not found or scheme not in (None, *_DEFAULT_PORTS):
        return None
    port = found[2] or ""
    # Host does not tell the scheme: behind a proxy that speaks TLS it is not the one used here.
    usual = _DEFAULT_PORTS.values() if scheme is None else (_DEFAULT_PORTS[scheme],)
    return _Site(found[1].rstrip("."), "" if port in usual else port)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
