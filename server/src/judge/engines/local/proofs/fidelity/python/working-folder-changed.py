import os
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    os.chdir('/')
assert os.getcwd() == '/', os.getcwd()
