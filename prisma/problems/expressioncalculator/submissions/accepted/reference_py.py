#!/usr/bin/env python3
import re
import sys


def quotient(left: int, right: int) -> int:
    """Cuts towards zero, while // rounds down."""
    size = abs(left) // abs(right)
    return size if (left < 0) == (right < 0) else -size


def evaluate(text: str) -> int:
    tokens = re.findall(r"[0-9]+|[-+*/()]", text)
    tokens.append("end")
    at = 0

    def take() -> str:
        nonlocal at
        at += 1
        return tokens[at - 1]

    def expression() -> int:
        value = term()
        while tokens[at] in ("+", "-"):
            if take() == "+":
                value += term()
            else:
                value -= term()
        return value

    def term() -> int:
        value = operand()
        while tokens[at] in ("*", "/"):
            if take() == "*":
                value *= operand()
            else:
                value = quotient(value, operand())
        return value

    def operand() -> int:
        token = take()
        if token == "-":
            return -operand()
        if token != "(":
            return int(token)
        value = expression()
        take()  # The closing bracket.
        return value

    return expression()


def main():
    sys.setrecursionlimit(10000)
    print(evaluate(sys.stdin.readline().strip()))


main()
