from collections.abc import Iterator

import pytest

from tests.match.table import Table


@pytest.fixture(autouse=True)
def _every_table_folds_again() -> Iterator[None]:
    Table.made.clear()
    yield
    for table in Table.made:
        table.folds_again()
