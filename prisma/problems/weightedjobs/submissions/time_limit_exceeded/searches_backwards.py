#!/usr/bin/env python3
# Too slow: looks one after the other for the last job that ends in time.
import sys
from typing import List


def most_valuable(jobs: List[List[int]]) -> int:
    jobs.sort(key=lambda job: job[1])
    best = [0]
    for i, (start, _, value) in enumerate(jobs):
        before = i
        while before > 0 and jobs[before - 1][1] > start:
            before -= 1
        best.append(max(best[i], value + best[before]))
    return best[-1]


def main():
    n = int(sys.stdin.readline())
    jobs = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(most_valuable(jobs))


main()
