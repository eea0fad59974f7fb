#!/usr/bin/env python3
import re
import sys

TIME = r"(0|[1-9][0-9]{0,9})"
VALUE = r"(0|-?[1-9][0-9]{0,9})"
OPERATION = re.compile(rf"set ([a-z]{{1,10}}) {TIME} {VALUE}|get [a-z]{{1,10}} {TIME}")

text = sys.stdin.read()
assert text.endswith("\n"), "expected a newline at the end"
first, *lines = text[:-1].split("\n")
assert re.fullmatch(r"[1-9][0-9]{0,5}", first), "expected the number of operations"
assert 1 <= int(first) <= 200000, "q out of range"
assert len(lines) == int(first), "expected q operations"
latest = {}
asked = False
for line in lines:
    operation = OPERATION.fullmatch(line)
    assert operation, f"no operation: {line[:60]}"
    key, since, value, time = operation.groups()
    if key is None:
        assert int(time) <= 10**9, "time out of range"
        asked = True
    else:
        assert latest.get(key, -1) < int(since) <= 10**9, "time out of order or out of range"
        assert abs(int(value)) <= 10**9, "value out of range"
        latest[key] = int(since)
assert asked, "expected at least one get"
sys.exit(42)
