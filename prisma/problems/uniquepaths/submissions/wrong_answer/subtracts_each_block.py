#!/usr/bin/env python3
# Wrong: subtracts the paths through each block; some go through two of them.
import sys
from typing import List

sys.setrecursionlimit(10000)

MODULUS = 1000000007


def count_paths(grid: List[str]) -> int:
    rows, columns = len(grid), len(grid[0])
    products = [1]
    for factor in range(1, rows + columns):
        products.append(products[-1] * factor % MODULUS)

    def between(down, right):
        below = products[down] * products[right] % MODULUS
        return products[down + right] * pow(below, MODULUS - 2, MODULUS) % MODULUS

    ways = between(rows - 1, columns - 1)
    for i, row in enumerate(grid):
        for j, cell in enumerate(row):
            if cell == "#":
                ways -= between(i, j) * between(rows - 1 - i, columns - 1 - j)
    return ways % MODULUS


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    print(count_paths([sys.stdin.readline().strip() for _ in range(rows)]))


main()
