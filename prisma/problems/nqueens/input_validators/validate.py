#!/usr/bin/env python3
import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9][0-9]*\n", text), "expected one integer and a newline"
assert 1 <= int(text) <= 11, "n out of range"
sys.exit(42)
