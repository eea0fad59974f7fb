#!/usr/bin/env python3
# Wrong: always takes the job with the highest value that still fits.
import sys
from bisect import bisect_right
from typing import List


def most_valuable(jobs: List[List[int]]) -> int:
    taken = []
    total = 0
    for start, end, value in sorted(jobs, key=lambda job: -job[2]):
        place = bisect_right(taken, [start, end])
        if place > 0 and taken[place - 1][1] > start:
            continue
        if place < len(taken) and taken[place][0] < end:
            continue
        taken.insert(place, [start, end])
        total += value
    return total


def main():
    n = int(sys.stdin.readline())
    jobs = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(most_valuable(jobs))


main()
