"""`pentaprism prune`: deletes tables that nobody came to, and old ones if asked to."""

import asyncio
import time

import typer

from pentaprism.core.errors import BadOption

EXAMPLES = (
    "Examples: `pentaprism prune --dry-run` - `pentaprism prune --days 365` - "
    "`pentaprism prune --database postgresql://user@host/pentaprism`"
)
_DAY_MS = 86_400_000


def command(
    database: str = typer.Option(
        "",
        envvar="PENTAPRISM_DATABASE",
        help="sqlite:///FILE or postgresql://...; a file of your own by default.",
    ),
    empty_days: int = typer.Option(
        1, min=1, help="Tables that never began, with nobody at them for so many days."
    ),
    days: int = typer.Option(
        0,
        min=0,
        help="Also all others, finished or not, and studies, with nobody at them for so many days.",
    ),
    dry_run: bool = typer.Option(False, "--dry-run", help="Only say what would be deleted."),
) -> None:
    """Delete what nobody needs: tables that never began, and old ones if asked to."""
    from pentaprism.cli.serve import own_file

    pruned, kept, studies = asyncio.run(_prune(database or own_file(), empty_days, days, dry_run))
    verb = "would be deleted" if dry_run else "deleted"
    typer.echo(f"{pruned} tables {verb}, {kept} kept")
    if days:
        typer.echo(f"{studies} studies {verb}")


async def _prune(database: str, empty_days: int, days: int, dry_run: bool) -> tuple[int, int, int]:
    from pentaprism.server.app import check_database
    from pentaprism.store import Store, Unavailable

    await check_database(database)
    now = int(time.time() * 1000)
    try:
        store = await Store.open(database)
        try:
            gone = await store.forgotten(
                now - empty_days * _DAY_MS, now - days * _DAY_MS if days else None
            )
            all_tables = await store.count()
            if not dry_run:
                await store.delete(gone)
            studies = 0
            if days:
                studies = await store.studies.forget(now - days * _DAY_MS, dry_run)
        finally:
            await store.close()
    except Unavailable as error:
        raise BadOption(f"the database cannot be reached: {error}") from None
    return len(gone), all_tables - len(gone), studies
