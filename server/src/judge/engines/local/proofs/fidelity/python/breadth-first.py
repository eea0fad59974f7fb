from collections import deque
import sys

lines = sys.stdin.read().splitlines()
width = max(map(len, lines), default=0)
seen = {(0, 0): 0}
queue = deque(seen)
while queue:
    x, y = queue.popleft()
    for dx, dy in (0, 1), (1, 0), (0, -1), (-1, 0):
        at = x + dx, y + dy
        if 0 <= at[0] < width and 0 <= at[1] < len(lines) and at not in seen:
            seen[at] = seen[x, y] + 1
            queue.append(at)
print(len(seen), max(seen.values()))
