"""What the browser believes of the protocol is what the server says."""

from scripts import wire_types


def test_wire_types_have_not_drifted() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.source(), (
        "run: python -m scripts.wire_types"
    )
