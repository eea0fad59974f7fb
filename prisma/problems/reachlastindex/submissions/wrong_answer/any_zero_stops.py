#!/usr/bin/env python3
# Wrong: gives up at any 0, but it can be jumped over.
import sys
from typing import List


def can_reach_end(jumps: List[int]) -> bool:
    return all(jump > 0 for jump in jumps[:-1])


def main():
    sys.stdin.readline()
    jumps = list(map(int, sys.stdin.readline().split()))
    print("true" if can_reach_end(jumps) else "false")


main()
