import sys
file = open(0)
print(repr(sys.stdin.readline()), repr(file.read(3)), open(0) is file)
