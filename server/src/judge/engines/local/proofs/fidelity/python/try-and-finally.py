import sys

def f(text):
    try:
        return int(text)
    except ValueError as error:
        print('no number:', error)
        return -1
    else:
        print('never')
    finally:
        print('finally')

def g():
    for i in range(3):
        try:
            continue
        finally:
            if i == 1:
                return i

print(f(sys.stdin.readline()), g())
try:
    try:
        {}['a']
    except KeyError as e:
        raise ValueError('b') from e
except ValueError as e:
    print(repr(e), repr(e.__cause__), e.__context__ is e.__cause__)
print('e' in globals())
