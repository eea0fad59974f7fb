#!/usr/bin/env python3
import sys


class LFUCache:
    def __init__(self, capacity):
        pass  # Write your code here.

    def get(self, key):
        # Return the value stored under the key, or -1.
        return -1

    def put(self, key, value):
        # Store the value under the key.
        pass


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
