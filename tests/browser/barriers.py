"""What would keep somebody from using a page, as axe finds it."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page


def barriers(page: Page) -> list[tuple[str, list[str]]]:
    """Serious faults of a page, each with the first places where it is found."""
    return [
        (each["id"], [node["html"][:200] for node in each["nodes"]][:3])
        for each in Axe().run(page).response["violations"]
        if each["impact"] in ("serious", "critical")
    ]
