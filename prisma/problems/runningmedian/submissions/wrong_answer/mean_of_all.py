#!/usr/bin/env python3
# Wrong: the mean is not the median.
import sys


class RunningMedian:
    def __init__(self):
        self.total = 0
        self.count = 0

    def add(self, number):
        self.total += number
        self.count += 1

    # Return the median of all numbers so far, as 3 or 2.5.
    def median(self):
        return self.total / self.count


def main():
    numbers, output = RunningMedian(), []
    for _ in range(int(sys.stdin.readline())):
        name, *number = sys.stdin.readline().split()
        if name == "add":
            numbers.add(int(number[0]))
        else:
            output.append("%.1f" % numbers.median())
    print(*output, sep="\n")


main()
