#!/usr/bin/env python3
# Wrong: keeps the tasks in the order of the input.
import sys


def least_slots(tasks: str, k: int) -> int:
    free_from = {}
    slot = 0
    for task in tasks:
        slot = max(slot, free_from.get(task, 0))
        free_from[task] = slot + k + 1
        slot += 1
    return slot


def main():
    _, k = map(int, sys.stdin.readline().split())
    tasks = sys.stdin.readline().strip()
    print(least_slots(tasks, k))


main()
