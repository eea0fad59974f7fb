#!/usr/bin/env python3
# Wrong: a number that is there gets a second slot.
import sys


class IndexedSet:
    def __init__(self) -> None:
        self.numbers = []
        self.slots = {}

    def add(self, number: int) -> bool:
        is_new = number not in self.slots
        self.slots[number] = len(self.numbers)
        self.numbers.append(number)
        return is_new

    def remove(self, number: int) -> bool:
        if number not in self.slots:
            return False
        free, last = self.slots[number], self.numbers[-1]
        self.numbers[free] = last
        self.slots[last] = free
        self.numbers.pop()
        del self.slots[number]
        return True

    def at(self, slot: int) -> int:
        return self.numbers[slot]


def main():
    numbers, output = IndexedSet(), []
    for _ in range(int(sys.stdin.readline())):
        name, number = sys.stdin.readline().split()
        if name == "add":
            output.append("true" if numbers.add(int(number)) else "false")
        elif name == "remove":
            output.append("true" if numbers.remove(int(number)) else "false")
        else:
            output.append(numbers.at(int(number)))
    print(*output, sep="\n")


main()
