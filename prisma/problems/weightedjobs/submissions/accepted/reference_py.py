#!/usr/bin/env python3
import sys
from bisect import bisect_right
from typing import List


def most_valuable(jobs: List[List[int]]) -> int:
    jobs.sort(key=lambda job: job[1])
    ends = [end for _, end, _ in jobs]
    # For each i, the largest sum among the first i jobs.
    best = [0]
    for start, _, value in jobs:
        best.append(max(best[-1], value + best[bisect_right(ends, start)]))
    return best[-1]


def main():
    n = int(sys.stdin.readline())
    jobs = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(most_valuable(jobs))


main()
