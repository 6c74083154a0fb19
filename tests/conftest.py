import pytest

# The kit's assertions should tell what they compared, like those of tests.
pytest.register_assert_rewrite("pentaprism.testing")
