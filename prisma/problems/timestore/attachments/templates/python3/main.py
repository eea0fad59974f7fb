#!/usr/bin/env python3
import sys
from typing import Optional


class TimeStore:
    def __init__(self):
        pass  # Write your code here.

    def set(self, key: str, time: int, value: int) -> None:
        # From this time on, the key has this value.
        pass

    def get(self, key: str, time: int) -> Optional[int]:
        # Return the value of the key at this time, or None if it has none.
        return None


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
