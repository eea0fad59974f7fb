#!/usr/bin/env python3
# Wrong: a new entry has one use, but the fewest uses are not set back to 1.
import sys
from collections import OrderedDict, defaultdict


class LFUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = {}
        self.uses = {}
        # For each number of uses, the keys in the order of their last use.
        self.keys = defaultdict(OrderedDict)
        self.fewest = 1

    def get(self, key):
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key, value):
        if key in self.values:
            self.values[key] = value
            self.use(key)
            return
        if len(self.values) == self.capacity:
            self.drop()
        self.values[key] = value
        self.uses[key] = 1
        self.keys[1][key] = True

    def use(self, key):
        uses = self.uses[key]
        del self.keys[uses][key]
        if not self.keys[uses]:
            del self.keys[uses]
            if uses == self.fewest:
                self.fewest += 1
        self.uses[key] = uses + 1
        self.keys[uses + 1][key] = True

    def drop(self):
        if not self.keys[self.fewest]:
            self.fewest = min(uses for uses in self.keys if self.keys[uses])
        oldest, _ = self.keys[self.fewest].popitem(last=False)
        del self.values[oldest]
        del self.uses[oldest]


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
