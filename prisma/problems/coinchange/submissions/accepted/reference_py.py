#!/usr/bin/env python3
import sys


def fewest_coins(coins, amount):
    unreachable = float("inf")
    fewest = [0] + [unreachable] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return -1 if fewest[amount] == unreachable else fewest[amount]


def main():
    _, amount = map(int, sys.stdin.readline().split())
    coins = list(map(int, sys.stdin.readline().split()))
    print(fewest_coins(coins, amount))


main()
