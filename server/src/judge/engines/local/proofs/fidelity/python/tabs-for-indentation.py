import sys
if True:
	size = len(sys.stdin.read())
	def f(x):
		if x:
			return x - 1
		return 0
	print(f(size))
