import sys

first = input()
second = sys.stdin.readline()
rest = [line.split() for line in sys.stdin]
print(first, second, rest, end="")
