#!/usr/bin/env python3
import re
import sys

NUMBER = r"[1-9][0-9]*"

text = sys.stdin.read()
assert re.fullmatch(rf"{NUMBER}\n{NUMBER}( {NUMBER})+\n", text), "expected n and a line of sizes"
first, second = text.splitlines()
n, sizes = int(first), [int(token) for token in second.split(" ")]
assert 1 <= n <= 200, "n out of range"
assert len(sizes) == n + 1, "expected n + 1 sizes"
assert all(1 <= size <= 1000 for size in sizes), "size out of range"
sys.exit(42)
