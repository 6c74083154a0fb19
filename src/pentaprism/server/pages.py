"""The web pages: read once into memory, compressed once, the same page for every address in it."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route

from pentaprism.games import rulebook
from pentaprism.server.rulespages import PICTURES

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "web", _PACKAGE.parents[1] / "web" / "dist")
_WORTH_ZIPPING = 1_000
_MISSING = (
    "The web pages are not built. In a checkout: `make web`. The API is at /api, its description "
    "at /api/schema/openapi.json."
)


class File(msgspec.Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    #: Files with a hash in their name never change.
    for_ever: bool


def read_pages() -> dict[str, File]:
    """Every file of the built pages and every picture of the rules, by its path."""
    for folder in _FOLDERS:
        if (folder / "index.html").is_file():
            built = {
                path.relative_to(folder).as_posix(): _read(path)
                for path in sorted(folder.rglob("*"))
                if path.is_file()
            }
            pictures = rulebook.pictures().items()
            return built | {PICTURES + name: _read(path) for name, path in pictures}
    return {}


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    return File(
        body=body,
        zipped=gzip.compress(body, 9) if text and len(body) > _WORTH_ZIPPING else None,
        kind=kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        for_ever="assets" in path.parts,
    )


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    own_compression=True,
)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file, or the one page that finds its way by itself."""
    pages: dict[str, File] = request.app.state.pages
    name = path.strip("/")
    file = pages.get(name)
    if file is None and (name.startswith(("api/", "assets/", PICTURES)) or not pages):
        missing = b"" if pages else _MISSING.encode()
        return Response(missing, status_code=404, media_type="text/plain")
    file = file or pages["index.html"]
    headers = {
        "ETag": file.tag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if file.for_ever else "no-cache",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
