#!/usr/bin/env python3
"""Prints an expression: gen.py --seed S --n LENGTH --kind flat|deep|bushy|spaced"""
import argparse


class Splitmix64:
    """Our own generator: Python keeps the sequences of `random` stable only in part."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound


LIMIT = 10**9
DEPTH = 500


def result(operator, left, right):
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    size = abs(left) // abs(right)
    return size if (left < 0) == (right < 0) else -size


class Writer:
    """Makes pieces of an expression: pairs of a text and its value, which stays within the limit."""

    def __init__(self, rng, is_spaced):
        self.rng = rng
        self.is_spaced = is_spaced

    def gap(self):
        return " " * self.rng.below(4) if self.is_spaced and self.rng.below(3) else ""

    def fitting(self, operators, left, right):
        """An operator whose result stays within the limit."""
        while True:
            operator = operators[self.rng.below(len(operators))]
            if operator == "/" and right == 0:
                continue
            if abs(result(operator, left, right)) <= LIMIT:
                return operator

    def joined(self, operators, left, right):
        operator = self.fitting(operators, left[1], right[1])
        text = left[0] + self.gap() + operator + self.gap() + right[0]
        return text, result(operator, left[1], right[1])

    def number(self):
        value = self.rng.below((10, 100, 100, 10000)[self.rng.below(4)])
        return str(value), value

    def signed(self, piece):
        text, value = piece
        return "-" + self.gap() + text, -value

    def bracket(self, piece):
        text, value = piece
        return "(" + self.gap() + text + self.gap() + ")", value

    def operand(self, depth):
        if depth > 0 and self.rng.below(4) == 0:
            piece = self.bracket(self.expression(depth - 1))
        else:
            piece = self.number()
        return self.signed(piece) if self.rng.below(6) == 0 else piece

    def term(self, depth):
        piece = self.operand(depth)
        while self.rng.below(5) < 2:
            # Before most divisions a small number, so that the values do not all become 0.
            right = self.operand(depth)
            if abs(right[1]) > 9 and self.rng.below(3):
                right = ("2", 2)
            piece = self.joined("*/", piece, right)
        return piece

    def expression(self, depth):
        piece = self.term(depth)
        while self.rng.below(2):
            piece = self.joined("+-", piece, self.term(depth))
        return piece

    def tower(self):
        """Brackets as deep as is allowed, with a number or a sign at each of them."""
        piece = self.number()
        for _ in range(DEPTH - 1):
            what = self.rng.below(5)
            if what < 2:
                piece = self.joined("+-*/" if what else "+-", piece, self.number())
            elif what < 4:
                piece = self.joined("+-*", self.number(), piece)
            else:
                piece = self.signed(piece)
            piece = self.bracket(piece)
        return self.bracket(self.joined("+-", piece, self.number()))

    def long(self, n, part):
        """Parts with plus and minus between them, as many as have room."""
        text, value = part()
        while True:
            right, more = part()
            operator = self.fitting("+-", value, more)
            between = self.gap() + operator + self.gap()
            if len(text) + len(between) + len(right) > n:
                return text
            text += between + right
            value = result(operator, value, more)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=["flat", "deep", "bushy", "spaced"], required=True)
    options = parser.parse_args()
    writer = Writer(Splitmix64(options.seed), options.kind == "spaced")
    parts = {
        "flat": lambda: writer.term(0),
        "deep": writer.tower,
        "bushy": lambda: writer.term(12),
        "spaced": lambda: writer.term(8),
    }
    print(writer.long(options.n, parts[options.kind]))


main()
