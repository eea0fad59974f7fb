#!/usr/bin/env python3
# Wrong: keeps only the latest value of each key.
import sys
from typing import Optional


class TimeStore:
    def __init__(self):
        self.latest = {}

    def set(self, key: str, time: int, value: int) -> None:
        self.latest[key] = (time, value)

    def get(self, key: str, time: int) -> Optional[int]:
        since, value = self.latest.get(key, (0, None))
        return value if since <= time else None


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    store = TimeStore()
    out = []
    for line in lines[1 : q + 1]:
        name, key, time, *value = line.split()
        if name == "set":
            store.set(key, int(time), int(value[0]))
        else:
            found = store.get(key, int(time))
            out.append("NONE" if found is None else str(found))
    print("\n".join(out))


main()
