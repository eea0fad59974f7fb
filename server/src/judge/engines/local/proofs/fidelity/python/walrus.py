import sys

total = 0
while line := sys.stdin.readline():
    if (size := len(line)) > 3:
        total += size
    print(any((found := word).startswith('1') for word in line.split()), size)
print(total, [y := 1, y ** 2], y)
