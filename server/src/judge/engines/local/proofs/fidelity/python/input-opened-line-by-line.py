import sys
count = 0
for line in open(0):
    count += len(line.split())
print(count, sys.stdin.closed)
