#!/usr/bin/env python3
import sys
from typing import Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def reverse_groups(head: Optional[ListNode], k: int) -> Optional[ListNode]:
    dummy = ListNode(0, head)
    before = dummy
    while True:
        last = before
        for _ in range(k):
            last = last.next
            if last is None:
                return dummy.next
        first, after = before.next, last.next
        previous, node = after, first
        while node is not after:
            node.next, previous, node = previous, node, node.next
        before.next = previous
        before = first


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
