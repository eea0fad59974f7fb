#!/usr/bin/env python3
# Wrong: takes an empty tank at the end of a road for a failure.
import sys
from typing import List


def round_trip_start(gains: List[int], costs: List[int]) -> int:
    start = tank = total = 0
    for stop, gain in enumerate(gains):
        balance = gain - costs[stop]
        tank += balance
        total += balance
        if tank <= 0:
            start = stop + 1
            tank = 0
    return -1 if total < 0 or start == len(gains) else start


def main():
    sys.stdin.readline()
    gains = list(map(int, sys.stdin.readline().split()))
    costs = list(map(int, sys.stdin.readline().split()))
    print(round_trip_start(gains, costs))


main()
