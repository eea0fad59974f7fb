import heapq
import sys

numbers = [int(w) for w in sys.stdin.buffer.read().split() if w.isdigit()] or [0]
n = len(numbers)
graph = [[((i * 3 + 1) % n, x + 1), ((i + 1) % n, 5)] for i, x in enumerate(numbers)]
distance = [float('inf')] * n
distance[0] = 0
queue = [(0, 0)]
while queue:
    d, node = heapq.heappop(queue)
    if d > distance[node]:
        continue
    for other, weight in graph[node]:
        if d + weight < distance[other]:
            distance[other] = d + weight
            heapq.heappush(queue, (d + weight, other))
print(distance)
