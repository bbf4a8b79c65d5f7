"""Vector art drawn by code: pens, shapes, colours, the anatomy of dragons. It knows no game; games draw with it.

Every picture is a function of what is known of a thing, so the same thing always looks the same, and no picture comes
from elsewhere. What one game alone draws with stands in its `look/`, where `art.py` names the pictures; `sheet` makes
them one file to be served once and used by name: `<use href="…#card-147"/>`.
"""

from embertable.art.sheet import cover, picture, sheet, table_sheet

__all__ = ["cover", "picture", "sheet", "table_sheet"]
