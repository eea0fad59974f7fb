#!/usr/bin/env python3
import re
import sys

NUMBER = r"[1-9][0-9]{0,9}"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER} {NUMBER}\n{NUMBER}( {NUMBER})*\n", text), "expected n h and the piles"
first, second = text.splitlines()
n, hours = map(int, first.split(" "))
piles = [int(token) for token in second.split(" ")]
assert 1 <= n <= 100000, "n out of range"
assert n <= hours <= 2 * 10**9, "h out of range"
assert len(piles) == n, "expected n piles"
assert max(piles) <= 10**9, "pile out of range"
sys.exit(42)
