#!/usr/bin/env python3
# Too slow: looks at the fronts of all lists for each node.
import sys
from typing import List, Optional


class ListNode:
    def __init__(self, val: int, next: "Optional[ListNode]" = None):
        self.val = val
        self.next = next


def merge_all(lists: List[Optional[ListNode]]) -> Optional[ListNode]:
    fronts = [head for head in lists if head is not None]
    before = last = ListNode(0)
    while fronts:
        best = 0
        for i in range(len(fronts)):
            if fronts[i].val < fronts[best].val:
                best = i
        last.next = fronts[best]
        last = last.next
        if last.next is None:
            fronts[best] = fronts[-1]
            fronts.pop()
        else:
            fronts[best] = last.next
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
    lists = []
    for _ in range(int(sys.stdin.readline())):
        sys.stdin.readline()
        lists.append(to_list(list(map(int, sys.stdin.readline().split()))))
    print(*to_values(merge_all(lists)))


main()
