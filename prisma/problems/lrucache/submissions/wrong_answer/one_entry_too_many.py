#!/usr/bin/env python3
# Wrong: drops an entry only when the cache is already too full.
import sys


class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = {}

    def get(self, key):
        if key not in self.values:
            return -1
        value = self.values.pop(key)
        self.values[key] = value
        return value

    def put(self, key, value):
        self.values.pop(key, None)
        if len(self.values) > self.capacity:
            del self.values[next(iter(self.values))]
        self.values[key] = value


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
