import sys

def main():
    data = sys.stdin.buffer.read().split()
    numbers = [int(word) for word in data if word.lstrip(b'-').isdigit()]
    sys.stdout.buffer.write(b' '.join(b'%d' % (x * 2) for x in numbers) + b'\n')

main()
