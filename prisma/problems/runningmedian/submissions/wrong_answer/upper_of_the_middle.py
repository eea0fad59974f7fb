#!/usr/bin/env python3
# Wrong: of two numbers in the middle, the larger one is the median.
import heapq
import sys


class RunningMedian:
    def __init__(self):
        self.low = []  # The lower half, with all signs turned round: its largest is on top.
        self.high = []

    def add(self, number):
        heapq.heappush(self.high, -heapq.heappushpop(self.low, -number))
        if len(self.high) > len(self.low):
            heapq.heappush(self.low, -heapq.heappop(self.high))

    # Return the median of all numbers so far, as 3 or 2.5.
    def median(self):
        if len(self.low) > len(self.high):
            return -self.low[0]
        return self.high[0]


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
