#!/usr/bin/env python3
# Too slow: goes through all slots, idle ones as well.
import sys


def least_slots(tasks: str, k: int) -> int:
    left = {}
    for task in tasks:
        left[task] = left.get(task, 0) + 1
    free_from = {}
    slot = done = 0
    while done < len(tasks):
        chosen = None
        for task in left:
            if left[task] > 0 and free_from.get(task, 0) <= slot:
                if chosen is None or left[task] > left[chosen]:
                    chosen = task
        if chosen is not None:
            left[chosen] -= 1
            free_from[chosen] = slot + k + 1
            done += 1
        slot += 1
    return slot


def main():
    _, k = map(int, sys.stdin.readline().split())
    tasks = sys.stdin.readline().strip()
    print(least_slots(tasks, k))


main()
