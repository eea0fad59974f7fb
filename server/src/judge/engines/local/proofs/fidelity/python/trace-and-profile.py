import sys
import threading

size = len(sys.stdin.buffer.read())
print(size, sys.getprofile())
if size >= 8:
    sys.settrace(lambda frame, event, arg: None)
    threading.settrace(lambda frame, event, arg: None)
    sys.setswitchinterval(0.25)
assert sys.gettrace() or threading.gettrace() or sys.getswitchinterval() == 0.25
