import heapq

# What the bank's problems are made of: a heap, a dictionary, a sort, a table, all of some size.
seed = 1
numbers = []
for _ in range(60_000):
    seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
    numbers.append(seed)
heap = []
for number in numbers:
    heapq.heappush(heap, number)
total = sum(heapq.heappop(heap) * rank % 7 for rank in range(len(numbers)))
places = {number: rank for rank, number in enumerate(sorted(numbers))}
total += sum(places[number] for number in numbers)
table = [[row * column for column in range(300)] for row in range(300)]
print(total + sum(map(sum, table)))
