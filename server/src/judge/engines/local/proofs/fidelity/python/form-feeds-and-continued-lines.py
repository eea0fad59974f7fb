import sys

print(len(sys.stdin.read()), \
    1 + \
    2); x = 1; print(x)