#!/usr/bin/env python3
# Too slow: drives from each start until the fuel runs out.
import sys
from typing import List


def round_trip_start(gains: List[int], costs: List[int]) -> int:
    n = len(gains)
    for start in range(n):
        tank = roads = 0
        while roads < n and tank >= 0:
            stop = (start + roads) % n
            tank += gains[stop] - costs[stop]
            roads += 1
        if tank >= 0:
            return start
    return -1


def main():
    sys.stdin.readline()
    gains = list(map(int, sys.stdin.readline().split()))
    costs = list(map(int, sys.stdin.readline().split()))
    print(round_trip_start(gains, costs))


main()
