#!/usr/bin/env python3
# Wrong: fills rows of the new length with the numbers in their old order.
import sys
from typing import List


def transpose(matrix: List[List[int]]) -> List[List[int]]:
    nums = [num for row in matrix for num in row]
    r = len(matrix)
    return [nums[at : at + r] for at in range(0, len(nums), r)]


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    for row in transpose(matrix):
        print(*row)


main()
