#!/usr/bin/env python3
import sys
from typing import List


def best_trades(prices: List[int]) -> int:
    free, holding, sold = 0, float("-inf"), float("-inf")
    for price in prices:
        free, holding, sold = max(free, sold), max(holding, free - price), holding + price
    return max(free, sold)


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trades(prices))


main()
