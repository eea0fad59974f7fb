#!/usr/bin/env python3
import sys
from collections import deque


class TicketQueue:
    def __init__(self):
        self.tickets = deque()

    def push(self, ticket):
        self.tickets.append(ticket)

    def pop(self):
        return self.tickets.popleft() if self.tickets else None

    def front(self):
        return self.tickets[0] if self.tickets else None

    def size(self):
        return len(self.tickets)


def main():
    queue, output = TicketQueue(), []
    for _ in range(int(sys.stdin.readline())):
        name, *ticket = sys.stdin.readline().split()
        if name == "push":
            queue.push(int(ticket[0]))
        elif name == "pop":
            output.append(queue.pop())
        elif name == "front":
            output.append(queue.front())
        else:
            output.append(queue.size())
    print(*("EMPTY" if value is None else value for value in output), sep="\n")


main()
