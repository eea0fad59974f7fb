#!/usr/bin/env python3
import sys


class RangeSums:
    def __init__(self, values):
        pass  # Write your code here.

    def set(self, index, value):
        # Put the value at the index.
        pass

    def sum(self, left, right):
        # Return the sum from left to right, both included.
        return 0


def main():
    lines = sys.stdin.read().split("\n")
    _, q = map(int, lines[0].split())
    sums = RangeSums(list(map(int, lines[1].split())))
    out = []
    for line in lines[2 : q + 2]:
        name, first, second = line.split()
        if name == "set":
            sums.set(int(first), int(second))
        else:
            out.append(sums.sum(int(first), int(second)))
    print("\n".join(map(str, out)))


main()
