"""Sphinx's settings for the manual. tools/docs stages the pages and runs Sphinx with this."""

import pathlib
import re

root = pathlib.Path(__file__).resolve().parents[2]
here = root / "docs" / "site"

project = "pjrtlite"
author = "the authors of pjrtlite"
copyright = author
release = re.search(r'^version = "(.*)"$', (root / "Cargo.toml").read_text(), re.M)[1]
version = release

extensions = ["myst_parser", "breathe", "sphinx_design", "sphinx_copybutton"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["generated/**"]
nitpicky = False
primary_domain = "c"
highlight_language = "none"

# Markdown as the forges read it, with directives in fences.
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 6
myst_links_external_new_tab = False

breathe_projects = {"pjrtlite": str(root / "target" / "docs" / "doxygen" / "xml")}
breathe_default_project = "pjrtlite"
breathe_domain_by_extension = {"h": "c", "hpp": "cpp"}
breathe_show_include = False
cpp_id_attributes = ["PJRTLITE_NODISCARD"]

# Only what a person types is copied.
copybutton_prompt_text = r"\$ "
copybutton_prompt_is_regexp = True
copybutton_exclude = ".linenos, .gp"

html_theme = "furo"
html_title = f"pjrtlite {release}"
html_static_path = [str(here / "static")]
html_css_files = ["custom.css"]
html_favicon = str(here / "static" / "icon.svg")
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {
        "color-brand-primary": "#0b5d8a",
        "color-brand-content": "#0b5d8a",
        "font-stack": "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif",
        "font-stack--monospace": "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    },
    "dark_css_variables": {"color-brand-primary": "#6cc0ee", "color-brand-content": "#6cc0ee"},
}
pygments_style = "default"
pygments_dark_style = "github-dark"

# Code on pages may leave something out ("…"), which no lexer knows. What is complete is included from tested files.
suppress_warnings = ["misc.highlighting_failure"]

linkcheck_timeout = 20
