"""The documentation site: it builds without a warning, has what it should, and asks nobody else."""

import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

import pentaprism
from pentaprism import bots, envs, records, testing
from scripts import layers

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the project's own settings, which are strict."""
    folder = tmp_path_factory.mktemp("site")
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    return folder


@pytest.mark.xdist_group("docs")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
class TestSite:
    def test_every_exported_name_is_described(self, site: Path) -> None:
        for module in (pentaprism, bots, envs, records, testing):
            name = module.__name__
            page = (site / "api" / f"{name.rpartition('.')[2]}.html").read_text("utf-8")
            missing = [each for each in module.__all__ if f'id="{name}.{each}"' not in page]
            assert not missing, f"{name} is described without {missing}"

    def test_pages_outside_the_folder_are_pages_of_the_site(self, site: Path) -> None:
        assert "Five board and card games" in (site / "index.html").read_text("utf-8")
        assert (site / "repository" / "CONTRIBUTING.html").is_file()
        decisions = (site / "decisions" / "index.html").read_text("utf-8")
        for page in (ROOT / "docs" / "decisions").glob("*.md"):
            assert f'href="{page.stem}.html"' in decisions

    def test_nothing_is_asked_of_other_servers(self, site: Path) -> None:
        asked = r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="((?:https?:)?//[^"]+)"'
        for page in site.rglob("*.html"):
            assert not re.findall(asked, page.read_text("utf-8")), page

    def test_examples_are_code(self, site: Path) -> None:
        page = (site / "api" / "pentaprism.html").read_text("utf-8")
        assert re.search(r"<code>.*&gt;&gt;&gt;", page)


@pytest.mark.parametrize(
    "line", ["[gone](gone.md)", "[gone](../gone/away.py)", "[gone](page.md#nowhere)"]
)
def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path, line: str) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "page.md").write_text(f"# Page\n\n{line}\n")
    config = load_config(
        str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path / "site"), docs_dir=str(docs)
    )
    config.nav, config.plugins, config.hooks = ["page.md"], type(config.plugins)(), []
    with pytest.raises(Abort):
        build(config)


def test_the_drawing_shows_the_layers_of_the_contract() -> None:
    assert layers.FILE.read_text("utf-8") == layers.picture(), "run `python -m scripts.layers`"
