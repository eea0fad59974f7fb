import io
import sys

size = len(sys.stdin.buffer.read())
sys.stdin = io.StringIO('given\nby the program\n')
print(input(), sys.stdin.readline(), size, end='')
if size == 8:
    sys.stdin = None
if size < 8:
    print(len(sys.__stdin__.read()), input())
