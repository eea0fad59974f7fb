"""What is said on the two pipes between shared.py and the process that takes turns."""

TURN_FD = 3
DONE_FD = 4
OVER, READY = b"d", b"r"
ANOTHER, LAST = b"a", b"l"
