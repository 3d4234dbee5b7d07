#!/usr/bin/env python3
"""Checks a built site: each link and picture inside of it leads to a file, each anchor to a place in it, nothing comes
from another host, and the search knows what people look for.

    check.py FOLDER
"""

import html.parser
import pathlib
import sys
import urllib.parse

# Stems of words that readers search for.
SEARCHED = ["donat", "openmp", "fortran", "bundl", "adjoint"]


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.anchors, self.links, self.loaded, self.unresolved = set(), [], [], []
        self.in_link, self.reference = 0, False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.anchors.update(filter(None, (attributes.get("id"), attributes.get("name"))))
        self.in_link += tag == "a"
        # A reference to a function that Sphinx found nowhere is plain text, not a link.
        words = (attributes.get("class") or "").split()
        self.reference = tag == "code" and "xref" in words and not self.in_link
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"])
        for key in ("src",) if tag in ("img", "script", "iframe") else ("href",) if tag == "link" else ():
            if attributes.get(key):
                self.loaded.append(attributes[key])

    def handle_endtag(self, tag):
        self.in_link -= tag == "a"

    def handle_data(self, data):
        if self.reference:
            self.unresolved.append(data)
            self.reference = False


def main(folder):
    root = pathlib.Path(folder).resolve()
    pages = {path: Page(path.read_text()) for path in root.rglob("*.html")}
    wrong = []
    for path, page in pages.items():
        wrong += [f"{path.relative_to(root)}: there is no '{name}' to lead to" for name in page.unresolved]
        for target in page.links + page.loaded:
            parts = urllib.parse.urlsplit(target)
            if parts.scheme or parts.netloc:
                if target in page.loaded and not target.startswith("data:"):
                    wrong.append(f"{path.relative_to(root)}: loads {target} from elsewhere")
                continue
            file = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if file.is_dir():
                file /= "index.html"
            if not file.exists():
                wrong.append(f"{path.relative_to(root)}: {target}: no such file")
            elif parts.fragment and file in pages:
                if urllib.parse.unquote(parts.fragment) not in pages[file].anchors:
                    wrong.append(f"{path.relative_to(root)}: {target}: no such place in the page")
    index = (root / "searchindex.js").read_text()
    wrong += [f"the search does not know '{word}'" for word in SEARCHED if f'"{word}"' not in index and f"{word}:" not in index]
    for line in sorted(set(wrong)):
        print(line, file=sys.stderr)
    links = sum(len(page.links) for page in pages.values())
    print(f"{len(pages)} pages, {links} links, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
