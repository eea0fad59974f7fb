#!/usr/bin/env python3
# Wrong: leaves out the value at the right end.
import sys


class RangeSums:
    def __init__(self, values):
        self.values = [0] * len(values)
        # A Fenwick tree: part[i] is the sum of the (i & -i) values that end with the i-th one.
        self.part = [0] * (len(values) + 1)
        for index, value in enumerate(values):
            self.set(index, value)

    def set(self, index, value):
        change = value - self.values[index]
        self.values[index] = value
        i = index + 1
        while i < len(self.part):
            self.part[i] += change
            i += i & -i

    def sum(self, left, right):
        return self.sum_of_first(right) - self.sum_of_first(left)

    def sum_of_first(self, count):
        total = 0
        while count > 0:
            total += self.part[count]
            count -= count & -count
        return total


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
