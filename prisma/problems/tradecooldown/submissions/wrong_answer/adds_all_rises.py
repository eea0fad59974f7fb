#!/usr/bin/env python3
# Wrong: there is no rest day.
import sys
from typing import List


def best_trades(prices: List[int]) -> int:
    return sum(max(0, later - price) for price, later in zip(prices, prices[1:]))


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trades(prices))


main()
