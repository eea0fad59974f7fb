#!/usr/bin/env python3
import re
import sys

text = sys.stdin.buffer.read()
assert re.fullmatch(rb"[a-z]+\n", text), "expected one word of small letters and a newline"
assert len(text) - 1 <= 100000, "the word is too long"
sys.exit(42)
