#!/usr/bin/env python3
import heapq
import sys
from typing import List


def what_is_left(weights: List[int]) -> int:
    heap = [-weight for weight in weights]
    heapq.heapify(heap)
    while len(heap) > 1:
        heaviest = -heapq.heappop(heap)
        second = -heapq.heappop(heap)
        if heaviest != second:
            heapq.heappush(heap, second - heaviest)
    return -heap[0] if heap else 0


def main():
    sys.stdin.readline()
    weights = list(map(int, sys.stdin.readline().split()))
    print(what_is_left(weights))


main()
