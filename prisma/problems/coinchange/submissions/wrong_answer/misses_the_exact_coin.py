#!/usr/bin/env python3
# Wrong: the smallest sum that holds a coin is the coin itself; this starts one later.
import sys


def fewest_coins(coins, amount):
    unreachable = float("inf")
    fewest = [0] + [unreachable] * amount
    for total in range(1, amount + 1):
        for coin in coins:
            if coin < total:
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return -1 if fewest[amount] == unreachable else fewest[amount]


def main():
    _, amount = map(int, sys.stdin.readline().split())
    coins = list(map(int, sys.stdin.readline().split()))
    print(fewest_coins(coins, amount))


main()
