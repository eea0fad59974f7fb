#!/usr/bin/env python3
import sys
from typing import List


def can_reach_end(jumps: List[int]) -> bool:
    # Write your code here.
    return False


def main():
    sys.stdin.readline()
    jumps = list(map(int, sys.stdin.readline().split()))
    print("true" if can_reach_end(jumps) else "false")


main()
