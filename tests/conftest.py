import hypothesis
import pytest

# The kit's assertions should tell what they compared, like those of tests.
pytest.register_assert_rewrite("pentaprism.testing")

# The first example may have to compile something.
hypothesis.settings.register_profile("kernels", deadline=None)
hypothesis.settings.load_profile("kernels")
