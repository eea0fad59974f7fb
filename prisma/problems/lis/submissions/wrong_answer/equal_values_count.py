#!/usr/bin/env python3
# Wrong: takes equal values for rising.
import sys
from bisect import bisect_right


def longest_rising(values):
    # ends[k] is the smallest value with which k + 1 rising values can end.
    ends = []
    for value in values:
        place = bisect_right(ends, value)
        if place == len(ends):
            ends.append(value)
        else:
            ends[place] = value
    return len(ends)


def main():
    sys.stdin.readline()
    values = list(map(int, sys.stdin.readline().split()))
    print(longest_rising(values))


main()
