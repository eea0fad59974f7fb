#!/usr/bin/env python3
# Wrong: takes the new top for the smallest number when the smallest one has left.
import sys


class MinStack:
    def __init__(self):
        self.numbers = []
        self.smallest = 0

    def push(self, number):
        self.smallest = min(number, self.smallest) if self.numbers else number
        self.numbers.append(number)

    def pop(self):
        if self.numbers.pop() == self.smallest and self.numbers:
            self.smallest = self.numbers[-1]

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
