#!/usr/bin/env python3
import sys


def least_slots(tasks: str, k: int) -> int:
    # Write your code here. The tasks are a text of letters.
    return 0


def main():
    _, k = map(int, sys.stdin.readline().split())
    tasks = sys.stdin.readline().strip()
    print(least_slots(tasks, k))


main()
