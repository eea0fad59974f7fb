#!/usr/bin/env python3
import sys


def least_slots(tasks: str, k: int) -> int:
    counts = {}
    for task in tasks:
        counts[task] = counts.get(task, 0) + 1
    most = max(counts.values())
    ties = 0
    for count in counts.values():
        if count == most:
            ties += 1
    return max(len(tasks), (most - 1) * (k + 1) + ties)


def main():
    _, k = map(int, sys.stdin.readline().split())
    tasks = sys.stdin.readline().strip()
    print(least_slots(tasks, k))


main()
