#!/usr/bin/env python3
# Too slow: tries all days of the purchase for each day of the sale.
import sys
from typing import List


def best_trades(prices: List[int]) -> int:
    # best[i]: the best profit of the first i days.
    best = [0] * (len(prices) + 1)
    for sale in range(len(prices)):
        best[sale + 1] = best[sale]
        for purchase in range(sale):
            before = best[max(0, purchase - 1)]
            best[sale + 1] = max(best[sale + 1], before + prices[sale] - prices[purchase])
    return best[-1]


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trades(prices))


main()
