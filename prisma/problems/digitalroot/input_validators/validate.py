#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9][0-9]*)\n", text), "expected one number and a newline"
assert 1 <= len(text) - 1 <= 100000, "too many digits"
sys.exit(42)
