#!/usr/bin/env python3
import sys
from typing import List


def round_trip_start(gains: List[int], costs: List[int]) -> int:
    # Write your code here. Return the number of a stop, or -1.
    return 0


def main():
    sys.stdin.readline()
    gains = list(map(int, sys.stdin.readline().split()))
    costs = list(map(int, sys.stdin.readline().split()))
    print(round_trip_start(gains, costs))


main()
