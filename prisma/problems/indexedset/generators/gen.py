#!/usr/bin/env python3
"""Prints operations: gen.py --seed S --q OPERATIONS --kind newest|mixed|few"""
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


def newest(rng, q):
    """Half of the operations add numbers; then the newest ones leave first, in pairs that change places."""
    half = q // 2
    numbers = [(i * 7919) % 1000003 - 500000 for i in range(half)]
    operations = [f"add {number}" for number in numbers]
    for at in range(half - 1, 0, -2):
        operations += [f"remove {numbers[at - 1]}", f"remove {numbers[at]}"]
    while len(operations) < q:
        operations.append(f"add {numbers[-1]}")
    return operations


def mixed(rng, q, span=10**9):
    """All operations at random; the set grows slowly."""
    operations, numbers, slots = [], [], {}
    for _ in range(q):
        kind = rng.below(8)
        if kind < 3 and numbers:
            operations.append(f"at {rng.below(len(numbers))}")
        elif kind < 6 or not numbers:
            number = rng.below(2 * span + 1) - span
            operations.append(f"add {number}")
            if number not in slots:
                slots[number] = len(numbers)
                numbers.append(number)
        else:
            is_there = rng.below(4) > 0
            number = numbers[rng.below(len(numbers))] if is_there else rng.below(2 * span + 1) - span
            operations.append(f"remove {number}")
            if number in slots:
                last = numbers.pop()
                slot = slots.pop(number)
                if last != number:
                    numbers[slot], slots[last] = last, slot
    return operations


def few(rng, q):
    """Only few different numbers, so that most operations meet one that is there."""
    return mixed(rng, q, 50)


KINDS = {"newest": newest, "mixed": mixed, "few": few}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--q", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = KINDS[options.kind](Splitmix64(options.seed), options.q)
    print(len(operations))
    print("\n".join(operations))


main()
