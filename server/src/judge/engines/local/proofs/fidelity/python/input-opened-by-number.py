n, *rest = open(0, "rb").read().split()[:9] or [b"none"]
print(n, rest)
