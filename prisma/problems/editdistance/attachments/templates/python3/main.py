#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


def edit_distance(a: str, b: str) -> int:
    # Write your code here. Return the smallest number of steps from a to b.
    return -1


def main():
    a = sys.stdin.readline().strip()
    b = sys.stdin.readline().strip()
    print(edit_distance(a, b))


main()
