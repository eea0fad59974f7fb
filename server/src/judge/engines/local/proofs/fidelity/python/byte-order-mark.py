import sys
print(len(sys.stdin.read()), 'é')
print(ascii(open(__file__).read(3)))
