#!/usr/bin/env python3
# Too slow: walks to the last node again and again.
import sys
from typing import Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def fold_list(head: Optional[ListNode]) -> Optional[ListNode]:
    front = head
    while front.next is not None and front.next.next is not None:
        before_last = front
        while before_last.next.next is not None:
            before_last = before_last.next
        last = before_last.next
        before_last.next = None
        last.next = front.next
        front.next = last
        front = last.next
    return head


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
    sys.stdin.readline()
    head = to_list(list(map(int, sys.stdin.readline().split())))
    print(*to_values(fold_list(head)))


main()
