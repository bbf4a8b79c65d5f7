"""What can go wrong with an environment."""

from __future__ import annotations

from embertable.core.errors import EmbertableError


class MissingLibrary(EmbertableError):
    """A library of the extra is not installed."""


class BadEnvironment(EmbertableError):
    """An environment that cannot be made like this."""


class BadAction(EmbertableError):
    """No number of an action, or one that is not open now."""


class MaskedAction(BadAction):
    """The number of an action that is not open now."""


class NotBegun(EmbertableError):
    """There is no game yet: reset comes first."""
