"""What a view tells besides the position: the option that counts, whether it was chosen or not."""

from typing import Any


def details(s: Any, seat: int) -> dict[str, Any]:
    """docs/formats.md says what each key means."""
    return {"target": int(s["target"])}
