#!/usr/bin/env python3
# Wrong: there may be nothing cheap before the highest price of all.
import sys
from typing import List


def best_trade(prices: List[int]) -> int:
    day = prices.index(max(prices))
    return prices[day] - min(prices[: day + 1])


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trade(prices))


main()
