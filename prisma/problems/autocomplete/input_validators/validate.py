#!/usr/bin/env python3
import re
import sys

OPERATION = re.compile(r"add ([a-z]{1,50}) ([1-9][0-9]{0,4})|ask ([a-z]{1,50})")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(r"[1-9][0-9]{0,5}", first), "expected the number of operations"
assert 1 <= int(first) <= 100000, "q out of range"
assert len(lines) == int(first), "expected q operations"
added = asked = 0
for line in lines:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line[:60]}"
    word, weight, prefix = operation.groups()
    if prefix is not None:
        asked += len(prefix)
    else:
        added += len(word)
        assert int(weight) <= 10**4, "weight out of range"
assert added <= 300000, "too many letters in words"
assert added + asked <= 500000, "too many letters"
assert asked > 0, "expected at least one question"
sys.exit(42)
