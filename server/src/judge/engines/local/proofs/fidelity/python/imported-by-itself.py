import sys

print('loading as', __name__)
count = globals().get('count', 0) + 1
if __name__ == '__main__':
    import main
    print(main.count, main is sys.modules['main'], main.__file__, main.__spec__.name, len(sys.stdin.read()))
    import main as other
    print(other is main)
