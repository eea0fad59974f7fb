import sys

class Last:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print('gone', self.name)

size = len(sys.stdin.buffer.read())
a = Last('global')
b = Last('in a circle')
b.me = b
Last('at once')
print('end of main', size)
