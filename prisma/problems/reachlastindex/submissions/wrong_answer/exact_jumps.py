#!/usr/bin/env python3
# Wrong: makes each jump exactly as long as the number says, and may not go past the end.
import sys
from typing import List


def can_reach_end(jumps: List[int]) -> bool:
    place, last = 0, len(jumps) - 1
    while place < last and jumps[place] > 0:
        place += jumps[place]
    return place == last


def main():
    sys.stdin.readline()
    jumps = list(map(int, sys.stdin.readline().split()))
    print("true" if can_reach_end(jumps) else "false")


main()
