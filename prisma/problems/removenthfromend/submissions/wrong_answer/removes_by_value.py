#!/usr/bin/env python3
# Wrong: removes the first node with the same value.
import sys
from typing import Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def remove_from_end(head: Optional[ListNode], k: int) -> Optional[ListNode]:
    before = ListNode(0, head)
    first = second = before
    for _ in range(k):
        first = first.next
    while first.next is not None:
        first = first.next
        second = second.next
    value = second.next.val
    second = before
    while second.next.val != value:
        second = second.next
    second.next = second.next.next
    return before.next


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
    print(*to_values(remove_from_end(head, k)))


main()
