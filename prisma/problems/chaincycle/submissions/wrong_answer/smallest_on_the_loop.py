#!/usr/bin/env python3
# Wrong: prints the smallest node of the loop.
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
    slow = 0
    while slow != fast:
        slow = following[slow]
        fast = following[fast]
    smallest = node = slow
    while following[node] != slow:
        node = following[node]
        smallest = min(smallest, node)
    return smallest


def main():
    sys.stdin.readline()
    print(loop_start(list(map(int, sys.stdin.readline().split()))))


main()
