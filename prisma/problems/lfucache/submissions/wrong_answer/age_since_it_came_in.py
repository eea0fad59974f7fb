#!/usr/bin/env python3
# Wrong: on a tie, it drops the entry that came in first, and not the one whose last use lies furthest back.
import sys
from heapq import heappop, heappush


class LFUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = {}
        self.rank = {}
        self.heap = []
        self.clock = 0

    def get(self, key):
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key, value):
        if key in self.values:
            self.use(key)
        else:
            if len(self.values) == self.capacity:
                self.drop()
            self.clock += 1
            self.rank[key] = (1, self.clock)
            heappush(self.heap, (self.rank[key], key))
        self.values[key] = value

    def use(self, key):
        uses, born = self.rank[key]
        self.rank[key] = (uses + 1, born)
        heappush(self.heap, (self.rank[key], key))

    def drop(self):
        while True:
            rank, key = heappop(self.heap)
            if self.rank.get(key) == rank:
                break
        del self.values[key]
        del self.rank[key]


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
