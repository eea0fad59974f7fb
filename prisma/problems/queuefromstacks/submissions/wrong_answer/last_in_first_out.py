#!/usr/bin/env python3
# Wrong: never turns the order round, so the newest number leaves first.
import sys


class TwoStackQueue:
    def __init__(self):
        self.inbox = []
        self.outbox = []

    def push(self, number):
        self.inbox.append(number)

    def pop(self):
        return self.inbox.pop()

    def peek(self):
        return self.inbox[-1]

    def empty(self):
        return not self.inbox and not self.outbox


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
