#!/usr/bin/env python3
# Wrong: stops at a rate that takes exactly the hours given, though a slower one may do so, too.
import sys


def slowest_rate(piles, hours):
    low, high = 1, max(piles)
    while low < high:
        rate = (low + high) // 2
        needed = sum((pile + rate - 1) // rate for pile in piles)
        if needed == hours:
            return rate
        if needed < hours:
            high = rate
        else:
            low = rate + 1
    return low


def main():
    _, hours = map(int, sys.stdin.readline().split())
    piles = list(map(int, sys.stdin.readline().split()))
    print(slowest_rate(piles, hours))


main()
