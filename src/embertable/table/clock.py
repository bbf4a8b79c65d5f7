"""How long a seat may think. Plain data: whoever calls says what time it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """A stock of seconds for each seat, and what every decision adds to it. Without a stock there is no clock."""

    stock: float | None = None
    extra: float = 0.0


NO_CLOCK = Pace()


@dataclass
class Clock:
    """What each seat has left, and whose time is running since when."""

    pace: Pace
    left: list[float]
    running: int | None
    since: float

    def stop(self, at: float) -> None:
        """Charge the seat whose time is running."""
        if self.pace.stock is not None and self.running is not None:
            self.left[self.running] -= max(0.0, at - self.since)
        self.running = None
        self.since = at

    def start(self, seat: int | None, at: float) -> None:
        """Let a seat's time run; None: nobody is asked any more."""
        self.running = seat
        self.since = at

    def reward(self, seat: int) -> None:
        """Add what a decision is worth."""
        if self.pace.stock is not None:
            self.left[seat] += self.pace.extra

    def remaining(self, seat: int, at: float) -> float | None:
        """The seconds a seat has left at this moment; None without a clock."""
        if self.pace.stock is None:
            return None
        spent = max(0.0, at - self.since) if seat == self.running else 0.0
        return self.left[seat] - spent

    def fallen(self, at: float) -> int | None:
        """The seat whose time is up."""
        if self.pace.stock is None or self.running is None:
            return None
        return self.running if self.left[self.running] - (at - self.since) <= 0 else None


def new_clock(pace: Pace, seats: int, at: float) -> Clock:
    """Full stocks, nobody's time running yet."""
    return Clock(pace, [pace.stock or 0.0] * seats, None, at)
