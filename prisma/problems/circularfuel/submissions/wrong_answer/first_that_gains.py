#!/usr/bin/env python3
# Wrong: takes the first stop whose fuel suffices for its own road.
import sys
from typing import List


def round_trip_start(gains: List[int], costs: List[int]) -> int:
    if sum(gains) < sum(costs):
        return -1
    for stop, gain in enumerate(gains):
        if gain >= costs[stop]:
            return stop
    return -1


def main():
    sys.stdin.readline()
    gains = list(map(int, sys.stdin.readline().split()))
    costs = list(map(int, sys.stdin.readline().split()))
    print(round_trip_start(gains, costs))


main()
