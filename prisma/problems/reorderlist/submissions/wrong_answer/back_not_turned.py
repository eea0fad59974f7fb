#!/usr/bin/env python3
# Wrong: does not turn the second half round.
import sys
from typing import Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def fold_list(head: Optional[ListNode]) -> Optional[ListNode]:
    slow = fast = head
    while fast.next is not None and fast.next.next is not None:
        slow = slow.next
        fast = fast.next.next
    back = slow.next
    slow.next = None
    front = head
    while back is not None:
        after = front.next
        front.next = back
        front = back
        back = after
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
