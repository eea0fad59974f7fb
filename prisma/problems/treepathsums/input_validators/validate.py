#!/usr/bin/env python3
import re
import sys

NUMBER = r"(0|-?[1-9][0-9]*)"
TOKEN = rf"({NUMBER}|null)"

text = sys.stdin.read()
LINES = rf"{NUMBER} {NUMBER}\n({TOKEN}( {TOKEN})*)?\n"
assert re.fullmatch(LINES, text), "expected m and k, and a line of tokens"
first, second, _ = text.split("\n")
m, k = map(int, first.split())
tokens = second.split()
assert len(tokens) == m, "expected m tokens"
assert not tokens or tokens[-1] != "null", "a null at the end must be left out"
assert -(10**12) <= k <= 10**12, "k out of range"

places = [1]  # The level of each place that a node can have, in the order of the tokens.
for index, token in enumerate(tokens):
    assert index < len(places), "a token without a parent"
    if token != "null":
        assert places[index] <= 1000, "too many levels"
        places += [places[index] + 1] * 2
values = [int(token) for token in tokens if token != "null"]
assert len(values) <= 10000, "too many nodes"
assert all(-(10**9) <= value <= 10**9 for value in values), "value out of range"
sys.exit(42)
