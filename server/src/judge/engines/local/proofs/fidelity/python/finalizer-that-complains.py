import sys

class Fails:
    def __del__(self):
        if size < 8:
            raise ValueError('in a finalizer')

size = len(sys.stdin.buffer.read())
kept = Fails()
kept.me = [kept]
print(size)
