"""`pentaprism serve`: the table in the browser, for this machine and the others in the house."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import typer

from pentaprism.core.errors import BadRequest

EXAMPLES = (
    "Examples: `pentaprism serve --open` - `pentaprism serve --port 9000 --host 127.0.0.1` - "
    "`pentaprism serve --database postgresql://user@host/pentaprism` - "
    '`pentaprism serve --bot "Robo=python3 mybot.py"`'
)
_PORT = 8000
_TRIES = 20
_EVERYWHERE = ("0.0.0.0", "::")
#: How long a busy thread keeps Python's lock when another one wants it.
_SWITCH_SECONDS = 0.001
#: Files that are open besides connections, at most: databases, logs, pages being read.
_OWN_FILES = 100
_ENOUGH_FILES = 65_536


def command(
    host: str = typer.Option("0.0.0.0", help="The address to listen on; all by default."),
    port: int = typer.Option(0, help="The port; the first free one from 8000 on by default."),
    database: str = typer.Option(
        "",
        envvar="PENTAPRISM_DATABASE",
        help="sqlite:///FILE or postgresql://...; a file of your own by default.",
    ),
    open_browser: bool = typer.Option(False, "--open/--no-open", help="Open the browser."),
    trusted_proxy: list[str] = typer.Option(
        [],
        metavar="ADDRESS",
        help="A proxy, or a network of proxies, that is believed about where requests come from. "
        "May be given several times.",
    ),
    behind_proxy: bool = typer.Option(
        False, "--behind-proxy", help="The same as --trusted-proxy 127.0.0.1 --trusted-proxy ::1."
    ),
    allow_host: list[str] = typer.Option(
        [],
        metavar="NAME",
        help="A name by which browsers call this server, besides those of this machine. "
        "May be given several times.",
    ),
    bot: list[str] = typer.Option(
        [], metavar="NAME=COMMAND", help="An outside bot to choose for a seat; may be repeated."
    ),
    lab: bool | None = typer.Option(
        None,
        "--lab/--no-lab",
        help="Let everybody who reaches this server use its lab, or nobody. By default only this "
        "machine does, and nobody where the server goes by a name or stands behind a proxy.",
    ),
    log_level: str = typer.Option("warning", help="debug, info, warning or error."),
) -> None:
    """Serve the table: play in the browser, alone, with friends, with bots."""
    # Here, since no other command should pay for loading them.
    import msgspec
    import uvicorn

    from pentaprism.server.app import check_alone, check_database, make_app
    from pentaprism.server.config import Config, listed
    from pentaprism.server.connections import Connections, http_protocol
    from pentaprism.server.frames import websocket_protocol
    from pentaprism.server.outside import find_outside, limits_of
    from pentaprism.server.proxies import THIS_MACHINE, trusted_proxies
    from pentaprism.server.telemetry import configure_logs

    configure_logs(log_level)
    config = Config.from_env(database or own_file(), allowed_hosts=allow_host)
    config = msgspec.structs.replace(config, outside=find_outside(bot, limits_of(config)))
    proxies = trusted_proxies(
        [
            *trusted_proxy,
            *listed("PENTAPRISM_TRUSTED_PROXIES"),
            *(THIS_MACHINE if behind_proxy else ()),
        ]
    )
    if lab is not None or proxies or config.allowed_hosts:
        config = msgspec.structs.replace(config, lab=2 if lab else 0)
    check_alone(config.database)
    asyncio.run(check_database(config.database))
    listening = _listen(host, port)
    number = listening.getsockname()[1]
    limits = config.limits
    connections = Connections(
        min(limits.connections, _most_files() - _OWN_FILES),
        limits.connections_of_address,
        trusted=proxies,
    )
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            http=http_protocol(connections, limits.request_seconds),
            ws=websocket_protocol(connections, limits.messages_a_second),
            ws_max_size=4 * limits.message,
            ws_per_message_deflate=False,  # costs more than it saves on messages this small
            log_config=None,
            access_log=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
    local = f"http://localhost:{number}/"
    _announce(local, host, number)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(local, number), daemon=True).start()
    # The server raises the signal that stopped it once more; everything is in order by then.
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: None)
    _calm_the_collector()
    # Everybody waits for the thread that writes, which asks for the lock several times a commit.
    sys.setswitchinterval(_SWITCH_SECONDS)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def _calm_the_collector() -> None:
    """While it looks for garbage nobody is served. What is loaded by now stays for ever, so it need
    not be looked at; and a move leaves nothing behind to look at (test_live_match.py). But each
    open websocket has some 16 objects that are always young, so that with a thousand of them a look
    takes 9 ms: it is worth it only after many connections and requests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _most_files() -> int:
    """As many open files, connections among them, as this process may have; it takes them all."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_FILES)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def _listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the first free one."""
    for number in [port] if port else range(_PORT, _PORT + _TRIES):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            reason = error.strerror
            continue
        listening.listen(1024)
        return listening
    raise BadRequest(f"cannot listen on {host} port {port or f'{_PORT} and after'}: {reason}")


def own_file() -> str:
    """The database of whoever names none."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("pentaprism"))
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _house_address() -> str | None:
    """This machine's address for the others in the house; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def _announce(local: str, host: str, port: int) -> None:
    print(f"\nPentaprism is at  {local}")
    address = _house_address() if host in _EVERYWHERE else None
    if address:
        import segno

        house = f"http://{address}:{port}/"
        print(f"On other devices  {house}")
        print(f"A big screen for everybody's phones  {house}tv\n")
        segno.make(house).terminal(compact=True, border=2)
    else:
        print(f"The big screen    {local}tv")
    print(who_can_reach(host))
    print("Stop with Ctrl+C; no game is lost.\n", flush=True)


def who_can_reach(host: str) -> str:
    """Who can open the pages, and how to change that."""
    if host in _EVERYWHERE:
        return (
            "Everybody in this network can reach it, and the internet if your router lets it in.\n"
            "With --host 127.0.0.1 only this machine can."
        )
    if host == "localhost" or host.startswith("127.") or host == "::1":
        return "Only this machine can reach it. With --host 0.0.0.0 everybody in this network can."
    return (
        f"Everybody who can reach {host} can reach it. With --host 127.0.0.1 only this machine can."
    )


def _open_when_ready(url: str, port: int) -> None:
    """Open the browser once somebody answers."""
    import time

    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.1)
    webbrowser.open(url)
