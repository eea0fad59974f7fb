import sys

größe = len(sys.stdin.read())
日本 = {'é': größe}

class Ünit:
    naïve = 1

ﬁne = 2
print(größe, 日本, Ünit.__name__, Ünit().naïve, fine, sorted(n for n in globals() if not n.isascii()))
