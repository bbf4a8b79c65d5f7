"""`python -m embertable` is `embertable`."""

from __future__ import annotations

from embertable.cli import main

if __name__ == "__main__":
    main()
