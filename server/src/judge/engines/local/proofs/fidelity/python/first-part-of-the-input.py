import sys

line = sys.stdin.readline()
print(len(line))
if len(line) == 2 and line[0] == '3':
    sys.exit()
if not line:
    print(len(input()), end='')
