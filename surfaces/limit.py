"""The form that every number of a surface has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """One number, with its unit, why it is this one, and a file under ``docs/`` or an issue section that says more."""

    value: float
    unit: str
    why: str
    source: str

    def reached_by(self, measured: float) -> bool:
        return measured >= self.value

    @property
    def count(self) -> int:
        """The value as a whole number. Raises `ValueError` when it is none."""
        if self.value != int(self.value):
            raise ValueError(f"{self.value} {self.unit} is no count")
        return int(self.value)

    @property
    def ms(self) -> int:
        """Seconds as whole milliseconds, for the page's clock and for Playwright."""
        if self.unit != "s":
            raise ValueError(f"{self.value} {self.unit} is no time")
        return round(self.value * 1000)
