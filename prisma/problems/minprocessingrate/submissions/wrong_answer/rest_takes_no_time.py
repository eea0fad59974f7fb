#!/usr/bin/env python3
# Wrong: rounds down, so the rest of a pile takes no hour.
import sys


def slowest_rate(piles, hours):
    too_slow, enough = 0, max(piles) + 1
    while enough - too_slow > 1:
        rate = (too_slow + enough) // 2
        if hours_needed(piles, rate) <= hours:
            enough = rate
        else:
            too_slow = rate
    return enough


def hours_needed(piles, rate):
    return sum(pile // rate for pile in piles)


def main():
    _, hours = map(int, sys.stdin.readline().split())
    piles = list(map(int, sys.stdin.readline().split()))
    print(slowest_rate(piles, hours))


main()
