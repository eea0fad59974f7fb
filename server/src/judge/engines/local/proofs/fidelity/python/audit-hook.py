import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    sys.addaudithook(lambda event, args: event == 'fidelity.ask' and args[0].append('left'))
answers = []
sys.audit('fidelity.ask', answers)
answers[0]
