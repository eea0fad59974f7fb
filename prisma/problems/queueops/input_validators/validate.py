#!/usr/bin/env python3
import re
import sys

OPERATION = r"(push (0|[1-9][0-9]*)|pop|front|size)"

text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n({OPERATION}\n)+", text), "expected q and operations"
first, *operations = text.splitlines()
q = int(first)
assert 1 <= q <= 100000, "q out of range"
assert len(operations) == q, "expected q operations"
tickets = [int(operation[5:]) for operation in operations if operation.startswith("push")]
assert all(ticket <= 10**9 for ticket in tickets), "ticket out of range"
assert len(tickets) < q, "nothing is asked"
sys.exit(42)
