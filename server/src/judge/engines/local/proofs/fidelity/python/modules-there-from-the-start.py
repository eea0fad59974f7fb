import sys

names = {name.partition('.')[0] for name in sys.modules}
print(sorted(names & {'usercustomize', 'supervisor', 'again', 'runner', '__mp_main__', 'main'}))
print(len(sys.stdin.read()), sys.modules['__main__'].__dict__ is globals(), sys.modules['__main__'].__name__)
for name in ['collections', 'heapq', 'string', 'tempfile', 'fractions']:
    module = __import__(name)
    print(name, module.__name__, sorted(vars(module))[:3])
