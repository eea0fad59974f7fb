#!/usr/bin/env python3
# Too slow: keeps the keys in a list and searches it at every call.
import sys


class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.values = {}
        self.by_use = []

    def get(self, key):
        if key not in self.values:
            return -1
        self.touch(key)
        return self.values[key]

    def put(self, key, value):
        if key in self.values:
            self.touch(key)
        else:
            if len(self.values) == self.capacity:
                del self.values[self.by_use.pop(0)]
            self.by_use.append(key)
        self.values[key] = value

    def touch(self, key):
        self.by_use.remove(key)
        self.by_use.append(key)


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
