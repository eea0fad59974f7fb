#!/usr/bin/env python3
# Too slow: adds up the whole range for each question.
import sys


class RangeSums:
    def __init__(self, values):
        self.values = values

    def set(self, index, value):
        self.values[index] = value

    def sum(self, left, right):
        return sum(self.values[left : right + 1])


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
