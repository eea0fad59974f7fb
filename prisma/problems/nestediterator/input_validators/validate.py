#!/usr/bin/env python3
import re
import sys

NUMBER = r"(?:0|-?[1-9][0-9]{0,9})"
# What may stand behind what; the beginning counts as a comma.
BEHIND = {"[": "[n]", ",": "[n", "]": ",]", "n": ",]"}

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
line, count, *operations = text[:-1].split("\n")
assert len(line) <= 100000, "the list is too long"
tokens = re.findall(rf"{NUMBER}|[][,]", line)
assert "".join(tokens) == line, "strange characters in the list"
depth, before = 0, ","
for place, token in enumerate(tokens):
    kind = token if token in "[]," else "n"
    assert kind in BEHIND[before], f"{token} does not fit behind {before}"
    assert depth > 0 or (place == 0 and kind == "["), "expected one list"
    assert kind != "n" or abs(int(token)) <= 10**9, "number out of range"
    depth += (kind == "[") - (kind == "]")
    assert depth <= 1000, "nested too deep"
    before = kind
assert tokens and depth == 0, "a bracket is not closed"
assert re.fullmatch(r"[1-9][0-9]{0,5}", count) and int(count) <= 100000, "q out of range"
assert len(operations) == int(count), "expected q operations"
assert all(name in ("next", "hasnext") for name in operations), "unknown operation"
sys.exit(42)
