#!/usr/bin/env python3
import re
import sys

text = sys.stdin.buffer.read()
assert re.fullmatch(rb"[!-~]+( [!-~]+)*\n", text), "expected words with one space between them and a newline"
assert len(text) - 1 <= 100000, "the line is too long"
sys.exit(42)
