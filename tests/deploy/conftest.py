from tests.server.conftest import anyio_backend, postgres

__all__ = ["anyio_backend", "postgres"]
