import sys

a = sys.stdin.read()
sys.stdin.seek(0)
b = sys.stdin.read()
sys.stdin.seek(0)
print(len(a), a == b, repr(sys.stdin.readline()), sys.stdin.seekable(), sys.stdin.read(1) == b[-1:])
