import sys

def collect(x, into=[], count={'calls': 0}):
    count['calls'] += 1
    into.append(x)
    return into, count

collect(len(sys.stdin.read()))
print(collect('second'))
