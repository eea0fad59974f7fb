#!/usr/bin/env python3
import sys
from typing import List


def can_reach_end(jumps: List[int]) -> bool:
    furthest = 0
    for place, jump in enumerate(jumps):
        if place > furthest:
            return False
        furthest = max(furthest, place + jump)
    return True


def main():
    sys.stdin.readline()
    jumps = list(map(int, sys.stdin.readline().split()))
    print("true" if can_reach_end(jumps) else "false")


main()
