#!/usr/bin/env python3
# Too slow: walks from the head to each node.
import sys
from typing import Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def reverse_groups(head: Optional[ListNode], k: int) -> Optional[ListNode]:
    def node_at(place):
        node = head
        for _ in range(place):
            node = node.next
        return node

    n = len(to_values(head))
    values = []
    for place in range(n):
        start = place - place % k
        source = 2 * start + k - 1 - place if start + k <= n else place
        values.append(node_at(source).val)
    return to_list(values)


def to_list(values):
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head


def to_values(head):
    values = []
    while head is not None:
        values.append(head.val)
        head = head.next
    return values


def main():
    _, k = map(int, sys.stdin.readline().split())
    head = to_list(list(map(int, sys.stdin.readline().split())))
    print(*to_values(reverse_groups(head, k)))


main()
