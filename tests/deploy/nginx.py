"""A real nginx with the configuration that clubs copy, on ports of its own."""

import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import PATIENCE, free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx"
NAME = "games.example.org"


class NotInstalled(Exception):
    def __init__(self, program: str) -> None:
        super().__init__(
            f"these tests need {program} (Debian: apt-get install nginx-light openssl)"
        )


class Nginx:
    """deploy/nginx/pentaprism.conf with other ports and paths, and nothing else changed."""

    def __init__(self, folder: Path, upstream: tuple[int, int]) -> None:
        self.port, self.plain_port = free_port(), free_port()
        self._folder = folder
        self.certificate = folder / "fullchain.pem"
        self._make_certificate()
        site = (CONFIGURATION / "pentaprism.conf").read_text("utf-8")
        for written, meant in {
            "127.0.0.1:8001": f"127.0.0.1:{upstream[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{upstream[1]}",
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            f"/etc/letsencrypt/live/{NAME}/": f"{folder}/",
            "/etc/nginx/pentaprism.locations": f"{CONFIGURATION}/pentaprism.locations",
        }.items():
            assert written in site, f"{written!r} is not in pentaprism.conf any more"
            site = site.replace(written, meant)
        # This machine may have no IPv6.
        lines = [line for line in site.splitlines() if "listen [::]" not in line]
        (folder / "site.conf").write_text("\n".join(lines), "utf-8")
        (folder / "nginx.conf").write_text(self._main(), "utf-8")

    def _main(self) -> str:
        temporary = "\n".join(
            f"{kind}_temp_path {self._folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return f"""
            daemon off;
            user root;
            pid {self._folder}/nginx.pid;
            error_log {self._folder}/error.log;
            events {{}}
            http {{
                access_log off;
                {temporary}
                include {self._folder}/site.conf;
            }}
        """

    def _make_certificate(self) -> None:
        program = _find("openssl")
        command = [program, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
        command += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
        command += ["-addext", f"subjectAltName=DNS:{NAME},DNS:localhost,IP:127.0.0.1"]
        command += ["-keyout", str(self._folder / "privkey.pem"), "-out", str(self.certificate)]
        subprocess.run(command, check=True, capture_output=True)

    def trust(self) -> ssl.SSLContext:
        """What a browser needs that believes this certificate."""
        return ssl.create_default_context(cafile=str(self.certificate))

    @contextmanager
    def running(self) -> Iterator[None]:
        program = _find("nginx")
        arguments = ["-p", str(self._folder), "-c", str(self._folder / "nginx.conf")]
        subprocess.run([program, "-t", *arguments], check=True, capture_output=True)
        process = subprocess.Popen([program, *arguments], stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + PATIENCE
            while not _listens(self.port):
                assert process.poll() is None, (self._folder / "error.log").read_text()
                assert time.monotonic() < until, "nginx did not start"
                time.sleep(0.02)
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _find(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        raise NotInstalled(program)
    return found
