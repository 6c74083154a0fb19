"""What the browser believes of the protocol is what the server says."""

import pytest

from scripts import wire_types


@pytest.mark.parametrize("source", wire_types.SOURCES, ids=lambda source: source.name)
def test_wire_types_have_not_drifted(source: wire_types.Source) -> None:
    assert source.target.read_text(encoding="utf-8") == wire_types.text_of(source), (
        "run: python -m scripts.wire_types"
    )
