import sys

def solve(data):
    print(len(data))
    return data[len(data) and -1] if len(data) > 2 else data[3]

solve(sys.stdin.readlines())
