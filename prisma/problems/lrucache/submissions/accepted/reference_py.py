#!/usr/bin/env python3
import sys


class Entry:
    __slots__ = ("key", "value", "older", "newer")

    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.older = self.newer = self


class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.entries = {}
        # The entries form a ring with this one between the newest and the oldest.
        self.ring = Entry(None, None)

    def get(self, key):
        entry = self.entries.get(key)
        if entry is None:
            return -1
        self.unlink(entry)
        self.link_as_newest(entry)
        return entry.value

    def put(self, key, value):
        entry = self.entries.get(key)
        if entry is not None:
            entry.value = value
            self.unlink(entry)
        else:
            if len(self.entries) == self.capacity:
                self.drop_oldest()
            entry = self.entries[key] = Entry(key, value)
        self.link_as_newest(entry)

    def drop_oldest(self):
        oldest = self.ring.newer
        self.unlink(oldest)
        del self.entries[oldest.key]

    def unlink(self, entry):
        entry.older.newer = entry.newer
        entry.newer.older = entry.older

    def link_as_newest(self, entry):
        entry.older = self.ring.older
        entry.newer = self.ring
        entry.older.newer = entry
        entry.newer.older = entry


def main():
    lines = sys.stdin.read().split("\n")
    capacity, q = map(int, lines[0].split())
    cache = LRUCache(capacity)
    out = []
    for line in lines[1 : q + 1]:
        name, *numbers = line.split()
        if name == "put":
            cache.put(int(numbers[0]), int(numbers[1]))
        else:
            out.append(cache.get(int(numbers[0])))
    print("\n".join(map(str, out)))


main()
