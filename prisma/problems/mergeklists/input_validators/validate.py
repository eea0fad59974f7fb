#!/usr/bin/env python3
import re
import sys

COUNT = r"(0|[1-9][0-9]*)"
NUMBER = r"(0|-?[1-9][0-9]*)"
LINE = re.compile(rf"({NUMBER}( {NUMBER})*)?")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(COUNT, first) and int(first) <= 10**5, "k out of range"
assert len(lines) == 2 * int(first), "expected two lines for each list"
total = 0
for length, line in zip(lines[::2], lines[1::2]):
    assert re.fullmatch(COUNT, length) and LINE.fullmatch(line), "expected a length and a line of values"
    values = [int(token) for token in line.split()]
    assert len(values) == int(length), "a list has another length"
    assert all(-(10**9) <= value <= 10**9 for value in values), "value out of range"
    assert all(x <= y for x, y in zip(values, values[1:])), "a list goes down"
    total += len(values)
assert total <= 200000, "too many nodes"
sys.exit(42)
