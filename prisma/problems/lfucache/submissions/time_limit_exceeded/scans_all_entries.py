#!/usr/bin/env python3
# Too slow: goes through all entries to find the one that must go.
import sys


class LFUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = {}
        self.rank = {}
        self.clock = 0

    def get(self, key):
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key, value):
        if key not in self.values and len(self.values) == self.capacity:
            worst = min(self.rank, key=self.rank.get)
            del self.values[worst]
            del self.rank[worst]
        self.values[key] = value
        self.use(key)

    def use(self, key):
        self.clock += 1
        uses, _ = self.rank.get(key, (0, 0))
        self.rank[key] = (uses + 1, self.clock)


def main():
    lines = sys.stdin.read().split("\n")
    capacity, q = map(int, lines[0].split())
    cache = LFUCache(capacity)
    out = []
    for line in lines[1 : q + 1]:
        name, *numbers = line.split()
        if name == "put":
            cache.put(int(numbers[0]), int(numbers[1]))
        else:
            out.append(cache.get(int(numbers[0])))
    print("\n".join(map(str, out)))


main()
