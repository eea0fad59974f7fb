#!/usr/bin/env python3
import sys


class RunningMedian:
    def __init__(self):
        # Write your code here.
        pass

    def add(self, number):
        pass

    # Return the median of all numbers so far, as 3 or 2.5.
    def median(self):
        return 0


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
