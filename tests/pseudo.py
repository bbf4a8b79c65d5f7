"""A language made of the English files, every letter of every phrase replaced: what still shows a plain letter on a
page was not read from a file."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib import resources

from embertable.core.text.files import text_file
from embertable.core.text.languages import languages

CODE = "qp"
WIDE = {letter: letter + 0xFEE0 for letter in range(0x21, 0x7F) if chr(letter).isalpha()}
FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
STRING = re.compile(r'(?<!\\)"((?:[^"\\]|\\.)*)"')
KEPT = re.compile(r'\b(?:gender|plural|meetings) = "\w*"')
LETTERS = re.compile(r"[A-Za-z]{2,}")
ATTRIBUTES = ("aria-label", "title", "placeholder", "alt", "data-hint", "data-done")
UNREAD = ("script", "style", "code", "kbd", "svg", "pre")
EMPTY = ("meta", "link", "input", "br", "hr", "img", "use", "path")
NAMES = re.compile(r"Embertable|English")  # the house's own name, and what a language calls itself


def decorated(text: str) -> str:
    """A text with other letters; fields stay, but for the forms that go with a number."""
    parts: list[str] = []
    end = 0
    for found in FIELD.finditer(text):
        spec = found[2]
        forms = spec.translate(WIDE) if spec is not None and "|" in spec else spec
        parts += (text[end : found.start()].translate(WIDE), f"{{{found[1]}{'' if forms is None else ':' + forms}}}")
        end = found.end()
    return "".join(parts) + text[end:].translate(WIDE)


def decorated_toml(text: str) -> str:
    """A file of words with all its phrases decorated, its keys as they were."""
    lines: list[str] = []
    heading = ""
    for line in text.splitlines():
        heading = line if line.startswith("[") else heading
        key, equals, value = line.partition(" = ") if not line.startswith(("[", "#", " ")) else ("", "", line)
        if heading.startswith("[never]") or line.startswith(("[", "#")) or KEPT.fullmatch(line):
            lines.append(line)
        else:
            lines.append(key + equals + decorated_value(value))
    return "\n".join(lines) + "\n"


def decorated_value(value: str) -> str:
    """The strings of a value; what is no phrase stays."""
    parts: list[str] = []
    end = 0
    for kept in KEPT.finditer(value):
        parts += (STRING.sub(other, value[end : kept.start()]), kept[0])
        end = kept.end()
    return "".join(parts) + STRING.sub(other, value[end:])


def other(found: re.Match[str]) -> str:
    """One string, unless it is a key: what an equals sign follows."""
    rest = found.string[found.end() :].lstrip()
    return found[0] if rest.startswith("=") else f'"{decorated(found[1])}"'


def decorated_page(text: str) -> str:
    """A rules page with its words decorated; links, ids of headings and pieces of code as they were."""
    kept = re.compile(r"\{[#A-Z][^}]*\}|\]\([^)]*\)|`[^`]*`|<[^>]*>")
    parts: list[str] = []
    end = 0
    for found in kept.finditer(text):
        parts += (text[end : found.start()].translate(WIDE), found[0])
        end = found.end()
    return "".join(parts) + text[end:].translate(WIDE)


def read_text(package: str, path: str) -> str | None:
    """A file of a package; those of this language are made from the English ones."""
    english = path.replace(f"text/{CODE}.", "text/en.")
    place = resources.files(package).joinpath(english)
    if not place.is_file():
        return None
    text = place.read_text(encoding="utf-8")
    if english == path:
        return text
    return decorated_toml(text) if path.endswith(".toml") else decorated_page(text)


def converted() -> list[str]:
    """The games whose words are in files."""
    from embertable.games import CATALOGUE, game  # after the server's own list has been set

    return [name for name in CATALOGUE if text_file(game(name).package, "en") is not None]


def install() -> None:
    """Speak the language in this process, before anything of the web is loaded."""
    import embertable.core.base
    import embertable.core.text.files
    import embertable.core.text.languages
    import embertable.games

    spoken = (*languages(), CODE)
    setattr(embertable.games, "CATALOGUE", tuple(converted()))  # noqa: B010  # it is final for everybody else
    setattr(embertable.core.text.files, "read_text", read_text)  # noqa: B010  # without the cache of the real one
    setattr(embertable.core.base, "read_text", read_text)  # noqa: B010  # the same
    setattr(embertable.core.text.languages, "languages", lambda: spoken)  # noqa: B010  # the same


class Reader(HTMLParser):
    """Everything of a page that a person reads or hears."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.read: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.read += [value for name, value in attrs if name in ATTRIBUTES and value]
        if tag not in EMPTY:
            self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not any(tag in UNREAD for tag in self.inside):
            self.read.append(data.strip())


def plain_words(page: str) -> list[str]:
    """What a page says in plain letters."""
    reader = Reader()
    reader.feed(page)
    return unspoken(reader.read)


def unspoken(texts: list[str]) -> list[str]:
    """The texts with words that no file has said."""
    return sorted({text for text in texts if LETTERS.search(NAMES.sub("", text))})
