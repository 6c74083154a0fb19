"""The first page in a real browser: how long until the games are there, and how much script."""

import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright

from bench.measure import Goal
from bench.table.servers import SERVERS, address, free_port, serving

VISITS = 7
_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def first_page() -> list[Goal]:
    """Each visit in a browser of its own, with nothing in its cache; the machine is warm."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory(prefix="pentaprism-bench-") as folder,
        serving(SERVERS["ours"], port, Path(folder) / "page"),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(_ARGUMENTS)
        )
        visit(browser, port)
        visits = [visit(browser, port) for _ in range(VISITS)]
        browser.close()
    return [
        Goal("first page until the games are shown, seconds", [s for s, _ in visits], 1, True),
        Goal("its script, kB compressed", [kb for _, kb in visits], 150, True),
    ]


def visit(browser: Browser, port: int) -> tuple[float, float]:
    """Seconds from the address to the last of the five games, and the script that came."""
    scripts: list[Response] = []
    context = browser.new_context()
    page = context.new_page()
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    began = time.perf_counter()
    page.goto(address(port), wait_until="commit")
    page.get_by_role("heading", name="Prismatic").wait_for()
    seconds = time.perf_counter() - began
    size = sum(int(got.headers["content-length"]) for got in scripts)
    context.close()
    return seconds, size / 1000
