#!/usr/bin/env python3
# Too slow: goes through all values of the key.
import sys
from typing import Optional


class TimeStore:
    def __init__(self):
        self.histories = {}

    def set(self, key: str, time: int, value: int) -> None:
        self.histories.setdefault(key, []).append((time, value))

    def get(self, key: str, time: int) -> Optional[int]:
        found = None
        for since, value in self.histories.get(key, []):
            if since <= time:
                found = value
        return found


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
