#!/usr/bin/env python3
import sys


class MinStack:
    def __init__(self):
        self.numbers = []
        self.smallest = []

    def push(self, number):
        self.numbers.append(number)
        self.smallest.append(min(number, self.smallest[-1]) if self.smallest else number)

    def pop(self):
        self.numbers.pop()
        self.smallest.pop()

    def top(self):
        return self.numbers[-1]

    def min(self):
        return self.smallest[-1]


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
