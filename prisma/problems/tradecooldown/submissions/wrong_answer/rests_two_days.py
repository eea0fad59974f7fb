#!/usr/bin/env python3
# Wrong: the next purchase comes a day too late.
import sys
from typing import List


def best_trades(prices: List[int]) -> int:
    free, holding, sold, resting = 0, float("-inf"), float("-inf"), float("-inf")
    for price in prices:
        free, holding, sold, resting = max(free, resting), max(holding, free - price), holding + price, sold
    return max(free, sold, resting)


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trades(prices))


main()
