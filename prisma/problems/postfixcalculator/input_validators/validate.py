#!/usr/bin/env python3
import re
import sys

TOKEN = r"(0|-?[1-9][0-9]*|[-+*/])"


def result(operator, left, right):
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    assert right != 0, "division by zero"
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


text = sys.stdin.read()
assert re.fullmatch(rf"[1-9][0-9]*\n{TOKEN}( {TOKEN})*\n", text), "expected m and a line of tokens"
first, second, _ = text.split("\n")
tokens = second.split()
assert int(first) <= 100000, "m out of range"
assert len(tokens) == int(first), "expected m tokens"
stack = []
for token in tokens:
    if token in ("+", "-", "*", "/"):
        assert len(stack) >= 2, "an operator lacks an operand"
        right, left = stack.pop(), stack.pop()
        stack.append(result(token, left, right))
        assert abs(stack[-1]) <= 10**9, "a result is out of range"
    else:
        assert abs(int(token)) <= 1000, "number out of range"
        stack.append(int(token))
assert len(stack) == 1, "more than one number is left"
sys.exit(42)
