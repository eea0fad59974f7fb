#!/usr/bin/env python3
import re
import sys

RANKS = {"(": 0, "+": 1, "-": 1, "*": 2, "/": 2, "sign": 3}


def result(operator, left, right):
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    assert right != 0, "division by zero"
    size = abs(left) // abs(right)
    return size if (left < 0) == (right < 0) else -size


def carry_out(values, waiting):
    operator, right = waiting.pop(), values.pop()
    values.append(-right if operator == "sign" else result(operator, values.pop(), right))
    assert abs(values[-1]) <= 10**9, "a result is out of range"


text = sys.stdin.read()
assert re.fullmatch(r"[-+*/()0-9 ]+\n", text), "expected one line with an expression"
line = text[:-1]
assert line == line.strip(" "), "a space at the beginning or at the end"
assert len(line) <= 100000, "too long"
values, waiting, depth, before = [], [], 0, "("
for token in re.findall(r"[0-9]+|[-+*/()]", line):
    is_operand_due = before in RANKS
    if token.isdigit():
        assert is_operand_due, "an operator is missing"
        assert re.fullmatch(r"0|[1-9][0-9]{0,9}", token), "leading zero, or number too long"
        assert int(token) <= 10**9, "number out of range"
        values.append(int(token))
    elif token == "(":
        assert is_operand_due, "an operator is missing"
        waiting.append(token)
        depth += 1
        assert depth <= 500, "brackets too deep"
    elif token == ")":
        assert not is_operand_due, "an operand is missing"
        assert depth > 0, "no bracket is open"
        while waiting[-1] != "(":
            carry_out(values, waiting)
        waiting.pop()
        depth -= 1
    elif is_operand_due:
        assert token == "-", "an operand is missing"
        assert before != "sign", "two signs"
        token = "sign"
        waiting.append(token)
    else:
        while waiting and RANKS[waiting[-1]] >= RANKS[token]:
            carry_out(values, waiting)
        waiting.append(token)
    before = token
assert before not in RANKS, "an operand is missing"
assert depth == 0, "a bracket is left open"
while waiting:
    carry_out(values, waiting)
sys.exit(42)
