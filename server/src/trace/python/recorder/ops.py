"""What is said next."""

from __future__ import annotations

from typing import Callable


class Ops:
    def __init__(self, most: int, give_up: Callable[[], None]) -> None:
        """`most` characters of all that is ever said; `give_up` does not come back."""
        self.most = self.room = most
        self.give_up = give_up
        self.all: list[str] = []

    def append(self, op: str) -> None:
        self.room -= len(op)
        if self.room < 0:
            self.all, self.room = [], self.most
            self.give_up()
        self.all.append(op)

    def take(self) -> str:
        text, self.all = ",".join(self.all), []
        return text
