"""The database: the log of events of every match, chat, analyses and settings.

The log only grows; nothing in it is ever changed. To the store a match is an id, a version (the
number of its events) and bytes; match/ knows what the bytes mean. Only this package imports
SQLAlchemy. It runs on SQLite by default and on PostgreSQL by a URL.
"""

from pentaprism.store.files import FileInUse, exclusive_use, others_can_read
from pentaprism.store.model import (
    Append,
    Conflict,
    Listing,
    Phase,
    StoredChatLine,
    StoredRoom,
    Summary,
    Unavailable,
    UnknownMatch,
)
from pentaprism.store.store import Store

__all__ = [
    "Append",
    "Conflict",
    "FileInUse",
    "Listing",
    "Phase",
    "Store",
    "StoredChatLine",
    "StoredRoom",
    "Summary",
    "Unavailable",
    "UnknownMatch",
    "exclusive_use",
    "others_can_read",
]
