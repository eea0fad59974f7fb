import sys

def numbers():
    for line in sys.stdin:
        for word in line.split():
            got = yield len(word)
            if got:
                yield got
    return 'done'

def outer():
    result = yield from numbers()
    print(result)

print(list(outer())[:8])
g = (x * x for x in range(3))
print(next(g), sum(g), next(g, 'over'))
