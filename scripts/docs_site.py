"""What the documentation site has besides docs/: hooks of mkdocs, named in mkdocs.yml.

The README is its first page. Pages link to files of the repository as on a forge; a file outside
docs/ that is linked becomes a page under repository/, and a folder a list of what is in it.
"""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from griffe import Extension, Object
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
#: Pages of the repository that the site has even where nobody links to them.
ALWAYS = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/decisions",
    "docs/strength",
)
LANGUAGES = {".py": "python", ".yaml": "yaml", ".yml": "yaml", ".toml": "toml", ".conf": "nginx"}

_LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")


def uri_of(target: Path) -> str:
    """Where a file or folder of the repository stands in the site."""
    if target == ROOT / "README.md":
        return "index.md"
    inside = target.is_relative_to(DOCS)
    path = (
        PurePosixPath(target.relative_to(DOCS))
        if inside
        else PurePosixPath("repository", target.relative_to(ROOT))
    )
    if target.is_dir():
        return str(path / "index.md")
    if inside or target.suffix == ".md":
        return str(path)
    return f"{path}.md"


def target_of(link: str, page: Path) -> Path | None:
    """The file or folder of the repository that a link on a page means; None for anything else."""
    if ":" in link or link.startswith("/"):
        return None
    target = Path(os.path.normpath(page.parent / link))
    return target if target.exists() and target.is_relative_to(ROOT) else None


def text_of(target: Path) -> str:
    """The page of a file or folder, as Markdown with links as in the repository."""
    if target.suffix == ".md":
        return target.read_text("utf-8")
    name = target.relative_to(ROOT)
    if target.is_dir():
        return f"# {name}\n\n" + "\n".join(_entries(target)) + "\n"
    language = LANGUAGES.get(target.suffix, "text")
    return f"# {name}\n\n````{language}\n{target.read_text('utf-8')}\n````\n"


def _entries(folder: Path) -> list[str]:
    shown = sorted(path for path in folder.iterdir() if path.name[0] not in "._")
    if not folder.is_relative_to(DOCS):
        return [f"* `{path.name}{'/' if path.is_dir() else ''}`" for path in shown]
    return [f"* [{_title(path)}]({path.name})" for path in shown if path.suffix == ".md"]


def _title(page: Path) -> str:
    found = re.search(r"^# (.+)$", page.read_text("utf-8"), re.M)
    return found[1] if found else page.stem


def with_links(markdown: str, page: Path) -> str:
    """The page's text with its links as they lead within the site."""
    at = PurePosixPath(uri_of(page)).parent

    def replaced(found: re.Match[str]) -> str:
        target = target_of(found[2], page)
        if target is None:
            return found[0]
        link = os.path.relpath(uri_of(target), at)
        return f"{found[1]}{link}{found[3] or ''}{found[4]}"

    return _LINK.sub(replaced, markdown)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are not in docs/: those that always are, and those linked."""
    waiting = [ROOT / name for name in ALWAYS]
    waiting += [Path(file.abs_src_path or "") for file in files.documentation_pages()]
    seen: set[Path] = set()
    while waiting:
        page = waiting.pop()
        if page in seen:
            continue
        seen.add(page)
        text = text_of(page)
        if files.get_file_from_path(uri_of(page)) is None:
            files.append(File.generated(config, uri_of(page), content=text))
        if page.suffix == ".md" or page.is_dir():
            linked = (target_of(found[2], page) for found in _LINK.finditer(text))
            waiting += [path for path in linked if path and _makes_a_page(path)]
    _sources.update({uri_of(page): page for page in seen})
    _add_the_rest(config.nav or [], files)
    return files


#: Which file or folder a page of the site comes from.
_sources: dict[str, Path] = {}


def _makes_a_page(path: Path) -> bool:
    return path.suffix == ".md" or path.is_dir() or not path.is_relative_to(DOCS)


def _add_the_rest(nav: list[Any], files: Files) -> None:
    """Pages of docs/ that the menu does not name; folders with a list of their own are in it."""
    named = set(re.findall(r"[\w/.-]+\.md", str(nav)))
    listed = ("decisions/", "strength/", "repository/")
    rest = sorted(file.src_uri for file in files.documentation_pages())
    rest = [uri for uri in rest if uri not in named and not uri.startswith(listed)]
    if rest:
        nav.append({"More": rest})


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return with_links(markdown, _sources[page.file.src_uri])


class Examples(Extension):
    """Puts the examples of docstrings (`>>> ...` and what they print) into blocks of code."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = re.sub(
                r"^>>> (?:.+\n?)+", r"```pycon\n\g<0>\n```\n", obj.docstring.value, flags=re.M
            )
