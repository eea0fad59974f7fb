#!/usr/bin/env python3
# Too slow: pours everything over for each number that comes in, and back again.
import sys


class TwoStackQueue:
    def __init__(self):
        self.first = []
        self.second = []

    def push(self, number):
        while self.first:
            self.second.append(self.first.pop())
        self.first.append(number)
        while self.second:
            self.first.append(self.second.pop())

    def pop(self):
        return self.first.pop()

    def peek(self):
        return self.first[-1]

    def empty(self):
        return not self.first


def main():
    queue, output = TwoStackQueue(), []
    for _ in range(int(sys.stdin.readline())):
        name, *number = sys.stdin.readline().split()
        if name == "push":
            queue.push(int(number[0]))
        elif name == "pop":
            output.append(queue.pop())
        elif name == "peek":
            output.append(queue.peek())
        else:
            output.append("true" if queue.empty() else "false")
    print(*output, sep="\n")


main()
