#!/usr/bin/env python3
# Too slow: sorts all numbers at each median.
import sys


class RunningMedian:
    def __init__(self):
        self.numbers = []

    def add(self, number):
        self.numbers.append(number)

    # Return the median of all numbers so far, as 3 or 2.5.
    def median(self):
        numbers = sorted(self.numbers)
        middle = len(numbers) // 2
        if len(numbers) % 2 == 1:
            return numbers[middle]
        return (numbers[middle - 1] + numbers[middle]) / 2


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
