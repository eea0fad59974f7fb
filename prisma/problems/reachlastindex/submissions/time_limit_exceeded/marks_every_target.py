#!/usr/bin/env python3
# Too slow: marks every place that each jump may lead to.
import sys
from typing import List


def can_reach_end(jumps: List[int]) -> bool:
    last = len(jumps) - 1
    reached = [True] + [False] * last
    for place in range(last):
        if reached[place]:
            for to in range(place + 1, min(last, place + jumps[place]) + 1):
                reached[to] = True
    return reached[last]


def main():
    sys.stdin.readline()
    jumps = list(map(int, sys.stdin.readline().split()))
    print("true" if can_reach_end(jumps) else "false")


main()
