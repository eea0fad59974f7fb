#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|[1-9][0-9]*)"

FORMAT = rf"{NUMBER} {NUMBER}\n{NUMBER}( {NUMBER})*\n"

text = sys.stdin.read()
assert re.fullmatch(FORMAT, text), "expected n and the amount, then a line of coins"
first, second = text.splitlines()
n, amount = map(int, first.split(" "))
coins = [int(token) for token in second.split(" ")]
assert 1 <= n <= 30, "n out of range"
assert 0 <= amount <= 100000, "amount out of range"
assert len(coins) == n, "expected n coins"
assert all(1 <= coin <= 10**9 for coin in coins), "coin out of range"
assert len(set(coins)) == n, "the coins must be different"
sys.exit(42)
