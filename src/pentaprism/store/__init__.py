"""What must outlive the server: the log of every match, and the little that stands beside it.

The log only grows; nothing in it is ever changed. A match is an id, a version (how many events it
has) and bytes here: what the bytes mean is match/'s business. Only this package imports SQLAlchemy;
it runs on SQLite by default and on PostgreSQL by a URL.
"""

from pentaprism.store.files import Taken, alone, others_can_read
from pentaprism.store.model import (
    Append,
    ChatLine,
    Conflict,
    Listing,
    Phase,
    Summary,
    Unavailable,
    UnknownMatch,
)
from pentaprism.store.store import Store

__all__ = [
    "Append",
    "ChatLine",
    "Conflict",
    "Listing",
    "Phase",
    "Store",
    "Summary",
    "Taken",
    "Unavailable",
    "UnknownMatch",
    "alone",
    "others_can_read",
]
