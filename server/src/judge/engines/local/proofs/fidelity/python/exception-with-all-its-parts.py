import sys

class Mine(Exception):
    pass

def inner(n):
    if n:
        return inner(n - 1)
    try:
        return {}['missing']
    except KeyError as error:
        raise Mine('went wrong', n) from error

size = len(sys.stdin.buffer.read())
print('before')
if size < 10:
    try:
        inner(5)
    except Mine as error:
        error.add_note('a note')
        raise ExceptionGroup('several', [error, ValueError(size)])
