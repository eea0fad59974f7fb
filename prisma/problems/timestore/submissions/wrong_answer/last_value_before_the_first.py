#!/usr/bin/env python3
# Wrong: before the first time, index -1 leads to the last value.
import sys
from bisect import bisect_right
from typing import Optional


class TimeStore:
    def __init__(self):
        # For each key its times, which rise, and its values in the same order.
        self.histories = {}

    def set(self, key: str, time: int, value: int) -> None:
        times, values = self.histories.setdefault(key, ([], []))
        times.append(time)
        values.append(value)

    def get(self, key: str, time: int) -> Optional[int]:
        if key not in self.histories:
            return None
        times, values = self.histories[key]
        return values[bisect_right(times, time) - 1]


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
