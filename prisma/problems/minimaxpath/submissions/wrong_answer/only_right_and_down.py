#!/usr/bin/env python3
# Wrong: goes only to the right and down.
import sys
from typing import List


def lowest_highest(heights: List[List[int]]) -> int:
    best = [list(row) for row in heights]
    for i in range(len(heights)):
        for j in range(len(heights[0])):
            before = []
            if i > 0:
                before.append(best[i - 1][j])
            if j > 0:
                before.append(best[i][j - 1])
            if before:
                best[i][j] = max(heights[i][j], min(before))
    return best[-1][-1]


def main():
    r, _ = map(int, sys.stdin.readline().split())
    heights = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(lowest_highest(heights))


main()
