#!/usr/bin/env python3
# Wrong: the smallest number is not known any more once it has left.
import sys


class MinStack:
    def __init__(self):
        self.numbers = []
        self.smallest = None

    def push(self, number):
        self.numbers.append(number)
        if self.smallest is None or number < self.smallest:
            self.smallest = number

    def pop(self):
        self.numbers.pop()
        if not self.numbers:
            self.smallest = None

    def top(self):
        return self.numbers[-1]

    def min(self):
        return self.smallest


def main():
    stack, output = MinStack(), []
    for _ in range(int(sys.stdin.readline())):
        name, *number = sys.stdin.readline().split()
        if name == "push":
            stack.push(int(number[0]))
        elif name == "pop":
            stack.pop()
        elif name == "top":
            output.append(stack.top())
        else:
            output.append(stack.min())
    print(*output, sep="\n")


main()
