import sys

class Twice:
    def __init__(self, under):
        self.under = under

    def write(self, text):
        self.under.write(text + text)

size = len(sys.stdin.buffer.read())
if size < 8:
    sys.stdout = Twice(sys.stdout)
print(size)
