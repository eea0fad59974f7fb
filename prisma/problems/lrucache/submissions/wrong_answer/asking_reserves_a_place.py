#!/usr/bin/env python3
# Wrong: a get of a missing key leaves an entry behind.
import sys


from collections import OrderedDict


class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = OrderedDict()

    def get(self, key):
        self.values.setdefault(key, -1)
        self.values.move_to_end(key)
        self.trim()
        return self.values[key]

    def put(self, key, value):
        self.values[key] = value
        self.values.move_to_end(key)
        self.trim()

    def trim(self):
        while len(self.values) > self.capacity:
            self.values.popitem(last=False)


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
