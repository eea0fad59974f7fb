import sys

for number, line in enumerate(sys.stdin, 1):
    print(number, len(line), line.rstrip()[:20])
