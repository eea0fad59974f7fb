#!/usr/bin/env python3
# Wrong: prints where the two walkers meet first.
import sys
from typing import List


def loop_start(following: List[int]) -> int:
    slow = fast = 0
    while True:
        if following[fast] == -1 or following[following[fast]] == -1:
            return -1
        slow = following[slow]
        fast = following[following[fast]]
        if slow == fast:
            break
    return slow


def main():
    sys.stdin.readline()
    print(loop_start(list(map(int, sys.stdin.readline().split()))))


main()
