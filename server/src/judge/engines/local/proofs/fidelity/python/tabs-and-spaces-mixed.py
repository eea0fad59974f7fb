import sys
if True:
        size = len(sys.stdin.read())
	print(size)
